#!/usr/bin/env python3
"""Writes the models of tests/fuzz/onnx, which tests read too, with the package onnx."""
from pathlib import Path

import numpy as np
from onnx import TensorProto as T
from onnx import helper as h
from onnx import numpy_helper, save

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "fuzz" / "onnx"
OWN = h.make_opsetid("", 18)


def constant(name, values, dtype="int64"):
    return numpy_helper.from_array(np.array(values, dtype=dtype), name)


def value(name, shape, kind=T.FLOAT):
    return h.make_tensor_value_info(name, kind, shape)


def write(name, nodes, inputs, outputs, tensors=(), functions=(), opsets=(OWN,)):
    graph = h.make_graph(nodes, name, inputs, outputs, list(tensors))
    model = h.make_model(graph, opset_imports=list(opsets), functions=list(functions), ir_version=8)
    save(model, FOLDER / f"{name}.onnx")


def shapes():
    """A shape that follows from the extents of an input, and a layer with weights."""
    write("shapes",
          [h.make_node("Shape", ["x"], ["all"]), h.make_node("Gather", ["all", "first"], ["n"]),
           h.make_node("Unsqueeze", ["n", "zeros"], ["row"]),
           h.make_node("Concat", ["row", "rest"], ["wanted"], axis=0),
           h.make_node("Reshape", ["x", "wanted"], ["flat"]),
           h.make_node("Gemm", ["flat", "w", "b"], ["sum"], transB=1),
           h.make_node("Relu", ["sum"], ["y"])],
          [value("x", ["N", 2, 3])], [value("y", ["N", 4])],
          [constant("first", 0), constant("zeros", [0]), constant("rest", [-1]),
           constant("w", np.arange(24).reshape(4, 6) / 8 - 1, "float32"),
           constant("b", [1, -1, 2, 0], "float32")])


def regions():
    """A function, a branch and a loop."""
    twice = h.make_function("own", "Scaled", ["a"], ["c"],
                            [h.make_node("Constant", [], ["f"], value_float=3.0),
                             h.make_node("Elu", ["a"], ["e"]),
                             h.make_node("Mul", ["e", "f"], ["c"])], [OWN], ["alpha"])
    twice.node[1].attribute.add(name="alpha", ref_attr_name="alpha", type=1)
    yes = h.make_graph([h.make_node("Neg", ["s"], ["p"])], "yes", [], [value("p", None)])
    no = h.make_graph([h.make_node("Abs", ["s"], ["q"])], "no", [], [value("q", None)])
    body = h.make_graph([h.make_node("Add", ["old", "r"], ["new"]),
                         h.make_node("Identity", ["go"], ["still"]),
                         h.make_node("Identity", ["new"], ["part"])], "body",
                        [value("i", [], T.INT64), value("go", [], T.BOOL), value("old", None)],
                        [value("still", [], T.BOOL), value("new", None), value("part", None)])
    rank = h.make_node("Size", ["x"], ["size"])
    write("regions",
          [h.make_node("Scaled", ["x"], ["s"], domain="own", alpha=0.5), rank,
           h.make_node("Greater", ["size", "three"], ["many"]),
           h.make_node("If", ["many"], ["r"], then_branch=yes, else_branch=no),
           h.make_node("Loop", ["three", "", "r"], ["last", "parts"], body=body)],
          [value("x", [2, 2])], [value("last", [2, 2]), value("parts", [3, 2, 2])],
          [constant("three", 3)], [twice], [OWN, h.make_opsetid("own", 1)])


def quantized():
    """Bytes, a convolution, a pool, a sequence, typed elements."""
    write("quantized",
          [h.make_node("DequantizeLinear", ["bytes", "scale", "zero"], ["w"]),
           h.make_node("Conv", ["x", "w"], ["c"], pads=[1, 1, 0, 1], strides=[2, 1]),
           h.make_node("MaxPool", ["c"], ["m"], kernel_shape=[2, 2], ceil_mode=1),
           h.make_node("Resize", ["m", "", "factors"], ["r"], mode="linear"),
           h.make_node("SplitToSequence", ["r"], ["parts"], axis=1),
           h.make_node("SequenceAt", ["parts", "last"], ["part"]),
           h.make_node("QuantizeLinear", ["part", "scale", "zero"], ["y"])],
          [value("x", [1, 1, 5, 4])], [value("y", None, T.UINT8)],
          [h.make_tensor("bytes", T.UINT8, [2, 1, 2, 2], [128, 130, 126, 0, 255, 127, 129, 1]),
           constant("scale", 0.5, "float32"), constant("zero", 128, "uint8"),
           h.make_tensor("factors", T.FLOAT, [4], [1, 1, 2, 1.5]), constant("last", -1)])


def recurrent():
    """A recurrent layer, attention, an axis that is scanned."""
    random = np.random.default_rng(0)
    tensors = [constant(name, random.standard_normal(shape), "float32") for name, shape in
               [("W", (1, 9, 4)), ("R", (1, 9, 3)), ("B", (1, 18))]]
    body = h.make_graph([h.make_node("Max", ["old", "row"], ["new"]),
                         h.make_node("Identity", ["new"], ["kept"])], "body",
                        [value("old", None), value("row", None)],
                        [value("new", None), value("kept", None)])
    write("recurrent",
          [h.make_node("GRU", ["x", "W", "R", "B"], ["h", "last"], hidden_size=3),
           h.make_node("Squeeze", ["h", "one"], ["rows"]),
           h.make_node("Transpose", ["rows"], ["turned"], perm=[1, 0, 2]),
           h.make_node("Unsqueeze", ["turned", "one"], ["heads"]),
           h.make_node("Attention", ["heads", "heads", "heads"], ["seen"], is_causal=1),
           h.make_node("ReduceSum", ["seen", "pair"], ["sums"], keepdims=0),
           h.make_node("ConstantOfShape", ["three"], ["start"]),
           h.make_node("Scan", ["start", "sums"], ["most", "y"], body=body, num_scan_inputs=1)],
          [value("x", [2, "N", 4])], [value("most", [3]), value("y", None)],
          [*tensors, constant("one", [1]), constant("pair", [0, 1]), constant("three", [3])],
          opsets=[h.make_opsetid("", 23)])


def external():
    """Elements in a file beside the model."""
    elements = np.arange(6, dtype="float32")
    (FOLDER / "external.bin").write_bytes(bytes(4) + elements.tobytes())
    tensor = T(name="w", data_type=T.FLOAT, dims=[2, 3], data_location=T.EXTERNAL)
    for key, text in [("location", "external.bin"), ("offset", "4"), ("length", "24")]:
        tensor.external_data.add(key=key, value=text)
    write("external", [h.make_node("MatMul", ["w", "x"], ["y"])], [value("x", [3, 1])],
          [value("y", [2, 1])], [tensor])


if __name__ == "__main__":
    for make in (shapes, regions, quantized, recurrent, external):
        make()
