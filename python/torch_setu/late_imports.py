"""Keeps eager work from importing Dynamo, sympy and symbolic shapes: over a second, for compiled programs only.

PyTorch imports them inside functions that eager work calls too. Its Python reference operators serve as meta kernels, so
the first operator on the device would pay for sympy and symbolic shapes, and the first step of an optimizer for Dynamo.
:func:`postpone` puts a :class:`_LateModule` in the place of each, which becomes the real module as soon as anything is
asked of it but the few names that those functions ask for; and it gives what PyTorch marks with
``torch._disable_dynamo`` an answer that calls the function directly while Dynamo is not loaded.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import operator
import sys
import threading
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

import torch

_CACHE = "__dynamo_disable"  # where torch/_compile.py keeps the disabled function
_DYNAMO, _SHAPES, _SYMPY = "torch._dynamo", "torch.fx.experimental.symbolic_shapes", "sympy"
_lock = threading.RLock()


class _NoSymbol:
    """Stands for ``sympy.Basic`` in an isinstance check: without sympy there is no symbol."""


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple | list):
        return all(map(_is_plain, value))
    if type(value) is torch.Tensor:
        return _is_plain((*value.shape, *value.stride(), value.storage_offset()))
    return type(value) in (bool, int)


def _equal(x: object, y: object) -> bool:
    lists = isinstance(x, tuple | list), isinstance(y, tuple | list)
    return tuple(x) == tuple(y) if all(lists) else x == y and not any(lists)


# What functions of symbolic shapes give for plain numbers, and for tensors whose sizes are such.
_ON_NUMBERS: dict[str, Callable[..., object]] = {
    "expect_true": bool,
    "free_unbacked_symbols": lambda value: frozenset(),
    "guard_or_false": bool,
    "guard_or_true": bool,
    "guard_size_oblivious": bool,
    "statically_known_true": bool,
    "guarding_hint_or_throw": lambda value: value,
    "has_guarding_hint": lambda value: True,
    "has_hint": lambda value: True,  # has_guarding_hint in PyTorch 2.11
    "is_nested_int": lambda value: False,
    "size_hint": lambda value: value,  # guarding_hint_or_throw in PyTorch 2.11
    "sym_and": lambda *values: functools.reduce(operator.and_, values),
    "sym_or": lambda *values: functools.reduce(operator.or_, values),
    "sym_eq": _equal,
}


def _symbolic(name: str) -> Callable[..., object]:
    """The function ``name`` of symbolic shapes, which loads the module when it meets anything but plain numbers."""

    def call(*args: object, **kwargs: object) -> object:
        if not kwargs and _is_plain(args):
            return _ON_NUMBERS[name](*args)
        return getattr(importlib.import_module(_SHAPES), name)(*args, **kwargs)

    return call


# Module: {name: (functions that ask for it, none for any; what they get while the module is not loaded)}.
_ANSWERS: dict[str, dict[str, tuple[tuple[str, ...], object]]] = {
    _DYNAMO: {"graph_break": (("_use_grad",), lambda: None)},
    _SHAPES: {name: ((), _symbolic(name)) for name in _ON_NUMBERS},
    _SYMPY: {"Basic": (("elementwise_dtypes",), _NoSymbol)},
}


_LOADING = ("__all__", "__version__")  # the names with underscores that load a module


class _LateModule(ModuleType):
    """A module that is imported when it is used. Threads: any."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        spec = importlib.util.find_spec(name)
        about = {"__spec__": spec, "__file__": spec.origin, "__loader__": spec.loader, "__package__": spec.parent}
        for attribute, value in about.items():
            ModuleType.__setattr__(self, attribute, value)

    def __getattr__(self, name: str) -> Any:
        own = self.__name__
        if sys.modules.get(own) is self:
            # inspect and unittest look at such names of every module.
            package = self.__spec__.submodule_search_locations is not None
            if name.startswith("__") and not (name in _LOADING or name == "__path__" and package):
                raise AttributeError(f"module {own!r} has no attribute {name!r}")
            callers, answer = _ANSWERS[own].get(name, ((), None))
            asks = sys._getframe(1).f_code.co_name
            # What a module takes at its top it keeps, so it gets the real thing.
            if answer is not None and (asks in callers if callers else asks != "<module>"):
                return answer
        return getattr(_load(self), name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(_load(self), name, value)

    def __delattr__(self, name: str) -> None:
        delattr(_load(self), name)

    def __dir__(self) -> list[str]:
        return dir(_load(self))


def _load(late: _LateModule) -> ModuleType:
    name = late.__name__
    with _lock:
        if sys.modules.get(name) is late:
            del sys.modules[name]
            try:
                importlib.import_module(name)
            except BaseException:
                sys.modules[name] = late
                raise
    return importlib.import_module(name)


def _is_loaded(name: str) -> bool:
    return not isinstance(sys.modules.get(name), _LateModule | None)


def _put_late(name: str) -> None:
    """Puts a late module where a first import would put the module, also as its package's attribute."""
    if name in sys.modules or importlib.util.find_spec(name) is None:
        return
    sys.modules[name] = late = _LateModule(name)
    package, _, last = name.rpartition(".")
    if package and package != "torch":  # torch's own attributes are late already
        setattr(importlib.import_module(package), last, late)


def postpone() -> None:
    """Postpones the imports. Harmless where PyTorch differs."""
    for name in _ANSWERS:
        _put_late(name)
    if _is_loaded(_DYNAMO):
        return
    for function in _marked_functions():
        if not hasattr(function, _CACHE):
            setattr(function, _CACHE, _answer(function))


def _answer(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        if not _is_loaded(_DYNAMO):
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
