"""Golden programs: the StableHLO text of one small call of every row of the operator table.

    python tools/record_golden.py               what changed since tests/golden was written; exit code 1 if anything did
    python tools/record_golden.py --update      writes tests/golden/<family>/<row>.mlir anew
    python tools/record_golden.py --discover    looks for a call of each row that has none yet, in PyTorch's operator
                                                database and its gradients, and adds them to tests/golden/calls.json

The calls are kept in tests/golden/calls.json by row: the arguments of the ATen schema, tensors as dtype, sizes and
strides. Nothing is executed or compiled but what an operator with data-dependent sizes counts.
"""

from __future__ import annotations

import argparse
import difflib
import json
import pathlib
import re
import sys
import warnings
from typing import Any

import torch
import torch_tpu  # noqa: F401
from torch.utils._python_dispatch import TorchDispatchMode
from torch_setu import _bridge

ROOT = pathlib.Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
CALLS = GOLDEN / "calls.json"
LONGEST = 400_000  # characters of a program worth keeping


def families() -> dict[str, str]:
    """The family of each row: the .def file that holds it."""
    found = {}
    for path in sorted((ROOT / "core" / "ops").glob("*.def")):
        if path.stem != "forms":
            for name in re.findall(r'OP(?:_TYPED)?\("([^"]+)"', path.read_text()):
                found[name] = path.stem
    return found


# ---- calls as JSON ----


