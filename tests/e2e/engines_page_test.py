"""docs/users_engines.md: each pass matches the graph above it once, holds, and is judged right."""
import importlib.util
import json
import os
import re
import subprocess
import sys
import unittest

from program import InFolder, PROGRAM, ROOT

PAGE = ROOT / "docs" / "users_engines.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HAS_TORCH = importlib.util.find_spec("torch") is not None


def sections():
    """title -> (kind and text of the graph, text of the pass)."""
    found = {}
    for part in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        (language, graph), (_, passes) = BLOCK.findall(part)
        found[part.splitlines()[0]] = (language, graph, passes)
    return found


class EnginesPage(InFolder):
    def passnet(self, *words):
        done = subprocess.run([PROGRAM, *words], cwd=self.folder, capture_output=True, text=True,
                              check=False, timeout=600)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return done

    def graph(self, language, text):
        """The graph source that the block is; None if PyTorch is needed and missing."""
        if language == "":
            (self.folder / "g.graph").write_text(text, encoding="utf-8")
            return "g.graph"
        if not HAS_TORCH:
            return None
        (self.folder / "model.py").write_text(text, encoding="utf-8")
        name = re.search(r"class (\w+)", text)[1]
        subprocess.run([sys.executable, "-m", "passnet", "extract", f"model.py:{name}", "--out", "made"],
                       cwd=self.folder, env={**os.environ, "PYTHONPATH": str(ROOT / "python")},
                       capture_output=True, check=True, timeout=600)
        return "made"

    def test_passes_match_and_hold(self):
        self.assertEqual(list(sections()), ["Reshape and view", "Several results", "In-place ops",
                                            "List arguments", "Topological order"])
        for title, (language, graph, passes) in sections().items():
            with self.subTest(title):
                source = self.graph(language, graph)
                if source is None:
                    self.skipTest("PyTorch is not installed")
                (self.folder / "p.pass").write_text(passes, encoding="utf-8")
                row = json.loads(self.passnet("pass", "apply", "p.pass", source, "--json").stdout)
                self.assertEqual(list(row["matched"].values()), [1])
                record = json.loads(self.passnet("eval", source, "--passes", "p.pass", "--json", "--seed", "1",
                                                 "--warmup", "2", "--calls", "5").stdout)
                self.assertIn(record["verdict"], ("PASS", "NOISY"), record)
                self.assertTrue(all(record["correct"].values()) or record["verdict"] == "NOISY")


if __name__ == "__main__":
    unittest.main()
