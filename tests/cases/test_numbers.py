"""Public reports of wrong numbers: precision, rounding, algebra that a compiler must not do."""

from __future__ import annotations

import math

import pytest
import torch
from device_support import agree, agree_on_gradients, counted, same, to_device


def test_pytorch_xla_8897(device):
    """Bilinear upsampling without aligned corners."""
    x = torch.arange(9.0).view(1, 1, 3, 3)
    up = torch.nn.functional.interpolate(x.to(device), scale_factor=1.5, mode="bilinear", align_corners=False)
    rows = [[0, 0.5, 7 / 6, 11 / 6], [1.5, 2, 8 / 3, 10 / 3], [3.5, 4, 14 / 3, 16 / 3], [5.5, 6, 20 / 3, 22 / 3]]
    same(up[0, 0], rows)


def test_jax_9973(device):
    """A float32 matrix product must not be computed in bfloat16."""
    a = torch.tensor([[0.3744, 0.1656], [0.4707, 0.1663]], device=device)
    b = torch.tensor([[0.3946, 0.1186], [0.1569, 0.3145]], device=device)
    same(a @ b, [[0.17372088, 0.09648504], [0.21183069, 0.10812637]], rtol=0, atol=1e-6)


@pytest.mark.parametrize("operation", ["matmul", "conv2d"])
def test_pytorch_xla_3553(device, operation):
    """The matmul precision can be read back and holds from the next operator on: it is part of the program's key."""
    a, b = torch.randn(1, 8, 8, 8), torch.randn(8, 8, 3, 3)
    x, w = to_device([a, b])
    run = (lambda: torch.conv2d(x, w)) if operation == "conv2d" else (lambda: x @ x)
    expected = torch.conv2d(a, b) if operation == "conv2d" else a @ a
    before = torch.get_float32_matmul_precision()
    try:
        compiles = []
        for setting in ("highest", "high", "medium"):
            torch.set_float32_matmul_precision(setting)
            assert torch.get_float32_matmul_precision() == setting
            with counted() as count:
                result = run()
            compiles.append(count.call_misses)
            same(result, expected, rtol=2e-2, atol=0.2)
            if setting == "highest":
                same(result, expected)
        assert compiles == [1, 1, 1]
        torch.set_float32_matmul_precision("highest")
        with counted() as count:
            run()
        assert count.call_misses == 0
    finally:
        torch.set_float32_matmul_precision(before)


def test_pytorch_xla_8372(device):
    """A Python number divides a bfloat16 tensor in float32, it is not rounded to bfloat16 first."""
    q, k = torch.randn(100, 100).bfloat16(), torch.randn(100, 100).bfloat16()
    x, y = to_device([q, k])
    expected = (q.float() @ (k.float().T / math.sqrt(128)).bfloat16().float()).bfloat16()
    same(x @ (y.T / math.sqrt(128)), expected, rtol=1.6e-2, atol=1e-5)
    same(y / math.sqrt(128), k / math.sqrt(128), rtol=0, atol=0)


def test_openxla_42732(device):
    """Inverse functions do not cancel: the infinity between them stays."""
    agree(lambda x: torch.log(torch.exp(x)), torch.tensor([89.0, 1.0]))
    agree(lambda x: torch.sqrt(x * x), torch.tensor([1e20, 3.0]))
    torch.tpu.set_eager_mode("fused")
    same(torch.log(torch.exp(torch.tensor([89.0], device=device))), [math.inf])
    same(torch.sqrt(torch.tensor([1e20], device=device).square()), [math.inf])


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
def test_tensorflow_118178(device, eager_mode):
    """An int8 product that wraps is negative, whatever is known of the factors' signs."""
    torch.tpu.set_eager_mode(eager_mode)
    b = torch.tensor([12, 7, 20, 15, 11], dtype=torch.int8, device=device)
    p = b * b
    same(torch.where(p < 0, p.abs(), p), [112, 49, 112, 31, 121])


def test_pytorch_xla_1017(device):
    """A convolution's dilation is part of the program's key, for its gradient too."""

    def gradient(dilation):
        x = torch.ones(1, 3, 9, 9, device=device, requires_grad=True)
        torch.conv2d(x, torch.ones(3, 3, 2, 2, device=device), stride=3, dilation=dilation).sum().backward()
        return x.grad

    for dilation, touched in ((1, {0, 1, 3, 4, 6, 7}), (2, {0, 2, 3, 5, 6, 8})):
        plane = [[3.0 if r in touched and c in touched else 0.0 for c in range(9)] for r in range(9)]
        same(gradient(dilation), [[plane] * 3])


