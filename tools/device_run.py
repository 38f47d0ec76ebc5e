"""Runs passnet on graphs for tools/cuda_on_device.py, within the time of a part, and reads its rows."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator


@dataclass
class Named:
    """The text of a graph, and where it is from."""
    source: str
    text: str


class Run:
    """One run of this script: its options, its deadline and its files."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.begin = time.monotonic()
        self.end_of_part = self.begin + options.deadline
        self.out = Path(options.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.scratch = tempfile.TemporaryDirectory()
        self.failures = 0

    def left(self) -> float:
        """Seconds of the part."""
        return self.end_of_part - time.monotonic()

    def begin_part(self, share: float) -> None:
        """Gives the part its share of the time that is left."""
        end = self.begin + self.options.deadline
        self.end_of_part = time.monotonic() + share * (end - time.monotonic())

    def environment(self, cache: str) -> dict[str, str]:
        return {**os.environ, "PASSNET_CACHE": str(Path(self.scratch.name) / cache)}

    def start(self, command: list[str], cache: str) -> subprocess.Popen[str]:
        """Starts a command that ends with the part at the latest."""
        process = subprocess.Popen(command, text=True, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, env=self.environment(cache))
        timer = threading.Timer(max(self.left(), 1), process.kill)
        timer.daemon = True
        timer.start()
        return process

    def source_of(self, graphs: list[Named], name: str) -> str:
        """The graphs as one file, with names of their places."""
        path = Path(self.scratch.name) / f"{name}.graph"
        texts = (re.sub(r"^graph @[^(\s]*", f"graph @g{number}", graph.text, count=1)
                 for number, graph in enumerate(graphs))
        path.write_text("\n".join(texts), encoding="utf-8")
        return str(path)

    def rows(self, graphs: list[Named], arguments: list[str], name: str, cache: str,
             prefix: tuple[str, ...] = ()) -> Iterator[tuple[Named, Any]]:
        """Each graph with its row; a graph that ended its process has an error. Graphs after it
        go to another process. `prefix` comes before the program."""
        turn = 0
        while graphs and self.left() > 1:
            source = self.source_of(graphs, f"{name}-{turn}")
            turn += 1
            process = self.start([*prefix, self.options.program, arguments[0], source,
                                  *arguments[1:], "--json"], cache)
            done = 0
            assert process.stdout is not None
            for line in process.stdout:
                if not line.startswith("{"):
                    continue
                if not line.endswith("\n"):  # of a process that was ended
                    break
                yield graphs[done], json.loads(line)
                done += 1
                if done == len(graphs):
                    break
            _, errors = process.communicate()
            if self.left() < 0:
                return
            if done < len(graphs) and process.returncode not in (0, 1, 2):
                said = f"the process ended with {process.returncode}: {errors[-300:]}"
                yield graphs[done], {"error": {"id": "process-ended", "message": said}}
                done += 1
            elif done == 0:
                said = f"no output, and {process.returncode}: {errors[-300:]}"
                yield graphs[0], {"error": {"id": "no-output", "message": said}}
                return
            graphs = graphs[done:]
