"""Every environment variable that Setu reads: the one definition that code, documentation and ``setu doctor`` share.

A variable is read when its value is first needed, never at import. A bad value raises EnvironmentVariableError with one
sentence. Reading never starts anything. ``docs/environment.md`` is generated from this file by
``tools/generate_docs.py``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from torch_setu.errors import EnvironmentVariableError

PLATFORMS = ("tpu", "cpu", "cuda", "rocm", "oneapi")
MODES = ("debug", "strict", "fused")
PRECISIONS = ("default", "high", "highest")
EFFORTS = ("full", "quick")
LOG_LEVELS = ("off", "error", "warning", "info", "debug")
MAX_DEVICE_COUNT = 64

_TOPOLOGY = re.compile(r"(v[2-9][a-z]*|tpu7x|v7x|7x):\d+(x\d+){0,2}", re.IGNORECASE)
_SIZE = re.compile(r"(\d+)\s*([KMGT]?)(?:i?B)?", re.IGNORECASE)
_SIZE_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}


class Variable(NamedTuple):
    """One environment variable. ``parse`` takes the text and raises ValueError, whose text says what is allowed."""

    name: str
    values: str
    default: str
    doc: str
    parse: Callable[[str], Any]

    def read(self, environ: Mapping[str, str] | None = None) -> Any:
        """The typed value, or None when the variable is unset or empty.

        Raises EnvironmentVariableError when the value is not allowed.
        """
        text = (os.environ if environ is None else environ).get(self.name, "").strip()
        if not text:
            return None
        try:
            return self.parse(text)
        except ValueError as error:
            raise EnvironmentVariableError(f"{self.name}={text!r} is not allowed: {error}.") from None


def _choice(*allowed: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text.lower() not in allowed:
            raise ValueError(f"it must be one of {', '.join(allowed)}")
        return text.lower()

    return parse


def _flag(text: str) -> bool:
    if text.lower() in ("1", "true", "on", "yes"):
        return True
    if text.lower() in ("0", "false", "off", "no"):
        return False
    raise ValueError("it must be 0 or 1")


def _path(text: str) -> str:
    return os.path.abspath(os.path.expanduser(text))


def _size(text: str) -> int:
    match = _SIZE.fullmatch(text)
    if not match:
        raise ValueError("it must be a number of bytes, or a number with K, M, G or T, for example 10G")
    size = int(match[1]) * _SIZE_UNITS[match[2].upper()]
    if size >= 2**63:
        raise ValueError("it must be less than 8388608T")
    return size


def _device_count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MAX_DEVICE_COUNT:
        raise ValueError(f"it must be a whole number from 1 to {MAX_DEVICE_COUNT}")
    return int(text)


def is_topology(text: str) -> bool:
    """Whether ``text`` spells a TPU topology such as ``v5e:2x2``."""
    return _TOPOLOGY.fullmatch(text) is not None


def parse_platform(text: str) -> str:
    """The platform or topology in lower case. Raises ValueError for anything else."""
    if text.lower() in PLATFORMS or is_topology(text):
        return text.lower()
    raise ValueError(f"it must be one of {', '.join(PLATFORMS)}, or a TPU topology such as v5e:2x2")


PLUGIN = Variable(
    "TORCH_TPU_PLUGIN",
    "path of a file",
    "",
    "The PJRT plugin to load, as the path of its shared object. It wins over TORCH_TPU_PLATFORM's own search.",
    _path,
)
PLATFORM = Variable(
    "TORCH_TPU_PLATFORM",
    "tpu, cpu, cuda, rocm, oneapi, or a topology such as v5e:2x2",
    "",
    "The kind of device behind 'tpu'. A topology is for compiling only, which this version does not do yet. Unset: a "
    "TPU if the PCI bus has one, else the CPU with one warning.",
    parse_platform,
)
DEVICE_COUNT = Variable(
    "TORCH_TPU_DEVICE_COUNT",
    f"1 to {MAX_DEVICE_COUNT}",
    "1",
    "How many devices the CPU plugin offers (tpu:0, tpu:1 ...). Real accelerators ignore it.",
    _device_count,
)
EAGER_MODE = Variable(
    "TORCH_TPU_EAGER_MODE",
    "debug, strict, fused",
    "strict",
    "How operators run: one at a time and waited for (debug), one program each without waiting (strict), or recorded and "
    "compiled in regions (fused).",
    _choice(*MODES),
)
LAUNCH_BLOCKING = Variable(
    "TPU_LAUNCH_BLOCKING",
    "0, 1",
    "0",
    "1 is another spelling of TORCH_TPU_EAGER_MODE=debug, which wins over it.",
    _flag,
)
DEFER_AND_FUSE = Variable(
    "TPU_DEFER_AND_FUSE",
    "0, 1",
    "0",
    "1 is another spelling of TORCH_TPU_EAGER_MODE=fused; TORCH_TPU_EAGER_MODE and TPU_LAUNCH_BLOCKING win over it.",
    _flag,
)
PRECISION = Variable(
    "TORCH_TPU_PRECISION",
    "default, high, highest",
    "",
    "Precision of float32 matrix products and convolutions. Unset: what torch.set_float32_matmul_precision says, which "
    "is highest unless it was called.",
    _choice(*PRECISIONS),
)
COMPILE_EFFORT = Variable(
    "TORCH_TPU_COMPILE_EFFORT",
    ", ".join(EFFORTS),
    "full",
    "How much the CPU compiler does. quick compiles faster, for tests and short runs; the programs run slower, and "
    "last digits may differ from full's. Other platforms ignore it.",
    _choice(*EFFORTS),
)
CACHE = Variable("TORCH_TPU_CACHE", "0, 1", "1", "Whether compiled programs are kept on disk between processes.", _flag)
CACHE_DIR = Variable(
    "TORCH_TPU_CACHE_DIR",
    "path of a directory",
    "$XDG_CACHE_HOME/setu or ~/.cache/setu",
    "Where compiled programs are kept. The directory must belong to the user and be closed to others.",
    _path,
)
CACHE_SIZE = Variable(
    "TORCH_TPU_CACHE_SIZE",
    "bytes, or a number with K, M, G or T",
    "10G",
    "Size at which the oldest compiled programs are removed from the disk.",
    _size,
)
LOG = Variable(
    "TORCH_TPU_LOG",
    ", ".join(LOG_LEVELS),
    "warning",
    "How much Setu writes to standard error; info names the plugin.",
    _choice(*LOG_LEVELS),
)

VARIABLES = (
    PLUGIN,
    PLATFORM,
    DEVICE_COUNT,
    EAGER_MODE,
    LAUNCH_BLOCKING,
    DEFER_AND_FUSE,
    PRECISION,
    COMPILE_EFFORT,
    CACHE,
    CACHE_DIR,
    CACHE_SIZE,
    LOG,
)

# Variables of others that change what Setu does: name, what they do.
RESPECTED = (
    ("TORCH_DEVICE_BACKEND_AUTOLOAD", "PyTorch's: 0 keeps every external backend from loading at `import torch`."),
    (
        "TPU_VISIBLE_DEVICES",
        "libtpu's: the chips that this process may use; it lowers the device count that is known before start.",
    ),
    ("TPU_VISIBLE_CHIPS", "libtpu's: an older name of TPU_VISIBLE_DEVICES."),
    ("XLA_FLAGS", "The compiler's flags. They are part of the key under which compiled programs are kept."),
    ("LIBTPU_INIT_ARGS", "libtpu's flags. They are part of the key under which compiled programs are kept."),
)


def platform_is_chosen(environ: Mapping[str, str] | None = None) -> bool:
    """Whether the user named a plugin or a platform, rightly or wrongly. Never raises."""
    environ = os.environ if environ is None else environ
    return any(environ.get(variable.name, "").strip() for variable in (PLUGIN, PLATFORM))


def device_count(environ: Mapping[str, str] | None = None) -> int:
    """Devices of the CPU plugin. Raises EnvironmentVariableError."""
    return DEVICE_COUNT.read(environ) or 1


def eager_mode(environ: Mapping[str, str] | None = None) -> str:
    """The eager mode, aliases included. Raises EnvironmentVariableError."""
    mode = EAGER_MODE.read(environ)
    if mode:
        return mode
    if LAUNCH_BLOCKING.read(environ):
        return "debug"
    if DEFER_AND_FUSE.read(environ):
        return "fused"
    return EAGER_MODE.default


def precision(environ: Mapping[str, str] | None = None) -> str | None:
    """The float32 precision, or None to follow torch.set_float32_matmul_precision. Raises EnvironmentVariableError."""
    return PRECISION.read(environ)


def compile_effort(environ: Mapping[str, str] | None = None) -> str:
    """How much the CPU compiler does. Raises EnvironmentVariableError."""
    return COMPILE_EFFORT.read(environ) or COMPILE_EFFORT.default


def cache_directory(environ: Mapping[str, str] | None = None) -> str | None:
    """Where compiled programs are kept, or None when the disk cache is off. Raises EnvironmentVariableError."""
    environ = os.environ if environ is None else environ
    if CACHE.read(environ) is False:
        return None
    chosen = CACHE_DIR.read(environ)
    if chosen:
        return chosen
    base = environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(base):
        base = os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "setu")


def cache_size(environ: Mapping[str, str] | None = None) -> int:
    """The bound of the disk cache in bytes. Raises EnvironmentVariableError."""
    size = CACHE_SIZE.read(environ)
    return _size(CACHE_SIZE.default) if size is None else size


def log_level(environ: Mapping[str, str] | None = None) -> str:
    """How much is logged. Raises EnvironmentVariableError."""
    return LOG.read(environ) or LOG.default
