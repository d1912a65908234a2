"""Environment variables: defaults, values, the sentence for a bad value, and the generated page."""

from __future__ import annotations

import subprocess
import sys

import pytest
from package_support import SOURCE
from torch_setu import environment
from torch_setu.errors import EnvironmentVariableError


def test_defaults_need_no_variable():
    assert environment.eager_mode({}) == "strict"
    assert environment.precision({}) is None
    assert environment.compile_effort({}) == "full"
    assert environment.device_count({}) == 1
    assert environment.cache_size({}) == 10 * 2**30
    assert environment.log_level({}) == "warning"
    assert not environment.platform_is_chosen({})


@pytest.mark.parametrize(
    ("environ", "mode"),
    [
        ({"TORCH_TPU_EAGER_MODE": "Fused"}, "fused"),
        ({"TPU_LAUNCH_BLOCKING": "1"}, "debug"),
        ({"TPU_DEFER_AND_FUSE": "1"}, "fused"),
        ({"TPU_DEFER_AND_FUSE": "0"}, "strict"),
        ({"TPU_DEFER_AND_FUSE": "1", "TPU_LAUNCH_BLOCKING": "1"}, "debug"),
        ({"TPU_LAUNCH_BLOCKING": "1", "TORCH_TPU_EAGER_MODE": "strict"}, "strict"),
    ],
)
def test_eager_mode(environ, mode):
    assert environment.eager_mode(environ) == mode


@pytest.mark.parametrize(
    "text", ["tpu", "CPU", "cuda", "rocm", "oneapi", "v5e:2x2", "v5p:2x2x1", "tpu7x:2x2x1", "V4:8"]
)
def test_platform(text):
    assert environment.PLATFORM.read({"TORCH_TPU_PLATFORM": text}) == text.lower()
    assert environment.platform_is_chosen({"TORCH_TPU_PLATFORM": text})


@pytest.mark.parametrize(
    ("text", "size"),
    [("0", 0), ("512", 512), ("1k", 1024), ("10G", 10 * 2**30), ("3 MiB", 3 * 2**20), ("2TB", 2 * 2**40)],
)
def test_size(text, size):
    assert environment.cache_size({"TORCH_TPU_CACHE_SIZE": text}) == size


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("TORCH_TPU_PLATFORM", "gpu"),
        ("TORCH_TPU_PLATFORM", "v5e"),
        ("TORCH_TPU_PLATFORM", "v5e:2x"),
        ("TORCH_TPU_EAGER_MODE", "lazy"),
        ("TORCH_TPU_COMPILE_EFFORT", "fast"),
        ("TPU_LAUNCH_BLOCKING", "2"),
        ("TORCH_TPU_PRECISION", "bf16"),
        ("TORCH_TPU_CACHE", "maybe"),
        ("TORCH_TPU_CACHE_SIZE", "10X"),
        ("TORCH_TPU_CACHE_SIZE", "-1"),
        ("TORCH_TPU_CACHE_SIZE", "9999999999T"),
        ("TORCH_TPU_DEVICE_COUNT", "0"),
        ("TORCH_TPU_DEVICE_COUNT", "65"),
        ("TORCH_TPU_DEVICE_COUNT", "two"),
        ("TORCH_TPU_LOG", "loud"),
    ],
)
def test_a_bad_value_is_one_sentence(name, text):
    variable = next(v for v in environment.VARIABLES if v.name == name)
    with pytest.raises(EnvironmentVariableError) as caught:
        variable.read({name: text})
    sentence = str(caught.value)
    assert sentence.startswith(f"{name}={text!r} is not allowed: it must be ")
    assert sentence.endswith(".") and "\n" not in sentence
    assert isinstance(caught.value, ValueError)


def test_empty_counts_as_unset():
    for variable in environment.VARIABLES:
        assert variable.read({variable.name: " "}) is None


def test_cache_directory(tmp_path):
    assert environment.cache_directory({"TORCH_TPU_CACHE": "0"}) is None
    assert environment.cache_directory({"TORCH_TPU_CACHE_DIR": str(tmp_path)}) == str(tmp_path)
    assert environment.cache_directory({"XDG_CACHE_HOME": "/x"}) == "/x/setu"
    assert environment.cache_directory({"XDG_CACHE_HOME": "relative"}).endswith("/.cache/setu")


def test_names_are_unique_and_documented():
    names = [variable.name for variable in environment.VARIABLES]
    assert len(set(names)) == len(names)
    assert all(variable.doc.endswith(".") and "|" not in variable.doc for variable in environment.VARIABLES)


def test_the_page_is_up_to_date():
    tool = SOURCE.parent / "tools" / "generate_docs.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
