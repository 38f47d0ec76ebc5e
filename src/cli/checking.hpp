// Holds the results of a compiled graph to those of the interpreter.
#pragma once

#include "base/thread_pool.hpp"
#include "correct/result_judge.hpp"
#include "ir/op/op.hpp"
#include "tensor/tensor.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

// The distance of all results from the interpreter's (docs/metrics.md).
struct Agreement {
  std::optional<int> correct_from;    // the least t from which on all are correct; none: at no t
  int64_t wrong = 0;                  // elements outside of the tolerance at t = -5
  double max_error_units = 0;         // of that tolerance
  std::vector<size_t> wrong_results;  // those that rounding does not explain
  bool is_rounding =
      false;          // the wrong ones are as close to the graph in double as the interpreter
  std::string first;  // describes the first result with wrong elements; empty if there is none

  // True if results are correct as far as rounding permits.
  bool holds() const { return wrong == 0 || is_rounding; }
};

// The interpretation of a graph on inputs, for any number of comparisons. The graph, the
// catalog and the inputs must outlive it.
class Interpreted {
 public:
  // Interprets the graph. `tf32`: of the machine whose results are compared. Errors: those of
  // `interpret`.
  static Result<Interpreted> make(const Graph& graph, const Catalog& catalog,
                                  std::span<const Tensor> inputs, Tf32 tf32, ThreadPool* pool);

  // Takes the results that another judge of the graph has for the inputs.
  static Interpreted given(const Graph& graph, const Catalog& catalog,
                           std::span<const Tensor> inputs, std::vector<Tensor> expected) {
    return Interpreted(graph, catalog, inputs, std::move(expected), Tf32::kNone);
  }

  // `results` are of the graph and the inputs.
  Agreement compare(std::span<const Tensor> results);

 private:
  Interpreted(const Graph& graph, const Catalog& catalog, std::span<const Tensor> inputs,
              std::vector<Tensor> expected, Tf32 tf32)
      : graph_(&graph),
        catalog_(&catalog),
        inputs_(inputs),
        expected_(std::move(expected)),
        tf32_(tf32) {}

  std::vector<size_t> find_wrong(std::span<const Tensor> results,
                                 std::span<const size_t> differing);

  const Graph* graph_;
  const Catalog* catalog_;
  std::span<const Tensor> inputs_;
  std::vector<Tensor> expected_;
  Tf32 tf32_;
  std::optional<ResultJudge> exact_;  // the graph in double; made when a result is wrong
};

nlohmann::ordered_json to_json(const Agreement& agreement);

}  // namespace passnet
