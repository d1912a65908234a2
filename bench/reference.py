"""Writes the reference programs: the models of ``workloads.py`` and their SGD step, in plain jax.numpy, as StableHLO text.

Run by a Python that has jax (``run.py`` makes an environment of its own for it). JAX is not measured by running it: the
text is executed by ``execute_loop`` on the same plugin as Setu's programs, so that what differs is the program alone.

    python reference.py DIRECTORY      writes DIRECTORY/mlp.mlir and DIRECTORY/transformer.mlir

Each program takes the parameters in the order of ``Module.named_parameters()``, then x and y, and returns the new
parameters, whose memory is taken over, and the loss.
"""

from __future__ import annotations

import pathlib
import sys

import jax
import jax.numpy as jnp

LEARNING_RATE = 0.01
HEADS = 4


def linear(x, weight, bias):
    return x @ weight.T + bias


def mlp_loss(parameters, x, y):
    w1, b1, w2, b2, w3, b3 = parameters
    hidden = jnp.maximum(linear(x, w1, b1), 0)
    hidden = jnp.maximum(linear(hidden, w2, b2), 0)
    logits = linear(hidden, w3, b3)
    log_probabilities = logits - jax.scipy.special.logsumexp(logits, axis=1, keepdims=True)
    return -jnp.mean(jnp.take_along_axis(log_probabilities, y[:, None], axis=1))


def attention(x, in_weight, in_bias, out_weight, out_bias):
    batch, length, width = x.shape
    projected = linear(x, in_weight, in_bias).reshape(batch, length, 3, HEADS, width // HEADS)
    query, key, value = (projected[:, :, i].transpose(0, 2, 1, 3) for i in range(3))
    scores = query @ key.transpose(0, 1, 3, 2) * (width // HEADS) ** -0.5
    scores = jnp.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = scores / scores.sum(axis=-1, keepdims=True)
    mixed = (weights @ value).transpose(0, 2, 1, 3).reshape(batch, length, width)
    return linear(mixed, out_weight, out_bias)


def layer_norm(x, weight, bias):
    mean = x.mean(axis=-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(axis=-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * weight + bias


def transformer_loss(parameters, x, y):
    in_weight, in_bias, out_weight, out_bias, w1, b1, w2, b2, norm1, shift1, norm2, shift2 = parameters
    x = layer_norm(x + attention(x, in_weight, in_bias, out_weight, out_bias), norm1, shift1)
    hidden = linear(jnp.maximum(linear(x, w1, b1), 0), w2, b2)
    return jnp.mean((layer_norm(x + hidden, norm2, shift2) - y) ** 2)


def sgd_step(loss):
    def step(parameters, x, y):
        value, gradients = jax.value_and_grad(loss)(parameters, x, y)
        return [p - LEARNING_RATE * g for p, g in zip(parameters, gradients, strict=True)], value

    return jax.jit(step, donate_argnums=0)


def f32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


PROGRAMS = {
    "mlp": (
        mlp_loss,
        [f32(512, 784), f32(512), f32(512, 512), f32(512), f32(10, 512), f32(10)],
        f32(64, 784),
        jax.ShapeDtypeStruct((64,), jnp.int32),
    ),
    "transformer": (
        transformer_loss,
        [f32(768, 256), f32(768), f32(256, 256), f32(256), f32(1024, 256), f32(1024), f32(256, 1024)] + [f32(256)] * 5,
        f32(4, 128, 256),
        f32(4, 128, 256),
    ),
}


def main() -> None:
    directory = pathlib.Path(sys.argv[1])
    directory.mkdir(parents=True, exist_ok=True)
    for name, (loss, parameters, x, y) in PROGRAMS.items():
        text = sgd_step(loss).lower(parameters, x, y).as_text()
        (directory / f"{name}.mlir").write_text(text)


if __name__ == "__main__":
    main()
