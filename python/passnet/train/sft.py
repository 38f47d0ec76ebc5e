"""Supervised fine-tuning: AdamW with a cosine schedule on the tokens of the assistant, in plain
PyTorch. A run can be stopped at any step and resumed; on the CPU its results are deterministic."""

from __future__ import annotations

import json
import math
import platform
import sys
import time
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, require_torch
from passnet.train.checkpoint import TrainingRun, write_whole
from passnet.train.curves import read_curve, write_page
from passnet.train.examples import Example, Examples, make_batches, split_rows
from passnet.train.models import hidden_of, logits_of

ROUND_WIDTH = 8  # columns are padded to multiples of this, which kernels of matrix products prefer
PROGRESS_SECONDS = 2.0
IGNORED = -100


@dataclass(frozen=True)
class Settings:
    """The settings of a run; equal settings, data and start give equal weights on the CPU."""

    tokens: int = 8192
    batch: int = 32768
    part: int = 32768
    epochs: int = 3
    rate: float = 5e-4
    warmup: float = 0.05
    decay: float = 0.1
    clip: float = 1.0
    seed: int = 0
    errors: bool = False
    compile: bool = False


def rate_at(step: int, steps: int, settings: Settings) -> float:
    """The learning rate of a step, from 0: it grows linearly, then falls to 0 as a cosine."""
    warm = max(1, round(settings.warmup * steps))
    if step < warm:
        return settings.rate * (step + 1) / warm
    return settings.rate * 0.5 * (1 + math.cos(math.pi * (step - warm) / max(1, steps - warm)))


def pad_rows(rows: Sequence[Example]) -> tuple[Any, Any]:
    """(tokens, targets), each [rows, width]: the target of a token is the next one if that is
    trained, otherwise IGNORED."""
    torch = require_torch()
    width = max(len(row.tokens) for row in rows)
    width += -width % ROUND_WIDTH
    tokens = torch.zeros(len(rows), width, dtype=torch.long)
    targets = torch.full((len(rows), width), IGNORED, dtype=torch.long)
    for index, row in enumerate(rows):
        line = torch.tensor(row.tokens)
        tokens[index, :len(line)] = line
        chosen = torch.tensor(row.trained[1:], dtype=torch.bool)
        targets[index, :len(line) - 1] = torch.where(chosen, line[1:], IGNORED)
    return tokens, targets


def token_losses(model: Any, rows: Sequence[Example], device: Any) -> Any:
    """The cross entropy of each trained token, row after row. Logits are computed for these tokens
    alone."""
    torch = require_torch()
    tokens, targets = pad_rows(rows)
    places = (targets.view(-1) != IGNORED).nonzero().view(-1)
    wanted = targets.view(-1)[places].to(device)
    with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device.type == "cuda"):
        hidden = hidden_of(model, tokens.to(device))
        logits = logits_of(model, hidden.flatten(0, 1)[places.to(device)])
    return torch.nn.functional.cross_entropy(logits.float(), wanted, reduction="none")


