"""Public reports on errors: a Python exception of PyTorch's type, never an abort."""

from __future__ import annotations

import warnings

import pytest
import torch
from device_support import error_of, run_on_device, same, same_error
from torch.nn import functional as F  # noqa: N812


def full(*shape, dtype=None):
    return torch.full(shape, 1, dtype=dtype or torch.float32)


@pytest.mark.parametrize(
    ("function", "inputs"),
    [
        (torch.add, (full(2, 2, 4, 4), full(2, 2))),
        (lambda a, b: torch.cat([a, b]), (full(2, 2), full(5, 1))),
        (lambda a, b: torch.div(a, b, rounding_mode="bad"), (full(2), full(2))),
        (lambda a: torch.flip(a, [0, 0]), (full(2, 2),)),
        (lambda a: torch.full([2, -2, 2], 1.5, device=a.device), (full(1),)),
        (lambda a, i: torch.gather(a, 1, i), (full(2, 3), full(3, dtype=torch.long))),
        (lambda a, i: torch.gather(a, 1, i), (full(2, 3), full(3, 3, dtype=torch.long))),
        (torch.mm, (full(2), full(2, 2))),
        (torch.mm, (full(2, 5), full(8, 2))),
        (torch.bmm, (full(2, 3, 4), full(3, 4, 2))),
        (torch.bmm, (full(2, 3, 4), full(2, 5, 2))),
        (torch.baddbmm, (full(2, 3, 2), full(2, 3, 4), full(2, 5, 2))),
        (lambda a: torch.roll(a, [1, 2], [0]), (full(2, 3),)),
        (torch.trace, (full(2, 2, 2),)),
        (torch.clamp, (full(2),)),
        (lambda a: a.random_(3, 1), (full(2),)),
        (lambda a: a.uniform_(5, 2), (full(2),)),
        (lambda a: F.avg_pool3d(a, [2, 2]), (full(1, 1, 4, 4, 4),)),
    ],
    ids=[
        "add", "cat", "div", "flip", "full", "gather-rank", "gather-size", "mm-rank", "mm-size", "bmm-batch", "bmm-inner",
        "baddbmm", "roll", "trace", "clamp", "random_", "uniform_", "avg_pool3d",
    ],
)  # fmt: skip
def test_pytorch_xla_error_messages(mode, function, inputs):
    """The operators of pytorch/xla's test_ops_error_message.py."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        same_error(function, *inputs)


def test_pytorch_xla_8532(device):
    """Tensors of two devices: the message names operator, argument and both devices. Also pytorch#117499, #1749."""
    x = torch.ones(3, 3)
    for function in (lambda a: a.to(device) @ x, lambda a: x + a.to(device), lambda a: torch.cat([a.to(device), x])):
        error = error_of(function, x)
        assert isinstance(error, RuntimeError)
        assert all(word in str(error) for word in ("tpu:0", "cpu", "same device"))
    message = str(error_of(lambda: x.to(device) @ x))
    assert "mat2" in message or "other" in message
    assert "mm" in message
    same(x.to(device) + torch.tensor(2.0), x + 2)
    same(torch.tensor(2.0) * x.to(device), x * 2)


def test_huge_allocation(device):
    """Too large a tensor is an out-of-memory error with sizes; the next small operator works."""
    x = torch.ones(3, device=device)
    for shape in ((1024,) * 5, (2**62,), (2**40, 2**40)):
        error = error_of(lambda s=shape: torch.ones(s, device=device))
        assert isinstance(error, RuntimeError)
    error = error_of(lambda: torch.ones((1024,) * 5, device=device))
    assert isinstance(error, torch.OutOfMemoryError), error
    assert "4194304.00 GiB" in str(error), error
    same(x + 1, [2.0] * 3)


def test_pytorch_xla_4174():
    """A CPU backward before the device's first use does not disturb a backward on the device."""
    run_on_device(
        """
        import torch
        x = torch.ones(3, requires_grad=True)
        (x * x).sum().backward()
        assert not torch.tpu.is_initialized()
        y = torch.ones(3, device="tpu", requires_grad=True)
        (y * y).sum().backward()
        assert y.grad.tolist() == [2, 2, 2]
        """
    )


def test_pytorch_165455(device, tmp_path):
    """The backend's name confuses torch.load with no other device."""
    torch.save(torch.ones(2, device=device), tmp_path / "x.pt")
    assert torch.load(tmp_path / "x.pt").device == torch.device("tpu", 0)
    assert torch.load(tmp_path / "x.pt", map_location="cpu").device.type == "cpu"


def test_pytorch_xla_9448(device):
    """No C++ stack in what a user did wrong."""
    error = error_of(lambda: torch.ones(2, 3, device=device) @ torch.ones(2, 3, device=device))
    assert "frame #" not in str(error) and ".cpp" not in str(error) and ".c:" not in str(error)
