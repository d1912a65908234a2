"""PyTorch's optimizer database: plain, foreach and fused steps give the CPU's parameters and states."""

from __future__ import annotations

import copy
from typing import Any

import pytest
import torch
from device_support import DEVICE
from torch.testing._internal.common_optimizers import OptimizerInfo, optim_db

STEPS = 3

# Why a case cannot pass; an unexpected pass fails too. Key: optimizer, or optimizer/implementation.
EXPECTED_FAILURES: dict[str, str] = {
    "SparseAdam": "its gradients are sparse tensors, which the device does not have",
}

# Quasi-Newton steps amplify rounding (the CPU's float32 and float64 part after a few): one short step is compared, and
# not its history of differences.
STATE_NOT_COMPARED = {"LBFGS"}

CASES = [
    pytest.param(info, kind, id=f"{info.name}-{kind}")
    for info in optim_db
    for kind in ("plain", *(k for k in ("foreach", "fused") if k in info.supported_impls))
]


def model() -> torch.nn.Module:
    torch.manual_seed(0)
    return torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Tanh(), torch.nn.Linear(4, 2))


def options(info: OptimizerInfo, kind: str) -> list[dict[str, Any]]:
    """The database's settings of the optimizer, with the implementation that is asked for."""
    found = []
    for given in info.optim_inputs_func(device=DEVICE):
        kwargs = copy.deepcopy(given.kwargs)
        for name in ("foreach", "fused"):
            if name in info.supported_impls:
                kwargs[name] = name == kind
        found.append(kwargs)
    return found


def parameters_for(info: OptimizerInfo, module: torch.nn.Module) -> list[torch.Tensor]:
    # Muon is for matrices only.
    return [p for p in module.parameters() if info.name != "Muon" or p.dim() == 2]


def run(info: OptimizerInfo, kwargs: dict[str, Any], device: str) -> tuple[list[torch.Tensor], list[Any]]:
    module = model().to(device)
    kwargs = {k: v.to(device) if isinstance(v, torch.Tensor) and v.dim() else v for k, v in kwargs.items()}
    steps = STEPS
    if info.name in STATE_NOT_COMPARED:
        steps, kwargs["max_iter"] = 1, 2
    optimizer = info.optim_cls(parameters_for(info, module), **kwargs)
    generator = torch.Generator().manual_seed(1)
    data = torch.randn(5, 3, generator=generator).to(device)
    target = torch.randn(5, 2, generator=generator).to(device)

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = ((module(data) - target) ** 2).mean()
        loss.backward()
        return loss

    for _ in range(steps):
        if info.step_requires_closure:
            optimizer.step(closure)
        else:
            closure()
            optimizer.step()
    state = [optimizer.state[p] for p in parameters_for(info, module)]
    return [p.detach().cpu() for p in module.parameters()], state


@pytest.mark.parametrize(("info", "kind"), CASES)
def test_optimizer(info: OptimizerInfo, kind: str, device: str) -> None:
    reason = EXPECTED_FAILURES.get(info.name) or EXPECTED_FAILURES.get(f"{info.name}/{kind}")
    try:
        for kwargs in options(info, kind):
            reference = {k: v for k, v in kwargs.items() if k not in ("foreach", "fused", "capturable")}
            expected, expected_state = run(info, reference, "cpu")
            actual, state = run(info, kwargs, device)
            loose = {"rtol": 1e-4, "atol": 1e-4} if info.name in STATE_NOT_COMPARED else {}
            torch.testing.assert_close(actual, expected, msg=lambda text, kwargs=kwargs: f"{kwargs}: {text}", **loose)
            for one, other in zip(state, expected_state, strict=True):
                if info.name in STATE_NOT_COMPARED:
                    continue
                for name, value in other.items():
                    if isinstance(value, torch.Tensor):
                        torch.testing.assert_close(one[name].cpu(), value)
    except Exception:
        if reason is None:
            raise
        pytest.xfail(reason)
    assert reason is None, f"passes now: remove it from EXPECTED_FAILURES ({reason})"


@pytest.mark.parametrize(("info", "kind"), CASES)
def test_changing_the_learning_rate_compiles_nothing(info: OptimizerInfo, kind: str, device: str) -> None:
    if info.name in EXPECTED_FAILURES or info.step_requires_closure:
        pytest.skip("the step is not a fixed sequence of operators")
    kwargs = {k: k == kind for k in ("foreach", "fused") if k in info.supported_impls}
    module = model().to(device)
    optimizer = info.optim_cls(parameters_for(info, module), **kwargs)

    def step() -> None:
        for p in module.parameters():
            p.grad = torch.ones_like(p)
        optimizer.step()

    for _ in range(3):
        step()
    torch.tpu.synchronize()
    before = torch.tpu.counters()["compiles"]
    for factor in (0.5, 0.25):
        for group in optimizer.param_groups:
            group["lr"] = float(group["lr"]) * factor
        step()
    torch.tpu.synchronize()
    assert torch.tpu.counters()["compiles"] == before
