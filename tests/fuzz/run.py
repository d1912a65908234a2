"""Builds the fuzz harnesses and runs each for a share of the time.

    python tests/fuzz/run.py --seconds 60 [NAME...]

With clang they run under libFuzzer, which learns from what the code does; without it under a random driver built with
the C compiler. Both with the address and undefined-behaviour sanitizers. An input that breaks a promise is kept in the
build directory, and its path is printed. SETU_FUZZ_PLUGIN is the CPU plugin that compiles what the builder makes.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import os
import pathlib
import random
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "tests" / "fuzz"
NAMES = sorted(path.stem.removeprefix("fuzz_") for path in HERE.glob("fuzz_*.c"))
FLAGS = ["-std=gnu11", "-O1", "-g", "-fno-omit-frame-pointer", "-D_GNU_SOURCE", '-DSETU_VERSION="fuzz"']
INCLUDES = [f"-I{ROOT / place}" for place in ("include", "core", "examples", "tests/fuzz")]
REACHED = ("base/*", "trace/*", "hlo/*", "pjrt/*", "cache/*", "ops/kit*", "ops/call")  # by the harnesses, in core


def build(directory: pathlib.Path, names: list[str], jobs: int) -> tuple[dict[str, pathlib.Path], str]:
    """The programs by name, and what drives them."""
    clang = shutil.which("clang")
    compiler, driver = (clang, "libFuzzer") if clang else (shutil.which("cc") or "cc", "a random driver")
    sanitize = "-fsanitize=fuzzer-no-link,address,undefined" if clang else "-fsanitize=address,undefined"
    flags = [*FLAGS, *INCLUDES, sanitize, "-fno-sanitize-recover=undefined"]
    sources = [path for pattern in REACHED for path in sorted((ROOT / "core").glob(f"{pattern}.c"))]
    sources += [ROOT / "examples" / "tensor.c", *(HERE / f"fuzz_{name}.c" for name in names)]
    if not clang:
        sources.append(HERE / "driver.c")
    headers = max(p.stat().st_mtime for place in ("include", "core", "tests/fuzz") for p in (ROOT / place).rglob("*.h"))
    directory.mkdir(parents=True, exist_ok=True)

    def compile_one(source: pathlib.Path) -> pathlib.Path:
        output = directory / f"{source.parent.name}-{source.stem}.o"
        if not output.exists() or output.stat().st_mtime < max(source.stat().st_mtime, headers):
            command = [compiler, *flags, "-c", str(source), "-o", str(output)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                raise SystemExit(f"{' '.join(command)}\n{done.stderr}")
        return output

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        objects = dict(zip(sources, pool.map(compile_one, sources), strict=True))
    shared = [str(o) for s, o in objects.items() if not s.name.startswith("fuzz_")]
    programs = {}
    for name in names:
        programs[name] = directory / f"fuzz-{name}"
        link = "-fsanitize=fuzzer,address,undefined" if clang else sanitize
        command = [compiler, link, str(objects[HERE / f"fuzz_{name}.c"]), *shared, "-o", str(programs[name])]
        subprocess.run([*command, "-lpthread", "-ldl", "-lm"], check=True)
    return programs, driver


def cpu_plugin() -> str:
    """The CPU plugin's path, or nothing: then programs are not compiled."""
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "plugin_paths.py")], capture_output=True, text=True)
    for line in done.stdout.splitlines():
        if line.startswith("export SETU_TEST_CPU_PLUGIN="):
            return line.partition("=")[2].strip("'")
    return ""


def run(name: str, program: pathlib.Path, seconds: int, seed: int) -> bool:
    directory = program.parent / f"run-{name}"
    directory.mkdir(exist_ok=True)
    (directory / "corpus").mkdir(exist_ok=True)
    for path in (HERE / "corpus" / name).glob("*"):
        shutil.copy(path, directory / "corpus")
    environment = dict(os.environ)
    environment.setdefault("SETU_FUZZ_PLUGIN", cpu_plugin() if name == "hlo" else "")
    # The plugin is not ours and keeps memory of its own until the end; what the library forgets, the C tests find.
    environment["ASAN_OPTIONS"] = "detect_leaks=0" if environment["SETU_FUZZ_PLUGIN"] else "detect_leaks=1"
    command = [str(program), f"-max_total_time={seconds}", f"-seed={seed}", "-max_len=4096", "corpus"]
    command += ["-rss_limit_mb=4096", "-timeout=60", "-print_final_stats=1"]
    log = directory / "log.txt"
    with log.open("w") as output:
        done = subprocess.run(command, cwd=directory, env=environment, stdout=output, stderr=subprocess.STDOUT)
    lines = log.read_text(errors="replace").splitlines()
    runs = next((line.split()[-1] for line in lines if "number_of_executed_units" in line), "")
    runs = runs or next((line.split()[1] for line in lines if line.startswith("Done ")), "?")
    if done.returncode == 0:
        print(f"{name}: passed, {runs} inputs in {seconds} s", flush=True)
        return True
    print(f"{name}: FAILED", flush=True)
    wrong = next((i for i, line in enumerate(lines) if "ERROR" in line or "broken" in line or "error:" in line), -40)
    print("\n".join(lines[wrong:][:40]))
    for kept in [p for word in ("crash", "timeout", "oom", "leak") for p in sorted(directory.glob(f"{word}-*"))]:
        print(f"input: {kept}")
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=60, help="for all harnesses together")
    parser.add_argument("--seed", type=int, help="default: another each time, printed")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build" / "fuzz")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)}")
    options = parser.parse_args()
    names = options.names or NAMES
    programs, driver = build(options.build, names, int(os.environ.get("JOBS", "2")))
    seed = options.seed if options.seed is not None else random.randrange(1, 1 << 31)
    print(f"fuzzing with {driver}, seed {seed}", flush=True)
    share = max(1, options.seconds // len(names))
    passed = sum(run(name, programs[name], share, seed) for name in names)
    print(f"{passed} passed, {len(names) - passed} failed")
    return 0 if passed == len(names) else 1


if __name__ == "__main__":
    sys.exit(main())
