"""Tests of check_output.py."""
import tempfile
import unittest
from pathlib import Path

import check_output
from check_output import prints_in


class CheckOutput(unittest.TestCase):
    def test_prints(self):
        for text in ('fmt::print("{}", text);', 'fmt::print(stderr, "x");', "std::cout << name;",
                     'std::printf("%s", text);', 'fprintf(stderr, "x");', "std::fputs(text, stdout);",
                     "fwrite(text, 1, size, stdout);", 'std::println("{}", text);', "std::cerr << 1;",
                     "puts(text);", 'perror("x");'):
            self.assertEqual(prints_in(text), [1], text)

    def test_what_prints_nothing(self):
        for text in ('print_to(stderr, "x");', "print(graph, catalog);", "fmt::format(text);",
                     "std::snprintf(to, size, form);", "graph.inputs();", "fwrite(text, 1, 2, file_.get());",
                     '// fmt::print("x");', 'say("std::cout");', "fmt::print_time();"):
            self.assertEqual(prints_in(text), [], text)

    def test_tree(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name in ("src/cli/output.cpp", "src/cli/session.cpp", "src/cli/session_test.cpp"):
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text('int a;\nvoid f() { fmt::print("x"); }\n', encoding="utf-8")
            errors = check_output.check(root)
        self.assertEqual(len(errors), 1, errors)
        self.assertTrue(errors[0].startswith("src/cli/session.cpp:2: error:"), errors[0])


if __name__ == "__main__":
    unittest.main()
