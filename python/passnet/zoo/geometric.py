"""Models of torch_geometric on one fixed random graph: its complete networks, and networks of two
equal convolutions for each kind of convolution."""

from __future__ import annotations

import functools
from typing import Any

import torch
import torch_geometric.nn as pyg
from torch import nn
from torch_geometric.nn import models as nets

from passnet.zoo import Entry, Sizes

NODES, EDGES, WIDTH, HIDDEN, CLASSES, RELATIONS, FEATURES = 256, 1024, 32, 64, 16, 4, 8


def _edges() -> Any:
    generator = torch.Generator().manual_seed(0)
    return torch.randint(0, NODES, (2, EDGES), generator=generator)


class TwoLayers(nn.Module):
    """Two convolutions with an activation between them, as in the library's examples."""

    def __init__(self, first: nn.Module, second: nn.Module) -> None:
        super().__init__()
        self.first, self.second = first, second

    def forward(self, x: Any, *graph: Any) -> Any:
        """Class scores of all nodes."""
        return self.second(torch.relu(self.first(x, *graph)), *graph).log_softmax(-1)


def _perceptron(width: int, hidden: int) -> nn.Module:
    return nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden))


def _degrees() -> Any:
    return torch.tensor([1, 8, 32, 64, 64, 48, 24, 10, 5])


_PNA = {"aggregators": ["mean", "min", "max", "std"],
        "scalers": ["identity", "amplification", "attenuation"], "deg": _degrees}

