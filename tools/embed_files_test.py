"""Tests of embed_files.py: the constants hold the files' bytes, as a C++ compiler reads them."""
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import embed_files

PROGRAM = """
#include <cstdio>
#include "embedded/things.hpp"
int main() {
  for (const auto& file : passnet::things::kFiles)
    std::fwrite(file.text.data(), 1, file.text.size(), stdout);
  return passnet::things::kAllBytesBin.size() == 256 && passnet::things::kEmptyTxt.empty() &&
                 passnet::things::kFiles[0].name == "all_bytes.bin" ? 0 : 1;
}
"""


class EmbedFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        contents = {"all_bytes.bin": bytes(range(256)), "empty.txt": b"",
                    "prelude.hpp": b'// \xc3\xa9 ??/ "quoted" \\n\r\n#define X \\\n  1\n\0' + b"7"}
        self.files = []
        for name, data in contents.items():
            self.files.append(self.root / name)
            self.files[-1].write_bytes(data)

    def embed(self):
        embed_files.main(["--name", "things", "--stem", str(self.root / "embedded/things"),
                          *map(str, self.files)])

    def test_bytes_survive_the_compiler(self):
        compilers = list(filter(None, map(shutil.which, ("g++", "clang++-19"))))
        if not compilers:
            self.skipTest("no C++ compiler")
        self.embed()
        main, program = self.root / "main.cpp", self.root / "main"
        main.write_text(PROGRAM)
        for compiler in compilers:
            subprocess.run([compiler, "-std=c++20", "-Wall", "-Werror", "-I", self.root, main,
                            self.root / "embedded/things.cpp", "-o", program], check=True)
            printed = subprocess.run([program], stdout=subprocess.PIPE, check=True).stdout
            self.assertEqual(printed, b"".join(file.read_bytes() for file in self.files))

    def test_unchanged_output_keeps_its_time_stamp(self):
        self.embed()
        source = self.root / "embedded/things.cpp"
        os.utime(source, (1, 1))
        self.embed()
        self.assertEqual(source.stat().st_mtime, 1)
        self.files[2].write_bytes(b"changed")
        self.embed()
        self.assertNotEqual(source.stat().st_mtime, 1)

    def test_output_does_not_depend_on_the_place(self):
        copy = self.root / "elsewhere"
        copy.mkdir()
        copies = [Path(shutil.copy(file, copy)) for file in self.files]
        self.assertEqual(embed_files.generate("things", self.files),
                         embed_files.generate("things", copies))

    def test_two_files_of_one_name_are_refused(self):
        with self.assertRaises(SystemExit) as caught:
            embed_files.generate("things", [self.files[1], self.root / "Empty.txt"])
        self.assertIn("kEmptyTxt", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
