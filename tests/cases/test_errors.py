"""Public reports on errors: a Python exception of PyTorch's type, never an abort."""

from __future__ import annotations

import warnings

import pytest
import torch
from device_support import error_of, run_on_device, same, same_error
from torch.nn import functional as F  # noqa: N812


def full(*shape, dtype=None):
    return torch.full(shape, 1, dtype=dtype or torch.float32)


@pytest.mark.parametrize(
    ("function", "inputs"),
    [
        (torch.add, (full(2, 2, 4, 4), full(2, 2))),
        (lambda a, b: torch.cat([a, b]), (full(2, 2), full(5, 1))),
        (lambda a, b: torch.div(a, b, rounding_mode="bad"), (full(2), full(2))),
        (lambda a: torch.flip(a, [0, 0]), (full(2, 2),)),
        (lambda a: torch.full([2, -2, 2], 1.5, device=a.device), (full(1),)),
        (lambda a, i: torch.gather(a, 1, i), (full(2, 3), full(3, dtype=torch.long))),
        (lambda a, i: torch.gather(a, 1, i), (full(2, 3), full(3, 3, dtype=torch.long))),
        (torch.mm, (full(2), full(2, 2))),
        (torch.mm, (full(2, 5), full(8, 2))),
        (torch.bmm, (full(2, 3, 4), full(3, 4, 2))),
        (torch.bmm, (full(2, 3, 4), full(2, 5, 2))),
        (torch.baddbmm, (full(2, 3, 2), full(2, 3, 4), full(2, 5, 2))),
        (lambda a: torch.roll(a, [1, 2], [0]), (full(2, 3),)),
        (torch.trace, (full(2, 2, 2),)),
        (torch.clamp, (full(2),)),
        (lambda a: a.random_(3, 1), (full(2),)),
        (lambda a: a.uniform_(5, 2), (full(2),)),
        (lambda a: F.avg_pool3d(a, [2, 2]), (full(1, 1, 4, 4, 4),)),
        (lambda a, b: a.copy_(b), (full(0), full(2, 4))),
        (lambda a, b: a.copy_(b), (full(0), full(1, 0))),
        (lambda a, b: torch.split_copy(b, 1, out=[a, a]), (full(0), full(2, 4))),
    ],
    ids=[
        "add", "cat", "div", "flip", "full", "gather-rank", "gather-size", "mm-rank", "mm-size", "bmm-batch", "bmm-inner",
        "baddbmm", "roll", "trace", "clamp", "random_", "uniform_", "avg_pool3d",
        "copy_-empty", "copy_-rank", "split_copy",
    ],
)  # fmt: skip
def test_pytorch_xla_error_messages(mode, function, inputs):
    """The operators of pytorch/xla's test_ops_error_message.py."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        same_error(function, *inputs)


def test_pytorch_xla_8532(device):
    """Tensors of two devices: the message names operator, argument and both devices. Also pytorch#117499, #1749."""
    x = torch.ones(3, 3)
    for function in (lambda a: a.to(device) @ x, lambda a: x + a.to(device), lambda a: torch.cat([a.to(device), x])):
        error = error_of(function, x)
        assert isinstance(error, RuntimeError)
        assert all(word in str(error) for word in ("tpu:0", "cpu", "same device"))
    message = str(error_of(lambda: x.to(device) @ x))
    assert "mat2" in message or "other" in message
    assert "mm" in message
    same(x.to(device) + torch.tensor(2.0), x + 2)
    same(torch.tensor(2.0) * x.to(device), x * 2)


def test_huge_allocation(device):
    """Too large a tensor is an out-of-memory error with sizes; the next small operator works."""
    x = torch.ones(3, device=device)
    for shape in ((1024,) * 5, (2**62,), (2**40, 2**40)):
        error = error_of(lambda s=shape: torch.ones(s, device=device))
        assert isinstance(error, RuntimeError)
    error = error_of(lambda: torch.ones((1024,) * 5, device=device))
    assert isinstance(error, torch.OutOfMemoryError), error
    assert "4194304.00 GiB" in str(error), error
    same(x + 1, [2.0] * 3)


def test_pytorch_xla_4174():
    """A CPU backward before the device's first use does not disturb a backward on the device."""
    run_on_device(
        """
        import torch
        x = torch.ones(3, requires_grad=True)
        (x * x).sum().backward()
        assert not torch.tpu.is_initialized()
        y = torch.ones(3, device="tpu", requires_grad=True)
        (y * y).sum().backward()
        assert y.grad.tolist() == [2, 2, 2]
        """
    )


def test_pytorch_165455(device, tmp_path):
    """The backend's name confuses torch.load with no other device."""
    torch.save(torch.ones(2, device=device), tmp_path / "x.pt")
    assert torch.load(tmp_path / "x.pt").device == torch.device("tpu", 0)
    assert torch.load(tmp_path / "x.pt", map_location="cpu").device.type == "cpu"


def test_pytorch_xla_9448(device):
    """No C++ stack in what a user did wrong."""
    error = error_of(lambda: torch.ones(2, 3, device=device) @ torch.ones(2, 3, device=device))
    assert "frame #" not in str(error) and ".cpp" not in str(error) and ".c:" not in str(error)


# ---- operators that the device has no kernel for ----


