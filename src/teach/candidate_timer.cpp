#include "teach/candidate_timer.hpp"

#include "compile/pipeline.hpp"
#include "eval/alone/run_alone.hpp"
#include "eval/gpu/gpu_side.hpp"
#include "eval/record/statistics.hpp"
#include "generate/inputs.hpp"
#include "kernel/target.hpp"
#include "pass/drive.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

namespace passnet {
namespace {

constexpr int kTurns = 3;
constexpr RunAloneOptions kCalls{
    .warmup_calls = 2, .timed_calls = 20, .threads = 1, .budget_s = 0.03};

}  // namespace

struct CandidateTimer::ReadyCase {
  size_t index = 0;
  CompiledGraph compiled;
  std::vector<std::filesystem::path> libraries;
};

std::vector<CandidateTimer::ReadyCase> CandidateTimer::compile_cases(
    std::span<const TimedCase> cases, std::span<CaseTime> times) const {
  std::vector<ReadyCase> ready;
  for (size_t i = 0; i < cases.size(); ++i) {
    Graph graph = cases[i].graph->clone();
    const auto refuse = [&](std::string problem) { times[i].problem = std::move(problem); };
    if (!cases[i].passes.empty()) {
      const auto report = apply(graph, catalog_, cases[i].passes, target_);
      if (!report) {
        refuse(report.error().message);
        continue;
      }
      if (report->matches() == 0) {
        refuse("no pass matches");
        continue;
      }
    }
    auto compiled = compile(graph, catalog_, target_, pipeline_);
    if (!compiled) {
      refuse(compiled.error().message);
      continue;
    }
    times[i].launches = static_cast<size_t>(compiled->launches);
    ready.push_back({.index = i, .compiled = *std::move(compiled), .libraries = {}});
  }
  return ready;
}

Result<void> CandidateTimer::build_kernels(std::span<ReadyCase> ready, std::span<CaseTime> times) {
  std::vector<CompileJob> jobs;
  std::vector<ReadyCase*> owners;
  for (ReadyCase& each : ready) {
    for (const KernelUnit& unit : each.compiled.kernels) {
      jobs.push_back(unit.job);
      owners.push_back(&each);
    }
  }
  const auto outcomes = TRY(compiler_.compile_all(jobs));
  for (size_t i = 0; i < outcomes.size(); ++i) {
    if (const auto* artifact = std::get_if<Artifact>(&outcomes[i])) {
      owners[i]->libraries.push_back(artifact->path);
    } else {
      times[owners[i]->index].problem = std::get<CompileFailure>(outcomes[i]).summary;
    }
  }
  return {};
}

CandidateTimer::OneTime CandidateTimer::time_on_gpu(const ReadyCase& ready,
                                                    std::span<const Tensor> inputs) {
  constexpr double kTimeoutS = 5;
  const GpuSidePlan plan{&ready.compiled, ready.libraries};
  auto sides = GpuSide::start(*gpu_, std::span(&plan, 1), 0);
  if (!sides) return std::unexpected(sides.error().message);
  sides->front().set_inputs(inputs, false);
  std::vector<double> times;
  for (int call = 0; call < kCalls.warmup_calls + kCalls.timed_calls; ++call) {
    const SideCall done = sides->front().call(kTimeoutS, true);
    if (done.failure) return std::unexpected(done.failure->message);
    if (done.interrupted) return std::unexpected("the process of the GPU was killed");
    if (call >= kCalls.warmup_calls) times.push_back(done.us);
  }
  return median(times);
}

CandidateTimer::OneTime CandidateTimer::time_one(const ReadyCase& ready,
                                                 std::span<const Tensor> inputs) {
  if (gpu_ != nullptr) return time_on_gpu(ready, inputs);
  RunAloneOptions calls = kCalls;
  calls.threads = threads_;
  const auto run = run_alone(ready.compiled, ready.libraries, inputs, calls);
  if (!run) return std::unexpected(run.error().message);
  return run->median_us;
}

Result<std::vector<CaseTime>> CandidateTimer::time(std::span<const TimedCase> cases) {
  std::vector<CaseTime> times(cases.size());
  std::vector<ReadyCase> ready = compile_cases(cases, times);
  TRY(build_kernels(ready, times));
  std::map<const Graph*, std::vector<Tensor>> inputs;
  for (int turn = 0; turn < kTurns; ++turn) {
    for (const ReadyCase& each : ready) {
      CaseTime& time = times[each.index];
      if (!time.problem.empty()) continue;
      const Graph* graph = cases[each.index].graph;
      auto [at, is_new] = inputs.try_emplace(graph);
      if (is_new) at->second = make_inputs(*graph, catalog_, 0);
      const auto us = time_one(each, at->second);
      if (!us) {
        time.problem = us.error();
        time.us.reset();
        continue;
      }
      time.us = std::min(time.us.value_or(*us), *us);
      time.most_us = std::max(time.most_us, *us);
    }
  }
  return times;
}

}  // namespace passnet
