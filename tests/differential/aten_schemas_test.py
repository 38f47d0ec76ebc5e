"""Every overload of ATen that the importer binds has the parameters of a spelling, in its order: an
argument by position is never taken for another one."""
import json
import os
import re
import subprocess
import unittest
from pathlib import Path

try:
    import torch
except ImportError:
    torch = None

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
# The order in which `resolve_target` (src/frontend/binding.cpp) looks for a name of ATen.
PREFIXES = ("torch.ops.aten.", "torch.", ".", "torch._C._nn.")
# Other names of the same parameter.
SAME = {"self": "input", "tensor": "input", "src": "input", "tensors": "input",
        "split_size": "split_size_or_sections", "split_sizes": "split_size_or_sections",
        "test_element": "test_elements", "element": "elements", "from": "low", "to": "high"}
# Overloads of TorchScript, and those whose arguments differ in kind from those of every spelling.
REFUSED = {"copy_.Tensor", "copy_.float", "copy_.int", "eq.Tensor_list", "ne.Tensor_list", "index.list_Tensor",
           "normal_.default", "sort.Tensor", "repeat_interleave.Tensor", "to.prim_other",
           "view_copy.dtype", "_native_batch_norm_legit.default"}


def spellings():
    """The signatures of ops and composites by name."""
    listed = subprocess.run([PROGRAM, "ops", "--json"], capture_output=True, text=True, check=True)
    texts = [text for line in listed.stdout.splitlines() for text in json.loads(line)["spellings"]]
    literal = r'"(?:[^"\\]|\\.)*"'
    for file in sorted((ROOT / "src" / "frontend").glob("composites*.cpp")):
        for match in re.finditer(rf"\{{((?:{literal}\s*)+),\s*R\"", file.read_text()):
            texts.append("".join(part[1:-1] for part in re.findall(literal, match[1])))
    table = {}
    for text in texts:
        table.setdefault(text.split("(")[0], []).append(text.split(" => ")[0])
    return table


def positional(signature):
    """The names of a signature's parameters by position; None stands for all that follow."""
    pieces, depth = [""], 0
    for letter in signature[signature.index("(") + 1:signature.rindex(")")]:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            pieces.append("")
        else:
            pieces[-1] += letter
    names = []
    for piece in map(str.strip, pieces):
        if piece == "*" or piece.startswith("**") or not piece:
            break
        names.append(None if piece.startswith("*") else re.split("[:=]", piece)[0].strip())
        if names[-1] is None:
            break
    return names


def fits(signature, names):
    """True if arguments by position of these names get to parameters of the same name."""
    for own, name in zip(positional(signature), names):
        if own is None:
            return True
        if SAME.get(own, own) != SAME.get(name, name):
            return False
    return True


@unittest.skipIf(torch is None, "PyTorch is not installed")
class AtenSchemas(unittest.TestCase):
    def test_parameters_are_those_of_a_spelling(self):
        table = spellings()
        checked = 0
        for name in dir(torch.ops.aten):
            packet = getattr(torch.ops.aten, name)
            if not hasattr(packet, "overloads"):
                continue
            for overload in packet.overloads():
                schema = getattr(packet, overload)._schema
                given = [entry for entry in schema.arguments if not entry.kwarg_only]
                names = (f"{name}.{overload}", name, name.removesuffix("_"))
                found = next((table[prefix + each] for prefix in PREFIXES for each in names
                              if prefix + each in table), None)
                tensors = any("Tensor" in str(entry.type) for entry in given)
                if found is None or not tensors or any(entry.is_out for entry in schema.arguments):
                    continue
                checked += 1
                if f"{name}.{overload}" not in REFUSED:
                    with self.subTest(schema=str(schema), spellings=found):
                        self.assertTrue(any(fits(signature, [entry.name for entry in given])
                                            for signature in found))
        self.assertGreater(checked, 500)

    def test_a_wrong_order_is_found(self):
        self.assertFalse(fits("torch.nn.functional.mse_loss(input, target, size_average: none=None, "
                              "reduce: none=None, reduction='mean')", ["self", "target", "reduction"]))
        self.assertTrue(fits("torch.cat(tensors, dim=0)", ["tensors", "dim"]))
        self.assertTrue(fits(".view(self, *shape)", ["self", "size"]))


if __name__ == "__main__":
    unittest.main()
