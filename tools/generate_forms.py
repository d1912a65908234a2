#!/usr/bin/env python3
"""Writes core/ops/forms.def: the in-place, out= and _foreach_ overloads that derive from rows of the operator table.

Rows come from core/ops/*.def, schemas from the installed PyTorch. A form is found by argument types and alias
annotations; names only propose candidates. Run it again after adding rows:

    python tools/generate_forms.py [--list] [--check]

    --list   also print every mutating schema that is neither mapped nor excluded
    --check  write nothing; exit 1 when forms.def is out of date
"""

import argparse
import collections
import pathlib
import re
import sys

import torch

ROOT = pathlib.Path(__file__).resolve().parent.parent
OPS = ROOT / "core" / "ops"
OUTPUT = OPS / "forms.def"

# Reviewed exclusions: (pattern over "name.overload", reason). First match wins.
EXCLUDED = [
    (r"_?(quantize|quantized|dequantize|fake_quantize|fused_moving|choose_qparams|make_per|q_)\w*", "quantized"),
    (r"_?\w*(fake_quant|qparams|_fq_|int4pack|int8pack|dyn_quant)\w*", "quantized"),
    (r"\w*(mkldnn|onednn)\w*", "MKL-DNN"),
    (r"\w*(cudnn|miopen|cslt|_cuda|cufft|fbgemm)\w*", "CUDA or ROCm library"),
    (r"\w*(sparse|_csr|_coo|coalesce|hspmm|sspaddmm|spmm|_spdiags|_indices|_values|values_copy)\w*", "sparse layouts"),
    (
        r"\w*(mps|triton|philox|nnpack|thnn_fused|mem_eff|no_dropout_inplace)\w*|_fused_dropout|_masked_scale|int_repr",
        "other devices",
    ),
    (r"(indices|values|crow_indices|col_indices|ccol_indices|row_indices)_copy", "sparse layouts"),
    (r"\w*(nested|jagged)\w*", "nested layouts"),
    (r"_test_\w*|_foobar", "PyTorch's own test operators"),
    (
        r"(_?resize|resize_as|_resize_output|set|set_data|_set|as_strided|rename|requires_grad|detach|retain_grad)_?",
        "changes storage or metadata: handled by the bridge",
    ),
    (
        r"(_copy_from|_copy_from_and_resize|_to_copy|copy|_to_cpu|to_padded_tensor|_to_dense|to_mkldnn)",
        "moves between devices: handled by the bridge",
    ),
    (
        r"(lift|lift_fresh_copy|empty\w*|new_empty\w*|_empty\w*|_make_dep_token|_efficientzerotensor)",
        "allocates only: handled by the bridge",
    ),
    (
        r"(record_stream|is_pinned|_pin_memory|pin_memory|from_file|_resize_|is_set_to|_new_zeros_with_same_feature_meta)",
        "storage and streams: handled by the bridge",
    ),
    (r"_fw_primal\w*|_make_dual\w*|_unpack_dual|_reshape_alias\w*|_conj_copy|_neg_view_copy", "autograd internals"),
    (r"\w+_copy", "copies of views: PyTorch's composite clones the view"),
    (r"sym_\w+|_sobol\w*|_shape_as_tensor", "host only"),
    (r"c10d\w*|_c10d\w*|_wrap_tensor\w*", "collectives"),
]

# Names whose functional base is spelled otherwise.
BASES = {
    "_foreach_norm": ["linalg_vector_norm"],
    "_foreach_powsum": ["linalg__powsum"],
    "__ilshift__": ["__lshift__"],
    "__irshift__": ["__rshift__"],
    "__iand__": ["__and__"],
    "__ior__": ["__or__"],
    "__ixor__": ["__xor__"],
    "normal_": ["normal_functional"],
    "conj_physical": ["_conj_physical"],
    "linalg_eigvals": ["_linalg_eigvals"],
    "conj_physical_": ["_conj_physical"],
}
# Row arguments that a form may lack although they have no default: the output tensor decides them.
DECIDED_BY_OUTPUT = {"dtype", "layout", "device", "pin_memory", "memory_format", "generator", "requires_grad"}

Argument = collections.namedtuple("Argument", "name type write kwarg_only has_default")
Schema = collections.namedtuple("Schema", "name base arguments tensor_returns")


def read_rows():
    rows = {}
    for path in sorted(OPS.glob("*.def")):
        if path == OUTPUT:
            continue
        for name in re.findall(r'\bOP(?:_TYPED)?\(\s*"([^"]+)"', path.read_text()):
            if name in rows:
                print(f"warning: {name} has a row in {rows[name]} and in {path.name}")
            rows[name] = path.name
    return rows


