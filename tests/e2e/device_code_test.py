"""`compile --device cuda --emit`: texts and machine code for GPUs, on a machine without one."""
import os
import tempfile
import unittest
from pathlib import Path

from program import ROOT, passnet

SUITE = str(ROOT / "data" / "suite")
GRAPH = str(ROOT / "data" / "suite" / "resnet_basic.batch_norm_relu" / "0.graph")


class DeviceCode(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def emit(self, form, *arguments, **environment):
        return passnet("compile", GRAPH, "--device", "cuda", "--emit", form, *arguments,
                       **environment)

    def expect(self, done, text, code=2):
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertIn(text, done.stderr)

    def ptx(self, *arguments):
        """The PTX of the graph; skips the test if this machine has no NVRTC."""
        done = self.emit("ptx", *arguments)
        if "[nvrtc-not-found]" in done.stderr:
            self.expect(done, "of the Python package nvidia-cuda-nvrtc, found none", 1)
            self.skipTest("without NVRTC")
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_prints_the_texts_of_a_suite(self):
        for pipeline in ("op-by-op", "default"):
            done = passnet("compile", SUITE, "--device", "cuda", "--emit", "cuda", "--pipeline",
                           pipeline)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertGreater(done.stdout.count("__global__"), 150)

    def test_needs_no_compiler_for_processors(self):
        done = self.emit("cuda", PATH=str(self.folder))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("__global__", done.stdout)
        compiled = passnet("pass", "check", str(ROOT / "examples" / "passes" / "rms_norm.pass"), "--compile",
                           "--device", "cuda", PATH=str(self.folder))
        if "[nvrtc-not-found]" in compiled.stderr:
            self.skipTest("without NVRTC")
        self.assertEqual(compiled.returncode, 0, compiled.stderr)

    def test_describes_phases(self):
        text = self.emit("kernels").stdout
        self.assertIn("schedule: phase 0: ", text)
        self.assertIn("blocks of 256 threads", text)

    def test_an_architecture_names_its_device(self):
        done = passnet("compile", GRAPH, "--arch", "sm_100", "--emit", "cuda")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("__global__", done.stdout)
        self.expect(self.emit("cuda", "--arch", "x86-64-v3"), "[unknown-arch]")
        self.expect(passnet("compile", GRAPH, "--device", "abacus", "--emit", "ir"),
                    "[device-not-available]")

    def test_refuses_forms_of_another_device(self):
        self.expect(self.emit("cpp"), "expected a form that the device cuda has")
        for form in ("cuda", "ptx", "sass"):
            self.expect(passnet("compile", GRAPH, "--emit", form), "[emit-device]")

    def test_refuses_to_print_and_to_time(self):
        self.expect(passnet("compile", GRAPH, "--emit", "ir", "--time"),
                    "expected --emit alone, found --time with it [emit-and-times]")

    def test_prints_ptx_for_each_architecture(self):
        for arch in ("sm_80", "sm_90", "sm_100"):
            self.assertIn(f".target {arch}", self.ptx("--arch", arch))

    def test_line_information_names_the_lines_that_are_printed(self):
        self.ptx()
        with_lines = self.emit("ptx", "--line-info", PASSNET_CACHE=str(self.folder))
        self.assertEqual(with_lines.returncode, 0, with_lines.stderr)
        files = list(self.folder.rglob("*.cu"))
        self.assertEqual(len(files), 1)
        self.assertIn(f'"{files[0]}"', with_lines.stdout)
        lines = files[0].read_text(encoding="utf-8").splitlines()
        printed = self.emit("cuda").stdout.splitlines()
        self.assertTrue(printed[0].startswith("// ---- "))
        self.assertEqual(len(lines), len(printed[1:]) - 1)  # an empty line ends each kernel
        for line, expected in zip(lines, printed[1:]):
            if "//" not in expected:  # a comment may name the place of the op instead
                self.assertEqual(line, expected)
        self.assertNotIn(".loc", self.emit("ptx", PASSNET_CACHE=str(self.folder)).stdout)

    def test_line_information_is_for_gpus(self):
        for command in (("run", GRAPH), ("compile", GRAPH), ("compile", GRAPH, "--emit", "cpp")):
            self.expect(passnet(*command, "--line-info"),
                        "expected the device cuda with --line-info, found `cpu` [line-info-device]")

    def test_prints_sass_through_a_disassembler(self):
        self.ptx()
        tool = self.folder / "nvdisasm"
        for script, text, code in (("head -c 4 \"$2\" | tail -c 3; echo", "\nELF\n", 0),
                                   ("echo broken >&2; exit 3", "[disassembler-failed]", 1)):
            tool.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            tool.chmod(0o755)
            done = self.emit("sass", PATH=f"{self.folder}:{os.environ['PATH']}")
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertIn(text, done.stderr if code else done.stdout)
            if code:
                self.assertIn("exited with status 3: broken", done.stderr)

    def test_says_if_there_is_no_disassembler(self):
        self.ptx()
        done = self.emit("sass")
        if done.returncode != 0:
            self.expect(done, "expected nvdisasm or cuobjdump in PATH", 1)
            self.expect(done, "[disassembler-not-found]", 1)


if __name__ == "__main__":
    unittest.main()
