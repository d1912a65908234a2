"""Registers device "tpu" with PyTorch: when that is wanted, in what order, and what may stop it.

:func:`autoload` runs inside ``import torch`` and so does as little as it can: it opens no plugin and starts no runtime.
:func:`load` is for an explicit ``import torch_tpu`` and registers beside other accelerators too. Both are idempotent.
The order in :func:`_register` matters: everything that can fail comes before PrivateUse1 is renamed, because a rename
cannot be undone.
"""

from __future__ import annotations

import os
import sys
import threading

from torch_setu import chips, environment, errors

DEVICE = "tpu"

_lock = threading.RLock()
_loaded = False


def autoload() -> None:
    """Registers the device if this machine or its user calls for it. Raises what :func:`load` raises."""
    reason = reason_to_load()
    if not reason:
        return
    import torch

    taken = torch._C._get_privateuse1_backend_name() != "privateuseone"
    if taken and not _loaded and reason == "no other accelerator":
        return  # the other backend is an accelerator
    load()


def load() -> None:
    """Registers the device, whatever else is there. Raises LoadError with one sentence when it cannot."""
    global _loaded
    with _lock:
        if _loaded:
            return
        _register()
        _loaded = True


def is_loaded() -> bool:
    """Whether device "tpu" is Setu's in this process."""
    return _loaded


def reason_to_load() -> str:
    """Why the device is registered at ``import torch``; "" when another accelerator should be left alone."""
    if chips.local():
        return "TPU on the PCI bus"
    if environment.platform_is_chosen():
        return "platform chosen by the environment"
    if not other_accelerator():
        return "no other accelerator"
    return ""


def other_accelerator() -> str:
    """The accelerator that this build of torch would use, by the traces its driver leaves; "" when there is none.

    PyTorch's own answer (``torch.cuda.is_available()``) would start the CUDA driver, which takes time and spoils a later
    fork, so it is not asked.
    """
    from torch import version

    if version.cuda and os.environ.get("CUDA_VISIBLE_DEVICES", "0") not in ("", "-1") and _has_nvidia_gpu():
        return "cuda"
    if version.hip and os.path.exists("/dev/kfd"):
        return "rocm"
    if getattr(version, "xpu", None) and _has_entries("/dev/dri"):
        return "xpu"
    if sys.platform == "darwin":
        import torch

        if torch._C._has_mps and torch._C._mps_is_available():
            return "mps"
    return ""


def build_mismatch(running: str) -> str:
    """The sentence that says why the extension does not fit this torch, or "" when it does or nothing is known.

    PyTorch keeps its C++ interface within a minor version, so only the first two numbers count.
    """
    try:
        from torch_setu._build_info import TORCH_VERSION as built
    except ImportError:
        return ""
    if built.split(".")[:2] == running.split(".")[:2]:
        return ""
    return errors.built_for_another_torch(built, running)


def package_conflict() -> str:
    """The sentence on another distribution that installs the package torch_tpu, or ""."""
    from importlib import metadata

    try:
        distribution = metadata.distribution("torch-tpu")
    except metadata.PackageNotFoundError:
        return ""
    record = distribution.read_text("RECORD") or ""
    if "torch_tpu/__init__.py" not in record:
        return ""  # metadata alone, for programs that ask for the version of that name
    return errors.package_conflict(distribution.metadata["Name"], distribution.version)


def _register() -> None:
    import torch

    name = torch._C._get_privateuse1_backend_name()
    if name != "privateuseone":
        raise errors.LoadError(errors.backend_taken(name))
    problem = package_conflict() or build_mismatch(torch.__version__)
    if problem:
        raise errors.LoadError(problem)
    try:
        import torch_setu._bridge  # noqa: F401
    except ImportError as error:
        raise errors.LoadError(errors.extension_missing(str(error))) from error
    from torch_setu import device, distributed, printing, runtime

    torch.utils.rename_privateuse1_backend(DEVICE)
    torch.utils.generate_methods_for_privateuse1_backend(
        for_tensor=True, for_module=True, for_packed_sequence=True, for_storage=True
    )
    _register_module(torch, device)
    torch.set_autocast_dtype(DEVICE, torch.bfloat16)
    distributed.register()
    printing.install()
    runtime.install()


def _register_module(torch, module) -> None:
    if hasattr(torch, DEVICE):  # a later PyTorch may bring a module of that name for Google's backend
        setattr(torch, DEVICE, module)
        sys.modules[f"torch.{DEVICE}"] = module
    else:
        torch._register_device_module(DEVICE, module)


def _has_nvidia_gpu() -> bool:
    return any(map(os.path.exists, ("/dev/nvidia0", "/dev/dxg"))) or _has_entries("/proc/driver/nvidia/gpus")


def _has_entries(directory: str) -> bool:
    try:
        return bool(os.listdir(directory))
    except OSError:
        return False
