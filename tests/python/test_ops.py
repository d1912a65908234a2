"""PyTorch's own operator database on the device, against PyTorch on the CPU, at PyTorch's own tolerances.

Every operator runs forward in float32 and in one more dtype; a quarter of them each also runs backward and with
``out=``. Which quarter, which dtype and which samples follow from the operator's name, so a run is repeatable, and
SETU_TEST_OPS=full runs everything on more samples. What is known to fail stands in op_failures.py.
"""

from __future__ import annotations

import functools
import itertools
import os
import unittest.mock
import zlib
from collections.abc import Callable
from typing import Any

import op_failures
import pytest
import torch
from torch.testing._internal.common_device_type import precisionOverride, toleranceOverride
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput
from torch.utils import _pytree

FULL = os.environ.get("SETU_TEST_OPS", "") == "full"
FORWARD_SAMPLES = 8 if FULL else 2
OTHER_SAMPLES = 4 if FULL else 1
OTHER_DTYPES = (
    torch.bfloat16,
    torch.int64,
    torch.float64,
    torch.bool,
    torch.complex64,
    torch.float16,
    torch.uint8,
    torch.int32,
)
# Their values are whatever the memory held.
UNINITIALISED = {
    "empty",
    "empty_like",
    "empty_permuted",
    "empty_strided",
    "new_empty",
    "new_empty_strided",
    "resize_",
    "resize_as_",
}

pytestmark = [
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]


def name_of(op: OpInfo) -> str:
    return f"{op.name}.{op.variant_test_name}" if op.variant_test_name else op.name


def number_of(op: OpInfo) -> int:
    """A number that is the operator's own and the same in every run."""
    return zlib.crc32(name_of(op).encode())


def first_dtype(op: OpInfo) -> torch.dtype:
    supported = op.supported_dtypes("cpu")
    return next(d for d in (torch.float32, torch.complex64, torch.int64, torch.bool, *supported) if d in supported)


def other_dtypes(op: OpInfo) -> list[torch.dtype]:
    supported = [d for d in OTHER_DTYPES if d in op.supported_dtypes("cpu") and d != first_dtype(op)]
    if FULL or not supported:
        return supported
    return [supported[number_of(op) % len(supported)]]


def is_chosen(op: OpInfo, turn: int) -> bool:
    return FULL or number_of(op) // 16 % 4 == turn


OPERATORS = sorted(
    (op for op in op_db if name_of(op) not in op_failures.WITHOUT_REFERENCE and op.supported_dtypes("cpu")), key=name_of
)


def cases(test: str, operators: list[OpInfo]) -> list[Any]:
    result = []
    for op in operators:
        reason = op_failures.reason(name_of(op), test)
        marks = [pytest.mark.xfail(strict=True, reason=reason)] if reason else []
        result.append(pytest.param(op, id=name_of(op), marks=marks))
    return result


# ---- samples ----


