"""Benchmarks: ``python bench/run.py [NAME ...] [--peers] [--quick] [--no-page]``.

Writes one JSON object a figure to standard output and to bench/results/<benchmark>.jsonl, a table to standard error, and
docs/benchmarks.md. What is compared runs in the same sitting, round by round, and a ratio is the median of the rounds'
ratios, so that a busy machine blurs the times and hardly the ratios. Every process has OMP_NUM_THREADS=1.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import children
import report
from peers import torch_tpu

CALLS = 2000
PARAMETERS = {"mlp": 6, "transformer": 12}
RESIDENT_SLACK = 8 * 2**20
median = statistics.median


class Bench:
    """One sitting: what was asked for, where caches are, and the figures so far."""

    def __init__(self, arguments: argparse.Namespace, scratch: pathlib.Path) -> None:
        self.platform = arguments.platform
        self.peers = arguments.peers
        self.quick = arguments.quick
        self.scratch = scratch
        self.caches = 0
        self.figures: list[dict] = []

    def rounds(self, full: int) -> int:
        return max(3, full // 3) if self.quick else full

    def cache(self) -> str:
        """A new empty cache directory."""
        self.caches += 1
        path = self.scratch / f"cache{self.caches}"
        path.mkdir(mode=0o700)
        return str(path)

    def add(self, benchmark: str, metric: str, value: float, unit: str, target: float | None = None) -> None:
        figure = {"benchmark": benchmark, "metric": metric, "value": value, "unit": unit, "target": target}
        self.figures.append(figure | self.about())
        report.print_line(self.figures[-1])

    @staticmethod
    def about() -> dict:
        return {
            "date": datetime.date.today().isoformat(),
            "machine": report.machine(),
            "load": round(os.getloadavg()[0], 1),
        }

    def setu(self, mode: str, cache: str | None = None, **changes: str) -> children.Child:
        return children.setu(mode, cache or self.cache(), self.platform, **changes)

    def contenders(self, stack: contextlib.ExitStack) -> dict[str, children.Child]:
        """The devices that are compared: Setu in two modes, and the peers if they were asked for."""
        found = {mode: stack.enter_context(self.setu(mode)) for mode in ("strict", "fused")}
        if self.peers:
            for mode in ("strict", "fused"):
                found[f"torch_tpu {mode}"] = stack.enter_context(torch_tpu.child(mode, self.platform, self.cache()))
        return found

    def reference(self, name: str, cpu: children.Child) -> children.Child:
        """The loop over JAX's program with the parameters and data that PyTorch starts with."""
        program = children.reference_programs() / f"{name}.mlir"
        inputs = cpu.ask("export", self.scratch, name)["files"]
        return children.loop(program, PARAMETERS[name], inputs, self.platform)


def ratio(rounds: list[dict[str, float]], above: str, below: str) -> float:
    return median(r[above] / r[below] for r in rounds)


def dispatch(bench: Bench) -> None:
    """One small operator, 2000 times, each on the result of the one before, and one wait."""
    with contextlib.ExitStack() as stack:
        sides = bench.contenders(stack)
        sides["torch CPU"] = stack.enter_context(children.torch_cpu())
        program = bench.scratch / "add.mlir"
        sides["strict"].ask("program", program)
        sides["C loop"] = stack.enter_context(children.loop(program, 1, [], bench.platform))
        for child in sides.values():
            child.ask("chain", CALLS)
        rounds, recorded = [], []
        for _ in range(bench.rounds(15)):
            rounds.append({name: child.ask("chain", CALLS)["seconds"] for name, child in sides.items()})
            recorded.append({name: sides[name].ask("record", CALLS)["seconds"] for name in ("fused", "torch CPU")})
        for name in sides:
            bench.add("dispatch", f"{name}: x + 1 on 4x4", 1e6 * median(r[name] for r in rounds) / CALLS, "us")
        bench.add("dispatch", "strict / C loop", ratio(rounds, "strict", "C loop"), "x", 2.0)
        bench.add("dispatch", "strict / torch CPU", ratio(rounds, "strict", "torch CPU"), "x")
        bench.add("record", "fused: recording x + 1", 1e6 * median(r["fused"] for r in recorded) / CALLS, "us")
        bench.add("record", "fused recording / torch CPU", ratio(recorded, "fused", "torch CPU"), "x", 1.7)


