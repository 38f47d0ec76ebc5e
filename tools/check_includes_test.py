"""Tests of check_includes.py, each on a small tree of its own."""
import tempfile
import unittest
from pathlib import Path

import check_includes

MODULES = """
# add_module(ghost) is only a comment
add_module(base LIBRARIES fmt::fmt)
add_module(ir DEPENDS base TEST_DEPENDS ops)
add_module(ops
  DEPENDS ir  # one entry per op
  TEST_DEPENDS base)
add_module(pass DEPENDS ir)
"""
HONEST = {
    "src/base/text.hpp": "// text\n#pragma once\n#include <string>\n",
    "src/ir/graph.hpp": '#pragma once\n#include "base/text.hpp"\n',
    "src/ir/graph.cpp": '#include "ir/graph.hpp"\n#include "base/text.hpp"\n',
    "src/ir/graph_test.cpp": '#include "ops/ops.hpp"\n',
    "src/ops/ops.hpp": '#pragma once\n#include "ir/graph.hpp"\n// #include "pass/none.hpp"\n',
    # A folder holds four files or more.
    **{f"src/{folder}/filler{k}.hpp": "#pragma once\n"
       for folder in ("base", "ir", "ops", "pass") for k in range(4)},
}


class CheckIncludes(unittest.TestCase):
    def errors(self, files, modules=MODULES):
        """The complaints about the honest tree with `files` written over it."""
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in {"src/CMakeLists.txt": modules, **HONEST, **files}.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            return check_includes.check(root)

    def assert_one(self, errors, *parts):
        self.assertEqual(len(errors), 1, errors)
        for part in parts:
            self.assertIn(part, errors[0])

    def test_honest_tree_passes(self):
        self.assertEqual(self.errors({}), [])

    def test_arrows_are_transitive(self):
        self.assertEqual(self.errors({"src/ops/a.cpp": '#include "base/text.hpp"\n'}), [])

    def test_include_against_the_arrows(self):
        errors = self.errors({"src/ir/a.cpp": '\n/* one\n two */\n#include "ops/ops.hpp"\n'})
        self.assert_one(errors, "src/ir/a.cpp:4: error:", "no arrow from ir to ops")

    def test_test_arrows_serve_tests_alone(self):
        errors = self.errors({"src/pass/a_test.cpp": '#include "ops/ops.hpp"\n'})
        self.assert_one(errors, "src/pass/a_test.cpp:1", "no arrow from pass to ops")

    def test_tests_may_not_be_included_by_the_product(self):
        errors = self.errors({"src/ir/help_test.hpp": "#pragma once\n",
                              "src/ir/a.cpp": '#include "ir/help_test.hpp"\n',
                              "src/ir/b_test.cpp": '#include "ir/help_test.hpp"\n'})
        self.assert_one(errors, "src/ir/a.cpp:1", "for tests alone")

    def test_include_that_is_not_from_the_root(self):
        for target in ("graph.hpp", "../base/text.hpp", "./graph.hpp"):
            errors = self.errors({"src/ir/a.cpp": f'#include "{target}"\n'})
            self.assert_one(errors, "src/ir/a.cpp:1", "from src/")

    def test_unknown_module_and_missing_file(self):
        self.assert_one(self.errors({"src/ir/a.cpp": '#include "fmt/core.h"\n'}), "no module fmt")
        self.assert_one(self.errors({"src/ir/a.cpp": '#include "base/no.hpp"\n'}), "no such file")

    def test_cycle_between_headers(self):
        errors = self.errors({"src/base/a.hpp": '#pragma once\n#include "base/b.hpp"\n',
                              "src/base/b.hpp": '#pragma once\n#include "base/c.hpp"\n',
                              "src/base/c.hpp": '#pragma once\n#include "base/a.hpp"\n'})
        self.assert_one(errors, "src/base/a:1", "base/a -> base/b -> base/c -> base/a")

    def test_cycle_between_units_through_a_source(self):
        errors = self.errors({"src/base/a.hpp": '#pragma once\n',
                              "src/base/a.cpp": '#include "base/a.hpp"\n#include "base/b.hpp"\n',
                              "src/base/b.hpp": '#pragma once\n#include "base/a.hpp"\n'})
        self.assert_one(errors, "src/base/a:1", "units form a cycle: base/a -> base/b -> base/a")

    def test_each_cycle_and_all_its_units_are_named(self):
        errors = self.errors({"src/base/a.hpp": '#pragma once\n#include "base/b.hpp"\n',
                              "src/base/b.cpp": '#include "base/a.hpp"\n#include "base/c.hpp"\n',
                              "src/base/b.hpp": "#pragma once\n",
                              "src/base/c.hpp": "#pragma once\n",
                              "src/base/c.cpp": '#include "base/b.hpp"\n',
                              "src/ops/a.hpp": '#pragma once\n',
                              "src/ops/a.cpp": '#include "ops/b.hpp"\n',
                              "src/ops/b.hpp": '#pragma once\n#include "ops/a.hpp"\n'})
        self.assertEqual(len(errors), 2, errors)
        self.assertIn("(of 3 units that reach one another, with base/c)", errors[0])
        self.assertIn("ops/a -> ops/b -> ops/a", errors[1])

    def test_tests_are_units_of_their_own(self):
        self.assertEqual(self.errors({"src/base/a.hpp": "#pragma once\n",
                                      "src/base/a_test.cpp": '#include "base/b.hpp"\n',
                                      "src/base/b.hpp": '#pragma once\n#include "base/a.hpp"\n'}),
                         [])

    def test_file_that_includes_itself(self):
        errors = self.errors({"src/base/a.hpp": '#pragma once\n#include "base/a.hpp"\n'})
        self.assert_one(errors, "src/base/a.hpp:2", "includes itself")

    def test_type_that_two_files_define(self):
        type = "#pragma once\nnamespace passnet {\nstruct Run { int begin; };\n}\n"
        errors = self.errors({"src/ir/a.hpp": type, "src/ops/b.hpp": type})
        self.assert_one(errors, "src/ops/b.hpp:3: error: the type passnet::Run is defined in "
                                "src/ir/a.hpp:3 too")

    def test_folder_with_few_or_many_files(self):
        files = {f"src/ops/more/a{k}.hpp": "#pragma once\n" for k in range(31)}
        self.assert_one(self.errors(files), "src/ops/more:1", "31 files", "expected 4 to 30")
        del files["src/ops/more/a0.hpp"]
        self.assertEqual(self.errors(files), [])
        few = {f"src/ops/more/a{k}.hpp": "#pragma once\n" for k in range(3)}
        self.assert_one(self.errors(few), "src/ops/more:1", "3 files")
        self.assertEqual(self.errors({**few, "src/ops/more/a_test.cpp": ""}), [])
        self.assertEqual(self.errors({**few, "src/ops/more/page.css": ""}), [])

    def test_folder_of_subfolders_alone(self):
        files = {f"src/ops/outer/inner/a{k}.hpp": "#pragma once\n" for k in range(4)}
        self.assertEqual(self.errors(files), [])
        self.assert_one(self.errors({**files, "src/ops/outer/b.hpp": "#pragma once\n"}),
                        "src/ops/outer:1", "1 files")

    def test_diamond_is_no_cycle(self):
        self.assertEqual(self.errors({"src/base/a.hpp": '#pragma once\n#include "base/b.hpp"\n'
                                                        '#include "base/c.hpp"\n',
                                      "src/base/b.hpp": '#pragma once\n#include "base/c.hpp"\n',
                                      "src/base/c.hpp": "#pragma once\n"}), [])

    def test_cycle_between_modules(self):
        modules = MODULES.replace("add_module(base", "add_module(base DEPENDS pass")
        self.assert_one(self.errors({}, modules), "src/CMakeLists.txt:3", "base -> pass -> ir -> base")

    def test_arrow_to_nothing(self):
        errors = self.errors({}, MODULES + "add_module(eval DEPENDS dataset)\n")
        self.assert_one(errors, "src/CMakeLists.txt:9", "eval has an arrow to dataset")

    def test_folder_without_module(self):
        errors = self.errors({f"src/stray/{name}.hpp": "#pragma once\n" for name in "abcd"})
        self.assert_one(errors, "src/stray", "no add_module")

    def test_header_without_pragma_once(self):
        errors = self.errors({"src/base/a.hpp": "// says #pragma once in a comment\n"})
        self.assert_one(errors, "src/base/a.hpp:1", "#pragma once")

    def test_readers_are_counted_through_headers(self):
        edges = {"a.cpp": ["b.hpp"], "b.hpp": ["c.hpp", "lib/json.hpp"], "c.hpp": [],
                 "d.cpp": ["c.hpp"], "e.hpp": ["c.hpp"]}
        self.assertEqual(check_includes.count_readers(edges),
                         {"b.hpp": 1, "c.hpp": 2, "lib/json.hpp": 1})
        self.assertEqual(check_includes.check_readers(edges, {"c.hpp": 2, "lib/json.hpp": 1}), [])
        self.assert_one(check_includes.check_readers(edges, {"c.hpp": 1, "b.hpp": 1}),
                        "src/c.hpp:1: error: 2 translation units", "at most 1")
        self.assert_one(check_includes.check_readers(edges, {"c.hpp": 3}),
                        "src/c.hpp:1: error: 2 translation units", "lower its budget of 3")

    def test_long_files(self):
        fits, long = "//\n" * 500, "//\n" * 501
        self.assertEqual(self.errors({"bench/a.cpp": fits, "data/model.py": "#\n" * 900}), [])
        self.assert_one(self.errors({"tools/a.py": long}), "tools/a.py:501", "501 lines")
        self.assertEqual(self.errors({"src/ir/a.cpp": "// long file: one table\n" + long}), [])
        self.assert_one(self.errors({"src/ir/a.cpp": "// long file:\n" + long}), "502 lines")
        marked = "// long file: one table\n" + long
        self.assert_one(self.errors({"src/ir/a.cpp": marked, "tools/b.py": marked,
                                     "bench/c.cpp": marked}),
                        "tools/b.py:1", "3 files say `long file:`, at most 2")
        self.assert_one(self.errors({"src/ir/a.cpp": "//\n" * 5 + "// long file: late\n" + long}),
                        "507 lines")


if __name__ == "__main__":
    unittest.main()