def type_name(argument):
    # real_type tells ScalarType, Layout and MemoryFormat from int, and SymInt from int.
    return str(argument.real_type).replace("SymInt", "int")


def read_schemas():
    schemas = {}
    for s in torch._C._jit_get_all_schemas():
        if not s.name.startswith("aten::"):
            continue
        base = s.name[len("aten::") :]
        name = base + ("." + s.overload_name if s.overload_name else "")
        arguments = [
            Argument(
                a.name, type_name(a), bool(a.alias_info and a.alias_info.is_write), a.kwarg_only, a.has_default_value()
            )
            for a in s.arguments
        ]
        tensor_returns = sum("Tensor" in str(r.type) for r in s.returns)
        schemas[name] = Schema(name, base, arguments, tensor_returns)
    return schemas


def has_kernel(name, key):
    try:
        return torch._C._dispatch_has_kernel_for_dispatch_key("aten::" + name, key)
    except RuntimeError:  # a TorchScript-only schema
        return None


def is_decomposed(name):
    """PyTorch decomposes it above autograd, and has no derivative of its own for it."""
    return has_kernel(name, "CompositeImplicitAutograd") and not has_kernel(name, "Autograd")


def is_metadata_only(name):
    base, _, overload = name.partition(".")
    try:
        return torch.Tag.inplace_view in getattr(getattr(torch.ops.aten, base), overload or "default").tags
    except AttributeError:
        return False


NUMBERS = {"number", "int", "float", "bool"}


def type_cost(form, row):
    """What it costs to give a form's argument to a row's; None when it cannot be given."""
    if form == row:
        return 0

    def strip(t):
        return re.sub(r"^Optional\[(.*)\]$", r"\1", t)

    f, r = strip(form), strip(row)
    if f == r:
        return 1
    if f in NUMBERS and r in NUMBERS and (f == "bool") == (r == "bool"):
        return 2
    if f in NUMBERS and f != "bool" and r == "Tensor":
        return 20  # becomes a wrapped rank-0 operand
    if (f, r) == ("int", "List[int]"):
        return 3
    return None


def foreach_item(argument):
    """The argument as one item of the list sees it."""
    lists = {"List[Tensor]": "Tensor", "List[number]": "number", "List[Optional[Tensor]]": "Optional[Tensor]"}
    return argument._replace(type=lists.get(argument.type, argument.type))


def match(form_arguments, row):
    """Returns (cost, map) for the cheapest pairing of arguments, or None."""
    left = list(row.arguments)
    pairs, rest = [], []
    cost = 0
    for a in form_arguments:
        same = next((r for r in left if r.name == a.name), None)
        c = None if same is None else type_cost(a.type, same.type)
        if c is None:
            rest.append(a)
            continue
        left.remove(same)
        cost += c
        pairs.append((a, same, ""))
    # Renamed ones, in order; arguments that the row requires come first.
    for a in rest:
        best = None
        for r in sorted(left, key=lambda r: r.has_default):
            c, suffix = type_cost(a.type, r.type), ""
            if c is None and a.type == "Tensor" and a.name == "scalars" and r.type == "number":
                c, suffix = 5, "[]"  # a packed 1-D tensor: item i takes element i
            if c is None or (best is not None and (r.has_default > best[1].has_default or c >= best[0])):
                continue
            best = (c, r, suffix)
        if best is None:
            return None
        left.remove(best[1])
        cost += best[0] + 4
        pairs.append((a, best[1], best[2]))
    for r in left:
        if r.name in DECIDED_BY_OUTPUT:
            cost += 1
        elif r.has_default:
            cost += 8
        else:
            return None
    # Order of the first tensor matters for in-place forms; differing order elsewhere is only unusual.
    renames = [f"{a.name}={r.name}{suffix}" for a, r, suffix in pairs if a.name != r.name or suffix]
    return cost, " ".join(renames)


def candidates(base, rows_by_base):
    names = list(BASES.get(base.rstrip("_") if base.startswith("_foreach_") else base, []))
    if base.startswith("_foreach_"):
        names.append(base[len("_foreach_") :].rstrip("_"))
    else:
        names += [base, base.rstrip("_") if not base.endswith("__") else base]
        if base.endswith("_") and not base.endswith("__"):
            names.append(base[:-1] + "_functional")
    found = []
    for n in dict.fromkeys(names):
        found += rows_by_base.get(n, [])
    return found


