"""Tests of check_kernel_edits.py."""
import tempfile
import unittest
from pathlib import Path

import check_kernel_edits
from check_kernel_edits import edits_in


class CheckKernelEdits(unittest.TestCase):
    def test_edits(self):
        for text in ("kernel.exprs.push_back(expr);",
                     "part.exprs.resize(4);",
                     "computation.kernel.stages.push_back(stage);",
                     "kernel->stages.clear();",
                     "kernel.stages[i].store = StoreMode::kAdd;",
                     "kernel.buffers[id.index].role = BufferRole::kOutput;",
                     "source_kernel.parameters.back() = 4;",
                     "kernel_.exprs = std::move(exprs);",
                     "fused.kernel.parameters[0] += 1;"):
            self.assertEqual(edits_in(text), [1], text)

    def test_reads(self):
        for text in ("for (const Stage& stage : kernel.stages) visit(stage);",
                     "if (kernel.stages[0].store == StoreMode::kAdd) return;",
                     "const auto& stage = kernel.stages.front();",
                     "group.stages.push_back(stage);",
                     "kernels.push_back(kernel);",
                     "plan.kernels[0] = text;",
                     "computation.kernel = unroll(std::move(computation.kernel));",
                     "// kernel.exprs.push_back(expr);",
                     'say("kernel.exprs.clear()");'):
            self.assertEqual(edits_in(text), [], text)

    def test_tree(self):
        edit = "#pragma once\nkernel.exprs.push_back(expr);\n"
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name in ("src/kernel/transform/rewriter.cpp", "src/fuse/merge.cpp", "src/fuse/merge_test.cpp"):
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(edit, encoding="utf-8")
            errors = check_kernel_edits.check(root)
        self.assertEqual(len(errors), 1, errors)
        self.assertTrue(errors[0].startswith("src/fuse/merge.cpp:2: error:"), errors[0])


if __name__ == "__main__":
    unittest.main()
