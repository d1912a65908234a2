"""Prints, as shell assignments, the environment variables that tell the C tests where the installed plugins are."""

from __future__ import annotations

import pathlib
import shlex
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python"))

from torch_setu import plugins

VARIABLES = {
    "xla-cpu-pjrt": "SETU_TEST_CPU_PLUGIN",
    "lammps-jax-pjrt-cpu": "SETU_TEST_CPU_PLUGIN_NEW",
    "libtpu": "SETU_TEST_LIBTPU",
}

for plugin in plugins.installed(("cpu", "tpu")):
    if plugin.distribution in VARIABLES:
        print(f"export {VARIABLES[plugin.distribution]}={shlex.quote(plugin.path)}")