def samples(op: OpInfo, dtype: torch.dtype, count: int, *, requires_grad: bool = False) -> list[SampleInput]:
    """Evenly spaced samples, those with elements before those without."""

    def is_empty(sample: SampleInput) -> bool:
        leaves = _pytree.tree_leaves((sample.input, sample.args, sample.kwargs))
        return any(isinstance(x, torch.Tensor) and x.numel() == 0 for x in leaves)

    torch.manual_seed(0)
    every = list(itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=requires_grad), 60))
    full = [s for s in every if not is_empty(s)]
    empty = [s for s in every if is_empty(s)]
    if len(full) > count:
        full = [full[i * len(full) // count] for i in range(count)]
    return (full + empty)[:count]


def moved(sample: SampleInput, device: str) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    """Fresh copies of the sample's tensors on the device; the device among its arguments is changed too."""

    def move(x: Any) -> Any:
        if isinstance(x, torch.Tensor):
            copy = x.detach().to(device, copy=True)
            return copy.requires_grad_() if x.requires_grad else copy
        return torch.device(device) if isinstance(x, torch.device) else x

    value, arguments, named = _pytree.tree_map(move, (sample.input, tuple(sample.args), dict(sample.kwargs)))
    if isinstance(named.get("device"), str):
        named["device"] = device
    return value, arguments, named


def run(op: OpInfo, sample: SampleInput, device: str, **more: Any) -> tuple[Any, tuple]:
    """The result as the sample wants it seen (eigenvectors without their sign), and the arguments it had."""
    inputs = moved(sample, device)
    torch.manual_seed(1)
    result = op(inputs[0], *inputs[1], **inputs[2], **more)
    return sample.output_process_fn_grad(result), inputs


def is_random(op: OpInfo, sample: SampleInput) -> bool:
    """Whether the operator draws numbers on the CPU, or shows what the memory held."""
    if name_of(op) in UNINITIALISED:
        return True
    inputs = moved(sample, "cpu")
    torch.manual_seed(1)
    before = torch.get_rng_state()
    # Entries that draw set the seed themselves and put the generator's state back.
    with torch.no_grad(), unittest.mock.patch("torch.manual_seed", wraps=torch.manual_seed) as seeding:
        op(inputs[0], *inputs[1], **inputs[2])
    return seeding.called or not torch.equal(before, torch.get_rng_state())


# ---- comparing ----


def in_order(op: OpInfo, result: Any) -> Any:
    """The result, with what the operator leaves open settled: general eigenvalues have no order, their vectors no phase."""
    if name_of(op) not in ("linalg.eig", "linalg.eigvals"):
        return result
    values, *vectors = [result] if isinstance(result, torch.Tensor) else result
    places = (values.real.round(decimals=3) + 1e-4 * values.imag.sign() + 1e-7 * values.imag).argsort(dim=-1)
    vectors = [v.abs().gather(-1, places.unsqueeze(-2).expand(v.shape)) for v in vectors]
    return (values.gather(-1, places), *vectors)


def tolerances(op: OpInfo, dtype: torch.dtype) -> dict[str, float]:
    """The widest tolerance that PyTorch's own tests grant the operator in this dtype; {} for the usual one."""
    rtol = atol = 0.0
    for decorator in itertools.chain.from_iterable(getattr(d, "decorators", [d]) for d in op.decorators):
        if isinstance(decorator, toleranceOverride) and dtype in decorator.d:
            atol, rtol = max(atol, decorator.d[dtype].atol), max(rtol, decorator.d[dtype].rtol)
        elif isinstance(decorator, precisionOverride) and dtype in decorator.d:
            atol = max(atol, decorator.d[dtype])
    if not rtol and not atol:
        return {}
    usual_rtol, usual_atol = torch.testing._comparison.default_tolerances(dtype)
    return {"rtol": max(rtol, usual_rtol), "atol": max(atol, usual_atol)}


def compare(actual: Any, expected: Any, tolerance: dict[str, float], *, values: bool = True) -> None:
    actual, expected = _pytree.tree_leaves(actual), _pytree.tree_leaves(expected)
    assert len(actual) == len(expected)
    for one, other in zip(actual, expected, strict=True):
        if not isinstance(other, torch.Tensor):
            if values and isinstance(other, (bool, int, float, complex)):
                torch.testing.assert_close(one, other, equal_nan=True, **tolerance)
            continue
        assert isinstance(one, torch.Tensor)
        assert one.shape == other.shape, f"{tuple(one.shape)} is not {tuple(other.shape)}"
        assert one.dtype == other.dtype, f"{one.dtype} is not {other.dtype}"
        if values:
            given = tolerance if other.is_floating_point() or other.is_complex() else {}
            torch.testing.assert_close(one.detach().cpu(), other.detach(), equal_nan=True, **given)


def in_double(sample: SampleInput) -> SampleInput:
    """The sample with 64-bit floating and complex tensors."""
    wide = dict.fromkeys((torch.float32, torch.bfloat16, torch.float16), torch.float64)
    wide[torch.complex64] = torch.complex128

    def widen(x: Any) -> Any:
        if isinstance(x, torch.Tensor):
            return x.detach().to(wide.get(x.dtype, x.dtype)).requires_grad_(x.requires_grad)
        return wide.get(x, x) if isinstance(x, torch.dtype) else x

    value, arguments, named = _pytree.tree_map(widen, (sample.input, tuple(sample.args), dict(sample.kwargs)))
    return SampleInput(value, args=arguments, kwargs=named, output_process_fn_grad=sample.output_process_fn_grad)


def is_as_exact(actual: Any, expected: Any, exact: Any) -> bool:
    """Whether the device is no further from the result in double precision than twice what the CPU is."""

    def distance(one: torch.Tensor, other: torch.Tensor) -> float:
        return (one.detach().cpu().to(other.dtype) - other).abs().max().item()

    leaves = [_pytree.tree_leaves(x) for x in (actual, expected, exact)]
    return all(
        distance(a, x) <= 2 * distance(e, x)
        for a, e, x in zip(*leaves, strict=True)
        if isinstance(x, torch.Tensor) and x.numel()
    )


def compare_or_judge(actual: Any, expected: Any, tolerance: dict[str, float], exact: Callable[[], Any]) -> None:
    """Compares; where the CPU itself is further off than the tolerance (long sums, half precision), double judges."""
    try:
        compare(actual, expected, tolerance)
    except AssertionError:
        compare(actual, expected, {}, values=False)
        leaves = [x for x in _pytree.tree_leaves(expected) if isinstance(x, torch.Tensor)]
        if not leaves or not all(x.is_floating_point() or x.is_complex() for x in leaves):
            raise
        if not is_as_exact(actual, expected, exact()):
            raise


def check_forward(op: OpInfo, dtype: torch.dtype, count: int, device: str) -> None:
    judged = 0
    for sample in samples(op, dtype, count):
        try:
            expected, _ = run(op, sample, "cpu")
        except Exception:
            continue  # a sample that the CPU refuses judges nothing
        judged += 1
        actual, _ = run(op, sample, device)
        actual, expected = in_order(op, actual), in_order(op, expected)
        if is_random(op, sample):
            compare(actual, expected, {}, values=False)
        else:
            exact = functools.partial(run, op, in_double(sample), "cpu")
            compare_or_judge(actual, expected, tolerances(op, dtype), lambda exact=exact: in_order(op, exact()[0]))
    if not judged:
        pytest.skip("the CPU refuses every sample")


# ---- the tests ----


@pytest.mark.parametrize("op", cases("forward", OPERATORS))
def test_forward(op, device):
    check_forward(op, first_dtype(op), FORWARD_SAMPLES, device)


@pytest.mark.parametrize("op", cases("dtype", [op for op in OPERATORS if other_dtypes(op)]))
def test_dtype(op, device):
    for dtype in other_dtypes(op):
        check_forward(op, dtype, OTHER_SAMPLES, device)


@pytest.mark.parametrize(
    "op",
    cases(
        "gradient",
        [
            op
            for op in OPERATORS
            if op.supports_autograd and torch.float32 in op.supported_backward_dtypes("cpu") and is_chosen(op, 0)
        ],
    ),
)
def test_gradient(op, device):
    def gradients(sample, where):
        result, inputs = run(op, sample, where)
        outputs = [x for x in _pytree.tree_leaves(result) if isinstance(x, torch.Tensor) and x.requires_grad]
        leaves = [x for x in _pytree.tree_leaves(inputs) if isinstance(x, torch.Tensor) and x.requires_grad]
        if not outputs or not leaves:
            return None
        total = sum(x.abs().sum() if x.is_complex() else x.sum() for x in outputs)
        return result, [x for x in torch.autograd.grad(total, leaves, allow_unused=True) if x is not None]

    for sample in samples(op, torch.float32, OTHER_SAMPLES, requires_grad=True):
        try:
            expected = gradients(sample, "cpu")
        except Exception:
            continue
        if expected is None:
            continue
        actual = gradients(sample, device)
        if is_random(op, sample):
            compare(actual, expected, {}, values=False)
        else:
            exact = functools.partial(gradients, in_double(sample), "cpu")
            compare_or_judge(actual, expected, tolerances(op, torch.float32), exact)


@pytest.mark.parametrize("op", cases("out", [op for op in OPERATORS if op.supports_out and is_chosen(op, 1)]))
def test_out(op, device):
    dtype = first_dtype(op)
    for sample in samples(op, dtype, OTHER_SAMPLES):
        sample.output_process_fn_grad = lambda result: result
        try:
            expected, _ = run(op, sample, "cpu")
        except Exception:
            continue
        one = isinstance(expected, torch.Tensor)
        wanted = [expected] if one else list(expected)
        if not all(isinstance(x, torch.Tensor) for x in wanted):
            continue
        values = not is_random(op, sample)
        # Of the right size, with strides of their own, and of no size, to be resized.
        for make in (lambda x: torch.empty_strided(x.shape, x.stride(), dtype=x.dtype), lambda x: x.new_empty(0)):
            out = [make(x).to(device) for x in wanted]
            run(op, sample, device, out=out[0] if one else tuple(out))
            given, settled = in_order(op, out[0] if one else out), in_order(op, expected if one else wanted)
            compare(given, settled, tolerances(op, dtype), values=values)