def first_step(bench: Bench) -> None:
    """The transformer's first training step in a new process: nothing compiled, then everything on disk."""
    rounds = []
    with children.torch_cpu() as cpu:
        for _ in range(bench.rounds(5)):
            seconds = {}
            for mode in ("strict", "fused"):
                cache = bench.cache()
                for state in ("cold", "warm"):
                    with bench.setu(mode, cache) as child:
                        child.ask("build", "transformer")
                        seconds[f"{mode} {state}"] = child.ask("first")["seconds"]
                if bench.peers:
                    with torch_tpu.child(mode, bench.platform, bench.cache()) as child:
                        child.ask("build", "transformer")
                        seconds[f"torch_tpu {mode} cold"] = child.ask("first")["seconds"]
            with bench.setu("strict", TORCH_TPU_COMPILE_EFFORT="quick") as child:
                child.ask("build", "transformer")
                seconds["strict cold, quick compile"] = child.ask("first")["seconds"]
            with bench.reference("transformer", cpu) as loop:
                seconds["JAX's program"] = loop.hello["compile_seconds"] + loop.hello["first_seconds"]
            rounds.append(seconds)
    for name in rounds[0]:
        bench.add("first step", name, median(r[name] for r in rounds), "s")
    bench.add("first step", "fused cold / JAX's program", ratio(rounds, "fused cold", "JAX's program"), "x", 1.3)
    if bench.peers:
        for kind in ("strict cold", "strict cold, quick compile"):
            value = ratio(rounds, kind, "torch_tpu strict cold")
            bench.add("first step", f"{kind} / torch_tpu strict cold", value, "x", 0.5)
    for mode in ("strict", "fused"):
        bench.add("first step", f"{mode} warm / {mode} cold", ratio(rounds, f"{mode} warm", f"{mode} cold"), "x", 0.25)


def check_losses(name: str, losses: dict[str, float]) -> None:
    """All sides must do the same work: their first losses agree."""
    for side, loss in losses.items():
        if not math.isclose(loss, losses["torch CPU"], rel_tol=1e-3):
            raise SystemExit(f"the first loss of {name} is {loss} on {side} and {losses['torch CPU']} on torch CPU")


def steady(bench: Bench, name: str) -> None:
    benchmark = f"{name} step"
    with contextlib.ExitStack() as stack:
        sides = bench.contenders(stack)
        cpu = sides["torch CPU"] = stack.enter_context(children.torch_cpu())
        losses = {}
        for side, child in sides.items():
            child.ask("build", name)
            losses[side] = child.ask("first")["loss"]
        sides["JAX's program"] = stack.enter_context(bench.reference(name, cpu))
        losses["JAX's program"] = sides["JAX's program"].hello["value"]
        check_losses(name, losses)
        for child in sides.values():
            child.ask("step", 5)
        rounds = []
        for _ in range(bench.rounds(21)):
            rounds.append({side: median(child.ask("step", 5)["seconds"]) for side, child in sides.items()})
        for side in sides:
            bench.add(benchmark, side, 1e3 * median(r[side] for r in rounds), "ms")
        for side in sides:
            if side not in ("torch CPU", "JAX's program"):
                bench.add(benchmark, f"{side} / torch CPU", ratio(rounds, side, "torch CPU"), "x")
        bench.add(benchmark, "fused / JAX's program", ratio(rounds, "fused", "JAX's program"), "x", 1.15)


def transformer_step(bench: Bench) -> None:
    """A training step of a transformer layer, everything compiled."""
    steady(bench, "transformer")


def mlp_step(bench: Bench) -> None:
    """A training step of a three-layer perceptron, everything compiled."""
    steady(bench, "mlp")


def measured(code: str, environ: dict[str, str]) -> float:
    """The number that a Python program prints."""
    return float(subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, check=True).stdout)


