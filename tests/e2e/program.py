"""The program, run as a user runs it."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))


def passnet(*arguments, cwd=ROOT, timeout=600, **environment):
    """The ended process."""
    return subprocess.run([PROGRAM, *map(str, arguments)], cwd=cwd, capture_output=True, text=True,
                          timeout=timeout, check=False, env={**os.environ, **environment})


class InFolder(unittest.TestCase):
    """Tests with a folder of their own, in which the program runs."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def passnet(self, *arguments, code=None, **options):
        """The ended process; without `code`, whatever its exit code is."""
        done = passnet(*arguments, cwd=self.folder, **options)
        if code is not None:
            self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done
