"""Public reports on random numbers."""

from __future__ import annotations

import torch
from device_support import counted, same


def test_pytorch_xla_2092(device):
    torch.manual_seed(0)
    first = torch.empty(100, device=device).uniform_()
    second = torch.empty(100, device=device).uniform_()
    torch.manual_seed(0)
    assert torch.equal(torch.empty(100, device=device).uniform_(), first)
    assert not torch.equal(first, second)


def test_pytorch_xla_2636(device):
    """A state taken between two calls gives the second call again."""
    torch.rand(7, device=device)
    state = torch.tpu.get_rng_state()
    again = [torch.rand(5, device=device), torch.randn(3, 3, device=device)]
    after = torch.tpu.get_rng_state()
    torch.tpu.set_rng_state(state)
    for one in again:
        assert torch.equal(torch.rand(5, device=device) if one.dim() == 1 else torch.randn(3, 3, device=device), one)
    assert torch.equal(torch.tpu.get_rng_state(), after)


def test_pytorch_xla_2783(device):
    """Random numbers in a loop compile once: the state is an input of the program."""
    torch.randn(6, 6, device=device)
    with counted() as count:
        for _ in range(20):
            torch.randn(6, 6, device=device)
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)


def test_pytorch_xla_9411(device):
    x = torch.randn(3, 3, 28, 28, device=device)
    assert x.shape == (3, 3, 28, 28) and bool(x.isfinite().all())


def test_fork_rng(device):
    """fork_rng puts the state back."""
    torch.manual_seed(3)
    expected = torch.rand(4, device=device)
    torch.manual_seed(3)
    with torch.random.fork_rng(device_type="tpu"):
        torch.rand(100, device=device)
        torch.manual_seed(99)
    same(torch.rand(4, device=device), expected.cpu())
