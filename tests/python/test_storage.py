"""Storages: set_, resize_, .data, sharing, copying, pickling, torch.save and torch.load."""

from __future__ import annotations

import copy
import io
import pickle

import pytest
import safetensors.torch
import torch
from device_support import agree, same


def test_untyped_storage(device):
    x = torch.arange(6, dtype=torch.float32, device=device)
    storage = x.untyped_storage()
    assert storage.nbytes() == 24 and storage.device == torch.device("tpu", 0)
    assert storage.cpu().nbytes() == 24
    assert bytes(storage.cpu().tolist()) == bytes(torch.arange(6, dtype=torch.float32).untyped_storage().tolist())
    again = torch.empty(0, device=device).set_(storage)
    same(again, torch.arange(6.0))
    again.add_(1)
    same(x, torch.arange(1.0, 7.0))
    fresh = torch.UntypedStorage(16, device=device)
    same(torch.empty(0, device=device).set_(fresh).zero_(), [0.0] * 4)


def test_set(mode):
    def work(t):
        s = torch.empty(0, device=t.device)
        s.set_(t.untyped_storage(), 2, (2, 3), (1, 2))
        s.mul_(10)
        other = torch.empty(0, device=t.device).set_(t)
        other.add_(1)
        return [s, other, t]

    agree(work, torch.arange(12.0))
    x = torch.ones(3, device="tpu")
    x.set_()
    assert x.numel() == 0


def test_resize(mode):
    def work(t):
        t.resize_(2, 2)
        small = t.clone()
        t.resize_(6)
        kept = t[:4].clone()
        t[4:] = 0
        return [small, kept, t, t.resize_as_(torch.empty(3, 2, device=t.device))]

    agree(work, torch.arange(6.0))


def test_resize_storage(device):
    x = torch.arange(4.0, device=device)
    x.untyped_storage().resize_(0)
    assert x.untyped_storage().nbytes() == 0
    x.untyped_storage().resize_(16)
    x.copy_(torch.arange(4.0))
    same(x, torch.arange(4.0))


def test_data_swap(device):
    p = torch.nn.Parameter(torch.ones(3, device=device))
    view = p.detach()
    p.data = torch.zeros(2, 2, device=device)
    assert p.shape == (2, 2)
    same(view, [1.0] * 3)
    p.data = torch.full((4,), 3.0)
    assert p.device.type == "cpu" and p.is_leaf
    p.data = p.data.to(device)
    same(p.detach(), [3.0] * 4)
    (p * 2).sum().backward()
    same(p.grad, [2.0] * 4)


def test_module_to_keeps_parameters(device):
    """As with CUDA: parameters stay the same objects, so an optimizer made before the move still trains them."""
    model = torch.nn.Linear(3, 2)
    weight = model.weight
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model.to(device)
    assert model.weight is weight and weight.device.type == device
    before = weight.detach().cpu().clone()
    model(torch.ones(1, 3, device=device)).sum().backward()
    optimizer.step()
    same(weight, before - 0.1)
    model.cpu()
    assert model.weight is weight and weight.device.type == "cpu"
    torch.testing.assert_close(weight.detach(), before - 0.1)


def test_deepcopy_and_copy(device):
    x = torch.arange(6.0, device=device).view(2, 3)[:, 1:]
    deep, shallow = copy.deepcopy(x), copy.copy(x)
    x.add_(1)
    same(deep, torch.arange(6.0).view(2, 3)[:, 1:])
    same(shallow, torch.arange(6.0).view(2, 3)[:, 1:] + 1, strides=False)
    model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2)).to(device)
    twin = copy.deepcopy(model)
    with torch.no_grad():
        model[0].weight.add_(1)
    same(twin[0].weight + 1, model[0].weight.detach().cpu())


