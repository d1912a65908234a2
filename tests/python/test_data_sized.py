"""Operators whose result sizes depend on data: exact for every count, and few programs for many counts."""

from __future__ import annotations

import pytest
import torch
from device_support import agree, counted

OPERATORS = {
    "nonzero": torch.nonzero,
    "masked_select": lambda x: x.masked_select(x > 1),
    "mask": lambda x: x[x > 1],
    "unique": lambda x: torch.unique(x, return_inverse=True, return_counts=True),
    "unique-rows": lambda x: torch.unique(x, dim=0, return_inverse=True, return_counts=True),
    "unique-columns": lambda x: torch.unique(x, dim=-1, return_inverse=True, return_counts=True),
    "consecutive": lambda x: torch.unique_consecutive(x, return_inverse=True, return_counts=True),
    "consecutive-columns": lambda x: torch.unique_consecutive(x, dim=-1, return_inverse=True, return_counts=True),
    "bincount": lambda x: torch.bincount(x.flatten()),
    "repeat_interleave": lambda x: torch.repeat_interleave(x.flatten()),
}


# Sizes at and around the sizes that counts are rounded to, so that a dimension of the input is one of them.
@pytest.mark.parametrize("shape", [(4,), (8,), (12,), (4, 4), (3, 4), (4, 8), (0,), (1,)], ids=str)
@pytest.mark.parametrize("name", OPERATORS)
def test_counts(device, name, shape):
    generator = torch.Generator().manual_seed(0)
    for high in (1, 2, 4, 9):
        agree(OPERATORS[name], torch.randint(0, high, shape, generator=generator), strides=False)


def test_few_programs_for_many_counts(device):
    x = torch.arange(64, device=device)
    with counted() as count:
        for limit in range(64):
            assert torch.nonzero(x < limit).shape == (limit, 1)
    assert count.call_misses <= 20
