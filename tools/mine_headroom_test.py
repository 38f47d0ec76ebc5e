"""Windows of whole graphs in which something is computed that nothing needs."""
import unittest

import mine_headroom


def value(*shape):
    stride = [1]
    for extent in reversed(shape[1:]):
        stride.insert(0, stride[0] * extent)
    return {"shape": list(shape), "dtype": "float32", "stride": stride}


def node(name, op, shape, *operands, **keywords):
    return {"id": name, "op": op, "kind": "call_function",
            "args": [{"v": operand} if isinstance(operand, str) else operand for operand in operands],
            "kwargs": keywords, "type": value(*shape)}


LINEAR = "torch.nn.functional.linear"
TOKENS = [value(1, 196, 256), value(64, 256), value(64), value(1, 196, 64)]


def whole(inputs, nodes, *results):
    return {"inputs": inputs, "nodes": nodes, "outputs": list(results), "source": "model", "origin": None}


def windows(row, least=1.3):
    return {(piece["kind"], piece["start"], piece["count"]): piece["predicted"]
            for piece in mine_headroom.mine(row, least)}


class Mine(unittest.TestCase):
    def averaged(self, *results):
        return whole(TOKENS, [node("n0", LINEAR, (1, 196, 64), "in0", "in1", "in2"),
                              node("n1", "operator.add", (1, 196, 64), "n0", "in3"),
                              node("n2", ".mean", (1, 64), "n1", 1)], *results)

    def test_mean_of_a_linear_layer(self):
        found = windows(self.averaged("n2"))
        self.assertGreater(found["mean late", 0, 3], 10)

    def test_what_is_read_elsewhere_is_needed(self):
        self.assertEqual(windows(self.averaged("n0", "n2")), {})

    def test_rows_that_nothing_reads(self):
        row = whole(TOKENS, [node("n0", LINEAR, (1, 196, 64), "in0", "in1", "in2"),
                             node("n1", "operator.getitem", (1, 64), "n0", [{"slice": [None, None, None]}, 0])],
                    "n1")
        self.assertEqual(windows(row)["rows unread", 0, 2], 196)

    def test_branches_of_one_value(self):
        image, kernel, channels = value(1, 32, 14, 14), value(32, 1, 3, 3), value(32)
        nodes, last = [], None
        for branch in range(3):
            nodes.append(node(f"c{branch}", "torch.conv2d", (1, 32, 14, 14), "in0", f"in{branch + 1}"))
            nodes.append(node(f"b{branch}", "torch.nn.functional.batch_norm", (1, 32, 14, 14), f"c{branch}",
                              "in4", "in4", "in4", "in4"))
            if last:
                nodes.append(node(f"a{branch}", "operator.add", (1, 32, 14, 14), last, f"b{branch}"))
            last = nodes[-1]["id"]
        row = whole([image, kernel, kernel, kernel, channels], nodes, last)
        self.assertGreater(windows(row)["branches of one value", 0, len(nodes)], 2)

    def test_pool_after_a_pointwise_convolution(self):
        nodes = [node("n0", "torch.conv2d", (1, 32, 14, 14), "in0", "in1"),
                 node("n1", "torch._C._nn.avg_pool2d", (1, 32, 7, 7), "n0", 2)]
        row = whole([value(1, 64, 14, 14), value(32, 64, 1, 1)], nodes, "n1")
        self.assertEqual(windows(row)["pool after pointwise", 0, 2], 4)
        row["inputs"][1] = value(32, 64, 3, 3)
        self.assertEqual(windows(row), {})

    def test_functions_of_what_was_repeated(self):
        nodes = [node("n0", "torch.cat", (1, 64, 32), [{"v": "in0"}, {"v": "in0"}], dim=-1),
                 node("n1", ".cos", (1, 64, 32), "n0"), node("n2", ".sin", (1, 64, 32), "n0")]
        row = whole([value(1, 64, 16)], nodes, "n1", "n2")
        self.assertGreater(windows(row)["function of what was repeated", 0, 3], 1.5)
        row = whole([value(1, 64, 16), value(1, 64, 16)],
                    [node("n0", "torch.cat", (1, 64, 32), [{"v": "in0"}, {"v": "in1"}], dim=-1), *nodes[1:]],
                    "n1", "n2")
        self.assertEqual(windows(row), {})

    def test_two_products_of_one_value(self):
        nodes = [node("n0", LINEAR, (1, 196, 64), "in0", "in1", "in2"),
                 node("n1", LINEAR, (1, 196, 64), "in0", "in3", "in2"),
                 node("n2", "operator.add", (1, 196, 64), "n0", "n1")]
        row = whole([TOKENS[0], TOKENS[1], TOKENS[2], TOKENS[1]], nodes, "n2")
        self.assertGreater(windows(row)["two products of one value", 0, 3], 1.9)
        self.assertEqual(windows({**row, "outputs": ["n0", "n2"]}), {})

    def test_ops_on_what_was_gathered(self):
        nodes = [node("n0", "torch.nn.functional.embedding", (1, 64, 16), "in0", "in1"),
                 node("n1", "operator.mul", (1, 64, 16), "n0", 4.0)]
        row = whole([value(1, 64), value(8, 16)], nodes, "n1")
        self.assertGreater(windows(row)["table late", 0, 2], 2)
        row["inputs"][1] = value(512, 16)
        self.assertEqual(windows(row), {})

    def test_channels_that_are_the_same_everywhere(self):
        nodes = [node("n0", ".expand", (1, 196, 256), "in1", 1, 196, 256),
                 node("n1", "torch.cat", (1, 196, 512), [{"v": "in0"}, {"v": "n0"}], dim=-1),
                 node("n2", LINEAR, (1, 196, 64), "n1", "in2")]
        row = whole([value(1, 196, 256), value(1, 1, 256), value(64, 512)], nodes, "n2")
        self.assertEqual(windows(row)["channels that are the same everywhere", 0, 3], 2)
        row["inputs"][1] = value(1, 196, 256)
        self.assertEqual(windows(row), {})

    def test_no_window_reads_a_tuple_from_before(self):
        nodes = [node("n0", ".chunk", (1, 196, 256), "in0", 2, -1),
                 node("n1", "operator.getitem", (1, 196, 256), "n0", 0),
                 node("n2", LINEAR, (1, 196, 64), "n1", "in1", "in2"), node("n3", ".mean", (1, 64), "n2", 1)]
        nodes[0]["type"] = [value(1, 196, 256), value(1, 196, 256)]
        row = whole([value(1, 196, 512), TOKENS[1], TOKENS[2]], nodes, "n3")
        self.assertEqual({start for _, start, _ in windows(row)} & {1}, set())

    def test_pieces_are_rows_of_their_own(self):
        piece = next(iter(mine_headroom.mine(self.averaged("n2"), 1.3)))
        self.assertEqual([entry["shape"] for entry in piece["inputs"]],
                         [entry["shape"] for entry in TOKENS])
        self.assertEqual(piece["outputs"], [piece["nodes"][-1]["id"]])


if __name__ == "__main__":
    unittest.main()
