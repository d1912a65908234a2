"""Google's torch-tpu, on the same plugin as Setu.

It starts on TPUs only. Behind ``shim.c``, which answers one call that XLA's CPU plugin lacks, it runs on that plugin,
in an environment of its own because it installs the import package that Setu installs too.
"""

from __future__ import annotations

import os
import subprocess

import children

PACKAGES = ("torch==2.13.0", "torch-tpu==0.2.0", "numpy")
MODES = {"strict": {}, "fused": {"TORCH_TPU_DEFER_AND_FUSE": "1"}}

# The fused attention that it chooses for itself is a kernel for TPUs.
SETUP = """
import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch_tpu import _loader
_loader._init_device("tpu")
def step_context():
    return sdpa_kernel(SDPBackend.MATH)
"""


def _shim() -> str:
    children.BUILD.mkdir(parents=True, exist_ok=True)
    library = children.BUILD / "shim.so"
    source = children.BENCH / "peers" / "shim.c"
    command = [os.environ.get("CC", "cc"), "-std=c11", "-O2", "-D_GNU_SOURCE", "-shared", "-fPIC"]
    subprocess.run([*command, f"-I{children.ROOT / 'core'}", str(source), "-o", str(library), "-ldl"], check=True)
    return str(library)


def child(mode: str, platform: str, cache: str) -> children.Child:
    """A worker in strict or fused mode. Raises UnavailableError."""
    venv = children.virtual_environment("torch-tpu", PACKAGES)
    environ = children.environment(TPU_SKIP_MDS_QUERY="1", XDG_CACHE_HOME=cache, **MODES[mode])
    for name in ("PYTHONPATH", "TORCH_TPU_PLATFORM", "TORCH_TPU_CACHE_DIR"):
        environ.pop(name, None)
    if platform == "cpu":
        environ |= {"SHIM_REAL": children.plugin_path(platform), "TPU_LIBRARY_PATH": _shim()}
    worker = str(children.BENCH / "worker.py")
    return children.Child([str(venv / "bin" / "python"), worker, "--device", "tpu", "--setup", SETUP], environ)
