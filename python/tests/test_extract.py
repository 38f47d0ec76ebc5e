"""Extraction: round trips through GraphNet folders and typed lines, the cut, the command line."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import operator
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from passnet import cli  # noqa: E402
from passnet.cut import cut_fusible  # noqa: E402
from passnet.errors import PassnetError  # noqa: E402
from passnet.source_models import parse_option  # noqa: E402
from passnet.source_text import lay_out, split_top_level  # noqa: E402
from passnet.typed_lines import read_rows, row_bytes, row_hash, write_rows  # noqa: E402

HAS_TORCH = importlib.util.find_spec("torch") is not None
NEEDS_TORCH = unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")

FAMILIES = (("passnet.models.residual:resnet_bottleneck", {"image": 64}, 2),
            ("passnet.models.mobile:shufflenet", {"image": 32}, 2),
            ("passnet.models.mobile:mobilenet_v3", {"image": 32}, 1),
            ("passnet.models.mixing:convnext", {"image": 32}, 2),
            ("passnet.models.mixing:tiny_transformer", {}, 3))


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error of one command."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main(arguments)
    return code, out.getvalue(), err.getvalue()


def value(shape: list[int], dtype: str = "float32") -> dict:
    """A contiguous type."""
    stride, step = [], 1
    for extent in reversed(shape):
        stride.insert(0, step)
        step *= extent
    return {"shape": shape, "dtype": dtype, "stride": stride}


def node(number: int, op: str, *args: object, shape: list[int], **kwargs: object) -> dict:
    """A node of a handwritten row; a string argument names a value."""
    return {"id": f"n{number}", "op": op,
            "kind": "call_method" if op[0] == "." else "call_function",
            "args": [{"v": entry} if isinstance(entry, str) else entry for entry in args],
            "kwargs": dict(kwargs), "type": value(shape) if shape else None}


def whole(inputs: list[list[int]], nodes: list[dict], *outputs: str) -> dict:
    """A handwritten whole graph."""
    row = {"inputs": [value(shape) for shape in inputs], "nodes": nodes, "outputs": list(outputs)}
    return {**row, "hash": row_hash(row), "source": "test", "start": 0, "count": 1}


class CommandLine(unittest.TestCase):
    """Tests that need no PyTorch."""

    def test_help_lists_the_options(self) -> None:
        done = subprocess.run(
            [sys.executable, "-c",
             "import sys; sys.modules['torch'] = None; sys.argv[0] = 'passnet';"
             "from passnet.cli import main; main(['extract', '--help'])"],
            capture_output=True, text=True, check=False, cwd=ROOT)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("timm:resnet50", done.stdout)
        self.assertIn("--cut", done.stdout)

    def test_errors_are_one_sentence_and_exit_with_2(self) -> None:
        for arguments, part in (
                (("extract",), "NAME"),
                (("extract", "a:b", "--dtype", "int8"), "int8"),
                (("extract", "a:b", "--config", "novalue"), "NAME=VALUE"),
                (("extract", "a:b", "--submodule", "x"), "transformers:"),
                (("nothing",), "nothing")):
            with self.subTest(arguments=arguments):
                code, out, err = run(*arguments)
                self.assertEqual(code, 2)
                self.assertEqual(out, "")
                self.assertTrue(err.startswith("error: ") and err.count("\n") == 1, err)
                self.assertIn(part, err)

    def test_absent_pytorch_is_a_user_error(self) -> None:
        code = ("import sys; sys.modules['torch'] = None;"
                "from passnet.cli import main; sys.exit(main(['extract', 'resnet_basic']))")
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                              check=False, cwd=ROOT)
        self.assertEqual(done.returncode, 2)
        self.assertIn("pip install torch", done.stderr)

    def test_options_are_literals_or_strings(self) -> None:
        self.assertEqual(parse_option("depth=[1, 2]"), ("depth", [1, 2]))
        self.assertEqual(parse_option("act=gelu"), ("act", "gelu"))


class Text(unittest.TestCase):
    """Layout of generated source."""

    def test_short_statements_stay(self) -> None:
        self.assertEqual(lay_out("x = f(a, b)", 8), ["        x = f(a, b)"])

    def test_long_calls_open_up(self) -> None:
        names = [f"argument_number_{index}" for index in range(8)]
        lines = lay_out(f"x = f({', '.join(names)})", 8)
        self.assertEqual(lines[0], "        x = f(")
        self.assertEqual(lines[1], "            argument_number_0,")
        self.assertEqual(lines[-1], "        )")

    def test_separators_in_brackets_and_quotes_do_not_split(self) -> None:
        self.assertEqual(split_top_level("a, (b, c), 'd, e', [f, g]"),
                         ["a", "(b, c)", "'d, e'", "[f, g]"])


class Lines(unittest.TestCase):
    """Reading, writing, hashing."""

    def test_write_and_read_back_with_equal_bytes(self) -> None:
        row = whole([[2, 3]], [node(0, ".sum", "in0", shape=[2, 3])], "n0")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "rows.jsonl.gz"
            write_rows(path, [row])
            first = path.read_bytes()
            write_rows(path, read_rows(path))
            self.assertEqual(path.read_bytes(), first)
        self.assertEqual(row_bytes(row), 48)

    def test_statistics_do_not_enter_the_hash(self) -> None:
        row = whole([[2]], [node(0, ".exp", "in0", shape=[2])], "n0")
        with_statistics = {**row, "inputs": [{**row["inputs"][0], "mean": 1.0}]}
        self.assertEqual(row_hash(with_statistics), row["hash"])

    def test_a_broken_line_is_located(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "rows.jsonl"
            path.write_text('{"inputs": [], "nodes": [], "outputs": []}\n{"inputs": \n')
            with self.assertRaisesRegex(PassnetError, "rows.jsonl:2: "):
                read_rows(path)


class Cut(unittest.TestCase):
    """Fusible subgraphs of handwritten graphs."""

    def test_products_separate_runs_and_equal_runs_are_counted(self) -> None:
        shape = [4, 4]
        row = whole([shape, shape], [
            node(0, "operator.add", "in0", "in1", shape=shape),
            node(1, "torch.nn.functional.relu", "n0", shape=shape, inplace=False),
            node(2, "torch.matmul", "n1", "in1", shape=shape),
            node(3, "operator.add", "n2", "in1", shape=shape),
            node(4, "torch.nn.functional.relu", "n3", shape=shape, inplace=False)], "n4")
        pieces = cut_fusible(row)
        self.assertEqual([(piece["start"], piece["count"]) for piece in pieces], [(0, 2)])
        self.assertEqual(pieces[0]["outputs"], ["n1"])

    def test_runs_of_views_do_not_count(self) -> None:
        row = whole([[2, 6]], [node(0, ".view", "in0", 12, shape=[12]),
                               node(1, ".unsqueeze", "n0", 0, shape=[1, 12])], "n1")
        self.assertEqual(cut_fusible(row), [])

    def test_a_change_seen_elsewhere_cuts(self) -> None:
        shape = [4]
        nodes = [node(0, "operator.add", "in0", "in0", shape=shape),
                 node(1, "torch.nn.functional.relu", "n0", shape=shape, inplace=True),
                 node(2, "operator.mul", "n1", "n1", shape=shape)]
        self.assertEqual(len(cut_fusible(whole([shape], nodes, "n2"))[0]["nodes"]), 3)
        self.assertEqual(cut_fusible(whole([shape], nodes, "n0", "n2")), [])

    def test_indices_that_are_lists_cut(self) -> None:
        row = whole([[4, 3]], [node(0, "operator.mul", "in0", "in0", shape=[4, 3]),
                               node(1, "operator.add", "n0", "n0", shape=[4, 3]),
                               node(2, "operator.getitem", "n1", [[0, 2]], shape=[2, 3]),
                               node(3, "operator.add", "n2", "n2", shape=[2, 3])], "n3")
        self.assertEqual([piece["count"] for piece in cut_fusible(row)], [1])
        self.assertEqual(cut_fusible(row)[0]["outputs"], ["n1"])

    def test_inputs_are_never_changed(self) -> None:
        shape = [4]
        row = whole([shape], [
            node(0, "torch.nn.functional.relu", "in0", shape=shape, inplace=True),
            node(1, "operator.add", "n0", "n0", shape=shape),
            node(2, "operator.mul", "n1", "n1", shape=shape)], "n2")
        self.assertEqual([node["op"] for node in cut_fusible(row)[0]["nodes"]],
                         ["operator.add", "operator.mul"])

    def test_tuples_do_not_cross(self) -> None:
        halves = node(1, ".chunk", "n0", 2, shape=[4])
        halves["type"] = [value([2]), value([2])]
        row = whole([[4]], [
            node(0, "operator.add", "in0", "in0", shape=[4]), halves,
            node(2, "torch.matmul", "in0", "in0", shape=[]),
            node(3, "operator.getitem", "n1", 0, shape=[2]),
            node(4, "operator.mul", "n3", "n3", shape=[2]),
            node(5, "operator.mul", "n4", "n4", shape=[2])], "n5")
        for piece in cut_fusible(row):
            kinds = {entry["id"]: entry["type"] for entry in piece["nodes"]}
            self.assertTrue(all(isinstance(kinds[name], dict) for name in piece["outputs"]))
            self.assertTrue(all("shape" in entry for entry in piece["inputs"]))

    def test_dropout_in_training_cuts(self) -> None:
        nodes = [node(0, "operator.add", "in0", "in0", shape=[4]),
                 node(1, "torch.nn.functional.dropout", "n0", shape=[4], p=0.5, training=True)]
        self.assertEqual(cut_fusible(whole([[4]], nodes, "n1")), [])


def load_sample(folder: Path) -> object:
    """The GraphModule of a sample folder, imported like any module."""
    specification = importlib.util.spec_from_file_location("sample_model", folder / "model.py")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module.GraphModule()


@NEEDS_TORCH
class RoundTrip(unittest.TestCase):
    """The written text has the module's meaning."""

    def build(self, factory: str, options: dict, batch: int, dtype: str = "float32"):
        from passnet.extract import Extraction, whole_rows
        from passnet.capture import capture
        from passnet.source_models import Request, build, randomize
        request = Request(model=factory, options=options, batch=batch, dtype=dtype, seed=3)
        call = build(request, real=True)
        randomize(call.module, 3)
        graphs = capture(call.module, call.args, call.kwargs)
        extraction = Extraction(call.name, call.tag, request, graphs)
        return call, extraction, whole_rows(extraction, "test")

    def test_graphnet_folders_compute_what_the_module_computes(self) -> None:
        import torch
        from passnet.extract import write_folders
        for factory, options, batch in FAMILIES:
            with self.subTest(factory=factory), tempfile.TemporaryDirectory() as folder:
                call, extraction, _ = self.build(factory, options, batch)
                written = write_folders(extraction, Path(folder) / "sample", "test")
                self.assertEqual(len(written), 1)
                self.assertEqual(
                    {path.name for path in written[0].iterdir()},
                    {"model.py", "weight_meta.py", "input_meta.py", "input_tensor_constraints.py",
                     "graph_net.json", "graph_hash.txt"})
                with torch.no_grad():
                    expected = call.module(*call.args, **call.kwargs)
                    found = load_sample(written[0])(*extraction.graphs[0].inputs)
                self.assertTrue(torch.equal(found[0], expected))
                for name in ("weight_meta.py", "input_tensor_constraints.py"):
                    compile((written[0] / name).read_text(), name, "exec")
                namespace: dict = {}
                exec((written[0] / "weight_meta.py").read_text(), namespace)
                shapes = [record.shape for key, record in namespace.items()
                          if key.startswith("Program_weight_tensor_meta_")]
                self.assertEqual(shapes, [list(value.shape)
                                          for value in extraction.graphs[0].inputs])

    def test_whole_lines_compute_what_the_module_computes(self) -> None:
        import torch
        from passnet.execute import execute
        for factory, options, batch in FAMILIES:
            for dtype in ("float32", "bfloat16"):
                with self.subTest(factory=factory, dtype=dtype):
                    call, extraction, (row,) = self.build(factory, options, batch, dtype)
                    with torch.no_grad():
                        expected = call.module(*call.args, **call.kwargs)
                    values = execute(row, [tensor.clone() for tensor in
                                           extraction.graphs[0].inputs])
                    self.assertTrue(torch.equal(values[row["outputs"][0]], expected))

    def test_subgraphs_recompute_the_modules_intermediate_results(self) -> None:
        import torch
        from passnet.cut import WholeGraph
        from passnet.execute import describe, execute
        from passnet.typed_lines import node_operands
        for factory, options, batch in FAMILIES:
            with self.subTest(factory=factory):
                _, extraction, (row,) = self.build(factory, options, batch)
                # The state before each node, so that changes in place cannot leak.
                values = {f"in{i}": v.clone() for i, v in enumerate(extraction.graphs[0].inputs)}
                cutter = WholeGraph(row)
                checked = 0
                starts = {begin: end for begin, end in cutter.runs()}
                position = 0
                while position < len(row["nodes"]):
                    end = starts.get(position, position + 1)
                    piece = cutter.subgraph(position, end) if position in starts else None
                    given = []
                    if piece is not None:
                        names: list[str] = []
                        inside = {entry["id"] for entry in row["nodes"][position:end]}
                        for entry in row["nodes"][position:end]:
                            names += [name for name in node_operands(entry)
                                      if name not in inside and name not in names]
                        given = [values[name].clone() for name in names]
                    from passnet.execute import execute_node
                    for entry in row["nodes"][position:end]:
                        with torch.no_grad():
                            values[entry["id"]] = execute_node(entry, values)
                    if piece is not None:
                        again = execute(piece, given)
                        escaping = [entry["id"] for index, entry in
                                    enumerate(row["nodes"][position:end], position)
                                    if cutter._escapes(index, end)]
                        for outer, inner in zip(escaping, piece["outputs"], strict=True):
                            self.assertTrue(torch.equal(values[outer], again[inner]))
                            kinds = {entry["id"]: entry["type"] for entry in piece["nodes"]}
                            self.assertEqual(describe(again[inner])["shape"],
                                             kinds[inner]["shape"])
                        checked += 1
                    position = end
                self.assertGreater(checked, 1)

    def test_types_are_what_live_execution_gives(self) -> None:
        from passnet.execute import describe, execute
        _, extraction, (row,) = self.build(*FAMILIES[1])
        values = execute(row, [tensor.clone() for tensor in extraction.graphs[0].inputs])
        for entry in row["nodes"]:
            self.assertEqual(describe(values[entry["id"]]), entry["type"], entry["op"])

    def test_a_list_as_an_index_is_one_index(self) -> None:
        import torch
        from passnet.capture import capture, to_row
        from passnet.execute import execute
        from passnet.torch_side import Wording, line_calls

        class Picks(torch.nn.Module):
            def forward(self, x):
                x = x + 1
                x[[1, 2]] = 7.0
                return x[[0, -1]], x[[]], x[[1, 3], 0], x[:, [1, 2]], x[1:, [0]]

        x = torch.arange(20.0).view(5, 4)
        graph, = capture(Picks(), [x], {})
        row = to_row(graph, "test")
        values = execute(row, [x.clone()])
        for name, expected in zip(row["outputs"], Picks()(x), strict=True):
            self.assertTrue(torch.equal(values[name], expected))
        self.assertEqual([entry["type"]["shape"] for entry in row["nodes"][-5:]],
                         [[2, 4], [0, 4], [2], [5, 2], [4, 1]])
        words = Wording("cpu")
        again = {"in0": x.clone()}
        for entry in row["nodes"]:
            text, = line_calls(entry, words)
            again[entry["id"]] = eval(text, {"operator": operator, "torch": torch, **words.constants},
                                      again)
        for name in row["outputs"]:
            self.assertTrue(torch.equal(again[name], values[name]))

    def test_fake_and_real_weights_give_the_same_graph(self) -> None:
        from passnet.extract import extract, whole_rows
        from passnet.source_models import Request
        request = Request(model="ghostnet", options={"image": 32}, batch=2)
        fake = whole_rows(extract(request, real_weights=False), "test")
        real = whole_rows(extract(request, real_weights=True), "test")
        self.assertEqual([row["hash"] for row in fake], [row["hash"] for row in real])
        self.assertNotIn("statistics", fake[0])
        self.assertIn("statistics", real[0])

    def test_a_graph_break_gives_several_folders(self) -> None:
        source = ("import torch\n"
                  "class Broken(torch.nn.Module):\n"
                  "    def forward(self, x):\n"
                  "        x = x.relu() + 1\n"
                  "        torch._dynamo.graph_break()\n"
                  "        x += 2\n"
                  "        return x.sigmoid()\n")
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "broken_model.py").write_text(source)
            before = os.getcwd()
            os.chdir(folder)
            try:
                code, out, err = run("extract", "broken_model:Broken", "--input", "x=B,8",
                                     "--batch", "3", "--out", "here", "--json")
            finally:
                os.chdir(before)
            self.assertEqual(code, 0, err)
            self.assertEqual([graph["folder"] for graph in json.loads(out)["graphs"]],
                             ["here/Broken/graph_0", "here/Broken/graph_1"])
            about = json.loads((Path(folder) / "here/Broken/graph_1/graph_net.json").read_text())
            self.assertEqual((about["graph_break"]["graph"], about["graph_break"]["graphs"]),
                             (1, 2))

    def test_user_mistakes_exit_with_2(self) -> None:
        for arguments, part in (
                (("extract", "no_such_module:f"), "cannot find"),
                (("extract", "resnet"), "neither"),
                (("extract", "math:sqrt"), "failed"),
                (("extract", "torch.nn:ReLU"), "--input"),
                (("extract", "torch.nn:ReLU", "--input", "x"), "NAME=2,3,4"),
                (("extract", "resnet_basic", "--batch", "0"), "batch size"),
                (("extract", "resnet_basic", "--input", "x=1,4,4"), "cannot be captured"),
                (("extract", "resnet_basik"), "did you mean `resnet_basic`"),
                (("extract", "nothing.py:f"), "there is no file"),
                (("extract", "resnet_basic", "--layers", "2"), "transformers:")):
            with self.subTest(arguments=arguments):
                code, out, err = run(*arguments)
                self.assertEqual((code, out), (2, ""))
                self.assertTrue(err.startswith("error: "), err)
                self.assertIn(part, err)


