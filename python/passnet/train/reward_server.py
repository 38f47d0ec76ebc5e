"""Rewards over HTTP, for a trainer on another machine: POST {"pass" or "completion", "graphs"}."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.train.json_server import HttpError, JsonServer
from passnet.train.reward import find_pass, score_pass


class RewardServer(JsonServer):
    """Judges passes on graphs below a folder, one at a time, since times are measured."""

    def __init__(self, address: tuple[str, int], program: str, root: Path) -> None:
        super().__init__(address)
        self._program = program
        self._root = root.resolve()
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
        if seed is not None and (not isinstance(seed, int) or seed < 0):
            raise HttpError(400, "expected `seed` to be a whole number of at least 0")
        sources = [self._source(graph) for graph in graphs]
        with self._alone:
            try:
                return {"reward": score_pass(self._program, text, sources, seed)}
            except PassnetError as error:
                raise HttpError(500, str(error), "judging_failed") from error

    def _source(self, graph: Any) -> str:
        """The path of a graph source, FILE or FILE#NUMBER, that is below the folder."""
        name, mark, number = graph.partition("#") if isinstance(graph, str) else ("", "", "")
        path = (self._root / name).resolve()
        if not path.is_relative_to(self._root) or path == self._root or not path.exists():
            raise HttpError(400, "expected graphs that are below the folder of the server, found "
                            f"{str(graph)[:200]}")
        return f"{path}{mark}{number}"
