"""Rewards over HTTP, for a trainer on another machine: POST {"pass" or "completion", "graphs"}."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.train.json_server import HttpError, JsonServer
from passnet.train.reward import WEIGHTS, check_weights, find_pass, is_seed, score_pass

MAX_GRAPHS = 1000  # of one request


class RewardServer(JsonServer):
    """Judges passes on graphs below a folder, one at a time, since times are measured."""

    connections = 64

    def __init__(self, address: tuple[str, int], program: str, root: Path,
                 weights: Mapping[str, float] = WEIGHTS, device: str = "cpu") -> None:
        super().__init__(address)
        self._program = program
        self._root = root.resolve()
        self._weights = check_weights(weights)
        self._device = device
        self._alone = threading.Lock()

    def answer(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        if (method, path) != ("POST", "/reward"):
            raise HttpError(404, f"expected POST /reward, found {method} {path}", "not_found")
        text = body.get("pass")
        if text is None and isinstance(body.get("completion"), str):
            text = find_pass(body["completion"])
            if text is None:
                return {"reward": 0.0}
        graphs, seed = body.get("graphs"), body.get("seed")
        if not isinstance(text, str) or not isinstance(graphs, list) or not graphs:
            raise HttpError(400, "expected `pass` or `completion` as text and a list `graphs`")
        if len(graphs) > MAX_GRAPHS:
            raise HttpError(400, f"expected at most {MAX_GRAPHS} graphs, found {len(graphs)}")
        if not is_seed(seed):
            raise HttpError(400, "expected `seed` to be a whole number of at least 0")
        sources = [self._source(graph) for graph in graphs]
        with self._alone:
            try:
                return {"reward": score_pass(self._program, text, sources, seed,
                                             self._weights, self._device)}
            except PassnetError as error:
                raise HttpError(500, str(error), "judging_failed") from error

    def _source(self, graph: Any) -> str:
        """The path of a graph source, FILE or FILE#NUMBER, that is below the folder."""
        name, mark, number = graph.partition("#") if isinstance(graph, str) else ("", "", "")
        try:
            path = (self._root / name).resolve()
            known = path.is_relative_to(self._root) and path != self._root and path.exists()
        except (OSError, ValueError):  # a name that is too long, or none of a file
            known = False
        if not known or (mark and not (number.isascii() and number.isdigit())):
            raise HttpError(400, "expected graphs that are below the folder of the server, found "
                            f"{ascii(graph)[:200]}")
        return f"{path}{mark}{number}"
