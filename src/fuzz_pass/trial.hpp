// One trial: a graph before and after a pass, run and compared.
#pragma once

#include "compile/compiled.hpp"
#include "correct/verdict.hpp"
#include "correct/wrong_values.hpp"
#include "ir/op/op.hpp"
#include "pass/pass.hpp"
#include "toolchain/kernel_compiler.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

class GpuWorker;
struct Target;

// A mismatch that an instance shows. Reports spell the verdict as `VerdictInfo::in_proofs`
// does.
struct TrialFailure {
  Verdict verdict = Verdict::kWrongValue;
  std::string message;  // one lower-case sentence
  size_t result = 0;    // the wrong result, described by `values`
  std::optional<WrongValues> values;
};

// A graph that the pass has rewritten, ready to be compiled.
struct Rewritten {
  Graph graph;
  CompiledGraph compiled;
};

// Applies the pass to the graph; returns the result or the failure. nullopt if it did not match, or
// the graph is one that cannot be run (random).
std::optional<std::variant<Rewritten, TrialFailure>> rewrite_instance(const Graph& graph,
                                                                      const Pass& pass,
                                                                      const Catalog& catalog,
                                                                      const Target& target);

// Compiles the kernels of trials, equal ones once.
class TrialKernels {
 public:
  TrialKernels(KernelCompiler compiler, const std::function<void()>& compiled)
      : compiler_(compiler), compiled_(compiled) {}

  struct Built {
    std::vector<std::filesystem::path> libraries;
    std::optional<TrialFailure> failure;  // if the pass's kernel does not compile
  };
  // Builds one entry per graph. Errors: the toolchain's.
  Result<std::vector<Built>> build(std::span<const CompiledGraph* const> graphs);

 private:
  KernelCompiler compiler_;
  const std::function<void()>& compiled_;  // called after each
};

// The workers that run trials on a GPU; null: they run on the processor.
struct TrialWorkers {
  GpuWorker* trial = nullptr;
  GpuWorker* reference = nullptr;
};

// The means that a trial needs besides its graph.
struct TrialSetting {
  const Catalog& catalog;
  const Target& target;
  TrialKernels& kernels;  // compile the graph op by op, if its own rounding errors are in question
  TrialWorkers gpu = {};
};

// Runs the rewritten graph in a worker, on valid inputs drawn from the seed and on every set of
// adversarial ones, and compares with the reference interpreter of the graph at t = -5. A
// difference within the reference's own error in double is no failure; on valid inputs, a result of
// a half type has this allowance for a few elements only. The graph compiled op by op is the
// reference that has the last word. nullopt: the results agree, or the reference has none. Errors:
// those of starting a worker.
Result<std::optional<TrialFailure>> run_trial(const Graph& graph, const Rewritten& rewritten,
                                              std::span<const std::filesystem::path> libraries,
                                              const TrialSetting& setting, uint64_t seed);

}  // namespace passnet
