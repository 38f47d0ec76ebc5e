"""Files of ONNX on the command line, without the package onnx: results, extents, errors."""
import json
import os
import shutil
import struct
import subprocess
import unittest
from pathlib import Path

from program import InFolder, PROGRAM, ROOT

SEEDS = ROOT / "tests" / "fuzz" / "onnx"
FLOAT, INT64, STRING, BOOL = 1, 7, 8, 9


def varint(number):
    number &= (1 << 64) - 1
    data = b""
    while number > 127:
        data += bytes([number & 127 | 128])
        number >>= 7
    return data + bytes([number])


def number_field(place, number):
    return varint(place << 3) + varint(number)


def field(place, data):
    data = data.encode() if isinstance(data, str) else data
    return varint(place << 3 | 2) + varint(len(data)) + data


def node(op, inputs, outputs, *graphs):
    attributes = b"".join(field(5, field(1, name) + field(6, inner) + number_field(20, 5))
                          for name, inner in graphs)
    names = b"".join([*(field(1, name) for name in inputs), *(field(2, name) for name in outputs)])
    return field(1, names + field(4, op) + attributes)


def value(place, name, kind, dims):
    shape = b"".join(field(1, number_field(1, dim)) for dim in dims)
    return field(place, field(1, name) + field(2, field(1, number_field(1, kind) + field(2, shape))))


def integers(name, numbers, dims):
    data = struct.pack(f"<{len(numbers)}q", *numbers)
    dims = b"".join(number_field(1, dim) for dim in dims)
    return field(5, dims + number_field(2, INT64) + field(8, name) + field(9, data))


def model(*parts, opset=18):
    return field(7, b"".join(parts)) + field(8, number_field(2, opset))


X = value(11, "x", FLOAT, [2, 3])
Y = value(12, "y", FLOAT, [])


