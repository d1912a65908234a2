"""Small models, one of each kind, and a training run of any of them on any device."""

from __future__ import annotations

import copy
from collections.abc import Callable

import torch
from torch import nn
from torch.nn import functional as F  # noqa: N812


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.grouped = nn.Conv2d(4, 8, 3, padding=1, groups=2)
        self.dilated = nn.Conv2d(8, 8, 3, padding=2, dilation=2, bias=False)
        self.norm = nn.BatchNorm2d(8)
        self.up = nn.ConvTranspose2d(8, 4, 3, stride=2, padding=1, output_padding=1)
        self.head = nn.Linear(4, 3)

    def forward(self, x):
        h = F.relu(self.norm(self.dilated(F.relu(self.grouped(x)))))
        h = F.max_pool2d(h, 2)
        h = F.adaptive_avg_pool2d(F.leaky_relu(self.up(h)), 2)
        return self.head(h.mean((2, 3)))


class Volume(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv3d(2, 4, 3, padding=1)
        self.norm = nn.GroupNorm(2, 4)
        self.head = nn.Linear(4, 3)

    def forward(self, x):
        return self.head(F.avg_pool3d(F.silu(self.norm(self.conv(x))), 2).mean((2, 3, 4)))


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down = nn.Conv2d(2, 4, 3, stride=2, padding=1, padding_mode="reflect")
        self.middle = nn.Conv2d(4, 4, 3, padding=1, padding_mode="replicate")
        self.up = nn.Conv2d(6, 3, 3, padding=1, padding_mode="circular")

    def forward(self, x):
        h = F.elu(self.middle(F.gelu(self.down(x))))
        h = F.interpolate(h, scale_factor=2, mode="bilinear", align_corners=False)
        h = F.interpolate(F.interpolate(h, scale_factor=0.5, mode="nearest"), size=x.shape[2:], mode="bicubic")
        return self.up(torch.cat([x, F.pad(h, (1, 1))[..., 1:-1]], 1)).mean((2, 3))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(11, 8)
        layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True, norm_first=True)
        self.encoder = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
        self.head = nn.Linear(8, 3)

    def forward(self, tokens):
        mask = nn.Transformer.generate_square_subsequent_mask(tokens.shape[1], device=tokens.device)
        return self.head(self.encoder(self.embed(tokens), mask=mask, is_causal=True)[:, -1])


class Decoder(nn.Module):
    """Attention over keys and values that index_copy_ puts into a cache, position by position."""

    def __init__(self):
        super().__init__()
        self.embed, self.head = nn.Embedding(11, 8), nn.Linear(8, 3)
        self.qkv = nn.Linear(8, 24)
        self.norm = nn.RMSNorm(8)

    def forward(self, tokens):
        batch, length = tokens.shape
        keys, values = (torch.zeros(batch, 2, length, 4, device=tokens.device) for _ in range(2))
        h = self.embed(tokens)
        for position in range(length):
            q, k, v = self.qkv(self.norm(h[:, position])).view(batch, 3, 2, 1, 4).unbind(1)
            index = torch.tensor([position], device=tokens.device)
            keys, values = keys.index_copy(2, index, k), values.index_copy(2, index, v)
            mask = torch.arange(length, device=tokens.device) <= position
            out = F.scaled_dot_product_attention(q, keys, values, attn_mask=mask[None, None, None])
        return self.head(out.reshape(batch, 8))


class Recurrent(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.rnn = getattr(nn, kind)(4, 6, num_layers=2, batch_first=True, bidirectional=True)
        self.head = nn.Linear(12, 3)

    def forward(self, x):
        return self.head(self.rnn(x)[0][:, -1])


class Interaction(nn.Module):
    def __init__(self):
        super().__init__()
        self.bags = nn.ModuleList([nn.EmbeddingBag(9, 4, mode="sum"), nn.EmbeddingBag(9, 4, mode="mean")])
        self.bottom, self.top = nn.Linear(4, 4), nn.Linear(7, 3)

    def forward(self, indices):
        features = [bag(indices) for bag in self.bags]
        dense = F.relu(self.bottom(features[0]))
        stack = torch.stack([dense, *features], 1)
        products = torch.bmm(stack, stack.transpose(1, 2))
        row, column = torch.tril_indices(3, 3, -1, device=indices.device).unbind()
        return self.top(torch.cat([dense, products[:, row, column]], 1))


MODELS: dict[str, tuple[Callable[[], nn.Module], Callable[[], torch.Tensor]]] = {
    "mlp": (
        lambda: nn.Sequential(nn.Linear(6, 16), nn.LayerNorm(16), nn.GELU(), nn.Linear(16, 3)),
        lambda: torch.randn(4, 6),
    ),
    "cnn": (Residual, lambda: torch.randn(4, 4, 8, 8)),
    "volume": (Volume, lambda: torch.randn(2, 2, 4, 4, 4)),
    "unet": (UNet, lambda: torch.randn(2, 2, 8, 8)),
    "encoder": (Encoder, lambda: torch.randint(0, 11, (3, 5))),
    "decoder": (Decoder, lambda: torch.randint(0, 11, (2, 4))),
    "rnn": (lambda: Recurrent("RNN"), lambda: torch.randn(3, 4, 4)),
    "lstm": (lambda: Recurrent("LSTM"), lambda: torch.randn(3, 4, 4)),
    "gru": (lambda: Recurrent("GRU"), lambda: torch.randn(3, 4, 4)),
    "interaction": (Interaction, lambda: torch.randint(0, 9, (4, 3))),
}


def build(name: str) -> tuple[nn.Module, torch.Tensor, torch.Tensor]:
    """A model on the CPU, its input and its target; the same for every call."""
    torch.manual_seed(2)
    make_model, make_input = MODELS[name]
    model, x = make_model(), make_input()
    return model, x, torch.randint(0, 3, (x.shape[0],))


def train(model, x, y, device, steps=2, autocast=None, optimizer=torch.optim.AdamW) -> list[torch.Tensor]:
    """Trains a copy of the model; losses, last gradients, and the output in eval mode, all on the CPU."""
    model, x, y = copy.deepcopy(model).to(device), x.to(device), y.to(device)
    updates = optimizer(model.parameters(), lr=1e-3)
    losses = []
    for _ in range(steps):
        updates.zero_grad()
        with torch.autocast(device, dtype=autocast or torch.bfloat16, enabled=autocast is not None):
            loss = F.cross_entropy(model(x).float(), y)
        loss.backward()
        gradients = [p.grad.clone() for p in model.parameters()]
        updates.step()
        losses.append(loss.detach())
    model.eval()
    with torch.no_grad():
        out = model(x)
    return [t.cpu() for t in [*losses, *gradients, out]]
