"""What a user does wrong becomes PyTorch's exception, in every mode; what an installation lacks becomes one sentence."""

from __future__ import annotations

import pytest
import torch
from device_support import counted, error_of, run_on_device, same, same_error, to_device
from torch.nn import functional as F  # noqa: N812

MISTAKES = {
    "broadcast": lambda: (lambda a, b: a + b, torch.ones(3, 4), torch.ones(2, 4)),
    "matmul": lambda: (torch.matmul, torch.ones(3, 4), torch.ones(3, 4)),
    "linear": lambda: (F.linear, torch.ones(3, 4), torch.ones(5, 3)),
    "reshape": lambda: (lambda a: a.view(5), torch.ones(3, 2)),
    "dim": lambda: (lambda a: a.sum(4), torch.ones(3, 2)),
    "squeeze": lambda: (lambda a: a.unsqueeze(7), torch.ones(3, 2)),
    "permute": lambda: (lambda a: a.permute(0, 0), torch.ones(3, 2)),
    "cat-rank": lambda: (lambda a, b: torch.cat([a, b]), torch.ones(3, 2), torch.ones(3)),
    "stack": lambda: (lambda a, b: torch.stack([a, b]), torch.ones(3, 2), torch.ones(3)),
    "conv-channels": lambda: (torch.conv2d, torch.ones(1, 3, 8, 8), torch.ones(4, 2, 3, 3)),
    "conv-kernel": lambda: (torch.conv2d, torch.ones(1, 3, 2, 2), torch.ones(4, 3, 3, 3)),
    "pool": lambda: (lambda a: F.max_pool2d(a, 5), torch.ones(1, 1, 3, 3)),
    "cross-entropy": lambda: (F.cross_entropy, torch.ones(3, 4), torch.zeros(2, dtype=torch.long)),
    "layer-norm": lambda: (lambda a: F.layer_norm(a, (3,)), torch.ones(3, 4)),
    "embedding-dtype": lambda: (F.embedding, torch.ones(2), torch.ones(3, 4)),
    "index-count": lambda: (lambda a: a[0, 0, 0], torch.ones(3, 4)),
    "index-bool": lambda: (lambda a, m: a[m], torch.ones(3, 4), torch.ones(4, dtype=torch.bool)),
    "index-static": lambda: (lambda a: a[5], torch.ones(3, 4)),
    "in-place-shape": lambda: (lambda a, b: a.add_(b), torch.ones(1, 4), torch.ones(3, 4)),
    "in-place-cast": lambda: (lambda a: a.div_(2), torch.ones(3, dtype=torch.int32)),
    "scatter-dtype": lambda: (
        lambda a, i: a.scatter(0, i, torch.ones(1, dtype=torch.float64, device=a.device)),
        torch.ones(3),
        torch.zeros(1, dtype=torch.long),
    ),
    "mm-dtypes": lambda: (torch.mm, torch.ones(2, 2), torch.ones(2, 2, dtype=torch.float64)),
    "target-dtype": lambda: (F.cross_entropy, torch.ones(2, 5), torch.zeros(2, dtype=torch.int32)),
    "bool-minus": lambda: (lambda a: a - a, torch.ones(2, dtype=torch.bool)),
    "bool-negative": lambda: (lambda a: -a, torch.ones(2, dtype=torch.bool)),
    "float-bits": lambda: (lambda a: a & a, torch.ones(2)),
    "integer-mean": lambda: (torch.mean, torch.ones(2, dtype=torch.int64)),
    "complex-order": lambda: (torch.max, torch.ones(2, dtype=torch.complex64)),
    "negative-power": lambda: (lambda a: a**-1, torch.ones(2, dtype=torch.int32)),
    "fill-range": lambda: (lambda a: a.fill_(300), torch.ones(2, dtype=torch.int8)),
    "item": lambda: (lambda a: a.item(), torch.ones(2)),
    "truth": lambda: (bool, torch.ones(2)),
    "empty-argmax": lambda: (torch.argmax, torch.ones(0)),
    "normal": lambda: (lambda a: a.normal_(0, -1), torch.ones(3)),
    "bernoulli": lambda: (lambda a: a.bernoulli_(1.5), torch.ones(3)),
    "randint": lambda: (lambda a: torch.randint(3, 3, (2,), device=a.device), torch.ones(3)),
    "negative-size": lambda: (lambda a: torch.empty(-1, device=a.device), torch.ones(3)),
    "repeat": lambda: (lambda a: a.repeat(2), torch.ones(3, 4)),
    "topk": lambda: (lambda a: a.topk(9), torch.ones(3)),
    "einsum": lambda: (lambda a: torch.einsum("ij,jk", a, a), torch.ones(3, 4)),
    "split": lambda: (lambda a: a.split([1, 1]), torch.ones(3)),
    "unfold": lambda: (lambda a: a.unfold(0, 9, 1), torch.ones(3)),
    "as-strided": lambda: (lambda a: a.as_strided((3,), (-1,)), torch.ones(3)),
    "batch-norm": lambda: (lambda a: F.batch_norm(a, None, None, training=True), torch.ones(1, 3)),
    "cholesky-shape": lambda: (torch.linalg.cholesky, torch.ones(3, 4)),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes(device, name):
    """The exception's type is the CPU's in every mode, and the mistake is found before anything runs."""
    function, *inputs = MISTAKES[name]()
    moved = to_device(inputs)
    for eager_mode in ("strict", "debug", "fused"):
        torch.tpu.set_eager_mode(eager_mode)
        same_error(function, *inputs)
    torch.tpu.set_eager_mode("strict")
    with counted() as count:
        error_of(function, *moved)
    assert count.compiles == 0


@pytest.mark.parametrize(
    "name", ["broadcast", "matmul", "cat-rank", "conv-channels", "reshape", "in-place-cast", "dim", "bool-minus"]
)
def test_wording_is_pytorchs(device, name):
    function, *inputs = MISTAKES[name]()
    same_error(function, *inputs, message=True)


@pytest.mark.parametrize(
    "function",
    [
        lambda a, i: a.gather(0, i),
        lambda a, i: a[i],
        lambda a, i: a.index_select(0, i),
        lambda a, i: a.index_fill(0, i, 1.0),
        lambda a, i: a.index_add(0, i, a[: i.numel()]),
        lambda a, i: a.scatter(0, i, 1.0),
        lambda a, i: a.take(i),
        lambda a, i: F.embedding(i, a[:, None]),
        lambda a, i: torch.index_put(a, (i,), torch.ones((), device=a.device)),
    ],
    ids=["gather", "index", "index_select", "index_fill", "index_add", "scatter", "take", "embedding", "index_put"],
)
def test_indices_out_of_range_in_debug_mode(device, function):
    torch.tpu.set_eager_mode("debug")
    same_error(function, torch.arange(3.0), torch.tensor([0, 3]))
    same_error(function, torch.arange(3.0), torch.tensor([-4]))
    a, i = to_device([torch.arange(3.0), torch.tensor([2])])
    function(a, i).cpu()


def test_mixed_devices(device):
    x, y = torch.ones(3, 3, device=device), torch.ones(3, 3)
    for function in (
        lambda: x + y,
        lambda: y + x,
        lambda: x @ y,
        lambda: torch.cat([x, y]),
        lambda: x.add_(y),
        lambda: y.add_(x),
        lambda: F.linear(x, y),
        lambda: torch.where(x > 0, x, y),
        lambda: torch.add(x, x, out=y),
        lambda: F.embedding(torch.zeros(2, dtype=torch.long), x),
        lambda: torch._foreach_add([x], [y]),
    ):
        error = error_of(function)
        assert isinstance(error, RuntimeError)
        assert "tpu" in str(error) and "cpu" in str(error), error
    same(x.copy_(y), y)
    same(x.masked_fill(x > 0, torch.tensor(2.0)), [[2.0] * 3] * 3)


def test_unsupported_dtypes_and_layouts(device):
    for function in (
        lambda: torch.empty(2, dtype=torch.quint8, device=device),
        lambda: torch.ones(2, 2).to_sparse().to(device),
        lambda: torch.ones(2, 2, device=device).to_sparse(),
    ):
        error = error_of(function)
        assert isinstance(error, (NotImplementedError, RuntimeError)), error


def test_missing_operator_is_named(device):
    error = error_of(lambda: torch.ops.aten._cdist_backward(*[torch.ones(2, 2, device=device)] * 3, 2.0, None))
    assert isinstance(error, (NotImplementedError, RuntimeError, TypeError))
    library = torch.library.Library("setu_test_errors", "DEF")
    library.define("nothing(Tensor x) -> Tensor")
    with pytest.raises(NotImplementedError, match="setu_test_errors::nothing"):
        torch.ops.setu_test_errors.nothing(torch.ones(1, device=device))


def test_an_asynchronous_error_names_its_operator(mode):
    """What only the execution finds is raised where the value is read."""
    x = torch.eye(3, device="tpu")
    x[2, 2] = -1
    with pytest.raises(torch.linalg.LinAlgError):
        torch.linalg.cholesky(x).cpu()
    same(torch.ones(2, device="tpu") + 1, [2.0, 2.0])


def test_huge_sizes(device):
    for function, kind in (
        (lambda: torch.empty(2**62, 2, device=device), RuntimeError),
        (lambda: torch.ones(2**45, device=device), torch.OutOfMemoryError),
        (lambda: torch.ones(2, device=device).expand(2**45, 2).clone(), torch.OutOfMemoryError),
    ):
        assert isinstance(error_of(function), kind), error_of(function)


# Installations


USE = "import torch; print(torch.ones(2, device='tpu').tolist())"


def last_line(done):
    assert done.returncode == 1, (done.returncode, done.stderr)
    return done.stderr.strip().splitlines()[-1]


def test_wrong_plugin_path():
    text = last_line(run_on_device(USE, check=False, TORCH_TPU_PLUGIN="/nowhere/plugin.so"))
    assert "/nowhere/plugin.so" in text


def test_file_that_is_no_plugin(tmp_path):
    file = tmp_path / "plugin.so"
    file.write_text("not a library")
    text = run_on_device(USE, check=False, TORCH_TPU_PLUGIN=str(file)).stderr
    assert str(file) in text and "Error: " in text
    library = run_on_device("import _ctypes; print(_ctypes.__file__)").stdout.split()[-1]  # a library, but no plugin
    assert "GetPjrtApi" in run_on_device(USE, check=False, TORCH_TPU_PLUGIN=library).stderr


def test_platform_without_a_plugin():
    text = last_line(run_on_device(USE, check=False, TORCH_TPU_PLATFORM="rocm"))
    assert "rocm" in text


def test_bad_environment_variable():
    text = last_line(run_on_device(USE, check=False, TORCH_TPU_DEVICE_COUNT="many"))
    assert "TORCH_TPU_DEVICE_COUNT" in text and "many" in text


def test_cpu_work_goes_on_without_a_plugin():
    run_on_device(
        """
        import torch
        x = torch.ones(3, requires_grad=True)
        (x * 2).sum().backward()
        try:
            torch.ones(1, device="tpu")
        except RuntimeError as error:
            assert "/nowhere.so" in str(error), error
        else:
            raise AssertionError("no error")
        assert (x.grad + 1).tolist() == [3, 3, 3]
        """,
        TORCH_TPU_PLUGIN="/nowhere.so",
    )
