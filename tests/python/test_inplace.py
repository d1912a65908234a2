"""In-place operators and out= forms: aliasing, overlap, resizing, autograd, object identity."""

from __future__ import annotations

import warnings

import pytest
import torch
from device_support import agree, agree_on_gradients, counted, same, same_error


def test_in_place_operators_agree_in_every_mode(mode):
    x = torch.randn(4, 5)

    def work(t):
        t.add_(1).mul_(t).sub_(0.5, alpha=2)
        t[1:3].div_(3)
        t.t()[2].copy_(t.t()[3])
        t.clamp_(min=-1).sigmoid_()
        t.masked_fill_(t > 0.7, -1)
        t.index_fill_(0, torch.tensor([0], device=t.device), 4)
        t.addcmul_(t, t, value=0.5).lerp_(t.clone(), 0.3)
        return t

    agree(work, x)


def test_in_place_keeps_the_dtype(device):
    for dtype in (torch.int8, torch.int64, torch.bfloat16, torch.float64):
        x = torch.arange(1, 6).to(dtype)
        agree(lambda t: t.mul_(2).add_(t), x)
    same_error(lambda t: t.div_(2), torch.arange(3), message=True)
    same_error(lambda t: t.mul_(1.5), torch.arange(3), message=True)
    same_error(lambda t: t.add_(True).add_(1), torch.tensor([True]), message=True)


def test_operand_that_is_the_target(mode):
    def work(t):
        t.add_(t).mul_(t)
        t.copy_(t.t().clone())
        t.sub_(t[0].clone())
        return t

    agree(work, torch.randn(3, 3))


@pytest.mark.parametrize(
    "function",
    [
        lambda t: t[1:].add_(t[:-1]),
        lambda t: t[1:].copy_(t[:-1]),
        lambda t: t[:1].expand(3).add_(1),
        lambda t: t[:4].view(2, 2).mul_(t[:4].view(2, 2).t()),
        lambda t: torch.add(t[:-1], 1, out=t[1:]),
    ],
)
def test_overlap_is_refused(mode, function):
    same_error(function, torch.arange(6.0), message=True)


def test_out_forms(mode):
    x, y = torch.randn(3, 4), torch.randn(3, 4)

    def work(a, b):
        out = torch.empty(0, device=a.device)
        assert torch.add(a, b, out=out) is out
        wide = torch.empty(3, 4, dtype=torch.float64, device=a.device)
        torch.mul(a, b, out=wide)
        strided = torch.zeros(4, 6, device=a.device).t()[::2]
        torch.sub(a, b, out=strided)
        values, indices = torch.empty(0, device=a.device), torch.empty(0, dtype=torch.long, device=a.device)
        result = torch.sort(a, stable=True, dim=1, out=(values, indices))
        assert result[0] is values
        cat = torch.empty(6, 4, device=a.device)
        torch.cat([a, b], out=cat)
        return [out, wide, strided, values, indices, cat]

    agree(work, x, y)


def test_resizing_a_full_out_tensor_warns(device):
    x = torch.ones(3, device=device)
    out = torch.empty(5, device=device)
    with pytest.warns(UserWarning, match="An output with one or more elements was resized"):
        torch.add(x, 1, out=out)
    same(out, [2.0] * 3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.add(x, 1, out=torch.empty(0, device=device))


def test_out_of_a_narrower_dtype_is_refused(device):
    same_error(
        lambda a: torch.add(a, 1.5, out=torch.empty(3, dtype=torch.int32, device=a.device)), torch.ones(3), message=True
    )


def test_in_place_on_views_with_autograd(mode):
    def work(x, w):
        y = x * 2
        y[:, 1:].mul_(w[:, 1:])
        y.diagonal().add_(w.diagonal())
        y[0] = w[0] * 3
        return y.sin_().exp()

    agree_on_gradients(work, torch.randn(3, 3, requires_grad=True), torch.randn(3, 3, requires_grad=True))


def test_in_place_errors_of_autograd(device):
    def leaf(x):
        x.requires_grad_().add_(1)

    def saved(x):
        y = x.requires_grad_().exp()
        y.add_(1)
        y.sum().backward()

    same_error(leaf, torch.ones(2), message=True)
    error = same_error(saved, torch.ones(2))
    assert "modified by an inplace operation" in str(error)


def test_same_object(device):
    x = torch.ones(3, device=device)
    for call in (
        lambda: x.add_(1),
        lambda: x.copy_(x.clone()),
        lambda: x.resize_(3),
        lambda: x.set_(x.clone()),
        lambda: x.requires_grad_(False),
        lambda: x.clamp_(0, 1),
        lambda: x.exponential_(),
        lambda: torch.sort(x.clone(), out=(x, torch.empty(3, dtype=torch.long, device=device)))[0],
    ):
        assert call() is x


def test_in_place_does_not_change_a_copy(mode):
    x = torch.arange(4.0, device=mode and "tpu")
    kept, clone, detached = x + 0, x.clone(), x.detach()
    x.mul_(10)
    same(kept, torch.arange(4.0))
    same(clone, torch.arange(4.0))
    same(detached, torch.arange(4.0) * 10)


def test_foreach_in_place(mode):
    def work(a, b):
        items = [a, b, a[:1]]
        torch._foreach_add_([a, b], 1.5)
        torch._foreach_mul_([a, b], [b.clone(), a.clone()])
        torch._foreach_addcdiv_([a, b], [b, a], [b + 3, a + 3], value=0.1)
        return [*items, *torch._foreach_norm([a, b])]

    agree(work, torch.rand(3, 4), torch.rand(3, 4))


def test_aliased_inputs_are_one_key(device):
    """A call with one tensor twice and a call with two tensors are different programs."""
    x, y = torch.full((3,), 2.0, device=device), torch.full((3,), 3.0, device=device)
    same(x.add_(x), [4.0] * 3)
    same(x.add_(y), [7.0] * 3)
    same(x.add_(x), [14.0] * 3)
    same(y, [3.0] * 3)


def test_filling_reads_nothing(device):
    x = torch.ones(8, device=device)
    with counted() as count:
        x[2] = 5
        x[x > 3] = 0
        x.zero_()
    assert count.host_reads == 0
    x[:1].expand(4).fill_(7)  # writing one value many times is allowed
    same(x, [7.0] + [0.0] * 7)
