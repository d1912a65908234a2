"""What the names in the package torch_tpu do. That package only re-exports; everything here is in terms of torch_setu.

Importing this module registers device "tpu" (it is what ``import torch_tpu`` means) and raises LoadError, an ImportError,
when that cannot be done.
"""

from __future__ import annotations

import enum
import functools
import sys
import types
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch

from torch_setu import chips, loader

loader.load()

from torch_setu import device as _device  # noqa: E402
from torch_setu import dynamo, modes  # noqa: E402

# torch_tpu._loader and torch_tpu.api


def load(allow_xla_backend: bool | None = None) -> None:
    """Registers device "tpu"; idempotent. ``allow_xla_backend`` is accepted and has no meaning here."""
    loader.load()


@functools.cache
def init_device(name: str = loader.DEVICE) -> torch.device:
    """Registers device "tpu" and returns it. Raises ValueError for another name."""
    if name != loader.DEVICE:
        raise ValueError(f"the only device is 'tpu', not {name!r}")
    loader.load()
    return torch.device(name)


def loader_attribute(name: str) -> Any:
    """``torch_tpu._loader._LOADED``, which is true once the device is registered."""
    if name == "_LOADED":
        return loader.is_loaded()
    raise AttributeError(f"module 'torch_tpu._loader' has no attribute {name!r}")


def tpu_device() -> torch.device:
    """The current device as ``torch.device("tpu", index)``."""
    return torch.device(loader.DEVICE, _device.current_device())


# torch_tpu._internal.execution_mode


class EagerMode(enum.Enum):
    """The eager modes under the names of torch_tpu; the values are Setu's own."""

    DEFER_NEVER = "strict"
    DEFER_NEVER_AND_LAUNCH_BLOCKING = "debug"
    DEFER_AND_FUSE = "fused"


class set_eager_mode:  # noqa: N801
    """Sets the mode at once; as a context manager it also puts the old one back."""

    def __init__(self, mode: EagerMode) -> None:
        self._mode = modes.eager_mode(EagerMode(mode).value)

    def __enter__(self) -> None:
        self._mode.__enter__()

    def __exit__(self, *exception: object) -> None:
        self._mode.__exit__(*exception)


def get_eager_mode() -> EagerMode:
    """The mode in force."""
    return EagerMode(modes.get_eager_mode())


class _ExecutionMode(types.ModuleType):
    """A module whose ``eager_mode`` and ``enable_cpu_fallback`` can be assigned."""

    @property
    def eager_mode(self) -> EagerMode:
        return get_eager_mode()

    @eager_mode.setter
    def eager_mode(self, mode: EagerMode) -> None:
        modes.set_eager_mode(EagerMode(mode).value)

    @property
    def enable_cpu_fallback(self) -> bool:
        return False

    @enable_cpu_fallback.setter
    def enable_cpu_fallback(self, enable: bool) -> None:
        if enable:
            raise NotImplementedError(
                "torch-setu never runs an operator on the CPU in silence, so there is no fallback to enable."
            )


def make_execution_mode(name: str) -> None:
    """Gives the module ``name`` its assignable properties."""
    sys.modules[name].__class__ = _ExecutionMode


# torch_tpu._internal.sync


def synchronize(tensors: Sequence[torch.Tensor] | None = None, wait: bool = True) -> None:
    """Waits for the work behind ``tensors``, or for all work; with ``wait=False`` returns at once.

    Work starts without being asked for, so ``wait=False`` has nothing to do.
    """
    if not wait:
        return
    found = {tensor.device for tensor in tensors or () if tensor.device.type == loader.DEVICE}
    if tensors is not None:
        for one in found:
            _device.synchronize(one)
        return
    for index in range(_device.device_count()):
        _device.synchronize(index)


# torch_tpu._internal.utils.hardware


class TpuDevices(NamedTuple):
    """The TPU chips of this machine: generation ("v5e"; None without chips) and number."""

    version: str | None
    count: int


def detect_tpu_devices() -> TpuDevices:
    """The TPU chips on the PCI bus."""
    found = chips.local()
    return TpuDevices(found[0].generation.version if found else None, len(found))


def get_tpu_device_count() -> int:
    """The TPU devices of this process, from the PCI bus; starts nothing."""
    return chips.device_count(chips.local())


def get_tpu_device_name() -> str:
    """The name of the TPU, for example "TPU v5e"; "" without one."""
    found = chips.local()
    return found[0].generation.name if found else ""


def get_hbm_bytes_per_device() -> int:
    """Bytes of memory of one TPU device as published; 0 without a TPU."""
    found = chips.local()
    return found[0].generation.hbm_bytes if found else 0


# torch_tpu._internal.compile


class TpuBackend:
    """The compile backend as a callable; this version raises NotImplementedError when it is called."""

    def __call__(self, graph_module: Any, example_inputs: Any, **options: Any) -> Any:
        return dynamo.tpu(graph_module, example_inputs, **options)
