"""Eager work imports neither Dynamo nor sympy, and both are themselves as soon as something needs them."""

from __future__ import annotations

from device_support import run_on_device


def test_a_training_step_imports_neither() -> None:
    done = run_on_device(
        """
        import sys, torch
        model = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).to("tpu")
        optimizer = torch.optim.Adam(model.parameters())
        x = torch.ones(2, 4, 8, device="tpu")
        (model(x) + torch.where(x > 0, x, x * 2).pow(2)).sum().backward()
        optimizer.step()
        print("torch._dynamo.eval_frame" in sys.modules, "sympy.core" in sys.modules)
        """
    )
    assert done.stdout.split()[-2:] == ["False", "False"]


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


def test_a_compiled_optimizer_breaks_its_graph() -> None:
    done = run_on_device(
        """
        import torch
        torch.ones(1, device="tpu") + 1
        w = torch.nn.Parameter(torch.ones(2))
        optimizer = torch.optim.SGD([w], lr=0.5)

        def step():
            (w * w).sum().backward()
            optimizer.step()

        torch.compile(step, backend="eager")()
        print(torch._dynamo.utils.counters["frames"]["ok"] > 0, torch._dynamo.__spec__.name, w.tolist())
        """
    )
    assert done.stdout.strip().endswith("True torch._dynamo [0.0, 0.0]")


def test_what_is_asked_of_a_late_module_comes_from_the_real_one() -> None:
    done = run_on_device(
        """
        import importlib.util, sys, torch
        torch.ones(1, device="tpu") + 1
        import sympy
        late = sympy
        print(importlib.util.find_spec("sympy").name, "sympy.core" in sys.modules)
        x = late.Symbol("x")
        from sympy import Basic
        import sympy.core
        print(isinstance(x, Basic), isinstance(x, late.Basic), late.core is sympy.core, "Symbol" in dir(late))
        late.answer_of_the_test = 42
        print(sys.modules["sympy"].answer_of_the_test, sys.modules["sympy"] is late)
        from torch.fx.experimental.symbolic_shapes import ShapeEnv
        print((torch.ones(2, device="tpu") * 2).tolist(), ShapeEnv.__name__)
        """
    )
    assert done.stdout.split("\n")[-5:-1] == [
        "sympy False",
        "True True True True",
        "42 False",
        "[2.0, 2.0] ShapeEnv",
    ]


def test_checks_still_raise() -> None:
    done = run_on_device(
        """
        import torch
        torch.ones(1, device="tpu") + 1
        for wrong in (False, 1):
            try:
                torch._check(wrong, lambda: "said by the test")
            except (RuntimeError, TypeError) as error:
                print(type(error).__name__, error)
        """
    )
    assert "RuntimeError said by the test" in done.stdout and "TypeError cond must be a bool" in done.stdout


def test_looking_through_all_modules_loads_none() -> None:
    done = run_on_device(
        """
        import inspect, sys, unittest, torch
        torch.ones(1, device="tpu") + 1
        inspect.getmodule(inspect.currentframe())
        class Case(unittest.TestCase):
            def runTest(self):
                with self.assertWarns(UserWarning):
                    import warnings
                    warnings.warn("said by the test")
        print(unittest.TextTestRunner().run(Case()).wasSuccessful())
        print("torch._dynamo.eval_frame" in sys.modules, "sympy.core" in sys.modules)
        import torch.testing
        torch.testing.assert_close((torch.ones(2, device="tpu") + 1).cpu(), torch.full((2,), 2.0))
        """
    )
    assert done.stdout.split()[-3:] == ["True", "False", "False"]
