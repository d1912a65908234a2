"""Public reports on result dtypes and promotion."""

from __future__ import annotations

import pytest
import torch
from device_support import agree, agree_on_gradients, counted, same, same_error


def test_pytorch_xla_7084(device):
    """An in-place product with a float64 scalar tensor leaves float16, in memory too."""
    x = torch.tensor(10, dtype=torch.half, device=device)
    x.mul_(torch.tensor(7, dtype=torch.float64, device=device))
    assert x.dtype == torch.half and float(x) == 70
    assert x.untyped_storage().nbytes() == 2
    same(x.view(torch.int16), torch.tensor(70, dtype=torch.half).view(torch.int16))


@pytest.mark.parametrize("default", [torch.float32, torch.float64])
def test_pytorch_xla_7729(device, default):
    """Functions of integers have the default floating dtype. Also #5903, #5842, #5863, #5852."""
    torch.set_default_dtype(default)
    x = torch.tensor([0, 1, -1], dtype=torch.int32)
    for function in (torch.tanh, torch.acos, torch.erf, torch.sin):
        assert agree(function, x).dtype == default
    assert agree(torch.atan2, x, torch.tensor([1, 2, 3], dtype=torch.int32)).dtype == default


def test_pytorch_xla_6582(device):
    """Operators that keep integers integer."""
    x = torch.arange(-4, 5, dtype=torch.int32).reshape(3, 3)
    agree(lambda v: torch.addmm(v, v, v), x)
    agree(torch.ceil, x)
    agree(torch.floor, x)
    agree(lambda v: torch.nn.functional.hardtanh(v, -2, 2), x)
    agree(lambda v: v.masked_fill(v > 0, 7), x)
    for rounding in ("floor", "trunc"):
        agree(lambda v, r=rounding: torch.div(v, 3, rounding_mode=r), x)


def test_pytorch_xla_592(device):
    a = torch.arange(10, dtype=torch.uint8)
    assert agree(lambda v, i: v[i], a, torch.tensor([1, 3, 9])).dtype == torch.uint8


def test_pytorch_xla_2130(device):
    agree(
        lambda v, w: torch.linalg.cross(v, w),
        torch.tensor([[1, 2, 3]], dtype=torch.uint8),
        torch.tensor([[4, 5, 6]], dtype=torch.uint8),
    )


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float64])
def test_pytorch_xla_6479(device, dtype):
    agree(torch.where, torch.tensor([True, False]), torch.tensor([1.5, 2.5]), torch.tensor([3.5, 4.5], dtype=dtype))


def test_pytorch_xla_3399(device):
    same(torch.arange(0, 2048, device=device), torch.arange(0, 2048))
    same(torch.arange(42294967295, 42294967350, device=device), torch.arange(42294967295, 42294967350))


def test_pytorch_xla_6089(device):
    """A float16 range ends, although float16 cannot count past 2048 by ones."""
    same(torch.arange(3000, dtype=torch.float16, device=device), torch.arange(3000, dtype=torch.float16))


def test_pytorch_114544(device):
    same(torch.arange(0, 300, dtype=torch.bfloat16, device=device), torch.arange(0, 300, dtype=torch.bfloat16))


def test_pytorch_xla_1724(device):
    error = same_error(lambda x, y: x.add_(y), torch.tensor([1]), torch.tensor([0.5]), message=True)
    assert "result type Float can't be cast" in str(error)


def test_pytorch_xla_1929(device):
    """A bfloat16 layer whose output is scaled in place."""

    def run(x, w, b):
        y = torch.nn.functional.linear(x, w, b)
        y *= 0.5
        return y

    x, w, b = (torch.randn(*s).bfloat16().requires_grad_() for s in ((4, 8), (3, 8), (3,)))
    agree_on_gradients(run, x, w, b, rtol=1.6e-2, atol=1e-2)


def test_pytorch_xla_8496(device):
    """Convolution and batch norm under autocast. Also #9014."""
    model = torch.nn.Sequential(torch.nn.Conv2d(3, 16, 3), torch.nn.BatchNorm2d(16)).to(device)
    with torch.autocast("tpu", dtype=torch.bfloat16):
        out = model(torch.randn(4, 3, 32, 32, device=device))
    out.float().sum().backward()
    assert out.dtype == torch.bfloat16 and model[0].weight.grad.dtype == torch.float32


def test_pytorch_xla_9392(device):
    """The gradient of an embedding is float32 all the way: its program holds no float64."""
    weight = torch.randn(10, 4, requires_grad=True)
    agree_on_gradients(lambda w, i: torch.nn.functional.embedding(i, w), weight, torch.tensor([1, 1, 9, 0]))


def test_tt_forge_models_312(device):
    """type() gives a name that type() takes."""
    x, y = torch.ones(2, device=device), torch.ones(2, dtype=torch.int64, device=device)
    assert x.type(y.type()).dtype == torch.int64
    assert x.type(y.type()).device.type == device


def test_pytorch_xla_3293(device):
    """Complex tensors: views as real numbers, and a transform. Also #4838 and pull request 8382."""
    x = torch.randn(3, 4, 2)
    agree(torch.view_as_complex, x)
    agree(lambda v: torch.view_as_real(torch.view_as_complex(v) * 2j), x)
    agree(lambda v: torch.fft.fft2(v).real.float(), torch.randn(4, 6))


def test_promotion_compiles_once_for_each_kind_of_number(device):
    x = torch.ones(4, device=device)
    _ = x + 1, x + 1.5
    with counted() as count:
        for value in range(10):
            _ = x + value, x + value / 7
    assert count.call_misses == 0


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float64, torch.int64, torch.float8_e5m2])
def test_float8_at_its_limits(device, dtype):
    """float8_e4m3fn has no infinity and takes its largest number instead; the others overflow as they do on the CPU."""
    numbers = [0.0, 1.0, -447.0, 448.0, 463.0, 465.0, -1e4]
    x = torch.tensor(numbers).to(dtype)
    if dtype.is_floating_point:
        x = torch.cat([x, torch.tensor([float("inf"), -float("inf"), float("nan")]).to(dtype)])
    for to in (torch.float8_e4m3fn, torch.float8_e5m2):
        agree(lambda v, to=to: v.to(to).float(), x)
