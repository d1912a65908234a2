"""Printing tensors: their values are copied to the host once.

PyTorch formats a tensor with dozens of small operations on it. On a device that compiles, each would become a program of
its own, so the values are formatted on the CPU, as PyTorch does for its other compiling devices.
"""

from __future__ import annotations

import functools

from torch_setu.indices import TYPE


def install() -> None:
    """Wraps the function of PyTorch that formats a tensor's values. Does nothing where that function is not found."""
    from torch import _tensor_str

    original = getattr(_tensor_str, "_tensor_str", None)
    if original is None or getattr(original, "_copies_from", None) == TYPE:
        return

    @functools.wraps(original)
    def format_on_host(tensor, *arguments, **options):
        if getattr(getattr(tensor, "device", None), "type", None) == TYPE:
            tensor = tensor.detach().cpu()
        return original(tensor, *arguments, **options)

    format_on_host._copies_from = TYPE
    _tensor_str._tensor_str = format_on_host
