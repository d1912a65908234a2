"""Re-exports of what is known about the machine."""

from torch_setu.compat import detect_tpu_devices as detect_tpu_devices
from torch_setu.compat import get_hbm_bytes_per_device as get_hbm_bytes_per_device
from torch_setu.compat import get_tpu_device_count as get_tpu_device_count
from torch_setu.compat import get_tpu_device_name as get_tpu_device_name
