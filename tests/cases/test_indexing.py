"""Public reports on indexing, slicing, zero-sized tensors and windows."""

from __future__ import annotations

import pytest
import torch
from device_support import agree, agree_on_gradients, counted, error_of, same, same_error
from torch.nn import functional as F  # noqa: N812


def test_pytorch_xla_606(device):
    x = torch.randn(5, 7, 3)
    assert agree(lambda v: v[:, [0, 4, 2]], x).shape == (5, 3, 3)
    same(torch.arange(12, device=device).view(4, 3)[1:2, [1, 2]], [[4, 5]])


def test_pytorch_xla_608(device):
    x, index = torch.randn(2, 3, 4, 5), torch.empty(0, 6, dtype=torch.long)
    assert agree(lambda v, i: v[:, i], x, index).shape == (2, 0, 6, 4, 5)


def test_pytorch_xla_914(device):
    x = torch.rand(2, 3, 5)
    assert agree(lambda v: v[:, :, -1:0], x).shape == (2, 3, 0)


def test_pytorch_xla_345(device):
    agree(lambda v: v[:, :, -1], torch.rand(2, 3, 5))


def test_pytorch_xla_880(device):
    """gather and index_select on tensors without elements."""
    x = torch.empty(0, 1, 2, 0)
    agree(lambda v, i: v.gather(0, i), x, torch.empty(0, 1, 2, 0, dtype=torch.long))
    agree(lambda v, i: v.index_select(2, i), x, torch.empty(0, dtype=torch.long))
    assert torch.empty(0, 3, device=device).stride() == torch.empty(0, 3).stride()


def test_pytorch_xla_887(device):
    """The maximum of nothing is an error."""
    same_error(lambda v: v.max(), torch.empty(2, 0, 4), message=True)
    same_error(lambda v: v.max(1), torch.empty(2, 0, 4), message=True)
    agree(lambda v: list(v.max(2)), torch.empty(2, 0, 4))


def test_pytorch_xla_888(device):
    x = torch.empty(2, 0, 4)
    agree(torch.mean, x)
    agree(torch.sum, x)
    agree(torch.prod, x)
    agree(lambda v: v.sum(1), x)


def test_pytorch_xla_984(device):
    agree(lambda x, y: x + y, torch.empty(0, 1, 3), torch.ones(4, 3))
    agree(lambda x, y: x * y, torch.empty(0, 3), torch.ones(1, 1))


def test_pytorch_39227(device):
    x = torch.zeros(3, device=device)
    x.index_put_((torch.tensor([0, 0], device=device),), torch.tensor(1.0, device=device), accumulate=True)
    same(x, [2.0, 0.0, 0.0])


def test_pytorch_144539(device):
    def put(x, i, j, v):
        return x.index_put((i, j), v, accumulate=True)

    x, i, j = torch.zeros(3, 4, 2), torch.tensor([0, 0, 2]), torch.tensor([1, 1, 3])
    agree(put, x, i, j, torch.tensor([1.0, 2.0]))
    agree(put, x, i, j, torch.tensor([[1.0], [2.0], [4.0]]))


def test_pytorch_xla_6193(device):
    """Writes through strided slices read nothing on the host. Also #909."""
    c = torch.arange(10.0, device=device)
    two = torch.tensor(2.0, device=device)
    with counted() as count:
        for n in (1, 2, 3):
            c[0:-1:n] *= two
    assert count.host_reads == 0
    expected = torch.arange(10.0)
    for n in (1, 2, 3):
        expected[0:-1:n] *= 2
    same(c, expected)


def test_pytorch_xla_4432(device):
    result = torch.tensor([[1, 0, 0, 5, 0, 6]], device=device).nonzero()
    same(result, [[0, 0], [0, 3], [0, 5]])
    assert result.dtype == torch.int64


def test_pytorch_xla_4756(device):
    """Sizes that depend on the data. Also #3297."""
    x = torch.tensor([[3, 0, 2], [0, 3, 1]])
    agree(torch.nonzero, x, strides=False)
    agree(torch.unique, x)
    agree(lambda v: list(torch.unique(v, return_inverse=True, return_counts=True)), x)
    agree(lambda v: v.masked_select(v > 1), x)
    agree(lambda v: v[v > 1], x)
    agree(lambda v: v[v > 100], x)


