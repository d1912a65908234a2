"""Views whose offset changes from call to call: a bounded number of programs, and the CPU's values."""

from __future__ import annotations

import random

import pytest
import torch
from device_support import agree, counted, error_of, same
from view_support import Chain, overlaps, write

MODES = ["strict", "fused"]


@pytest.fixture(params=MODES)
def eager(request, device) -> str:
    torch.tpu.set_eager_mode(request.param)
    return device


def places(view: torch.Tensor, rng: random.Random, most: int) -> list[int]:
    """Offsets at which a view of this shape and these strides lies inside its storage."""
    reach = sum((size - 1) * stride for size, stride in zip(view.shape, view.stride(), strict=True))
    room = view.untyped_storage().nbytes() // view.element_size() - reach
    return rng.sample(range(room), min(room, most)) if view.numel() else []


@pytest.mark.parametrize("block", range(4))
def test_chains_of_views_at_other_offsets(eager, block):
    """Every chain is one shape and set of strides, read and written at up to forty offsets."""
    for seed in range(1000 + block * 8, 1008 + block * 8):
        chain = Chain(seed)
        on_cpu, on_device = chain.base.clone(), chain.base.to(eager)
        view, device_view = chain.apply(on_cpu), chain.apply(on_device)
        writes = not overlaps(view)
        for offset in places(view, random.Random(seed), 40):
            one, other = (v.as_strided(view.shape, view.stride(), offset) for v in (view, device_view))
            try:
                same(other, one)
                if writes:
                    write(one)
                    write(other)
                    same(on_device, on_cpu)
            except Exception as error:
                raise AssertionError(
                    f"seed {seed}: {chain.base.dtype} {chain.shape}, view {view.dtype} {tuple(view.shape)} "
                    f"{view.stride()} +{offset}: {error}"
                ) from error


def test_slices_of_data_in_a_training_loop(eager):
    """Five batches, four of them with offsets of their own, make all plans and programs; values are the CPU's."""
    data, labels = torch.randn(40 * 16, 6), torch.randint(0, 3, (40 * 16,))

    def train(batches, model, optimizer, x, y):
        for i in batches:
            optimizer.zero_grad()
            loss = torch.nn.functional.cross_entropy(model(x[i * 16 : i * 16 + 16]), y[i * 16 : i * 16 + 16])
            loss.backward()
            optimizer.step()
        return loss

    made = []
    for place in ("cpu", eager):
        torch.manual_seed(3)
        model = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.ReLU(), torch.nn.Linear(8, 3)).to(place)
        made.append(
            (model, torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9), data.to(place), labels.to(place))
        )
    for state in made:
        train(range(6), *state)
    expected = train(range(6, 40), *made[0])
    with counted() as count:
        actual = train(range(6, 40), *made[1])
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)
    same(actual, expected, rtol=1e-4, atol=1e-5)
    with counted() as count:
        train(range(40), *made[1])  # in the second epoch too
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)


def test_a_cache_of_keys(eager):
    """Tokens are written at the next place and a window of fixed size is read; the cache keeps its memory."""
    steps = torch.randn(30, 2, 3, 1, 4)
    on_device = steps.to(eager)
    cache, device_cache = torch.zeros(2, 3, 32, 4), torch.zeros(2, 3, 32, 4, device=eager)
    torch.tpu.synchronize()

    def token(cache, steps, t):
        cache[:, :, t : t + 1] = steps[t]
        return cache[:, :, max(t - 3, 0) : max(t - 3, 0) + 4].sum(2)

    for t in range(10):
        same(token(device_cache, on_device, t), token(cache, steps, t))
    with counted() as count:
        for t in range(10, 30):
            result = token(device_cache, on_device, t)
            torch.tpu.synchronize()
            expected = token(cache, steps, t)
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)
    assert count.donations >= 20
    same(result, expected)
    same(device_cache, cache)


def test_reads_and_writes_of_one_storage(eager):
    """Two views of one call lie in one storage, each at its own changing offset."""
    x = torch.randn(12, 5)
    y = x.to(eager)
    rng = random.Random(5)
    for _ in range(60):
        i, j = rng.sample(range(6), 2)
        scale = rng.choice([1, 2])
        for t in (x, y):
            t[2 * i : 2 * i + 2].copy_(t[2 * j : 2 * j + 2])
            t[2 * j : 2 * j + 2].mul_(t[2 * i : 2 * i + 2].sum(0) * scale).clamp_(-4, 4)
            t[2 * i : 2 * i + 2, 1:4:2].add_(t[2 * i : 2 * i + 2, 1:4:2])
        same(y, x)


