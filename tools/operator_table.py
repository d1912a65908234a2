"""Reads the operator table from its source, core/ops/*.def, without building anything."""

from __future__ import annotations

import pathlib
import re
from typing import NamedTuple

OPS = pathlib.Path(__file__).resolve().parent.parent / "core" / "ops"

_ROW = re.compile(
    r'^OP(?:_TYPED)?\(\s*"([^"]+)"\s*,\s*(\w+)\s*,\s*((?:"[^"]*"\s*)+),\s*([\w\s|]+?)\s*[,)]', re.MULTILINE
)
_FORM = re.compile(r'^FORM\("([^"]+)", "([^"]+)", SETU_FORM_(\w+), "[^"]*"\)', re.MULTILINE)
_REFUSED = re.compile(r'^REFUSED\("([^"]+)", ([^)]*)\)', re.MULTILINE)
_START = re.compile(r"^OP(?:_TYPED)?\(", re.MULTILINE)


class Row(NamedTuple):
    name: str
    flags: tuple[str, ...]


def families() -> dict[str, list[Row]]:
    """The rows of each family, in the order in which families.h includes them.

    Raises ValueError for a row that the pattern does not read.
    """
    order = re.findall(r'^#include "ops/(\w+)\.def"', (OPS / "families.h").read_text(), re.MULTILINE)
    found = {}
    for name in order:
        path = OPS / f"{name}.def"
        if not path.exists():
            continue
        text = path.read_text()
        rows = [Row(m[1], tuple(re.findall(r"OP_(\w+)", m[4]))) for m in _ROW.finditer(text)]
        if len(rows) != len(_START.findall(text)):
            raise ValueError(f"{path.name} has rows that this pattern does not read")
        found[name] = rows
    return found


def forms() -> dict[str, list[str]]:
    """The derived overloads of each row."""
    found: dict[str, list[str]] = {}
    for m in _FORM.finditer((OPS / "forms.def").read_text()):
        found.setdefault(m[2], []).append(m[1])
    return found


def refused() -> dict[str, list[str]]:
    """The element types that the device refuses as PyTorch's CPU kernels do, by row; empty without refused.def.

    bfloat16 and float16 are taken all the same, as PyTorch's accelerators take them.
    """
    path = OPS / "refused.def"
    if not path.exists():
        return {}
    found = {m[1]: re.findall(r"SETU_(\w+)", m[2]) for m in _REFUSED.finditer(path.read_text())}
    taken = ("BF16", "F16")
    return {row: left for row, kinds in found.items() if (left := [kind for kind in kinds if kind not in taken])}
