"""A run of `bench` that is killed at any moment continues with --resume: no record lost or
doubled."""
import json
import os
import random
import shutil
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM
from verdicts import RIGHT

KILLS = int(os.environ.get("PASSNET_KILLS", "4"))
GRAPHS = int(os.environ.get("PASSNET_KILLED_GRAPHS", "12"))

PASS = """pass add_relu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  where shape(%x) == shape(%y)
  replace {
    %r = launch add_relu(%x, %y) : like(%1)
         args = [numel(%x)]
    return %r
  }
  kernel add_relu cpp \"\"\"
void add_relu(const x_t* x, const y_t* y, r_t* r, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    const float sum = pn::load(x + i) + pn::load(y + i);
    pn::store(r + i, n % 3 == 0 ? sum : sum <= 0.0f ? 0.0f : sum);
  }
}
\"\"\"
}
"""


def graph(number):
    size = 100 + number
    return (f"graph @g{number}(%x: f32[{size},7], %y: f32[{size},7]) {{\n"
            "  %0 = add(%x, %y)\n  %1 = relu(%0)\n  return %1\n}\n")


def outcomes(folder):
    """The contents of a run's records except timing; one record per graph."""
    lines = (folder / "records.jsonl").read_text().splitlines()
    records = {}
    for record in map(json.loads, lines):
        assert record["graph"] not in records, f"twice: {record['graph']}"
        verdict = "right" if record["verdict"] in RIGHT else record["verdict"]
        records[record["graph"]] = (verdict, record["correct"], record["matched"])
    return records


def descendants(pid):
    """The processes below one, at this moment."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                pass  # it has ended meanwhile
    found, changed = {pid}, True
    while changed:
        below = {child for child, parent in parents.items() if parent in found} - found
        found |= below
        changed = bool(below)
    return sorted(found - {pid})


class ResumeTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        task = self.folder / "suite" / "task"
        task.mkdir(parents=True)
        for number in range(GRAPHS):
            (task / f"{number}.graph").write_text(graph(number))
        (self.folder / "add_relu.pass").write_text(PASS)

    def start(self, out, *arguments):
        return subprocess.Popen(
            [PROGRAM, "bench", str(self.folder / "suite"), "--passes",
             str(self.folder / "add_relu.pass"), "--out", str(out), "--calls", "20", "--allow-native",
             *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)

    def finish(self, process):
        text, _ = process.communicate(timeout=600)
        self.assertEqual(process.returncode, 0, text)

    def test_killed_runs_end_like_whole_ones(self):
        self.finish(self.start(self.folder / "whole"))
        expected = outcomes(self.folder / "whole")
        self.assertEqual(len(expected), GRAPHS)
        self.assertEqual({verdict for verdict, _, _ in expected.values()}, {"right", "WRONG_VALUE"})
        choice = random.Random(7)
        out = self.folder / "killed"
        for kill in range(KILLS):
            process = self.start(out, *(["--resume"] if out.exists() else []))
            try:
                process.communicate(timeout=choice.uniform(0.05, 1.5))
            except subprocess.TimeoutExpired:
                target = process.pid
                if kill % 2:
                    os.killpg(target, signal.SIGKILL)
                else:
                    os.kill(target, signal.SIGKILL)
                process.communicate(timeout=300)
        self.finish(self.start(out, *(["--resume"] if out.exists() else [])))
        self.assertEqual(outcomes(out), expected)

    def test_killed_workers_change_nothing(self):
        self.finish(self.start(self.folder / "whole"))
        choice = random.Random(8)
        process = self.start(self.folder / "killed")
        for _ in range(KILLS):
            try:
                process.communicate(timeout=choice.uniform(0.05, 0.4))
                break
            except subprocess.TimeoutExpired:
                workers = descendants(process.pid)
                if workers:
                    try:
                        os.kill(choice.choice(workers), signal.SIGKILL)
                    except ProcessLookupError:
                        pass  # it has ended meanwhile
        self.finish(process)
        self.assertEqual(outcomes(self.folder / "killed"), outcomes(self.folder / "whole"))

    def test_a_torn_record_is_judged_again(self):
        out = self.folder / "torn"
        self.finish(self.start(out))
        expected = outcomes(out)
        text = (out / "records.jsonl").read_text()
        (out / "records.jsonl").write_text(text[:len(text) * 2 // 3])
        self.finish(self.start(out, "--resume"))
        self.assertEqual(outcomes(out), expected)

    def test_a_noisy_record_is_judged_again(self):
        out = self.folder / "noisy"
        self.finish(self.start(out))
        expected = outcomes(out)
        path = out / "records.jsonl"
        lines = path.read_text().splitlines()
        lines[1] = json.dumps(json.loads(lines[1]) | {"verdict": "NOISY", "detail": "judged before"})
        path.write_text("".join(line + "\n" for line in lines))
        self.finish(self.start(out, "--resume"))
        self.assertEqual(outcomes(out), expected)
        self.assertNotIn("judged before", path.read_text())


if __name__ == "__main__":
    unittest.main()
