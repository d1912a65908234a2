"""Re-exports of the compile backend."""

from torch_setu.compat import TpuBackend as TpuBackend
