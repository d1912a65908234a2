"""Several Python threads, tensors freed in another thread, and a collection in the middle of a meta run."""

from __future__ import annotations

import gc
import queue
import threading

import torch
from device_support import run_on_device, same


def run_threads(count, work):
    errors = []

    def guarded(index):
        try:
            work(index)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive(), "a thread hangs"
    assert not errors, errors


def test_threads_compute(mode):
    results = {}

    def work(index):
        x = torch.full((8, 8), float(index + 1), device="tpu")
        for n in range(15):
            x = (x @ torch.eye(8, device="tpu") + n).sub_(n)
            if n % 5 == 0:
                x = x.t().contiguous().relu()
        results[index] = x.cpu()

    run_threads(4, work)
    for index, result in results.items():
        torch.testing.assert_close(result, torch.full((8, 8), float(index + 1)))


def test_threads_share_a_tensor(device):
    x = torch.zeros(64, device=device)

    def work(index):
        for _ in range(25):
            x.add_(1)
            _ = x[index::4].sum()

    run_threads(4, work)
    same(x, [100.0] * 64)


def test_tensors_are_freed_in_another_thread(device):
    handed = queue.Queue()

    def free():
        while (item := handed.get()) is not None:
            del item

    thread = threading.Thread(target=free)
    thread.start()
    for n in range(300):
        handed.put(torch.ones(32, device=device) + n)
    handed.put(None)
    thread.join(60)
    assert not thread.is_alive()
    torch.tpu.synchronize()
    same(torch.ones(2, device=device) + 1, [2.0, 2.0])


def test_backward_in_a_thread(device):
    w = torch.ones(4, device=device, requires_grad=True)
    run_threads(3, lambda index: (w * (index + 1)).sum().backward())
    same(w.grad, [6.0] * 4)


def test_collection_while_a_call_is_planned():
    """Python's collector may run inside a meta kernel and free tensors of the device there: nothing may deadlock."""
    run_on_device(
        """
        import gc, threading, torch

        gc.set_threshold(1)

        class Cycle:
            def __init__(self):
                self.me, self.tensor = self, torch.ones(3, device="tpu")

        def work(seed):
            for n in range(12):
                Cycle()
                x = torch.ones(2 + seed, 3 + n, device="tpu")
                torch.nn.functional.layer_norm(torch.nn.functional.gelu(x), x.shape[1:]).sum()
                Cycle()

        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(2)]
        [t.start() for t in threads]
        [t.join(200) for t in threads]
        assert not any(t.is_alive() for t in threads)
        gc.collect()
        torch.tpu.synchronize()
        torch.tpu.empty_cache()
        assert torch.tpu.memory_allocated() == 0, torch.tpu.memory_summary()
        """
    )


def test_the_current_device_is_of_each_thread(device):
    seen = []
    run_threads(2, lambda index: seen.append(torch.tpu.current_device()))
    assert seen == [0, 0]
    gc.collect()
