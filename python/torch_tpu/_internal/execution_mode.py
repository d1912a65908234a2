"""Re-exports of the eager modes; ``eager_mode`` and ``enable_cpu_fallback`` can be assigned."""

from torch_setu.compat import EagerMode as EagerMode
from torch_setu.compat import get_eager_mode as get_eager_mode
from torch_setu.compat import make_execution_mode as _make_execution_mode
from torch_setu.compat import set_eager_mode as set_eager_mode

_make_execution_mode(__name__)
