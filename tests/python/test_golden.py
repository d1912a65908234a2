"""Golden programs: what every row of the operator table prints, and whether the compilers take it.

A difference means that a lowering changed: look at it, then `python tools/record_golden.py --update`.
"""

from __future__ import annotations

import json
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GOLDEN = ROOT / "tests" / "golden"
sys.path.insert(0, str(ROOT / "tools"))

import compile_programs  # noqa: E402

CALLS = json.loads((GOLDEN / "calls.json").read_text())
FAMILIES = sorted(path.name for path in GOLDEN.iterdir() if path.is_dir())

# What the TPU compiler is asked on every run; `make tpu-compile` asks it everything.
SAMPLE = [
    "pointwise/add.Tensor",
    "pointwise/pow.Tensor_Tensor",
    "compare/eq.Tensor",
    "activation/gelu",
    "random/native_dropout",
    "loss/nll_loss_forward",
    "reduction/sum.dim_IntList",
    "reduction/var.correction",
    "scan/cumsum",
    "sorting/sort.stable",
    "creation/arange.start_step",
    "random/randn.generator",
    "convolution/convolution_overrideable",
    "pooling/max_pool2d_with_indices",
    "norm/native_layer_norm",
    "norm/native_batch_norm",
    "softmax/_softmax",
    "embedding/embedding",
    "upsample/upsample_bilinear2d",
    "padding/reflection_pad2d",
    "indexing/index.Tensor",
    "scatter/scatter.src",
    "shape/cat",
    "matrix/addmm",
    "matrix/bmm",
    "linalg/linalg_qr",
    "fft/_fft_r2c",
    "special/special_bessel_j0",
    "optimizer/_fused_adamw_",
]


def files(names: list[str] | None = None) -> list[pathlib.Path]:
    found = sorted(GOLDEN.glob("*/*.mlir"))
    if names is None:
        return found
    return [GOLDEN / f"{name}.mlir" for name in names if (GOLDEN / f"{name}.mlir").exists()]


@pytest.fixture(scope="module")
def recorded():
    """The texts that the rows print now, the problems, and the module that made them."""
    pytest.importorskip("torch_setu._bridge")
    import record_golden

    texts, problems = record_golden.record()
    return record_golden, texts, problems


def test_many_rows_have_a_program():
    assert len(files()) >= 400
    assert len(files(SAMPLE)) >= 25


@pytest.mark.parametrize("family", FAMILIES)
def test_programs_are_the_recorded_ones(recorded, family):
    module, texts, problems = recorded
    family_of = module.families()
    changed = module.compare(
        {row: text for row, text in texts.items() if family_of.get(row) == family},
        {row: problem for row, problem in problems.items() if family_of.get(row, family) == family},
    )
    assert not changed, "\n".join(f"{row}:\n{text}" for row, text in changed.items())


def test_calls_and_programs_belong_together(recorded):
    module, _, _ = recorded
    family_of = module.families()
    assert set(CALLS) == set(family_of), "rows without a call in calls.json, or calls of rows that are gone"
    assert {path.stem for path in files()} == set(CALLS)


def test_a_change_is_seen(recorded):
    module, texts, _ = recorded
    row = next(iter(texts))
    assert module.compare({row: texts[row].replace("stablehlo", "stablehol")}, {}).keys() == {row}


def compile_on(distribution: str, platform: str, topology: str, programs: list[pathlib.Path]) -> dict:
    library, plugin = compile_programs.find_library(), compile_programs.find_plugin(platform, distribution)
    if not library or not plugin:
        pytest.skip(f"{distribution} or libsetu.so is not installed")
    failures = compile_programs.compile_all(programs, library, plugin, topology)
    return {f"{path.parent.name}/{path.stem}": compile_programs.reason_of(text) for path, text in failures.items()}


def test_every_program_compiles_on_the_newest_cpu_plugin():
    assert compile_on("lammps-jax-pjrt-cpu", "cpu", "", files()) == {}


def test_a_sample_compiles_for_tpu():
    assert compile_on("libtpu", "tpu", "v5e:2x2", files(SAMPLE)) == {}


def test_a_program_that_does_not_parse_is_reported(tmp_path):
    bad = tmp_path / "family" / "bad.mlir"
    bad.parent.mkdir()
    bad.write_text("module @bad {\n  no program\n}\n")
    reasons = compile_on("xla-cpu-pjrt", "cpu", "", [bad, *files()[:1]])
    assert reasons.keys() == {"family/bad"}


def test_a_compiler_that_ends_its_process_costs_one_program(tmp_path):
    """The next program gets a new child."""
    missing = tmp_path / "family" / "missing.mlir"
    reasons = compile_on("xla-cpu-pjrt", "cpu", "", [missing, *files()[:1]])
    assert list(reasons) == ["family/missing"]
    assert "ended" in reasons["family/missing"]