def derive(schema, rows_by_base):
    """Returns (row, kind, map), or None when no row fits."""
    foreach = schema.base.startswith("_foreach_")
    outs = [a for a in schema.arguments if a.write and a.kwarg_only]
    arguments = [a for a in schema.arguments if not (a.write and a.kwarg_only)]
    mutated = [a for a in arguments if a.write]
    if foreach:
        if outs:
            return None
        kind = "FOREACH_INPLACE" if mutated else "FOREACH"
        arguments = [foreach_item(a) for a in arguments]
    elif outs:
        kind = "OUT"
    elif mutated and arguments[0].write and schema.tensor_returns >= 1:
        kind = "INPLACE"
    else:
        return None
    # What a row may itself mutate: everything the form mutates but what receives the result.
    kept = {a.name for a in mutated[1:]} if kind == "INPLACE" else set()
    if kind == "OUT":
        kept = {a.name for a in mutated}
    best = []
    for row in candidates(schema.base, rows_by_base):
        if {a.name for a in row.arguments if a.write} != kept:
            continue
        if kind == "OUT" and row.tensor_returns != len(outs):
            continue
        if kind != "OUT" and row.tensor_returns < 1:
            continue
        m = match(arguments, row)
        if m:
            best.append((m[0], row.name, m[1]))
    if not best:
        return None
    best.sort()
    if len(best) > 1 and best[0][0] == best[1][0]:
        sys.exit(f"{schema.name} fits {best[0][1]} and {best[1][1]} equally well: add it to BASES")
    return best[0][1], kind, best[0][2]


def exclusion(schema):
    if schema.name == "copy.out":
        return None  # copy_ within one device goes through it
    base = schema.base
    functional = base.rstrip("_") if not base.endswith("__") else base
    if is_decomposed(schema.name):
        return "composite with autograd: PyTorch decomposes it"
    if is_metadata_only(schema.name):
        return "changes metadata only: a view of the engine"
    if base.startswith("_foreach_") and any(a.write and a.kwarg_only for a in schema.arguments):
        return "_foreach_ with out=: PyTorch's composite copies the results"
    if any(a.write and a.kwarg_only and a.type.startswith("List") for a in schema.arguments):
        return "a list as out=: PyTorch's composite copies the results"
    for pattern, reason in EXCLUDED:
        if re.fullmatch(pattern, base) or re.fullmatch(pattern, functional):
            return reason
    if has_kernel(schema.name, "CompositeExplicitAutograd"):
        return "composite below autograd and without a row: PyTorch calls the functional operator"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()

    rows = read_rows()
    schemas = read_schemas()
    rows_by_base = collections.defaultdict(list)
    for name in sorted(rows):
        if name not in schemas:
            print(f"warning: the row {name} ({rows[name]}) has no schema in PyTorch {torch.__version__}")
            continue
        if is_decomposed(name):
            print(f"warning: the row {name} ({rows[name]}) is decomposed by PyTorch: its gradient would be lost")
        rows_by_base[schemas[name].base].append(schemas[name])

    forms, excluded, unmapped = [], collections.Counter(), []
    for name in sorted(schemas):
        schema = schemas[name]
        mutates = any(a.write for a in schema.arguments)
        if name in rows or not (mutates or schema.base.startswith("_foreach_")):
            continue
        if has_kernel(name, "CompositeImplicitAutograd") is None:
            continue
        reason = exclusion(schema)
        # A row that exists wins over a pattern, never over PyTorch's own decomposition, a view or the bridge's kernels.
        final = reason and any(word in reason for word in ("composite with ", "metadata only", "bridge"))
        form = None if final else derive(schema, rows_by_base)
        if form:
            forms.append((name,) + form)
        elif reason:
            excluded[reason] += 1
        else:
            unmapped.append(name)

    lines = [
        "/* Generated by tools/generate_forms.py; do not edit.",
        ' * FORM(name, row, kind, map): overloads that derive from a row. map: "form_argument=row_argument"; a row argument',
        " * ending in [] takes element i of the form's packed 1-D tensor for item i of the lists. */",
    ]
    lines += [f'FORM("{n}", "{row}", SETU_FORM_{kind}, "{renames}")' for n, row, kind, renames in forms]
    text = "\n".join(lines) + "\n"

    print(f"{len(rows)} rows, PyTorch {torch.__version__}")
    for kind, count in sorted(collections.Counter(f[2] for f in forms).items()):
        print(f"  {count:5d} {kind}")
    print(f"{sum(excluded.values())} mutating schemas excluded")
    for reason, count in excluded.most_common():
        print(f"  {count:5d} {reason}")
    print(f"{len(unmapped)} mutating schemas neither mapped nor excluded" + ("" if options.list else " (--list)"))
    if options.list:
        for name in unmapped:
            print(f"    {name}")

    current = OUTPUT.read_text() if OUTPUT.exists() else ""
    if options.check:
        if current != text:
            print(f"{OUTPUT.relative_to(ROOT)} is out of date: run tools/generate_forms.py")
            return 1
        return 0
    if current != text:
        OUTPUT.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
