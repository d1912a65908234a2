"""The command line: version, usage errors, and the report of ``setu doctor`` in both forms."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from package_support import clean_environment
from torch_setu import diagnosis

pytest.importorskip("typer")


def setu(*arguments, **environ):
    return subprocess.run(
        [sys.executable, "-m", "torch_setu.cli", *arguments],
        capture_output=True,
        text=True,
        env=clean_environment(COLUMNS="200", **environ),
        timeout=300,
    )


def test_version():
    done = setu("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("setu ")


def test_misuse_exits_with_two():
    assert setu("no-such-command").returncode == 2
    assert setu("doctor", "--no-such-option").returncode == 2


def test_the_commands_are_those_that_work():
    output = setu("--help").stdout
    assert "doctor" in output
    assert not any(name in output for name in ("check", "compare", "scan", "profile"))


def test_doctor_json(tmp_path):
    done = setu(
        "doctor", "--json", "--no-program", TORCH_TPU_PLATFORM="cpu", TORCH_TPU_CACHE_DIR=str(tmp_path / "cache")
    )
    report = json.loads(done.stdout)
    assert done.returncode == (1 if report["problems"] else 0)
    assert report["selection"]["platform"] == "cpu"
    assert report["selection"]["source"] == "TORCH_TPU_PLATFORM"
    assert report["cache"] == {
        "enabled": True,
        "directory": str(tmp_path / "cache"),
        "limit_bytes": 10 * 2**30,
        "exists": False,
        "entries": 0,
        "bytes": 0,
    }
    assert report["program"] is None
    assert {"setu", "machine", "torch", "chips", "plugins", "environment", "problems"} <= set(report)


def test_doctor_names_a_bad_variable_and_an_open_cache(tmp_path):
    tmp_path.chmod(0o755)
    (tmp_path / "entry").write_bytes(b"12345")
    done = setu("doctor", "--no-program", TORCH_TPU_EAGER_MODE="lazy", TORCH_TPU_CACHE_DIR=str(tmp_path))
    assert done.returncode == 1
    assert "TORCH_TPU_EAGER_MODE='lazy' is not allowed" in done.stdout
    assert f"chmod 700 {tmp_path}" in done.stdout


def test_doctor_with_a_plugin_that_is_not_there():
    done = setu("doctor", "--json", "--no-program", TORCH_TPU_PLUGIN="/nowhere/plugin.so")
    assert done.returncode == 1
    assert "/nowhere/plugin.so does not exist" in json.loads(done.stdout)["selection"]["error"]


MARK = diagnosis._MARK


@pytest.mark.parametrize(
    ("output", "error", "code", "said"),
    [
        ("", "Fatal Python error\n", 1, "start Python"),
        (MARK + '{"stage": "start the runtime"}\n', "", -11, "SIGSEGV"),
        (MARK + '{"stage": "run a program"}\n', "", None, "more than"),
        (MARK + '{"stage": "run a program"}\nnoise\n', "Traceback\nRuntimeError: no memory\n\n", 1, "no memory"),
    ],
)
def test_a_failing_program_is_a_problem(output, error, code, said):
    problems = []
    known = diagnosis.judge_probe(output, error, code, lambda *problem: problems.append(problem))
    assert not known["ok"]
    assert len(problems) == 1 and said in problems[0][0]


def test_a_remedy_in_the_error_is_the_remedy():
    problems = []
    error = "torch_setu.errors.LoadError: the extension is missing; reinstall it.\n"
    diagnosis.judge_probe(MARK + '{"stage": "register the device"}', error, 1, lambda *p: problems.append(p))
    assert problems[0][1] == "Reinstall it."


def test_a_program_that_ran_is_no_problem():
    known = diagnosis.judge_probe(MARK + '{"stage": "done"}\n', "a warning\n", 0, lambda *_: pytest.fail("a problem"))
    assert known["ok"]
