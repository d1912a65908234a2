"""Re-exports of synchronisation."""

from torch_setu.compat import synchronize as synchronize
