"""The processes that are measured: how they are started, built, and asked. Each is a class Child around one of them.

All sides of a comparison run in processes of their own that wait while another one is asked, so that one round measures
all of them within a moment of each other and a change in the machine's load reaches all alike.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile

BENCH = pathlib.Path(__file__).resolve().parent
ROOT = BENCH.parent
BUILD = ROOT / "build" / "bench"
JAX_PINS = ("jax==0.10.2", "jaxlib==0.10.2")


class UnavailableError(Exception):
    """A side of a comparison cannot be measured here; the text says why."""


class Child:
    """One process that answers lines with JSON. Its errors go to a file that is shown when it dies."""

    def __init__(self, command: list[str], environ: dict[str, str]) -> None:
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - it lives as long as the process
        self.process = subprocess.Popen(
            command, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True
        )
        self.hello = self._answer()

    def ask(self, *words: object) -> dict:
        self.process.stdin.write(" ".join(str(word) for word in words) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict:
        line = self.process.stdout.readline()
        if line:
            return json.loads(line)
        code = self.process.wait()
        self.errors.seek(0)
        tail = "".join(self.errors.readlines()[-12:])
        raise UnavailableError(f"{pathlib.Path(self.process.args[0]).name} ended with code {code}:\n{tail}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()


def environment(**changes: str) -> dict[str, str]:
    """This process's environment with one thread for PyTorch's own kernels and without settings of the device.

    Bytecode may be kept, as it is of an installed package.
    """
    dropped = (
        "TORCH_TPU_EAGER_MODE",
        "TPU_LAUNCH_BLOCKING",
        "TPU_DEFER_AND_FUSE",
        "TORCH_TPU_CACHE",
        "TORCH_TPU_LOG",
        "TORCH_TPU_COMPILE_EFFORT",
        "PYTHONDONTWRITEBYTECODE",
    )
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return kept | {"OMP_NUM_THREADS": "1"} | changes


def torch_cpu() -> Child:
    """PyTorch's own CPU kernels, with no other backend in the process."""
    command = [sys.executable, str(BENCH / "worker.py"), "--device", "cpu"]
    return Child(command, environment(TORCH_DEVICE_BACKEND_AUTOLOAD="0"))


def setu(mode: str, cache: str, platform: str, **changes: str) -> Child:
    """The device in an eager mode, with its disk cache in the directory ``cache``; ``changes`` are variables."""
    command = [sys.executable, str(BENCH / "worker.py"), "--device", "tpu"]
    return Child(
        command,
        environment(TORCH_TPU_PLATFORM=platform, TORCH_TPU_EAGER_MODE=mode, TORCH_TPU_CACHE_DIR=cache, **changes),
    )


@functools.cache
def plugin_path(platform: str) -> str:
    from torch_setu import plugins

    return plugins.discover(None, platform).path


@functools.cache
def _library() -> pathlib.Path:
    """libsetu.so, which lies beside the extension or in the build directory above it."""
    bridge = pathlib.Path(importlib.util.find_spec("torch_setu._bridge").origin)
    for place in (bridge.parent, bridge.resolve().parent, bridge.resolve().parent.parent):
        if (place / "libsetu.so").exists():
            return place / "libsetu.so"
    raise UnavailableError(f"libsetu.so was not found near {bridge}; build the package first")


@functools.cache
def _loop_binary() -> str:
    BUILD.mkdir(parents=True, exist_ok=True)
    binary, library = BUILD / "execute_loop", _library()
    sources = [str(BENCH / "execute_loop.c"), str(ROOT / "examples" / "tensor.c")]
    includes = [f"-I{ROOT / 'include'}", f"-I{ROOT / 'examples'}"]
    link = [str(library), f"-Wl,-rpath,{library.parent}", "-lm"]
    command = [os.environ.get("CC", "cc"), "-std=c11", "-O2", "-D_GNU_SOURCE", *includes, *sources, *link]
    subprocess.run([*command, "-o", str(binary)], check=True)
    return str(binary)


def loop(program: pathlib.Path, feed: int, inputs: list[str], platform: str) -> Child:
    """The bare C loop over a StableHLO program."""
    command = [_loop_binary(), plugin_path(platform), str(program), str(feed), *inputs]
    return Child(command, environment())


@functools.cache
def reference_programs() -> pathlib.Path:
    """The directory of the JAX programs' text, written by a Python environment made for that."""
    venv = virtual_environment("jax", JAX_PINS)
    directory = BUILD / "reference"
    command = [str(venv / "bin" / "python"), str(BENCH / "reference.py"), str(directory)]
    subprocess.run(command, check=True, env=environment(JAX_PLATFORMS="cpu"))
    return directory


def virtual_environment(name: str, packages: tuple[str, ...]) -> pathlib.Path:
    """The directory .venv-bench-<name>, made with these packages when it is not there. Raises UnavailableError."""
    venv = ROOT / f".venv-bench-{name}"
    stamp = venv / "packages"
    if stamp.exists() and stamp.read_text().split() == list(packages):
        return venv
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
        pip = [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *packages], check=True)
    except (subprocess.CalledProcessError, OSError) as error:
        raise UnavailableError(f"the environment with {', '.join(packages)} could not be made: {error}") from None
    stamp.write_text("\n".join(packages))
    return venv
