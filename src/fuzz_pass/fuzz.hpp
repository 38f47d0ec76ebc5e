// Fuzzes a pass: tries it on generated instances of its own pattern. A failing instance is
// reduced to a small graph.
#pragma once

#include "fuzz_pass/trial.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct FuzzOptions {
  size_t instances = 100;  // with `from`, of each dtype
  // Graphs whose matches seed the instances; none: instances are drawn from the pattern alone.
  std::vector<const Graph*> from;
  uint64_t seed = 0;
  size_t shrink_tries = 100;       // smaller instances that are run for reducing a failure
  std::optional<double> shrink_s;  // the time after which none is run
  // The time after which no further instance is compiled or run, except the first of each dtype;
  // dtypes then take turns.
  std::optional<double> run_s;
  TrialWorkers gpu;                        // for kernels of a GPU
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
  size_t tried = 0;                       // instances that were run and compared
  size_t graphs = 0;                      // distinct graphs among them
  bool seeded = false;                    // graphs were given
  size_t seeds = 0;                       // distinct matches in them
  std::vector<DType> missing;             // dtypes that the guard names, but no instance has
  std::map<std::string, size_t> dtypes;   // number of instances by the name of their usual_dtype()
  std::map<size_t, size_t> ranks;         // of their first result
  bool stopped = false;                   // at the time limit, before all instances
  size_t strided = 0;                     // instances with an input that is not contiguous
  std::optional<Diagnostic> refusal;      // the reason why it can match nothing at all
  std::optional<Counterexample> failure;  // the first failure, reduced

  // True if instances were tried, of every dtype that was asked for, and none failed.
  bool holds() const { return tried > 0 && !failure && missing.empty(); }
};

// Deterministic by pass, catalog and seed. Errors are infrastructure failures: those of the
// compiler and of workers.
Result<FuzzReport> fuzz(const Pass& pass, const Catalog& catalog, const Target& target,
                        KernelCompiler compiler, const FuzzOptions& options);

}  // namespace passnet
