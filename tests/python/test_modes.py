"""The three eager modes give equal results and equal errors."""

from __future__ import annotations

import pytest
import torch
from device_support import counted, error_of, same
from model_support import build, train


@pytest.mark.parametrize("name", ["mlp", "cnn", "encoder", "lstm"])
def test_training_is_equal_in_every_mode(device, name):
    model, x, y = build(name)
    results = {}
    for eager_mode in ("strict", "debug", "fused"):
        with torch.tpu.eager_mode(eager_mode):
            results[eager_mode] = train(model, x, y, device)
    for one, other in zip(results["strict"], results["debug"], strict=True):
        assert torch.equal(one, other)
    for one, other in zip(results["strict"], results["fused"], strict=True):
        torch.testing.assert_close(other, one, rtol=1e-4, atol=1e-6)


def test_errors_are_equal_in_every_mode(device):
    x = torch.ones(3, 4, device=device)
    for call in (
        lambda: x @ x,
        lambda: x.view(5),
        lambda: x + torch.ones(2, 4, device=device),
        lambda: torch.cat([x, x.int()[:, :2]]),
        lambda: x[5],
    ):
        texts = set()
        for eager_mode in ("strict", "debug", "fused"):
            with torch.tpu.eager_mode(eager_mode):
                error = error_of(call)
                texts.add((type(error), str(error).splitlines()[0]))
        assert len(texts) == 1, texts


def test_fused_mode_runs_a_step_as_one_program(device):
    torch.tpu.set_eager_mode("fused")
    x = torch.ones(8, 8, device=device)

    def step():
        y = x
        for _ in range(10):
            y = torch.tanh(y + 1) * 0.5
        return y.sum().item()

    first = [step() for _ in range(2)][1]  # the first step's program also makes x
    with counted() as count:
        assert step() == first
    assert count.flushed_regions == count.executions == 1
    assert count.recorded_calls > 30 and count.compiles == 0 and count.call_misses == 0


@pytest.mark.parametrize(("width", "regions"), [(16, 3), (4096, 2)])
def test_the_forward_pass_runs_during_the_backward_pass_if_it_keeps_little(device, width, regions):
    torch.tpu.set_eager_mode("fused")
    torch.manual_seed(0)
    layers = [torch.nn.Linear(width, 8), torch.nn.Tanh(), torch.nn.Linear(8, width), torch.nn.Tanh()]
    model = torch.nn.Sequential(*layers).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    x = torch.ones(512, width, device=device)

    def step():
        loss = model(x).square().mean() + model(x).abs().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        torch.tpu.synchronize()

    step()
    step()
    with counted() as count:
        step()
    assert count.flushed_regions == count.executions == regions and count.compiles == 0


def test_debug_mode_waits_after_each_operator(device):
    torch.tpu.set_eager_mode("debug")
    x = torch.ones(8, device=device)
    with counted() as count:
        x = x + 1
        x = x * 2
    assert count.executions == 2
    same(x, [4.0] * 8)


def test_modes_change_in_the_middle(device):
    x = torch.ones(4, device=device)
    torch.tpu.set_eager_mode("fused")
    x = x + 1
    v = x[1:]
    v.mul_(2)
    torch.tpu.set_eager_mode("strict")
    v.add_(1)
    torch.tpu.set_eager_mode("fused")
    x.sub_(0.5)
    with torch.tpu.eager_mode("debug"):
        same(x, [1.5, 4.5, 4.5, 4.5])
    assert torch.tpu.get_eager_mode() == "fused"


def test_unknown_mode_and_precision(device):
    with pytest.raises(ValueError, match="debug, strict, fused"):
        torch.tpu.set_eager_mode("lazy")
    with pytest.raises(ValueError, match="precision"):
        torch.tpu.set_precision("low")


def test_precision(device):
    assert torch.tpu.get_precision() is torch.tpu.Precision.HIGHEST
    x = torch.rand(4, 4, device=device)
    with torch.tpu.precision("default"):
        assert torch.tpu.get_precision() is torch.tpu.Precision.DEFAULT
        _ = x @ x
    same(x @ x, x.cpu() @ x.cpu())
    assert torch.tpu.get_precision() is torch.tpu.Precision.HIGHEST
