"""On a broken machine: one clear message, exit code 2, nothing lost and nothing half-written.

Tests that need a separate file system or limit run in a user namespace; if the system permits none,
they are skipped with a message.
"""
import json
import os
import resource
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import RIGHT

PASS = (ROOT / "tests" / "exploits" / "honest.pass").read_text()
NAMESPACES = subprocess.run(["unshare", "-Urm", "true"], capture_output=True, check=False).returncode == 0


def graph(number):
    return (f"graph @g{number}(%x: f32[{64 + number},10], %y: f32[{64 + number},10]) {{\n"
            "  %0 = add(%x, %y)\n  %1 = relu(%0)\n  return %1\n}\n")


class Machine(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / "suite" / "task").mkdir(parents=True)
        for number in range(6):
            (self.folder / "suite" / "task" / f"{number}.graph").write_text(graph(number))
        (self.folder / "add_relu.pass").write_text(PASS)
        self.environment = dict(os.environ, PASSNET_CACHE=str(self.folder / "cache"))

    def run_program(self, *arguments, before="", limit=None):
        """Runs in a shell, after `before`; in a user namespace if that mounts anything."""
        command = " ".join(f"'{word}'" for word in (PROGRAM, *map(str, arguments)))
        words = ["sh", "-c", f"{before} exec {command}"]
        if "mount" in before:
            if not NAMESPACES:
                self.skipTest("this system permits no user namespace")
            words = ["unshare", "-Urm", *words]
        return subprocess.run(words, capture_output=True, text=True, timeout=600, check=False,
                              env=self.environment, preexec_fn=limit)

    def bench(self, out, *arguments, **options):
        return self.run_program("bench", self.folder / "suite", "--passes",
                                self.folder / "add_relu.pass", "--out", out, "--calls", "10",
                                "--warmup", "5", "--allow-native", *arguments, **options)

    def expect(self, done, *words):
        self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
        for word in words:
            self.assertIn(word, done.stderr)

    def records(self, out):
        lines = (Path(out) / "records.jsonl").read_text().splitlines()
        return [json.loads(line) for line in lines]

    def test_a_full_disk_keeps_what_was_judged(self):
        disk = self.folder / "disk"
        disk.mkdir()
        # There is room for some records but not for all; the files at the end are copied out.
        before = (f"mount -t tmpfs -o size=8k tmpfs {disk} && "
                  f"trap 'cp -r {disk}/out {self.folder}/kept' EXIT;")
        words = f"{before} '{PROGRAM}' bench '{self.folder}/suite' --passes '{self.folder}/add_relu.pass'"
        words += f" --out {disk}/out --calls 10 --warmup 5 --allow-native; exit $?"
        if not NAMESPACES:
            self.skipTest("this system permits no user namespace")
        done = subprocess.run(["unshare", "-Urm", "sh", "-c", words], capture_output=True, text=True,
                              timeout=600, check=False, env=self.environment)
        self.expect(done, "[file-unwritable]", "No space left on device")
        kept = self.folder / "kept"
        judged = self.records(kept)
        self.assertGreaterEqual(len(judged), 1)
        self.assertLess(len(judged), 6)
        self.assertEqual([path.name for path in kept.iterdir()], ["records.jsonl"])
        self.assertEqual(self.bench(kept, "--resume").returncode, 0)
        self.assertEqual(len({record["graph"] for record in self.records(kept)}), 6)

    def test_a_full_cache(self):
        cache = self.folder / "cache"
        cache.mkdir()
        done = self.bench(self.folder / "out", before=f"mount -t tmpfs -o size=16k,mode=755 tmpfs {cache} &&")
        self.expect(done, "[cache-not-writable]", "No space left on device")

    def test_a_read_only_folder(self):
        if not NAMESPACES:
            self.skipTest("this system permits no user namespace")
        target = self.folder / "fixed"
        target.mkdir()
        done = self.bench(target / "out", before=f"mount -t tmpfs -o ro tmpfs {target} &&")
        self.expect(done, "[file-unwritable]")
        self.environment["PASSNET_CACHE"] = str(target / "cache")
        done = self.bench(self.folder / "out", before=f"mount -t tmpfs -o ro tmpfs {target} &&")
        self.expect(done, "[cache-not-writable]", "Read-only file system")

    def test_no_shared_memory_folder(self):
        done = self.bench(self.folder / "out", before="mount -t tmpfs -o ro,size=4k tmpfs /dev/shm &&")
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_no_compiler(self):
        done = self.bench(self.folder / "out", "--compiler", "no-such-compiler")
        self.expect(done, "no C++ compiler 'no-such-compiler' was found", "[compiler-not-found]")

    def test_a_compiler_that_crashes(self):
        broken = self.folder / "broken-c++"
        broken.write_text("#!/bin/sh\ncase $1 in --version) echo broken 1.0;; *) kill -SEGV $$;; esac\n")
        broken.chmod(0o755)
        done = self.bench(self.folder / "out", "--compiler", str(broken))
        self.expect(done, "[compiler-not-usable]")
        broken.write_text("#!/bin/sh\nkill -SEGV $$\n")
        self.expect(self.bench(self.folder / "out", "--compiler", str(broken)),
                    "[compiler-not-usable]")

    def test_a_compiler_that_fails_says_why(self):
        broken = self.folder / "broken-c++"
        for body, words in (
                ("echo 'cc1plus: out of memory allocating 65536 bytes' >&2; exit 1", "out of memory allocating"),
                ("exit 0", "the compiler ended and left no object file and printed nothing"),
                ("exit 3", "the compiler exited with status 3 and printed nothing"),
                ("exec c++ --no-such-flag $@", "--no-such-flag")):
            broken.write_text(f"#!/bin/sh\ncase $1 in --version) echo broken 1.0; exit;; esac\n{body}\n")
            broken.chmod(0o755)
            with self.subTest(body):
                done = self.bench(self.folder / "out", "--compiler", str(broken))
                self.expect(done, "[compiler-not-usable]", words)

    def test_a_damaged_cache_is_made_again(self):
        self.assertEqual(self.bench(self.folder / "one").returncode, 0)
        for number, path in enumerate(sorted((self.folder / "cache").rglob("*.so"))):
            data = path.read_bytes()
            if number % 3 == 0:
                data = data[:len(data) // 2]
            elif number % 3 == 1:
                data = data[:600] + bytes([data[600] ^ 255]) + data[601:]
            else:
                data = b""
            path.write_bytes(data)
        self.assertEqual(self.bench(self.folder / "two").returncode, 0)
        records = self.records(self.folder / "two")
        self.assertEqual(len(records), 6)
        for record in records:
            self.assertIn(record["verdict"], RIGHT, record)

    def test_too_few_descriptors(self):
        done = self.bench(self.folder / "out", limit=lambda: resource.setrlimit(
            resource.RLIMIT_NOFILE, (6, 6)))
        self.expect(done, "Too many open files")

    def test_too_little_memory(self):
        def limited(megabytes):
            return lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20,) * 2)
        starts = next(size for size in range(20, 400, 4) if subprocess.run(
            [str(PROGRAM), "--version"], capture_output=True, preexec_fn=limited(size),
            check=False).returncode == 0)
        done = self.bench(self.folder / "out", limit=limited(starts + 4))
        self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
        self.assertIn("error: ", done.stderr)

    def test_no_namespaces(self):
        if not NAMESPACES or shutil.which("setpriv") is None:
            self.skipTest("this system permits no user namespace, or has no setpriv")
        words = ("echo 0 > /proc/sys/user/max_user_namespaces && exec setpriv --bounding-set -all "
                 f"--inh-caps -all --securebits +noroot '{PROGRAM}' bench '{self.folder}/suite' "
                 f"--passes '{self.folder}/add_relu.pass' --out '{self.folder}/out' --calls 10 --warmup 5 "
                 "--allow-native")
        done = subprocess.run(["unshare", "-Ur", "sh", "-c", words], capture_output=True, text=True,
                              timeout=600, check=False, env=self.environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        said = [line for line in done.stderr.splitlines() if "this system does not permit" in line]
        self.assertEqual(len(said), 1, done.stderr)
        self.assertIn("namespaces", said[0])
        for record in self.records(self.folder / "out"):
            self.assertIn(record["verdict"], RIGHT, record)
            self.assertNotIn("namespaces", record["versions"]["worker_layers"])
            self.assertRegex(record["versions"]["library"], r"^(oneDNN \d|fftw-\d|none$)")

    def test_results_that_nobody_can_keep(self):
        words = f"exec '{PROGRAM}' ops --json > /dev/full"
        done = subprocess.run(["sh", "-c", words], capture_output=True, text=True, timeout=300,
                              check=False)
        self.expect(done, "No space left on device")


if __name__ == "__main__":
    unittest.main()