def test_pytorch_180155(device):
    """A running sum or product of bfloat16 accumulates in float32."""
    x = torch.rand(1, 512, dtype=torch.float64).bfloat16()
    exact = x.double().cumsum(1)
    error = (x.to(device).cumsum(1).cpu().double() - exact).abs()
    assert (error <= exact.abs() * 2**-8).all()
    y = (1 + torch.rand(1, 64) * 0.05).bfloat16()
    exact = y.double().cumprod(1)
    assert ((y.to(device).cumprod(1).cpu().double() - exact).abs() <= exact * 2**-8).all()


def test_pytorch_xla_3248(device):
    """pow with its exponent as a number and as device data."""
    x = torch.rand(100) * 10
    for exponent in (0.5, 2.0, 3.0, -1.5, 0.3333):
        agree(lambda v, e=exponent: v**e, x)
        agree(torch.pow, x, torch.tensor(exponent))


def test_operators_without_a_meta_kernel(mode):
    """Their types are the device's own: forward-mode derivatives of glu, and additions with an activation."""
    x, dx, ddx = torch.randn(3, 4), torch.randn(3, 4), torch.randn(3, 4)
    agree(lambda v, d: torch.func.jvp(torch.nn.functional.glu, (v,), (d,)), x, dx)
    agree(
        lambda v, d, e: torch.func.jvp(
            lambda u: torch.func.vjp(torch.nn.functional.glu, u)[1](u[:, :2])[0], (v,), (d + e,)
        ),
        x,
        dx,
        ddx,
    )
    for value, number in ((x, 0.5), (x, -2), (torch.arange(-3, 4), 2), (torch.arange(-3, 4), 2.5)):
        agree(lambda v, n=number: torch.ops.aten._add_relu.Scalar(v, n), value)
        agree(lambda v: torch.ops.aten._add_relu.Tensor(v, v), value)


def test_batched_product_into_a_wider_dtype(device):
    """baddbmm with out_dtype, which PyTorch has on accelerators only."""
    a, b, c = torch.randn(2, 3, 4).bfloat16(), torch.randn(2, 4, 5).bfloat16(), torch.randn(2, 3, 5)
    actual = torch.baddbmm(c.to(device), a.to(device), b.to(device), out_dtype=torch.float32, beta=0.5)
    same(actual, 0.5 * c + a.float() @ b.float())
    with pytest.raises(RuntimeError, match="batch2"):
        torch.baddbmm(c.to(device), a.to(device), a.to(device), out_dtype=torch.float32)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("channels_last", [False, True])
def test_batch_norm_saves_nothing_in_inference(mode, dtype, channels_last):
    """Empty statistics as on the CPU, the input's memory format, and gradients that need none saved."""
    x = torch.randn(2, 3, 4, 5).to(dtype)
    if channels_last:
        x = x.to(memory_format=torch.channels_last)
    weight, bias, mean, var = (torch.rand(3).to(dtype) + 0.5 for _ in range(4))
    aten = torch.ops.aten
    for call in (
        lambda v, *p: aten.native_batch_norm(v, *p, False, 0.1, 1e-5),
        lambda v, *p: aten._native_batch_norm_legit(v, *p, False, 0.1, 1e-5),
        lambda v, *p: aten._native_batch_norm_legit_functional(v, *p, False, 0.1, 1e-5),
        lambda v, *p: aten._native_batch_norm_legit_no_training(v, *p, 0.1, 1e-5),
        lambda v, *p: aten._batch_norm_no_update(v, *p, 0.1, 1e-5),
    ):
        agree(call, x, weight, bias, mean, var)
    if dtype == torch.float32:
        agree_on_gradients(
            lambda v, w, b, m, s: torch.nn.functional.batch_norm(v, m, s, w, b, False),
            x.requires_grad_(), weight.requires_grad_(), bias.requires_grad_(), mean, var,
        )  # fmt: skip


def test_batch_norm_into_outputs_in_inference(device):
    x, p = torch.randn(2, 3, 4, device=device), [torch.rand(3, device=device) for _ in range(4)]
    out = [torch.empty(0, device=device) for _ in range(3)]
    for _ in range(2):
        torch.ops.aten.native_batch_norm.out(x, *p, False, 0.1, 1e-5, out=out[0], save_mean=out[1], save_invstd=out[2])
        assert [tuple(o.shape) for o in out] == [(2, 3, 4), (0,), (0,)]
    same(out[0], torch.native_batch_norm(x.cpu(), *[v.cpu() for v in p], False, 0.1, 1e-5)[0])
