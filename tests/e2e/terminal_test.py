"""The output on a terminal: no control characters of files and names, lines of its width."""
import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import termios
import unittest

from program import InFolder, PROGRAM, ROOT

EVIL = "\x1b]0;title\x07\x1b[31mred\x9b\x7f\u202e\u009b2J"
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
OWN_COLORS = re.compile(r"\x1b\[(0|1|2|31|32|1;31|1;35)m")


class Terminal(InFolder):
    def clean(self, *command):
        """The whole output, which holds no control character, and nothing of the own colors."""
        done = subprocess.run([PROGRAM, *map(str, command)], cwd=self.folder, capture_output=True,
                              timeout=600, check=False)
        text = (done.stdout + done.stderr).decode(errors="surrogateescape")
        self.assertNotRegex(text, CONTROL, command)
        self.assertNotIn(done.returncode, (70, -6), text)
        return text

    def on_terminal(self, columns, *command):
        """The output of a command on a terminal of this width, without the own colors."""
        main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        process = subprocess.Popen([PROGRAM, *map(str, command)], cwd=self.folder, stdout=side,
                                   stderr=side, stdin=subprocess.DEVNULL)
        os.close(side)
        text = b""
        try:
            while part := os.read(main, 65536):
                text += part
        except OSError:  # the other end is closed
            pass
        process.wait(600)
        os.close(main)
        return OWN_COLORS.sub("", text.decode().replace("\r\n", "\n"))

    def test_records(self):
        record = {"graph": f"g{EVIL}", "task": f"t{EVIL}", "candidate": f"c{EVIL}", "verdict": "PASS",
                  "speedup": 1.5, "baseline": EVIL, "pipeline": EVIL, "matched": {EVIL: 1},
                  "detail": EVIL, "versions": {"cpu": EVIL}}
        other = record | {"candidate": "other", "versions": {"cpu": "x"}, "verdict": "CRASH"}
        (self.folder / "a.jsonl").write_text(json.dumps(record) + "\n" + json.dumps(other) + "\n")
        (self.folder / "b.jsonl").write_text(json.dumps(other) + "\n")
        (self.folder / "bad.jsonl").write_text(json.dumps(record | {"error": "runtime"}) + "\n")
        for command in (["score", "a.jsonl"], ["score", "a.jsonl", "--tasks", "--passes"],
                        ["score", "a.jsonl", "--json"], ["score", "bad.jsonl"],
                        ["compare", "a.jsonl", "b.jsonl"], ["compare", "b.jsonl", "a.jsonl"],
                        ["compare", "a.jsonl", "b.jsonl", "--json"], ["replay", "a.jsonl"],
                        ["replay", "bad.jsonl", "--diag", "json"]):
            self.clean(*command)

    def test_names_of_files_graphs_and_passes(self):
        graph = (ROOT / "data/suite/resnet_basic.batch_norm_relu/0.graph").read_text()
        named = self.folder / f"a{EVIL.replace('/', '')}.graph"
        named.write_text(graph)
        (self.folder / f"p{EVIL}.pass").write_text(f"pass p{EVIL} {{\n}}\n")
        (self.folder / "lines.jsonl").write_text(json.dumps({"hash": EVIL, "model": EVIL}) + "\n")
        for command in (["import", named], ["run", named], ["show", named], ["eval", named, "--candidate", EVIL],
                        ["pass", "check", f"p{EVIL}.pass"], ["pass", "explain", f"p{EVIL}.pass", named],
                        ["import", "lines.jsonl"], ["run", "lines.jsonl"], [EVIL], ["eval", f"--{EVIL}"],
                        ["suite", "show", EVIL], ["import", f"none{EVIL}"], ["variants", named]):
            self.clean(*command)

    def test_a_suite(self):
        suite = json.loads((ROOT / "data/suites/passbench-fusible/suite.json").read_text())
        suite["name"] = suite["version"] = EVIL
        task = suite["tasks"][0]
        task["task"] = task["ops"] = EVIL
        task["strata"] = dict.fromkeys(task["strata"], EVIL)
        (self.folder / "s").mkdir()
        (self.folder / "s/suite.json").write_text(json.dumps(suite | {"tasks": [task]}))
        self.clean("suite", "show", "s")
        self.clean("suite", "verify", "s")

    def test_lines_are_as_wide_as_the_terminal(self):
        (self.folder / "long.pass").write_text("pass p { pattern(%x) { " + "%0 = relu(%x) " * 80 + "}}\n")
        record = {"graph": "a_very_long_name_of_a_graph." * 6, "verdict": "PASS", "speedup": 1.5}
        (self.folder / "r.jsonl").write_text(json.dumps(record) + "\n")
        for columns in (80, 140):
            for command in (["pass", "check", "long.pass"], ["score", "r.jsonl"]):
                text = self.on_terminal(columns, *command)
                lines = [line for line in text.splitlines() if "error:" not in line and "hint" not in line]
                self.assertLessEqual(max(map(len, lines)), columns, text)
        self.assertNotEqual(self.on_terminal(60, "score", "--help"),
                            self.on_terminal(110, "score", "--help"))


if __name__ == "__main__":
    unittest.main()
