"""Tests of with_postgres.py: the command runs beside a server that ends with it."""
import os
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import with_postgres  # noqa: E402

SCRIPT = Path(__file__).resolve().parent / "with_postgres.py"
ASK = 'psql "$PASSNET_POSTGRES" -Atc "SELECT 6 * 7"; echo "$PASSNET_POSTGRES"; exit 3'


class WithPostgres(unittest.TestCase):
    @unittest.skipUnless(with_postgres.find_programs(), "no server of PostgreSQL is installed")
    def test_the_command_has_a_server_of_its_own(self):
        done = subprocess.run([sys.executable, str(SCRIPT), "sh", "-c", ASK], capture_output=True, text=True,
                              check=False, timeout=120)
        answer, address = done.stdout.split()
        self.assertEqual((answer, done.returncode), ("42", 3), done.stderr)
        self.assertFalse(os.path.exists(address.partition("host=")[2]))

    def test_without_a_server_the_command_does_not_run(self):
        folder = with_postgres.FOLDERS
        self.addCleanup(setattr, with_postgres, "FOLDERS", folder)
        with_postgres.FOLDERS = Path("/nonexistent")
        path = os.environ["PATH"]
        self.addCleanup(os.environ.update, {"PATH": path})
        os.environ["PATH"] = "/nonexistent"
        self.assertEqual(with_postgres.main(["false"]), with_postgres.WITHOUT)


if __name__ == "__main__":
    unittest.main()
