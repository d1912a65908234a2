"""Re-exports of torch_setu's loader."""

from torch_setu.compat import init_device as _init_device  # noqa: F401
from torch_setu.compat import load as load
from torch_setu.compat import loader_attribute as __getattr__  # noqa: F401