@NEEDS_TORCH
class Inputs(unittest.TestCase):
    """Seeded inputs are valid and repeatable."""

    def test_variance_is_positive_and_indices_are_in_range(self) -> None:
        from passnet.inputs import make_inputs
        row = whole([[4, 8], [8], [8], [5], [16, 3]], [
            node(0, "torch.nn.functional.batch_norm", "in0", "in1", "in2", shape=[4, 8]),
            node(1, "torch.nn.functional.embedding", "in3", "in4", shape=[5, 3])], "n0", "n1")
        row["inputs"][3]["dtype"] = "int64"
        inputs = make_inputs(row, 1)
        self.assertGreater(float(inputs[2].min()), 0)
        self.assertTrue(0 <= int(inputs[3].min()) and int(inputs[3].max()) < 16)
        again = make_inputs(row, 1)
        self.assertTrue(all(bool((a == b).all()) for a, b in zip(inputs, again)))

    def test_strides_are_kept(self) -> None:
        from passnet.inputs import make_inputs
        row = whole([[2, 3], [4, 5]], [], "in0")
        row["inputs"][0]["stride"] = [1, 2]
        row["inputs"][1]["stride"] = [0, 1]
        inputs = make_inputs(row, 0)
        self.assertEqual(inputs[0].stride(), (1, 2))
        self.assertEqual(inputs[1].stride(), (0, 1))
        del row["inputs"][0]["stride"]  # as rows of a dataset leave it out
        self.assertEqual(make_inputs(row, 0)[0].stride(), (3, 1))


@NEEDS_TORCH
class Tolerance(unittest.TestCase):
    """The public tolerance formula."""

    def test_t_minus_5_is_the_default_of_assert_close(self) -> None:
        from passnet.tolerance import tolerances
        self.assertEqual(tolerances("float32", -5), (1.3e-6, 1e-5))
        self.assertEqual(tolerances("float16", -5), (1e-3, 1e-5))
        self.assertEqual(tolerances("bfloat16", -5), (1.6e-2, 1e-5))
        self.assertIsNone(tolerances("int64", -5))

    def test_infinities_and_nan(self) -> None:
        import torch
        from passnet.tolerance import disagreement
        inf, nan = float("inf"), float("nan")
        self.assertIsNone(disagreement(torch.tensor([inf, 1.0]), torch.tensor([inf, 1.0]), -5))
        self.assertIsNotNone(disagreement(torch.tensor([inf]), torch.tensor([-inf]), -5))
        self.assertIsNotNone(disagreement(torch.tensor([nan]), torch.tensor([nan]), -5))
        self.assertIsNotNone(disagreement(torch.tensor([1.0]), torch.tensor([1.0]).half(), -5))


if __name__ == "__main__":
    unittest.main()
