"""Eager work does not import Dynamo, and what Dynamo must not trace stays disabled once it is there."""

from __future__ import annotations

from device_support import run_on_device


def test_operators_do_not_import_dynamo() -> None:
    done = run_on_device(
        """
        import sys, torch
        x = torch.ones(4, 4, device="tpu")
        (x + 1).relu(); torch.where(x > 0, x, x * 2); torch.nn.functional.gelu(x); x.softmax(-1); x.pow(2).sum()
        print("torch._dynamo" in sys.modules)
        """
    )
    assert done.stdout.split()[-1] == "False"


def test_references_stay_disabled_under_dynamo() -> None:
    done = run_on_device(
        """
        import torch
        x = torch.ones(4, 4, device="tpu")
        x + 1
        import torch._dynamo
        from torch._refs import add
        print(torch.compile(lambda a: add(a, 1), backend="eager")(torch.ones(2)).tolist(), (x + 2).sum().item())
        """
    )
    assert done.stdout.strip().endswith("[2.0, 2.0] 48.0")
