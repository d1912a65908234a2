"""Forking: fine before the first use of the device, a clear error in the child after it."""

from __future__ import annotations

import os
import subprocess
import sys

from device_support import run_on_device

FORK = """
import os, torch

def in_child(work):
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            work()
            code = 0
        except BaseException as error:
            print(type(error).__name__, error, flush=True)
        os._exit(code)
    return os.waitpid(pid, 0)[1]

def use():
    assert (torch.ones(3, device="tpu") + 1).tolist() == [2, 2, 2]
"""


def test_fork_before_the_first_use():
    run_on_device(
        FORK
        + """
assert torch.tpu.is_available() and torch.tpu.device_count() == 1
torch.manual_seed(1)
assert in_child(use) == 0
use()
"""
    )


def test_fork_after_the_first_use():
    done = run_on_device(
        FORK
        + """
use()
x = torch.ones(3, device="tpu")
assert in_child(lambda: (x + 1).tolist()) != 0
assert in_child(use) != 0
assert in_child(torch.tpu.synchronize) != 0
assert in_child(lambda: torch.ones(3) + 1) == 0
assert in_child(lambda: (torch.ones(3, requires_grad=True) * 2).sum().backward()) == 0
use()
"""
    )
    assert done.stdout.count("'spawn' start method") == 3, done.stdout


def test_spawned_process_uses_the_device(tmp_path):
    script = tmp_path / "main.py"
    script.write_text(
        "import torch\n"
        "def work(rank):\n"
        "    assert (torch.ones(3, device='tpu') + rank).tolist() == [1 + rank] * 3\n"
        "if __name__ == '__main__':\n"
        "    work(1)\n"
        "    torch.multiprocessing.spawn(work, nprocs=1)\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env=dict(os.environ), timeout=300
    )
    assert done.returncode == 0, done.stderr
