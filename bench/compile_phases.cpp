// Measures the compiler proper, phase by phase: milliseconds of processor time of each for the
// graphs of `.graph` files, as one JSON line per file, with the memory that the process has
// reached.
//
//     build/bench/compile_phases FILE.graph…
#include "base/check.hpp"
#include "compile/pipeline.hpp"
#include "cpu/library/cpu_library.hpp"
#include "fuse/groups.hpp"
#include "fuse/live_out.hpp"
#include "fuse/merge.hpp"
#include "ir/text/text.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/unroll.hpp"
#include "library/library_ops.hpp"
#include "ops/catalog.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <time.h>

namespace passnet {
namespace {

enum class Phase : uint8_t { kParse, kLower, kLibrary, kUnroll, kGroup, kMerge, kWhole };
constexpr std::array<std::string_view, 7> kPhaseNames = {"parse", "lower", "library", "unroll",
                                                         "group", "merge", "whole"};
using Milliseconds = std::array<double, kPhaseNames.size()>;

// Counts only this thread, which is the only one: other work on the machine does not count.
double processor_ms() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

class Clock {
 public:
  explicit Clock(Milliseconds& times) : times_(times) {}

  template <class F>
  auto measure(Phase phase, F&& f) {
    const double begin = processor_ms();
    auto result = f();
    times_[static_cast<size_t>(phase)] = processor_ms() - begin;
    return result;
  }

 private:
  Milliseconds& times_;
};

Graph parse_one(const std::string& path, const Catalog& catalog) {
  std::ifstream file(path);
  Sources sources;
  const SourceId source =
      sources.add(path, {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
  Diagnostics diagnostics;
  auto graphs = parse_graphs(sources, source, catalog, diagnostics);
  CHECK(graphs.size() == 1);
  return std::move(graphs.front());
}

// Times the pipeline, then its phases one after the other. The pipeline comes first, so that the
// memory is as a command that has read a graph leaves it.
Milliseconds time_phases(const std::string& path, const Catalog& catalog) {
  Milliseconds times{};
  Clock clock(times);
  const Graph graph = clock.measure(Phase::kParse, [&] { return parse_one(path, catalog); });
  clock.measure(Phase::kWhole, [&] {
    return compile(graph, catalog, native_target(), Pipeline::kDefault).value();
  });
  LoopProgram program = clock.measure(Phase::kLower, [&] {
    LoopProgram lowered = lower_to_loops(graph, catalog).value();
    drop_unused(lowered);
    return lowered;
  });
  const auto calls = clock.measure(Phase::kLibrary, [&] {
    return cut_out_library_calls(program, graph, catalog, *native_target().library, cpu_library());
  });
  clock.measure(Phase::kUnroll, [&] {
    for (Computation& computation : program.computations) {
      computation.kernel =
          unroll_reductions(std::move(computation.kernel), native_target().fusion->max_unrolled);
    }
    return 0;
  });
  const GroupOptions options{.launches_alone = [&](const Computation& computation) {
    return calls[static_cast<size_t>(&computation - program.computations.data())].has_value();
  }};
  const auto groups = clock.measure(
      Phase::kGroup, [&] { return choose_groups(program, options, native_target()); });
  clock.measure(Phase::kMerge, [&] {
    size_t stages = 0;
    const std::vector<bool> live_out = find_live_out(program, groups);
    for (const auto& group : groups) {
      if (calls[group.front()]) continue;
      stages += merge_computations(program, group, live_out, native_target()).kernel.stages.size();
    }
    return stages;
  });
  return times;
}

void print_phases(std::span<const char* const> paths) {
  constexpr int kRepeats = 3;
  const Catalog catalog = make_catalog();
  for (const char* const path : paths) {
    Milliseconds least;
    least.fill(1e300);
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
      const Milliseconds times = time_phases(path, catalog);
      for (size_t i = 0; i < least.size(); ++i) least[i] = std::min(least[i], times[i]);
      if (least.back() > 5'000) break;
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    fmt::print("{{\"file\": \"{}\"", path);
    for (size_t i = 0; i < least.size(); ++i) {
      fmt::print(", \"{}_ms\": {:.3f}", kPhaseNames[i], least[i]);
    }
    fmt::print(", \"peak_mib\": {:.1f}}}\n", static_cast<double>(usage.ru_maxrss) / 1024);
  }
}

}  // namespace
}  // namespace passnet

int main(int count, char** arguments) {
  passnet::print_phases(std::span(arguments, static_cast<size_t>(count)).subspan(1));
  return 0;
}
