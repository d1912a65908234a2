"""Public reports on recompilation and host cost, asserted by counters."""

from __future__ import annotations

import pytest
import torch
from device_support import counted, run_on_device


def model_and_data(device):
    model = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.ReLU(), torch.nn.Linear(8, 3)).to(device)
    return model, torch.randn(4, 6, device=device), torch.randint(0, 3, (4,), device=device)


@pytest.mark.parametrize("foreach", [False, True])
def test_pytorch_xla_3604(device, foreach):
    """A learning rate that changes compiles nothing, even where it equals the momentum. Also pytorch#130467, #171320."""
    model, x, y = model_and_data(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.9, momentum=0.9, foreach=foreach)

    def step(rate):
        optimizer.param_groups[0]["lr"] = rate
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()

    for rate in (0.9, 0.1, 0.05):
        step(rate)
    with counted() as count:
        for n in range(100):
            step(0.9 if n == 50 else 0.001 * (n + 1))
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
def test_pytorch_xla_2783(device, eager_mode):
    """A training loop compiles nothing after its first steps, and step for step executes the same programs."""
    torch.tpu.set_eager_mode(eager_mode)
    model, x, y = model_and_data(device)
    optimizer = torch.optim.AdamW(model.parameters())

    def step():
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        torch.tpu.synchronize()

    for _ in range(3):
        step()
    with counted() as count:
        for _ in range(10):
            step()
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)
    if eager_mode == "fused":
        assert count.executions <= 30


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
def test_pytorch_xla_2757(device, eager_mode):
    """A search that writes and reads column t of its result compiles nothing once t has changed a few times."""
    torch.tpu.set_eager_mode(eager_mode)
    table = torch.randn(7, 7, device=device)
    result = torch.zeros(4, 40, dtype=torch.int64, device=device)
    alive = torch.ones(4, 40, device=device)

    def advance(t):
        scores = table[result[:, t - 1]] * alive[:, t - 1 : t]
        result[:, t] = scores.argmax(1)
        alive[:, t : t + 1] = (scores.sum(1, keepdim=True) > -9).float()

    def search(steps):
        for t in steps:
            advance(t)
            torch.tpu.synchronize()

    search(range(1, 8))
    with counted() as count:
        search(range(8, 40))
        search(range(1, 40))
    assert (count.compiles, count.program_disk_hits, count.call_misses) == (0, 0, 0)


def test_pytorch_xla_1368(device):
    """The reason for a new plan is named. Also #9094."""
    x = torch.ones(7, 3, device=device)
    _ = x.sinh()
    torch.tpu.synchronize()
    _ = x[:5].sinh()
    newest = next(cause for cause in torch.tpu.compile_stats().recompiles if cause["op"] == "sinh")
    assert "7" in newest["reason"] and "5" in newest["reason"], newest


def test_pytorch_xla_9094(tmp_path):
    """A second process with the same work compiles nothing."""
    work = """
        import torch
        model = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.GELU(), torch.nn.Linear(8, 3)).to("tpu")
        optimizer = torch.optim.AdamW(model.parameters())
        for _ in range(2):
            model(torch.ones(4, 6, device="tpu")).sum().backward()
            optimizer.step()
        torch.tpu.synchronize()
        counters = torch.tpu.counters()
        print(counters["compiles"], counters["program_disk_hits"])
        """
    first, second = (run_on_device(work, TORCH_TPU_CACHE_DIR=str(tmp_path)).stdout.split()[-2:] for _ in range(2))
    assert int(first[0]) > 0 and int(first[1]) == 0
    assert int(second[0]) == 0 and int(second[1]) == int(first[0])


def test_pytorch_xla_6193(device):
    """A training step reads no device value on the host."""
    model, x, y = model_and_data(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    with counted() as count:
        for _ in range(3):
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
    assert count.host_reads == 0


def test_pytorch_xla_3545(device):
    """Host memory stays flat over a thousand copies to the device."""

    def resident():
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * 4096

    x = torch.ones(256, 1024)  # 1 MiB
    for _ in range(50):
        x.to(device)
    torch.tpu.synchronize()
    before = resident()
    for _ in range(1000):
        x.to(device)
    torch.tpu.synchronize()
    assert resident() - before < 100 * 2**20
