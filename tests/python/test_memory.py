"""Memory: the figures, the ways to ask for them, and running out of it."""

from __future__ import annotations

import gc

import pytest
import torch
from device_support import counted, run_on_device, same


@pytest.fixture(autouse=True)
def nothing_left(device):
    gc.collect()
    torch.tpu.synchronize()
    torch.tpu.empty_cache()


def test_figures_follow_tensors(device):
    before = torch.tpu.memory_allocated()
    torch.tpu.reset_peak_memory_stats()
    x = torch.ones(256, 1024, device=device)
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() - before == 2**20
    y = x[:128]
    assert torch.tpu.memory_allocated() - before == 2**20
    z = x + 1
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() - before == 2 * 2**20
    del x, z
    assert torch.tpu.memory_allocated() - before == 2**20
    del y
    assert torch.tpu.memory_allocated() == before
    assert torch.tpu.max_memory_allocated() - before == 2 * 2**20
    torch.tpu.reset_peak_memory_stats()
    assert torch.tpu.max_memory_allocated() == before


def test_accelerator_api(device):
    assert torch.accelerator.is_available()
    assert torch.accelerator.current_accelerator() == torch.device("tpu")
    assert torch.accelerator.device_count() == torch.tpu.device_count()
    x = torch.ones(1024, device=device)
    torch.accelerator.synchronize()
    assert torch.accelerator.memory_allocated() == torch.tpu.memory_allocated() >= x.nbytes
    assert torch.accelerator.max_memory_allocated() >= torch.accelerator.memory_allocated()
    assert torch.accelerator.memory_stats()["allocated_bytes.all.current"] == torch.tpu.memory_allocated()
    torch.accelerator.reset_peak_memory_stats()
    torch.accelerator.empty_cache()
    assert torch.accelerator.memory_reserved() >= 0


def test_stats_and_summary(device):
    x = torch.ones(1000, device=device)
    torch.tpu.synchronize()
    stats = torch.tpu.memory_stats()
    assert stats["allocated_bytes.all.current"] == torch.tpu.memory_allocated() >= x.nbytes
    assert stats["allocation.all.allocated"] - stats["allocation.all.freed"] == stats["allocation.all.current"]
    free, total = torch.tpu.mem_get_info()
    assert 0 < free <= total
    assert "allocated by tensors" in torch.tpu.memory_summary()


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
def test_2000_cycles_leave_nothing(device, eager_mode):
    torch.tpu.set_eager_mode(eager_mode)
    x = torch.ones(64, device=device)
    (x * 2).sum().item()
    gc.collect()
    torch.tpu.synchronize()
    torch.tpu.empty_cache()
    buffers, bytes_before = torch.tpu.counters()["live_buffers"], torch.tpu.memory_allocated()
    for n in range(2000):
        y = x + n
        y.add_(1)
        del y
    torch.tpu.synchronize()
    torch.tpu.empty_cache()
    assert torch.tpu.memory_allocated() == bytes_before
    # Scalar inputs are kept for reuse, at most 256 of them.
    assert torch.tpu.counters()["live_buffers"] - buffers <= 256 + 4


def test_a_training_loop_holds_no_more_after_a_hundred_steps(device):
    model = torch.nn.Linear(8, 8).to(device)
    optimizer = torch.optim.AdamW(model.parameters())

    def steps(count):
        for _ in range(count):
            optimizer.zero_grad()
            model(torch.ones(4, 8, device=device)).sum().backward()
            optimizer.step()
        gc.collect()
        torch.tpu.synchronize()
        return torch.tpu.memory_allocated()

    assert steps(5) == steps(100)


def test_out_of_memory_names_sizes_and_tensors(device):
    keep = torch.ones(512, 1024, device=device)
    ooms = torch.tpu.memory_stats()["num_ooms"]
    with pytest.raises(torch.OutOfMemoryError) as caught:
        torch.ones((1024,) * 5, device=device)
    text = str(caught.value)
    assert "tpu:0 is out of memory" in text and "4194304.00 GiB" in text
    assert "f32[512,1024]" in text and "2.0 MiB" in text
    assert "live buffers" in text
    assert torch.tpu.memory_stats()["num_ooms"] == ooms + 1
    same(keep[0, :3] + 1, [2.0] * 3)
    with pytest.raises(torch.OutOfMemoryError):
        keep.expand(2**30, 512, 1024) + 1
    same(keep[0, :3] + 1, [2.0] * 3)


def test_empty_allocates_nothing_until_written(device):
    before = torch.tpu.memory_allocated()
    x = torch.empty(1024, 1024, device=device)
    assert torch.tpu.memory_allocated() == before
    x.zero_()
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() - before == 4 * 2**20


def test_donation(device):
    """An in-place operator on a tensor that nobody else holds takes its memory over."""
    x = torch.ones(1024, device=device)
    x.add_(1)
    torch.tpu.synchronize()
    with counted() as count:
        x.add_(1)
    assert count.donations == 1
    same(x[:2], [3.0, 3.0])


def test_pinned_memory(device):
    x = torch.arange(6.0).pin_memory()
    assert x.is_pinned() and not torch.ones(2).is_pinned()
    assert x[2:].is_pinned()
    same(x.to(device, non_blocking=True), torch.arange(6.0))
    assert torch.empty(3, pin_memory=True).is_pinned()


def test_figures_do_not_start_the_runtime():
    run_on_device(
        """
        import torch
        assert torch.tpu.memory_allocated() == torch.tpu.max_memory_allocated() == 0
        torch.tpu.reset_peak_memory_stats(); torch.tpu.empty_cache()
        assert torch.accelerator.device_count() == 1
        assert not torch.tpu.is_initialized()
        """
    )
