"""Printing a tensor copies it to the host once and compiles nothing."""

from __future__ import annotations

import pytest
import torch
from device_support import counted


@pytest.mark.parametrize(
    "value",
    [
        torch.tensor([[1.5, -2.0, float("nan")], [1e-9, float("inf"), 3.0]]),
        torch.arange(5000).view(50, 100),
        torch.tensor(3, dtype=torch.int8),
        torch.tensor([True, False]),
        torch.tensor([1 + 2j, 3.5j]),
        torch.empty(0, 3),
        torch.ones(3).bfloat16(),
    ],
    ids=["float", "summarised", "scalar", "bool", "complex", "empty", "bfloat16"],
)
def test_repr_is_the_cpus(device, value):
    x = value.to(device)
    with counted() as count:
        text = repr(x)
    assert (count.executions, count.compiles, count.program_disk_hits) == (0, 0, 0)
    assert count.host_reads <= 1
    expected = repr(value)
    assert "device='tpu:0'" in text
    assert "".join(text.replace("device='tpu:0'", "").split()).replace(",)", ")").replace(",,", ",") == "".join(
        expected.split()
    )


def test_views_parameters_and_gradients_print(device):
    x = torch.arange(12.0, device=device).view(3, 4)
    assert "[ 0.,  4.,  8.]" in repr(x.t())
    assert repr(torch.nn.Parameter(x)).startswith("Parameter containing:")
    assert "grad_fn=<MulBackward0>" in repr(x.requires_grad_() * 2)
    assert f"{x[0, 1]:.2f}" == "1.00" and "tpu:0" in f"{x}"
    assert "-2.j" in repr(torch.tensor([1 + 2j], device=device).conj())
