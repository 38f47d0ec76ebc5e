"""Tests of make_graphs.py: errors in the list, skipped models and their reasons, and
--only-missing."""

import contextlib
import importlib.util
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import make_graphs  # noqa: E402

HAS_TORCH = importlib.util.find_spec("torch") is not None


def run(folder, text, *arguments):
    """(exit code, standard output, standard error) for a list with this text."""
    (folder / make_graphs.LIST).write_text(text)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = make_graphs.main([*arguments, "--folder", str(folder)])
    return code, out.getvalue(), err.getvalue()


class MakeGraphs(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def test_mistakes_in_the_list_are_named(self):
        for text, part in (("[a", "cannot read"), ("[a]\nbatch = 1", "no table with a `name`"),
                           ('[a]\nname = "b"\nsise = 1', "`sise`")):
            code, _, err = run(self.folder, text)
            self.assertEqual(code, 2)
            self.assertIn(part, err)
        code, _, err = run(self.folder, '[a]\nname = "b"', "c")
        self.assertEqual(code, 2)
        self.assertIn("no table `c`", err)

    @unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
    def test_what_cannot_be_made_is_said_and_what_is_there_stays(self):
        table = '[net]\nname = "resnet_basic"\nimage = 32\n'
        code, out, _ = run(self.folder, table)
        self.assertEqual(code, 0)
        self.assertIn("1 made, 0 skipped, 0 failed; 1 graphs", out)
        model = self.folder / "net/model.py"
        before = model.stat().st_mtime_ns
        # None in sys.modules makes an import fail, as on a machine without the library.
        absent = {name: sys.modules.get(name) for name in ("timm", "torchvision")}
        for name in absent:
            sys.modules[name] = None
        try:
            code, out, err = run(self.folder, table + '[other]\nname = "timm:resnet50"\n'
                                 '[wrong]\nname = "resnet_basik"\n', "--only-missing")
        finally:
            for name, module in absent.items():
                del sys.modules[name]
                if module is not None:
                    sys.modules[name] = module
        self.assertEqual(code, 1)
        self.assertIn("0 made, 1 skipped, 1 failed; 1 graphs", out)
        self.assertIn("other: skipped: timm is needed here", err)
        self.assertIn("wrong: error: ", err)
        self.assertEqual(model.stat().st_mtime_ns, before)


if __name__ == "__main__":
    unittest.main()
