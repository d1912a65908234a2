"""Comparing the device with PyTorch on the CPU, counting what it does, and running programs in processes of their own."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

import torch

DEVICE = "tpu"


def to_device(value: Any, device: str = DEVICE) -> Any:
    """``value`` with every tensor in it copied to the device, requires_grad and strides included."""
    if isinstance(value, torch.Tensor):
        if value.device.type == DEVICE and device == DEVICE:
            return value
        moved = value.detach().to(device)
        return moved.requires_grad_() if value.requires_grad else moved
    if isinstance(value, (list, tuple)):
        return type(value)(to_device(item, device) for item in value)
    if isinstance(value, dict):
        return {key: to_device(item, device) for key, item in value.items()}
    return value


def same(actual: Any, expected: Any, *, strides: bool = True, **tolerances: float) -> None:
    """Asserts that a result of the device is the CPU's: structure, dtype, shape, strides and value.

    ``expected`` may also be a plain list, compared by value. Tolerances are torch.testing's own unless given.
    """
    if isinstance(expected, torch.Tensor):
        assert isinstance(actual, torch.Tensor), f"expected a tensor, got {actual!r}"
        assert actual.device.type == DEVICE, f"the result is on {actual.device}"
        assert actual.shape == expected.shape, f"{tuple(actual.shape)} is not {tuple(expected.shape)}"
        if strides and expected.layout == torch.strided:
            assert actual.stride() == expected.stride(), f"strides {actual.stride()} are not {expected.stride()}"
        torch.testing.assert_close(actual.detach().cpu(), expected.detach(), equal_nan=True, **tolerances)
    elif isinstance(actual, torch.Tensor):
        torch.testing.assert_close(
            actual.detach().cpu(), torch.tensor(expected, dtype=actual.dtype), equal_nan=True, **tolerances
        )
    elif isinstance(expected, (list, tuple)):
        assert len(actual) == len(expected)
        for one, other in zip(actual, expected, strict=True):
            same(one, other, strides=strides, **tolerances)
    else:
        assert actual == expected


def agree(function: Callable[..., Any], *inputs: Any, strides: bool = True, **tolerances: float) -> Any:
    """Runs ``function`` on CPU tensors and on their copies; asserts equal results and, after it, equal inputs."""
    on_device = [to_device(value) for value in inputs]
    expected, actual = function(*inputs), function(*on_device)
    same(actual, expected, strides=strides, **tolerances)
    for one, other in zip(on_device, inputs, strict=True):
        if isinstance(other, torch.Tensor):
            same(one, other, strides=False, **tolerances)
    return actual


def agree_on_gradients(function: Callable[..., torch.Tensor], *inputs: Any, **tolerances: float) -> None:
    """As :func:`agree`, and the gradients of the result's weighted sum with respect to the inputs agree too."""

    def run(*values):
        leaves = [v for v in values if isinstance(v, torch.Tensor) and v.requires_grad]
        result = function(*values)
        weights = torch.linspace(0.5, 1.5, max(result.numel(), 1))[: result.numel()].reshape(result.shape)
        gradients = torch.autograd.grad((result * weights.to(result.device)).sum(), leaves)
        return [result, *gradients]

    actual, expected = run(*[to_device(value) for value in inputs]), run(*inputs)
    same(actual, expected, strides=False, **tolerances)


def error_of(function: Callable[..., Any], *inputs: Any) -> Exception:
    """The exception that ``function`` raises; results are read, so that an asynchronous one shows."""
    try:
        result = function(*inputs)
        for value in result if isinstance(result, (list, tuple)) else [result]:
            if isinstance(value, torch.Tensor):
                value.cpu()
    except Exception as error:
        return error
    raise AssertionError("no error was raised")


def same_error(function: Callable[..., Any], *inputs: Any, message: bool = False) -> Exception:
    """Asserts that the device raises an exception of the CPU's type (and, on request, its first line); returns it."""
    expected = error_of(function, *inputs)
    actual = error_of(function, *[to_device(value) for value in inputs])
    assert type(actual) is type(expected), f"{type(actual).__name__}: {actual}, but the CPU: {expected!r}"
    if message:
        assert str(actual).splitlines()[0] == str(expected).splitlines()[0]
    assert "meta" not in str(actual).lower().replace("metadata", ""), str(actual)
    return actual


class Counted:
    """Differences of the runtime's counters, by attribute: ``counted.compiles``."""

    def __init__(self) -> None:
        self.before = torch.tpu.counters()
        self.after: dict[str, int] | None = None

    def __getattr__(self, name: str) -> int:
        now = self.after or torch.tpu.counters()
        return now[name] - self.before[name]


@contextlib.contextmanager
def counted() -> Iterator[Counted]:
    """Counts what happens in the block."""
    torch.tpu.synchronize()
    result = Counted()
    yield result
    torch.tpu.synchronize()
    result.after = torch.tpu.counters()


def run_on_device(code: str, *, check: bool = True, **environ: str | None) -> subprocess.CompletedProcess[str]:
    """Runs a program in a process of its own; None removes a variable. Fails the test unless it exits with 0."""
    environment = dict(os.environ)
    for name, value in environ.items():
        if value is None:
            environment.pop(name, None)
        else:
            environment[name] = value
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, env=environment, timeout=300
    )
    if check:
        assert done.returncode == 0, done.stdout + done.stderr
    return done
