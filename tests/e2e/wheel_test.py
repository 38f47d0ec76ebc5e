"""The wheel in an empty virtual environment: the demo, the library and the binding, without a compiler."""
import json
import os
import subprocess
import sys
import tempfile
import unittest
import venv
from pathlib import Path

from program import ROOT
from verdicts import RIGHT

TIMED = True

BUILD = Path(os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))).parent
WHEELS = sorted((BUILD / "wheel").glob("*.whl"))
COMPILER = ROOT / "build" / "compiler" / "ziglang"  # fetched by .ci/run


@unittest.skipUnless(WHEELS, "no wheel was built (`make wheel`)")
class WheelTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.home = Path(cls.folder.name)
        venv.create(cls.home / "venv", with_pip=True)
        cls.python = cls.home / "venv" / "bin" / "python"
        cls.run_in(cls.python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", WHEELS[0])
        cls.packages = next((cls.home / "venv" / "lib").glob("python*/site-packages"))

    @classmethod
    def run_in(cls, *command, code=0, path=None):
        """Runs where neither the source tree nor, with `path`, a compiler is found."""
        environment = {"HOME": str(cls.home), "PATH": path or os.environ["PATH"],
                       "PASSNET_CACHE": str(cls.home / ("bare" if path else "cache"))}
        done = subprocess.run([str(word) for word in command], cwd=cls.home, env=environment,
                              capture_output=True, text=True, timeout=280, check=False)
        if done.returncode != code:
            raise AssertionError(f"{command}: {done.returncode}\n{done.stdout}\n{done.stderr}")
        return done

    def judge(self, path=None):
        out = self.home / "out"
        self.run_in(self.python.parent / "passnet", "demo", "--only", "t5.relu,bert.add_layer_norm",
                    "--candidate", "default", "--out", out, path=path)
        records = [json.loads(line) for line in (out / "records.jsonl").read_text().splitlines()]
        self.assertTrue(records)
        for record in records:
            self.assertIn(record["verdict"], RIGHT, record)

    def test_the_demo_finds_its_data(self):
        self.judge()

    def test_kernels_are_compiled_without_a_compiler(self):
        bare = str(self.home / "venv" / "bin")
        lacking = self.run_in(self.python.parent / "passnet", "demo", "--only", "t5.relu", code=2, path=bare)
        self.assertIn("[compiler-not-found]", lacking.stderr)
        if not COMPILER.exists():
            self.skipTest("no package ziglang in build/compiler")
        (self.packages / "ziglang").symlink_to(COMPILER.resolve())
        self.addCleanup((self.packages / "ziglang").unlink)
        self.judge(path=bare)

    def test_the_library_has_its_header(self):
        package = self.packages / "passnet"
        source = self.home / "version.c"
        source.write_text("#include <passnet/passnet.h>\n#include <stdio.h>\n"
                          "int main(void) { return puts(passnet_version()) < 0; }\n")
        self.run_in("cc", source, f"-I{package / 'include'}", next((package / "lib").iterdir()),
                    f"-Wl,-rpath,{package / 'lib'}", "-o", self.home / "version")
        version = self.run_in(self.home / "version").stdout.strip()
        self.assertIn(f"-{version}-", WHEELS[0].name)

    def test_torch_finds_the_backend(self):
        text = ("from importlib.metadata import entry_points; "
                "print(*(e.value for e in entry_points(group='torch_dynamo_backends')))")
        self.assertEqual(self.run_in(self.python, "-c", text).stdout.strip(), "passnet.backend:backend")

    def test_the_binding_is_loaded(self):
        if not list((self.packages / "passnet").glob(f"_native*{sys.implementation.cache_tag[-3:]}*")):
            self.skipTest("the wheel has no binding for this Python")
        self.run_in(self.python, "-c", "import passnet; passnet.Context(threads=1)")


if __name__ == "__main__":
    unittest.main()
