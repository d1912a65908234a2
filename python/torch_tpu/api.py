"""Re-exports of torch_setu's public device function."""

from torch_setu.compat import tpu_device as tpu_device
