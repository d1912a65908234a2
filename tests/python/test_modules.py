"""PyTorch's module database: every torch.nn module, forward and backward, against PyTorch on the CPU."""

from __future__ import annotations

import copy
import itertools
from typing import Any

import pytest
import torch
from device_support import DEVICE
from torch.testing._internal.common_modules import ModuleInfo, ModuleInput, module_db
from torch.utils import _pytree as pytree

INPUTS = 3  # inputs of a module that are tried in each mode, evenly spaced over the database's

# Why a module cannot pass; an unexpected pass fails too.
EXPECTED_FAILURES: dict[str, str] = {}


def spread(items: list[Any], count: int) -> list[Any]:
    return items if len(items) <= count else [items[i * len(items) // count] for i in range(count)]


def on_device(value: Any) -> Any:
    """A copy on the device. A tensor that is given twice (query, key and value) stays one tensor."""
    seen: dict[int, torch.Tensor] = {}

    def move(item: Any) -> Any:
        if not isinstance(item, torch.Tensor):
            return item
        if id(item) not in seen:
            moved = item.detach().to(DEVICE)
            seen[id(item)] = moved.requires_grad_() if item.requires_grad else moved
        return seen[id(item)]

    return pytree.tree_map(move, value)


def tensors(value: Any) -> list[torch.Tensor]:
    return [leaf for leaf in pytree.tree_leaves(value) if isinstance(leaf, torch.Tensor)]


def outputs_and_gradients(module: torch.nn.Module, args: tuple, kwargs: dict) -> tuple[list, list]:
    outputs = tensors(module(*args, **kwargs))
    wanted = {id(leaf): leaf for leaf in [*tensors((args, kwargs)), *module.parameters()] if leaf.requires_grad}
    loss = 0
    for output in outputs:
        if output.requires_grad:
            weights = torch.linspace(0.5, 1.5, max(output.numel(), 1))[: output.numel()].reshape(output.shape)
            loss = loss + (output * weights.to(output.device)).sum()
    if not isinstance(loss, torch.Tensor) or not wanted:
        return outputs, []
    return outputs, list(torch.autograd.grad(loss, list(wanted.values()), allow_unused=True))


def in_double(value: Any) -> Any:
    """A copy with float64 in place of float32."""

    def widen(item: Any) -> Any:
        if not isinstance(item, torch.Tensor) or item.dtype != torch.float32:
            return item
        return item.detach().double().requires_grad_(item.requires_grad)

    return pytree.tree_map(widen, value)


def distance(one: torch.Tensor, exact: torch.Tensor) -> float:
    return (one.detach().cpu().double() - exact.detach()).abs().max().item()


def check(info: ModuleInfo, given: ModuleInput, training: bool) -> None:
    torch.manual_seed(0)
    module = info.module_cls(*given.constructor_input.args, **given.constructor_input.kwargs).float().train(training)
    args, kwargs = given.forward_input.args, given.forward_input.kwargs
    reference, device_module = copy.deepcopy(module), copy.deepcopy(module).to(DEVICE)
    again, in_double_module = copy.deepcopy(module), copy.deepcopy(module).double()
    device_args, device_kwargs = on_device((args, kwargs))

    torch.manual_seed(1)
    expected, expected_gradients = outputs_and_gradients(reference, args, kwargs)
    torch.manual_seed(2)
    with torch.no_grad():
        repeated = tensors(again(*args, **kwargs))
    random = not all(torch.equal(a, b) for a, b in zip(repeated, expected, strict=True))
    actual, gradients = outputs_and_gradients(device_module, device_args, device_kwargs)
    exact: list = []  # in double precision, when it is asked for
    results = [*expected, *expected_gradients]

    for i, (one, other) in enumerate(zip([*actual, *gradients], results, strict=True)):
        if other is None:
            assert one is None
            continue
        assert one.device.type == DEVICE
        assert one.shape == other.shape and one.dtype == other.dtype
        if random:
            continue
        try:
            torch.testing.assert_close(one.detach().cpu(), other.detach(), equal_nan=True)
        except AssertionError:
            # Long sums in float32: the CPU is itself further off than the tolerance, and double precision judges.
            if not exact:
                double_args, double_kwargs = in_double((args, kwargs))
                torch.manual_seed(1)
                exact = list(itertools.chain(*outputs_and_gradients(in_double_module, double_args, double_kwargs)))
            if not other.is_floating_point() or not distance(one, exact[i]) <= 2 * distance(other, exact[i]):
                raise
    # Buffers that the forward pass updates, such as running statistics.
    for (name, one), other in zip(device_module.named_buffers(), reference.buffers(), strict=True):
        if not random:
            torch.testing.assert_close(one.cpu(), other, msg=lambda text, name=name: f"buffer {name}: {text}")


# Lazy modules become others of the database at their first call.
CASES = [
    pytest.param(info, training, id=f"{info.name}-{'train' if training else 'eval'}")
    for info in module_db
    if not info.is_lazy
    for training in ([True, False] if info.train_and_eval_differ else [True])
]


@pytest.mark.parametrize(("info", "training"), CASES)
def test_module(info: ModuleInfo, training: bool, device: str) -> None:
    reason = EXPECTED_FAILURES.get(info.name)
    torch.manual_seed(0)
    inputs = info.module_inputs_func(info, device="cpu", dtype=torch.float32, requires_grad=True, training=training)
    inputs = [given for given in inputs if given.forward_input is not None]
    try:
        for given in spread(inputs, INPUTS):
            check(info, given, training)
    except Exception:
        if reason is None:
            raise
        pytest.xfail(reason)
    assert reason is None, f"passes now: remove it from EXPECTED_FAILURES ({reason})"
