"""Training and evaluation of small models, against the CPU."""

from __future__ import annotations

import pytest
import torch
from device_support import same
from model_support import MODELS, build, train
from torch import nn


@pytest.mark.parametrize("name", MODELS)
def test_training_agrees(device, name):
    model, x, y = build(name)
    for one, other in zip(train(model, x, y, device), train(model, x, y, "cpu"), strict=True):
        torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["mlp", "cnn", "encoder"])
def test_training_in_mixed_precision_agrees(device, name):
    model, x, y = build(name)
    actual, expected = (train(model, x, y, place, autocast=torch.bfloat16) for place in (device, "cpu"))
    for one, other in zip(actual, expected, strict=True):
        assert one.dtype == other.dtype
        torch.testing.assert_close(one, other, rtol=5e-2, atol=3e-2)


def test_encoder_with_a_padding_mask(device):
    """Training, and the fast path that evaluation takes."""
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
    encoder = nn.TransformerEncoder(layer, 2)
    x, padding = torch.randn(3, 5, 8), torch.zeros(3, 5, dtype=torch.bool)
    padding[0, 3:] = padding[2, 4:] = True
    results = []
    for place in ("cpu", device):
        encoder.to(place).train()
        trained = encoder(x.to(place), src_key_padding_mask=padding.to(place))
        encoder.eval()
        with torch.no_grad():
            evaluated = encoder(x.to(place), src_key_padding_mask=padding.to(place))
        results.append([trained.detach().cpu()[~padding], evaluated.cpu()[~padding]])
    for one, other in zip(*results, strict=True):
        torch.testing.assert_close(other, one, rtol=1e-4, atol=1e-5)


def test_transformer_with_encoder_and_decoder(device):
    torch.manual_seed(0)
    model = nn.Transformer(8, 2, 1, 1, 16, dropout=0.0, batch_first=True).eval()
    source, target = torch.randn(2, 5, 8), torch.randn(2, 4, 8)
    mask = nn.Transformer.generate_square_subsequent_mask(4)
    expected = model(source, target, tgt_mask=mask)
    actual = model.to(device)(source.to(device), target.to(device), tgt_mask=mask.to(device))
    same(actual, expected, strides=False, rtol=1e-4, atol=1e-5)


def test_cache_updates_in_place(device):
    """A static key-value cache: index_copy_ and slices, position by position, with no new program after the first."""
    cache = torch.zeros(1, 2, 8, 4)
    on_device = cache.to(device)
    for position in range(8):
        new = torch.full((1, 2, 1, 4), float(position + 1))
        for c in (cache, on_device):
            c.index_copy_(2, torch.tensor([position], device=c.device), new.to(c.device))
    same(on_device, cache)
    misses = torch.tpu.counters()["call_misses"]
    for position in range(8):
        index = torch.tensor([position], device=device)
        on_device.index_copy_(2, index, torch.zeros(1, 2, 1, 4, device=device))
    assert torch.tpu.counters()["call_misses"] - misses <= 1
    same(on_device, torch.zeros(1, 2, 8, 4))


@pytest.mark.parametrize(
    "optimizer",
    [
        torch.optim.SGD,
        torch.optim.Adam,
        torch.optim.RMSprop,
        torch.optim.Adagrad,
        torch.optim.Adadelta,
        torch.optim.NAdam,
    ],
)
def test_optimizers(device, optimizer):
    model, x, y = build("mlp")
    for one, other in zip(
        train(model, x, y, device, steps=3, optimizer=optimizer),
        train(model, x, y, "cpu", steps=3, optimizer=optimizer),
        strict=True,
    ):
        torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5)


def test_packed_sequence(device):
    torch.manual_seed(0)
    rnn, x = nn.LSTM(3, 4), torch.randn(5, 2, 3)
    packed = nn.utils.rnn.pack_padded_sequence(x, [5, 3])
    expected, _ = nn.utils.rnn.pad_packed_sequence(rnn(packed)[0])
    actual, _ = nn.utils.rnn.pad_packed_sequence(rnn.to(device)(packed.to(device))[0])
    same(actual, expected, strides=False, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("options", [{"need_weights": False}, {}, {"average_attn_weights": False}], ids=str)
def test_attention_weights_that_nobody_needs_are_none(device, options):
    """The fast path of evaluation."""
    torch.manual_seed(0)
    attention = nn.MultiheadAttention(8, 2, batch_first=True).eval()
    x = torch.randn(2, 3, 8)
    with torch.no_grad():
        expected = attention(x, x, x, **options)
        moved = x.to(device)
        actual = attention.to(device)(moved, moved, moved, **options)
    torch.testing.assert_close(actual[0].cpu(), expected[0])
    if expected[1] is None:
        assert actual[1] is None
    else:
        torch.testing.assert_close(actual[1].cpu(), expected[1])
