"""Streams and events: PyTorch's interfaces over a device that runs its work in program order."""

from __future__ import annotations

import pytest
import torch
from device_support import same


def test_streams(device):
    default, other = torch.tpu.current_stream(), torch.tpu.Stream()
    assert default == torch.tpu.default_stream() and other != default
    assert other.device == torch.device("tpu", 0)
    x = torch.ones(16, device=device)
    with torch.tpu.stream(other):
        assert torch.tpu.current_stream() == other
        y = x * 2
    assert torch.tpu.current_stream() == default
    default.wait_stream(other)
    same(y + x, [3.0] * 16)
    other.synchronize()
    assert other.query()
    y.record_stream(other)


def test_generic_streams(device):
    stream = torch.Stream(device=device)
    with stream:
        assert torch.accelerator.current_stream() == stream
        x = torch.ones(3, device=device) + 1
    same(x, [2.0] * 3)
    event = stream.record_event()
    torch.accelerator.current_stream().wait_event(event)
    event.synchronize()
    assert event.query()


def test_event_timing(device):
    start, end = torch.tpu.Event(enable_timing=True), torch.tpu.Event(enable_timing=True)
    x = torch.randn(256, 256, device=device)
    start.record()
    for _ in range(5):
        x = x @ x / 16
    end.record()
    end.synchronize()
    elapsed = start.elapsed_time(end)
    assert 0 < elapsed < 60_000
    with pytest.raises((RuntimeError, ValueError)):
        torch.tpu.Event().elapsed_time(end)
    plain = torch.tpu.Event()
    plain.record()
    with pytest.raises((RuntimeError, ValueError)):
        plain.elapsed_time(end)


def test_synchronize_waits(device):
    x = torch.randn(64, 64, device=device)
    for _ in range(20):
        x = torch.tanh(x @ x)
    torch.tpu.synchronize()
    torch.tpu.synchronize("tpu:0")
    torch.accelerator.synchronize()
    assert bool(x.isfinite().all())
