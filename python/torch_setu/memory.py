"""Memory of a device: the figures of the runtime's own accounts, under the names that torch.cuda gave them.

Asking for figures does not start the runtime: before the start all of them are zero. ``mem_get_info`` and
``get_device_properties`` need the device and do start it.
"""

from __future__ import annotations

import os
import warnings
from collections import OrderedDict
from typing import Any

from torch_setu import _bridge, runtime
from torch_setu.indices import device_index

__all__ = [
    "empty_cache",
    "ipc_collect",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_summary",
    "reset_max_memory_allocated",
    "reset_max_memory_reserved",
    "reset_peak_memory_stats",
    "set_per_process_memory_fraction",
]


def _account(device: Any) -> dict[str, int]:
    if not _bridge.is_started():
        return {}
    return _bridge.memory(device_index(device))


def memory_stats(device: Any = None) -> OrderedDict[str, int]:
    """Every figure by name, as torch.cuda.memory_stats: ``allocated_bytes.all.peak``, ``num_ooms`` and so on.

    ``active`` equals ``allocated``, because the device never holds on to a freed tensor on behalf of a stream.
    """
    account = _account(device)
    get = account.get
    stats: dict[str, int] = {
        "num_alloc_retries": get("num_alloc_retries", 0),
        "num_ooms": get("num_ooms", 0),
        "limit_bytes": max(0, get("limit", 0)),
    }
    allocated, peak = get("allocated", 0), get("peak", 0)
    for name in ("active_bytes", "allocated_bytes", "requested_bytes"):
        stats[f"{name}.all.current"] = allocated
        stats[f"{name}.all.peak"] = peak
    stats["reserved_bytes.all.current"] = get("reserved", 0)
    stats["reserved_bytes.all.peak"] = get("peak_reserved", 0)
    stats["allocated_bytes.all.allocated"] = get("total_allocated", 0)
    stats["allocated_bytes.all.freed"] = get("total_allocated", 0) - allocated
    stats["allocation.all.allocated"] = get("num_allocs", 0)
    stats["allocation.all.freed"] = get("num_frees", 0)
    stats["allocation.all.current"] = get("count", 0)
    stats["allocation.all.peak"] = get("peak_count", 0)
    return OrderedDict(sorted(stats.items()))


def memory_allocated(device: Any = None) -> int:
    """Bytes of the tensors that are alive on the device."""
    return _account(device).get("allocated", 0)


def max_memory_allocated(device: Any = None) -> int:
    """The largest :func:`memory_allocated` since the start or the last reset."""
    return _account(device).get("peak", 0)


def memory_reserved(device: Any = None) -> int:
    """Bytes that the runtime holds on the device, for tensors and for itself."""
    return _account(device).get("reserved", 0)


def max_memory_reserved(device: Any = None) -> int:
    """The largest :func:`memory_reserved` since the start or the last reset."""
    return _account(device).get("peak_reserved", 0)


def reset_peak_memory_stats(device: Any = None) -> None:
    """Makes the present figures the peaks."""
    if _bridge.is_started():
        _bridge.reset_peak_memory(device_index(device))


def reset_max_memory_allocated(device: Any = None) -> None:
    """The same as :func:`reset_peak_memory_stats`, as in torch.cuda."""
    reset_peak_memory_stats(device)


def reset_max_memory_reserved(device: Any = None) -> None:
    """The same as :func:`reset_peak_memory_stats`, as in torch.cuda."""
    reset_peak_memory_stats(device)


def empty_cache() -> None:
    """Gives unused device memory back, as far as the plugin can."""
    if _bridge.is_started():
        _bridge.empty_cache()


def mem_get_info(device: Any = None) -> tuple[int, int]:
    """(free bytes, total bytes) of the device. Starts the runtime.

    A plugin that states no limit, as the CPU's, shares the memory of the machine: then these are the machine's figures.
    """
    runtime.start()
    account = _bridge.memory(device_index(device))
    limit = account.get("limit", 0)
    if limit > 0:
        return max(0, limit - max(account.get("reserved", 0), account.get("allocated", 0))), limit
    return host_memory()


def host_memory() -> tuple[int, int]:
    """(free bytes, total bytes) of the machine's own memory; zeros where the system does not say."""
    try:
        page = os.sysconf("SC_PAGE_SIZE")
        return os.sysconf("SC_AVPHYS_PAGES") * page, os.sysconf("SC_PHYS_PAGES") * page
    except (ValueError, OSError, AttributeError):
        return 0, 0


def memory_summary(device: Any = None, abbreviated: bool = False) -> str:
    """A readable table of the device's memory. ``abbreviated`` leaves out the counts."""
    index = device_index(device)
    account = _account(device)
    rows = [
        ("allocated by tensors", account.get("allocated", 0), account.get("peak", 0)),
        ("held by the runtime", account.get("reserved", 0), account.get("peak_reserved", 0)),
    ]
    lines = [f"memory of tpu:{index}", f"{'':24}{'now':>14}{'peak':>14}"]
    lines += [f"{name:24}{_bytes(now):>14}{_bytes(peak):>14}" for name, now, peak in rows]
    limit = account.get("limit", 0)
    lines.append(f"{'limit':24}{_bytes(limit) if limit > 0 else 'not stated':>14}")
    if not abbreviated:
        lines.append(f"{'allocations':24}{account.get('num_allocs', 0):>14}")
        lines.append(f"{'frees':24}{account.get('num_frees', 0):>14}")
        lines.append(f"{'out of memory':24}{account.get('num_ooms', 0):>14}")
    return "\n".join(lines)


def set_per_process_memory_fraction(fraction: float, device: Any = None) -> None:
    """Checks its argument as torch.cuda does; a fraction below one has no effect, which a warning says.

    Raises TypeError or ValueError for a bad fraction.
    """
    if not isinstance(fraction, float):
        raise TypeError("Invalid type for fraction argument, must be `float`")
    if not 0 <= fraction <= 1:
        raise ValueError(f"Invalid fraction value: {fraction}. Allowed range: 0~1")
    if fraction < 1:
        warnings.warn("set_per_process_memory_fraction has no effect on device tpu.", UserWarning, stacklevel=2)


def ipc_collect() -> None:
    """Does nothing: no device memory is shared between processes."""


def _bytes(count: int) -> str:
    value = float(count)
    for unit in ("B", "KiB", "MiB", "GiB"):
        if value < 1024:
            return f"{value:.0f} {unit}" if unit == "B" else f"{value:.1f} {unit}"
        value /= 1024
    return f"{value:.1f} TiB"
