"""Passes of the public harness, judged as they are: in a walled PyTorch process, on a CPU."""
import importlib.util
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from program import PROGRAM, ROOT
from verdicts import RIGHT

HAS_TORCH = importlib.util.find_spec("torch") is not None
SLOW_US = 20_000  # of what sleeps for 30 ms, beside a call of some µs

# A pass: `{body}` is the body of its replacement, `{more}` comes before its functions.
PASS = """import os
import sys
import time

import torch
{more}

def pattern(x, y):
    total = x + y
    return torch.nn.functional.relu(total)


def replacement_args(x, y):
    return (x, y)


@torch.fx.wrap
def fused(x, y):
{body}


def replacement_func():
    return fused
"""
HONEST = "    return torch.clamp_min(x + y, 0)"


def tensor(shape):
    return {"shape": shape, "dtype": "float32", "stride": [shape[1], 1]}


def graph_line():
    """A typed line: the tanh of a relu of a sum."""
    kind = tensor([48, 64])

    def node(name, op, *arguments):
        return {"id": name, "op": op, "kind": "call_function", "kwargs": {}, "type": kind,
                "args": [{"v": argument} for argument in arguments]}
    return {"task": "sums", "inputs": [kind, kind], "outputs": ["n2"],
            "nodes": [node("n0", "operator.add", "in0", "in1"),
                      node("n1", "torch.nn.functional.relu", "n0"),
                      node("n2", "torch.tanh", "n1")]}


