"""Streams and events: torch.Stream and torch.Event bound to device "tpu"."""

from __future__ import annotations

from typing import Any

import torch

from torch_setu.indices import TYPE, device_index

__all__ = ["Event", "Stream", "StreamContext", "current_stream", "default_stream", "set_stream", "stream"]

_PRIVATE_USE = 20  # c10::DeviceType::PrivateUse1, as torch.Stream's device_type


class Stream(torch.Stream):
    """A queue of work on one device. ``Stream(device=None, priority=0)`` makes a new one on the current device."""

    def __new__(cls, device: Any = None, priority: int = 0, **ids: int):
        if ids:
            return super().__new__(cls, priority=priority, **ids)
        return super().__new__(cls, torch.device(TYPE, device_index(device)), priority=priority)


class _EventType(type):
    """PyTorch's C++ takes torch.Event itself and no subclass, so calling the class makes one of those."""

    def __call__(
        cls, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False, external: bool = False
    ) -> torch.Event:
        return torch.Event(TYPE, enable_timing=enable_timing, blocking=blocking, interprocess=interprocess)

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, torch.Event) and instance.device.type == TYPE


class Event(metaclass=_EventType):
    """A mark in a stream. ``external`` is accepted for programs written for CUDA and has no meaning here."""


def current_stream(device: Any = None) -> Stream:
    """The stream that the current thread uses on a device."""
    found = torch._C._accelerator_getStream(device_index(device))
    return Stream(stream_id=found.stream_id, device_index=found.device_index, device_type=found.device_type)


def default_stream(device: Any = None) -> Stream:
    """The stream that a device starts with."""
    return Stream(stream_id=0, device_index=device_index(device), device_type=_PRIVATE_USE)


def set_stream(stream: torch.Stream | None) -> None:
    """Makes ``stream`` and its device current; None changes nothing."""
    if stream is not None:
        torch._C._accelerator_setStream(stream)


class StreamContext:
    """Makes a stream current for a ``with`` block, then puts stream and device back."""

    def __init__(self, stream: torch.Stream | None) -> None:
        self.stream = stream

    def __enter__(self) -> torch.Stream | None:
        if self.stream is not None:
            self._device = device_index(None)
            self._on_device = current_stream(self.stream.device_index)
            self._on_previous = current_stream(self._device)
            set_stream(self.stream)
        return self.stream

    def __exit__(self, *_exception: object) -> None:
        if self.stream is not None:
            set_stream(self._on_device)
            set_stream(self._on_previous)


def stream(stream: torch.Stream | None) -> StreamContext:
    """``with torch.tpu.stream(s):`` runs the block on ``s``; None changes nothing."""
    return StreamContext(stream)
