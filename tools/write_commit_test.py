"""Tests of write_commit.py: the commit, changes, other checkouts, and files that stay as they are."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent / "write_commit.py"


class WriteCommit(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.checkout = Path(folder.name) / "checkout"
        self.checkout.mkdir()
        self.file = Path(folder.name) / "made" / "commit.cpp"

    def git(self, *words):
        names = ["-c", "user.name=a", "-c", "user.email=a@b"]
        return subprocess.run(["git", "-C", self.checkout, *names, *words], check=True, capture_output=True,
                              text=True).stdout.strip()

    def commit_all(self):
        self.git("add", ".")
        self.git("commit", "-q", "-m", "one")
        return self.git("rev-parse", "HEAD")

    def written(self, *options, checkout=None):
        done = subprocess.run([sys.executable, SCRIPT, checkout or self.checkout, self.file, *options],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return self.file.read_text().split('return "')[1].split('"')[0]

    def test_names_the_commit_and_changes(self):
        self.assertEqual(self.written(), "unknown")
        self.git("init", "-q")
        self.assertEqual(self.written(), "unknown")  # nothing is committed
        (self.checkout / "a").write_text("1")
        commit = self.commit_all()
        self.assertEqual(self.written(), commit)
        (self.checkout / "b").write_text("2")
        self.assertEqual(self.written(), commit + "+changes")
        after = self.commit_all()
        self.assertNotEqual(after, commit)
        self.assertEqual(self.written(), after)

    def test_a_folder_of_another_checkout_is_none(self):
        self.git("init", "-q")
        inner = self.checkout / "inner"
        inner.mkdir()
        (inner / "a").write_text("1")
        self.commit_all()
        self.assertEqual(self.written(checkout=inner), "unknown")

    def test_takes_a_given_commit_and_leaves_an_equal_file(self):
        self.assertEqual(self.written("--commit=v1.2-3"), "v1.2-3")
        before = self.file.stat().st_mtime_ns
        self.assertEqual(self.written("--commit=v1.2-3"), "v1.2-3")
        self.assertEqual(self.file.stat().st_mtime_ns, before)
        done = subprocess.run([sys.executable, SCRIPT, self.checkout, self.file, '--commit="; evil'],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("expected a commit of letters", done.stderr)


if __name__ == "__main__":
    unittest.main()
