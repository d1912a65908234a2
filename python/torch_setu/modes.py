"""How operators run: eager mode, float32 precision, and the counters that show what the modes did."""

from __future__ import annotations

import enum
from typing import NamedTuple

import torch

from torch_setu import _bridge, environment, runtime

__all__ = [
    "CompileStats",
    "Precision",
    "compile_stats",
    "counters",
    "eager_mode",
    "get_eager_mode",
    "get_precision",
    "precision",
    "reset_counters",
    "set_eager_mode",
    "set_precision",
]


class Precision(enum.Enum):
    """Precision of float32 matrix products and convolutions on units that multiply bfloat16.

    DEFAULT is one pass in bfloat16, HIGH three passes, HIGHEST six passes, which is float32 in full.
    """

    DEFAULT = "default"
    HIGH = "high"
    HIGHEST = "highest"


_OF_TORCH = {"medium": Precision.DEFAULT, "high": Precision.HIGH, "highest": Precision.HIGHEST}


def get_eager_mode() -> str:
    """The eager mode: debug, strict or fused. Raises EnvironmentVariableError if the environment holds a bad value."""
    runtime.apply_environment()
    return _bridge.get_mode()


def set_eager_mode(mode: str) -> None:
    """Sets the eager mode. Raises ValueError for an unknown one."""
    if mode not in environment.MODES:
        raise ValueError(f"the eager mode must be one of {', '.join(environment.MODES)}, not {mode!r}")
    runtime.apply_environment()
    _bridge.set_mode(mode)


def get_precision() -> Precision:
    """The precision in force, whether set here, by the environment or by torch.set_float32_matmul_precision."""
    runtime.apply_environment()
    chosen = _bridge.get_precision()
    return Precision(chosen) if chosen else _OF_TORCH[torch.get_float32_matmul_precision()]


def set_precision(precision: Precision | str | None) -> None:
    """Sets the precision, which then wins over torch.set_float32_matmul_precision; None follows PyTorch again.

    Raises ValueError for an unknown precision.
    """
    value = None if precision is None else _precision(precision)
    runtime.apply_environment()
    _bridge.set_precision(None if value is None else value.value)


def _precision(precision: Precision | str) -> Precision:
    if isinstance(precision, Precision):
        return precision
    try:
        return Precision(str(precision).lower())
    except ValueError:
        names = ", ".join(member.value for member in Precision)
        raise ValueError(f"the precision must be one of {names}, not {precision!r}") from None


class eager_mode:  # noqa: N801
    """``torch.tpu.eager_mode("fused")`` sets the mode at once; as a context manager it also puts the old one back."""

    def __init__(self, mode: str) -> None:
        self.previous = get_eager_mode()
        set_eager_mode(mode)

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_exception: object) -> None:
        set_eager_mode(self.previous)


class precision:  # noqa: N801
    """``torch.tpu.precision("high")`` sets the precision at once; as a context manager it also puts the old one back."""

    def __init__(self, precision: Precision | str | None) -> None:
        runtime.apply_environment()
        self.previous = _bridge.get_precision()  # None while PyTorch's own setting is followed
        set_precision(precision)

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_exception: object) -> None:
        _bridge.set_precision(self.previous)


class CompileStats(NamedTuple):
    """What was compiled and why. ``recompiles`` has a dict for each plan that was made: op and reason, newest first."""

    compiles: int
    program_memory_hits: int
    program_disk_hits: int
    call_hits: int
    call_misses: int
    executions: int
    recompiles: tuple[dict, ...]

    def __str__(self) -> str:
        lines = [
            f"programs: {self.compiles} compiled, {self.program_disk_hits} read from disk, "
            f"{self.program_memory_hits} found in memory; calls: {self.call_hits} with a plan, {self.call_misses} planned; "
            f"{self.executions} executions"
        ]
        for cause in self.recompiles:
            place = f" at {cause['location']}" if cause.get("location") else ""
            lines.append(f"  {cause.get('op', '?')}{place}: {cause.get('reason', '?')}")
        return "\n".join(lines)


def compile_stats() -> CompileStats:
    """Compiles, cache hits and the cause of each recompile since the start or the last :func:`reset_counters`."""
    now = _bridge.counters()
    names = CompileStats._fields[:-1]
    return CompileStats(*(now.get(name, 0) for name in names), tuple(_bridge.recompiles()))


def counters() -> dict[str, int]:
    """Every counter of the runtime by name."""
    return dict(_bridge.counters())


def reset_counters() -> None:
    """Sets the counters to zero."""
    _bridge.reset_counters()