def test_pickle(device):
    shared = torch.arange(4.0, device=device)
    one, two = pickle.loads(pickle.dumps((shared, torch.nn.Parameter(shared))))
    assert one.device.type == device and isinstance(two, torch.nn.Parameter)
    same(one, torch.arange(4.0))
    same(two, torch.arange(4.0))
    assert pickle.loads(pickle.dumps(torch.device("tpu", 0))) == torch.device("tpu", 0)


@pytest.mark.parametrize("weights_only", [True, False])
def test_save_and_load(device, tmp_path, weights_only):
    base = torch.arange(12.0, device=device)
    content = {
        "base": base,
        "view": base.view(3, 4)[1:, ::2],
        "int": torch.tensor([1, 2], dtype=torch.int8, device=device),
    }
    torch.save(content, tmp_path / "x.pt")
    for place in (None, "cpu", device, "tpu:0", torch.device("tpu"), {"tpu:0": "cpu"}, lambda storage, _: storage):
        loaded = torch.load(tmp_path / "x.pt", map_location=place, weights_only=weights_only)
        where = "cpu" if place == "cpu" or isinstance(place, dict) or callable(place) else device
        for name, value in loaded.items():
            assert value.device.type == where, (name, place)
            torch.testing.assert_close(value.cpu(), content[name].cpu())
            assert value.stride() == content[name].stride()
        loaded["base"].add_(1)
        torch.testing.assert_close(loaded["view"].cpu(), content["view"].cpu() + 1)
    torch.save({"cpu": torch.ones(2)}, tmp_path / "cpu.pt")
    same(torch.load(tmp_path / "cpu.pt", map_location=device, weights_only=weights_only)["cpu"], [1.0, 1.0])


def test_state_dict_of_model_and_optimizer(device):
    def train(model, optimizer, steps):
        for _ in range(steps):
            optimizer.zero_grad()
            model(torch.ones(2, 4, device=device)).square().sum().backward()
            optimizer.step()

    def build():
        torch.manual_seed(1)
        model = torch.nn.Linear(4, 3).to(device)
        return model, torch.optim.AdamW(model.parameters(), lr=0.01)

    model, optimizer = build()
    train(model, optimizer, 3)
    stream = io.BytesIO()
    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, stream)
    train(model, optimizer, 2)
    for place in ("cpu", device):
        stream.seek(0)
        state = torch.load(stream, map_location=place)
        other, other_optimizer = build()
        other.load_state_dict(state["model"])
        other_optimizer.load_state_dict(state["optimizer"])
        assert other_optimizer.state[other.weight]["exp_avg"].device.type == device
        train(other, other_optimizer, 2)
        same(other.weight, model.weight.detach().cpu())


def test_storage_pointers_tell_sharing(device):
    x = torch.ones(4, device=device)
    y = torch.ones(4, device=device)
    assert x.data_ptr() == x.view(2, 2).data_ptr() != y.data_ptr()
    assert x[1:].data_ptr() - x.data_ptr() == 4
    assert x.is_set_to(x.view(4)) and not x.is_set_to(y)
    assert torch.empty(0, device=device).data_ptr() == 0 or torch.empty(0).data_ptr() == 0


def test_safetensors(device, tmp_path):
    values = {"x": torch.arange(3.0), "y": torch.ones(2, 3, dtype=torch.bfloat16)}
    path = tmp_path / "x.safetensors"
    safetensors.torch.save_file({name: value.to(device) for name, value in values.items()}, path)
    for name, value in safetensors.torch.load_file(path).items():
        same(value.to(device), values[name])
    # Its list of device names is closed: load on the CPU and move.
    with pytest.raises(Exception, match="device tpu is invalid"):
        safetensors.torch.load_file(path, device=device)


def test_numpy_and_lists(device):
    x = torch.tensor([[1, 2], [3, 4]], device=device)
    assert x.tolist() == [[1, 2], [3, 4]]
    assert x.cpu().numpy().sum() == 10
    with pytest.raises(TypeError, match="can't convert tpu:0 device type tensor to numpy"):
        x.numpy()
    assert torch.as_tensor([1, 2], device=device).device.type == device
