"""TPU chips on the PCI bus, found by reading sysfs: no driver is opened and nothing is started.

The root of sysfs is an argument so that tests can lay out a machine of their own. A directory that cannot be read counts
as no chips. Safe to call from any thread.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping
from typing import NamedTuple

SYSFS = "/sys"
GOOGLE_VENDOR = 0x1AE0
GIB = 2**30


class Generation(NamedTuple):
    """A TPU generation. ``hbm_bytes`` is for one device, as published; one chip may offer more than one device."""

    name: str
    version: str
    pci_device: int
    devices_per_chip: int
    hbm_bytes: int


# PCI does not tell v2 from v3, so the smaller memory stands for both.
GENERATIONS = (
    Generation("TPU v2/v3", "v3", 0x0027, 2, 8 * GIB),
    Generation("TPU v4", "v4", 0x005E, 1, 32 * GIB),
    Generation("TPU v5p", "v5p", 0x0062, 1, 95 * GIB),
    Generation("TPU v5e", "v5e", 0x0063, 1, 16 * GIB),
    Generation("TPU v6e", "v6e", 0x006F, 1, 32 * GIB),
    Generation("TPU7x", "v7x", 0x0076, 2, 96 * GIB),
)
_BY_PCI_DEVICE = {generation.pci_device: generation for generation in GENERATIONS}

# What PJRT calls a device -> the name of the generation that people and libraries use.
_PJRT_NAMES = {
    "TPU v5 lite": "TPU v5e",
    "TPU v5": "TPU v5p",
    "TPU v6 lite": "TPU v6e",
    "TPU v7x": "TPU7x",
}


class Chip(NamedTuple):
    address: str
    generation: Generation


def scan(sysfs: str = SYSFS) -> tuple[Chip, ...]:
    """The TPU chips of this machine, in order of PCI address; empty where there are none. Never raises OSError."""
    root = os.path.join(sysfs, "bus", "pci", "devices")
    try:
        addresses = sorted(os.listdir(root))
    except OSError:
        return ()
    found = []
    for address in addresses:
        if _read_id(os.path.join(root, address, "vendor")) != GOOGLE_VENDOR:
            continue
        generation = _BY_PCI_DEVICE.get(_read_id(os.path.join(root, address, "device")))
        if generation is not None:
            found.append(Chip(address, generation))
    return tuple(found)


@functools.cache
def local() -> tuple[Chip, ...]:
    """The chips of this machine, scanned once in a process."""
    return scan()


def device_count(found: tuple[Chip, ...], environ: Mapping[str, str] | None = None) -> int:
    """How many devices the chips offer to this process, before the runtime is there to ask.

    libtpu's own restriction to some chips (TPU_VISIBLE_DEVICES, TPU_VISIBLE_CHIPS) counts.
    """
    if not found:
        return 0
    environ = os.environ if environ is None else environ
    visible = environ.get("TPU_VISIBLE_DEVICES") or environ.get("TPU_VISIBLE_CHIPS") or ""
    count = len(found)
    if visible:
        count = min(count, len({part.strip() for part in visible.split(",") if part.strip()}))
    return count * found[0].generation.devices_per_chip


def public_name(pjrt_kind: str) -> str:
    """The usual name of a TPU that PJRT calls ``pjrt_kind``: "TPU v5 lite" is "TPU v5e"."""
    return _PJRT_NAMES.get(pjrt_kind, pjrt_kind)


def _read_id(path: str) -> int:
    try:
        with open(path, encoding="ascii") as file:
            return int(file.read(32), 16)
    except (OSError, ValueError):
        return -1
