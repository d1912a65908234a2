"""The shape of the sources: layers, public headers, file sizes, functions that the library never calls, exports.

Needs a C and a C++ compiler; starts no device.
"""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess

import pytest
from native_support import ROOT, library

# A directory of core/ includes only itself and those before it.
LAYERS = ("base", "trace", "pjrt", "hlo", "ops", "cache", "engine", "collective")
MAX_LINES = 800
# path: why it is longer. An entry for a file that is no longer too long fails.
LONGER = {
    "tests/c/test_cache.c": "one test program, whose tests share the cache directory's fixtures",
}
BANNED = {
    "sprintf": "snprintf",
    "vsprintf": "vsnprintf",
    "strcpy": "memcpy with a checked size",
    "strcat": "text_puts",
    "strtok": "strcspn",
    "gets": "fgets",
    "atoi": "strtol",
    "atol": "strtol",
    "abort": "a status",
    "exit": "a status",
    "_exit": "a status",
    "assert": "a status",
    "printf": "a status",
    "fprintf": "a status",
    "puts": "a status",
    "perror": "a status",
    "longjmp": "a status",
}
ALLOCATION = ("malloc", "calloc", "realloc", "free", "strdup")
# realpath gives memory that only free takes back.
ALLOCATION_ELSEWHERE = {("core/base/alloc.c", called) for called in ALLOCATION} | {("core/pjrt/plugin.c", "free")}


def sources(directory: str, *suffixes: str) -> list[pathlib.Path]:
    found = sorted(p for p in (ROOT / directory).rglob("*") if p.suffix in suffixes and p.is_file())
    assert found, f"{directory} has no {suffixes}"
    return found


def name(path: pathlib.Path) -> str:
    return path.relative_to(ROOT).as_posix()


def code_only(text: str) -> str:
    """C without comments, and with empty strings."""
    pattern = r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
    return re.sub(pattern, lambda m: '""' if m[0][0] == '"' else " ", text, flags=re.DOTALL)


def includes(path: pathlib.Path) -> list[str]:
    return re.findall(r'^\s*#\s*include\s+"([^"]+)"', path.read_text(), re.MULTILINE)


def test_core_includes_follow_the_order_of_layers():
    wrong = []
    for path in sources("core", ".c", ".h"):
        layer = path.relative_to(ROOT / "core").parts[0]
        assert layer in LAYERS, f"core/{layer} is not in the list of layers"
        for included in includes(path):
            first = included.split("/")[0]
            if first != "setu" and (first not in LAYERS or LAYERS.index(first) > LAYERS.index(layer)):
                wrong.append(f"{name(path)} includes {included}")
    assert not wrong, "\n".join(wrong)


def test_the_bridge_and_the_examples_use_public_headers_only():
    wrong = []
    for directory in ("bridge", "examples"):
        own = {p.name for p in (ROOT / directory).glob("*.h")}
        for path in sources(directory, ".c", ".cpp", ".h"):
            wrong += [
                f"{name(path)} includes {i}" for i in includes(path) if i not in own and not i.startswith("setu/")
            ]
    assert not wrong, "\n".join(wrong)


def test_public_headers_include_public_headers_only():
    for path in sources("include", ".h"):
        assert all(i.startswith("setu/") for i in includes(path)), name(path)


@pytest.mark.parametrize("header", sources("include", ".h"), ids=lambda p: p.name)
@pytest.mark.parametrize("language", ["c11", "c++17"])
def test_a_public_header_compiles_alone(header, language, tmp_path):
    compiler = shutil.which("cc" if language == "c11" else "c++")
    if not compiler:
        pytest.skip(f"there is no compiler for {language}")
    source = tmp_path / ("alone.c" if language == "c11" else "alone.cpp")
    source.write_text(f'#include "{header.relative_to(ROOT / "include").as_posix()}"\n')
    command = [compiler, f"-std={language}", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
    done = subprocess.run([*command, f"-I{ROOT / 'include'}", str(source)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_files_are_short():
    long = {}
    for directory in ("core", "include", "bridge", "tests", "examples", "python", "tools", "bench"):
        for path in (ROOT / directory).rglob("*"):
            if path.suffix in (".c", ".h", ".cpp", ".py"):
                lines = path.read_text().count("\n")
                if lines > MAX_LINES:
                    long[name(path)] = lines
    assert set(long) == set(LONGER), f"longer than {MAX_LINES} lines: {long}; allowed: {sorted(LONGER)}"


def test_core_calls_no_banned_function():
    found = []
    for path in sources("core", ".c", ".h"):
        for called in re.findall(r"(?<![\w.>])(\w+)\s*\(", code_only(path.read_text())):
            if called in BANNED:
                found.append(f"{name(path)} calls {called}; use {BANNED[called]}")
            if called in ALLOCATION and (name(path), called) not in ALLOCATION_ELSEWHERE:
                found.append(f"{name(path)} calls {called}; use base_{called}")
    assert not found, "\n".join(found)


def test_internal_functions_carry_the_prefix_of_a_layer():
    """Names that other files can see: a prefix says where a function lives, and setu_ is kept for the public interface."""
    prefixes = {
        "trace": ("counter_",),
        "pjrt": ("pj_",),
        "hlo": ("hlo_",),
        "ops": ("call_", "kit_", "table_", "lower_", "types_"),
        "engine": (
            "array_",
            "device_",
            "engine_",
            "plan_",
            "program_",
            "compile_pool_",
            "region_",
            "storage_",
            "view_",
        ),
    }
    declaration = re.compile(r"^(?:SETU_MUST_USE\s+)?(?:const\s+)?[a-z]\w*\s+\*{0,2}(\w+)\(", re.MULTILINE)
    for header in ("hlo/hlo.h", "ops/kit.h", "ops/call.h", "ops/table.h", "engine/region.h", "engine/view.h"):
        path = ROOT / "core" / header
        declared = declaration.findall(code_only(path.read_text()))
        assert len(declared) >= 3, f"{header}: the declarations were not found"
        wrong = [d for d in declared if not d.startswith(prefixes[header.split("/")[0]])]
        assert not wrong, f"{header} declares {wrong}"


def declared_public() -> set[str]:
    """Names that SETU_API marks: the public headers and the test hooks of base/alloc.h."""
    found = set()
    for path in [*sources("include", ".h"), ROOT / "core" / "base" / "alloc.h"]:
        text = code_only(path.read_text()).replace("SETU_MUST_USE", "")
        found |= set(re.findall(r"\bSETU_API\b[^;{]*?\b(setu_\w+)\s*\(", text))
    return found


def test_the_library_exports_what_the_headers_declare():
    path = library()
    nm = shutil.which("nm")
    if path is None or nm is None:
        pytest.skip("libsetu.so is not built" if nm else "there is no nm")
    listing = subprocess.run([nm, "-D", "--defined-only", str(path)], capture_output=True, text=True, check=True).stdout
    exported = {line.split()[-1] for line in listing.splitlines() if line}
    exported -= {"_init", "_fini", "__bss_start", "_edata", "_end"}
    declared = declared_public()
    assert len(declared) > 80
    assert exported - declared == set(), "exported and not declared"
    assert declared - exported == set(), "declared and not exported"
