"""Public reports on random numbers."""

from __future__ import annotations

import pytest
import torch
from device_support import agree, counted, same, same_error


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


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_gradients_of_gamma_samples(device, dtype):
    """Every region of PyTorch's approximation, and samples of zero."""
    alpha = torch.tensor([1e-3, 0.1, 0.5, 1.0, 2.5, 7.9, 8.1, 20.0, 300.0], dtype=dtype)[:, None]
    ratio = torch.tensor([0.0, 1e-6, 0.01, 0.1, 0.5, 0.79, 0.89, 0.95, 1.0, 1.05, 1.11, 1.5, 4.0], dtype=dtype)
    agree(torch._standard_gamma_grad, alpha, (alpha * ratio).contiguous())
    agree(torch._standard_gamma_grad, alpha, ratio)
    agree(torch._standard_gamma_grad, alpha.expand(9, 13).t(), ratio[:, None], strides=False)
    same_error(torch._standard_gamma_grad, torch.ones(2, dtype=torch.long), torch.ones(2, dtype=torch.long))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_gradients_of_dirichlet_samples(device, dtype):
    alpha = torch.tensor([0.01, 0.3, 1.0, 3.0, 7.0, 60.0], dtype=dtype)[:, None, None]
    beta = torch.tensor([0.02, 0.7, 1.0, 4.0, 6.5, 50.0], dtype=dtype)[:, None]
    x = torch.tensor([1e-6, 0.01, 0.1, 0.3, 0.5, 0.52, 0.7, 0.9, 0.99, 1 - 1e-6], dtype=dtype)
    actual = torch._dirichlet_grad(*[v.to(device) for v in (x, alpha, alpha + beta)])
    # In float32 the CPU's own series cancel; the device computes in float64.
    same(actual, torch._dirichlet_grad(x.double(), alpha.double(), (alpha + beta).double()).to(dtype))


def test_reparameterized_samples(mode):
    for make in (torch.distributions.Gamma, torch.distributions.Beta):
        a = torch.tensor([0.5, 3.0, 20.0], device="tpu", requires_grad=True)
        b = torch.tensor([1.0, 2.0, 4.0], device="tpu", requires_grad=True)
        sample = make(a, b).rsample((5,))
        gradients = torch.autograd.grad(sample.sum(), (a, b))
        assert all(g.device.type == "tpu" and bool(g.isfinite().all()) for g in gradients)
    a = torch.tensor([0.5, 3.0, 20.0], device="tpu", requires_grad=True)
    sample = torch.distributions.Dirichlet(a).rsample((4,))
    same(sample.sum(-1), torch.ones(4))
    weights = torch.tensor([1.0, 2.0, -1.0])
    (gradient,) = torch.autograd.grad((sample * weights.to("tpu")).sum(), a)
    concentration = a.detach().cpu().expand(4, 3)
    backward = torch.distributions.dirichlet._Dirichlet_backward
    expected = backward(sample.detach().cpu(), concentration, weights.expand(4, 3))
    same(gradient, expected.sum(0), rtol=1e-4, atol=1e-5)
