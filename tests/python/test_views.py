"""Chains of views, drawn at random, against the CPU: reading them and writing in place through them."""

from __future__ import annotations

import pytest
import torch
from device_support import same
from view_support import Chain, overlaps, write


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
