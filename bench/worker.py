"""A process that runs the benchmarks' PyTorch programs on one device and answers with their times.

    python worker.py --device tpu [--setup CODE]

It reads one command a line on standard input and answers each with one JSON object on standard output:

    chain N        N times x = x + 1 on a 4x4 tensor, then one wait: seconds in all, seconds until the wait
    record N       the same without the wait inside the time
    build MODEL    makes the model ("mlp" or "transformer"), its data and its optimizer on the device
    first          one training step, waited for, its loss read: seconds, loss
    step N         N training steps with a wait after each: a list of seconds, the last loss
    export DIR     writes the parameters and the data of a fresh model as .npy files: their names
    program FILE   writes the StableHLO text of x + 1 as Setu's strict mode runs it
    churn N        makes and drops N tensors
    memory         bytes of this process in memory, and the device's live buffers where they are known

``--setup`` is code that runs after ``import torch``; it may define ``sync`` (waits for the device) and ``step_context``
(a context manager for every training step). Peers run the same file in their own environment.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import pathlib
import sys
import time

import torch

clock = time.perf_counter


def mlp():
    torch.manual_seed(0)
    nn = torch.nn
    model = nn.Sequential(nn.Linear(784, 512), nn.ReLU(), nn.Linear(512, 512), nn.ReLU(), nn.Linear(512, 10))
    data = torch.randn(64, 784), torch.randint(0, 10, (64,))
    return model, data, lambda m, x, y: nn.functional.cross_entropy(m(x), y)


def transformer():
    torch.manual_seed(0)
    model = torch.nn.TransformerEncoderLayer(256, 4, 1024, dropout=0.0, batch_first=True)
    data = torch.randn(4, 128, 256), torch.randn(4, 128, 256)
    return model, data, lambda m, x, y: torch.nn.functional.mse_loss(m(x), y)


MODELS = {"mlp": mlp, "transformer": transformer}


class Worker:
    def __init__(self, device: str, setup: str) -> None:
        names: dict = {}
        exec(setup, names)
        wait = torch.accelerator.synchronize if device != "cpu" else lambda: None
        self.sync = names.get("sync", wait)
        self.step_context = names.get("step_context", contextlib.nullcontext)
        self.device = torch.device(device)
        self.x = torch.ones(4, 4).to(self.device)
        self.training = None
        self.sync()

    def _add(self, count: int) -> tuple[float, float]:
        x = self.x
        begin = clock()
        for _ in range(count):
            x = x + 1
        issued = clock()
        self.sync()
        return issued - begin, clock() - begin

    def chain(self, count: str) -> dict:
        issued, total = self._add(int(count))
        return {"seconds": total, "issue_seconds": issued}

    def record(self, count: str) -> dict:
        return {"seconds": self._add(int(count))[0]}

    def build(self, name: str) -> dict:
        model, data, loss = MODELS[name]()
        model = model.to(self.device)
        data = [part.to(self.device) for part in data]
        optimizer = torch.optim.SGD(model.parameters(), lr=0.01)

        def step():
            with self.step_context():
                value = loss(model, *data)
                value.backward()
                optimizer.step()
                optimizer.zero_grad(set_to_none=True)
            return value

        self.training = step
        self.sync()
        return {"parameters": sum(p.numel() for p in model.parameters())}

    def first(self) -> dict:
        begin = clock()
        loss = self.training()
        self.sync()
        value = loss.item()
        return {"seconds": clock() - begin, "loss": value}

    def step(self, count: str) -> dict:
        seconds, loss = [], None
        for _ in range(int(count)):
            begin = clock()
            loss = self.training()
            self.sync()
            seconds.append(clock() - begin)
        return {"seconds": seconds, "loss": loss.item()}

    def export(self, directory: str, name: str) -> dict:
        import numpy

        model, (x, y), _loss = MODELS[name]()
        folder = pathlib.Path(directory)
        files = []
        for i, part in enumerate([*model.parameters(), x, y]):
            part = part.detach()
            part = part.to(torch.int32) if part.dtype == torch.int64 else part  # JAX's integers
            files.append(str(folder / f"{name}{i}.npy"))
            numpy.save(files[-1], part.numpy())
        return {"files": files}

    def program(self, file: str) -> dict:
        from torch_setu import _bridge

        self._add(1)
        form, _row, text = _bridge.last_plan()
        pathlib.Path(file).write_text(text)
        return {"form": form}

    def churn(self, count: str) -> dict:
        for i in range(int(count)):
            torch.empty(64 + i % 64, 64, device=self.device).fill_(1.0)
        self.sync()
        return {}

    def memory(self) -> dict:
        self.sync()
        with open("/proc/self/statm") as file:
            resident = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        counters = getattr(getattr(torch, "tpu", None), "counters", dict)()
        return {"resident_bytes": resident, "live_buffers": counters.get("live_buffers")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", required=True)
    parser.add_argument("--setup", default="")
    arguments = parser.parse_args()
    # What libraries print must not mix with the answers.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    worker = Worker(arguments.device, arguments.setup)
    print(json.dumps({"torch": torch.__version__}), file=answers, flush=True)
    for line in sys.stdin:
        command, *words = line.split()
        print(json.dumps(getattr(worker, command)(*words)), file=answers, flush=True)


if __name__ == "__main__":
    main()
