"""The PCI scan over machines laid out in a directory."""

from __future__ import annotations

import pytest
from torch_setu import chips


def lay_out(root, *devices):
    """Writes /sys/bus/pci/devices for (vendor, device) pairs."""
    for number, (vendor, device) in enumerate(devices):
        folder = root / "bus" / "pci" / "devices" / f"0000:00:{number:02x}.0"
        folder.mkdir(parents=True)
        (folder / "vendor").write_text(vendor + "\n")
        (folder / "device").write_text(device + "\n")
    return str(root)


@pytest.mark.parametrize(
    ("device", "name", "count"),
    [
        ("0x0027", "TPU v2/v3", 2),
        ("0x005e", "TPU v4", 1),
        ("0x0062", "TPU v5p", 1),
        ("0x0063", "TPU v5e", 1),
        ("0x006f", "TPU v6e", 1),
        ("0x0076", "TPU7x", 2),
    ],
)
def test_generations(tmp_path, device, name, count):
    found = chips.scan(lay_out(tmp_path, ("0x1ae0", device)))
    assert [chip.generation.name for chip in found] == [name]
    assert chips.device_count(found, {}) == count


def test_other_devices_are_no_chips(tmp_path):
    sysfs = lay_out(
        tmp_path, ("0x8086", "0x0063"), ("0x1ae0", "0x0042"), ("0x1ae0", "0x0063"), ("", ""), ("junk", "0x0063")
    )
    found = chips.scan(sysfs)
    assert [chip.address for chip in found] == ["0000:00:02.0"]


def test_no_bus(tmp_path):
    assert chips.scan(str(tmp_path)) == ()
    assert chips.device_count((), {}) == 0


def test_an_entry_without_files(tmp_path):
    (tmp_path / "bus" / "pci" / "devices" / "0000:00:00.0").mkdir(parents=True)
    assert chips.scan(str(tmp_path)) == ()


@pytest.mark.parametrize(
    ("environ", "count"),
    [
        ({}, 8),
        ({"TPU_VISIBLE_DEVICES": "0"}, 2),
        ({"TPU_VISIBLE_CHIPS": "0,1"}, 4),
        ({"TPU_VISIBLE_DEVICES": "0,1,2", "TPU_VISIBLE_CHIPS": "0"}, 6),
        ({"TPU_VISIBLE_DEVICES": "0,1,2,3,4,5"}, 8),
    ],
)
def test_visible_chips(tmp_path, environ, count):
    found = chips.scan(lay_out(tmp_path, *[("0x1ae0", "0x0076")] * 4))
    assert chips.device_count(found, environ) == count


def test_public_names():
    assert chips.public_name("TPU v5 lite") == "TPU v5e"
    assert chips.public_name("TPU v6 lite") == "TPU v6e"
    assert chips.public_name("TPU v4") == "TPU v4"
