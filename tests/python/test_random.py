"""Random numbers: seeds, states, generators, the same numbers in every mode, and their moments."""

from __future__ import annotations

import math

import pytest
import torch
from device_support import counted, error_of, run_on_device, same
from torch.utils.checkpoint import checkpoint


def draws(device="tpu", generator=None):
    g = generator
    p = torch.full((64,), 0.3, device=device)
    return [
        torch.rand(64, device=device, generator=g),
        torch.randn(64, device=device, generator=g),
        torch.randint(-5, 20, (64,), device=device, generator=g),
        torch.bernoulli(p, generator=g),
        torch.empty(64, device=device).exponential_(2.0, generator=g),
        torch.randperm(64, device=device, generator=g),
        torch.multinomial(p, 5, generator=g),
        torch.empty(64, dtype=torch.bfloat16, device=device).uniform_(-1, 1, generator=g),
    ]


def test_manual_seed_gives_the_same_numbers(device):
    torch.manual_seed(7)
    first = draws()
    torch.manual_seed(7)
    for one, other in zip(first, draws(), strict=True):
        same(one, other.cpu())
    torch.tpu.manual_seed(7)
    same(first[0], draws()[0].cpu())
    torch.manual_seed(8)
    assert not torch.equal(first[0], draws()[0])


def test_every_mode_draws_the_same_numbers(device):
    results = []
    for name in ("strict", "debug", "fused"):
        torch.tpu.set_eager_mode(name)
        torch.manual_seed(11)
        results.append([t.cpu() for t in draws()])
    for other in results[1:]:
        for one, two in zip(results[0], other, strict=True):
            assert torch.equal(one, two)


def test_every_process_draws_the_same_numbers(device):
    torch.manual_seed(5)
    expected = torch.rand(3, device=device).tolist()
    done = run_on_device("import torch; torch.manual_seed(5); print(torch.rand(3, device='tpu').tolist())")
    assert str(expected) in done.stdout


def test_states(device):
    torch.manual_seed(1)
    state = torch.tpu.get_rng_state()
    assert state.device.type == "cpu" and state.dtype == torch.uint8
    first = draws()
    torch.tpu.set_rng_state(state)
    for one, other in zip(first, draws(), strict=True):
        same(one, other.cpu())
    assert isinstance(error_of(lambda: torch.tpu.set_rng_state(torch.zeros(3, dtype=torch.uint8))), RuntimeError)
    assert len(torch.tpu.get_rng_state_all()) == torch.tpu.device_count()


def test_fork_rng_leaves_the_state(device):
    torch.manual_seed(3)
    before = torch.tpu.get_rng_state()
    with torch.random.fork_rng(device_type="tpu"):
        draws()
    assert torch.equal(torch.tpu.get_rng_state(), before)


@pytest.mark.parametrize("reentrant", [True, False])
def test_a_checkpoint_draws_the_same_numbers_again(device, mode, reentrant):
    torch.manual_seed(3)
    x = torch.ones(64, device=device, requires_grad=True)
    y = checkpoint(lambda t: torch.nn.functional.dropout(t, 0.5) * t, x, use_reentrant=reentrant)
    y.sum().backward()
    same(x.grad, 2 * y.detach().cpu())


def test_generators(device):
    g = torch.Generator(device=device)
    assert g.device.type == device
    g.manual_seed(4)
    before = torch.tpu.get_rng_state()
    first = draws(generator=g)
    assert torch.equal(torch.tpu.get_rng_state(), before), "a generator of its own leaves the default one alone"
    h = torch.Generator(device=device).manual_seed(4)
    for one, other in zip(first, draws(generator=h), strict=True):
        same(one, other.cpu())
    state = g.get_state()
    one = torch.rand(4, device=device, generator=g)
    g.set_state(state)
    same(torch.rand(4, device=device, generator=g), one.cpu())
    twin = g.clone_state()
    assert torch.equal(torch.rand(4, device=device, generator=g), torch.rand(4, device=device, generator=twin))
    assert g.initial_seed() == 4 and isinstance(torch.tpu.initial_seed(), int)
    error = error_of(lambda: torch.rand(3, device=device, generator=torch.Generator()))
    assert isinstance(error, RuntimeError) and "tpu" in str(error) and "cpu" in str(error)


def test_moments(device):
    n = 20000
    u = torch.rand(n, device=device)
    assert float(u.min()) >= 0 and float(u.max()) < 1
    assert abs(float(u.mean()) - 0.5) < 0.01 and abs(float(u.var()) - 1 / 12) < 0.003
    z = torch.randn(n, device=device)
    assert abs(float(z.mean())) < 0.03 and abs(float(z.std()) - 1) < 0.02
    assert abs(float((z**4).mean()) - 3) < 0.2
    e = torch.empty(n, device=device).exponential_(2.0)
    assert abs(float(e.mean()) - 0.5) < 0.02 and float(e.min()) > 0
    b = torch.bernoulli(torch.full((n,), 0.3, device=device))
    assert abs(float(b.mean()) - 0.3) < 0.015
    i = torch.randint(0, 10, (n,), device=device)
    assert (torch.bincount(i.cpu(), minlength=10).float() / n - 0.1).abs().max() < 0.015
    assert abs(float((u[1:] * u[:-1]).mean()) - 0.25) < 0.01
    assert sorted(torch.randperm(100, device=device).tolist()) == list(range(100))
    ln = torch.empty(n, device=device).log_normal_(0, 0.25)
    assert abs(float(ln.log().std()) - 0.25) < 0.01
    g = torch.empty(n, device=device).geometric_(0.25)
    assert abs(float(g.mean()) - 4) < 0.15 and float(g.min()) >= 1


def test_dropout(device):
    x = torch.ones(10000, device=device, requires_grad=True)
    y = torch.nn.functional.dropout(x, 0.25)
    assert abs(float((y == 0).float().mean()) - 0.25) < 0.02
    assert math.isclose(float(y.max()), 1 / 0.75, rel_tol=1e-6)
    y.sum().backward()
    same(x.grad, y.detach().cpu())


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
def test_a_new_seed_compiles_nothing(device, eager_mode):
    torch.tpu.set_eager_mode(eager_mode)
    for seed in range(2):
        torch.manual_seed(seed)
        [t.cpu() for t in draws()]
    with counted() as count:
        torch.manual_seed(99)
        [t.cpu() for t in draws()]
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)


def test_seeding_does_not_start_the_runtime():
    run_on_device(
        """
        import torch
        torch.manual_seed(1)
        with torch.random.fork_rng(device_type="tpu"):
            torch.tpu.manual_seed_all(3)
        assert not torch.tpu.is_initialized()
        """
    )