def patch(step, body):
    """Text that replaces a step of a call in the program that runs the submission."""
    return f"""
harness = sys.modules["__main__"].Handed
real_{step} = harness.{step}

def patched_{step}(self):
{body}

harness.{step} = patched_{step}
"""


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class PublicPassesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.graph = self.folder / "graphs.jsonl"
        self.graph.write_text(json.dumps(graph_line()) + "\n", encoding="utf-8")

    def submission(self, body=HONEST, more="", name="add_relu"):
        folder = self.folder / "submission"
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.py").write_text(PASS.format(body=body, more=more), encoding="utf-8")
        names = sorted(path.stem for path in folder.glob("*.py"))
        order = folder / "sorted_output_pass_rule_names.json"
        order.write_text(json.dumps(names), encoding="utf-8")
        return folder

    def run_eval(self, folder, *arguments):
        command = [PROGRAM, "eval", str(self.graph), "--passes", str(folder), "--calls", "16",
                   "--warmup", "8", "--threads", "1", "--seed", "7", "--json", *arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)

    def judge(self, folder, *arguments):
        done = self.run_eval(folder, "--allow-native", *arguments)
        self.assertIn(done.returncode, (0, 1), done.stderr + done.stdout)
        records = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertTrue(records, done.stderr)
        return records[0]

    def assert_slow(self, record):
        if record["verdict"] == "NOISY":
            self.skipTest("the machine is too busy to time a call at all")
        self.assertEqual(record["verdict"], "PASS", record)
        self.assertGreater(record["candidate_us"], SLOW_US, record)

    def test_an_honest_submission_is_right(self):
        record = self.judge(self.submission())
        self.assertIn(record["verdict"], RIGHT, record)
        self.assertEqual((record["candidate"], record["baseline"]), ("public", "eager"))
        self.assertEqual(record["matched"], {"add_relu": 1})
        self.assertEqual([row["pass"] for row in record["passes"]], ["add_relu"])
        self.assertTrue(record["native"])
        self.assertTrue(record["correct"]["-5"])
        self.assertIsNone(record["public_rules"]["error"])
        self.assertTrue(record["public_rules"]["correct"]["-5"])
        self.assertIn("seccomp", record["versions"]["worker_layers"])
        self.assertIn("billed-phases", record["versions"]["checks"])

    def test_its_record_is_read_and_judged_again(self):
        record = self.judge(self.submission())
        path = self.folder / "records.jsonl"
        path.write_text(json.dumps(record) + "\n", encoding="utf-8")
        scored = subprocess.run([PROGRAM, "score", str(path), "--json"], capture_output=True,
                                text=True, timeout=600, check=False)
        self.assertEqual(scored.returncode, 0, scored.stderr)
        replayed = subprocess.run([PROGRAM, "replay", str(path), "--allow-native", "--json"],
                                  capture_output=True, text=True, timeout=600, check=False)
        self.assertIn(replayed.returncode, (0, 1), replayed.stderr)
        self.assertIn(json.loads(replayed.stdout)["replayed"], RIGHT)

    def test_what_does_not_fit_is_refused(self):
        folder = self.submission()
        for arguments, error in (
                ((), "expected kernels of the loop language, found the Python of"),
                (("--allow-native", "--baseline", "op-by-op"),
                 "expected the baseline eager or inductor for public passes, found `op-by-op`"),
                (("--allow-native", "--candidate", "passes"),
                 "expected .pass files for the candidate `passes`")):
            done = self.run_eval(folder, *arguments)
            self.assertEqual(done.returncode, 2, done.stdout)
            self.assertRegex(done.stderr, error)
        for arguments, identifier in (
                ((), "native-python"),
                (("--allow-native", "--baseline", "op-by-op"), "public-baseline"),
                (("--allow-native", "--candidate", "passes"), "passes-of-other-kind")):
            self.assertIn(f"[{identifier}]", self.run_eval(folder, *arguments).stderr)

    def test_it_needs_a_folder_for_its_files(self):
        command = [PROGRAM, "eval", str(self.graph), "--passes", str(self.submission()),
                   "--allow-native"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False,
                              env=os.environ | {"TMPDIR": str(self.folder / "missing")})
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("[public-folder-missing]", done.stderr)

    def test_wrong_values_are_refused(self):
        record = self.judge(self.submission("    return torch.relu(x + 2 * y)"))
        self.assertEqual(record["verdict"], "WRONG_VALUE", record)
        self.assertEqual(record["public_rules"]["error"], "accuracy")

    def test_passes_that_match_nothing_are_named_so(self):
        folder = self.submission()
        path = folder / "add_relu.py"
        path.write_text(path.read_text().replace("x + y", "x - y"), encoding="utf-8")
        record = self.judge(folder)
        self.assertEqual(record["verdict"], "NO_MATCH", record)
        self.assertEqual(record["public_rules"]["error"], "no_match")

    def test_errors_are_located(self):
        for more, body, verdict, message in (
                ("raise RuntimeError('no import')", HONEST, "COMPILE_ERROR", "no import"),
                ("", "    raise ValueError('no call')", "CRASH", "no call"),
                ("", "    os._exit(3)", "CRASH", "ended"),
                ("", "    return (x + y)[:1]", "DTYPE_SHAPE", "was expected")):
            with self.subTest(message):
                record = self.judge(self.submission(body, more))
                self.assertEqual(record["verdict"], verdict, record)
                self.assertIn(message, record["detail"])
                if "no " in message:
                    self.assertRegex(record["detail"], r"^add_relu\.py:\d+: ")

    def test_a_kept_result_is_no_answer(self):
        record = self.judge(self.submission("""    if not kept:
        kept.append(torch.relu(x + y))
    return kept[0].clone()""", "kept = []"))
        self.assertIn(record["verdict"], ("WRONG_VALUE", "STATE"), record)
        # One call does not show it.
        self.assertIsNone(record["public_rules"]["error"])

    def test_records_without_an_outcome_of_the_public_rules_are_refused(self):
        path = self.folder / "records.jsonl"
        path.write_text('{"graph": "g", "verdict": "PASS"}\n', encoding="utf-8")
        done = subprocess.run([PROGRAM, "score", str(path), "--public-rules"], capture_output=True,
                              text=True, timeout=600, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("[no-public-rules]", done.stderr)

    def test_inputs_stay_as_they_are(self):
        record = self.judge(self.submission("""    result = torch.relu(x + y)
    x.zero_()
    return result"""))
        self.assertEqual(record["verdict"], "INPUT_CHANGED", record)
        path = self.folder / "records.jsonl"
        path.write_text(json.dumps(record) + "\n", encoding="utf-8")
        for arguments, share in (([], 0), (["--public-rules"], 1)):
            done = subprocess.run([PROGRAM, "score", str(path), "--json", *arguments],
                                  capture_output=True, text=True, timeout=600, check=False)
            self.assertEqual(json.loads(done.stdout)["correct"], share, done.stderr)

    def test_work_before_the_call_is_computed_from_stale_inputs(self):
        early = patch("bring_in", "    real_bring_in(self)\n"
                                  "    self.early = self.function(*self.inputs)")
        early += patch("run", "    self.results = self.early")
        record = self.judge(self.submission(more=early))
        self.assertEqual(record["verdict"], "STATE", record)

    def test_work_outside_of_the_call_is_billed(self):
        for step in ("bring_in", "bring_late", "take_out"):
            with self.subTest(step):
                late = patch(step, f"    time.sleep(0.03)\n    real_{step}(self)")
                self.assert_slow(self.judge(self.submission(more=late)))

    def test_clocks_of_the_process_do_not_count(self):
        record = self.judge(self.submission("    sleep(0.03)\n" + HONEST, """
sleep = time.sleep
for clock in ("perf_counter", "perf_counter_ns", "time", "monotonic"):
    setattr(time, clock, lambda: 0)
"""))
        self.assert_slow(record)

    def test_results_that_are_not_taken_out_are_poison(self):
        record = self.judge(self.submission(more=patch("take_out", "    pass")))
        self.assertEqual(record["verdict"], "UNWRITTEN", record)

    def test_processes_must_not_run_beside_calls(self):
        record = self.judge(self.submission(more="""
if os.fork() == 0:
    time.sleep(600)
    os._exit(0)
"""))
        self.assertEqual(record["verdict"], "STATE", record)

    def test_the_process_reaches_nothing_else(self):
        kept = self.folder / "kept.txt"
        kept.write_text("as it was", encoding="utf-8")
        for name, action in (("network", "import socket; socket.socket()"),
                             ("signal", "os.kill(1, 0)"),
                             ("write", f"open({str(kept)!r}, 'w')"),
                             ("own files", "open(os.path.join(os.path.dirname(__file__), 'x'), 'w')")):
            with self.subTest(name):
                record = self.judge(self.submission(more=action))
                layers = record["versions"]["worker_layers"].split() if "worker_layers" in \
                    record["versions"] else []
                needed = "landlock" if name in ("write", "own files") else "seccomp"
                if needed not in layers:
                    self.skipTest(f"this system does not permit {needed}")
                self.assertEqual(record["verdict"], "COMPILE_ERROR", record)
                self.assertIn("PermissionError", record["detail"])
        self.assertEqual(kept.read_text(encoding="utf-8"), "as it was")
        self.assertEqual(sorted(path.suffix for path in (self.folder / "submission").iterdir()),
                         [".json", ".py"])

    def test_several_files_apply_in_their_order(self):
        folder = self.submission()
        path = folder / "add_relu.py"
        text = path.read_text(encoding="utf-8")
        (folder / "tanh.py").write_text(
            text.replace("x, y", "x").replace("    total = x + y\n", "")
            .replace("torch.nn.functional.relu(total)", "torch.tanh(x)")
            .replace("torch.clamp_min(x + y, 0)", "2 * torch.sigmoid(2 * x) - 1")
            .replace("return (x)", "return (x,)"), encoding="utf-8")
        order = folder / "sorted_output_pass_rule_names.json"
        order.write_text(json.dumps(["tanh", "add_relu"]), encoding="utf-8")
        record = self.judge(folder)
        self.assertEqual([row["pass"] for row in record["passes"]], ["tanh", "add_relu"])
        order.write_text(json.dumps(["tanh"]), encoding="utf-8")
        self.assertEqual(self.judge(folder)["matched"], {"tanh": 1})

    @unittest.skipUnless(importlib.util.find_spec("triton"), "Triton is not installed")
    def test_triton_needs_a_gpu(self):
        record = self.judge(ROOT / "examples" / "public_passes")
        self.assertEqual(record["verdict"], "COMPILE_ERROR", record)
        self.assertRegex(record["detail"], r"^add_relu\.py:\d+: expected --device cuda")


if __name__ == "__main__":
    unittest.main()
