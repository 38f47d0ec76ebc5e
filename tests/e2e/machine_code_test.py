"""Machine code of kernels for GPUs, read without one: 16-byte accesses, nothing in local memory, and
the number of instructions per element of common bodies."""
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT

FLAT = "%x: {dtype}[4194304]"
CHANNELS = "%x: {dtype}[64,256,{side},{side}], %m: f32[256], %v: f32[256]"

# Name, dtype, inputs, statements, elements per thread, max instructions per element. An H100 issues
# about 60 instructions in the time that it takes to read and write an element of f32, and 30 of
# bf16. A division has a rare path for extreme operands, which does not count.
BODIES = [
    ("add", "bf16", FLAT, "%0 = add(%x, 1)", 8, 6),
    ("add_relu", "f32", FLAT + ", %y: {dtype}[4194304]", "%0 = add(%x, %y)\n  %1 = relu(%0)", 4, 9),
    ("exp", "f32", FLAT, "%0 = exp(%x)", 4, 15),
    ("tanh", "f32", FLAT, "%0 = tanh(%x)", 4, 22),
    ("silu", "bf16", FLAT, "%0 = silu(%x)", 8, 33),
    ("silu", "f32", FLAT, "%0 = silu(%x)", 4, 35),
    ("gelu", "bf16", FLAT, "%0 = gelu(%x)", 8, 32),
    ("gelu", "f32", FLAT, "%0 = gelu(%x)", 4, 33),
    ("batch_norm_relu", "bf16", CHANNELS.replace("{side}", "32"),
     "%0 = batch_norm(%x, %m, %v)\n  %1 = relu(%0)", 8, 12),
    ("batch_norm_relu", "f32", CHANNELS.replace("{side}", "7"),
     "%0 = batch_norm(%x, %m, %v)\n  %1 = relu(%0)", 1, 48),
]


def graph(name, dtype, inputs, statements):
    last = re.findall(r"%(\w+) = ", statements)[-1]
    return (f"graph @{name}({inputs.format(dtype=dtype)}) {{\n  {statements}\n"
            f"  return %{last}\n}}\n")


def kernels(text):
    """The instructions of the longest entry of each kernel, without those that fill its end and those
    of functions that it calls."""
    longest = []
    for kernel in re.split(r"(?m)^// ---- .* ----$", text)[1:]:
        entries = []
        is_own = False
        for line in kernel.splitlines():
            if re.match(r"\s*\.text\.\w+:", line):
                entries.append([])
                is_own = True
            elif re.match(r"\s*\$\S*\$\S*:", line):
                is_own = False
            instruction = re.match(r"\s*/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;", line)
            if instruction and is_own and instruction[1] != "NOP":
                entries[-1].append(instruction[1])
        longest.append(max(entries, key=len))
    return longest


def count(instructions, pattern):
    return sum(re.search(pattern, instruction) is not None for instruction in instructions)


class MachineCode(unittest.TestCase):
    def compile(self, texts, *arguments):
        """The kernels of the graphs; skips the test if this machine cannot print them."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "g.graph"
            path.write_text("\n".join(texts), encoding="utf-8")
            done = subprocess.run([PROGRAM, "compile", str(path), "--device", "cuda", "--emit",
                                   "sass", *arguments], capture_output=True, text=True, timeout=300,
                                  check=False)
        for missing in ("nvrtc-not-found", "disassembler-not-found"):
            if f"[{missing}]" in done.stderr:
                self.skipTest(f"{missing}: tools/get_nvrtc.py build/nvidia fetches it")
        self.assertEqual(done.returncode, 0, done.stderr)
        return kernels(done.stdout)

    def test_bodies_keep_their_budgets(self):
        found = self.compile([graph(f"body{number}", *row[1:4]) for number, row in
                              enumerate(BODIES)])
        self.assertEqual(len(found), len(BODIES))
        for body, (name, dtype, _, _, elements, most) in zip(found, BODIES):
            with self.subTest(name=name, dtype=dtype):
                self.assertLessEqual(len(body) / elements, most)
                self.assertGreater(len(body), 10)
                if elements > 1:
                    self.assertGreaterEqual(count(body, r"\bLDG\.E\.128"), 1)
                    self.assertEqual(count(body, r"\bSTG\.E\.128"), 1)

    def test_rows_are_loaded_in_packs(self):
        found = self.compile([graph("rows", "bf16", "%x: {dtype}[8192,1024]", statements)
                              for statements in ("%0 = softmax(%x, -1)",
                                                 "%0 = layer_norm(%x, [1024])")])
        self.assertEqual(len(found), 2)
        for body in found:
            wide = count(body, r"\bLDG\.E\.(?:64|128)")
            self.assertGreaterEqual(wide, 1)
            self.assertEqual(count(body, r"\bLDG"), wide)

    def test_nothing_is_in_local_memory(self):
        texts = [(ROOT / "data" / "suite" / task / "0.graph").read_text(encoding="utf-8")
                 for task in ("mixer.add_layer_norm_mean", "resnet_basic.batch_norm_add_relu")]
        for arch in ("sm_80", "sm_90", "sm_100"):
            for pipeline in ("default", "op-by-op"):
                with self.subTest(arch=arch, pipeline=pipeline):
                    for body in self.compile(texts, "--arch", arch, "--pipeline", pipeline):
                        self.assertEqual(count(body, r"\b(?:LDL|STL)\b"), 0)


class Parsing(unittest.TestCase):
    def test_called_functions_do_not_count(self):
        text = ("// ---- one, two ----\n.text.one_0:\n        /*0000*/       LDC R1, c[0x0][0x28] ;\n"
                "        /*0010*/       EXIT ;\n        /*0020*/       NOP ;\n"
                "$__internal_0_$__cuda_div:\n"
                "        /*0030*/       FMUL R1, R2, R3 ;\n"
                ".text.two_1:\n        /*0000*/  @P0   LDG.E.128 R4, [R2.64] ;\n")
        self.assertEqual(kernels(text), [["LDC R1, c[0x0][0x28]", "EXIT"]])
        self.assertEqual(count(kernels(text)[0], r"\bEXIT"), 1)


if __name__ == "__main__":
    unittest.main()
