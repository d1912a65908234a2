"""PyTorch's _foreach_ databases: each list operator, in place and out of place, against PyTorch on the CPU."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import torch
from device_support import DEVICE, same
from torch.testing._internal import common_methods_invocations as database
from torch.utils import _pytree as pytree

SAMPLES = 2  # of each operator, evenly spaced over the database's first ones

# Why an operator cannot pass; an unexpected pass fails too.
EXPECTED_FAILURES: dict[str, str] = {}

OPERATORS = [
    info
    for name in (
        "foreach_unary_op_db", "foreach_binary_op_db", "foreach_pointwise_op_db", "foreach_reduce_op_db",
        "foreach_other_op_db",
    )
    for info in getattr(database, name, [])
]  # fmt: skip


def moved(value: Any, device: str) -> Any:
    return pytree.tree_map(lambda x: x.detach().clone().to(device) if isinstance(x, torch.Tensor) else x, value)


def samples(info: Any) -> list[Any]:
    found = list(itertools.islice(info.sample_inputs("cpu", torch.float32, noncontiguous=False), 40))
    return found if len(found) <= SAMPLES else [found[i * len(found) // SAMPLES] for i in range(SAMPLES)]


def call(function: Any, sample: Any, device: str) -> tuple[Any, Any]:
    """The result and the first list after the call, or the exception's type."""
    first, args = moved(sample.input, device), moved(tuple(sample.args), device)
    kwargs = {k: v for k, v in sample.kwargs.items() if k in ("alpha", "value", "ord", "dtype", "rounding_mode")}
    try:
        return function(first, *args, **moved(kwargs, device)), first
    except (RuntimeError, IndexError, NotImplementedError, TypeError, ValueError) as error:
        return type(error), None


@pytest.mark.parametrize("form", ["functional", "inplace"])
@pytest.mark.parametrize("info", OPERATORS, ids=lambda info: info.name)
def test_foreach(info: Any, form: str, device: str) -> None:
    function = info.method_variant if form == "functional" else info.inplace_variant
    if function is None:
        pytest.skip("the operator has no such form")
    reason = EXPECTED_FAILURES.get(info.name)
    tried = 0
    try:
        for sample in samples(info):
            expected, expected_first = call(function, sample, "cpu")
            actual, first = call(function, sample, DEVICE)
            if isinstance(expected, type):
                assert actual is expected, f"{actual} instead of {expected.__name__}"
                continue
            assert not isinstance(actual, type), f"raised {actual.__name__}"
            tried += 1
            if expected is not None:
                same(list(actual), list(expected), strides=False)
            same(first, expected_first, strides=False)
    except Exception:
        if reason is None:
            raise
        pytest.xfail(reason)
    assert tried, "no sample ran"
    assert reason is None, f"passes now: remove it from EXPECTED_FAILURES ({reason})"


def test_a_number_to_the_power_of_a_list(device: str, mode: str) -> None:
    exponents = [torch.tensor(2.0), torch.tensor([1.0, 3.0])]
    for mine, theirs in zip(
        torch._foreach_pow(0.9, moved(exponents, device)), torch._foreach_pow(0.9, exponents), strict=True
    ):
        same(mine, theirs)
