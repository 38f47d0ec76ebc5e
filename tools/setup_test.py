"""Tests of setup.sh, with apt, dpkg, sudo and id replaced by programs that only log their calls."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

SETUP = Path(__file__).resolve().parent / "setup.sh"
PACKAGES = ("make g++ cmake ninja-build pkg-config python3 ccache libabsl-dev libfmt-dev "
            "nlohmann-json3-dev libcli11-dev zlib1g-dev libssl-dev libdnnl-dev libfftw3-single3 libsqlite3-dev "
            "libzstd-dev libcurl4-openssl-dev libgtest-dev libbenchmark-dev python3-dev python3-pip python3-numpy").split()
OPTIONAL = ["libcpp-httplib-dev", "libpq5"]


class Setup(unittest.TestCase):
    def run_setup(self, installed, user=0, sudo=True, apt=0, **environment):
        """The finished process; its output has one line for every apt-get that ran."""
        with tempfile.TemporaryDirectory() as folder:
            def program(name, text):
                file = Path(folder) / name
                file.write_text(f"#!/bin/sh\n{text}\n")
                file.chmod(0o755)

            states = "".join(f"installed {name}\\n" for name in installed)
            program("dpkg-query", f"printf '{states}not-installed other\\n'; exit 1")
            program("apt-get", f'echo "apt-get $*"; exit {apt}')
            program("id", f"echo {user}")
            program("env", 'while [ "${1#*=}" != "$1" ]; do shift; done; exec "$@"')
            if sudo:
                program("sudo", 'echo "sudo $*"; exec "$@"')
            return subprocess.run(
                ["/bin/sh", str(SETUP)], env={"PATH": folder, **environment}, text=True,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                check=False)

    def test_nothing_missing_does_nothing(self):
        for user in (0, 1000):
            result = self.run_setup(PACKAGES + OPTIONAL, user)
            self.assertEqual((result.returncode, result.stdout), (0, ""))

    def test_root_installs_only_what_is_missing(self):
        result = self.run_setup([name for name in PACKAGES + OPTIONAL if name not in ("g++", "libfmt-dev")])
        self.assertEqual(result.returncode, 0)
        self.assertIn("apt-get update", result.stdout)
        self.assertIn("apt-get install -y --no-install-recommends g++ libfmt-dev\n", result.stdout)
        self.assertNotIn("sudo", result.stdout)

    def test_the_build_goes_on_without_optional_packages(self):
        for user, apt in ((1000, 0), (0, 100)):
            result = self.run_setup(PACKAGES, user, apt=apt)
            self.assertEqual(result.returncode, 0)
            self.assertIn("setup: goes on without libcpp-httplib-dev libpq5\n", result.stdout)
            result = self.run_setup(PACKAGES[1:], user, apt=apt)
            self.assertNotEqual(result.returncode, 0)

    def test_a_user_without_terminal_is_told_what_to_run(self):
        result = self.run_setup(PACKAGES[1:], 1000)
        self.assertEqual(result.returncode, 2)
        self.assertIn("sudo apt-get install -y --no-install-recommends make", result.stdout)
        self.assertNotIn("\napt-get", result.stdout)

    def test_a_user_who_said_yes_gets_sudo(self):
        for environment in ({"PASSNET_YES": "1"}, {"CI": "true"}):
            result = self.run_setup(PACKAGES[1:] + OPTIONAL, 1000, **environment)
            self.assertEqual(result.returncode, 0)
            self.assertIn("sudo env", result.stdout)
            self.assertIn("\napt-get install -y --no-install-recommends make\n", result.stdout)

    def test_a_user_without_sudo_is_told_so(self):
        result = self.run_setup(PACKAGES[1:], 1000, sudo=False, CI="true")
        self.assertEqual(result.returncode, 2)
        self.assertIn("no sudo", result.stdout)


if __name__ == "__main__":
    unittest.main()
