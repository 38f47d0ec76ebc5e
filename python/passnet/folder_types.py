"""The types that PyTorch gives to the values of a GraphNet folder: runs its `model.py` on fake
tensors and makes one record per assignment of a call or operator."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, require_torch
from passnet.execute import describe


class _Recorder(ast.NodeTransformer):
    """Wraps values that are computed and assigned to one name: `x = f(y)` → `x = _note("x",
    f(y))`."""

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        """Only plain names are targets in these files, apart from elements that are written to."""
        target = node.targets[0]
        if isinstance(target, ast.Name) and not isinstance(node.value, (ast.Constant, ast.Name)):
            node.value = ast.copy_location(ast.Call(
                func=ast.Name("_note", ast.Load()),
                args=[ast.Constant(target.id), node.value], keywords=[]), node.value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> list[ast.stmt]:
        """`x += y` computes a value of the same name."""
        name = ast.unparse(node.target)
        return [node, ast.copy_location(ast.parse(f"_note({name!r}, {name})").body[0], node)]


def short_type(value: Any) -> Any:
    """`[dtype, shape]`, a list of those for a tuple, None for no tensor: as `passnet import`
    prints them."""
    described = describe(value)
    if isinstance(described, list):
        return [None if entry is None else _short(entry) for entry in described]
    return None if described is None else _short(described)


def _short(entry: Any) -> Any:
    if isinstance(entry, list):
        return [_short(part) for part in entry]
    return [entry["dtype"], entry["shape"]]


def _records(folder: Path) -> dict[str, Any]:
    """The classes of `weight_meta.py` and `input_meta.py` by the name of their input."""
    found: dict[str, Any] = {}
    for file in ("weight_meta.py", "input_meta.py"):
        namespace: dict[str, Any] = {}
        path = folder / file
        if path.is_file():
            exec(compile(path.read_text(), str(path), "exec"), namespace)
        found.update({record.name: record for key, record in namespace.items()
                      if key.startswith("Program_")})
    return found


def folder_types(folder: Path) -> dict[str, Any]:
    """`{"outputs": [type…], "values": [[name, type]…]}` of a folder that this program wrote; its
    files are run as Python."""
    torch = require_torch()
    from torch._subclasses.fake_tensor import FakeTensorMode
    try:
        tree = ast.parse((folder / "model.py").read_text())
        records = _records(folder)
    except (OSError, SyntaxError) as error:
        raise PassnetError(f"cannot read `{folder}`: {error}") from error
    values: list[list[Any]] = []

    def note(name: str, value: Any) -> Any:
        values.append([name, short_type(value)])
        return value

    namespace: dict[str, Any] = {"_note": note}
    exec(compile(ast.fix_missing_locations(_Recorder().visit(tree)), str(folder), "exec"),
         namespace)
    forward = namespace["GraphModule"].forward
    names = forward.__code__.co_varnames[1:forward.__code__.co_argcount]
    with FakeTensorMode(allow_non_fake_inputs=True), torch.no_grad():
        inputs = [torch.empty(records[name].shape,
                              dtype=getattr(torch, records[name].dtype.removeprefix("torch.")))
                  for name in names]
        result = forward(namespace["GraphModule"](), *inputs)
    outputs = result if isinstance(result, (list, tuple)) else (result,)
    return {"outputs": [short_type(value) for value in outputs], "values": values}
