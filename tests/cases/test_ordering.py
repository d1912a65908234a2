"""Public reports on NaN, infinities, ties and order."""

from __future__ import annotations

import math

import pytest
import torch
from device_support import agree, agree_on_gradients, same


def test_pytorch_xla_2553(device):
    """Cross entropy with minus infinity at classes that are not the target is finite, and so is its gradient."""
    logits = torch.tensor([[1.0, -math.inf, 2.0], [-math.inf, 0.5, 0.1]], requires_grad=True)
    target = torch.tensor([0, 2])
    agree_on_gradients(torch.nn.functional.cross_entropy, logits, target)
    loss = torch.nn.functional.cross_entropy(logits.detach().to(device), target.to(device))
    assert math.isfinite(float(loss))


def test_pytorch_xla_2415(device):
    """argmax and argmin pick the first of equal values, and a NaN before everything."""
    ties = torch.tensor([3.0, 7.0, 7.0, 1.0, 1.0, 7.0], device=device)
    assert (int(ties.argmax()), int(ties.argmin())) == (1, 3)
    agree(lambda v: v.argmax(1), torch.tensor([[1, 1, 0], [0, 2, 2]]))
    x = torch.arange(12.0)
    x[8] = math.nan
    assert (int(x.to(device).argmax()), int(x.to(device).argmin())) == (8, 8)
    agree(lambda v: list(torch.max(v, 0)), x)


def test_pytorch_xla_8675(device):
    """cummax and cummin report the last of equal values."""
    same(torch.ones(3, device=device).cummax(0).indices, [0, 1, 2])
    agree(lambda v: list(torch.cummin(v, 0)), torch.tensor([2.0, 2.0, 1.0, 1.0, 3.0, math.nan, 0.0]))


@pytest.mark.parametrize("dtype", [torch.int32, torch.float16])
def test_pytorch_xla_5904(device, dtype):
    x = torch.tensor([3, 1, 3, 2, 3, 1], dtype=dtype)
    values, indices = x.to(device).topk(4)
    same(values, x.topk(4).values)
    assert len(set(indices.tolist())) == 4
    same(x.to(device)[indices], x.topk(4).values)


def test_pytorch_xla_2330(device):
    """A clamped NaN is NaN."""
    x = torch.tensor([math.nan, -5.0, 5.0])
    agree(lambda v: v.clamp(-1, 1), x)
    agree(lambda v: v.clamp(min=0), x)
    agree(lambda v: torch.clamp(v, torch.tensor(-1.0, device=v.device), torch.tensor(math.nan, device=v.device)), x)
    agree(lambda v: torch.nn.functional.relu(v), x)


def test_pytorch_68425(device):
    """The gradient through the branch that is not taken is NaN, as PyTorch's."""
    x = torch.tensor([0.0, 4.0], requires_grad=True)
    agree_on_gradients(lambda v: torch.where(v > 0, torch.sqrt(v), torch.zeros_like(v)), x)


def test_pytorch_116567(device):
    """Sorted NaN come last whatever their sign bit."""
    values, indices = torch.tensor([1.0, -math.nan], device=device).sort()
    assert float(values[0]) == 1 and math.isnan(float(values[1]))
    same(indices, [0, 1])


def test_pytorch_190781(device):
    x = torch.rand(129)
    x[:6] = -torch.tensor(math.nan)
    values, indices = x.to(device).sort(stable=True)
    expected = x.sort(stable=True)
    same(values, expected.values)
    same(indices, expected.indices)
    assert values.isnan().cpu().nonzero().flatten().tolist() == list(range(123, 129))


def test_pytorch_103909(device):
    x = torch.tensor([1, 0, 1, 0, 1, 0] * 5)
    agree(lambda v: v.argsort(stable=True), x)
    agree(lambda v: v.argsort(stable=True, descending=True), x)


def test_tt_xla_1555(device):
    for function, value in ((torch.acos, 2), (torch.acosh, 0.5), (torch.log, -1), (torch.sqrt, -1), (torch.atanh, 2)):
        assert math.isnan(float(function(torch.tensor(float(value), device=device)))), function.__name__
