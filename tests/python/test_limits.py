"""Operators at the limits of their inputs: no rows, places and matrices that are not finite, huge exponents."""

from __future__ import annotations

import functools
import math

import pytest
import torch
import torch.nn.functional as F  # noqa: N812
from device_support import agree, same


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_losses_over_no_rows(device, reduction):
    targets = torch.zeros(0, dtype=torch.long)
    loss = functools.partial(F.cross_entropy, reduction=reduction)
    agree(loss, torch.zeros(0, 3), targets)
    agree(loss, torch.zeros(0, 3, 2, 2), targets.reshape(0, 2, 2))


@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
def test_sampling_at_places_that_are_no_numbers(device, mode, padding):
    image, grid = torch.randn(1, 2, 3, 3), torch.tensor([math.inf, -math.inf, math.nan, 1e20, 0.5]).expand(2, 5)
    for align in (False, True):
        sample = functools.partial(F.grid_sample, mode=mode, padding_mode=padding, align_corners=align)
        agree(sample, image, grid.T.reshape(1, 1, 5, 2))


@pytest.mark.parametrize("value", [math.nan, math.inf])
def test_decompositions_of_what_is_not_finite(device, value):
    """All of it is NaN; the finite matrix of the batch is not touched."""
    matrices = torch.stack([torch.full((3, 3), value), torch.diag(torch.tensor([3.0, 1.0, 2.0]))])
    values, vectors = torch.linalg.eigh(matrices.to(device))
    same(values[1], [1.0, 2.0, 3.0])
    assert vectors[0].isnan().all() and values[0].isnan().all() and vectors[1].isfinite().all()
    u, s, v = torch.linalg.svd(matrices.to(device))
    same(s[1], [3.0, 2.0, 1.0])
    assert all(part[0].isnan().all() and part[1].isfinite().all() for part in (u, s, v))


@pytest.mark.parametrize("exponent", [2**63, 2**64 - 1, 2**62, -(2**62), 1001])
def test_large_integer_exponents(device, exponent):
    agree(lambda x: x**exponent, torch.tensor([0.0, 1.0, 2.0, 0.5]))
