"""Bad input and usage: exit code, one located sentence with its id, and nothing half-written."""
import gzip
import json
import os
import re
import subprocess
import unittest

from program import InFolder, PROGRAM, ROOT
from verdicts import timed

GOLDEN = ROOT / "tests" / "golden" / "cli" / "errors.txt"
UPDATE = bool(os.environ.get("PASSNET_UPDATE_GOLDEN"))
SENTENCES = set() if UPDATE else set(GOLDEN.read_text(encoding="utf-8").splitlines())

RELU = "graph @g(%x: f32[8]) {\n  %0 = relu(%x)\n  return %0\n}\n"
MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, L_x_ : torch.Tensor):
        l_x_ = L_x_
        relu = torch.nn.functional.relu(l_x_, inplace = False);  l_x_ = None
        return (relu,)
"""
META = """class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None
"""
LAUNCH = """graph @g(%x: f32[8]) {{
  %0 = launch k(x=%x) : f32[8]
         results = ["y"]
  return %0
}}
kernel k {device} \"\"\"void k(const x_t* x, y_t* y) {{ {body} }}\"\"\"
"""


class Errors(InFolder):
    def file(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return str(path)

    def expect(self, diagnostic, code, *arguments):
        """The id, the exit code, and the sentence, which is listed in
        tests/golden/cli/errors.txt."""
        done = subprocess.run([PROGRAM, *arguments, "--diag", "json"], capture_output=True,
                              text=True, timeout=600, check=False)
        found = [json.loads(line) for line in done.stderr.splitlines() if line[:1] == "{"]
        self.assertIn(diagnostic, [entry["id"] for entry in found], done.stderr + done.stdout)
        self.assertEqual(done.returncode, code)
        for entry in found:
            message = entry["message"].replace(str(self.folder), "FOLDER")
            message = re.sub(r"(did not compile): .*", r"\1", message, flags=re.S)
            sentence = f"{message} [{entry['id']}]"
            if UPDATE:
                SENTENCES.add(sentence)
                GOLDEN.parent.mkdir(exist_ok=True)
                GOLDEN.write_text("\n".join(sorted(SENTENCES)) + "\n", encoding="utf-8")
            else:
                self.assertIn(sentence, SENTENCES)

    def test_a_command_that_is_none(self):
        done = subprocess.run([PROGRAM, "imprt", "x"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r"expected a command, one of import, .*, found 'imprt'; "
                                      r"did you mean 'import'\? \[unknown-command\]")

    def test_usage(self):
        graph = self.file("g.graph", RELU)
        passes = str(ROOT / "examples" / "passes")
        self.expect("candidate-not-available", 2, "eval", graph, "--passes", passes,
                    "--candidate", "magic")
        self.expect("baseline-not-available", 2, "eval", graph, "--passes", passes,
                    "--baseline", "magic")
        self.expect("pipeline-not-available", 2, "eval", graph, "--passes", passes,
                    "--pipeline", "magic")
        self.expect("device-not-available", 2, "eval", graph, "--passes", passes,
                    "--device", "abacus")
        self.expect("unknown-arch", 2, "eval", graph, "--passes", passes, "--arch", "abacus")
        self.expect("passes-missing", 2, "eval", graph, "--candidate", "passes")

    def test_submissions(self):
        graph = self.file("g.graph", RELU)
        self.expect("submission-unreadable", 2, "eval", graph, "--passes",
                    str(self.folder / "none.pass"))
        os.mkfifo(self.folder / "pipe.pass")
        self.expect("submission-unreadable", 2, "eval", graph, "--passes",
                    str(self.folder / "pipe.pass"))
        (self.folder / "empty").mkdir()
        self.expect("submission-empty", 2, "eval", graph, "--passes", str(self.folder / "empty"))

    def test_folders_of_submissions(self):
        graph = self.file("g.graph", RELU)
        text = ("pass relu {\n  pattern(%x) {\n    %0 = relu(%x)\n    return %0\n  }\n"
                "  replace {\n    fuse pattern\n  }\n}\n")
        deep = self.folder / "deep" / "task" / "more"
        deep.mkdir(parents=True)
        self.expect("submission-empty", 2, "pass", "check", str(self.folder / "deep"))
        (deep / "a.pass").write_text(text)
        self.expect("submission-empty", 2, "pass", "check", str(self.folder / "deep"))
        (self.folder / "deep" / "task" / "a.pass").write_text(text)
        for command in ("apply", "explain"):
            self.expect("no-pass-for-task", 2, "pass", command, str(self.folder / "deep"), graph)
        (self.folder / "deep" / "b.pass").write_text(text)
        for words in (["check", str(self.folder / "deep")],
                      ["apply", str(self.folder / "deep"), graph],
                      ["explain", str(self.folder / "deep"), graph]):
            done = subprocess.run([PROGRAM, "pass", *words], capture_output=True, text=True,
                                  check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
        (self.folder / "deep" / "b.pass").write_bytes(b"# caf\xe9\n" + text.encode())
        self.expect("not-utf8", 2, "pass", "check", str(self.folder / "deep" / "b.pass"))

    def test_threads(self):
        graph = self.file("g.graph", RELU)
        count = str(4 * max(os.cpu_count(), 64))
        for words in (["compile", graph, "--time"], ["eval", graph, "--candidate", "op-by-op"]):
            done = subprocess.run([PROGRAM, *words, "--threads", count], capture_output=True,
                                  text=True, check=False)
            self.assertRegex(done.stderr, r"expected at most \d+ threads, found \d+ "
                                          r"\[too-many-threads\]")
            self.assertEqual(done.returncode, 2)

    def test_files(self):
        self.expect("file-unreadable", 2, "score", str(self.folder / "none.jsonl"))
        graph = self.file("g.graph", RELU)
        blocked = self.file("blocked", "")
        self.expect("file-unwritable", 2, "bench", graph, "--candidate", "op-by-op", "--out",
                    blocked + "/out")

    def test_graphs(self):
        self.expect("graph-ambiguous", 2, "show", self.file("two.graph", RELU + RELU.replace("@g", "@h")))
        self.expect("graph-missing", 2, "show", self.file("none.graph", "# nothing\n"))
        self.expect("file-unwritable", 2, "show", self.file("one.graph", RELU), "--svg",
                    self.file("blocked", "") + "/graph.svg")
        self.expect("no-such-op", 1, "ops", "convoluted")

    def test_sources(self):
        self.expect("unreadable-file", 2, "show", str(self.folder / "absent"))
        self.expect("unknown-source", 2, "show", self.file("a.txt", ""))
        self.expect("bad-line", 2, "show", self.file("lines.jsonl", "[1\n") + "#0")
        self.expect("no-such-graph", 2, "show", self.file("lines.jsonl", "[1\n") + "#9")
        broken = self.folder / "x.jsonl.gz"
        broken.write_bytes(gzip.compress(b"{}\n" * 10_000)[:-20])
        self.expect("broken-file", 2, "show", str(broken) + "#20000")
        self.file("suite.json", "[]")
        self.expect("bad-suite", 2, "show", str(self.folder))

    def test_samples(self):
        sample = self.folder / "sample"
        sample.mkdir()
        (sample / "model.py").write_text(MODEL)
        (sample / "weight_meta.py").write_text("")
        self.expect("missing-input-metadata", 2, "show", str(sample))
        (sample / "weight_meta.py").write_text(META)
        (sample / "graph_net.json").write_text("{")
        self.expect("bad-graph-facts", 2, "show", str(sample))

    def test_compilers(self):
        graph = self.file("g.graph", RELU)
        judge = ["eval", graph, "--candidate", "op-by-op", "--compiler"]
        self.expect("compiler-not-found", 2, *judge, "no-such-compiler")
        self.expect("compiler-not-usable", 2, *judge, "false")
        self.expect("torch-not-available", 2, "eval", graph, "--candidate", "eager", "--python",
                    "/nowhere/python")

    def test_inputs(self):
        graph = self.file("g.graph", RELU)
        header = b'{"in1":{"dtype":"F32","shape":[8],"data_offsets":[0,32]}}'
        path = self.folder / "inputs.safetensors"
        path.write_bytes(len(header).to_bytes(8, "little") + header + bytes(32))
        self.expect("input-missing", 2, "run", graph, "--inputs", str(path))
        header = b'{"in0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}}'
        path.write_bytes(len(header).to_bytes(8, "little") + header + bytes(16))
        self.expect("input-type", 2, "run", graph, "--inputs", str(path))

    def test_compiling(self):
        cuda = self.file("cuda.graph", LAUNCH.format(device="cuda", body=""))
        self.expect("kernel-missing", 1, "compile", cuda)
        random = self.file("random.graph", "graph @g(%x: f32[8]) {\n  %0 = dropout(%x, p=0.5) "
                                           ": f32[8]\n  return %0\n}\n")
        self.expect("random-graph", 1, "compile", random)
        broken = self.file("broken.graph", LAUNCH.format(device="cpp", body="nonsense"))
        self.expect("native-kernel", 1, "compile", broken)
        self.expect("native-kernel", 1, "eval", broken, "--candidate", "default")
        self.expect("native-kernel", 2, "run", broken, "--pipeline", "default")
        self.expect("kernel-not-compiled", 1, "compile", broken, "--allow-native")
        crash = self.file("crash.graph", LAUNCH.format(
            device="cpp", body="*reinterpret_cast<volatile int*>(8) = 1;"))
        self.expect("call-failed", 1, "compile", crash, "--time", "--allow-native")

    def test_a_torn_record_file_is_resumed(self):
        graph = self.file("g.graph", RELU)
        out = self.folder / "out"
        command = [PROGRAM, "bench", graph, "--candidate", "op-by-op", "--out", str(out), "--calls",
                   "5", "--warmup", "1"]
        self.assertEqual(subprocess.run(command, capture_output=True, check=False).returncode, 0)
        records = out / "records.jsonl"
        record = timed(json.loads(records.read_text()))
        whole = json.dumps(record) + "\n"
        records.write_text(whole + whole[:40])
        done = subprocess.run([*command, "--resume"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([json.loads(line) for line in records.read_text().splitlines()], [record])


if __name__ == "__main__":
    unittest.main()
