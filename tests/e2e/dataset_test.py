"""`passnet dataset` on the command line."""
import json
import os
import random
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import timed
from xml.etree import ElementTree

GRAPHS = ROOT / "data" / "graphs"
KILLS = int(os.environ.get("PASSNET_KILLS", "4"))


def passnet(*arguments, code=0):
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True,
                          timeout=600, check=False)
    if done.returncode != code:
        raise AssertionError(f"exit code {done.returncode}: {done.stdout}{done.stderr}")
    return done


def rows(*arguments, code=0):
    return [json.loads(line) for line in passnet(*arguments, "--json", code=code).stdout.splitlines()]


class Dataset(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.root = Path(cls.folder.name)
        cls.file = cls.root / "a.db"
        cls.built = rows("dataset", "build", GRAPHS / "bert", GRAPHS / "swin", "--out", cls.file)[0]

    def refused(self, *arguments):
        """The one line that refuses the command."""
        done = passnet("dataset", *arguments, code=2)
        self.assertEqual(done.stdout, "")
        return done.stderr.splitlines()[0]

    def test_pieces_of_whole_graphs(self):
        pieces = rows("dataset", "decompose", GRAPHS / "bert")
        self.assertEqual({piece["kind"] for piece in pieces}, {"single", "fusible", "typical"})
        for piece in pieces:
            self.assertGreaterEqual(piece["count"], 1 if piece["kind"] == "single" else 2)
            self.assertEqual(len(piece["canonical_hash"]), 64)
        layers = [piece for piece in pieces if piece["kind"] == "typical"]
        self.assertEqual(len(layers), 2)
        self.assertEqual(len({piece["canonical_hash"] for piece in layers}), 1)
        text = passnet("dataset", "decompose", GRAPHS / "bert").stdout
        self.assertIn(" distinct pieces of 1 graph\n", text)

    def test_statistics_are_those_of_the_build(self):
        stats = rows("dataset", "stats", self.file)[0]
        self.assertEqual(stats, self.built)
        self.assertEqual(stats["full_graphs"], 2)
        self.assertEqual(stats["categories"]["language"], 1)
        self.assertEqual(stats["categories"]["vision"], 1)
        self.assertEqual(stats["families"], 2)
        self.assertTrue(stats["complete"])
        self.assertEqual(len(stats["hash"]), 64)
        self.assertEqual(stats["suites"], [])
        text = passnet("dataset", "stats", self.file).stdout
        self.assertIn(stats["hash"], text)
        self.assertLessEqual(max(map(len, text.splitlines())), 100)

    def test_threads_and_order_change_nothing(self):
        other = rows("dataset", "build", GRAPHS / "swin", GRAPHS / "bert", "--threads", "1", "--out",
                     self.root / "other.db")[0]
        self.assertEqual(other["hash"], self.built["hash"])

    def test_resume_adds_what_is_missing(self):
        part = self.root / "part.db"
        passnet("dataset", "build", GRAPHS / "swin", "--out", part)
        both = rows("dataset", "build", GRAPHS / "bert", GRAPHS / "swin", "--out", part, "--resume")
        self.assertEqual(both[0]["hash"], self.built["hash"])
        self.assertIn("found one: remove it, or continue it by --resume",
                      self.refused("build", GRAPHS / "bert", "--out", part))

    def test_killed_builds_end_equal(self):
        """PASSNET_KILLS=20 kills as many builds, each at a random moment of what a whole one takes."""
        sources = sorted(GRAPHS.iterdir())[:12]
        begin = time.monotonic()
        whole = rows("dataset", "build", *sources, "--out", self.root / "whole.db")[0]
        seconds = time.monotonic() - begin
        file = self.root / "killed.db"
        moments = random.Random(KILLS)
        for _ in range(KILLS):
            more = ["--resume"] if file.exists() else []
            build = subprocess.Popen([PROGRAM, "dataset", "build", *sources, "--out", file, *more],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                build.wait(moments.uniform(0, seconds))
            except subprocess.TimeoutExpired:
                build.kill()
            build.wait()
        more = ["--resume"] if file.exists() else []
        ended = rows("dataset", "build", *sources, "--out", file, *more)[0]
        self.assertEqual(ended, whole)
        self.assertEqual(rows("dataset", "verify", file, "--sample", "3")[0]["flaws"], 0)

    def test_variants_and_times_are_added(self):
        file = self.root / "more.db"
        passnet("dataset", "build", GRAPHS / "bert", "--out", file)
        made = rows("dataset", "vary", file, "--max", "1")[0]
        self.assertGreater(made["variants"], 5)
        self.assertEqual(rows("dataset", "stats", file)[0]["variants"], made["variants"])
        text = rows("dataset", "query", file, "op = gelu and kind = single", "--limit", "1")[0]
        graph = rows("dataset", "show", file, text["canonical_hash"])[0]["text"]
        (self.root / "gelu.graph").write_text(graph)
        passnet("bench", self.root / "gelu.graph", "--candidate", "default", "--calls", "5",
                "--out", self.root / "bench")
        records = self.root / "bench" / "records.jsonl"
        record = json.loads(records.read_text(encoding="utf-8"))
        records.write_text(json.dumps(timed(record)) + "\n", encoding="utf-8")
        measured = rows("dataset", "measure", file, records)[0]
        self.assertEqual(measured["stored"], 2)
        self.assertEqual([row["candidate"] for row in measured["comparisons"]], ["default"])
        text = passnet("dataset", "measure", file, records).stdout
        self.assertIn("2 of 2 times stored; speedups over op-by-op", text)
        self.assertIn("[varied-otherwise]", self.refused("vary", file, "--max", "2"))

    def test_a_page_of_pictures(self):
        page = self.root / "pages" / "a.html"
        row = rows("dataset", "page", self.file, "--out", page)[0]
        self.assertEqual(row, {"page": str(page), "hash": self.built["hash"]})
        text = page.read_text(encoding="utf-8")
        self.assertNotIn("<script", text)
        body = "<main>" + text.split("<main>", 1)[1].split("</main>")[0] + "</main>"
        sections = [section.get("aria-labelledby") for section in
                    ElementTree.fromstring(body).iter("section")]
        self.assertEqual(sections, ["categories", "packages", "families", "ops", "kinds", "dtypes",
                                    "nodes", "elements", "bytes", "flops", "rarity", "launches",
                                    "coverage"])
        self.assertIn("layer_norm: 2 models", text)
        self.assertIn("found no file [dataset-missing]",
                      self.refused("page", self.root / "no.db", "--out", page))

    def test_a_list_of_launches_is_read_and_can_be_left(self):
        passnet("dataset", "export", self.file, "--format", "lines", "--out", self.root / "rows")
        lines = self.root / "rows" / "graphs.jsonl.zst"
        plain = rows("dataset", "build", lines, "--out", self.root / "plain.db")[0]
        counts = rows("dataset", "export", self.root / "plain.db", "--format", "launches", "--out",
                      self.root / "list")[0]
        self.assertEqual(counts, {"graphs": 2, "subgraphs": plain["distinct_subgraphs"],
                                  "skipped": 0})
        (self.root / "list" / "graphs.launches.zst").rename(self.root / "rows" /
                                                            "graphs.launches.zst")
        listed = rows("dataset", "build", lines, "--out", self.root / "listed.db")[0]
        self.assertEqual(listed["hash"], plain["hash"])
        (self.root / "rows" / "graphs.launches.zst").write_text("launches 0 none\n",
                                                                encoding="utf-8")
        never = self.root / "never.db"
        self.assertIn("[broken-file]", self.refused("build", lines, "--out", never))
        self.assertFalse(never.exists())
        again = rows("dataset", "build", lines, "--decompose", "--out", self.root / "again.db")[0]
        self.assertEqual(again["hash"], plain["hash"])

    def test_queries(self):
        found = rows("dataset", "query", self.file, "op = layer_norm and dtype = f32")
        self.assertTrue(found)
        self.assertTrue(all("layer_norm" in row["sequence"].split() for row in found))
        text = passnet("dataset", "query", self.file, "family = bert", "--limit", "2").stdout
        self.assertIn("subgraphs match", text)
        passnet("dataset", "query", self.file, "elements > 1e15", code=1)
        line = self.refused("query", self.file, "op = layer_nrom")
        self.assertIn("did you mean 'layer_norm'?", line)

    def test_show(self):
        row = rows("dataset", "query", self.file, "op = layer_norm", "--limit", "1")[0]
        shown = rows("dataset", "show", self.file, row["canonical_hash"][:20])[0]
        self.assertEqual(shown["canonical_hash"], row["canonical_hash"])
        self.assertIn("layer_norm(", shown["text"])
        self.assertTrue(shown["places"])
        self.assertIn("layer_norm(", passnet("dataset", "show", self.file,
                                             row["canonical_hash"]).stdout)
        self.assertIn("canonical hash", self.refused("show", self.file, "zz"))

    def test_splits(self):
        split = rows("dataset", "split", self.file, "--held-out", "0.3", "--hard", "--seed", "2")[0]
        self.assertEqual(sum(split.values()), self.built["distinct_subgraphs"])
        self.assertEqual(rows("dataset", "stats", self.file)[0]["splits"],
                         {name: count for name, count in split.items() if count})
        held = rows("dataset", "query", self.file, "split = \"held-out\"", "--limit", "9999")
        train = rows("dataset", "query", self.file, "split = train", "--limit", "9999")
        self.assertFalse({row["sequence"] for row in held} & {row["sequence"] for row in train})
        self.assertIn("expected shares of at most 1 together, found 0.7 held out and 0.6 dev "
                      "[bad-shares]",
                      self.refused("split", self.file, "--held-out", "0.7", "--dev", "0.6"))
        self.addCleanup(self.forget_split)

    def forget_split(self):
        passnet("dataset", "build", GRAPHS / "bert", GRAPHS / "swin", "--out", self.root / "new.db")
        os.replace(self.root / "new.db", self.file)

    def test_merge(self):
        parts = []
        for name in ("bert", "swin"):
            parts.append(self.root / f"{name}.db")
            passnet("dataset", "build", GRAPHS / name, "--out", parts[-1])
        merged = self.root / "merged.db"
        total = rows("dataset", "merge", merged, *parts)[0]
        self.assertEqual(total["hash"], self.built["hash"])
        self.assertIn("expected no file", self.refused("merge", merged, *parts))
        self.assertIn("[merge-exists]", self.refused("merge", merged, *parts))
        bad = self.root / "bad.db"
        bad.write_bytes(parts[0].read_bytes()[:5000])
        self.refused("merge", self.root / "none.db", parts[0], bad)
        self.assertEqual(list(self.root.glob("none.db*")), [])

    def test_verify(self):
        counts = rows("dataset", "verify", self.file, "--sample", "3")[0]
        self.assertEqual(counts["flaws"], 0)
        self.assertGreaterEqual(counts["texts"], self.built["distinct_subgraphs"])
        self.assertEqual(counts["occurrences"], self.built["subgraphs"])

    def test_exports_import_to_equal_hashes(self):
        out = self.root / "graphnet"
        self.assertEqual(rows("dataset", "export", self.file, "--format", "graphnet", "--out",
                              out)[0]["skipped"], 0)
        imported = {row["canonical_hash"] for row in rows("import", out / "subgraphs")}
        self.assertEqual(len(imported), self.built["distinct_subgraphs"])
        lines = self.root / "lines"
        passnet("dataset", "export", self.file, "--format", "lines", "--out", lines)
        again = {row["canonical_hash"] for row in rows("import", lines / "subgraphs.jsonl.zst")}
        self.assertEqual(again, imported)
        flat = self.root / "flat"
        passnet("dataset", "export", self.file, "--format", "jsonl", "--out", flat)
        with open(flat / "subgraphs.jsonl", encoding="utf-8") as file:
            self.assertEqual({json.loads(line)["hash"] for line in file}, imported)

    def test_files_that_are_no_datasets(self):
        text = self.root / "text.db"
        text.write_text("no database " * 1000, encoding="utf-8")
        self.assertIn(f"expected a dataset in '{text}', found a file of another kind: "
                      "`passnet dataset build` makes one [broken-dataset]", self.refused("stats", text))
        self.assertIn("found no file [dataset-missing]", self.refused("stats", self.root / "no.db"))
        self.refused("build", self.root / "no.jsonl", "--out", self.root / "never.db")
        self.assertFalse((self.root / "never.db").exists())

    def test_failures_are_kept_with_their_cause(self):
        lines = self.root / "bad.jsonl"
        lines.write_text('{"inputs":[],"nodes":[{"id":"n","op":"torch.nonsense","args":[]}],'
                         '"outputs":["n"]}\n', encoding="utf-8")
        stats = rows("dataset", "build", lines, "--out", self.root / "bad.db", code=1)[0]
        self.assertEqual(stats["causes"], {"unsupported-op": 1})


if __name__ == "__main__":
    unittest.main()
