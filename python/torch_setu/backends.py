"""``torch.backends.tpu``, which exists only once a plugin has loaded: libraries take the name as a sign of a real device."""

from __future__ import annotations

import sys
import types

from torch_setu import _bridge

NAME = "torch.backends.tpu"


class _Backends(types.ModuleType):
    """Facts of the loaded plugin."""

    @staticmethod
    def is_built() -> bool:
        return True

    @staticmethod
    def is_available() -> bool:
        from torch_setu import device

        return device.is_available()

    @staticmethod
    def plugin_info() -> dict:
        """The loaded plugin: path, api_major, api_minor, platform_version, attributes."""
        return _bridge.plugin_info()


def register() -> None:
    """Creates the module; called when the plugin has loaded."""
    import torch

    if NAME not in sys.modules:
        module = _Backends(NAME, _Backends.__doc__)
        sys.modules[NAME] = module
        torch.backends.tpu = module
