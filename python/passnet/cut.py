"""Cuts a whole typed graph into its maximal contiguous fusible subgraphs. Does not need PyTorch.

A run is a contiguous part of the program without matrix products, convolutions, attention, gathers,
tensor creation and random ops. A run counts if it has at least two nodes and computes something. No
subgraph changes its own inputs, and no tuple crosses its border.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from passnet.typed_lines import (TYPE_KEYS, Row, map_values, node_operands, row_hash, value_ids)

# Matches the last component of an op's spelling.
NOT_FUSIBLE = frozenset(
    # products and attention
    "linear bilinear matmul bmm mm mv dot addmm addbmm baddbmm einsum tensordot outer "
    "conv1d conv2d conv3d conv_transpose1d conv_transpose2d conv_transpose3d cdist "
    "scaled_dot_product_attention multi_head_attention_forward lstm gru rnn_tanh "
    # gathers, scatters, sorts
    "embedding embedding_bag gather scatter scatter_ scatter_add scatter_add_ index_select "
    "index_add index_add_ index_put index_put_ index_copy_ take take_along_dim masked_select "
    "masked_scatter nonzero unique topk sort argsort argmax argmin bucketize searchsorted "
    # windows beyond average pooling, resampling
    "max_pool1d max_pool2d max_pool3d boolean_dispatch adaptive_max_pool2d interpolate "
    "grid_sample unfold fold pixel_shuffle pixel_unshuffle "
    # creation
    "arange zeros ones full empty tensor linspace eye scalar_tensor new_zeros new_ones new_full "
    "new_empty new_tensor "
    # random
    "rand rand_like randn randn_like randint bernoulli bernoulli_ normal_ uniform_ multinomial "
    # effects and others
    "setitem copy_ fill_ zero_ item tolist size dim numel data_ptr requires_grad_ "
    "_log_api_usage_once _set_grad_enabled _enter_autocast _exit_autocast "
    "fft_fft fft_rfft fft_irfft fft_fft2 fft_fftn linalg_inv linalg_solve stft istft".split())

VIEWS = frozenset(
    "view reshape permute transpose swapaxes t mT flatten unflatten contiguous unsqueeze squeeze "
    "expand expand_as reshape_as view_as getitem split tensor_split chunk unbind detach narrow "
    "movedim diagonal select alias broadcast_to identity".split())
DROPOUTS = frozenset("dropout dropout1d dropout2d dropout3d alpha_dropout".split())
IN_PLACE_OPERATORS = frozenset(
    "iadd isub imul itruediv ifloordiv imod ipow iand ior ixor ilshift irshift imatmul".split())


def _gathers(index: Any) -> bool:
    """True if an index has places that are tensors or lists."""
    entries = index if isinstance(index, list) else [index]
    return any(value_ids(entries)) or any(isinstance(entry, list) for entry in entries)


def base_name(op: str) -> str:
    """`torch.nn.functional.relu` → `relu`, `.view` → `view`."""
    return op.rsplit(".", 1)[-1]


def changes_operand(node: Row) -> bool:
    """True if the node writes into its first operand."""
    name = base_name(node["op"])
    if name in IN_PLACE_OPERATORS or node["kwargs"].get("inplace") is True:
        return True
    return node["op"].startswith((".", "torch.")) and name.endswith("_") and name[:-1] != "_"


def is_random(node: Row) -> bool:
    """True if the node is a dropout in training mode."""
    if base_name(node["op"]) not in DROPOUTS:
        return False
    training = node["kwargs"].get("training")
    if training is None and len(node["args"]) > 2:
        training = node["args"][2]
    return training is not False


def computes(node: Row) -> bool:
    """True if the node does more than name, view or copy data."""
    name = base_name(node["op"])
    return name not in VIEWS and name not in DROPOUTS


class WholeGraph:
    """A typed graph: who made a value, where it is read, and its parts as rows of their own."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.nodes = row["nodes"]
        self.position = {node["id"]: index for index, node in enumerate(self.nodes)}
        self.types: dict[str, Any] = {f"in{i}": entry for i, entry in enumerate(row["inputs"])}
        self.types.update({node["id"]: node["type"] for node in self.nodes})
        self.readers: dict[str, list[int]] = {name: [] for name in self.types}
        for index, node in enumerate(self.nodes):
            for name in node_operands(node):
                self.readers[name].append(index)
        self.returned = set(row["outputs"])
        self.root = {name: name for name in self.types}
        for node in self.nodes:
            operands = node_operands(node)
            shares = base_name(node["op"]) in VIEWS | DROPOUTS or changes_operand(node)
            if operands and (shares or base_name(node["op"]) in ("to", "float", "type_as")):
                self.root[node["id"]] = self.root[operands[0]]
        self.blocked: set[int] = set()

    def fusible(self, index: int, start: int) -> bool:
        """True if node `index` may join the run that begins at `start`."""
        node = self.nodes[index]
        if index in self.blocked or base_name(node["op"]) in NOT_FUSIBLE or is_random(node):
            return False
        if node["type"] is None or not node_operands(node):
            return False
        if base_name(node["op"]) == "getitem" and _gathers(node["args"][1]):
            return False
        if any(self._is_tuple(name) and self.position.get(name, -1) < start
               for name in node_operands(node)):
            return False
        return not changes_operand(node) or self._safe_change(index, start)

    def _is_tuple(self, name: str) -> bool:
        return isinstance(self.types[name], list)

    def _safe_change(self, index: int, start: int) -> bool:
        target = node_operands(self.nodes[index])[0]
        root = self.root[target]
        if self.position.get(root, -1) < start:
            return False
        # All other names of the same memory must be dead from here on.
        for name in self.types:
            made = self.position.get(name, -1)
            if self.root[name] != root or made >= index:
                continue
            if name in self.returned or any(reader > index for reader in self.readers[name]):
                return False
        return True

    def runs(self) -> list[tuple[int, int]]:
        """Half-open ranges of nodes, searched again until no tuple crosses a border."""
        while True:
            found = self._runs_once()
            crossing = [
                index for begin, end in found for index in range(begin, end)
                if self._is_tuple(self.nodes[index]["id"]) and self._escapes(index, end)]
            if not crossing:
                return found
            self.blocked.update(crossing)

    def _runs_once(self) -> list[tuple[int, int]]:
        found = []
        begin = 0
        while begin < len(self.nodes):
            end = begin
            while end < len(self.nodes) and self.fusible(end, begin):
                end += 1
            if end > begin:
                found.append((begin, end))
            begin = max(end, begin + 1)
        return found

    def _escapes(self, index: int, end: int) -> bool:
        name = self.nodes[index]["id"]
        return name in self.returned or any(reader >= end for reader in self.readers[name])

    def subgraph(self, begin: int, end: int) -> Row | None:
        """The run as a row, or None if it is too small or feeds nothing."""
        run = self.nodes[begin:end]
        outputs = [node["id"] for index, node in enumerate(run, begin) if self._escapes(index, end)]
        if len(run) < 2 or not any(computes(node) for node in run) or not outputs:
            return None
        names: dict[str, str] = {node["id"]: f"n{index}" for index, node in enumerate(run)}
        inputs = []
        for node in run:
            for name in node_operands(node):
                if name not in names:
                    names[name] = f"in{len(inputs)}"
                    inputs.append(self._input(name))
        nodes = [{"id": names[node["id"]], "op": node["op"], "kind": node["kind"],
                  "args": map_values(node["args"], names.__getitem__),
                  "kwargs": map_values(node["kwargs"], names.__getitem__),
                  "type": node["type"]} for node in run]
        return {"inputs": inputs, "nodes": nodes, "outputs": [names[name] for name in outputs]}

    def _input(self, name: str) -> Row:
        entry = {key: self.types[name][key] for key in TYPE_KEYS}
        entry.update(self.row.get("statistics", {}).get(name, {}))
        return entry


def cut_fusible(row: Row) -> list[Row]:
    """Distinct fusible subgraphs of a whole graph in program order; `count` is the count of each.

    `start` is the position of the first node of the first occurrence. If the row has `statistics`
    ({id: {mean, std, min, max}}), the inputs of the subgraphs have them too.
    """
    cutter = WholeGraph(row)
    found: dict[str, Row] = {}
    counts: Counter[str] = Counter()
    for begin, end in cutter.runs():
        subgraph = cutter.subgraph(begin, end)
        if subgraph is None:
            continue
        name = row_hash(subgraph)
        counts[name] += 1
        found.setdefault(name, {**subgraph, "hash": name, "source": row["source"], "start": begin})
    return [{**subgraph, "count": counts[name]} for name, subgraph in found.items()]
