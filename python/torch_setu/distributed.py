"""The c10d backends "tpu_dist" and "tpu": the names exist, and creating one says that this version has none yet."""

from __future__ import annotations

from torch_setu import errors

NAMES = ("tpu_dist", "tpu")


def register() -> None:
    """Registers the names with torch.distributed; does nothing in a PyTorch built without it."""
    import torch

    if not torch.distributed.is_available():
        return
    backend = torch.distributed.Backend
    for name in NAMES:
        if name not in backend.backend_list:
            backend.register_backend(name, create_process_group, devices=["tpu"])


def create_process_group(*_arguments, **_options):
    """Raises NotImplementedError."""
    raise errors.not_in_this_version(
        "the distributed backend 'tpu_dist'", "use init_process_group(backend='gloo') with tensors on the CPU"
    )
