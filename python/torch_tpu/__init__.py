"""The import package that the ecosystem knows; everything is torch_setu's. Importing it registers device "tpu"."""

from torch_setu import __version__ as __version__
from torch_setu import compat as _compat  # noqa: F401
