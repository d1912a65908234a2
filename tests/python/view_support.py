"""Chains of view operations, drawn at random, that apply to a CPU tensor and to its copy on the device."""

from __future__ import annotations

import random

import torch

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
