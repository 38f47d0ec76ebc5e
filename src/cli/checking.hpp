// Holds the results of a compiled graph to those of the interpreter.
#pragma once

#include "base/thread_pool.hpp"
#include "ir/op/op.hpp"
#include "tensor/tensor.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace passnet {

// The distance of all results from the interpreter's (docs/metrics.md).
struct Agreement {
  std::optional<int> correct_from;  // the least t from which on all are correct; none: at no t
  int64_t wrong = 0;                // elements outside of the tolerance at t = -5
  double max_error_units = 0;       // of that tolerance
  bool is_rounding =
      false;          // the wrong ones are as close to the graph in double as the interpreter
  std::string first;  // describes the first result with wrong elements; empty if there is none

  // True if results are correct as far as rounding permits.
  bool holds() const { return wrong == 0 || is_rounding; }
};

// Interprets the graph on the inputs, which the results are of. Errors: those of `interpret`.
Result<Agreement> compare_with_interpreter(const Graph& graph, const Catalog& catalog,
                                           std::span<const Tensor> inputs,
                                           std::span<const Tensor> results, ThreadPool* pool);

nlohmann::ordered_json to_json(const Agreement& agreement);

}  // namespace passnet
