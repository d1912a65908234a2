"""Runs Python in a child process with the package importable and no extension, for tests of registration."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import textwrap

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent / "python"

_CLEARED = ("TORCH_TPU_", "TPU_", "TORCH_DEVICE_BACKEND_AUTOLOAD", "PYTHONWARNINGS")


def clean_environment(**changes: str) -> dict[str, str]:
    """This process's environment without Setu's variables, with the package and the fake bridge on the path."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(_CLEARED)}
    environ["PYTHONPATH"] = os.pathsep.join((str(SOURCE), str(HERE)))
    environ["TORCH_DEVICE_BACKEND_AUTOLOAD"] = "0"
    environ.update(changes)
    return environ


def run_python(code: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Runs ``code`` and returns what it wrote; the caller looks at the exit code."""
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        env=clean_environment(**environ),
        timeout=300,
    )


def check_python(code: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Runs ``code`` and fails the test, with its output, unless it exits with 0."""
    done = run_python(code, **environ)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def check_on_fake(code: str, install: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """Runs ``code`` after registering the device over the fake bridge; ``install`` are arguments of fake_bridge.install.

    ``torch``, ``warnings``, ``bridge``, ``runtime`` and ``expect(type, text)`` (a context manager) are there.
    """
    prologue = f"""
    import contextlib, warnings
    import torch, fake_bridge
    bridge = fake_bridge.install({install})
    from torch_setu import loader
    loader.load()
    from torch_setu import runtime

    @contextlib.contextmanager
    def expect(kind, text):
        try:
            yield
        except kind as error:
            assert text in str(error), str(error)
        else:
            raise AssertionError(f"no {{kind.__name__}}")
    """
    return check_python(textwrap.dedent(prologue) + textwrap.dedent(code), **environ)
