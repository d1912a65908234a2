"""Public reports on integer division, remainders, rounding modes and narrow integers."""

from __future__ import annotations

import pytest
import torch
from device_support import agree, counted, same


def test_pytorch_xla_2946(device):
    """Floor division of integers stays integer, and another divisor compiles nothing."""
    x = torch.arange(-10, 10, dtype=torch.int32)
    agree(lambda v: torch.div(v, 3, rounding_mode="floor"), x)
    on_device = x.to(device)
    same(on_device // 1, x // 1)
    with counted() as count:
        for divisor in range(2, 12):
            same(on_device // divisor, x // divisor)
            same(on_device // -divisor, x // -divisor)
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)


def test_pytorch_xla_3923(device):
    """floor_divide floors. Also pytorch#44858."""
    same(torch.tensor([1, -1], device=device) // torch.tensor([2, 2], device=device), [0, -1])
    agree(torch.floor_divide, torch.tensor([7.0, -7.0, 7.0, -7.0]), torch.tensor([2.0, 2.0, -2.0, -2.0]))


def test_pytorch_50280(device):
    """10 // 0.1 is 99, because 0.1 is a little more than a tenth."""
    agree(lambda x: x // 0.1, torch.tensor([10.0], dtype=torch.float64))
    same(torch.tensor([10.0], dtype=torch.float64, device=device) // 0.1, [99.0])
    agree(lambda x: x // 0.1, torch.tensor([10.0, 1.0, -1.0]))


def test_pytorch_xla_1776(device):
    """uint8 wraps and compares equal to what it wrapped to."""
    x = torch.tensor([255], dtype=torch.uint8, device=device) + 1
    same(x, [0])
    assert bool(x == 0)
    agree(lambda v: v + 1 == 0, torch.tensor([255, 0], dtype=torch.uint8))


def test_pytorch_xla_1796(device):
    """float32 to uint8, for every value that uint8 holds."""
    agree(lambda v: v.to(torch.uint8), torch.rand(200) * 255)


def test_pytorch_48605(device):
    """uint8 against a negative number; remainders of int8."""
    x = torch.tensor([0, 1, 200, 255], dtype=torch.uint8)
    for number in (-1, -5, 3, 255, 256):
        agree(lambda v, n=number: v > n, x)
        agree(lambda v, n=number: v == n, x)
    y = torch.tensor([-128, -7, -1, 0, 1, 7, 127], dtype=torch.int8)
    for number in (-3, 3, 5):
        agree(lambda v, n=number: torch.remainder(v, n), y)
        agree(lambda v, n=number: torch.fmod(v, n), y)


def test_pytorch_xla_1741(device):
    """No silent float32 where float64 was asked for."""
    assert bool(torch.tensor(2147483647, device=device).double() < 2147483647.9)
    assert not bool(torch.tensor(2147483647, device=device).double() < 2147483646.9)


def test_pytorch_3304(device):
    """The running sum of uint8 is int64."""
    result = torch.ones(300, dtype=torch.uint8, device=device).cumsum(0)
    assert result.dtype == torch.int64 and int(result[-1]) == 300


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int8])
def test_pytorch_191499(device, dtype):
    values = [5, 1, 100, 3, 7, 8, 9, 13, 100, 120, 127, 2, 6, 4, 11, 12, 90, 80]
    x = torch.tensor(values, dtype=dtype, device=device)
    assert [int(v) for v in (x.min(), x.max(), x.argmin(), x.argmax())] == [1, 127, 1, 10]


def test_pytorch_117215(device):
    agree(lambda v: v.all(dim=0), torch.tensor([[1, 0, 3], [2, 5, 0]], dtype=torch.uint8))


def test_pytorch_153359(device):
    """cumsum with a dtype converts first."""
    agree(lambda v: v.cumsum(0, dtype=torch.int8), torch.tensor([0.6, 1.6, 2.6, 100.0, 30.0]).bfloat16())
