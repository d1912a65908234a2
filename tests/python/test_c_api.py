"""The example in docs/c-api.md is compiled and run as it stands there."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest
from native_support import ROOT, compile_c, library
from torch_setu import plugins

PAGE = ROOT / "docs" / "c-api.md"


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    if library() is None or not shutil.which("cc"):
        pytest.skip("libsetu.so or a C compiler is missing")
    blocks = re.findall(r"^```c\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    directory = tmp_path_factory.mktemp("example")
    source = directory / "example.c"
    source.write_text(blocks[0])
    built = compile_c(source, directory / "example")
    assert built.returncode == 0, built.stderr
    return directory / "example"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_the_example_runs_on_the_cpu_plugin(example):
    found = plugins.installed(("cpu",))
    if not found:
        pytest.skip("no CPU plugin is installed")
    done = run(str(example), found[0].path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "2 4 6 8\n"


def test_the_example_reports_a_plugin_that_is_not_there(example, tmp_path):
    done = run(str(example), str(tmp_path / "none.so"))
    assert done.returncode == 1
    assert done.stdout == ""
    assert "NOT_FOUND" in done.stderr and "none.so" in done.stderr


def test_the_page_names_every_public_header():
    text = PAGE.read_text()
    for header in (ROOT / "include").rglob("*.h"):
        assert f"`{header.relative_to(ROOT / 'include').as_posix()}`" in text
