"""Chains of views, drawn at random, against the CPU: reading them and writing in place through them."""

from __future__ import annotations

import random

import pytest
import torch
from device_support import same

KINDS = (torch.float32, torch.int32, torch.float64, torch.complex64, torch.uint8, torch.bfloat16)


class Chain:
    """A base tensor and a chain of view operations, drawn from a seed, that apply to any tensor of its shape."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        rank = self.random.randint(1, 4)
        self.shape = [self.random.choice([1, 2, 3, 4, 5]) for _ in range(rank)]
        self.dtype = self.random.choice(KINDS)
        count = 1
        for size in self.shape:
            count *= size
        values = torch.arange(1, count + 1)
        self.base = (values * (1 + 1j) if self.dtype.is_complex else values).to(self.dtype).reshape(self.shape)
        self.steps = []
        view = self.base
        for _ in range(self.random.randint(1, 5)):
            step = self.draw(view)
            try:
                view = step(view)
            except RuntimeError:
                continue  # a view that these strides do not allow
            self.steps.append(step)

    def draw(self, view):
        r, rank = self.random, view.dim()
        dim = r.randrange(rank) if rank else 0
        other = r.randrange(rank) if rank else 0
        size = view.size(dim) if rank else 1
        kind = r.choice(
            [
                "slice",
                "step",
                "select",
                "transpose",
                "permute",
                "expand",
                "unfold",
                "as_strided",
                "diagonal",
                "dtype",
                "real",
                "squeeze",
                "unsqueeze",
                "flatten",
                "narrow",
                "flip_view",
                "split",
                "movedim",
            ]
        )
        if kind == "slice" and rank:
            start = r.randint(0, size)
            stop = r.randint(start, size)
            return lambda t: t.narrow(dim, start, stop - start)
        if kind == "step" and rank:
            step, start = r.randint(1, 3), r.randint(0, max(0, size - 1))
            return lambda t: t[(slice(None),) * dim + (slice(start, None, step),)]
        if kind == "select" and rank and size:
            index = r.randrange(size)
            return lambda t: t.select(dim, index)
        if kind == "transpose" and rank:
            return lambda t: t.transpose(dim, other)
        if kind == "permute" and rank:
            order = list(range(rank))
            r.shuffle(order)
            return lambda t: t.permute(order)
        if kind == "expand" and rank < 5:
            front = r.randint(1, 3)
            return lambda t: t.unsqueeze(0).expand(front, *t.shape)
        if kind == "unfold" and rank and size:
            window, step = r.randint(1, size), r.randint(1, 2)
            return lambda t: t.unfold(dim, window, step)
        if kind == "as_strided" and view.numel() > 3 and rank < 5:
            elements = view.untyped_storage().nbytes() // view.element_size()
            sizes = [r.randint(1, 3), r.randint(1, 3)]
            strides = [r.randint(0, 3), r.randint(1, 3)]
            reach = sum((n - 1) * s for n, s in zip(sizes, strides, strict=True))
            offset = r.randint(0, max(0, elements - 1 - reach))
            return lambda t: t.as_strided(sizes, strides, offset)
        if kind == "diagonal" and rank >= 2 and dim != other:
            offset = r.randint(-1, 1)
            return lambda t: t.diagonal(offset, dim, other)
        if kind == "dtype" and not view.dtype.is_complex:
            target = r.choice([torch.uint8, torch.int16, torch.int32, torch.int64, torch.bfloat16])
            return lambda t: t.view(target)
        if kind == "real":
            if view.dtype.is_complex:
                return torch.view_as_real
            return lambda t: torch.view_as_complex(t)
        if kind == "squeeze":
            return lambda t: t.squeeze()
        if kind == "unsqueeze" and rank < 5:
            at = r.randint(0, rank)
            return lambda t: t.unsqueeze(at)
        if kind == "flatten" and rank >= 2:
            return lambda t: t.view(-1)
        if kind == "split" and rank and size > 1:
            return lambda t: t.split(size // 2, dim)[-1]
        if kind == "movedim" and rank:
            return lambda t: t.movedim(dim, other)
        return lambda t: t.view(t.shape)

    def apply(self, tensor):
        for step in self.steps:
            tensor = step(tensor)
        return tensor


def overlaps(view) -> bool:
    """Whether two elements of the view are the same memory."""
    seen = torch.zeros(view.untyped_storage().nbytes() // view.element_size() + 1)
    mark = seen.as_strided(view.shape, view.stride(), view.storage_offset())
    return len({int(i) for i in _addresses(mark)}) != view.numel()


def _addresses(view):
    index = torch.arange(view.untyped_storage().nbytes() // 4)
    return index.as_strided(view.shape, view.stride(), view.storage_offset()).flatten()


def write(view):
    """One of several in-place operators, chosen by the view's own shape so that both sides choose the same."""
    which = view.numel() % 4
    if which == 0:
        view.fill_(7)
    elif which == 1:
        view.mul_(2)
    elif which == 2:
        view.copy_(torch.arange(view.numel(), device=view.device).reshape(view.shape))
    else:
        view.add_(view.clone())


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
@pytest.mark.parametrize("block", range(6))
def test_chains_of_views(device, eager_mode, block):
    torch.tpu.set_eager_mode(eager_mode)
    for seed in range(block * 12, block * 12 + 12):
        chain = Chain(seed)
        on_cpu, on_device = chain.base.clone(), chain.base.to(device)
        view, device_view = chain.apply(on_cpu), chain.apply(on_device)
        try:
            assert device_view.storage_offset() == view.storage_offset()
            same(device_view, view)
            if view.numel() and not overlaps(view):
                write(view)
                write(device_view)
                same(device_view, view)
                same(on_device, on_cpu)
        except Exception as error:
            raise AssertionError(
                f"seed {seed}: {chain.base.dtype} {chain.shape}, view {view.dtype} {tuple(view.shape)} {view.stride()} "
                f"+{view.storage_offset()}: {error}"
            ) from error