def test_overlap_is_refused_at_every_offset(eager):
    x = torch.zeros(64, device=eager)
    for i in range(0, 40, 4):
        x[i : i + 4].add_(x[i + 8 : i + 12])  # long since served by a program that takes the offsets
    for i in range(3):
        error = error_of(lambda i=i: x[i : i + 4].add_(x[i + 2 : i + 6]))
        assert isinstance(error, RuntimeError) and "single memory location" in str(error), error
    same(x, torch.zeros(64))


def test_lists_of_views(eager):
    x, y = torch.randn(9, 4), torch.randn(9, 4)

    def halve(x, y):
        for i in range(7):
            torch._foreach_mul_([x[i : i + 2], y[:, i % 3 : i % 3 + 2]], 0.5)
        return torch._foreach_add([x[3:5], y[3:5]], [y[5:7], x[5:7]])

    agree(halve, x, y)


def test_views_of_other_types(eager):
    x = torch.arange(64, dtype=torch.float32)
    y = x.to(eager)
    for i in range(12):
        same(y.view(torch.int32)[i : i + 8] + 1, x.view(torch.int32)[i : i + 8] + 1)
        same(y.view(torch.float64)[i : i + 7 : 3].clone(), x.view(torch.float64)[i : i + 7 : 3].clone())
        for t in (x, y):
            t.view(torch.int16)[3 * i : 3 * i + 2].fill_(i)
            torch.view_as_complex(t.view(32, 2))[i : i + 2].mul_(1j)
        same(y, x)


def test_offsets_beyond_the_storage(eager):
    """A storage that shrank refuses a view that a program with its offset as an input would move."""
    x = torch.arange(32.0, device=eager)
    views = [x[i : i + 4] for i in range(0, 32, 4)]
    for view in views:
        _ = view + 1
    x.untyped_storage().resize_(16 * 4)
    same(views[3] + 1, torch.arange(12.0, 16.0) + 1)
    assert "resize the storage first" in str(error_of(lambda: views[4] + 1))


def test_the_cause_is_told(device):
    x = torch.ones(40, device=device)
    for i in range(6):
        _ = x[i : i + 7].sinh()
    reasons = [cause["reason"] for cause in torch.tpu.compile_stats().recompiles if cause["op"] == "sinh"][:5]
    assert reasons[0] == "self: storage offset 3 became 4; from now on it is an input and compiles nothing"
    assert reasons[1] == "self: storage offset 2 became 3"


def test_gradients_of_slices_in_a_loop(device):
    """The gradient of a slice takes its place as a number."""
    x = torch.randn(4, 20, 8)
    on_device, on_cpu = x.to(device).requires_grad_(), x.clone().requires_grad_()

    def loss(x, steps):
        total = 0
        for t in steps:
            total = total + (x[:, t] * (t + 1)).sum() + (x[:, t : t + 4 : 2] * (t + 2)).sum()
            total = total + (x[:, t - 16 : t - 11] * t).sum() + x[:, t - 16].sum()
        return total

    loss(on_device, range(6)).backward()
    loss(on_cpu, range(6)).backward()
    with counted() as count:
        loss(on_device, range(6, 11)).backward()
    assert count.call_misses == 0
    loss(on_cpu, range(6, 11)).backward()
    same(on_device.grad, on_cpu.grad)


def test_places_of_gradients_are_checked_at_every_call(device):
    grad, slices = torch.randn(4, 8), torch.randn(4, 3, 8)
    select, cut = torch.ops.aten.select_backward, torch.ops.aten.slice_backward
    for index in (0, 7, -8, -1):
        same(select(grad.to(device), [4, 8, 8], 1, index), select(grad, [4, 8, 8], 1, index))
    for index in (8, -9):
        with pytest.raises(IndexError, match=f"index {index} out of range for tensor of size"):
            select(grad.to(device), [4, 8, 8], 1, index)
    for place in ((0, 3, 1), (5, 9, 1), (-3, 8, 1), (1, 6, 2)):
        same(cut(slices.to(device), [4, 8, 8], 1, *place), cut(slices, [4, 8, 8], 1, *place))
    with pytest.raises(RuntimeError, match="must match"):
        cut(slices.to(device), [4, 8, 8], 1, 0, 9, 1)
