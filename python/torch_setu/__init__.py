"""Setu: a native PyTorch backend for TPU and every other device that has a PJRT plugin.

Importing this package imports neither torch nor a plugin, so that ``setu doctor`` can report on a broken installation.
PyTorch finds the backend through the entry point group ``torch.backends`` and calls :func:`_autoload` at the end of
``import torch``; :mod:`torch_setu.loader` does the work.
"""

from __future__ import annotations

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib import metadata

        try:
            version = metadata.version("torch-setu")
        except metadata.PackageNotFoundError:
            return "0+unknown"
        globals()["__version__"] = version
        return version
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _autoload() -> None:
    """Registers device "tpu" with PyTorch where that is wanted; the entry point that ``import torch`` calls.

    It never raises: an exception here would break ``import torch`` for every program on the machine. What went wrong
    becomes one warning, and ``setu doctor`` tells more.
    """
    try:
        from torch_setu import loader

        loader.autoload()
    except Exception as error:
        _warn(error)


def _warn(error: Exception) -> None:
    import sys
    import warnings

    message = f"torch-setu is installed but stays off: {error} ('setu doctor' tells more.)"
    try:
        warnings.warn(message, RuntimeWarning, stacklevel=3)
    except Exception:  # warnings are errors in this process
        print(message, file=sys.stderr)
