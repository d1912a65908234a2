"""The cache of compiled programs, from Python: a second process, a race, and directories that cannot be used."""

from __future__ import annotations

import os
import stat
import subprocess
import sys

import pytest
from device_support import run_on_device
from torch_setu import plugins

WORK = """
import torch
model = torch.nn.Sequential(torch.nn.Linear(5, 7), torch.nn.Tanh(), torch.nn.Linear(7, 2)).to("tpu")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.5)
for _ in range(2):
    loss = model(torch.ones(3, 5, device="tpu")).square().mean()
    loss.backward()
    optimizer.step()
assert loss.isfinite().item()
c = torch.tpu.counters()
print(c["compiles"], c["program_disk_hits"], c["cache_errors"])
"""

QUICK_WORK = """
import torch
torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True)
x = torch.randn(2, 5, 16)
layer(x).square().mean().backward()
expected = [p.grad for p in layer.parameters()]
layer.zero_grad()
layer.to("tpu")
layer(x.to("tpu")).square().mean().backward()
for p, grad in zip(layer.parameters(), expected, strict=True):
    torch.testing.assert_close(p.grad.cpu(), grad)
print("agrees")
"""
CPU_PLUGINS = [plugin.path for plugin in plugins.installed(("cpu",))]


def figures(done):
    return [int(word) for word in done.stdout.split()[-3:]]


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
def test_a_second_process_compiles_nothing(tmp_path, eager_mode):
    environment = {"TORCH_TPU_CACHE_DIR": str(tmp_path / "cache"), "TORCH_TPU_EAGER_MODE": eager_mode}
    compiles, disk_hits, errors = figures(run_on_device(WORK, **environment))
    assert compiles > 0 and disk_hits == 0 and errors == 0
    assert figures(run_on_device(WORK, **environment)) == [0, compiles, 0]
    assert stat.S_IMODE(os.stat(tmp_path / "cache").st_mode) == 0o700


def test_a_quick_compile_is_another_program(tmp_path):
    environment = {"TORCH_TPU_CACHE_DIR": str(tmp_path / "cache")}
    compiles, _, _ = figures(run_on_device(WORK, **environment))
    quick = environment | {"TORCH_TPU_COMPILE_EFFORT": "quick"}
    assert figures(run_on_device(WORK, **quick)) == [compiles, 0, 0]
    assert figures(run_on_device(WORK, **quick)) == [0, compiles, 0]


@pytest.mark.parametrize("plugin", CPU_PLUGINS)
def test_a_quick_compile_computes_the_same(plugin):
    done = run_on_device(QUICK_WORK, TORCH_TPU_PLUGIN=plugin, TORCH_TPU_COMPILE_EFFORT="quick", TORCH_TPU_CACHE="0")
    assert done.stdout.split() == ["agrees"], done.stderr


def test_racing_processes(tmp_path):
    environment = {**os.environ, "TORCH_TPU_CACHE_DIR": str(tmp_path)}
    racers = [
        subprocess.Popen([sys.executable, "-c", WORK], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    outputs = [racer.communicate(timeout=300)[0].split()[-3:] for racer in racers]
    assert all(racer.returncode == 0 for racer in racers)
    assert all(int(errors) == 0 for _, _, errors in outputs)
    assert figures(run_on_device(WORK, TORCH_TPU_CACHE_DIR=str(tmp_path)))[0] == 0


def test_damaged_entries_are_misses(tmp_path):
    compiles, _, _ = figures(run_on_device(WORK, TORCH_TPU_CACHE_DIR=str(tmp_path)))
    entries = [file for file in tmp_path.rglob("*") if file.is_file() and file.stat().st_size > 500]
    assert len(entries) >= compiles
    for number, file in enumerate(entries):
        content = bytearray(file.read_bytes())
        if number % 3 == 0:
            content[len(content) // 2] ^= 0xFF
        elif number % 3 == 1:
            content = content[: len(content) // 2]
        else:
            content = bytearray()
        file.write_bytes(content)
    again, disk_hits, errors = figures(run_on_device(WORK, TORCH_TPU_CACHE_DIR=str(tmp_path)))
    assert again == compiles and disk_hits == 0
    assert figures(run_on_device(WORK, TORCH_TPU_CACHE_DIR=str(tmp_path)))[:2] == [0, compiles]


def test_directory_that_is_a_file(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    done = run_on_device(WORK, TORCH_TPU_CACHE_DIR=str(file))
    assert figures(done)[0] > 0
    assert done.stderr.count(str(file)) == 1, done.stderr


def test_directory_that_cannot_be_made():
    done = run_on_device(WORK, TORCH_TPU_CACHE_DIR="/proc/setu-cache")
    assert figures(done)[0] > 0
    assert done.stderr.count("/proc/setu-cache") == 1, done.stderr


def test_directory_open_to_others(tmp_path):
    """Anyone who can write into the directory could put code into this process: the cache stays off, with one line."""
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o777)
    shared.chmod(0o777)
    done = run_on_device(WORK, TORCH_TPU_CACHE_DIR=str(shared))
    assert figures(done)[0] > 0
    assert done.stderr.count(str(shared)) == 1, done.stderr
    assert not list(shared.rglob("*"))


def test_full_disk():
    """Writing fails: every program compiles, and nothing else happens."""
    if not os.path.isdir("/dev/shm") or os.geteuid() != 0:
        pytest.skip("needs root to mount a small file system")
    place = "/dev/shm/setu-full-disk-test"
    os.makedirs(place, exist_ok=True)
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k,mode=0700", "tmpfs", place], capture_output=True
    ).returncode:
        os.rmdir(place)
        pytest.skip("mounting is not allowed here")
    try:
        compiles, _, errors = figures(run_on_device(WORK, TORCH_TPU_CACHE_DIR=place))
        assert compiles > 0 and errors > 0
    finally:
        subprocess.run(["umount", place], check=True)
        os.rmdir(place)


def test_size_bound(tmp_path):
    run_on_device(WORK, TORCH_TPU_CACHE_DIR=str(tmp_path), TORCH_TPU_CACHE_SIZE="100K")
    used = sum(file.stat().st_size for file in tmp_path.rglob("*") if file.is_file())
    assert used <= 150 * 1024


def test_without_a_cache(tmp_path):
    compiles, disk_hits, _ = figures(run_on_device(WORK, TORCH_TPU_CACHE="0", TORCH_TPU_CACHE_DIR=str(tmp_path)))
    assert compiles > 0 and disk_hits == 0 and not list(tmp_path.rglob("*"))