class Onnx(InFolder):
    def results(self, *arguments):
        done = self.passnet("run", *arguments, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)["outputs"]

    def write(self, contents, name="model.onnx"):
        path = self.folder / name
        path.write_bytes(contents)
        return path

    def refuse(self, source, identifier, *texts):
        done = self.passnet("run", source)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn(f"[{identifier}]", done.stderr)
        self.assertEqual(done.stderr.count("error: "), 1, done.stderr)
        for text in texts:
            self.assertIn(text, done.stderr)

    def test_shapes_become_numbers_and_extents_are_chosen(self):
        path = SEEDS / "shapes.onnx"
        self.assertEqual(self.results(f"{path}#N=3")[0]["shape"], [3, 4])
        shown = self.passnet("show", f"{path}#N=3").stdout
        self.assertIn("reshape(%x, shape=[3,-1])", shown)
        self.assertIn("3 nodes · 3 inputs", shown)
        self.refuse(path, "unknown-extent", "values for the extents N", "input FLOAT[N,2,3] x")
        self.refuse(f"{path}#M=3", "unknown-symbol", "(N), found 'M'")
        self.refuse(f"{path}#N", "bad-extent")

    def test_compiled_models_agree_with_the_reference(self):
        for name, extents in [("shapes", "#N=5"), ("regions", ""), ("quantized", ""),
                              ("recurrent", "#N=2"), ("external", "")]:
            with self.subTest(name):
                source = f"{SEEDS / name}.onnx{extents}"
                self.results(source, "--pipeline", "default", "--check", "--seed", "4")

    def test_branches_and_loops_are_unrolled(self):
        shown = self.passnet("show", SEEDS / "regions.onnx").stdout
        self.assertIn("elu(%x, alpha=0.5)", shown)
        self.assertIn("neg(", shown)
        self.assertNotIn("abs(", shown)
        self.assertEqual(self.results(SEEDS / "regions.onnx")[1]["shape"], [3, 2, 2])

    def test_what_inputs_decide_is_refused(self):
        graphs = [(f"{side}_branch", node("Abs", ["x"], ["z"]) + value(12, "z", FLOAT, []))
                  for side in ("then", "else")]
        path = self.write(model(node("If", ["c"], ["y"], *graphs), X, value(11, "c", BOOL, []), Y))
        self.refuse(path, "unknown-condition", "y = If <then_branch = {…}, else_branch = {…}> (c)")
        path = self.write(model(node("Reshape", ["x", "s"], ["y"]), X, value(11, "s", INT64, [1]), Y))
        self.refuse(path, "unknown-number", "y = Reshape (x, s)")
        body = (node("Identity", ["go"], ["still"]) + node("Neg", ["old"], ["new"]) +
                value(11, "i", INT64, []) + value(11, "go", BOOL, []) + value(11, "old", FLOAT, []) +
                value(12, "still", BOOL, []) + value(12, "new", FLOAT, []))
        trips = integers("trips", [1 << 40], [])
        path = self.write(model(node("Loop", ["trips", "", "x"], ["y"], ("body", body)), X, Y, trips))
        self.refuse(path, "loop-too-long")

    def test_what_is_not_supported_is_named(self):
        self.refuse(self.write(model(node("Rely", ["x"], ["y"]), X, Y)), "unsupported-op",
                    "did you mean 'onnx.Relu'?")
        self.refuse(self.write(model(node("onnx_first", ["x"], ["y"]), X, Y)), "unsupported-op")
        self.refuse(self.write(model(node("Relu", ["x"], ["y"]), X, Y, opset=12)),
                    "unsupported-onnx", "from 13 to 28", "found 12")
        strings = value(11, "x", STRING, [2])
        self.refuse(self.write(model(node("Identity", ["x"], ["y"]), strings, Y)), "onnx-dtype",
                    "the dtype STRING of the input 'x'")

    def test_damage_is_one_sentence_and_exit_code_2(self):
        whole = (SEEDS / "shapes.onnx").read_bytes()
        for contents in (whole[:-3], whole[:100], b"no model", b"", b"\xff" * 20):
            with self.subTest(contents[:10]):
                self.refuse(f"{self.write(contents)}#N=2", "bad-onnx")
        self.refuse(self.write(model(node("Relu", ["z"], ["y"]), X, Y)), "bad-onnx", "found 'z'")
        tensor = integers("s", [1, 2, 3], [4])
        self.refuse(self.write(model(node("Reshape", ["x", "s"], ["y"]), X, Y, tensor)), "bad-onnx",
                    "expected the 32 bytes of i64[4] in the tensor 's', found 24")

    def test_data_beside_the_model_stays_in_its_folder(self):
        contents = (SEEDS / "external.onnx").read_bytes()
        path = self.write(contents)
        self.refuse(path, "external-data", "no such file in the model's folder")
        secret = self.folder.parent / f"{self.folder.name}.bin"
        shutil.copy(SEEDS / "external.bin", secret)
        self.addCleanup(secret.unlink)
        data = self.folder / "external.bin"
        data.symlink_to(secret)
        self.refuse(path, "external-data", "found the location 'external.bin'")
        data.unlink()
        shutil.copy(SEEDS / "external.bin", data)
        self.assertEqual(self.results(path), self.results(SEEDS / "external.onnx"))
        data.write_bytes(bytes(20))
        self.refuse(path, "external-data", "expected 24 bytes of f32[2,3] for 'w'")
        outside = contents.replace(b"external.bin", b"../ernal.bin")
        self.refuse(self.write(outside), "external-data", "found the location '../ernal.bin'")

    def test_weights_that_become_shorter_while_they_are_read(self):
        size = 128 << 20
        data = self.folder / "weights.bin"
        data.touch()
        os.truncate(data, size)
        weights = (number_field(1, size // 4) + number_field(2, FLOAT) + field(8, "w")
                   + field(13, field(1, "location") + field(2, data.name)) + number_field(14, 1))
        path = self.folder / "model.onnx"
        path.write_bytes(model(node("Add", ["x", "w"], ["t"]), node("ReduceMax", ["t"], ["y"]),
                               value(11, "x", FLOAT, [1]), Y, field(5, weights)))
        with subprocess.Popen([PROGRAM, "run", str(path)], stderr=subprocess.PIPE,
                              stdout=subprocess.DEVNULL, text=True) as process:
            maps = Path(f"/proc/{process.pid}/maps")
            while process.poll() is None and data.name not in maps.read_text():
                pass
            os.truncate(data, 4096)
            error = process.stderr.read()
        self.assertIn("[file-lost]", error)
        self.assertEqual(process.returncode, 2)


if __name__ == "__main__":
    unittest.main()
