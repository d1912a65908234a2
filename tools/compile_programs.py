"""Compiles StableHLO programs, each given as a file, for a device or a topology, and says what the compiler refuses.

    python tools/compile_programs.py                                     tests/golden on the CPU plugin
    python tools/compile_programs.py --platform tpu --topology v5e:2x2   for a TPU, without one
    python tools/compile_programs.py --report docs/tpu-compile.md ...    and writes the results there

The compiler runs in a child process: one that aborts or hangs costs one program, which is reported, and no more. Exit
code: 0 when all compiled, 1 when some did not, 2 when nothing could be tried.
"""

from __future__ import annotations

import argparse
import collections
import ctypes
import datetime
import importlib.metadata
import json
import pathlib
import queue
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "python"))  # after an installed package, which has the library
SECONDS = 300  # the longest that one program may take


# ---- the child ----


class CompileOptions(ctypes.Structure):
    """setu_compile_options of include/setu/pjrt.h."""

    _fields_ = [
        ("num_replicas", ctypes.c_int),
        ("num_partitions", ctypes.c_int),
        ("use_spmd_partitioning", ctypes.c_bool),
        ("use_shardy_partitioner", ctypes.c_bool),
        ("device", ctypes.c_int),
        ("device_assignment", ctypes.c_void_p),
        ("override_count", ctypes.c_size_t),
        ("overrides", ctypes.c_void_p),
    ]


class Library:
    def __init__(self, path: str) -> None:
        self.c = ctypes.CDLL(path)
        self.c.setu_status_text.restype = ctypes.c_char_p
        self.c.setu_status_text.argtypes = [ctypes.c_void_p]
        self.c.setu_status_free.argtypes = [ctypes.c_void_p]

    def call(self, name: str, *arguments: object) -> str | None:
        """None, or what went wrong."""
        function = getattr(self.c, name)
        function.restype = ctypes.c_void_p
        status = function(*arguments)
        if not status:
            return None
        text = self.c.setu_status_text(status).decode(errors="replace")
        self.c.setu_status_free(status)
        return text


def child(library_path: str, plugin_path: str, topology_name: str) -> int:
    """Reads file names from stdin; writes a line of JSON for each: null or the compiler's reason."""
    library = Library(library_path)
    plugin, target, options, size = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t()
    problem = library.call("setu_plugin_load", plugin_path.encode(), ctypes.byref(plugin))
    if not problem and topology_name:
        problem = library.call(
            "setu_topology_create", plugin, topology_name.encode(), ctypes.c_size_t(0), None, ctypes.byref(target)
        )
    elif not problem:
        problem = library.call("setu_client_create", plugin, ctypes.c_size_t(0), None, ctypes.byref(target))
    if not problem:
        client = None if topology_name else target
        problem = library.call(
            "setu_compile_options_encode",
            ctypes.byref(CompileOptions()),
            client,
            ctypes.byref(options),
            ctypes.byref(size),
        )
    if problem:
        print(json.dumps({"start": problem}), flush=True)
        return 2
    print(json.dumps({"start": None}), flush=True)
    compile_name = "setu_executable_compile_for_topology" if topology_name else "setu_executable_compile"
    for line in sys.stdin:
        text = pathlib.Path(line.rstrip("\n")).read_bytes()
        executable = ctypes.c_void_p()
        problem = library.call(
            compile_name, target, text, ctypes.c_size_t(len(text)), options, size, ctypes.byref(executable)
        )
        library.c.setu_executable_destroy(executable)
        print(json.dumps({"problem": problem}), flush=True)
    return 0


# ---- the parent ----


class Child:
    def __init__(self, library: str, plugin: str, topology: str) -> None:
        command = [sys.executable, __file__, "--child", library, plugin, topology]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.answers: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put(None)

    def answer(self) -> dict | str:
        """The next answer, or how the child ended instead."""
        try:
            line = self.answers.get(timeout=SECONDS)
        except queue.Empty:
            self.close()
            return f"the compiler took more than {SECONDS} s"
        if line is not None:
            return json.loads(line)
        code = self.process.wait()
        return f"the compiler ended its process with signal {-code}" if code < 0 else f"the child ended with {code}"

    def ask(self, path: pathlib.Path) -> dict | str:
        self.process.stdin.write(f"{path}\n")
        self.process.stdin.flush()
        return self.answer()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