@pytest.fixture(scope="module")
def custom():
    """Operators of another namespace: without any kernel for the device, and with one for every device."""
    library = torch.library.Library("setu_test", "FRAGMENT")
    library.define("host_only(Tensor x) -> Tensor")
    library.define("host_only_list(Tensor[] xs, int n) -> Tensor")
    library.define("host_only_sizes(int n, Device? device=None) -> Tensor")
    library.define("decomposed(Tensor x) -> Tensor")
    library.define("everywhere(Tensor x) -> Tensor")
    library.impl("host_only", lambda x: x + 1, "CPU")
    library.impl("host_only", lambda x: torch.empty_like(x), "Meta")
    library.impl("host_only_list", lambda xs, n: xs[0] * n, "CPU")
    library.impl("decomposed", lambda x: x.sin() * 2, "CompositeImplicitAutograd")
    library.impl("everywhere", lambda x: x.cos() * 2, "CompositeExplicitAutograd")
    yield torch.ops.setu_test
    library._destroy()


def sentence_of(function, *inputs):
    error = error_of(function, *inputs)
    assert isinstance(error, NotImplementedError), repr(error)
    assert "device tpu" in str(error) and "Could not run" not in str(error) and "PrivateUse1" not in str(error)
    return str(error)


def test_operator_without_a_row(mode):
    """One sentence with the operator, the dtype of its first tensor and what to do."""
    x = torch.ones(4, device="tpu", dtype=torch.float64)
    sentence = sentence_of(lambda: torch.ops.aten._fused_dropout(x, 0.5))
    assert sentence.startswith("aten::_fused_dropout, called with a tensor of float64: ")
    assert "docs/operators.md" in sentence and ".cpu()" in sentence
    assert "called with" not in sentence_of(lambda: torch._empty_affine_quantized([2], dtype=torch.qint8, device="tpu"))
    # The device goes on working.
    same(x + 1, [2.0] * 4)


def test_custom_operator_without_a_kernel(mode, custom):
    x = torch.ones(2, device="tpu", dtype=torch.bfloat16)
    sentence = sentence_of(custom.host_only, x)
    assert sentence.startswith("setu_test::host_only, called with a tensor of bfloat16: ")
    assert "torch.library" in sentence and "decompose" in sentence
    assert "tensor of bfloat16" in sentence_of(custom.host_only_list, [x, x], 2)
    # Under autograd too, and a kernel that is registered later answers.
    assert "setu_test::host_only" in sentence_of(custom.host_only, x.clone().requires_grad_())
    with torch.library._scoped_library("setu_test", "IMPL") as library:
        library.impl("host_only", lambda x: x + 3, "PrivateUse1")
        same(custom.host_only(x), [4.0, 4.0])
    assert "setu_test::host_only" in sentence_of(custom.host_only, x)


def test_decompositions_come_first(mode, custom):
    """Kernels that PyTorch composes, and those for every device, answer before the device says that it has none."""
    x = torch.tensor([0.5, 1.0], requires_grad=True)
    y = x.detach().to("tpu").requires_grad_()
    for operator in (custom.decomposed, custom.everywhere):
        same(operator(y), operator(x))
    same(torch.autograd.grad(custom.decomposed(y).sum(), y), torch.autograd.grad(custom.decomposed(x).sum(), x))
    same(torch.ops.aten.std_mean(y, dim=[0]), torch.ops.aten.std_mean(x, dim=[0]))


def test_meta_and_fake_tensors_do_not_ask_the_device(device, custom):
    from torch._subclasses.fake_tensor import FakeTensorMode

    assert custom.host_only(torch.ones(2, device="meta")).device.type == "meta"
    with FakeTensorMode():
        x = torch.ones(2, device="tpu")
        assert custom.host_only(x).device.type == "tpu"
        assert torch.linalg.eigvals(torch.ones(2, 2, device="tpu")).dtype == torch.complex64


@pytest.mark.parametrize(
    ("function", "kind"),
    [
        (lambda x: x.to_sparse(), "sparse"),
        (lambda x: x.to_sparse_csr(), "sparse"),
        (lambda x: torch.eye(2).to_sparse().to(x.device), "sparse"),
        (lambda x: torch.zeros(2, 2, layout=torch.sparse_coo, device=x.device), "sparse"),
        (lambda x: torch.empty(2, 2, layout=torch.sparse_csr, device=x.device), "sparse"),
        (lambda x: torch.sparse.mm(torch.eye(2).to_sparse(), x), "sparse"),
        (lambda x: torch.eye(2).to_sparse_csr().to(x.device) @ x, "sparse"),
        (lambda x: torch.quantize_per_tensor(x, 0.1, 0, torch.qint8), "quantized"),
        (lambda x: torch._empty_affine_quantized([2], dtype=torch.qint8, device=x.device), "quantized"),
        (lambda x: torch.nested.nested_tensor([x, x]).cos(), "nested"),
        (lambda x: x.to_mkldnn(), "oneDNN"),
    ],
    ids=["coo", "csr", "move", "zeros", "empty", "mm", "matmul", "quantize", "quantized", "nested", "mkldnn"],
)
def test_tensors_that_the_device_lacks(device, function, kind):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert f"has no {kind} tensors" in sentence_of(function, torch.ones(2, 2, device=device))
