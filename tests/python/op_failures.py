"""What of PyTorch's operator database is known not to pass on the device, with the reason.

An entry is strict: when the operator passes, the test fails and the entry has to go. A reason is a property of the
hardware, of the plugins or of PyTorch, or names the lowering that Setu does not have.
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
HALF_STATISTICS = (
    "PyTorch disagrees with itself: in half precision its meta kernel keeps statistics in float32, as CUDA does, and "
    "its CPU kernel does not"
)
TIES = "an unstable sort may give equal elements in any order"
NAN_ON_CPU = "PyTorch's CPU kernel gives NaN for bfloat16"

FAILURES = [
    Failure("chalf", "all", HALF_COMPLEX),
    Failure("sparse.sampled_addmm", "all", SPARSE),
    Failure("sparse.mm.reduce", "all", SPARSE),
    Failure("to_sparse", "all", SPARSE),
    Failure("tensor_split", "forward dtype", HOST_INDICES),
    Failure("_batch_norm_with_update", "dtype", HALF_STATISTICS),
    Failure("_native_batch_norm_legit", "dtype", HALF_STATISTICS),
    Failure("native_batch_norm", "dtype", HALF_STATISTICS),
    Failure("native_layer_norm", "dtype", HALF_STATISTICS),
    Failure("argsort", "dtype", TIES),
    Failure("sort", "dtype", TIES),
    Failure("topk", "dtype", TIES),
    Failure("complex", "dtype", HALF_COMPLEX),
    Failure("view_as_complex", "dtype", HALF_COMPLEX),
    Failure("matrix_exp", "dtype", NAN_ON_CPU),
]

# Written for CUDA's run-time compiler; their samples raise on the CPU, so there is nothing to compare with.
WITHOUT_REFERENCE = {
    "jiterator_2inputs_2outputs",
    "jiterator_4inputs_with_extra_args",
    "jiterator_binary",
    "jiterator_binary_return_by_ref",
    "jiterator_unary",
}


def reason(operator: str, test: str) -> str:
    """Why this test of this operator fails; "" when it has to pass."""
    for failure in FAILURES:
        if failure.operator == operator and (failure.tests == "all" or test in failure.tests.split()):
            return failure.reason
    return ""
