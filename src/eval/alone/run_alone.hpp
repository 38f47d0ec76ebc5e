// Runs one compiled graph by itself in a worker, for its results and its time: by the worker's
// clock, while the supervisor sleeps or spins on a processor that the graph does not use. Nothing
// here is judged, so that kernels of any author may hold the clock.
#pragma once

#include "compile/compiled.hpp"
#include "compile/tune.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct RunAlone {
  std::vector<Tensor> results;
  double median_us = 0;  // over the timed calls; 0 without any
  double least_us = 0;   // their min, which a busy machine disturbs least
  double spread = 0;     // IQR / median
  std::optional<double> device_us{};  // on a GPU: the median by its own clock
};

// A step of the plan, over the timed calls.
struct StepTiming {
  double median_us = 0;
  int64_t threads = 1;  // max number that worked on it simultaneously
};

struct RunAloneOptions {
  int warmup_calls = 0;
  int timed_calls = 0;
  size_t threads = 1;
  double budget_s = 60;  // warm-up and timing each stop after this time, but not before a few calls
};

// Errors: those of starting a worker; "call-failed" if a call does not return.
Result<RunAlone> run_alone(const CompiledGraph& compiled,
                           std::span<const std::filesystem::path> libraries,
                           std::span<const Tensor> inputs, const RunAloneOptions& options);

// Returns one timing per step.
Result<std::vector<StepTiming>> time_steps(const CompiledGraph& compiled,
                                           std::span<const std::filesystem::path> libraries,
                                           std::span<const Tensor> inputs,
                                           const RunAloneOptions& options);

// Measures the steps of schedules between which `tune` chooses, on valid inputs of the graph, which
// must outlive it.
TuneTools::MeasureSteps steps_timer(const Graph& graph, const Catalog& catalog, size_t threads);

}  // namespace passnet
