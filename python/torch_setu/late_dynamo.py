"""Keeps eager work from importing Dynamo.

PyTorch marks its Python reference operators and the methods of its optimizers with ``torch._disable_dynamo``, whose first
call imports ``torch._dynamo`` and with it sympy: over a second, for programs that never compile. References serve as meta
kernels, so the first operator on the device would pay it. :func:`postpone` gives each marked function an answer that calls
it directly while Dynamo is not loaded, and does what PyTorch does once it is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

_CACHE = "__dynamo_disable"  # where torch/_compile.py keeps the disabled function


def postpone() -> int:
    """Postpones the import for every marked function found; returns how many. Harmless where PyTorch differs."""
    if "torch._dynamo" in sys.modules:
        return 0
    found = 0
    for function in _marked_functions():
        if not hasattr(function, _CACHE):
            setattr(function, _CACHE, _answer(function))
            found += 1
    return found


def _answer(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        if "torch._dynamo" not in sys.modules:
            return function(*args, **kwargs)
        import torch._dynamo

        disabled = torch._dynamo.disable(function, True, wrapping=False)
        setattr(function, _CACHE, disabled)
        return disabled(*args, **kwargs)

    return call


def _marked_functions() -> Iterator[FunctionType]:
    """What ``torch._disable_dynamo`` was applied to among PyTorch's references and optimizers."""
    import torch._decomp
    from torch.optim import optimizer

    places = [name for name in sys.modules if name.startswith(("torch._refs", "torch.optim"))]
    seen: set[int] = set()
    for name in places:
        for value in list(vars(sys.modules[name]).values()):
            yield from _walk(value, torch._compile.__file__, seen)
    for table in torch._decomp.global_decomposition_table.values():
        for value in list(table.values()):
            yield from _walk(value, torch._compile.__file__, seen)
    for value in list(vars(optimizer.Optimizer).values()):
        yield from _walk(value, torch._compile.__file__, seen)


def _walk(value: object, compile_file: str, seen: set[int]) -> Iterator[FunctionType]:
    if not isinstance(value, FunctionType) or id(value) in seen:
        return
    seen.add(id(value))
    marked = value.__code__.co_filename == compile_file and value.__code__.co_name == "inner"
    for name, cell in zip(value.__code__.co_freevars, value.__closure__ or (), strict=True):
        try:
            content = cell.cell_contents
        except ValueError:  # not filled yet
            continue
        if marked and name == "fn":  # __wrapped__ may have been overwritten by a later decorator
            yield content
        yield from _walk(content, compile_file, seen)
