// Times passes on graphs, without judging them: the measure by which the search chooses.
#pragma once

#include "compile/pipeline.hpp"
#include "ir/op/op.hpp"
#include "pass/pass.hpp"
#include "toolchain/kernel_compiler.hpp"

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class GpuWorker;
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
  // All arguments outlive the timer. `gpu`: runs kernels of a GPU.
  CandidateTimer(const Catalog& catalog, const Target& target, KernelCompiler compiler,
                 size_t threads, Pipeline pipeline = Pipeline::kOpByOp, GpuWorker* gpu = nullptr)
      : catalog_(catalog),
        target_(target),
        compiler_(compiler),
        threads_(threads),
        pipeline_(pipeline),
        gpu_(gpu) {}

  // Compiles the kernels of all cases side by side, then times the cases in turn, several times
  // each: the least median counts. Errors are infrastructure failures.
  Result<std::vector<CaseTime>> time(std::span<const TimedCase> cases);

 private:
  // A case that compiles, with its libraries in the order of its kernels.
  struct ReadyCase;

  // Those that do not compile have a problem in `times`.
  std::vector<ReadyCase> compile_cases(std::span<const TimedCase> cases,
                                       std::span<CaseTime> times) const;
  Result<void> build_kernels(std::span<ReadyCase> ready, std::span<CaseTime> times);
  // The median time of a call, or why there is none.
  using OneTime = std::expected<double, std::string>;
  OneTime time_one(const ReadyCase& ready, std::span<const Tensor> inputs);
  OneTime time_on_gpu(const ReadyCase& ready, std::span<const Tensor> inputs);

  const Catalog& catalog_;
  const Target& target_;
  KernelCompiler compiler_;
  size_t threads_;
  Pipeline pipeline_;  // compiles what no pass takes
  GpuWorker* gpu_;
};

}  // namespace passnet
