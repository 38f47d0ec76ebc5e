"""`--arch`: the processors that kernels are compiled for."""
import array
import json
import tempfile
import unittest
from pathlib import Path

from program import ROOT, passnet
from verdicts import RIGHT, assert_replayed

SUITE = str(ROOT / "data" / "suite")
GRAPH = "resnet_basic.batch_norm_relu/0.graph"
ARCHITECTURES = ("x86-64-v3", "x86-64-v4")


def processor_has(arch):
    """Asks the kernel, not the program."""
    needed = {"x86-64-v3": {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"},
              "x86-64-v4": {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}}[arch]
    text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    flags = next((line for line in text.splitlines() if line.startswith("flags")), "")
    return needed <= set(flags.split())


class Arch(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.graph = str(ROOT / "data" / "suite" / GRAPH)

    def test_records_have_schedules_of_their_own(self):
        texts = []
        for arch in ARCHITECTURES:
            done = passnet("compile", SUITE, "--arch", arch, "--emit", "cpp")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("extern \"C\"", done.stdout)
            texts.append(done.stdout)
        self.assertTrue(texts[0] != texts[1], "the texts of both are equal")

    def test_results_are_those_of_the_interpreter(self):
        arch = ARCHITECTURES[0]
        if not processor_has(arch):
            self.skipTest(f"the processor is no {arch}")
        results = []
        for pipeline in (("reference",), ("default", "--arch", arch)):
            out = self.folder / pipeline[0]
            done = passnet("run", self.graph, "--seed", "3", "--outputs", str(out), "--pipeline",
                           *pipeline)
            self.assertEqual(done.returncode, 0, done.stderr)
            results.append(next(out.rglob("*.safetensors")).read_bytes())
        self.assertEqual(len(results[0]), len(results[1]))
        head = int.from_bytes(results[0][:8], "little") + 8
        self.assertEqual(results[0][:head], results[1][:head])
        self.assertIn(b'"F32"', results[0][:head])
        for expected, found in zip(*(array.array("f", result[head:]) for result in results)):
            self.assertLessEqual(abs(found - expected), 1e-5 + 1e-5 * abs(expected))

    def test_an_arch_that_this_processor_lacks(self):
        arch = ARCHITECTURES[1]
        if processor_has(arch):
            self.skipTest(f"the processor is an {arch}")
        passes = str(ROOT / "examples" / "passes" / "batch_norm_relu.pass")
        for command in (["run", self.graph, "--pipeline", "default"], ["compile", self.graph],
                        ["eval", self.graph, "--passes", passes],
                        ["bench", self.graph, "--passes", passes],
                        ["pass", "check", passes, "--prove", "1"]):
            done = passnet(*command, "--arch", arch)
            self.assertEqual(done.returncode, 2, command)
            self.assertIn("[arch-not-available]", done.stderr)
        done = passnet("compile", self.graph, "--arch", arch, "--emit", "kernels")
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_records_hold_it(self):
        passes = str(ROOT / "examples" / "passes" / "batch_norm_relu.pass")
        arch = ARCHITECTURES[0] if processor_has(ARCHITECTURES[0]) else "native"
        done = passnet("eval", self.graph, "--passes", passes, "--arch", arch, "--calls", "10",
                       "--warmup", "1", "--json")
        record = json.loads(done.stdout.splitlines()[0])
        self.assertIn(record["verdict"], RIGHT, record)
        self.assertEqual(record["versions"]["arch"], arch)
        self.assertEqual(record["device"], "cpu")
        path = self.folder / "records.jsonl"
        path.write_text(done.stdout, encoding="utf-8")
        assert_replayed(passnet("replay", str(path), "--json"))


if __name__ == "__main__":
    unittest.main()
