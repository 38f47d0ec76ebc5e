// Traces the values of a graph with and without passes, to show where an error starts.
#pragma once

#include "correct/compare.hpp"
#include "diag/diagnostic.hpp"
#include "ir/graph.hpp"
#include "ir/op/op.hpp"
#include "tensor/summary.hpp"
#include "tensor/tensor.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// One value of the graph, or one that passes added. A value that a pass computes inside of its
// kernel exists for the reference alone.
struct TracedValue {
  std::string value;      // its name in the graph
  std::string op;         // that computes it in the reference; of an added value: in the candidate
  std::string candidate;  // the name and the op that compute it there, if they differ; or empty
  TensorType type;
  std::optional<TensorSummary> reference;
  std::optional<TensorSummary> found;
  std::optional<Comparison> comparison;  // if both exist
  std::vector<int64_t> first_wrong;      // its index in each dimension
  double expected_there = 0;             // the values at that place
  double found_there = 0;

  bool is_wrong() const { return comparison && (!comparison->same_type || comparison->wrong > 0); }
};

struct TraceTools {
  const Catalog& catalog;
  const Target& target;
  CppCompiler& compiler;
  size_t threads = 1;
};

// Runs `graph` and `rewritten`, which is `graph` after passes, op by op on the inputs, with every
// value as a result, and compares those that exist in both at t = -5; NaN equals NaN. Values are in
// the order of `graph`, then those that passes added. Errors: those of compiling and running.
Result<std::vector<TracedValue>> trace_values(const Graph& graph, const Graph& rewritten,
                                              std::span<const Tensor> inputs, TraceTools tools);

}  // namespace passnet
