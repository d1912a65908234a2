"""torch.autocast("tpu"): which operators run in bfloat16, which stay in float32, and gradients."""

from __future__ import annotations

import pytest
import torch
from device_support import same
from torch.nn import functional as F  # noqa: N812


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_lower_precision_operators(device, dtype):
    a, b = torch.randn(4, 4, device=device), torch.randn(4, 4, device=device)
    image, kernel = torch.randn(1, 2, 5, 5, device=device), torch.randn(3, 2, 3, 3, device=device)
    with torch.autocast(device, dtype=dtype):
        assert (a @ b).dtype == dtype
        assert F.linear(a, b).dtype == dtype
        assert torch.bmm(a[None], b[None]).dtype == dtype
        assert torch.addmm(a, a, b).dtype == dtype
        assert torch.conv2d(image, kernel).dtype == dtype
        assert F.scaled_dot_product_attention(a[None, None], b[None, None], a[None, None]).dtype == dtype
    assert (a @ b).dtype == torch.float32


def test_default_dtype_is_bfloat16(device):
    a = torch.randn(4, 4, device=device)
    with torch.autocast(device):
        assert (a @ a).dtype == torch.bfloat16
    with torch.amp.autocast(device_type=device, enabled=False):
        assert (a @ a).dtype == torch.float32
    assert torch.get_autocast_dtype(device) == torch.bfloat16


def test_float32_operators(device):
    x = torch.rand(4, 4, device=device).bfloat16()
    with torch.autocast(device):
        for function in (
            torch.exp,
            torch.log,
            lambda t: F.softmax(t, 1),
            lambda t: F.layer_norm(t, (4,)),
            lambda t: t.sum(),
            lambda t: t.cumsum(0),
            lambda t: F.cross_entropy(t, torch.zeros(4, dtype=torch.long, device=device)),
            lambda t: t.norm(),
        ):
            assert function(x).dtype == torch.float32


def test_promotion_of_mixed_arguments(device):
    half, full = torch.ones(2, 2, device=device).bfloat16(), torch.ones(2, 2, device=device)
    with torch.autocast(device):
        assert torch.cat([half, full]).dtype == torch.float32
        assert torch.stack([half, full]).dtype == torch.float32


def test_training_step_agrees_with_the_cpu(device):
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(6, 16), torch.nn.LayerNorm(16), torch.nn.GELU(), torch.nn.Linear(16, 3))
    x, y = torch.randn(5, 6), torch.tensor([0, 1, 2, 1, 0])
    results = []
    for place in ("cpu", device):
        twin = torch.nn.Sequential(*[type(m)(*a) for m, a in zip(model, [(6, 16), (16,), (), (16, 3)], strict=True)])
        twin.load_state_dict(model.state_dict())
        twin.to(place)
        with torch.autocast(place, dtype=torch.bfloat16):
            out = twin(x.to(place))
            loss = F.cross_entropy(out, y.to(place))
        loss.backward()
        assert out.dtype == torch.bfloat16 and loss.dtype == torch.float32
        results.append([loss.detach().cpu(), *[p.grad.cpu() for p in twin.parameters()]])
    for one, other in zip(*results, strict=True):
        assert one.dtype == other.dtype
        torch.testing.assert_close(other, one, rtol=3e-2, atol=2e-2)


def test_grad_scaler(device):
    model = torch.nn.Linear(4, 2).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler(device, init_scale=2.0**10)
    before = model.weight.detach().cpu().clone()
    with torch.autocast(device, dtype=torch.float16):
        loss = model(torch.ones(1, 4, device=device)).float().sum()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
    same(model.weight, before - 0.1, rtol=1e-3, atol=1e-3)
    assert scaler.get_scale() == 2.0**10
    scaler.scale(model(torch.full((1, 4), float("inf"), device=device)).sum()).backward()
    kept = model.weight.detach().cpu().clone()
    scaler.step(optimizer)
    scaler.update()
    same(model.weight, kept)
    assert scaler.get_scale() == 2.0**9


def test_custom_function_and_cache(device):
    w = torch.randn(4, 4, device=device, requires_grad=True)
    with torch.autocast(device):
        first, second = w @ w, w @ w
    (first.float().sum() + second.float().sum()).backward()
    assert w.grad.dtype == torch.float32


def test_unsupported_dtype_warns(device):
    with pytest.warns(UserWarning), torch.autocast(device, dtype=torch.float64):
        pass
