"""Factors of matrices that are easy to get wrong: defective, zero, triangular, of extreme size, empty."""

from __future__ import annotations

import itertools

import pytest
import torch
from device_support import agree, agree_on_gradients, error_of, same, same_error

DTYPES = [torch.float32, torch.float64, torch.complex64, torch.complex128]


def jordan(n, value, offset):
    return torch.eye(n) * value + torch.diag(torch.ones(n - 1), offset)


def companion(*coefficients):
    n = len(coefficients)
    return torch.diag(torch.ones(n - 1), 1) - torch.tensor(coefficients).unsqueeze(0) * torch.eye(n)[:, -1:]


def normal(*shape, dtype=torch.float64):
    return torch.randn(*shape, dtype=dtype, generator=torch.Generator().manual_seed(3))


# Matrices of six rows, which the tests give to the device as one batch.
SPECIAL = {
    "zero": torch.zeros(6, 6),
    "identity": torch.eye(6),
    "repeated": torch.ones(6, 6),
    "jordan": jordan(6, 2.0, 1),
    "jordan-lower": jordan(6, 2.0, -1),
    "nilpotent": jordan(6, 0.0, 1),
    "nilpotent-lower": jordan(6, 0.0, -1),
    "upper": normal(6, 6).triu(),
    "lower": normal(6, 6).tril(),
    "rotation": torch.block_diag(*[torch.tensor([[0.0, -1.0], [1.0, 0.0]])] * 3),
    "cyclic": torch.eye(6).roll(1, 0),
    "companion": companion(1.0, 2.0, -3.0, 1.0, 0.5, 4.0),
    "symmetric": normal(6, 6) + normal(6, 6).mT,
    "skew": normal(6, 6).triu(1) - normal(6, 6).triu(1).mT,
    "orthogonal": torch.linalg.qr(normal(6, 6))[0],
    "graded": normal(6, 6) * torch.logspace(0, -8, 6, dtype=torch.float64)[:, None],
    "tiny": normal(6, 6) * 1e-30,
    "huge": normal(6, 6) * 1e30,
    "random": normal(6, 6),
}
DEFECTIVE = {"jordan", "jordan-lower", "nilpotent", "nilpotent-lower"}


def distance_of_spectra(one, other):
    """The largest distance in a pairing of eigenvalues, nearest pairs first."""
    distances, worst = (one.unsqueeze(-1) - other.unsqueeze(-2)).abs(), 0.0
    for _ in range(one.shape[-1]):
        row, column = divmod(int(distances.argmin()), distances.shape[-1])
        worst = max(worst, float(distances[row, column]))
        distances[row, :] = distances[:, column] = float("inf")
    return worst


def check_eigen(name, a, values, vectors):
    """The defining equation in units of rounding, vectors as LAPACK gives them, and the CPU's spectrum."""
    n, ulp, wide = a.shape[-1], torch.finfo(a.dtype).eps, a.to(values.dtype)
    size = torch.linalg.matrix_norm(wide.to(torch.complex128)).item() or 1.0
    error = (wide @ vectors - vectors * values).abs().max().item()
    assert error <= 8 * n * ulp * size, f"{name}: {error / size / ulp} roundings"
    torch.testing.assert_close(torch.linalg.vector_norm(vectors, dim=-2), torch.ones(n, dtype=a.dtype.to_real()))
    is_largest = vectors.abs() >= vectors.abs().amax(-2) * (1 - 16 * ulp)
    assert bool((is_largest & (vectors.imag.abs() <= 8 * ulp)).any(-2).all()), name
    # A defective matrix moves by a root of the rounding, on every implementation.
    moved = ulp ** (1 / n) if name in DEFECTIVE else ulp
    assert distance_of_spectra(values, torch.linalg.eigvals(a)) <= 1000 * n * moved * size, name


