"""The command line of train_on_device.py."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from travel_parts import PART_BYTES, SAMPLES, SYSTEM

# The lengths of prompts and answers are those of the conversations in docs/training_runs.md.
AGENT = "--turns 10 --max-tokens 1024 --prompt-tokens 1500 --context 8192 --answer-limit 3000"


def numbers(text: str) -> list[int]:
    return sorted(int(part) for part in text.split(","))


def parse(description: str, arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="command", required=True)
    part = parts.add_parser("pack", help="write the payload in parts")
    part.add_argument("--model", type=Path, required=True, help="a .gguf file or a model's folder")
    part.add_argument("--chat", type=Path, required=True, help="chat lines")
    part.add_argument("--suite", type=Path, nargs="+", required=True,
                      help="the folders of suites, whose tasks are joined")
    part.add_argument("--sample-from", type=Path, nargs=2, metavar=("SUITE", "FILE"),
                      help=f"more tasks, as the split `{SAMPLES}`: small ones of this suite that no "
                           "line of the file names, and that show nothing held back")
    part.add_argument("--prompts", type=Path,
                      help="prompts that each model answers at once, to be judged elsewhere")
    part.add_argument("--wheel", type=Path, nargs="*", default=[], help="wheels without binaries")
    part.add_argument("--program", type=Path, help="passnet; its libraries travel too")
    part.add_argument("--bytes", type=int, default=PART_BYTES, help=f"per part ({PART_BYTES})")
    part.add_argument("--out", type=Path, required=True)
    part = parts.add_parser("receive", help="join the parts")
    part.add_argument("folder", type=Path)
    part.add_argument("--work", type=Path, required=True)
    part.add_argument("--install", action="store_true",
                      help=f"copy libraries that the machine lacks to {SYSTEM} (as root)")
    part = parts.add_parser("run", help="run the steps that are left")
    part.add_argument("--work", type=Path, required=True)
    part.add_argument("--out", type=Path, required=True,
                      help="results.jsonl, and files-*: parts of a .tar.xz")
    part.add_argument("--seconds", type=float, default=540, help="of this call (540)")
    part.add_argument("--counts", type=numbers, default=[500, 1000, 2000, 4000],
                      help="conversations (500,1000,2000,4000)")
    part.add_argument("--seeds", type=numbers, default=[0, 1], help="(0,1)")
    part.add_argument("--only", default="*", metavar="LIST",
                      help="only these steps, separated by commas; `*` as in a shell")
    part.add_argument("--held-out", default="held-out", metavar="LIST",
                      help="the splits that are judged, separated by commas (held-out)")
    part.add_argument("--hard", default="", metavar="LIST",
                      help="more splits, on which the main model and the untuned one are judged")
    part.add_argument("--train-split", help="the split of expert iteration; without it, none")
    part.add_argument("--train-tasks", type=int, metavar="N",
                      help="N tasks of that split, in the order of their hashes (all)")
    part.add_argument("--samples", type=int, default=8, help="per task (8)")
    part.add_argument("--sample-seconds", type=float, default=math.inf, metavar="S",
                      help="of drawing the samples of --train-split (what is left)")
    part.add_argument("--temperature", type=float, default=0.8, help="of samples (0.8)")
    part.add_argument("--least", type=float, default=1.0, help="score of a winner (1.0)")
    part.add_argument("--per-task", type=int, default=2, metavar="N",
                      help="winners of a task, at most, each with another submission (2)")
    part.add_argument("--shards", type=int, default=1,
                      help="agents side by side, each with its share of the processors (1)")
    part.add_argument("--spare", type=int, default=0, metavar="N",
                      help="processors that no agent uses: for training and serving (0)")
    part.add_argument("--overlap", action="store_true",
                      help="train the next models while earlier ones are judged")
    part.add_argument("--slots", type=int, metavar="N",
                      help="conversations that a model answers together (256 on a GPU, else 8)")
    part.add_argument("--agent", default=AGENT, help=f"more options of passnet agent ({AGENT})")
    part.add_argument("--context", type=int, help="tokens per conversation (the model's)")
    part.add_argument("--tokens", type=int, default=8192, help="per conversation (8192)")
    part.add_argument("--batch", type=int, default=32768, help="tokens per step (32768)")
    part.add_argument("--part", type=int, metavar="N",
                      help="tokens per forward pass (those of --batch)")
    part.add_argument("--epochs", type=int, default=3, help="(3)")
    part.add_argument("--rate", type=float, default=5e-4, help="(0.0005)")
    part.add_argument("--compile", action="store_true")
    return parser.parse_args(arguments)
