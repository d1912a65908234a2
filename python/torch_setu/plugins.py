"""Which PJRT plugin serves device "tpu", and where its file is.

Order: explicit arguments, TORCH_TPU_PLUGIN, TORCH_TPU_PLATFORM, libtpu if a chip is on the PCI bus, then the CPU plugin,
which is marked as a fallback so that the caller warns once. Files are found by looking at the import path; no plugin is
imported or opened here.
"""

from __future__ import annotations

import glob
import os
import sys
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from torch_setu import chips, environment, errors


class Location(NamedTuple):
    """Where a distribution puts its plugin: patterns under a directory of the import path, the best first."""

    distribution: str
    pattern: str


LOCATIONS: dict[str, tuple[Location, ...]] = {
    "tpu": (Location("libtpu", "libtpu/libtpu.so"),),
    "cpu": (
        Location("xla-cpu-pjrt", "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so"),
        Location("lammps-jax-pjrt-cpu", "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so"),
    ),
    "cuda": (
        Location("jax-cuda13-pjrt", "jax_plugins/xla_cuda13/xla_cuda_plugin.so"),
        Location("jax-cuda12-pjrt", "jax_plugins/xla_cuda12/xla_cuda_plugin.so"),
        Location("xla-cuda13-pjrt", "xla_plugins/xla_cuda13_pjrt/xla_gpu_pjrt.so"),
        Location("xla-cuda12-pjrt", "xla_plugins/xla_cuda12_pjrt/xla_gpu_pjrt.so"),
    ),
    "rocm": (Location("jax-rocm7-pjrt", "jax_plugins/xla_rocm*/xla_rocm_plugin.so"),),
    "oneapi": (Location("jax-oneapi-pjrt", "jax_plugins/*oneapi*/xla_oneapi_plugin.so"),),
}


class Plugin(NamedTuple):
    path: str
    platform: str
    distribution: str


class Selection(NamedTuple):
    """The plugin that serves the device. ``topology`` is "" unless programs are only compiled; ``source`` says who chose;
    ``device_count`` is what is known before the runtime starts."""

    path: str
    platform: str
    topology: str
    source: str
    fallback: bool
    device_count: int

    @property
    def explicit(self) -> bool:
        """Whether the user chose the plugin or the platform."""
        return self.source in ("argument", environment.PLUGIN.name, environment.PLATFORM.name)

    @property
    def available(self) -> bool:
        """What torch.tpu.is_available() says: a real accelerator, or the user's own choice."""
        return not self.fallback


def installed(platforms: Iterable[str] = environment.PLATFORMS, path: Iterable[str] | None = None) -> list[Plugin]:
    """The plugins on the import path, for each platform the preferred one first."""
    directories = [entry or "." for entry in (sys.path if path is None else path)]
    found = []
    for platform in platforms:
        for location in LOCATIONS[platform]:
            matches = (match for entry in directories for match in _match(entry, location.pattern))
            file = next(matches, None)
            if file is not None:
                found.append(Plugin(os.path.abspath(file), platform, location.distribution))
    return found


def find(platform: str, path: Iterable[str] | None = None) -> Plugin:
    """The preferred installed plugin for a platform. Raises PluginNotFoundError, which says what to install."""
    found = installed((platform,), path)
    if found:
        return found[0]
    names = " or ".join(f"'pip install {location.distribution}'" for location in LOCATIONS[platform])
    raise errors.PluginNotFoundError(
        f"no PJRT plugin for platform {platform!r} is installed; run {names}, or name a plugin file in "
        f"{environment.PLUGIN.name}."
    )


def discover(
    plugin: str | None = None,
    platform: str | None = None,
    *,
    device_count: int | None = None,
    environ: Mapping[str, str] | None = None,
    found_chips: tuple[chips.Chip, ...] | None = None,
    path: Iterable[str] | None = None,
) -> Selection:
    """Chooses the plugin. Starts and opens nothing.

    Raises EnvironmentVariableError for a bad variable, ValueError for a bad argument, and PluginNotFoundError when the
    chosen plugin does not exist.
    """
    environ = os.environ if environ is None else environ
    found_chips = chips.local() if found_chips is None else found_chips
    if platform is not None:
        platform = environment.parse_platform(platform)
    source = "argument" if plugin is not None or platform is not None else ""
    if not source:
        plugin = environment.PLUGIN.read(environ)
        platform = environment.PLATFORM.read(environ)
        source = environment.PLUGIN.name if plugin else environment.PLATFORM.name if platform else ""

    if plugin is not None:
        file = os.path.abspath(os.path.expanduser(plugin))
        if not os.path.isfile(file):
            raise errors.PluginNotFoundError(f"the PJRT plugin {file} does not exist or is not a file.")
        kind, topology = _split(platform or _guess_platform(file))
    elif platform is not None:
        kind, topology = _split(platform)
        file = find(kind, path).path
    elif found_chips:
        kind, topology, source = "tpu", "", "PCI bus"
        file = _libtpu_for(found_chips, path).path
    else:
        kind, topology, source = "cpu", "", "fallback"
        try:
            file = find("cpu", path).path
        except errors.PluginNotFoundError:
            raise errors.PluginNotFoundError(errors.NO_CPU_PLUGIN) from None
    count = _known_device_count(kind, topology, device_count, environ, found_chips)
    return Selection(file, kind, topology, source, source == "fallback", count)


def _match(directory: str, pattern: str) -> list[str]:
    if "*" not in pattern:
        file = os.path.join(directory, pattern)
        return [file] if os.path.isfile(file) else []
    return sorted(glob.glob(os.path.join(glob.escape(directory), pattern)), reverse=True)


def _split(platform: str) -> tuple[str, str]:
    """A platform or a topology -> (platform, topology or "")."""
    return ("tpu", platform) if environment.is_topology(platform) else (platform, "")


def _guess_platform(file: str) -> str:
    """The platform that a plugin's file name speaks of; "" when it does not, and the plugin itself is asked later."""
    name = os.path.basename(file).lower()
    for platform in environment.PLATFORMS:
        if platform in name:
            return platform
    return "cuda" if "gpu" in name else ""


def _libtpu_for(found_chips: tuple[chips.Chip, ...], path: Iterable[str] | None) -> Plugin:
    try:
        return find("tpu", path)
    except errors.PluginNotFoundError:
        raise errors.PluginNotFoundError(
            f"this machine has {len(found_chips)} {found_chips[0].generation.name} chip(s) and libtpu is not installed; run "
            f"'pip install libtpu', or set {environment.PLATFORM.name}=cpu to run on the CPU."
        ) from None


def _known_device_count(
    platform: str,
    topology: str,
    asked: int | None,
    environ: Mapping[str, str],
    found_chips: tuple[chips.Chip, ...],
) -> int:
    if topology:
        return 1
    if platform == "tpu":
        return max(1, chips.device_count(found_chips, environ))
    if platform == "cpu":
        return asked if asked is not None else environment.device_count(environ)
    return 1
