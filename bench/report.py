"""What becomes of the figures: JSON lines, a table, and docs/benchmarks.md."""

from __future__ import annotations

import functools
import json
import os
import pathlib

import children

RESULTS = children.BENCH / "results"
PAGE = children.ROOT / "docs" / "benchmarks.md"
README = children.ROOT / "README.md"
README_MARKS = ("<!-- figures: written by bench/run.py -->\n", "<!-- end of figures -->")
# In the README's words: benchmark, figure, sentence.
HEADLINES = (
    ("dispatch", "strict / C loop", "a small operator in strict mode, against executing its program in a bare C loop"),
    ("record", "fused recording / torch CPU", "recording it in fused mode, against PyTorch's CPU kernel"),
    (
        "transformer step",
        "fused / JAX's program",
        "a transformer's training step in fused mode, against JAX's own program",
    ),
    ("mlp step", "fused / JAX's program", "a perceptron's training step, against JAX's own program"),
    ("transformer step", "fused / torch CPU", "the transformer's step, against PyTorch's CPU kernels"),
    ("first step", "fused cold / JAX's program", "its first step, against compiling and running JAX's program"),
    ("first step", "fused warm / fused cold", "its first step with a filled disk cache, against an empty one"),
)

# In the order of the page: benchmark, what it measures.
SECTIONS = {
    "dispatch": "`x = x + 1` on a 4x4 float32 tensor, 2,000 times, then one wait; time per call. The C loop executes the "
    "program that strict mode made for it, on the same plugin and with nothing else around it: the limit for "
    "one program per operator.",
    "record": "What the same call costs in fused mode while it is recorded, with no program run inside the time.",
    "first step": "The first training step of `nn.TransformerEncoderLayer(256, 4, 1024, dropout=0)` on (4, 128, 256), "
    "mean squared error and SGD, in a new process: cold with an empty cache, warm with the disk cache that the cold "
    "process left. JAX's program is the same mathematics written in JAX and lowered to StableHLO; its time is compiling "
    "it and running it once, on the same plugin.",
    "transformer step": "A training step of the same model, everything compiled, with a wait after each. JAX's program "
    "runs in the bare C loop.",
    "mlp step": "A training step of a 784-512-512-10 perceptron, batch 64, cross entropy and SGD.",
    "import": "`import torch` in a new process, with the package and with `TORCH_DEVICE_BACKEND_AUTOLOAD=0`, alternating.",
    "memory": "What is left after the work, in device buffers and in the memory of the process, against before.",
    "size": "The wheel, without PyTorch and plugins.",
}


@functools.cache
def machine() -> dict:
    """The machine as the page describes it: the CPU's model and the cores that this process may use."""
    model = "unknown CPU"
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    return {"cpu": model, "cores": len(os.sched_getaffinity(0))}


def meets(figure: dict) -> bool | None:
    """None without a target, and on a busy machine, whose figures decide nothing."""
    return None if figure["target"] is None or busy([figure]) else figure["value"] <= figure["target"]


def print_line(figure: dict) -> None:
    print(json.dumps(figure), flush=True)


def number(figure: dict, value: float) -> str:
    if figure["unit"] == "" or value == 0:
        return f"{value:.0f}"
    digits = 2 if abs(value) < 10 else 1 if abs(value) < 100 else 0
    return f"{value:.{digits}f}" + (f" {figure['unit']}" if figure["unit"] != "x" else "x")


def target(figure: dict) -> str:
    return "" if figure["target"] is None else "at most " + number(figure, figure["target"])


def print_table(figures: list[dict], seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(stderr=True)
    table = Table(title=f"{machine()['cpu']}, {machine()['cores']} cores; {seconds:.0f} s")
    for name in ("benchmark", "figure", "value", "target", ""):
        table.add_column(name, justify="right" if name == "value" else "left")
    for figure in figures:
        verdict = {None: "", True: "[green]met", False: "[red]missed"}[meets(figure)]
        cells = (figure["benchmark"], figure["metric"], number(figure, figure["value"]), target(figure), verdict)
        table.add_row(*cells)
    console.print(table)
    if busy(figures):
        console.print("The machine was busy with other work: the figures are provisional.", style="yellow")


def busy(figures: list[dict]) -> bool:
    """Whether more was running than the benchmark itself, which keeps about one core busy, two at times."""
    return any(figure["load"] > figure["machine"]["cores"] + 0.5 for figure in figures)


def save(figures: list[dict]) -> None:
    """Replaces the results of the benchmarks that ran, and writes the page from all results."""
    RESULTS.mkdir(exist_ok=True)
    for benchmark in {figure["benchmark"] for figure in figures}:
        lines = [json.dumps(figure) for figure in figures if figure["benchmark"] == benchmark]
        _file(benchmark).write_text("\n".join(lines) + "\n")
    PAGE.write_text(page())
    start, end = README_MARKS
    text = README.read_text()
    README.write_text(text.split(start)[0] + start + headlines() + end + text.split(end)[1])


def results(benchmark: str) -> list[dict]:
    """What bench/results holds of a benchmark; empty when it was never measured."""
    file = _file(benchmark)
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def headlines() -> str:
    """The README's table. Figures of a busy machine are left to the page, which says what they are."""
    rows = []
    for benchmark, metric, sentence in HEADLINES:
        for figure in results(benchmark):
            if figure["metric"] == metric and not busy([figure]):
                rows.append(f"| {sentence} | {number(figure, figure['value'])} |")
    if not rows:
        return "No figures were measured on a quiet machine yet.\n"
    return "\n".join(["| what | time, as a multiple |", "|---|---|", *rows]) + "\n"


def _file(benchmark: str) -> pathlib.Path:
    return RESULTS / f"{benchmark.replace(' ', '-')}.jsonl"


def page() -> str:
    """docs/benchmarks.md, from bench/results."""
    lines = [
        "<!-- Generated by bench/run.py; do not edit. -->",
        "",
        "# Benchmarks",
        "",
        "`make bench` measures these figures and writes this page; `make bench-peers` adds other backends. All sides of a",
        "ratio run in one sitting, round by round, each in a process of its own with `OMP_NUM_THREADS=1`; a time is the",
        "median of the rounds and a ratio the median of the rounds' ratios. The device is XLA's CPU compiler behind the",
        "`xla-cpu-pjrt` plugin. No figures from TPU hardware are claimed.",
    ]
    for benchmark, doc in SECTIONS.items():
        figures = results(benchmark)
        if figures:
            lines += _section(benchmark, doc, figures)
    return "\n".join(lines) + "\n"


def _section(benchmark: str, doc: str, figures: list[dict]) -> list[str]:
    about = figures[0]
    where = f"{about['date']}, {about['machine']['cpu']}, {about['machine']['cores']} cores"
    if busy(figures):
        where += "; other work kept the machine busy, so the figures are provisional and no target is judged"
    lines = ["", f"## {benchmark[0].upper()}{benchmark[1:]}", "", doc, "", f"Measured {where}.", ""]
    lines += ["| figure | value | target |", "|---|---|---|"]
    for figure in figures:
        verdict = {None: "", True: ", met", False: ", **missed**"}[meets(figure)]
        lines.append(f"| {figure['metric']} | {number(figure, figure['value'])} | {target(figure)}{verdict} |")
    return lines


if __name__ == "__main__":
    save([])  # the pages from the results as they are
