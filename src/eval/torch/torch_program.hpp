// A graph in the form that the PyTorch child takes: nodes by canonical op, tensors by their place.
#pragma once

#include "ir/op/op.hpp"
#include "runtime/plan.hpp"
#include "sandbox/shared_memory.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The places of inputs (with the strides of their facts) and results (contiguous) in memory shared
// with the child: one buffer each, inputs first.
struct TorchPlaces {
  std::vector<Placement> inputs;
  std::vector<Placement> results;
  BufferLayout layout;
};

// `more`: the bytes of further buffers, behind those of the results.
TorchPlaces lay_out_for_torch(const Graph& graph, std::span<const size_t> more = {});

// The `inputs`, `results` and `nodes` of a `load` request, and `line` if `source` names a typed
// line: then the child spells the ops as the source does. `folder` if it is a folder of a sample.
// Returns nothing for a graph that only our compiler runs: one with kernels of passes.
std::optional<nlohmann::json> torch_program(const Graph& graph, const Catalog& catalog,
                                            const TorchPlaces& places, std::string_view source);

}  // namespace passnet
