"""Device arguments: what a caller may write for a device, turned into an index."""

from __future__ import annotations

from typing import Any

import torch

from torch_setu import _bridge

TYPE = "tpu"


def device_index(device: Any = None) -> int:
    """The index that ``device`` names: None or "tpu" is the current device; an int, "tpu:1" and torch.device work.

    Raises ValueError for another kind of device, and TypeError for what is no device at all.
    """
    if device is None:
        return _bridge.current_device()
    if isinstance(device, bool):
        raise TypeError("a device is an int, a str or a torch.device, not a bool")
    if isinstance(device, int):
        return device if device >= 0 else _bridge.current_device()
    if isinstance(device, str):
        device = torch.device(device)
    if not isinstance(device, torch.device):
        raise TypeError(f"a device is an int, a str or a torch.device, not {type(device).__name__}")
    if device.type != TYPE:
        raise ValueError(f"expected a tpu device, got {device}")
    return _bridge.current_device() if device.index is None else device.index
