"""The library as other programs use it: installed, linked, called from C and from C++."""
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import ROOT

BUILD = Path(os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))).parent
CMAKE = next((path for path in ("/usr/bin/cmake", "/usr/local/bin/cmake") if os.access(path, os.X_OK)),
             "cmake")
EXAMPLE = ROOT / "examples" / "embedding"
EXPECTED = [[0, 11, 0, 18, 0, 21], [0, 5, 0, 6, 0, 3], [0, 0, 4, 0, 12, 0], [6, 0, 16, 0, 30, 0]]


def run(*words, **options):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True,
                          timeout=300, check=False, **options)


class Embedding(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if "PASSNET_SANITIZE:BOOL=ON" in (BUILD / "CMakeCache.txt").read_text():
            raise unittest.SkipTest("a library with sanitizers needs a program with sanitizers")
        cls.folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.prefix = cls.folder / "prefix"
        installed = run(CMAKE, "--install", BUILD, "--component", "library", "--prefix", cls.prefix)
        if installed.returncode != 0:
            raise AssertionError(installed.stdout + installed.stderr)
        cls.library = next(cls.prefix.glob("lib*/**/libpassnet.so"))

    def check_program(self, *command):
        environment = dict(os.environ, LD_LIBRARY_PATH=str(self.library.parent))
        done = run(*command, EXAMPLE / "affine.graph", env=environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        rows = [[float(word) for word in line.split()] for line in done.stdout.splitlines()]
        self.assertEqual(rows, EXPECTED)
        missing = run(*command, EXAMPLE / "missing.graph", env=environment)
        self.assertEqual(missing.returncode, 1)
        self.assertIn("missing.graph", missing.stderr)

    def test_a_project_finds_the_package(self):
        build = self.folder / "build"
        for words in (["-S", EXAMPLE, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}"],
                      ["--build", build]):
            done = run(CMAKE, *words)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.check_program(build / "affine_c")
        self.check_program(build / "affine_cpp")

    def test_the_header_is_plain_c(self):
        program = self.folder / "affine"
        found = run("pkg-config", "--version")
        flags = ["-I", self.prefix / "include", "-L", self.library.parent, "-lpassnet"]
        if found.returncode == 0:
            environment = dict(os.environ, PKG_CONFIG_PATH=str(self.library.parent / "pkgconfig"))
            asked = run("pkg-config", f"--define-variable=prefix={self.prefix}", "--cflags", "--libs",
                        "passnet", env=environment)
            self.assertEqual(asked.returncode, 0, asked.stderr)
            flags = asked.stdout.split()
        done = run("cc", "-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror",
                   EXAMPLE / "affine.c", "-o", program, *flags)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.check_program(program)

    def test_nothing_but_the_interface_can_be_seen(self):
        listed = run("nm", "-D", "--defined-only", "--format=posix", self.library)
        names = [line.split()[0] for line in listed.stdout.splitlines()]
        self.assertIn("passnet_call", names)
        self.assertEqual([name for name in names if not name.startswith("passnet_")], [])


if __name__ == "__main__":
    unittest.main()
