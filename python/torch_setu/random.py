"""Seeds and random state of the devices.

A generator is a seed and an offset on the host, so nothing here starts the runtime. Results depend on the seed alone,
not on the plugin.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch

from torch_setu import _bridge, runtime
from torch_setu.indices import device_index

__all__ = [
    "get_rng_state",
    "get_rng_state_all",
    "initial_seed",
    "manual_seed",
    "manual_seed_all",
    "seed",
    "seed_all",
    "set_rng_state",
    "set_rng_state_all",
]

# (seed, number of devices seeded) of the last call for all devices.
_seeded_all: tuple[int, int] | None = None


def _count() -> int:
    """Devices to seed: those of the running runtime, or those known before it."""
    return _bridge.device_count() if _bridge.is_started() else runtime.known()[1]


def manual_seed(seed: int) -> None:
    """Seeds the current device."""
    _bridge.default_generator(_bridge.current_device()).manual_seed(int(seed))


def manual_seed_all(seed: int) -> None:
    """Seeds every device, those that only the start of the runtime reveals included. torch.manual_seed calls it."""
    global _seeded_all
    seed, count = int(seed), _count()
    for index in range(count):
        _bridge.default_generator(index).manual_seed(seed)
    _seeded_all = (seed, count)


def seed_late_devices() -> None:
    """Gives devices that the start of the runtime revealed the seed that was set for all."""
    if _seeded_all is not None:
        seed, count = _seeded_all
        for index in range(count, _bridge.device_count()):
            _bridge.default_generator(index).manual_seed(seed)


def seed() -> int:
    """Seeds the current device with a random number and returns it."""
    return _bridge.default_generator(_bridge.current_device()).seed()


def seed_all() -> int:
    """Seeds every device with one random number and returns it."""
    value = seed()
    manual_seed_all(value)
    return value


def initial_seed() -> int:
    """The seed of the current device."""
    return _bridge.default_generator(_bridge.current_device()).initial_seed()


def get_rng_state(device: Any = "tpu") -> torch.Tensor:
    """The random state of a device, as a ByteTensor on the CPU."""
    return _bridge.default_generator(device_index(device)).get_state()


def set_rng_state(new_state: torch.Tensor, device: Any = "tpu") -> None:
    """Puts a state of :func:`get_rng_state` back. Raises RuntimeError for a tensor that is no such state."""
    _bridge.default_generator(device_index(device)).set_state(new_state)


def get_rng_state_all() -> list[torch.Tensor]:
    """The random states of all devices."""
    return [get_rng_state(index) for index in range(_count())]


def set_rng_state_all(new_states: Iterable[torch.Tensor]) -> None:
    """Puts the states of :func:`get_rng_state_all` back."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)


def generators() -> tuple[torch.Generator, ...]:
    """The default generators of all devices."""
    return tuple(_bridge.default_generator(index) for index in range(_count()))
