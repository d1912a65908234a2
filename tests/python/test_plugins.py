"""Discovery: the order of the rules, the errors, and that nothing is opened."""

from __future__ import annotations

import pytest
from torch_setu import chips, environment, plugins
from torch_setu.errors import EnvironmentVariableError, PluginNotFoundError

V5E = chips.Generation("TPU v5e", "v5e", 0x0063, 1, 16 * chips.GIB)
FOUR_CHIPS = tuple(chips.Chip(f"0000:00:0{n}.0", V5E) for n in range(4))


@pytest.fixture
def site(tmp_path):
    """An import path with libtpu and both CPU plugins on it, as empty files."""
    for name in (
        "libtpu/libtpu.so",
        "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so",
        "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.touch()
    return tmp_path


def discover(site, *arguments, environ=None, found=(), **options):
    return plugins.discover(*arguments, environ=environ or {}, found_chips=found, path=[str(site)], **options)


def test_argument_wins(site, tmp_path):
    other = tmp_path / "my_cpu_plugin.so"
    other.touch()
    environ = {"TORCH_TPU_PLUGIN": "/nowhere", "TORCH_TPU_PLATFORM": "nonsense"}
    chosen = discover(site, str(other), environ=environ, found=FOUR_CHIPS)
    assert (chosen.path, chosen.platform, chosen.source) == (str(other), "cpu", "argument")
    assert chosen.explicit and chosen.available
    assert discover(site, None, "cpu", environ=environ).source == "argument"


def test_plugin_variable_beats_platform_variable(site):
    file = str(site / "libtpu" / "libtpu.so")
    chosen = discover(site, environ={"TORCH_TPU_PLUGIN": file, "TORCH_TPU_PLATFORM": "v5e:2x2"})
    assert (chosen.path, chosen.platform, chosen.topology) == (file, "tpu", "v5e:2x2")
    assert chosen.source == "TORCH_TPU_PLUGIN"


def test_platform_variable(site):
    chosen = discover(site, environ={"TORCH_TPU_PLATFORM": "cpu", "TORCH_TPU_DEVICE_COUNT": "4"}, found=FOUR_CHIPS)
    assert chosen.path.endswith("xla_cpu_pjrt.so")
    assert (chosen.platform, chosen.device_count, chosen.available) == ("cpu", 4, True)


def test_topology_compiles_with_libtpu(site):
    chosen = discover(site, environ={"TORCH_TPU_PLATFORM": "v6e:2x2"})
    assert chosen.path.endswith("libtpu.so")
    assert (chosen.platform, chosen.topology, chosen.device_count) == ("tpu", "v6e:2x2", 1)


def test_chips(site):
    chosen = discover(site, found=FOUR_CHIPS)
    assert (chosen.platform, chosen.source, chosen.device_count) == ("tpu", "PCI bus", 4)
    assert chosen.available and not chosen.explicit


def test_cpu_is_the_fallback(site):
    chosen = discover(site)
    assert (chosen.platform, chosen.source) == ("cpu", "fallback")
    assert chosen.fallback and not chosen.available and not chosen.explicit


def test_the_second_cpu_plugin_serves_when_the_first_is_missing(site):
    (site / "xla_plugins" / "xla_cpu_pjrt" / "xla_cpu_pjrt.so").unlink()
    assert discover(site).path.endswith("pjrt_c_api_cpu_plugin.so")


def test_chips_without_libtpu_do_not_fall_back(tmp_path):
    with pytest.raises(PluginNotFoundError, match="4 TPU v5e chip.*'pip install libtpu'.*TORCH_TPU_PLATFORM=cpu"):
        discover(tmp_path, found=FOUR_CHIPS)


def test_no_plugin_at_all(tmp_path):
    with pytest.raises(PluginNotFoundError, match="'pip install xla-cpu-pjrt'"):
        discover(tmp_path)


@pytest.mark.parametrize("platform", environment.PLATFORMS)
def test_a_missing_platform_says_what_to_install(tmp_path, platform):
    with pytest.raises(
        PluginNotFoundError, match=f"{platform!r} is not installed|{platform!r} is installed; run 'pip install"
    ):
        discover(tmp_path, None, platform)


def test_a_missing_file(site):
    with pytest.raises(PluginNotFoundError, match="/nowhere/p.so does not exist"):
        discover(site, environ={"TORCH_TPU_PLUGIN": "/nowhere/p.so"})


def test_bad_values(site):
    with pytest.raises(EnvironmentVariableError, match="TORCH_TPU_PLATFORM='gpu'"):
        discover(site, environ={"TORCH_TPU_PLATFORM": "gpu"})
    with pytest.raises(ValueError, match="it must be one of"):
        discover(site, None, "gpu")


def test_newest_of_several_directories(tmp_path):
    for name in ("xla_rocm7", "xla_rocm8"):
        (tmp_path / "jax_plugins" / name).mkdir(parents=True)
        (tmp_path / "jax_plugins" / name / "xla_rocm_plugin.so").touch()
    assert discover(tmp_path, None, "rocm").path.endswith("xla_rocm8/xla_rocm_plugin.so")


def test_a_name_that_tells_no_platform(tmp_path):
    file = tmp_path / "plugin.so"
    file.touch()
    assert discover(tmp_path, str(file)).platform == ""


def test_installed_lists_preferred_first(site):
    found = plugins.installed(path=[str(site)])
    assert [plugin.distribution for plugin in found] == ["libtpu", "xla-cpu-pjrt", "lammps-jax-pjrt-cpu"]
