"""What every test of the device shares: the platform, one cache of compiled programs per session, and fixtures.

The environment is set before anything imports torch. Workers of pytest-xdist inherit it, so all share one cache.
"""

from __future__ import annotations

import atexit
import os
import pathlib
import shutil
import sys
import tempfile

os.environ.setdefault("TORCH_TPU_PLATFORM", "cpu")
if "PYTEST_XDIST_WORKER" not in os.environ and "TORCH_TPU_CACHE_DIR" not in os.environ:
    _cache = tempfile.mkdtemp(prefix="setu-test-cache-")
    os.environ["TORCH_TPU_CACHE_DIR"] = _cache
    atexit.register(shutil.rmtree, _cache, ignore_errors=True)

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import pytest


@pytest.fixture
def device() -> str:
    """The device under test, seeded, in strict mode and with PyTorch's own precision before and after the test."""
    import torch

    if not hasattr(torch, "tpu"):
        pytest.fail("device tpu is not registered; 'setu doctor' tells why", pytrace=False)
    torch.manual_seed(0)
    torch.tpu.set_eager_mode("strict")
    yield "tpu"
    torch.tpu.set_eager_mode("strict")
    torch.tpu.set_precision(None)
    torch.set_default_dtype(torch.float32)


@pytest.fixture(params=["strict", "debug", "fused"])
def mode(request, device) -> str:
    """Runs the test once in each eager mode."""
    import torch

    torch.tpu.set_eager_mode(request.param)
    return request.param
