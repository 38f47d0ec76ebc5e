"""The command line of train_experiment.py."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = "samples"  # the split of tasks that are only there to be learned from

# The lengths of prompts and answers are those of the conversations in docs/training_runs.md.
AGENT = "--turns 10 --max-tokens 1024 --prompt-tokens 1500 --context 8192 --answer-limit 3000"


def numbers(text: str) -> list[int]:
    return sorted(int(part) for part in text.split(","))


def parse(description: str, arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True, help="a .gguf file or a model's folder")
    parser.add_argument("--chat", type=Path, required=True, help="chat lines")
    parser.add_argument("--suite", type=Path, nargs="+", required=True,
                        help="the folders of suites, whose tasks are joined")
    parser.add_argument("--sample-from", type=Path, nargs=2, metavar=("SUITE", "FILE"),
                        help=f"more tasks, as the split `{SAMPLES}`: small ones of this suite that no "
                             "line of the file names, and that show nothing held back")
    parser.add_argument("--prompts", type=Path,
                        help="prompts that each model answers at once, to be judged elsewhere")
    parser.add_argument("--program", type=Path, default=ROOT / "build/passnet")
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True, help="the folder of results.jsonl")
    parser.add_argument("--seconds", type=float, default=540, help="of this call (540)")
    parser.add_argument("--counts", type=numbers, default=[500, 1000, 2000, 4000],
                        help="conversations (500,1000,2000,4000)")
    parser.add_argument("--seeds", type=numbers, default=[0, 1], help="(0,1)")
    parser.add_argument("--only", default="*", metavar="LIST",
                        help="only these steps, separated by commas; `*` as in a shell")
    parser.add_argument("--held-out", default="held-out", metavar="LIST",
                        help="the splits that are judged, separated by commas (held-out)")
    parser.add_argument("--hard", default="", metavar="LIST",
                        help="more splits, on which the main model and the untuned one are judged")
    parser.add_argument("--train-split", help="the split of expert iteration; without it, none")
    parser.add_argument("--train-tasks", type=int, metavar="N",
                        help="N tasks of that split, in the order of their hashes (all)")
    parser.add_argument("--samples", type=int, default=8, help="per task (8)")
    parser.add_argument("--sample-seconds", type=float, default=math.inf, metavar="S",
                        help="of drawing the samples of --train-split (what is left)")
    parser.add_argument("--temperature", type=float, default=0.8, help="of samples (0.8)")
    parser.add_argument("--least", type=float, default=1.0, help="score of a winner (1.0)")
    parser.add_argument("--per-task", type=int, default=2, metavar="N",
                        help="winners of a task, at most, each with another submission (2)")
    parser.add_argument("--shards", type=int, default=1,
                        help="agents side by side, each with its share of the processors (1)")
    parser.add_argument("--spare", type=int, default=0, metavar="N",
                        help="processors that no agent uses: for training and serving (0)")
    parser.add_argument("--overlap", action="store_true",
                        help="train the next models while earlier ones are judged")
    parser.add_argument("--slots", type=int, metavar="N",
                        help="conversations that a model answers together (256 on a GPU, else 8)")
    parser.add_argument("--agent", default=AGENT, help=f"more options of passnet agent ({AGENT})")
    parser.add_argument("--context", type=int, help="tokens per conversation (the model's)")
    parser.add_argument("--tokens", type=int, default=8192, help="per conversation (8192)")
    parser.add_argument("--batch", type=int, default=32768, help="tokens per step (32768)")
    parser.add_argument("--part", type=int, metavar="N",
                        help="tokens per forward pass (those of --batch)")
    parser.add_argument("--epochs", type=int, default=3, help="(3)")
    parser.add_argument("--rate", type=float, default=5e-4, help="(0.0005)")
    parser.add_argument("--compile", action="store_true")
    return parser.parse_args(arguments)
