"""What of PyTorch's operator database is known not to pass on the device, with the reason.

An entry is strict: when the operator passes, the test fails and the entry has to go. A reason is a property of the
hardware, of the plugins or of PyTorch; missing work of Setu's own has no place here.
"""

from __future__ import annotations

from typing import NamedTuple


class Failure(NamedTuple):
    operator: str
    tests: str  # which tests, space separated: forward, dtype, gradient, out; "all" for every one
    reason: str


HALF_COMPLEX = "no plugin has a complex type of half precision"
SPARSE = "the device has strided tensors only, as XLA has no sparse layouts"
HOST_INDICES = "PyTorch itself requires these indices on the CPU, on every device"
CPU_ONLY = "PyTorch has this operator on the CPU alone, on no accelerator"

FAILURES = [
    Failure("chalf", "all", HALF_COMPLEX),
    Failure("sparse.sampled_addmm", "all", SPARSE),
    Failure("sparse.mm.reduce", "all", SPARSE),
    Failure("to_sparse", "all", SPARSE),
    Failure("tensor_split", "forward", HOST_INDICES),
    Failure("histogram", "all", CPU_ONLY),
    Failure("histogramdd", "all", CPU_ONLY),
]

# Written for CUDA's run-time compiler; their samples raise on the CPU, so there is nothing to compare with.
WITHOUT_REFERENCE = {"jiterator_unary", "jiterator_binary", "jiterator_2inputs_2outputs", "jiterator_binary_return_by_ref"}


def reason(operator: str, test: str) -> str:
    """Why this test of this operator fails; "" when it has to pass."""
    for failure in FAILURES:
        if failure.operator == operator and (failure.tests == "all" or test in failure.tests.split()):
            return failure.reason
    return ""
