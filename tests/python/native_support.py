"""Where the C library is, and how a test compiles a C program against it."""

from __future__ import annotations

import functools
import importlib.util
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


@functools.cache
def library() -> pathlib.Path | None:
    """libsetu.so of the installed package: beside the extension, or in the build directory above it. Else None."""
    spec = importlib.util.find_spec("torch_setu._bridge")
    if spec is None or not spec.origin:
        return None
    bridge = pathlib.Path(spec.origin)
    for place in (bridge.parent, bridge.resolve().parent, bridge.resolve().parent.parent):
        if (place / "libsetu.so").exists():
            return (place / "libsetu.so").resolve()
    return None


def compile_c(source: pathlib.Path, program: pathlib.Path) -> subprocess.CompletedProcess[str]:
    """Builds a C11 program with the public headers and the library, warnings being errors."""
    found = library()
    assert found is not None and shutil.which("cc")
    command = ["cc", "-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'include'}", str(source)]
    command += [str(found), f"-Wl,-rpath,{found.parent}", "-o", str(program)]
    return subprocess.run(command, capture_output=True, text=True)
