"""The module ``torch.tpu``: devices, and everything that torch.cuda's users look for under the same names.

Importing it starts nothing. Functions that need the device start the runtime; those that only ask what there is do not,
so they are safe before a fork. Memory, random state, streams and modes live in modules of their own and are re-exported.
"""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Callable
from typing import Any

import torch

from torch_setu import _bridge, chips, memory, modes, random, runtime, streams
from torch_setu.indices import TYPE, device_index
from torch_setu.memory import *  # noqa: F403
from torch_setu.modes import *  # noqa: F403
from torch_setu.random import *  # noqa: F403
from torch_setu.streams import *  # noqa: F403

__all__ = [
    *memory.__all__,
    *modes.__all__,
    *random.__all__,
    *streams.__all__,
    "DeviceProperties",
    "current_device",
    "default_generators",  # noqa: F405
    "device",
    "device_count",
    "device_of",
    "get_amp_supported_dtype",
    "get_compute_capability",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "init",
    "is_available",
    "is_bf16_supported",
    "is_initialized",
    "memory",
    "random",
    "set_device",
    "streams",
    "synchronize",
]


@dataclasses.dataclass(frozen=True)
class DeviceProperties:
    """What a device is. ``platform`` is PJRT's name of what really runs the programs: tpu, cpu, cuda ..."""

    name: str
    total_memory: int
    multi_processor_count: int = 1
    platform: str = ""


def __getattr__(name: str) -> Any:
    if name == "default_generators":
        return random.generators()
    if name == "_initialized":  # torch.utils.checkpoint keeps the random state of a device only where this is true
        return is_initialized()
    raise AttributeError(f"module 'torch.{TYPE}' has no attribute {name!r}")


# Start


def is_available() -> bool:
    """Whether there is a real accelerator, or the user chose plugin or platform; never raises, starts nothing.

    On a machine without a TPU device "tpu" still works, on the CPU and with one warning, while this says False.
    """
    return runtime.declare()[0]


def is_initialized() -> bool:
    """Whether the runtime has started."""
    return _bridge.is_started()


def init(plugin: str | None = None, platform: str | None = None, device_count: int | None = None) -> None:
    """Starts the runtime, which otherwise starts at its first use; the arguments win over the environment.

    ``plugin`` is the path of a PJRT plugin, ``platform`` one of tpu, cpu, cuda, rocm, oneapi or a topology such as
    v5e:2x2, ``device_count`` the number of the CPU plugin's devices. Raises ValueError for a bad argument,
    PluginNotFoundError when there is no such plugin, and SetuError when the runtime already runs on another choice.
    """
    runtime.choose(plugin, platform, device_count)
    runtime.start()


def _lazy_init() -> None:
    runtime.start()


def _lazy_call(callable: Callable[[], object], **_options: object) -> None:
    runtime.when_started(callable)


def _is_in_bad_fork() -> bool:
    return runtime.is_in_bad_fork()


# Devices


def device_count() -> int:
    """How many devices there are; 0 while none is available. Starts nothing."""
    if _bridge.is_started():
        return _bridge.device_count()
    available, count = runtime.declare()
    return count if available else 0


def current_device() -> int:
    """The index of the current device of this thread."""
    return _bridge.current_device()


def set_device(device: Any) -> None:
    """Makes a device current: an index, "tpu", "tpu:1" or a torch.device. A negative index changes nothing.

    An index that does not exist warns and changes nothing: launchers pass a local rank to processes that see one device.
    """
    if isinstance(device, int) and device < 0:
        return
    index = device_index(device)
    count = _known_count()
    if count and index >= count:
        warnings.warn(
            f"tpu:{index} does not exist, because this process has {count} tpu device(s); the current device stays "
            f"tpu:{_bridge.current_device()}.",
            UserWarning,
            stacklevel=2,
        )
        return
    _bridge.set_device(index)


def _known_count() -> int:
    """The number of devices, or 0 when only the start would tell it."""
    if _bridge.is_started():
        return _bridge.device_count()
    chosen = runtime.selection()
    return chosen.device_count if chosen.platform in ("tpu", "cpu") and not chosen.topology else 0


def _exchange_device(device: int) -> int:
    previous = _bridge.current_device()
    if device >= 0:
        _bridge.set_device(device)
    return previous


_maybe_exchange_device = _exchange_device


class device:  # noqa: N801
    """Makes a device current for a ``with`` block; None changes nothing."""

    def __init__(self, device: Any) -> None:
        self.index = -1 if device is None else device_index(device)
        self.previous = -1

    def __enter__(self) -> None:
        self.previous = _exchange_device(self.index)

    def __exit__(self, *_exception: object) -> None:
        if self.index >= 0:
            _bridge.set_device(self.previous)


class device_of(device):  # noqa: N801
    """Makes the device of a tensor current for a ``with`` block; a tensor elsewhere changes nothing."""

    def __init__(self, tensor: torch.Tensor) -> None:
        super().__init__(tensor.device if tensor.device.type == TYPE else None)


def synchronize(device: Any = None) -> None:
    """Waits for all work of a device. Raises what the work raised. Does nothing before the runtime has started."""
    runtime.check_fork()
    if _bridge.is_started():
        _bridge.synchronize(device_index(device))


def get_device_name(device: Any = None) -> str:
    """What the device is: "TPU v5e", or "CPU (PJRT cpu plugin)" where the CPU stands in.

    A TPU on the PCI bus is named without starting the runtime.
    """
    index = device_index(device)
    if not _bridge.is_started():
        chosen, found = runtime.selection(), chips.local()
        if chosen.platform == "tpu" and not chosen.topology and found and found[0].generation.name != "TPU v2/v3":
            return found[0].generation.name
        runtime.start()
    kind, platform = chips.public_name(_bridge.device_kind(index)), _bridge.platform()
    if kind.startswith("TPU"):
        return kind
    return f"{kind.upper() if kind == platform else kind} (PJRT {platform} plugin)"


def get_device_properties(device: Any = None) -> DeviceProperties:
    """Name, memory and platform of a device. Starts the runtime."""
    index = device_index(device)
    runtime.start()
    return DeviceProperties(get_device_name(index), memory.mem_get_info(index)[1], 1, _bridge.platform())


def get_device_capability(device: Any = None) -> tuple[int, int]:
    """(0, 0): CUDA's compute capability has no meaning here, and code that asks for a minimum finds it not met."""
    return (0, 0)


def get_compute_capability(device: Any = None) -> str:
    """The empty string, as there is no CUDA compute capability."""
    return ""


# Types and autocast


def get_amp_supported_dtype() -> list[torch.dtype]:
    """The types that torch.autocast("tpu") accepts; bfloat16 is the default."""
    return [torch.bfloat16, torch.float16]


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """True: every platform computes in bfloat16."""
    return True


def _is_autocast_enabled() -> bool:
    return torch.is_autocast_enabled(TYPE)


def _set_autocast_enabled(enabled: bool) -> None:
    torch.set_autocast_enabled(TYPE, enabled)


def _get_autocast_dtype() -> torch.dtype:
    return torch.get_autocast_dtype(TYPE)


def _set_autocast_dtype(dtype: torch.dtype) -> None:
    torch.set_autocast_dtype(TYPE, dtype)


def _get_generator(device: Any = None) -> torch.Generator:
    return _bridge.default_generator(device_index(device))


def _hbm_usage_summary(device: Any = None) -> str:
    return memory.memory_summary(device)