@pytest.mark.parametrize(
    ("shape", "dtype"),
    [
        *itertools.product(["special", (1, 1), (2, 2), (2, 1, 3, 3)], DTYPES),
        ((64, 64), torch.float32),
        ((64, 64), torch.complex64),
    ],
)
def test_eig(device, shape, dtype):
    if shape == "special":
        a = torch.stack([matrix.to(dtype) for matrix in SPECIAL.values()])
    else:
        a = normal(*shape, dtype=dtype)
    values, vectors = torch.linalg.eig(a.to(device))
    same(torch.linalg.eigvals(a.to(device)), values.cpu(), rtol=1e-4, atol=1e-4)
    values, vectors, n = values.cpu(), vectors.cpu(), a.shape[-1]
    assert values.shape == a.shape[:-1] and vectors.shape == a.shape and values.dtype == dtype.to_complex()
    names = SPECIAL if shape == "special" else [str(shape)] * (a.numel() // n**2)
    flat = a.reshape(-1, n, n), values.reshape(-1, n), vectors.reshape(-1, n, n)
    for name, *one in zip(names, *flat, strict=True):
        check_eigen(name, *one)


def test_eig_of_real_matrices_is_real_or_paired(device):
    """Exactly real eigenvalues with real vectors, and exactly conjugate neighbours, the positive part first."""
    a = torch.stack([matrix.float() for matrix in SPECIAL.values()])
    values, vectors = (x.cpu() for x in torch.linalg.eig(a.to(device)))
    for name, w, v in zip(SPECIAL, values, vectors, strict=True):
        assert name != "symmetric" or bool((w.imag == 0).all())
        i = 0
        while i < len(w):
            if w[i].imag == 0:
                assert bool((v[:, i].imag == 0).all()), name
                i += 1
                continue
            assert w[i].imag > 0 and w[i + 1] == w[i].conj(), name
            assert torch.equal(v[:, i + 1], v[:, i].conj().resolve_conj()), name
            i += 2


@pytest.mark.parametrize("shape", [(0, 0), (0, 3, 3), (2, 0, 4, 4), (2, 0, 0)])
def test_eig_of_nothing(device, shape):
    agree(torch.linalg.eig, torch.zeros(shape), strides=False)
    agree(torch.linalg.eigvals, torch.zeros(shape, dtype=torch.complex128))


def test_eig_of_what_is_not_finite(device):
    """eig refuses it; eigvals gives NaN, and the other matrices of the batch keep their eigenvalues."""
    for bad in (float("nan"), float("inf"), complex(0, float("nan"))):
        same_error(torch.linalg.eig, torch.full((2, 2), bad), message=True)
    a = normal(3, 4, 4)
    a[1, 2, 2] = float("nan")
    values = torch.linalg.eigvals(a.to(device)).cpu()
    assert bool(values[1].isnan().all()) and bool(values[[0, 2]].isfinite().all())


@pytest.mark.parametrize("dtype", [torch.float64, torch.complex128])
def test_eig_gradients(device, dtype):
    a = normal(2, 4, 4).to(dtype).requires_grad_()
    agree_on_gradients(lambda x: torch.linalg.eigvals(x).abs().sum(-1), a)
    agree_on_gradients(lambda x: torch.linalg.eig(x)[1].abs().sum((-2, -1)), a)
    agree_on_gradients(lambda x: torch.linalg.eig(x)[0].abs().sum(-1), a)


def test_eig_in_every_form(mode):
    d = normal(3, 3).float().to("tpu")
    values, vectors = torch.linalg.eig(d)
    out = [torch.empty(0, dtype=torch.complex64, device="tpu") for _ in range(3)]
    torch.linalg.eig(d, out=tuple(out[:2]))
    torch.linalg.eigvals(d, out=out[2])
    same(out, [values.cpu(), vectors.cpu(), values.cpu()], strides=False)
    same(torch.linalg.eigvals(d.mT.contiguous().mT), values.cpu())


# ---- symmetric indefinite factors ----


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("hermitian", [False, True])
def test_ldl(device, dtype, hermitian):
    """Factors, LAPACK's pivots and info of one batch: random, without a diagonal (blocks of two), definite, singular."""
    n = 7
    a = torch.stack([normal(n, n, dtype=dtype) for _ in range(6)]) + 0.01 * normal(6, n, n, dtype=dtype)
    a = a + (a.mH if hermitian else a.mT)
    a[1] -= torch.diag_embed(a[1].diagonal())
    a[2] = torch.tensor([[0, 1], [1, 0]], dtype=dtype).kron(torch.eye(4, dtype=dtype))[:n, :n]
    a[3] = a[3] @ (a[3].mH if hermitian else a[3].mT)
    a[4] = torch.outer(torch.arange(n), torch.arange(n)).to(dtype)
    a[5] = 0
    a = torch.where(torch.ones(n, n).tril().bool(), a, torch.nan)  # the upper triangle is not read
    tolerance = {"rtol": 1e-3, "atol": 1e-3} if dtype.to_real() == torch.float32 else {"rtol": 1e-9, "atol": 1e-9}
    agree(lambda x: torch.linalg.ldl_factor_ex(x, hermitian=hermitian), a, strides=False, **tolerance)

    good = a[[0, 1, 3]]
    factors, pivots = torch.linalg.ldl_factor(good, hermitian=hermitian)
    assert bool((pivots < 0).any())
    right = normal(3, n, 2, dtype=dtype)
    agree(lambda f, p, b: torch.linalg.ldl_solve(f, p, b, hermitian=hermitian), factors, pivots, right, **tolerance)
    whole = good.nan_to_num().tril() + (good.nan_to_num().tril(-1).mH if hermitian else good.nan_to_num().tril(-1).mT)
    parts = torch.linalg.ldl_factor(good.to(device), hermitian=hermitian)
    solved = torch.linalg.ldl_solve(*parts, right.to(device), hermitian=hermitian)
    torch.testing.assert_close(whole @ solved.cpu(), right, **tolerance)
    # Matrices and right sides of different batches, which crash the CPU.
    wide = torch.linalg.ldl_solve(parts[0][:1], parts[1][:1], right.to(device), hermitian=hermitian)
    torch.testing.assert_close(whole[:1] @ wide.cpu(), right, **tolerance)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_small_ldl(device, n):
    a = normal(2, n, n)
    a = a + a.mT
    agree(torch.linalg.ldl_factor, a, strides=False)
    factors, pivots = torch.linalg.ldl_factor(a)
    for columns in (0, 1):
        agree(torch.linalg.ldl_solve, factors, pivots, normal(2, n, columns), strides=False)
        agree(torch.linalg.lu_solve, *torch.linalg.lu_factor(a), normal(2, n, columns), strides=False)


def test_singular_ldl(device):
    same_error(torch.linalg.ldl_factor, torch.zeros(3, 3))


# ---- products of scaled float8 matrices ----


def float8(*shape, dtype=torch.float8_e4m3fn):
    return normal(*shape, dtype=torch.float32).to(dtype)


@pytest.mark.parametrize("dtypes", [(torch.float8_e4m3fn,) * 2, (torch.float8_e5m2, torch.float8_e4m3fn)])
@pytest.mark.parametrize("out_dtype", [None, torch.float32, torch.bfloat16])
def test_scaled_mm(device, dtypes, out_dtype):
    """Scales for a matrix and for each row and column; a bias; matrices in either order; any size."""
    a, b = float8(5, 16, dtype=dtypes[0]), float8(32, 16, dtype=dtypes[1]).t()
    one, other = torch.tensor(0.5), torch.tensor(1.5)
    agree(lambda x, y, s, t: torch._scaled_mm(x, y, s, t, out_dtype=out_dtype), a, b, one, other)
    agree(lambda x, y, s, t: torch._scaled_mm(x, y, s, t, out_dtype=out_dtype), a, b.contiguous(), one, other)
    rows, columns = normal(5, 1, dtype=torch.float32).abs(), normal(1, 32, dtype=torch.float32).abs()
    for bias in (None, normal(32, dtype=torch.float32)):
        agree(
            lambda x, y, s, t, z: torch.ops.aten._scaled_mm_v2(
                x, y, [s], [1], [0], [t], [1], [0], z, out_dtype or torch.float32
            ),
            a, b, rows, columns, bias,
        )  # fmt: skip
    for wanted in (None, torch.float8_e4m3fn, torch.float32):
        agree(
            lambda x, y, s, t, r, d=wanted: torch._scaled_mm(x, y, s, t, scale_result=r, out_dtype=d),
            a, b, one, other, torch.tensor(4.0),
        )  # fmt: skip
    out = torch.empty(5, 32, dtype=torch.bfloat16)
    agree(lambda x, y, s, t, o: torch._scaled_mm(x, y, s, t, out_dtype=torch.bfloat16, out=o), a, b, one, other, out)


def test_scaled_mm_errors(device):
    one = torch.tensor(1.0, device=device)
    a, b = float8(4, 16).to(device), float8(16, 16).to(device)
    for arguments, words in [
        ((a, b[:8], one, one), "cannot be multiplied"),
        ((a, b, one.half(), one), "scale_a"),
        ((a, b, one, torch.ones(3, 5, device=device)), "scale_b"),
        ((a, b, one, one, torch.ones(3, device=device)), "Bias"),
        ((a.float(), b, one, one), "float8"),
    ]:
        assert words in str(error_of(torch._scaled_mm, *arguments))
    v2 = torch.ops.aten._scaled_mm_v2
    error = error_of(lambda: v2(a, b, [one], [3], [0], [one], [3], [0], None, torch.float32))
    assert isinstance(error, NotImplementedError) and "by tensor or by row" in str(error)
