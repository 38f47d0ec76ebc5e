"""Records contain enough to be judged again, and changes of the files that they name are
noticed."""
import json
import os
import unittest

from program import InFolder
from verdicts import RIGHT, assert_replayed, timed

GRAPH = "graph @g(%x: f32[16,8]) {\n  %0 = relu(%x)\n  return %0\n}\n"
PASS = """pass mine {
  pattern(%x) {
    %0 = relu(%x)
    return %0
  }
  replace {
    %r = launch mine(%x) : like(%0) args = [numel(%x)]
    return %r
  }
  kernel mine cpp \"\"\"
void mine(const x_t* x, r_t* r, int64_t n) {
  for (int64_t i = 0; i < n; ++i) pn::store(r + i, VALUE);
}
\"\"\"
}
"""
VALUES = {"PASS": "pn::load(x + i) <= 0 ? 0.0f : pn::load(x + i)", "WRONG_VALUE": "1.0f"}

SAYS = {"passes-changed": "expected the passes that were judged in `",
        "origin-changed": "expected the graph that was judged in `",
        "record-without-origin": "expected a record that says where its graph is (`origin`), found none for",
        "no-such-record": "expected a record below 1 in `r.jsonl`, found 1",
        "record-secret": "expected 16 hexadecimal digits, found `tea`"}


class ReplayTest(InFolder):
    def setUp(self):
        super().setUp()
        (self.folder / "g.graph").write_text(GRAPH)

    def replay(self, *arguments):
        return self.passnet("replay", "--allow-native", *arguments)

    def judge(self, verdict):
        (self.folder / "mine.pass").write_text(PASS.replace("VALUE", VALUES[verdict]))
        done = self.passnet("eval", "g.graph", "--passes", "mine.pass", "--json", "--calls", "5",
                            "--warmup", "2", "--allow-native")
        record, = map(json.loads, done.stdout.splitlines())
        self.assertIn(record["verdict"], self.possible(verdict), record)
        self.write(record)
        return record

    def possible(self, verdict):
        return RIGHT if verdict in RIGHT else (verdict,)

    def write(self, *records):
        text = "".join(json.dumps(record) + "\n" for record in records)
        (self.folder / "r.jsonl").write_text(text)

    def refuse(self, identifier, argument="r.jsonl"):
        done = self.replay(argument)
        self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
        self.assertIn(f"[{identifier}]", done.stderr)
        self.assertIn(SAYS[identifier], done.stderr)

    def test_the_same_again(self):
        for verdict in VALUES:
            self.judge(verdict)
            done = self.replay("r.jsonl#0", "--json")
            assert_replayed(done)
            if verdict not in RIGHT:
                self.assertEqual((done.returncode, json.loads(done.stdout)["same"]), (0, True))

    def test_noise_is_no_difference(self):
        self.write(self.judge("PASS") | {"verdict": "NOISY"})
        done = self.replay("r.jsonl", "--json")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_a_record_that_lies(self):
        right = {str(t): True for t in range(-10, 5)}
        self.write(self.judge("WRONG_VALUE") | {"verdict": "PASS", "error": None, "correct": right,
                                                "correct_on_valid": right})
        done = self.replay("r.jsonl")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("WRONG_VALUE", done.stdout)

    def test_times_that_are_not_found_again(self):
        record = timed(self.judge("PASS"))
        record["candidate_us"] /= 1000
        for key in ("speedup", "speedup_low", "speedup_high"):
            record[key] *= 1000
        for part in record["rounds"]:
            part["candidate_us"] = [time / 1000 for time in part["candidate_us"]]
        self.write(record)
        done = self.replay("r.jsonl", "--json")
        again = json.loads(done.stdout)
        is_timed = again["replayed"] != "NOISY"  # which is no difference
        self.assertEqual((done.returncode, again["verdict"], again["same"]),
                         (int(is_timed), "PASS", not is_timed), done.stdout + done.stderr)
        if is_timed:
            self.assertLess(again["replayed_speedup"], again["speedup"])

    def test_records_that_contradict_themselves(self):
        record = timed(self.judge("PASS"))
        for forged, part in (({"speedup": 99.0}, "a speedup of 99 where its times give"),
                             ({"error": "accuracy"}, "the verdict PASS and the error accuracy"),
                             ({"verdict": "CRASH", "error": None}, "the verdict CRASH and correctness"),
                             ({"correct": {"-10": True, "0": False}}, "wrong at t = 0"),
                             ({"native": False}, "although the pass 'mine' launches one")):
            self.write(record | forged)
            for command in (["score", "r.jsonl"], ["score", "--closed-only", "r.jsonl"],
                            ["compare", "r.jsonl", "r.jsonl"], ["replay", "r.jsonl"]):
                done = self.passnet(*command)
                with self.subTest(forged=forged, command=command):
                    self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
                    self.assertIn("r.jsonl:1:1: error: ", done.stderr)
                    self.assertIn(part, done.stderr)
                    self.assertIn("[record-inconsistent]", done.stderr)

    def test_pipes_and_devices_are_no_origins(self):
        record = self.judge("PASS")
        os.mkfifo(self.folder / "pipe")
        for key, found in (("passes", "passes-changed"), ("graph", "origin-changed")):
            for place in ("pipe", "/dev/zero", "/dev/stdin"):
                self.write(record | {"origin": record["origin"] | {key: place}})
                self.refuse(found)
                done = self.passnet("score", "r.jsonl", "--html", "r.html")
                self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_record_chooses_no_program_and_allows_no_native_kernel(self):
        record = self.judge("PASS")
        compiler = self.folder / "compiler"
        compiler.write_text(f"#!/bin/sh\ntouch {self.folder}/ran\nexec c++ \"$@\"\n")
        compiler.chmod(0o755)
        record["origin"]["compiler"] = str(compiler)
        record["versions"]["compiler"] = "fine 1"
        for native in (True, None):
            self.write(record | {"native": native})
            done = self.passnet("replay", "r.jsonl")
            self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
            self.assertIn("mine.pass:10:10: error: expected a kernel of the loop language", done.stderr)
            self.assertIn("[native-kernel]", done.stderr)
        done = self.replay("r.jsonl", "--json")
        assert_replayed(done)
        self.assertIn("the compiler differs: recorded with `fine 1`", done.stderr)
        self.assertFalse((self.folder / "ran").exists())
        # The reader's own compiler is asked in the sandbox, too.
        self.replay("r.jsonl", "--compiler", str(compiler))
        self.assertFalse((self.folder / "ran").exists())

    def test_what_has_changed(self):
        record = self.judge("PASS")
        (self.folder / "mine.pass").write_text(PASS.replace("VALUE", "0.0f"))
        self.refuse("passes-changed")
        self.judge("PASS")
        (self.folder / "g.graph").write_text(GRAPH.replace("16", "17"))
        self.refuse("origin-changed")
        (self.folder / "g.graph").unlink()
        self.refuse("origin-changed")
        self.write({key: value for key, value in record.items() if key != "origin"})
        self.refuse("record-without-origin")

    def test_bad_records(self):
        record = self.judge("PASS")
        self.refuse("no-such-record", "r.jsonl#1")
        self.write(record | {"secrets": ["tea"]})
        self.refuse("record-secret")


if __name__ == "__main__":
    unittest.main()