# Convolutions of (features in, features out), and further arguments of a call: `edge_weight`,
# `edge_attr` (features of edges), `edge_type`, or none.
_CONVOLUTIONS: dict[str, tuple[Any, str]] = {
    "AGNNConv": (lambda i, o: pyg.AGNNConv(add_self_loops=False), ""),
    "APPNP": (lambda i, o: pyg.APPNP(4, 0.1, add_self_loops=False), ""),
    "ARMAConv": (lambda i, o: pyg.ARMAConv(i, o, 2, 2), "edge_weight"),
    "AntiSymmetricConv": (lambda i, o: pyg.AntiSymmetricConv(i), ""),
    "CGConv": (lambda i, o: pyg.CGConv(i, FEATURES), "edge_attr"),
    "ChebConv": (lambda i, o: pyg.ChebConv(i, o, 3), "edge_weight"),
    "ClusterGCNConv": (lambda i, o: pyg.ClusterGCNConv(i, o, add_self_loops=False), ""),
    "EGConv": (lambda i, o: pyg.EGConv(i, o, add_self_loops=False), ""),
    "EdgeConv": (lambda i, o: pyg.EdgeConv(_perceptron(2 * i, o)), ""),
    "FeaStConv": (lambda i, o: pyg.FeaStConv(i, o, 4, add_self_loops=False), ""),
    "FiLMConv": (lambda i, o: pyg.FiLMConv(i, o), ""),
    "GATConv": (lambda i, o: pyg.GATConv(i, o // 4, 4, add_self_loops=False), ""),
    "GATConv_edges": (lambda i, o: pyg.GATConv(i, o // 4, 4, add_self_loops=False,
                                               edge_dim=FEATURES), "edge_attr"),
    "GATv2Conv": (lambda i, o: pyg.GATv2Conv(i, o // 4, 4, add_self_loops=False), ""),
    "GATv2Conv_edges": (lambda i, o: pyg.GATv2Conv(i, o // 4, 4, add_self_loops=False,
                                                   edge_dim=FEATURES), "edge_attr"),
    "GCNConv": (lambda i, o: pyg.GCNConv(i, o, add_self_loops=False), ""),
    "GCNConv_weights": (lambda i, o: pyg.GCNConv(i, o, add_self_loops=False), "edge_weight"),
    "GCNConv_plain": (lambda i, o: pyg.GCNConv(i, o, normalize=False), ""),
    "GENConv": (lambda i, o: pyg.GENConv(i, o, edge_dim=FEATURES), "edge_attr"),
    "GINConv": (lambda i, o: pyg.GINConv(_perceptron(i, o), train_eps=True), ""),
    "GINEConv": (lambda i, o: pyg.GINEConv(_perceptron(i, o), edge_dim=FEATURES), "edge_attr"),
    "GPSConv": (lambda i, o: pyg.GPSConv(i, pyg.GINConv(_perceptron(i, i)), heads=4), ""),
    "GatedGraphConv": (lambda i, o: pyg.GatedGraphConv(max(i, o), 3), ""),
    "GeneralConv": (lambda i, o: pyg.GeneralConv(i, o, FEATURES, attention=True, heads=2),
                    "edge_attr"),
    "GraphConv": (lambda i, o: pyg.GraphConv(i, o), "edge_weight"),
    "GMMConv": (lambda i, o: pyg.GMMConv(i, o, FEATURES, 3), "edge_attr"),
    "LEConv": (lambda i, o: pyg.LEConv(i, o), "edge_weight"),
    "LGConv": (lambda i, o: pyg.LGConv(), ""),
    "MFConv": (lambda i, o: pyg.MFConv(i, o), ""),
    "MixHopConv": (lambda i, o: pyg.MixHopConv(i, o // 2, [0, 1], add_self_loops=False), ""),
    "NNConv": (lambda i, o: pyg.NNConv(i, o, nn.Linear(FEATURES, i * o)), "edge_attr"),
    "PDNConv": (lambda i, o: pyg.PDNConv(i, o, FEATURES, 16, add_self_loops=False), "edge_attr"),
    "PNAConv": (lambda i, o: pyg.PNAConv(i, o, _PNA["aggregators"], _PNA["scalers"], _degrees(),
                                         edge_dim=FEATURES), "edge_attr"),
    "RGATConv": (lambda i, o: pyg.RGATConv(i, o, RELATIONS), "edge_type"),
    "RGCNConv": (lambda i, o: pyg.RGCNConv(i, o, RELATIONS), "edge_type"),
    "FastRGCNConv": (lambda i, o: pyg.FastRGCNConv(i, o, RELATIONS, num_bases=2), "edge_type"),
    "ResGatedGraphConv": (lambda i, o: pyg.ResGatedGraphConv(i, o), ""),
    "SAGEConv": (lambda i, o: pyg.SAGEConv(i, o), ""),
    "SAGEConv_max": (lambda i, o: pyg.SAGEConv(i, o, aggr="max"), ""),
    "SAGEConv_pool": (lambda i, o: pyg.SAGEConv(i, o, project=True), ""),
    "SGConv": (lambda i, o: pyg.SGConv(i, o, 2, add_self_loops=False), ""),
    "SSGConv": (lambda i, o: pyg.SSGConv(i, o, 0.1, 2, add_self_loops=False), ""),
    "SimpleConv": (lambda i, o: pyg.SimpleConv("mean", "self_loop"), ""),
    "SuperGATConv": (lambda i, o: pyg.SuperGATConv(i, o // 4, 4, add_self_loops=False), ""),
    "TAGConv": (lambda i, o: pyg.TAGConv(i, o, 3), ""),
    "TransformerConv": (lambda i, o: pyg.TransformerConv(i, o // 4, 4), ""),
    "TransformerConv_edges": (lambda i, o: pyg.TransformerConv(i, o // 4, 4, edge_dim=FEATURES,
                                                               beta=True), "edge_attr"),
    "DirGNNConv": (lambda i, o: pyg.DirGNNConv(pyg.SAGEConv(i, o)), ""),
    "HypergraphConv": (lambda i, o: pyg.HypergraphConv(i, o), ""),
    "FAConv": (lambda i, o: pyg.FAConv(i, add_self_loops=False), "initial"),
    "GCN2Conv": (lambda i, o: pyg.GCN2Conv(i, 0.1, add_self_loops=False), "initial"),
    "PointTransformerConv": (lambda i, o: pyg.PointTransformerConv(i, o, add_self_loops=False),
                             "position"),
    "PointNetConv": (lambda i, o: pyg.PointNetConv(_perceptron(i + 3, o), add_self_loops=False),
                     "position"),
    "PPFConv": (lambda i, o: pyg.PPFConv(_perceptron(i + 4, o), add_self_loops=False),
                "normals"),
    "HEATConv": (lambda i, o: pyg.HEATConv(i, o, 3, RELATIONS, 8, FEATURES, 8), "heat"),
}

_NETWORKS = {
    "GCN": lambda n: nets.GCN(WIDTH, HIDDEN, n, CLASSES, normalize=False),
    "GraphSAGE": lambda n: nets.GraphSAGE(WIDTH, HIDDEN, n, CLASSES),
    "GIN": lambda n: nets.GIN(WIDTH, HIDDEN, n, CLASSES, norm="batch_norm"),
    "GAT": lambda n: nets.GAT(WIDTH, HIDDEN, n, CLASSES, heads=4, add_self_loops=False),
    "GATv2": lambda n: nets.GAT(WIDTH, HIDDEN, n, CLASSES, v2=True, heads=4,
                                add_self_loops=False),
    "PNA": lambda n: nets.PNA(WIDTH, HIDDEN, n, CLASSES, **{**_PNA, "deg": _degrees()}),
    "EdgeCNN": lambda n: nets.EdgeCNN(WIDTH, HIDDEN, n, CLASSES),
    "GraphSAGE_jk": lambda n: nets.GraphSAGE(WIDTH, HIDDEN, n, CLASSES, jk="cat",
                                             norm="layer_norm"),
    "GIN_lstm": lambda n: nets.GIN(WIDTH, HIDDEN, n, CLASSES, jk="lstm", norm="graph_norm"),
    "PMLP": lambda n: nets.PMLP(WIDTH, HIDDEN, CLASSES, n),
}


def _further(kind: str, width: int) -> tuple[Any, ...]:
    edges = _edges()
    weights = {"edge_weight": (edges, torch.rand(EDGES)), "": (edges,),
               "edge_attr": (edges, torch.randn(EDGES, FEATURES)),
               "edge_type": (edges, torch.randint(0, RELATIONS, (EDGES,))),
               "position": (torch.randn(NODES, 3), edges),
               "initial": (torch.randn(NODES, width), edges),
               "normals": (torch.randn(NODES, 3), torch.randn(NODES, 3), edges),
               "heat": (edges, torch.randint(0, 3, (NODES,)),
                        torch.randint(0, RELATIONS, (EDGES,)), torch.randn(EDGES, FEATURES))}
    return weights[kind]


def _convolution(name: str, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    make, kind = _CONVOLUTIONS[name]
    module = TwoLayers(make(HIDDEN, HIDDEN), make(HIDDEN, HIDDEN))
    return module, (torch.randn(NODES, HIDDEN), *_further(kind, HIDDEN))


def _network(name: str, layers: int, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    return _NETWORKS[name](layers), (torch.randn(NODES, WIDTH), _edges())


def _other(name: str, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    x, edges = torch.randn(NODES, WIDTH), _edges()
    batch = torch.zeros(NODES, dtype=torch.int64)
    made: dict[str, Any] = {
        "MLP": lambda: (nets.MLP([WIDTH, HIDDEN, HIDDEN, CLASSES]), (x,)),
        "MLP_plain": lambda: (nets.MLP([WIDTH, HIDDEN, CLASSES], norm=None), (x,)),
        "LINKX": lambda: (nets.LINKX(NODES, WIDTH, HIDDEN, CLASSES, 2), (x, edges)),
        "LightGCN": lambda: (nets.LightGCN(NODES, HIDDEN, 3), (edges,)),
        "AttentiveFP": lambda: (nets.AttentiveFP(WIDTH, HIDDEN, 1, FEATURES, 3, 2),
                                (x, edges, torch.randn(EDGES, FEATURES), batch)),
        "RECT_L": lambda: (nets.RECT_L(WIDTH, HIDDEN, normalize=False), (x, edges)),
        "NeuralFingerprint": lambda: (nets.NeuralFingerprint(WIDTH, HIDDEN, CLASSES, 3),
                                      (x, edges, batch)),
        "GraphUNet": lambda: (nets.GraphUNet(WIDTH, HIDDEN, CLASSES, 3), (x, edges)),
        "SGFormer": lambda: (nets.SGFormer(WIDTH, HIDDEN, CLASSES), (x, edges, batch)),
        "Polynormer": lambda: (nets.Polynormer(WIDTH, HIDDEN, CLASSES), (x, edges, batch)),
        "GAE": lambda: (nets.InnerProductDecoder(), (x, edges)),
        "ARLinkPredictor": lambda: (nets.ARLinkPredictor(WIDTH, HIDDEN), (x, edges)),
        "SchNet": lambda: (nets.SchNet(64, 64, 3), (torch.randint(1, 20, (64,)),
                                                    torch.randn(64, 3))),
        "DimeNet": lambda: (nets.DimeNet(64, 1, 2, 4, 7, 6), (torch.randint(1, 20, (32,)),
                                                              torch.randn(32, 3))),
        "ViSNet": lambda: (nets.ViSNet(hidden_channels=64, num_layers=2),
                           (torch.randint(1, 20, (32,)), torch.randn(32, 3),
                            torch.zeros(32, dtype=torch.int64))),
        "GNNFF": lambda: (nets.GNNFF(64, 64, 2), (torch.randint(1, 20, (32,)),
                                                  torch.randn(32, 3))),
    }
    return made[name]()


_OTHERS = ("MLP", "MLP_plain", "LINKX", "LightGCN", "AttentiveFP", "RECT_L", "NeuralFingerprint",
           "GraphUNet", "SGFormer", "Polynormer", "GAE", "ARLinkPredictor", "SchNet", "DimeNet",
           "ViSNet", "GNNFF")


def models() -> dict[str, Entry]:
    """All models by name; the family is the class that defines the network or the convolution."""
    found: dict[str, Entry] = {}
    for name in _NETWORKS:
        for layers in (2, 3, 5):
            found[f"{name}_{layers}"] = Entry(name.partition("_")[0], "graph", functools.partial(
                _network, name, layers))
    for name in _CONVOLUTIONS:
        found[name] = Entry(name.partition("_")[0], "graph", functools.partial(
            _convolution, name))
    for name in _OTHERS:
        found[name] = Entry(name.partition("_")[0], "graph", functools.partial(_other, name))
    return found
