// Times passes on graphs, without judging them: the measure by which the search chooses.
#pragma once

#include "compile/pipeline.hpp"
#include "ir/op/op.hpp"
#include "pass/pass.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// Passes of one text on one graph.
struct TimedCase {
  const Graph* graph = nullptr;
  std::span<const Pass> passes;  // none: the graph as it is
};

struct CaseTime {
  std::optional<double> us;  // of a call; none: it does not match, compile or run
  double most_us = 0;        // the largest median of all turns
  size_t launches = 0;
  std::string problem;  // why there is no time; empty otherwise
};

class CandidateTimer {
 public:
  // All arguments outlive the timer.
  CandidateTimer(const Catalog& catalog, const Target& target, CppCompiler& compiler,
                 size_t threads, Pipeline pipeline = Pipeline::kOpByOp)
      : catalog_(catalog),
        target_(target),
        compiler_(compiler),
        threads_(threads),
        pipeline_(pipeline) {}

  // Compiles the kernels of all cases side by side, then times the cases in turn, several times
  // each: the least median counts. Errors are infrastructure failures.
  Result<std::vector<CaseTime>> time(std::span<const TimedCase> cases);

 private:
  // A case that compiles, with its libraries in the order of its kernels.
  struct ReadyCase;

  // Those that do not compile have a problem in `times`.
  std::vector<ReadyCase> compile_cases(std::span<const TimedCase> cases,
                                       std::span<CaseTime> times) const;
  Result<void> build_kernels(std::span<ReadyCase> ready, std::span<CaseTime> times) const;

  const Catalog& catalog_;
  const Target& target_;
  CppCompiler& compiler_;
  size_t threads_;
  Pipeline pipeline_;  // compiles what no pass takes
};

}  // namespace passnet
