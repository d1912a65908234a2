"""More than one device in a process."""

from __future__ import annotations

import pytest
import torch
from device_support import error_of, run_on_device


def test_three_devices():
    run_on_device(
        """
        import torch
        from torch.testing import assert_close

        assert torch.tpu.device_count() == torch.accelerator.device_count() == 3
        tensors = [torch.arange(4.0, device=f"tpu:{i}") * (i + 1) for i in range(3)]
        assert [t.device.index for t in tensors] == [0, 1, 2]
        assert torch.tpu.memory_allocated(2) > 0

        # copies, also of views, other dtypes and strides
        moved = tensors[1].to("tpu:2")
        assert moved.device.index == 2
        assert_close(moved.cpu(), torch.arange(4.0) * 2)
        m = torch.arange(12.0, device="tpu:1").view(3, 4)
        assert_close(m.t()[1:].to("tpu:0").cpu(), torch.arange(12.0).view(3, 4).t()[1:])
        out = torch.zeros(4, 3, dtype=torch.int32, device="tpu:2")
        out.copy_(m.t())
        assert_close(out.cpu(), torch.arange(12).view(3, 4).t().int())
        row = torch.zeros(2, 4, device="tpu:0")
        row[1].copy_(tensors[2], non_blocking=True)
        assert_close(row.cpu()[1], torch.arange(4.0) * 3)

        # the current device
        assert torch.tpu.current_device() == 0
        torch.tpu.set_device(1)
        assert torch.ones(1, device="tpu").device.index == 1
        with torch.tpu.device(2):
            assert torch.empty(1, device="tpu").device.index == 2
            assert torch.rand(1, device="tpu").device.index == 2
        with torch.device("tpu:2"):
            assert torch.ones(1).device.index == 2
        assert torch.tpu.current_device() == 1
        with torch.accelerator.device_index(0):
            assert torch.ones(1, device="tpu").device.index == 0
        torch.tpu.set_device(0)
        try:
            torch.ones(1, device="tpu:3")
        except RuntimeError as error:
            assert "tpu:3" in str(error), error
        else:
            raise AssertionError("tpu:3 exists")

        # two devices in one call
        for call in (
            lambda: tensors[0] + tensors[1],
            lambda: torch.cat([tensors[0], tensors[1]]),
            lambda: tensors[0].add_(tensors[2]),
            lambda: torch.where(tensors[0] > 1, tensors[1], tensors[0]),
        ):
            try:
                call()
            except RuntimeError as error:
                assert "tpu:0" in str(error) and "same device" in str(error), error
            else:
                raise AssertionError("no error")

        # random numbers and gradients
        torch.manual_seed(0)
        numbers = [torch.rand(3, device=f"tpu:{i}").cpu() for i in range(3)]
        torch.manual_seed(0)
        assert all(torch.equal(torch.rand(3, device=f"tpu:{i}").cpu(), numbers[i]) for i in range(3))
        assert len(torch.tpu.get_rng_state_all()) == 3
        w = torch.ones(2, device="tpu:1", requires_grad=True)
        (w.to("tpu:2") * 3).sum().backward()
        assert w.grad.device.index == 1 and w.grad.tolist() == [3, 3]
        model = torch.nn.Linear(2, 2).to("tpu:1")
        model(torch.ones(1, 2, device="tpu:1")).sum().backward()
        assert model.weight.grad.device.index == 1

        # saving remembers the device
        import io
        stream = io.BytesIO()
        torch.save(tensors, stream)
        stream.seek(0)
        assert [t.device.index for t in torch.load(stream)] == [0, 1, 2]
        stream.seek(0)
        assert {t.device.index for t in torch.load(stream, map_location="tpu:1")} == {1}
        for i in range(3):
            torch.tpu.synchronize(i)
        """,
        TORCH_TPU_DEVICE_COUNT="3",
    )


def test_fused_mode_keeps_devices_apart():
    run_on_device(
        """
        import torch
        a, b = torch.ones(4, device="tpu:0"), torch.ones(4, device="tpu:1")
        for _ in range(3):
            a, b = a * 2, b * 3
        c = a.to("tpu:1") + b
        assert c.tolist() == [8 + 27] * 4
        """,
        TORCH_TPU_DEVICE_COUNT="2",
        TORCH_TPU_EAGER_MODE="fused",
    )


def test_a_device_that_does_not_exist(device):
    error = error_of(lambda: torch.ones(1, device="tpu:7"))
    assert isinstance(error, RuntimeError) and "tpu:7 does not exist" in str(error)
    with pytest.warns(UserWarning, match="tpu:7 does not exist"):
        torch.tpu.set_device(7)
    assert torch.tpu.current_device() == 0
