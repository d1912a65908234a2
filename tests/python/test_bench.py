"""The benchmarks' own parts, so that they still work on the day they are needed. No time is asserted."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest
from native_support import ROOT, library
from torch_setu import plugins

BENCH = ROOT / "bench"
sys.path.insert(0, str(BENCH))

import children  # noqa: E402
import report  # noqa: E402
import run as bench_run  # noqa: E402

FIGURE = {"benchmark": "dispatch", "metric": "strict / C loop", "unit": "x", "target": 2.0, "date": "2026-01-31"}
FIGURE |= {"machine": {"cpu": "A CPU", "cores": 2}, "load": 1.0}


def test_the_bare_loop_runs_the_program_of_a_call(tmp_path):
    if library() is None or not shutil.which("cc") or not plugins.installed(("cpu",)):
        pytest.skip("libsetu.so, a C compiler or a CPU plugin is missing")
    program = tmp_path / "add.mlir"
    with children.setu("strict", str(tmp_path), "cpu") as worker:
        assert worker.ask("program", program)["form"] == "add.Tensor"
    with children.loop(program, 1, [], "cpu") as loop:
        first = loop.hello["value"]
        assert loop.hello["compile_seconds"] > 0
        loop.ask("chain", 3)
        answer = loop.ask("step", 2)
        assert len(answer["seconds"]) == 2
        # Six runs in all, each of which adds the same whole number from 0 to 9.
        number = (answer["loss"] - first) / 5
        assert number == pytest.approx(round(number), abs=1e-4) and 0 <= round(number) <= 9


def test_the_worker_answers_every_command_on_the_cpu(tmp_path):
    with children.torch_cpu() as worker:
        assert worker.ask("chain", 3)["seconds"] > 0
        assert worker.ask("record", 3)["seconds"] > 0
        for name in bench_run.PARAMETERS:
            assert worker.ask("build", name)["parameters"] > 0
            first = worker.ask("first")["loss"]
            answer = worker.ask("step", 3)
            assert len(answer["seconds"]) == 3 and answer["loss"] < first
            assert len(worker.ask("export", tmp_path, name)["files"]) == bench_run.PARAMETERS[name] + 2
        worker.ask("churn", 3)
        assert worker.ask("memory")["resident_bytes"] > 0


def test_a_child_that_dies_says_why():
    with pytest.raises(children.UnavailableError, match="no such device"):
        children.Child([sys.executable, "-c", "raise SystemExit('no such device')"], children.environment())


def test_a_wrong_loss_stops_a_comparison():
    bench_run.check_losses("mlp", {"torch CPU": 2.0, "fused": 2.001})
    with pytest.raises(SystemExit, match="2.5 on fused"):
        bench_run.check_losses("mlp", {"torch CPU": 2.0, "fused": 2.5})


@pytest.mark.parametrize(("value", "met"), [(1.9, True), (2.0, True), (2.1, False)])
def test_a_figure_meets_its_target_or_not(value, met):
    assert report.meets(FIGURE | {"value": value}) is met


def test_the_page_and_the_readme_show_what_was_saved(tmp_path, monkeypatch):
    readme = tmp_path / "README.md"
    start, end = report.README_MARKS
    readme.write_text(f"before\n{start}old\n{end}\nafter\n")
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(report, "PAGE", tmp_path / "benchmarks.md")
    monkeypatch.setattr(report, "README", readme)
    report.save([FIGURE | {"value": 2.5}])
    page = (tmp_path / "benchmarks.md").read_text()
    assert "Measured 2026-01-31, A CPU, 2 cores." in page
    assert "| strict / C loop | 2.50x | at most 2.00x, **missed** |" in page
    text = readme.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text and "2.50x" in text
    report.save([FIGURE | {"value": 1.5, "load": 9.0}])
    assert "provisional" in (tmp_path / "benchmarks.md").read_text()


def test_an_unknown_benchmark_is_refused():
    command = [sys.executable, str(BENCH / "run.py"), "nothing"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "there is no benchmark nothing" in done.stderr
