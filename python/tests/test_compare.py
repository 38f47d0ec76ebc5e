"""Tests of tools/compare_with_torch.py with stand-in programs, a correct one and wrong ones."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT.parent / "tools" / "compare_with_torch.py"
sys.path.insert(0, str(ROOT))

from passnet.typed_lines import row_hash, write_rows  # noqa: E402

AVAILABLE = all(importlib.util.find_spec(name) for name in ("torch", "safetensors"))

# Answers like the program, computed by PyTorch; FAULT introduces one error.
STAND_IN = '''#!{python}
import json, sys
sys.path.insert(0, {root!r})
from pathlib import Path
from safetensors.torch import load_file, save_file
from passnet.execute import execute, infer_types
from passnet.typed_lines import read_rows
fault = {fault!r}
rows = read_rows(sys.argv[2])
for row in rows:
    types = infer_types(row)
    short = [[t["dtype"], t["shape"]] for t in types]
    if fault == "type":
        short[0] = ["float64", short[0][1]]
    if sys.argv[1] == "import":
        known = dict(zip((n["id"] for n in row["nodes"]), short))
        values = [[n["id"], n["op"], s] for n, s in zip(row["nodes"], short)]
        answer = dict(graph=row["hash"], ok=True, values=values,
                      outputs=[known[o] for o in row["outputs"]])
        assert all(n.get("type", {{}}).get("dtype", "float64") == "float64" for n in row["nodes"])
    else:
        folders = {{k: Path(v) for k, v in zip(sys.argv[3::2], sys.argv[4::2])}}
        name = row["hash"] + ".safetensors"
        given = load_file(folders["--inputs"] / name)
        values = execute(row, [given[f"in{{i}}"] for i in range(len(given))])
        results = {{f"out{{i}}": values[o].contiguous() for i, o in enumerate(row["outputs"])}}
        if fault == "value":
            results["out0"] = results["out0"] + 0.01
        save_file(results, folders["--outputs"] / name)
        answer = dict(graph=row["hash"], outputs=[])
        if fault == "error":
            answer = dict(graph=row["hash"], error=dict(id="unknown-op", message="no relu"))
    print(json.dumps(answer))
'''


@unittest.skipUnless(AVAILABLE, "PyTorch or safetensors is not installed")
class Compare(unittest.TestCase):
    """Shares, exit codes and causes."""

    def compare(self, fault: str, *options: str) -> tuple[int, dict]:
        kind = {"shape": [4, 3], "dtype": "float32", "stride": [3, 1]}
        row = {"inputs": [kind, kind], "outputs": ["n1"], "nodes": [
            {"id": "n0", "op": "operator.add", "kind": "call_function",
             "args": [{"v": "in0"}, {"v": "in1"}], "kwargs": {}, "type": kind},
            {"id": "n1", "op": "torch.nn.functional.relu", "kind": "call_function",
             "args": [{"v": "n0"}], "kwargs": {"inplace": True}, "type": kind}]}
        row["hash"] = row_hash(row)
        with tempfile.TemporaryDirectory() as folder:
            lines, program = Path(folder) / "rows.jsonl.gz", Path(folder) / "program"
            write_rows(lines, [row])
            program.write_text(STAND_IN.format(python=sys.executable, root=str(ROOT), fault=fault))
            program.chmod(0o755)
            done = subprocess.run(
                [sys.executable, str(TOOL), str(lines), "--program", str(program), "--json",
                 *options], capture_output=True, text=True, check=False)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return done.returncode, json.loads(done.stdout)

    def test_a_right_program_agrees(self) -> None:
        code, result = self.compare("", "--types", "falsify", "--require-types", "1",
                                    "--require-values", "1")
        self.assertEqual((code, result["types"]["share"], result["values"]["share"]), (0, 1, 1))

    def test_faults_are_found_and_named(self) -> None:
        for fault, kind, cause in (("type", "types", "type of operator.add"),
                                   ("value", "values", "values differ"),
                                   ("error", "values", "run: unknown-op")):
            with self.subTest(fault=fault):
                code, result = self.compare(fault, f"--require-{kind}", "1")
                self.assertEqual(code, 1)
                self.assertEqual(result[kind]["failures"][0]["cause"], cause)


if __name__ == "__main__":
    unittest.main()
