"""A stand-in for the extension ``torch_setu._bridge``, in Python, so that the package is tested without it.

``install()`` puts it in place; call it before anything imports torch_setu.device. It records what it is told and pretends
to have ``kind`` devices. Tensors on the device do not work.
"""

from __future__ import annotations

import os
import sys
import types

MIB = 2**20


def install(kind: str = "cpu", platform: str = "cpu", limit: int = 0) -> types.ModuleType:
    """Creates the module and registers PyTorch's Python hooks for PrivateUse1."""
    import torch

    class Hooks(torch._C._acc.PrivateUse1Hooks):
        def is_available(self):
            return bridge.declared[0]

        def has_primary_context(self, _index):
            return bridge.is_started()

        def is_built(self):
            return True

    class Guard(torch._C._acc.DeviceGuard):
        def type_(self):
            return torch._C._autograd.DeviceType.PrivateUse1

    bridge = types.ModuleType("torch_setu._bridge")
    state = {"started": False, "device": 0, "mode": "strict", "precision": None, "count": 1}
    generators: dict[int, torch.Generator] = {}
    bridge.state, bridge.calls, bridge.declared = state, [], (False, 0)
    bridge.configured = bridge.lazy_configure = None
    bridge.hooks, bridge.guard = Hooks(), Guard()
    torch._C._acc.register_python_privateuseone_hook(bridge.hooks)
    torch._C._acc.register_python_privateuseone_device_guard(bridge.guard)

    def configure(**arguments):
        assert not state["started"]
        bridge.configured = arguments
        state["count"] = arguments["device_count"]

    def start():
        if not state["started"]:
            if bridge.configured is None:
                bridge.lazy_configure()
            state["started"] = True
            state["pid"] = os.getpid()

    def declare(available, count):
        bridge.declared = (available, count)

    def default_generator(index):
        return generators.setdefault(index, torch.Generator())

    def memory(_index):
        return {
            "allocated": 3 * MIB,
            "peak": 5 * MIB,
            "reserved": 4 * MIB,
            "peak_reserved": 6 * MIB,
            "limit": limit or -1,
            "count": 3,
            "peak_count": 6,
            "total_allocated": 9 * MIB,
            "num_allocs": 7,
            "num_frees": 4,
            "num_ooms": 1,
        }

    functions = {
        "abi": lambda: torch.__version__,
        "configure": configure,
        "start": start,
        "declare": declare,
        "is_started": lambda: state["started"],
        "device_count": lambda: state["count"],
        "device_kind": lambda _index: kind,
        "platform": lambda: platform,
        "plugin_info": lambda: {"path": "plugin.so", "api_major": 0, "api_minor": 81, "attributes": {}},
        "current_device": lambda: state["device"],
        "set_device": lambda index: state.update(device=index),
        "synchronize": lambda index=-1: bridge.calls.append(("synchronize", index)),
        "memory": memory,
        "reset_peak_memory": lambda index: bridge.calls.append(("reset_peak_memory", index)),
        "empty_cache": lambda: bridge.calls.append(("empty_cache",)),
        "counters": lambda: {"compiles": 2, "program_memory_hits": 5, "program_disk_hits": 1, "executions": 8},
        "reset_counters": lambda: bridge.calls.append(("reset_counters",)),
        "recompiles": lambda: [
            {"op": "add", "reason": "shape", "location": "model.py:3"},
            {"op": "mul", "reason": "new"},
        ],
        "set_mode": lambda mode: state.update(mode=mode),
        "get_mode": lambda: state["mode"],
        "set_precision": lambda precision: state.update(precision=precision),
        "get_precision": lambda: state["precision"],
        "in_bad_fork": lambda: state["started"] and state["pid"] != os.getpid(),
        "set_lazy_configure": lambda function: setattr(bridge, "lazy_configure", function),
        "shutdown": lambda: None,
        "default_generator": default_generator,
        "rows": lambda: ["add.Tensor"],
    }
    for name, function in functions.items():
        setattr(bridge, name, function)
    sys.modules[bridge.__name__] = bridge
    return bridge
