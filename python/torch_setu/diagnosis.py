"""What ``setu doctor`` finds out: machine, installation, plugins, cache, environment, and whether a tiny program runs.

This process imports neither torch nor the extension: whatever might crash runs in a child process. Everything is plain
data, ready for JSON. Nothing raises for what is wrong with the installation; that becomes a problem with a remedy.
"""

from __future__ import annotations

import json
import os
import platform
import signal
import subprocess
import sys
from importlib import metadata
from typing import Any

import torch_setu
from torch_setu import chips, environment, errors, loader, plugins

PROBE_SECONDS = 180
MINIMUM_PYTHON = (3, 11)
_MARK = "SETU-PROBE "

# Runs in the child. Each stage prints what is known so far, so that a crash shows how far it came.
_PROBE = f"""
import json, time, warnings
known = {{}}
def tell(stage):
    known["stage"] = stage
    print({_MARK!r} + json.dumps(known), flush=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    tell("import torch")
    import torch
    known["torch"] = torch.__version__
    from torch_setu import loader
    known["registered"] = loader.is_loaded()
    known["reason"] = loader.reason_to_load()
    known["autoload_warnings"] = [str(w.message) for w in seen if "torch-setu" in str(w.message)]
    tell("register the device")
    loader.load()
    known["operators"] = len(__import__("torch_setu._bridge", fromlist=["x"]).rows())
    from torch_setu import runtime
    tell("start the runtime")
    begin = time.perf_counter()
    runtime.start()
    from torch_setu import _bridge
    known["start_seconds"] = time.perf_counter() - begin
    known["platform"] = _bridge.platform()
    known["device_count"] = torch.tpu.device_count()
    known["device_name"] = torch.tpu.get_device_name()
    known["plugin"] = {{k: v for k, v in _bridge.plugin_info().items() if k != "attributes"}}
    tell("run a program")
    begin = time.perf_counter()
    x = torch.ones(8, device="tpu")
    y = (x + x).sum()
    if y.item() != 16:
        raise RuntimeError(f"sum of eight twos is {{y.item()}}")
    known["program_seconds"] = time.perf_counter() - begin
    tell("done")
"""


def examine(run_program: bool = True) -> dict[str, Any]:
    """The whole report. ``run_program=False`` leaves the child process out."""
    problems: list[dict[str, str]] = []

    def problem(what: str, remedy: str) -> None:
        problems.append({"problem": what, "remedy": remedy})

    report = {
        "setu": {"version": torch_setu.__version__, "path": os.path.dirname(torch_setu.__file__)},
        "machine": _machine(problem),
        "torch": _torch(problem),
        "chips": [{"address": chip.address, "name": chip.generation.name} for chip in chips.local()],
        "plugins": _plugins(),
        "environment": _environment(problem),
        "selection": _selection(problem),
        "cache": _cache(problem),
    }
    report["program"] = _program(problem) if run_program and report["torch"]["version"] else None
    report["problems"] = problems
    return report


def _machine(problem) -> dict[str, Any]:
    if sys.version_info < MINIMUM_PYTHON:
        problem(f"Python is {platform.python_version()}.", "Use Python 3.11 or newer.")
    if sys.platform != "linux":
        problem(f"The system is {platform.system()}.", "Use Linux; PJRT plugins for this package exist for Linux only.")
    return {
        "system": f"{platform.system()} {platform.release()}",
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "memory_bytes": _memory_bytes(),
        "python": platform.python_version(),
        "executable": sys.executable,
    }


def _memory_bytes() -> int:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return 0


def _torch(problem) -> dict[str, Any]:
    try:
        version = metadata.version("torch")
    except metadata.PackageNotFoundError:
        problem("PyTorch is not installed.", "Run 'pip install torch'.")
        return {"version": "", "built_for": "", "autoload": False}
    try:
        from torch_setu._build_info import TORCH_VERSION as built_for
    except ImportError:
        built_for = ""
    for sentence in (loader.build_mismatch(version), loader.package_conflict()):
        if sentence:
            what, _, remedy = sentence.partition("; ")
            problem(_capital(what) + ".", _capital(remedy))
    autoload = os.environ.get("TORCH_DEVICE_BACKEND_AUTOLOAD", "1") == "1"
    return {"version": version, "built_for": built_for, "autoload": autoload}