def encode(value: Any) -> Any:
    """An argument as JSON; raises TypeError for what a golden call cannot hold."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return value if value == value and abs(value) != float("inf") else {"float": str(value)}
    if isinstance(value, complex):
        return {"complex": [value.real, value.imag]}
    if isinstance(value, torch.Tensor):
        name = str(value.dtype).removeprefix("torch.")
        if value.device.type != "tpu":
            return {"host": [name, value.item()]}
        return {"tensor": [name, list(value.shape), list(value.stride())]}
    if isinstance(value, torch.dtype):
        return {"dtype": str(value).removeprefix("torch.")}
    if isinstance(value, torch.memory_format):
        return {"memory_format": str(value).removeprefix("torch.")}
    if isinstance(value, torch.device):
        return {"device": value.type}
    if isinstance(value, torch.layout):
        return {"layout": str(value).removeprefix("torch.")}
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    raise TypeError(f"a {type(value).__name__} cannot be kept")


def tensor(dtype: str, sizes: list[int], strides: list[int]) -> torch.Tensor:
    """Ones on the device: written, and valid as counts, indices, lengths, factors and masks alike."""
    reach = 1 + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True)) if 0 not in sizes else 0
    flat = torch.ones(reach, dtype=getattr(torch, dtype))
    dense = torch.empty(sizes).stride() == tuple(strides)
    if dense:
        return flat.reshape(sizes).to("tpu")
    return torch.as_strided(flat.to("tpu"), sizes, strides)


def decode(value: Any) -> Any:
    if isinstance(value, list):
        return [decode(item) for item in value]
    if not isinstance(value, dict):
        return value
    ((kind, held),) = value.items()
    if kind == "tensor":
        return tensor(*held)
    if kind == "host":
        return torch.tensor(held[1], dtype=getattr(torch, held[0]))
    if kind == "complex":
        return complex(*held)
    if kind == "float":
        return float(held)
    if kind == "device":
        return torch.device(held)
    return getattr(torch, held)


def operator(name: str) -> torch._ops.OpOverload:
    base, _, overload = name.partition(".")
    return getattr(getattr(torch.ops.aten, base), overload or "default")


def program_of(row: str, call: dict[str, Any]) -> str:
    """The program text of a call, without running it."""
    args, kwargs = decode(call["args"]), {k: decode(v) for k, v in call["kwargs"].items()}
    with torch.no_grad():
        operator(call.get("form", row))(*args, **kwargs)
    form, owner, text = _bridge.last_plan()
    if owner != row:
        raise RuntimeError(f"the call of {row} was answered by {form} of the row {owner}")
    return text


# ---- finding calls ----


class Watcher(TorchDispatchMode):
    """Keeps the smallest call of every row that passes by."""

    def __init__(self, calls: dict[str, Any]) -> None:
        super().__init__()
        self.calls, self.size = calls, {}

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = func._schema.name.removeprefix("aten::") + (
            f".{func._schema.overload_name}" if func._schema.overload_name else ""
        )
        try:
            kept = {"args": encode(args), "kwargs": {k: encode(v) for k, v in kwargs.items()}}
        except (TypeError, RuntimeError):
            kept = None
        result = func(*args, **kwargs)
        plan = _bridge.last_plan() if kept is not None and func._schema.name.startswith("aten::") else None
        if plan is not None and plan[0] == name and len(plan[2]) < LONGEST:
            form, row, text = plan
            if form != row:
                kept["form"] = form
            self.consider(row, kept, text)
        return result

    def consider(self, row: str, kept: dict[str, Any], text: str) -> None:
        known = row in self.calls and row not in self.size
        shown = json.dumps(kept)
        sizes = re.findall(r'\{"tensor": \["\w+", \[([^]]*)\]', shown)
        empty = any("0" in s.split(", ") for s in sizes)
        flat = not any(", " in s for s in sizes)
        size = ("form" in kept, empty, flat, len(text))
        if not known and (row not in self.size or size < self.size[row]):
            self.calls[row], self.size[row] = kept, size


def moved(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        other = value.detach().to("tpu")
        return other.requires_grad_() if value.requires_grad else other
    if isinstance(value, (list, tuple)):
        return type(value)(moved(item) for item in value)
    if isinstance(value, dict):
        return {k: moved(v) for k, v in value.items()}
    return value


def differentiate(result: Any) -> None:
    results = result if isinstance(result, (list, tuple)) else [result]
    roots = [r for r in results if isinstance(r, torch.Tensor) and r.requires_grad]
    if roots:
        torch.autograd.backward(roots, [torch.ones_like(r) for r in roots])


def discover(calls: dict[str, Any], wanted: set[str], words: list[str]) -> None:
    from torch.testing._internal.common_methods_invocations import op_db

    watcher = Watcher(calls)
    for op in op_db:
        if words and not any(word in op.name for word in words):
            continue
        dtypes = op.supported_dtypes("cpu")
        dtype = next((d for d in (torch.float32, torch.int64, torch.complex64, torch.bool) if d in dtypes), None)
        if dtype is None:
            continue
        torch.manual_seed(0)
        gradients = op.supports_autograd and dtype.is_floating_point
        try:
            samples = op.sample_inputs("cpu", dtype, requires_grad=gradients)
            for _, sample in zip(range(6), samples, strict=False):
                variants = [op.op, op.inplace_variant] if op.inplace_variant else [op.op]
                for function in variants:
                    try:
                        inputs = moved(sample.input), *moved(sample.args)
                        if function is not op.op:
                            inputs = inputs[0].clone() if gradients else inputs[0], *inputs[1:]
                        with watcher:
                            result = function(*inputs, **moved(sample.kwargs))
                            if gradients:
                                differentiate(result)
                    except Exception:
                        pass
        except Exception as problem:
            print(f"{op.name}: {problem}", file=sys.stderr)
        result = inputs = None
        _bridge.flush()
    for row in [row for row in calls if row not in wanted]:
        del calls[row]
    for row in sorted(wanted - set(calls)):
        call = guess(row)
        if call:
            calls[row] = call
    _bridge.flush()


GUESSES = [  # dtype and sizes of every tensor, and what every list of integers is
    ("float32", [2, 3], [2, 3]),
    ("int64", [2, 3], [0]),
    ("float32", [1, 2, 4, 4], [2, 2]),
    ("float32", [1, 2, 4, 4], [1, 1, 1, 1]),
    ("float32", [1, 2, 4, 4, 4], [2, 2, 2]),
    ("float32", [1, 2, 4, 4, 4], [1, 1, 1, 1, 1, 1]),
    ("float32", [4], [4]),
    ("float32", [2, 2, 2], [0]),
    ("complex64", [2, 2], [0]),
    ("bool", [2, 3], [1]),
]


def guess(row: str) -> dict[str, Any] | None:
    """A call made of the schema alone: the first that the device takes."""
    try:
        schema = operator(row)._schema
    except AttributeError:
        return None  # this PyTorch has no such operator
    for dtype, sizes, integers in GUESSES:
        strides = list(torch.empty(sizes).stride())
        plain = {
            "Tensor": {"tensor": [dtype, sizes, strides]},
            "List[Tensor]": [{"tensor": [dtype, sizes, strides]}] * 2,
            "number": 2,
            "int": 1,
            "SymInt": 2,
            "float": 0.5,
            "bool": True,
            "List[int]": integers,
            "List[SymInt]": integers,
            "List[bool]": [True, True, True],
            "List[float]": [2.0] * max(1, len(sizes) - 2),
            "str": "reflect",
        }
        args, kwargs = [], {}
        for argument in schema.arguments:
            kind = str(argument.type)
            value = {"device": "tpu"} if argument.name == "device" else None
            if not argument.has_default_value() and not kind.startswith("Optional"):
                value = plain.get(kind)
            elif kind == "Optional[Tensor]" and not argument.has_default_value():
                value = plain["Tensor"]
            if value is None and argument.has_default_value():
                continue
            if argument.kwarg_only:
                kwargs[argument.name] = value
            else:
                args.append(value)
        call = {"args": args, "kwargs": kwargs}
        try:
            if 0 < len(program_of(row, call)) < LONGEST:
                return call
        except Exception:
            continue
    return None


# ---- comparing and writing ----


def place(row: str, family: str) -> pathlib.Path:
    return GOLDEN / family / f"{row}.mlir"


def record(rows: list[str] | None = None) -> tuple[dict[str, str], dict[str, str]]:
    """Texts and problems by row, of the calls in calls.json."""
    calls = json.loads(CALLS.read_text())
    texts, problems = {}, {}
    mode = _bridge.get_mode()
    torch.tpu.set_eager_mode("fused")
    torch.manual_seed(0)
    try:
        for row in rows if rows is not None else sorted(calls):
            try:
                texts[row] = program_of(row, calls[row])
            except Exception as problem:
                problems[row] = f"{type(problem).__name__}: {problem}"
    finally:
        torch.tpu.set_eager_mode(mode)
    return texts, problems


def compare(texts: dict[str, str], problems: dict[str, str]) -> dict[str, str]:
    """What differs from the files, by row."""
    family, changed = families(), dict(problems)
    for row, text in texts.items():
        path = place(row, family.get(row, "unknown"))
        kept = path.read_text() if path.exists() else ""
        if kept != text:
            lines = difflib.unified_diff(kept.splitlines(), text.splitlines(), str(path), "now", lineterm="", n=1)
            changed[row] = "\n".join(list(lines)[:40])
    return changed


def update(texts: dict[str, str]) -> None:
    family = families()
    kept = set()
    for row, text in texts.items():
        path = place(row, family[row])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        kept.add(path)
    for path in GOLDEN.glob("*/*.mlir"):
        if path not in kept:
            path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true", help="write the files")
    parser.add_argument("--discover", action="store_true", help="look for calls of rows that have none")
    parser.add_argument("words", nargs="*", help="with --discover: only operators whose name holds one of these")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    family = families()
    if options.discover:
        calls = json.loads(CALLS.read_text()) if CALLS.exists() else {}
        torch.tpu.set_eager_mode("fused")
        discover(calls, set(family), options.words)
        lines = [f"{json.dumps(row)}: {json.dumps(calls[row])}" for row in sorted(calls)]
        CALLS.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    texts, problems = record()
    if options.update:
        update(texts)
        for row, problem in problems.items():
            print(f"{row}: {problem}")
        bare = len(set(family) - set(texts))
        print(f"{len(texts)} programs written, {len(problems)} calls failed, {bare} rows without one")
        return 1 if problems else 0
    changed = compare(texts, problems)
    for row, text in sorted(changed.items()):
        print(f"{row}:\n{text}")
    print(f"{len(texts)} programs, {len(changed)} changed")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