def test_pytorch_xla_3315(device):
    agree(
        torch.masked_scatter,
        torch.zeros(1, 5),
        torch.eye(5).bool(),
        torch.arange(25.0).view(5, 5),
    )


def test_pytorch_131321(device):
    """Indices out of range are errors, not clamped."""
    torch.tpu.set_eager_mode("debug")
    x = torch.zeros(3, device=device)
    for index in ([-1], [3]):
        i = torch.tensor(index, device=device)
        assert isinstance(error_of(lambda i=i: x.gather(0, i)), RuntimeError)
        assert isinstance(
            error_of(lambda i=i: x.scatter_reduce(0, i, torch.ones(1, device=device), "sum")), RuntimeError
        )


def test_pytorch_xla_8346(device):
    same_error(lambda v: v.expand(3), torch.ones(2, 3))


def test_pytorch_xla_746(device):
    """Average pooling with ceil_mode and padding. Also #744."""
    x = torch.randn(1, 1, 7, 9, requires_grad=True)
    for include in (True, False):
        agree_on_gradients(
            lambda v, c=include: F.avg_pool2d(v, 3, stride=2, padding=1, ceil_mode=True, count_include_pad=c), x
        )


@pytest.mark.parametrize(("shape", "stride"), [((1, 1, 8, 10), 4), ((1, 1, 5, 6), (1, 2))])
def test_pytorch_xla_2578(device, shape, stride):
    """Maximum pooling with ceil_mode never shows the padding's minus infinity."""
    out = agree(torch.nn.MaxPool2d(3, stride=stride, ceil_mode=True), torch.randn(shape))
    assert bool(out.isfinite().all())


@pytest.mark.parametrize("spatial", [2, 3])
def test_fractional_pooling_takes_samples_of_more_images(device, spatial):
    """Random samples of as many images as there are, or of more, of which the first ones count."""
    pool = torch.nn.functional.fractional_max_pool2d if spatial == 2 else torch.nn.functional.fractional_max_pool3d
    samples = torch.rand(4, 3, spatial)
    for shape in ((3, *[7] * spatial), (2, 3, *[7] * spatial), (4, 3, *[7] * spatial)):
        agree(lambda x, s: pool(x, 2, output_size=[3] * spatial, _random_samples=s), torch.randn(shape), samples)


def test_pytorch_xla_7588(device):
    bag = torch.nn.EmbeddingBag(5, 3, mode="max")
    with torch.no_grad():
        bag.weight.copy_(-torch.rand(5, 3) - 1)
    agree(lambda w, i: F.embedding_bag(i, w, mode="max"), bag.weight.detach(), torch.tensor([[0, 1], [2, 4]]))


def test_pytorch_xla_2575(device):
    agree(
        lambda w, i, o: F.embedding_bag(i, w, o),
        torch.randn(6, 3),
        torch.tensor([0, 1, 5, 2], dtype=torch.int32),
        torch.tensor([0, 3], dtype=torch.int32),
    )


def test_tt_xla_2672(device):
    result = torch.dot(torch.tensor([1, 2, 3], device=device), torch.tensor([4, 5, 6], device=device))
    assert result.shape == () and int(result) == 32


def test_pytorch_xla_1726(device):
    agree_on_gradients(torch.nn.ConstantPad2d((-1, 2, -1, -1), 3.5), torch.randn(2, 5, 6, requires_grad=True))


def test_pytorch_xla_4959(device):
    """The size of a nearest upsampling is floored, and the scale itself finds the source. Also #2588."""
    x = torch.arange(35.0).view(1, 1, 5, 7)
    for scale in (1.5, 2.3, 0.7):
        agree(lambda v, s=scale: F.interpolate(v, scale_factor=s, mode="nearest"), x)
        agree(lambda v, s=scale: F.interpolate(v, scale_factor=s, mode="nearest-exact"), x)


def test_pytorch_xla_2333(device):
    """The gradient of a gradient through a strided convolution."""

    def penalty(x, w):
        loss = F.avg_pool2d(torch.conv2d(x, w, stride=2), 3).mean()
        (gradient,) = torch.autograd.grad(loss, x, create_graph=True)
        return (gradient.pow(2).sum() - 1).pow(2)

    x = torch.randn(4, 3, 32, 32, requires_grad=True)
    agree_on_gradients(penalty, x, (torch.randn(8, 3, 3, 3) * 0.2).requires_grad_())
