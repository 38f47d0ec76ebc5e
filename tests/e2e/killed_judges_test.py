"""Judges of which any process is killed at a random moment give, when they are run again, the records
of an undisturbed run, each once, and leave no process and no shared memory. `PASSNET_KILLS=50` kills
as often in each test, `PASSNET_KILLED_GRAPHS=200` judges as many graphs with a native kernel.
"""
import json
import os
import random
import shutil
import signal
import subprocess
import time
import unittest
from pathlib import Path

from program import PROGRAM, ROOT, InFolder
from verdicts import RIGHT

KILLS = int(os.environ.get("PASSNET_KILLS", "4"))
GRAPHS = int(os.environ.get("PASSNET_KILLED_GRAPHS", "12"))
END_S = 60  # of all processes of a judge after it was killed: far more than they take

# Right for two graphs of three.
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


def processes(session):
    """The processes of a session, those alone that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has ended meanwhile
        if fields[0] != "Z" and int(fields[3]) == session:
            found.append(int(stat.parent.name))
    return found


def shared_memory():
    return {path.name for path in Path("/dev/shm").iterdir()}


class KilledJudges:
    """The tests of a judge on one device; `prepare` makes what `arguments` name."""
    ARGUMENTS = ("--calls", "5", "--warmup", "1")
    # The lowest t whose `correct` is compared: below, rounding errors decide, and a judge with more
    # time sees more of them.
    STRICTEST = 0

    def setUp(self):
        super().setUp()
        self.choice = random.Random(7)
        self.prepare()

    def prepare(self):
        pass

    def command(self, out):
        resume = ["--resume"] if (self.folder / out).exists() else []
        return ["bench", *self.arguments, "--out", out, "--seed", "7", *self.ARGUMENTS, *resume]

    def records(self, out):
        """All but times, which may be too noisy to be compared, by graph; fails if one is there twice."""
        found = {}
        for row in map(json.loads, (self.folder / out / "records.jsonl").read_text().splitlines()):
            key = (row["task"], row["graph"], row["candidate"])
            self.assertNotIn(key, found)
            verdict = "right" if row["verdict"] in RIGHT else row["verdict"]
            correct = {t: is_correct for t, is_correct in row["correct"].items() if int(t) >= self.STRICTEST}
            found[key] = (verdict, correct, row["matched"], row.get("equality"))
        return found

    def whole(self):
        """The records of an undisturbed run and its seconds."""
        begin = time.monotonic()
        self.passnet(*self.command("whole"), code=0)
        records = self.records("whole")
        self.assertIn("right", {verdict for verdict, *_ in records.values()})
        return records, time.monotonic() - begin

    def kill(self, out, victims, moments):
        """Starts the judge and kills some of its processes at each moment, counted from the last one.

        Returns the number of moments at which there were any, and the exit code; by then no process
        of it is left.
        """
        judge = subprocess.Popen([PROGRAM, *self.command(out)], cwd=self.folder, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL, start_new_session=True)
        kills = 0
        for moment in moments:
            try:
                judge.wait(moment)
                break
            except subprocess.TimeoutExpired:
                chosen = victims(judge.pid, processes(judge.pid))
            killed = 0
            for victim in chosen:
                try:
                    os.kill(victim, signal.SIGKILL)
                    killed += 1
                except ProcessLookupError:
                    pass  # it has ended meanwhile
            kills += killed > 0
        judge.wait(600)
        end = time.monotonic() + END_S
        while processes(judge.pid) and time.monotonic() < end:
            time.sleep(0.05)
        self.assertEqual(processes(judge.pid), [])
        return kills, judge.returncode

    def test_killed_runs_end_like_whole_ones(self):
        self.passnet(*self.command("warm"), code=0)
        expected, seconds = self.whole()
        memory = shared_memory()
        some = (lambda judge, found: [self.choice.choice(found or [judge])],
                lambda judge, found: [judge],
                lambda judge, found: found)
        kills = 0
        for _ in range(4 * KILLS):
            moment = self.choice.uniform(0.05, seconds)
            now, code = self.kill("killed", some[kills % len(some)], [moment])
            kills += now
            # Others go on where a killed one ended; one that ended leaves them nothing to do.
            if not now or self.choice.random() < 0.3:
                if code != 0:
                    self.passnet(*self.command("killed"), code=0)
                self.assertEqual(self.records("killed"), expected)
                shutil.rmtree(self.folder / "killed")
            if kills == KILLS:
                break
        self.passnet(*self.command("killed"), code=0)
        self.assertEqual(self.records("killed"), expected)
        self.assertEqual(kills, KILLS)
        left = shared_memory() - memory
        end = time.monotonic() + END_S
        while left and time.monotonic() < end:  # that of other programs goes
            time.sleep(0.05)
            left &= shared_memory()
        self.assertEqual(left, set())

    def test_killed_workers_change_nothing(self):
        expected, seconds = self.whole()

        def one_worker(judge, found):
            workers = [each for each in found if each != judge]
            return [self.choice.choice(workers)] if workers else []

        kills = 0
        for _ in range(4):
            moments = [self.choice.uniform(0.05, seconds / KILLS) for _ in range(KILLS)]
            now, code = self.kill("killed", one_worker, moments)
            self.assertEqual(code, 0)
            self.assertEqual(self.records("killed"), expected)
            shutil.rmtree(self.folder / "killed")
            kills += now
            if kills >= KILLS:
                break
        self.assertGreater(kills, 0)

    def test_torn_and_noisy_records_are_judged_again(self):
        expected, _ = self.whole()
        path = self.folder / "whole" / "records.jsonl"
        text = path.read_text()
        path.write_text(text[:len(text) * 2 // 3])
        self.passnet(*self.command("whole"), code=0)
        self.assertEqual(self.records("whole"), expected)
        lines = path.read_text().splitlines()
        right = next(i for i, line in enumerate(lines) if json.loads(line)["verdict"] in RIGHT)
        lines[right] = json.dumps(json.loads(lines[right]) | {"verdict": "NOISY", "detail": "judged before"})
        path.write_text("".join(line + "\n" for line in lines))
        self.passnet(*self.command("whole"), code=0)
        self.assertEqual(self.records("whole"), expected)
        self.assertNotIn("judged before", path.read_text())


class KilledOnTheProcessor(KilledJudges, InFolder):
    arguments = (str(ROOT / "data" / "suite"), "--only", "convnext.*,vit.*", "--passes",
                 str(ROOT / "examples" / "passes"), "--device", "cpu")


@unittest.skipUnless(shutil.which("nvidia-smi"), "no GPU")
class KilledOnAGpu(KilledJudges, InFolder):
    arguments = (*KilledOnTheProcessor.arguments[:-1], "cuda")
    # tests/exploits/gpu_exploits_test.py ends the workers of a GPU.
    test_killed_workers_change_nothing = None


class KilledWithNativeKernels(KilledJudges, InFolder):
    """A kernel of native code has a worker of its own, and is wrong for some graphs."""
    STRICTEST = -10
    ARGUMENTS = ("--calls", "20", "--allow-native")
    arguments = ("suite", "--passes", "add_relu.pass")

    def prepare(self):
        task = self.folder / "suite" / "task"
        task.mkdir(parents=True)
        for number in range(GRAPHS):
            (task / f"{number}.graph").write_text(graph(number))
        (self.folder / "add_relu.pass").write_text(PASS)

    def whole(self):
        records, seconds = super().whole()
        self.assertEqual(len(records), GRAPHS)
        self.assertEqual({verdict for verdict, *_ in records.values()}, {"right", "WRONG_VALUE"})
        return records, seconds


if __name__ == "__main__":
    unittest.main()
