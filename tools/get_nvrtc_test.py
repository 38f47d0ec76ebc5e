"""Tests of get_nvrtc.py: packages that are there are found, and without a network one line per package
says what is missing."""
import contextlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import get_nvrtc  # noqa: E402


class GetNvrtc(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        not_installed = mock.patch.object(get_nvrtc, "installed_file", return_value=None)
        not_installed.start()
        self.addCleanup(not_installed.stop)

    def put(self, package):
        path = self.folder / package.name / package.file
        path.parent.mkdir(parents=True)
        path.touch()
        return path

    def said(self):
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            get_nvrtc.main([str(self.folder)])
        return errors.getvalue()

    def test_without_a_network_it_says_what_is_missing(self):
        for package in get_nvrtc.PACKAGES[1:]:
            self.put(package)
        unreachable = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_INDEX": "1",
                       "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": ""}
        with mock.patch.dict(os.environ, unreachable):
            self.assertRegex(self.said(),
                             r"\Atests that need nvidia-cuda-nvrtc are skipped: pip: [^\n]+\n\Z")

    def test_what_is_there_is_not_fetched(self):
        files = [self.put(package) for package in get_nvrtc.PACKAGES]
        with mock.patch.object(get_nvrtc, "fetch") as fetch:
            self.assertEqual(self.said(), "")
        fetch.assert_not_called()
        nvrtc, program, nvtx = (str(file.parent.resolve()) for file in files)
        with mock.patch.dict(os.environ, {"PATH": "/bin"}):
            os.environ.pop("LD_LIBRARY_PATH", None)
            self.assertEqual(get_nvrtc.environment(self.folder),
                             {"LD_LIBRARY_PATH": f"{nvrtc}{os.pathsep}{nvtx}",
                              "PATH": f"/bin{os.pathsep}{program}"})
        self.assertEqual(get_nvrtc.environment(self.folder / "none"), {})

    def test_a_package_without_its_file_is_an_error(self):
        done = mock.Mock(returncode=0, stderr="")
        with mock.patch.object(get_nvrtc.subprocess, "run", return_value=done):
            self.assertIn("the package has no nvidia/cu13/bin/nvdisasm", self.said())

    def test_packages_of_this_python_are_found(self):
        mock.patch.stopall()
        entry = mock.Mock(locate=lambda: __file__)
        entry.__str__ = lambda self: get_nvrtc.PACKAGES[0].file
        with mock.patch.object(get_nvrtc.importlib.metadata, "files", return_value=[entry]):
            self.assertEqual(get_nvrtc.find_file(get_nvrtc.PACKAGES[0], self.folder),
                             Path(__file__))


if __name__ == "__main__":
    unittest.main()
