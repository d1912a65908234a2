"""DataLoader: workers, pinned memory, and batches on their way to the device."""

from __future__ import annotations

import pytest
import torch
from device_support import run_on_device, same


class Squares(torch.utils.data.Dataset):
    def __len__(self):
        return 12

    def __getitem__(self, index):
        return torch.tensor([float(index), float(index**2)]), index


@pytest.mark.parametrize("pin_memory", [False, True])
@pytest.mark.parametrize("workers", [0, 2])
def test_batches(device, workers, pin_memory):
    torch.ones(1, device=device)
    loader = torch.utils.data.DataLoader(Squares(), batch_size=4, num_workers=workers, pin_memory=pin_memory)
    seen = []
    for x, index in loader:
        assert x.device.type == "cpu" and x.is_pinned() == pin_memory
        moved = x.to(device, non_blocking=True)
        same(moved[:, 1], (index**2).float(), strides=False)
        seen += index.tolist()
    assert seen == list(range(12))


def test_workers_that_touch_the_device_get_a_clear_error():
    run_on_device(
        """
        import torch

        class Bad(torch.utils.data.Dataset):
            def __len__(self): return 2
            def __getitem__(self, index): return torch.ones(1, device="tpu").cpu()

        torch.ones(1, device="tpu")
        try:
            list(torch.utils.data.DataLoader(Bad(), num_workers=1))
        except RuntimeError as error:
            assert "spawn" in str(error), error
        else:
            raise AssertionError("no error")
        """
    )


def test_persistent_workers_and_samplers(device):
    loader = torch.utils.data.DataLoader(
        Squares(), batch_size=5, shuffle=True, num_workers=1, persistent_workers=True, drop_last=True
    )
    for _ in range(2):
        assert len([x.to(device) for x, _ in loader]) == 2
