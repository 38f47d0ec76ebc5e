// Judging: candidates against the baseline on one graph, for correctness, honesty and time.
#pragma once

#include "compile/compiled.hpp"
#include "eval/checks.hpp"
#include "eval/memory_pace.hpp"
#include "eval/record/statistics.hpp"
#include "eval/record/verdict.hpp"
#include "eval/torch/torch_side.hpp"
#include "ir/op/op.hpp"
#include "sandbox/worker.hpp"
#include "tensor/compare.hpp"

#include <array>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct JudgeOptions {
  uint64_t seed = 0;  // of the inputs, mixed with each round's secret
  std::vector<uint64_t>
      secrets;                  // one a round, to judge again; where missing, drawn after the fork
  int warmup_calls = 25;        // over all rounds
  int timed_calls = 100;        // over all rounds of one attempt
  int rounds = 5;               // fresh processes, addresses and inputs in each
  int attempts = 3;             // while unstable; the samples of all count
  double unstable = 0.2;        // IQR / median above which a measurement is
  double timeout_s = 2;         // least time that a call is given
  double timeout_factor = 100;  // … in units of the reference's first call
  size_t threads = 1;
  MemoryPace* pace = nullptr;  // none: no time is too short
  Nursery* nursery = nullptr;  // of the workers (side.hpp)
  LeftOut left_out;            // by a test
};

// A compiled graph with its kernels built, or one that PyTorch runs.
struct Contestant {
  std::string name;
  const CompiledGraph* compiled = nullptr;
  std::vector<std::filesystem::path> libraries;
  std::optional<TorchMode> torch;  // instead of `compiled`
  TorchChild* child = nullptr;     // which runs it
};

// Who is judged on a graph. The reference gives the answers and is compiled; the baseline gives the
// time that is 1.
struct Lineup {
  Contestant reference;
  std::optional<Contestant> baseline;  // none: the reference
  std::vector<Contestant> candidates;
  std::string source;  // of the graph, as records name it
};

struct Outcome {
  Verdict verdict = Verdict::kPass;
  std::string detail;  // one sentence; empty where there is nothing to say
  std::array<bool, kToleranceCount> correct{};
  std::vector<Round> rounds;  // empty where nothing could be timed
  bool unstable = false;
  std::vector<uint64_t> secrets;  // of the rounds; first, of the one on adversarial inputs
  bool adversarial = false;       // whether such inputs were tried
  double compile_ms = 0;          // what PyTorch took to load or compile
  Layers layers;
};

// The outcomes in the order of the candidates. Each call's outputs are poisoned before and checked
// after it, with the worker stopped; inputs are drawn, by a secret of each round, once the workers
// are forked. At last each is called on every set of adversarial inputs: there a result that is not
// even as good as four times the reference's own error takes the correctness at the tolerances that
// it misses (docs/metrics.md); a graph without meaning in double has no such round.
// Errors are the machine's: those of starting a worker.
Result<std::vector<Outcome>> judge(const Graph& graph, const Catalog& catalog, const Lineup& lineup,
                                   const JudgeOptions& options);

struct EmptyCall {
  double median_us = 0;
  Layers layers;  // around the worker
};

// Calls nothing through a worker of this nursery.
Result<EmptyCall> time_empty_call(Nursery& nursery, HandOver hand_over);

}  // namespace passnet
