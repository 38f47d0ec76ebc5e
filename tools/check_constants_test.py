"""Tests of check_constants.py, each on a small tree of its own."""
import tempfile
import unittest
from pathlib import Path

import check_constants


class CheckConstants(unittest.TestCase):
    def errors(self, text, path="src/fuse/inline.cpp"):
        """The complaints about a tree that holds this one file."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / path
            file.parent.mkdir(parents=True)
            file.write_text(text, encoding="utf-8")
            return check_constants.check(Path(folder))

    def test_a_planted_constant_is_found(self):
        for text in ("constexpr int64_t kVector = 16;\n",
                     "inline constexpr double kShare = 0.7;  // of the elements\n",
                     "  static constexpr size_t kMost{32};\n",
                     "constexpr auto kInterval = std::chrono::hours(1);\n",
                     "constexpr int64_t kBytes = int64_t{1} << 18;\n",
                     "constexpr int64_t kBlockBytes = 512\n                              << 10;\n"):
            for folder in check_constants.FOLDERS:
                errors = self.errors(text, f"src/{folder}/a.hpp")
                self.assertEqual(len(errors), 1, text)
                self.assertIn(f"src/{folder}/a.hpp:1: error: expected k", errors[0])

    def test_a_constant_in_a_function_is_found(self):
        errors = self.errors("int f() {\n  constexpr int64_t kShort = 48;\n  return kShort;\n}\n")
        self.assertEqual(len(errors), 1)
        self.assertIn(":2:", errors[0])

    def test_a_reason_lets_it_pass(self):
        self.assertEqual(self.errors("constexpr int kBits = 64;  // not tuning: of a word\n"), [])
        self.assertEqual(self.errors("// not tuning: of a word\nconstexpr int kBits = 64;\n"), [])
        self.assertEqual(len(self.errors("constexpr int kBits = 64;  // not tuning:\n")), 1)
        self.assertEqual(len(self.errors("// not tuning: bits\nconstexpr int kBits = 64;\n"
                                         "constexpr int kMost = 9;\n")), 1)

    def test_what_is_no_number_passes(self):
        for text in ("constexpr size_t kNone = static_cast<size_t>(-1);\n",
                     "constexpr std::string_view kName = \"k1\";\n",
                     "// constexpr int64_t kVector = 16;\n",
                     "constexpr size_t kCount = kTable.size();\n",
                     "constexpr std::array<int, 2> kTable{{1, 2}};\n"):
            self.assertEqual(self.errors(text), [], text)

    def test_other_folders_and_tests_pass(self):
        text = "constexpr int64_t kVector = 16;\n"
        for path in ("src/kernel/costs/plan.hpp", "src/eval/judge.cpp", "src/fuse/inline_test.cpp"):
            self.assertEqual(self.errors(text, path), [], path)


if __name__ == "__main__":
    unittest.main()