class Training(TrainingRun):
    """A run in a folder: `train` goes on until it is done or told to stop."""

    def __init__(self, model: Any, examples: Examples, valid: Examples | None, settings: Settings,
                 out: Path, identity: dict[str, Any], device: Any) -> None:
        torch = require_torch()
        self._rows = examples.rows
        self._valid = valid.rows if valid else []
        self._settings = settings
        self._lengths = [len(row.tokens) for row in self._rows]
        self._plan: list[list[int]] = []
        self._ends: list[int] = []  # the last step of each epoch
        for epoch in range(settings.epochs):
            self._plan += make_batches(self._lengths, settings.batch, settings.seed, epoch)
            self._ends.append(len(self._plan))
        torch.manual_seed(settings.seed)
        model = model.to(device).train()
        super().__init__(model, make_optimizer(model, settings, device), out,
                         {**identity, "settings": asdict(settings)}, device)
        if settings.compile:
            self.model.base_model.compile(dynamic=True)

    @property
    def steps(self) -> int:
        return len(self._plan)

    def train(self, stop: Callable[[], bool]) -> bool:
        """Runs the steps that are left, with a checkpoint between epochs; true if all are done.
        Where `stop` is true after a step, writes a checkpoint and returns."""
        said = begun = time.monotonic()
        before, first = self.seconds, self.step
        with self.curve.open("a", encoding="utf-8") as stream:
            while self.step < self.steps:
                row = self._one_step()
                self.seconds = before + time.monotonic() - begun
                row["seconds"] = round(self.seconds, 3)
                epoch_ends = self.step in self._ends
                if epoch_ends and self._valid:
                    row["valid_loss"] = self.validate()
                stream.write(json.dumps(row) + "\n")
                stream.flush()
                if time.monotonic() - said > PROGRESS_SECONDS:
                    said = time.monotonic()
                    print(f"step {self.step} of {self.steps}, loss {row['loss']:.4f}, "
                          f"{(said - begun) / (self.step - first):.2f} s per step", file=sys.stderr)
                if not math.isfinite(row["loss"]):
                    raise PassnetError(f"the loss is not finite at step {self.step}; a smaller "
                                       "--rate may help")
                stops = stop() and self.step < self.steps
                if stops or (epoch_ends and self.step < self.steps):
                    self.save()
                if stops:
                    return False
        return True

    def _one_step(self) -> dict[str, Any]:
        torch = require_torch()
        settings = self._settings
        batch = self._plan[self.step]
        rate = rate_at(self.step, self.steps, settings)
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        trained = sum(sum(self._rows[row].trained[1:]) for row in batch)
        total = 0.0
        for part in split_rows(batch, self._lengths, settings.part):
            loss = token_losses(self.model, [self._rows[row] for row in part], self._device).sum()
            (loss / trained).backward()
            total += loss.detach()
        norm = torch.nn.utils.clip_grad_norm_(self.model.parameters(), settings.clip)
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        self.step += 1
        return {"step": self.step, "epoch": bisect_left(self._ends, self.step) + 1,
                "loss": round(float(total) / trained, 6), "rate": rate,
                "norm": round(float(norm), 5), "rows": len(batch), "trained_tokens": trained,
                "tokens": sum(self._lengths[row] for row in batch)}

    def validate(self) -> float:
        """The mean loss per trained token of the validation data."""
        torch = require_torch()
        lengths = [len(row.tokens) for row in self._valid]
        order = sorted(range(len(lengths)), key=lambda row: (-lengths[row], row))
        self.model.eval()
        total, count = 0.0, 0
        with torch.no_grad():
            for part in split_rows(order, lengths, self._settings.part):
                losses = token_losses(self.model, [self._valid[row] for row in part],
                                      self._device)
                total, count = total + float(losses.sum()), count + len(losses)
        self.model.train()
        return round(total / count, 6)

    def write_record(self, facts: dict[str, Any]) -> dict[str, Any]:
        """Writes record.json and curve.html of a finished run; returns the record."""
        rows = read_curve(self.curve)
        tokens = sum(row["tokens"] for row in rows)
        valid = [row["valid_loss"] for row in rows if "valid_loss" in row]
        record = {**self._identity, **facts, "steps": self.steps, "tokens_seen": tokens,
                  "seconds": round(self.seconds, 3),
                  "tokens_per_second": round(tokens / max(self.seconds, 1e-9)),
                  "first_loss": rows[0]["loss"], "last_loss": rows[-1]["loss"],
                  "valid_loss": valid[-1] if valid else None, "versions": versions(self._device)}
        write_whole(self._out / "record.json", (json.dumps(record, indent=1) + "\n").encode())
        shown = [(name, value) for name, value in record.items() if not isinstance(value, dict)]
        write_page(self._out / "curve.html", "Supervised fine-tuning", rows,
                   [*shown, *record["settings"].items(), *record["versions"].items()])
        return record


def make_optimizer(model: Any, settings: Settings, device: Any) -> Any:
    """AdamW that decays matrices only."""
    torch = require_torch()
    parameters = [value for value in model.parameters() if value.requires_grad]
    groups = [{"params": [value for value in parameters if value.dim() >= 2],
               "weight_decay": settings.decay},
              {"params": [value for value in parameters if value.dim() < 2], "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=settings.rate, betas=(0.9, 0.95),
                             fused=device.type == "cuda")


def versions(device: Any) -> dict[str, Any]:
    """The versions of libraries and the kind of device, without names of machines."""
    torch = require_torch()
    transformers = sys.modules.get("transformers")
    return {"python": platform.python_version(), "torch": torch.__version__,
            "transformers": getattr(transformers, "__version__", None),
            "device": torch.cuda.get_device_name(device) if device.type == "cuda" else "cpu",
            "threads": torch.get_num_threads()}
