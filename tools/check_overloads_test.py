"""Tests of check_overloads.py, each on a small tree of its own."""
import tempfile
import unittest
from pathlib import Path

import check_overloads

FILE = "namespace passnet {{\nnamespace {{\n{}\n}}  // namespace\n}}  // namespace passnet\n"


class CheckOverloads(unittest.TestCase):
    def errors(self, **files):
        """The complaints about a tree with these texts of anonymous namespaces; `a__b` is a/b."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                file = Path(folder) / "src" / (name.replace("__", "/") + ".cpp")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(FILE.format(text), encoding="utf-8")
            return check_overloads.check(Path(folder))

    def test_a_planted_overload_is_found(self):
        for first, second in (("double x_of(int t) { return t; }", "double x_of(double x) { return x; }"),
                              ("double x_of(int t) { return t; }", "double x_of(int64_t t,\n  int a = 1) {\n}"),
                              ("int f(std::string_view a) {}", "int f(const std::string& name) {}"),
                              ("int f() {}", "std::vector<int> f() {}"),
                              ("int f(const Graph& a, int b) {}", "int f(const Graph& graph, size_t i) {}")):
            errors = self.errors(m__a=first, m__deep__b="int other() { return 1; }\n" + second)
            self.assertEqual(len(errors), 1, (first, second))
            self.assertIn("error: expected a name of its own, found '", errors[0])

    def test_what_no_call_confuses_is_none(self):
        one = "double x_of(int t) { return t; }"
        for text in ("double y_of(double x) { return x; }", "double x_of(const Graph& graph) {\n}",
                     "double x_of(int a, int b) {\n}", "double x_of(double x);",
                     "// double x_of(double x) { return x; }", "void g() {\n  x_of(1.0);\n}"):
            self.assertEqual(self.errors(m__a=one, m__b=text), [], text)

    def test_other_modules_tests_and_own_overloads_are_none(self):
        one, other = "double x_of(int t) { return t; }", "double x_of(double x) { return x; }"
        self.assertEqual(self.errors(m__a=one, n__b=other), [])
        self.assertEqual(self.errors(m__a=one, m__b_test=other), [])
        self.assertEqual(self.errors(m__a=one + "\n" + other), [])
        self.assertEqual(len(self.errors(m__a_test=one, m__b_test=other)), 1)

    def test_the_tree_has_none(self):
        root = Path(__file__).resolve().parent.parent
        self.assertEqual(check_overloads.check(root), [])
        calls = check_overloads.functions_in((root / "src/report/chart.cpp").read_text(encoding="utf-8"))
        self.assertIn("x_of", [name for name, _, _ in calls])


if __name__ == "__main__":
    unittest.main()