@pytest.mark.parametrize("conj", [False, True])
def test_conjugate_and_negative_views(device, conj):
    x = torch.randn(3, 4, dtype=torch.complex64)
    y = x.to(device)
    for function in (
        lambda t: t.conj(),
        lambda t: t.conj().imag,
        lambda t: t.mH,
        lambda t: t.conj() @ t.T,
        lambda t: t.conj().imag + 1,
    ):
        same(function(y), function(x))
    for t in (x, y):
        (t.conj() if conj else t).imag.mul_(3)
        t.real.add_(1)
    same(y, x)


def test_a_view_of_a_view_writes_into_the_base(device):
    base = torch.zeros(4, 6, device=device)
    base[1:3].t()[::2][0].fill_(5)
    base.diagonal().add_(1)
    base.view(-1)[5] = 9
    expected = torch.zeros(4, 6)
    expected[1:3].t()[::2][0].fill_(5)
    expected.diagonal().add_(1)
    expected.view(-1)[5] = 9
    same(base, expected)


def test_reading_as_another_type_after_a_write_as_another(device):
    x = torch.zeros(6, dtype=torch.float32)
    y = x.to(device)
    for t in (x, y):
        t.view(torch.int32)[1] = 0x3F800000
        t.view(torch.uint8)[3] = 0x40
        t[2:4].copy_(torch.tensor([1.5, 2.5]))
    same(y, x)
    same(y.view(torch.int16), x.view(torch.int16))
    same(y.view(torch.float64), x.view(torch.float64))


def test_views_share_the_storage_and_its_version(device):
    x = torch.ones(4, 4, device=device)
    v = x[1:, ::2]
    assert v._base is x and v.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    assert v.data_ptr() == x.data_ptr() + 4 * 4
    version = x._version
    v.add_(1)
    assert x._version == version + 1


def test_channels_last(device):
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    y = x.to(device)
    assert y.is_contiguous(memory_format=torch.channels_last)
    same(y, x)
    same(y * 2, x * 2)
    same(torch.conv2d(y, torch.ones(2, 3, 2, 2, device=device)), torch.conv2d(x, torch.ones(2, 3, 2, 2)), strides=False)
    same(y.contiguous(), x.contiguous())
