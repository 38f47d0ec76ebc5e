// The report of `passnet compile` on a graph: launches, memory, floors, times.
#pragma once

#include "diag/render.hpp"
#include "eval/alone/run_alone.hpp"
#include "roofline/machine_pace.hpp"
#include "roofline/plan_cost.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class GpuPace;

// The min time in which this machine can do something; see docs/compile.md.
struct Floor {
  double memory_us = 0;   // for a copy of as many bytes
  double library_us = 0;  // for the FLOPs of the library's calls at its best rate
  double us() const { return memory_us > library_us ? memory_us : library_us; }
};

enum class LaunchKind : uint8_t { kKernel, kLibrary, kPass };
// `kernel`, `library`, `pass`.
std::string_view name(LaunchKind kind);

struct LaunchReport {
  std::string label;
  LaunchKind kind = LaunchKind::kKernel;
  StepCost cost;
  Floor floor;
  std::optional<StepTiming> timing;
};

// The launches that run once while inputs are frozen.
struct FrozenReport {
  size_t launches = 0;
  int64_t bytes = 0;   // of the values that are kept
  double time_us = 0;  // of one run; 0: not measured
};

struct CompileReport {
  std::string graph;
  std::string device;  // the name of a GPU; empty: this processor
  std::string pipeline;
  size_t nodes = 0;
  size_t distinct_kernels = 0;
  size_t threads = 1;
  PlanCost cost;
  Floor floor;
  std::map<std::string, int64_t> matched;  // by pass, if passes were given
  std::vector<TunedBlock> tuned;           // the fuse blocks whose schedules were measured
  double compile_ms = 0;                   // in the compiler; 0 if all came from the cache
  std::vector<LaunchReport> launches;
  std::optional<RunAlone> time;
  std::optional<FrozenReport> frozen;  // with frozen parameters; not in what is above
  std::vector<CopyTime> copies;
  double empty_loop_us = 0;
};

// Fills in the part of the report that is counted, not measured.
CompileReport count_report(const CompiledGraph& compiled);
// Adds the floors. Errors: those of MachinePace.
Result<void> add_floors(CompileReport& report, MachinePace& pace);
// Adds those of a GPU, and its name. Errors: those of GpuPace.
Result<void> add_floors(CompileReport& report, GpuPace& pace);

nlohmann::ordered_json to_json(const CompileReport& report);
// At most 100 columns wide.
std::string to_text(const CompileReport& report, Color color);
// Prints a table of many graphs, one row each.
std::string to_text(std::span<const CompileReport> reports, Color color);

}  // namespace passnet
