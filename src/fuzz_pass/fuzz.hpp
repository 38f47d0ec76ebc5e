// Fuzzes a pass: tries it on generated instances of its own pattern. A failing instance is
// reduced to a small graph.
#pragma once

#include "fuzz_pass/trial.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace passnet {

struct FuzzOptions {
  size_t instances = 100;
  uint64_t seed = 0;
  double shrink_s = 20;                    // time limit for reducing a failure
  std::function<void()> compiled = [] {};  // after each kernel
  std::function<void()> advanced = [] {};  // after each instance
};

struct Counterexample {
  TrialFailure failure;
  TrialFailure first;          // as first found, before reducing
  TensorType first_type;       // of the result that was wrong there, or of the first
  Graph graph;                 // before the pass
  std::optional<Graph> after;  // if there is one
  uint64_t seed = 0;           // of its inputs
};

struct FuzzReport {
  std::string pass;
  size_t wanted = 0;
  size_t tried = 0;                       // distinct instances that were run and compared
  std::map<std::string, size_t> dtypes;   // number of instances by the name of their first result's
                                          // dtype
  std::map<size_t, size_t> ranks;         // of their first result
  size_t strided = 0;                     // instances with an input that is not contiguous
  std::optional<Diagnostic> refusal;      // the reason why it can match nothing at all
  std::optional<Counterexample> failure;  // the first failure, reduced

  // True if at least one instance was tried and none failed.
  bool holds() const { return tried > 0 && !failure; }
};

// Deterministic by pass, catalog and seed. Errors are infrastructure failures: those of the
// compiler and of workers.
Result<FuzzReport> fuzz(const Pass& pass, const Catalog& catalog, const Target& target,
                        CppCompiler& compiler, const FuzzOptions& options);

}  // namespace passnet