def import_torch(bench: Bench) -> None:
    """``import torch`` with the package and with PyTorch told to load no backend."""
    timed = "import time; t = time.perf_counter(); {}; print(time.perf_counter() - t)"
    code = timed.format("import torch")
    cpu_code = code.replace("perf_counter", "process_time")
    environs = {
        "with the package": children.environment(TORCH_TPU_PLATFORM=bench.platform),
        "without": children.environment(TORCH_DEVICE_BACKEND_AUTOLOAD="0"),
    }
    rounds = []
    for i in range(bench.rounds(21) + 1):
        seconds = {name: measured(code, environ) for name, environ in environs.items()}
        seconds |= {f"{name}, CPU": measured(cpu_code, environ) for name, environ in environs.items()}
        if i:  # the first fills the file cache
            rounds.append(seconds)
    for name in environs:
        bench.add("import", f"import torch {name}", 1e3 * median(r[name] for r in rounds), "ms")
    for kind, target in (("", 30), (", CPU", None)):
        more = median(r[f"with the package{kind}"] - r[f"without{kind}"] for r in rounds)
        bench.add("import", f"more{kind and ', in CPU time'}", 1e3 * more, "ms", target)
    first = "import torch; " + timed.format("(torch.ones(4, 4, device='tpu') + 1).cpu()")
    environ = environs["with the package"] | {"TORCH_TPU_CACHE": "0"}
    seconds = [measured(first, environ) for _ in range(3)]
    bench.add("import", "from import torch to a first result on the device", 1e3 * median(seconds), "ms")


def memory(bench: Bench) -> None:
    """What 1,000 training steps and 2,000 tensors made and dropped leave behind."""
    for mode in ("strict", "fused"):
        with bench.setu(mode) as child:
            child.ask("build", "mlp")
            child.ask("step", 200)
            child.ask("churn", 200)
            before = child.ask("memory")
            for what, command in (("1,000 steps", ("step", 1000)), ("2,000 tensors", ("churn", 2000))):
                child.ask(*command)
                after = child.ask("memory")
                buffers = after["live_buffers"] - before["live_buffers"]
                grown = after["resident_bytes"] - before["resident_bytes"]
                bench.add("memory", f"{mode}: device buffers left by {what}", buffers, "", 0)
                bench.add(
                    "memory",
                    f"{mode}: memory of the process grown by {what}",
                    grown / 2**20,
                    "MiB",
                    RESIDENT_SLACK / 2**20,
                )
                before = after


def size(bench: Bench) -> None:
    """The wheel."""
    directory = bench.scratch / "wheel"
    path = str(pathlib.Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "-w", str(directory), str(children.ROOT)], check=True, env=os.environ | {"PATH": path})
    wheel = next(directory.glob("*.whl"))
    bench.add("size", "wheel", wheel.stat().st_size / 1e6, "MB")


BENCHMARKS = {
    "dispatch": dispatch,
    "first-step": first_step,
    "transformer-step": transformer_step,
    "mlp-step": mlp_step,
    "import": import_torch,
    "memory": memory,
    "size": size,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which benchmarks (all): {', '.join(BENCHMARKS)}")
    parser.add_argument("--peers", action="store_true", help="measure other backends beside Setu")
    parser.add_argument("--quick", action="store_true", help="a third of the rounds")
    parser.add_argument("--platform", default="cpu", help="the device behind tpu (cpu); another implies --no-page")
    parser.add_argument("--no-page", action="store_true", help="leave bench/results and docs/benchmarks.md as they are")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.names) - set(BENCHMARKS))
    if unknown:
        parser.error(f"there is no benchmark {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}")
    failed = []
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="setu-bench-") as scratch:
        bench = Bench(arguments, pathlib.Path(scratch))
        for name in arguments.names or BENCHMARKS:
            try:
                BENCHMARKS[name](bench)
            except (children.UnavailableError, subprocess.CalledProcessError) as error:
                failed.append(name)
                print(f"{name} was not measured: {error}", file=sys.stderr)
    report.print_table(bench.figures, time.perf_counter() - begin)
    if not arguments.no_page and arguments.platform == "cpu":
        report.save(bench.figures)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
