"""Commands with `--device cuda`, on machines with a GPU and without."""
import json
import shutil
import tempfile
import unittest
from pathlib import Path

from program import ROOT, passnet

GRAPH = str(ROOT / "data" / "suite" / "resnet_basic.batch_norm_relu" / "0.graph")
SUITE = str(ROOT / "data" / "suite")
HAS_GPU = shutil.which("nvidia-smi") is not None
LAUNCH = '''graph @g(%x: f32[4]) {
  %y = launch k(x=%x) : f32[4] results=["y"] block=[4]
  return %y
}
kernel k cuda """__global__ void k(const x_t* x, y_t* y) { y[threadIdx.x] = 2 * x[threadIdx.x]; }"""
'''


class AnyMachine(unittest.TestCase):
    def expect(self, said, *arguments):
        done = passnet(*arguments)
        self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
        self.assertEqual(done.stdout, "")
        self.assertIn(said, done.stderr)
        self.assertEqual(done.stderr.count("error:"), 1, done.stderr)

    def test_the_interpreter_runs_on_the_processor(self):
        self.expect("expected a compiler for the device cuda, found the interpreter `reference` "
                    "[pipeline-not-on-device]",
                    "run", GRAPH, "--device", "cuda", "--pipeline", "reference")

    def test_candidates_are_checked_first(self):
        self.expect("expected a candidate among passes, op-by-op, default",
                    "eval", GRAPH, "--device", "cuda", "--candidate", "fast")

    def test_several_gpus_are_of_the_device(self):
        self.expect("expected --device cuda with --gpus, found --device cpu "
                    "[gpus-without-device]", "bench", SUITE, "--gpus", "2")

    def test_results_of_the_processor_can_be_checked_too(self):
        done = passnet("run", GRAPH, "--pipeline", "op-by-op", "--check", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        check = json.loads(done.stdout)["check"]
        self.assertTrue(check["holds"])
        self.assertEqual(check["wrong"], 0)
        self.assertLessEqual(check["correct_from"], -5)

    @unittest.skipIf(HAS_GPU, "there is a GPU")
    def test_a_machine_without_a_gpu(self):
        for command in (("run", GRAPH), ("compile", GRAPH),
                        ("eval", GRAPH, "--candidate", "default"),
                        ("bench", SUITE, "--candidate", "default")):
            self.expect("expected an NVIDIA GPU with its driver, found no libcuda.so.1 "
                        "[cuda-not-available]", *command, "--device", "cuda")


@unittest.skipUnless(HAS_GPU, "no GPU")
class Gpu(unittest.TestCase):
    def test_judges_as_on_the_processor(self):
        done = passnet("eval", GRAPH, "--device", "cuda", "--candidate", "op-by-op,default",
                       "--seed", "1", "--json", timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)
        for record in map(json.loads, done.stdout.splitlines()):
            self.assertEqual(record["verdict"], "PASS", record)
            self.assertEqual(record["device"], "cuda")
            self.assertGreater(record["candidate_device_us"], 0)
            self.assertGreaterEqual(record["launches"], 1)
            self.assertIn("driver", record["versions"])

    def test_results_are_those_of_the_interpreter(self):
        for pipeline in ("op-by-op", "default"):
            done = passnet("run", SUITE, "--device", "cuda", "--pipeline", pipeline, "--check",
                           "--json", timeout=900)
            self.assertEqual(done.returncode, 0, done.stdout[-2000:] + done.stderr[-2000:])
            for line in done.stdout.splitlines():
                self.assertTrue(json.loads(line)["check"]["holds"], line)

    def test_a_report_has_floors_and_times(self):
        done = passnet("compile", GRAPH, "--device", "cuda", "--time", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        row = json.loads(done.stdout)
        self.assertGreater(row["floor_us"], 0)
        self.assertGreater(row["time_us"], row["device_us"] / 2)
        self.assertGreaterEqual(row["launches"], 1)
        for step in row["steps"]:
            self.assertGreater(step["time_us"], 0)

    def test_native_kernels_run_where_they_are_allowed(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "g.graph"
            path.write_text(LAUNCH, encoding="utf-8")
            done = passnet("run", str(path), "--device", "cuda", "--allow-native", "--json")
            self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
