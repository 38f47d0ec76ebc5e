"""`passnet run`: one row per graph, inputs that can be saved and reused."""
import json
import subprocess
import unittest

from program import InFolder, PROGRAM, ROOT

GRAPHS = """graph @product(%x: f32[30,40], %w: f32[40,50]) {
  %0 = matmul(%x, %w)
  return %0
}
graph @random(%x: f32[8]) {
  %0 = dropout(%x, 0.5)
  return %0
}
graph @gate(%x: bf16[8]) {
  %0 = silu(%x)
  return %0
}
"""


class Run(InFolder):
    def run_program(self, *arguments):
        done = subprocess.run([PROGRAM, "run", *arguments, "--json"], capture_output=True,
                              text=True, timeout=600, check=False)
        return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]

    def test_gives_a_row_for_every_graph(self):
        text = self.folder / "three.graph"
        text.write_text(GRAPHS)
        code, rows = self.run_program(str(text))
        self.assertEqual(code, 1)
        self.assertEqual(len(rows), 3)
        self.assertEqual(rows[0]["outputs"][0]["shape"], [30, 50])
        self.assertIn("error", rows[1])
        self.assertEqual(rows[2]["outputs"][0]["dtype"], "bfloat16")

    def test_saved_inputs_give_the_same_again(self):
        text = self.folder / "one.graph"
        text.write_text(GRAPHS[:GRAPHS.index("graph @random")])
        inputs = str(self.folder / "in.safetensors")
        code, first = self.run_program(str(text), "--seed", "5", "--save-inputs", inputs)
        self.assertEqual(code, 0)
        code, again = self.run_program(str(text), "--inputs", inputs)
        self.assertEqual(code, 0)
        self.assertEqual(first, again)
        code, other = self.run_program(str(text), "--seed", "6")
        self.assertNotEqual(first[0]["outputs"][0]["checksum"], other[0]["outputs"][0]["checksum"])

    def test_a_check_is_of_a_compiler(self):
        text = self.folder / "one.graph"
        text.write_text(GRAPHS[:GRAPHS.index("graph @random")])
        code, rows = self.run_program(str(text), "--check")
        self.assertEqual(code, 0)
        self.assertTrue(rows[0]["check"]["holds"])
        # Without `--pipeline` the default compiler runs, here one that does not exist.
        missing = str(self.folder / "no-compiler")
        self.assertEqual(self.run_program(str(text), "--compiler", missing)[0], 0)
        self.assertNotEqual(self.run_program(str(text), "--check", "--compiler", missing)[0], 0)
        done = subprocess.run([PROGRAM, "run", text, "--check", "--pipeline", "reference"],
                              capture_output=True, text=True, timeout=600, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("expected a compiler to check against the interpreter, found the "
                      "interpreter `reference` [check-of-reference]", done.stderr)

    def test_a_graph_of_a_task_gets_a_folder(self):
        out = self.folder / "out"
        graph = ROOT / "data" / "suite" / "bert.add_layer_norm" / "0.graph"
        subprocess.run([PROGRAM, "run", str(graph), "--outputs", str(out), "--json"], check=True,
                       capture_output=True, timeout=300)
        self.assertEqual([path.name for path in out.rglob("*.safetensors")],
                         ["bert.add_layer_norm.0.safetensors"])


if __name__ == "__main__":
    unittest.main()
