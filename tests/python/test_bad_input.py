"""Odd input in every mode: PyTorch's exception where the CPU has one, the CPU's result where it has none, and a device
that goes on working. What only a value decides is checked in debug mode, as with an accelerator's assertions."""

from __future__ import annotations

import math
import threading

import pytest
import torch
from device_support import agree, error_of, run_on_device, same, same_error
from torch.nn import functional as F  # noqa: N812

NAN, INF = math.nan, math.inf


def of(x):
    """Options of a tensor that is made beside x."""
    return {"device": x.device}


REFUSED = {
    "size-negative": lambda x: torch.zeros(-3, **of(x)),
    "size-overflow": lambda x: torch.zeros(2**40, 2**40, **of(x)),
    "size-nan": lambda x: torch.zeros(NAN, **of(x)),
    "arange-nan": lambda x: torch.arange(0, NAN, 1, **of(x)),
    "arange-step": lambda x: torch.arange(0, 5, -1, **of(x)),
    "linspace-negative": lambda x: torch.linspace(0, 1, -1, **of(x)),
    "full-nan": lambda x: torch.full((2,), NAN, dtype=torch.int32, **of(x)),
    "full-range": lambda x: torch.full((2,), 300, dtype=torch.uint8, **of(x)),
    "full-complex": lambda x: torch.full((2,), 1j, dtype=torch.float64, **of(x)),
    "full-like-range": lambda x: torch.full_like(x.to(torch.int8), 1000),
    "new-full-range": lambda x: x.to(torch.int8).new_full((2,), 1000),
    "masked-fill-range": lambda x: x.to(torch.int8).masked_fill(x > 0, 1000),
    "pad-range": lambda x: F.pad(x.to(torch.int8), (1, 1), value=1000),
    "assign-complex": lambda x: x.__setitem__(0, 1j),
    "assign-none": lambda x: x.__setitem__(0, None),
    "randint-range": lambda x: torch.randint(0, 300, (3,), dtype=torch.uint8, **of(x)),
    "random-range": lambda x: x.to(torch.int8).random_(-200, 3),
    "random-half": lambda x: x.half().random_(0, 300000),
    "randperm": lambda x: torch.randperm(-1, **of(x)),
    "repeat": lambda x: x.repeat(-1),
    "repeats": lambda x: x.repeat_interleave(torch.tensor([1, -1, 2], **of(x))),
    "expand": lambda x: x[:1].expand(-2),
    "narrow": lambda x: x.narrow(0, 2, 2),
    "select": lambda x: x.select(0, 2**62),
    "slice-step": lambda x: x[::-1],
    "as-strided-offset": lambda x: x.as_strided((1,), (1,), -1),
    "conv-padding": lambda x: torch.conv1d(x.view(1, 1, 3), x.view(1, 1, 3), padding=-1),
    "conv-stride": lambda x: torch.conv1d(x.view(1, 1, 3), x.view(1, 1, 3), stride=0),
    "conv-output-padding": lambda x: F.conv_transpose1d(x.view(1, 1, 3), x.view(1, 1, 3), output_padding=2),
    "conv-output-padding-negative": lambda x: F.conv_transpose1d(
        x.view(1, 1, 3), x.view(1, 1, 3), stride=2, output_padding=-1
    ),
    "index-select-type": lambda x: x.index_select(0, torch.tensor([0.0], **of(x))),
    "index-add-type": lambda x: x.index_add(0, torch.tensor([0.0, 1.0, 0.0], **of(x)), x),
    "index-copy-type": lambda x: x.index_copy(0, torch.tensor([0, 2, 1], dtype=torch.int32, **of(x)), x),
    "index-fill-type": lambda x: x.index_fill(0, torch.tensor([0], dtype=torch.int32, **of(x)), 1.0),
    "index-reduce-type": lambda x: x.index_reduce(0, torch.tensor([0.0, 1.0, 0.0], **of(x)), x, "mean"),
    "put-type": lambda x: x.put(torch.tensor([0], dtype=torch.int16, **of(x)), x[:1]),
    "masked-select-type": lambda x: x.masked_select(torch.tensor([1, 0, 1], **of(x))),
    "masked-scatter-type": lambda x: x.masked_scatter(torch.tensor([1, 0, 1], dtype=torch.uint8, **of(x)), x),
    "index-type": lambda x: x[torch.tensor([0, 1], dtype=torch.int8, **of(x))],
    "index-put-type": lambda x: x.index_put((torch.tensor([0, 1], dtype=torch.int16, **of(x)),), x[:2]),
    "index-put-float": lambda x: x.index_put((torch.tensor([0.0, 1.0], **of(x)),), x[:2]),
    "multinomial-count": lambda x: torch.multinomial(x.exp(), 5),
    "multinomial-none": lambda x: torch.multinomial(x.exp(), 0),
    "pool-kernel": lambda x: F.max_pool1d(x.view(1, 1, 3), 0),
    "bincount-negative": lambda x: torch.bincount(torch.tensor([1, -1], **of(x))),
    "bincount-minlength": lambda x: torch.bincount(torch.tensor([1], **of(x)), minlength=-1),
    "histc-range": lambda x: torch.histc(x, min=0, max=INF),
    "set-offset": lambda x: torch.empty(0, **of(x)).set_(x.untyped_storage(), -1, (2,), (1,)),
    "out-dtype": lambda x: torch.add(x, 1, out=torch.empty(3, dtype=torch.int32, **of(x))),
    "out-expanded": lambda x: torch.add(x, 1, out=torch.zeros(1, **of(x)).expand(3)),
    "in-place-expanded": lambda x: x[:1].expand(3).add_(1),
    "overlapping-copy": lambda x: x[1:].copy_(x[:-1]),
    "view-dtype": lambda x: x.to(torch.uint8).view(torch.int32),
    "sum-in-int": lambda x: int(torch.full((), NAN, **of(x))),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(mode, name):
    x = torch.arange(3.0)
    same_error(REFUSED[name], x)
    on_device = x.to("tpu")
    error_of(REFUSED[name], on_device)
    same(on_device + 1, [1.0, 2.0, 3.0])


DEBUG_ONLY = {
    "masked-scatter": lambda x: x.masked_scatter(x >= 0, x[:1]),
    "cross-entropy": lambda x: F.cross_entropy(x.view(1, 3), torch.tensor([7], **of(x))),
}


@pytest.mark.parametrize("name", DEBUG_ONLY)
def test_values_are_refused_in_debug_mode(device, name):
    torch.tpu.set_eager_mode("debug")
    same_error(DEBUG_ONLY[name], torch.arange(3.0))


ACCEPTED = {
    "large-number": lambda x: x + 2**63,
    "large-number-product": lambda x: x * 2**63,
    "large-number-integer": lambda x: x.long() + 2**63,
    "large-number-filled": lambda x: x.clone().fill_(2**63),
    "large-number-compared": lambda x: x < 2**63,
    "large-number-value": lambda x: torch.addcmul(x, x, x, value=2**63),
    "zero-by-huge": lambda x: torch.zeros(0, 2**40, **of(x)).sum(1),
    "slice-huge": lambda x: x[-(2**63) : 2**63 - 1 : 2**62],
    "diagonal-huge": lambda x: torch.tril(x.expand(3, 3), 2**62),
    "roll-huge": lambda x: x.roll(2**62),
    "narrow-number": lambda x: x.to(torch.int8) * 1000,
    "equal-dtypes": lambda x: torch.equal(x, x.int()),
    "interpolate-nothing": lambda x: F.interpolate(x.new_zeros(0, 1, 2, 2), size=(3, 3), mode="bilinear"),
    "interpolate-nearest-nothing": lambda x: F.interpolate(x.new_zeros(0, 1, 2, 2), size=(3, 3)),
    "product-of-nothing": lambda x: x.new_zeros(3, 0) @ x.new_zeros(0, 4),
    "softmax-of-nothing": lambda x: x.new_zeros(0, 3).softmax(0),
    "norm-of-nothing": lambda x: F.layer_norm(x.new_zeros(3, 0), (0,)),
    "pad-nothing": lambda x: F.pad(x.new_zeros(0), (1, 1)),
    "nan-scale": lambda x: torch.nan_to_num(x / 0, nan=INF),
    "resize-shared": lambda x: resize_shared(x),
    "storage-grown": lambda x: grown(x),
    "deep-views": lambda x: deep_views(x),
}


def resize_shared(x):
    base = x.repeat(4)
    view, tail = base.view(3, 4), base[6:]
    base.resize_(20)
    base[12:] = 7
    return [view.clone(), tail.clone(), base]


def grown(x):
    y = x.clone()
    y.untyped_storage().resize_(40)
    longer = y.as_strided((10,), (1,))
    longer[3:] = 5
    return longer


def deep_views(x):
    base = x.repeat(8).view(2, 3, 4)
    view = base
    for i in range(100):
        view = view.transpose(i % 3, (i + 1) % 3).unsqueeze(0).squeeze(0)
    view.mul_(2).select(0, 1).fill_(5)
    return base


@pytest.mark.parametrize("name", ACCEPTED)
def test_accepted(mode, name):
    agree(ACCEPTED[name], torch.arange(3.0), strides=False)


def test_sizes_are_named(device):
    error = error_of(lambda: torch.empty(2**62, 2, dtype=torch.int8, device=device))
    assert isinstance(error, torch.OutOfMemoryError) and "4611686018427387904, 2" in str(error), error


@pytest.mark.parametrize("dtype", [torch.complex32, torch.float8_e8m0fnu, torch.int4, torch.bits8])
def test_a_dtype_that_no_device_has_is_named(mode, dtype):
    for make in (
        lambda: torch.empty(2, dtype=dtype, device="tpu"),
        lambda: torch.zeros(2, dtype=dtype, device="tpu"),
        lambda: torch.ones(2, device="tpu").to(dtype),
    ):
        error = error_of(make)
        assert isinstance(error, NotImplementedError), error
        assert "on device tpu" in str(error) and '"dtype"' not in str(error), error
    same(torch.ones(2, device="tpu") + 1, [2.0, 2.0])


@pytest.mark.parametrize(
    "dtype", [torch.float8_e4m3fn, torch.float8_e5m2, torch.uint16, torch.uint32, torch.uint64], ids=str
)
def test_narrow_dtypes_move_convert_and_index(mode, dtype):
    def work(x):
        y = x.to(dtype)
        return [y.float(), torch.cat([y, y]).float(), y[[0, 2]].float(), y.view(1, 3).t().clone().float(), y == y]

    agree(work, torch.arange(3.0), strides=False)


def test_interrupted_compilation():
    """KeyboardInterrupt while programs compile leaves the device usable."""
    run_on_device(
        """
        import os, signal, threading, time, torch

        x = torch.randn(24, 24, device="tpu")
        x.cpu()
        hits = 0
        for n in range(3):
            timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT))
            timer.start()
            try:
                y = x
                for i in range(20):
                    y = torch.linalg.qr(y[:, : 10 + n])[0] @ torch.ones(10 + n, 24, device="tpu") + n
                y.cpu()
                for _ in range(200):  # the timer may be late
                    time.sleep(0.01)
            except KeyboardInterrupt:
                hits += 1
            timer.join()
        assert hits, hits  # Python drops an interrupt that arrives in a finalizer
        assert (torch.ones(3, device="tpu") + 1).tolist() == [2, 2, 2]
        """
    )


def test_synchronising_while_another_thread_goes_on(device):
    stop = threading.Event()

    def work():
        x = torch.ones(50, 50, device=device)
        while not stop.is_set():
            x = x @ x * 0.01

    threads = [threading.Thread(target=work, daemon=True) for _ in range(2)]
    for thread in threads:
        thread.start()
    done = threading.Thread(target=torch.tpu.synchronize, daemon=True)
    done.start()
    done.join(60)
    ended = not done.is_alive()
    stop.set()
    for thread in threads:
        thread.join(60)
    assert ended


def test_errors_in_workers_and_hooks_leave_the_device(device):
    class Broken(torch.utils.data.Dataset):
        def __len__(self):
            return 4

        def __getitem__(self, index):
            if index == 2:
                raise KeyError("no such sample")
            return torch.ones(2)

    x = torch.ones(2, device=device, requires_grad=True)
    with pytest.raises(KeyError, match="no such sample"):
        for batch in torch.utils.data.DataLoader(Broken(), num_workers=1):
            batch.to(device)
    y = x * 2
    y.register_hook(lambda gradient: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        y.sum().backward()
    (x * 3).sum().backward()
    same(x.grad, [3.0, 3.0])
