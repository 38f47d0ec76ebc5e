"""Tests of check_diagnostics.py, each on a small tree of its own."""
import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import check_diagnostics


class IdsIn(unittest.TestCase):
    def ids(self, text):
        return check_diagnostics.ids_in(text)

    def test_each_function(self):
        self.assertEqual(self.ids('diags.error(span, "rank-mismatch", "expected {}", f(a, b));'),
                         [("rank-mismatch", 1)])
        self.assertEqual(self.ids('return make_error("bad-name", "x");'), [("bad-name", 1)])
        self.assertEqual(self.ids('\nreturn fail(where(a, {1, 2}),\n "bad-end", "x");'),
                         [("bad-end", 3)])
        self.assertEqual(self.ids('d->warning({}, "slow-path", "x");'), [("slow-path", 1)])
        self.assertEqual(self.ids('Diagnostic{.id = "no-file", .message = "x"}'), [("no-file", 1)])

    def test_both_branches_of_a_condition(self):
        self.assertEqual(self.ids('fail(s, n < 2 ? "too-few" : "too-many", "m");'),
                         [("too-few", 1), ("too-many", 1)])

    def test_only_the_first_literal_is_the_id(self):
        self.assertEqual(self.ids('fail(s, "bad-op", "none", "other-word");'), [("bad-op", 1)])

    def test_what_is_no_id(self):
        for text in ('// fail(s, "in-comment", "m");',
                     'print("error(s, \\"in-string\\")");',
                     'auto t = R"(fail(s, "in-raw", "m"))";',
                     'failure(s, "other-function", "m");',
                     'fail(s, id, "no such file {}", path);',
                     'fail(s, "Not-Kebab", "m {}", x);',
                     'fail(a, b, c, "fourth-argument");',
                     'Diagnostic make_error(Span span, std::string_view id);'):
            self.assertEqual(self.ids(text), [], text)

    def test_separators_are_no_character_literals(self):
        self.assertEqual(self.ids("int a = 1'000; char c = '\"'; "
                                  'fail(s, "too-big", "m"); int b = 0xFF\'FF;'), [("too-big", 1)])


class CheckDiagnostics(unittest.TestCase):
    def run_on(self, files, *arguments):
        """(exit code, standard output, standard error)"""
        out, err = io.StringIO(), io.StringIO()
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "src").mkdir()
            for name, text in files.items():
                file = Path(folder) / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                code = check_diagnostics.main(["--root", folder, *arguments])
        return code, out.getvalue(), err.getvalue()

    def test_untested_id(self):
        code, _, err = self.run_on({"src/ir/a.cpp": '\nfail(s, "bad-op", "m");',
                                    "src/ir/a_test.cpp": '"bad-op-name" "a-bad-op"'})
        self.assertEqual(code, 1)
        self.assertIn("src/ir/a.cpp:2: error: no test meets the diagnostic [bad-op]", err)

    def test_id_met_in_each_kind_of_test(self):
        for test in ("src/ir/a_test.cpp", "tests/golden/parse/a.txt", "python/tests/x_test.py"):
            code, _, err = self.run_on({"src/ir/a.cpp": 'fail(s, "bad-op", "m");',
                                        test: "… message [bad-op]"})
            self.assertEqual((code, err), (0, ""), test)

    def test_text_that_no_test_shows(self):
        source = {"src/ir/a.cpp": 'fail(s, "bad-op", "expected an {} here,"\n   " found {}", a, b);'}
        code, _, err = self.run_on(source | {"src/ir/a_test.cpp": '"bad-op"'})
        self.assertEqual(code, 1)
        self.assertIn("src/ir/a.cpp:1: error: no test shows the text of the diagnostic [bad-op]",
                      err)
        for test in ('"bad-op", "expected an " "x"', '"bad-op", "y here, found z"',
                     "x.graph:1:2: error: expected an x [bad-op]"):
            code, _, err = self.run_on(source | {"tests/golden/a.txt": test})
            self.assertEqual((code, err), (0, ""), test)

    def test_id_in_two_folders(self):
        use = 'fail(s, "bad-op", "m");'
        files = {"src/ir/a.cpp": use, "src/ir/b.cpp": use, "tests/a": "bad-op"}
        self.assertEqual(self.run_on(files)[0], 0)
        code, _, err = self.run_on({**files, "src/ops/a.cpp": use})
        self.assertEqual(code, 1)
        self.assertIn("src/ops/a.cpp:1", err)
        self.assertIn("src/ir/a.cpp:1", err)

    def test_list_only_reports(self):
        code, out, err = self.run_on({"src/ir/a.cpp": 'fail(s, "bad-op", "m");'}, "--list")
        self.assertEqual((code, out, err), (0, "bad-op\tuntested\tsrc/ir/a.cpp:1\n", ""))


if __name__ == "__main__":
    unittest.main()
