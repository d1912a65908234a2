"""Public reports on views, in-place operators, aliasing and donation."""

from __future__ import annotations

import copy

import pytest
import torch
from device_support import agree, same


@pytest.fixture(autouse=True, params=["strict", "fused"])
def eager_mode(request, device):
    torch.tpu.set_eager_mode(request.param)


def test_pytorch_xla_514(device):
    t = torch.ones(10, 4, device=device)
    t[:, 0::2] = 2
    same(t, [[2, 1, 2, 1]] * 10)


def test_pytorch_xla_2418(device):
    x = torch.arange(16.0, device=device)
    v = x.view(2, 8)
    v += 1
    same(x, torch.arange(1.0, 17.0))


def test_pytorch_xla_3392(device):
    """Assigning .data gives a tensor another storage; writing into .data writes into the shared one."""
    x = torch.zeros(10, device=device)
    y = x.view(2, 5)
    x.data.add_(1)
    same(y, torch.ones(2, 5))
    x.data = x.data + 1
    same(y, torch.ones(2, 5))
    same(x, torch.full((10,), 2.0))


def test_pytorch_xla_2238(device):
    x = torch.tensor([10, 20, 30, 40], device=device)
    same(x.as_strided((2, 3), (1, 1)), [[10, 20, 30], [20, 30, 40]])


def test_pytorch_xla_5239(device):
    assert torch.empty_strided((2, 3), (1, 2), device=device).stride() == (1, 2)


def test_pytorch_xla_8464(device):
    """A donated buffer must not be taken for another of the same contents."""
    t0, t1 = torch.tensor(1, device=device), torch.tensor(2, device=device)
    t1.add_(t0)
    t2 = t1 + t0
    assert (int(t1), int(t2)) == (3, 4)


def test_pytorch_xla_8422(device, tmp_path):
    """Saving some of the tensors leaves the others alive."""
    a, b = torch.ones(4, device=device), torch.ones(4, device=device)
    a.add_(b)
    torch.save({"a": a}, tmp_path / "a.pt")
    b.add_(a)
    same(b, [3.0] * 4)
    same(a, [2.0] * 4)


def test_pytorch_xla_876(device):
    t = torch.ones(3, device=device)
    c = copy.copy(t)
    assert c.device == t.device and c.data_ptr() == t.data_ptr()
    c += 1
    same(t, [2.0] * 3)


def test_pytorch_xla_1245(device, tmp_path):
    """Tied weights stay tied when moved, trained, saved and loaded. Also #2719."""

    class Tied(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.embed = torch.nn.Embedding(7, 5)
            self.out = torch.nn.Linear(5, 7, bias=False)
            self.out.weight = self.embed.weight

        def forward(self, x):
            return self.out(self.embed(x))

    model = Tied().to(device)
    assert model.out.weight is model.embed.weight
    assert len(list(model.parameters())) == 1
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model(torch.tensor([1, 2], device=device)).sum().backward()
    optimizer.step()
    assert model.out.weight is model.embed.weight
    torch.save(model.state_dict(), tmp_path / "tied.pt")
    for place in ("cpu", device):
        state = torch.load(tmp_path / "tied.pt", map_location=place)
        assert state["embed.weight"].data_ptr() == state["out.weight"].data_ptr()
        assert state["embed.weight"].device.type == place
    again = Tied().to(device)
    again.load_state_dict(state)
    assert again.out.weight is again.embed.weight
    same(again.embed.weight, model.embed.weight.detach().cpu())


def test_pytorch_xla_6907(device):
    agree(lambda v: torch.pixel_shuffle(v, 2), torch.arange(32.0).view(1, 8, 2, 2))


def test_pytorch_xla_5179(device):
    a, b = torch.randn(2, 3), torch.randn(2, 3)
    agree(lambda x, y: [x.t(), y.mul_(1.0)], a, b)


def test_tinygrad_out_that_overlaps_an_input(device):
    """out= that partly overlaps an input is refused; beside it, or exactly it, is allowed."""
    x = torch.arange(6.0, device=device)
    with pytest.raises(RuntimeError, match="some elements of the input tensor and the written-to tensor"):
        torch.add(x[1:5], 1, out=x[0:4])
    torch.add(x[0:3], 1, out=x[3:6])
    same(x, [0, 1, 2, 1, 2, 3])
    torch.add(x, 1, out=x)
    same(x, [1, 2, 3, 2, 3, 4])


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t.zero_(),
        lambda t: t.fill_(2),
        lambda t: t.add_(1),
        lambda t: t.mul_(2),
        lambda t: t.relu_(),
        lambda t: t.random_(0, 5),
        lambda t: t.uniform_(0, 1),
        lambda t: t.normal_(0, 1),
        lambda t: t.masked_fill_(t > 0, 1),
        lambda t: t.floor_divide_(2),
        lambda t: t.int().bitwise_left_shift_(1),
    ],
)
def test_tinygrad_in_place_operators_return_the_same_object(device, change):
    t = torch.ones(4, device=device)
    result = change(t)
    assert result is t or result.dtype == torch.int32
    if result.dtype == torch.int32:
        assert result.bitwise_right_shift_(1) is result