def _plugins() -> list[dict[str, str]]:
    return [
        {"platform": found.platform, "distribution": found.distribution, "version": _version(found), "path": found.path}
        for found in plugins.installed()
    ]


def _version(found: plugins.Plugin) -> str:
    try:
        return metadata.version(found.distribution)
    except metadata.PackageNotFoundError:
        return ""


def _environment(problem) -> list[dict[str, Any]]:
    rows = []
    for variable in environment.VARIABLES:
        text, error = os.environ.get(variable.name, ""), ""
        try:
            variable.read()
        except errors.EnvironmentVariableError as wrong:
            error = str(wrong)
            problem(error, f"Set {variable.name} to: {variable.values}; or unset it.")
        rows.append(
            {"name": variable.name, "value": text, "default": variable.default, "error": error, "doc": variable.doc}
        )
    for name, doc in environment.RESPECTED:
        rows.append({"name": name, "value": os.environ.get(name, ""), "default": "", "error": "", "doc": doc})
    return rows


def _selection(problem) -> dict[str, Any]:
    try:
        chosen = plugins.discover()
    except errors.EnvironmentVariableError as error:  # _environment has reported it
        return {"error": str(error)}
    except errors.PluginNotFoundError as error:
        what, _, remedy = str(error).partition("; ")
        problem(_capital(what), _capital(remedy))
        return {"error": str(error)}
    return {**chosen._asdict(), "available": chosen.available}


def _cache(problem) -> dict[str, Any]:
    try:
        directory, limit = environment.cache_directory(), environment.cache_size()
    except errors.EnvironmentVariableError as error:
        return {"enabled": False, "error": str(error)}
    report: dict[str, Any] = {"enabled": directory is not None, "directory": directory, "limit_bytes": limit}
    if directory is None or not os.path.isdir(directory):
        return {**report, "exists": False, "entries": 0, "bytes": 0}
    state = os.stat(directory)
    if state.st_uid != os.getuid() or state.st_mode & 0o077:
        problem(
            f"The cache directory {directory} belongs to another user or is open to others, so the cache is off.",
            f"Run 'chmod 700 {directory}', or name a directory of your own in {environment.CACHE_DIR.name}.",
        )
    entries, size = 0, 0
    for folder, _, files in os.walk(directory):
        for file in files:
            try:
                size += os.stat(os.path.join(folder, file)).st_size
                entries += 1
            except OSError:
                pass
    return {**report, "exists": True, "entries": entries, "bytes": size}


def _program(problem) -> dict[str, Any]:
    try:
        child = subprocess.run(
            [sys.executable, "-c", _PROBE], capture_output=True, text=True, timeout=PROBE_SECONDS, errors="replace"
        )
        output, error, code = child.stdout, child.stderr, child.returncode
    except subprocess.TimeoutExpired as late:
        output, error, code = _text(late.stdout), _text(late.stderr), None
    return judge_probe(output, error, code, problem)


def judge_probe(output: str, error: str, code: int | None, problem) -> dict[str, Any]:
    """What a child that wrote ``output`` and ``error`` and ended with ``code`` (None: it did not end) found out."""
    marks = [line for line in output.splitlines() if line.startswith(_MARK)]
    known = json.loads(marks[-1][len(_MARK) :]) if marks else {"stage": "start Python"}
    known["ok"] = known["stage"] == "done" and code == 0
    if known["ok"]:
        return known
    if code is None:
        known["error"] = f"it took more than {PROBE_SECONDS} seconds"
    elif code < 0:
        known["error"] = f"the process was ended by {signal.Signals(-code).name}"
    else:
        known["error"] = next((line for line in reversed(error.splitlines()) if line.strip()), f"exit code {code}")
    known["stderr"] = error[-4000:]
    what, _, remedy = (
        known["error"].partition("; ") if "torch_setu.errors." in known["error"] else (known["error"], "", "")
    )
    problem(
        f"A small program on device 'tpu' failed at the step '{known['stage']}': {what.rstrip('.')}.",
        _capital(remedy)
        or "Correct the problems above first, if there are any; otherwise report it with what 'setu doctor --json' prints.",
    )
    return known


def _text(output: str | bytes | None) -> str:
    return output.decode(errors="replace") if isinstance(output, bytes) else output or ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