class UnavailableError(RuntimeError):
    """The plugin or the topology cannot be used at all."""


def compile_all(
    files: list[pathlib.Path], library: str, plugin: str, topology: str = "", *, show: bool = False
) -> dict[pathlib.Path, str]:
    """The reasons of the programs that do not compile, by file."""
    failures: dict[pathlib.Path, str] = {}
    running: Child | None = None
    try:
        for number, path in enumerate(files):
            if running is None:
                running = Child(library, plugin, topology)
                start = running.answer()
                if isinstance(start, str) or start["start"]:
                    raise UnavailableError(start if isinstance(start, str) else start["start"])
            answer = running.ask(path)
            if isinstance(answer, str):
                failures[path], running = answer, None
            elif answer["problem"]:
                failures[path] = answer["problem"]
            if show and sys.stderr.isatty():
                print(f"\r{number + 1}/{len(files)}, {len(failures)} failed", end="", file=sys.stderr, flush=True)
    finally:
        if running:
            running.close()
    return failures


def find_plugin(platform: str, distribution: str | None = None) -> str | None:
    from torch_setu import plugins

    for plugin in plugins.installed((platform,)):
        if distribution in (None, plugin.distribution):
            return plugin.path
    return None


def find_library() -> str | None:
    sys.path.append(str(ROOT / "tests" / "python"))
    from native_support import library

    found = library()
    return str(found) if found else None


def reason_of(text: str) -> str:
    """The line of a compiler's message that tells most, short enough for a table."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    line = next((line for line in lines if not line.startswith(("in PJRT_", "["))), lines[0] if lines else "no reason")
    return line[:300].replace("|", "\\|")


def report(files: list[pathlib.Path], failures: dict[pathlib.Path, str], topology: str, seconds: float) -> str:
    families = collections.Counter(path.parent.name for path in files)
    failed = collections.Counter(path.parent.name for path in failures)
    compiler = f"libtpu {importlib.metadata.version('libtpu')}" if topology else "the CPU plugin"
    lines = [
        "# Programs that the TPU compiler accepts",
        "",
        f"{datetime.date.today().isoformat()}, {compiler}, for {topology or 'cpu'}: {len(files) - len(failures)} of"
        f" {len(files)} golden programs (`tests/golden`) compile; {seconds:.0f} s. Written by `make tpu-compile`.",
        "",
        "| Family | Programs | Compile |",
        "|---|---|---|",
    ]
    lines += [f"| {family} | {count} | {count - failed[family]} |" for family, count in sorted(families.items())]
    if failures:
        lines += ["", "| Program | The compiler's reason |", "|---|---|"]
        lines += [f"| `{p.stem}` | {reason_of(text)} |" for p, text in sorted(failures.items())]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platform", default="cpu", help="cpu or tpu")
    parser.add_argument("--plugin", help="path of a plugin, instead of --platform")
    parser.add_argument("--library", help="path of libsetu.so; default: that of the installed package")
    parser.add_argument("--topology", default="", help="compile for this topology, without a device")
    parser.add_argument("--report", help="write the results to this Markdown file")
    parser.add_argument("files", nargs="*", type=pathlib.Path, help="default: tests/golden")
    options = parser.parse_args()
    files = options.files or sorted((ROOT / "tests" / "golden").glob("*/*.mlir"))
    plugin = options.plugin or find_plugin(options.platform)
    library = options.library or find_library()
    if not plugin or not library or not files:
        missing = "a plugin" if not plugin else "libsetu.so" if not library else "a program"
        print(f"compile_programs: {missing} was not found", file=sys.stderr)
        return 2
    start = time.monotonic()
    try:
        failures = compile_all(files, library, plugin, options.topology, show=True)
    except UnavailableError as problem:
        print(f"compile_programs: {problem}", file=sys.stderr)
        return 2
    for path, text in sorted(failures.items()):
        print(f"{path.parent.name}/{path.stem}: {reason_of(text)}")
    if options.report:
        pathlib.Path(options.report).write_text(report(files, failures, options.topology, time.monotonic() - start))
    print(f"{len(files) - len(failures)} compiled, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        sys.exit(child(*sys.argv[2:5]))
    sys.exit(main())
