#include "report/compile_report.hpp"

#include "compile/gpu/gpu.hpp"
#include "draw/units.hpp"
#include "eval/record/tuned.hpp"
#include "report/format.hpp"
#include "report/table.hpp"
#include "roofline/gpu_pace.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

LaunchKind kind_of(const CompiledGraph& compiled, size_t step) {
  if (is_library_step(compiled.plan.steps[step])) return LaunchKind::kLibrary;
  const StepOrigin& origin = compiled.origins[step];
  const bool is_generated = origin.phase > 0 || !origin.fused.kernel.stages.empty();
  return is_generated ? LaunchKind::kKernel : LaunchKind::kPass;
}

double rounded(double value) { return std::round(value * 1000) / 1000; }

Json ratio(double value, double floor) {
  return floor > 0 ? Json(rounded(value / floor)) : Json(nullptr);
}

Json to_json(const LaunchReport& launch) {
  Json row = {{"label", launch.label},
              {"kind", name(launch.kind)},
              {"read", launch.cost.traffic.read},
              {"written", launch.cost.traffic.written},
              {"scratch_bytes", launch.cost.scratch_bytes},
              {"flops", launch.cost.flops},
              {"floor_us", rounded(launch.floor.us())}};
  if (launch.timing) {
    row["threads"] = launch.timing->threads;
    row["time_us"] = rounded(launch.timing->median_us);
    row["distance"] = ratio(launch.timing->median_us, launch.floor.us());
  }
  return row;
}

std::string bytes_text(int64_t bytes) { return short_number(static_cast<double>(bytes)) + "B"; }

std::string times_text(double value, double floor) {
  return floor > 0 ? fmt::format("{:.2f}", value / floor) : "–";
}

std::string plural(size_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : one.ends_with("ch") ? "es" : "s");
}

Table launch_table(const CompileReport& report) {
  Table table{.columns = {{""},
                          {"launch", Align::kLeft},
                          {"threads"},
                          {"read"},
                          {"written"},
                          {"FLOPs"},
                          {"floor µs"},
                          {"µs"},
                          {"floors"}}};
  size_t number = 0;
  for (const LaunchReport& launch : report.launches) {
    const std::string_view mark = launch.kind == LaunchKind::kLibrary ? "library: " : "";
    const double floor = launch.floor.us();
    const auto& timing = launch.timing;
    table.rows.push_back({{std::to_string(++number), Tone::kFaint},
                          {fmt::format("{}{}", mark, launch.label)},
                          {timing ? std::to_string(timing->threads) : "–"},
                          {bytes_text(launch.cost.traffic.read)},
                          {bytes_text(launch.cost.traffic.written)},
                          {short_number(launch.cost.flops)},
                          {format_microseconds(floor)},
                          {timing ? format_microseconds(timing->median_us) : "–"},
                          {timing ? times_text(timing->median_us, floor) : "–"}});
  }
  return table;
}

std::string floor_line(const CompileReport& report) {
  const auto least = static_cast<double>(report.cost.least.bytes());
  std::string text = fmt::format("{} µs, ", format_microseconds(report.floor.us()));
  text += fmt::format("a copy of {}B", short_number(least));
  if (report.floor.memory_us > 0) {
    text += fmt::format(" ({:.1f} GB/s)", least / report.floor.memory_us / 1000);
  }
  if (report.floor.library_us > 0) {
    text += fmt::format("; the library at its best {} µs",
                        format_microseconds(report.floor.library_us));
  }
  return text;
}

}  // namespace

std::string_view name(LaunchKind kind) {
  switch (kind) {
    case LaunchKind::kKernel:
      return "kernel";
    case LaunchKind::kLibrary:
      return "library";
    case LaunchKind::kPass:
      return "pass";
  }
  UNREACHABLE();
}

CompileReport count_report(const CompiledGraph& compiled) {
  CompileReport report{.graph = {},
                       .device = {},
                       .pipeline = {},
                       .distinct_kernels = compiled.kernels.size(),
                       .cost = plan_cost(compiled),
                       .matched = {},
                       .tuned = {},
                       .launches = {},
                       .time = {},
                       .frozen = {},
                       .copies = {}};
  for (size_t step = 0; step < compiled.origins.size(); ++step) {
    report.launches.push_back({.label = compiled.origins[step].label,
                               .kind = kind_of(compiled, step),
                               .cost = report.cost.steps[step],
                               .timing = {}});
  }
  return report;
}

namespace {

template <typename Pace>
Result<void> add_floors_of(CompileReport& report, Pace& pace) {
  report.floor.memory_us = TRY(pace.copy_us(report.cost.least.bytes()));
  double flops = 0;
  for (const auto& [dtype, own] : report.cost.library_flops) {
    const double best = TRY(pace.library_pace(dtype));
    flops += own;
    if (best > 0) report.floor.library_us += own / best;
  }
  for (LaunchReport& launch : report.launches) {
    launch.floor.memory_us = TRY(pace.copy_us(launch.cost.traffic.bytes()));
    const bool is_called = launch.kind == LaunchKind::kLibrary && flops > 0;
    if (is_called) launch.floor.library_us = report.floor.library_us * launch.cost.flops / flops;
  }
  return {};
}

}  // namespace

Result<void> add_floors(CompileReport& report, MachinePace& pace) {
  int64_t most = report.cost.least.bytes();
  for (const LaunchReport& launch : report.launches) {
    most = std::max(most, launch.cost.traffic.bytes());
  }
  TRY(pace.copy_us(most));  // measures all sizes at once
  TRY(add_floors_of(report, pace));
  report.copies.assign(pace.copies().begin(), pace.copies().end());
  report.empty_loop_us = pace.empty_loop_us();
  report.threads = pace.threads();
  return {};
}

Result<void> add_floors(CompileReport& report, GpuPace& pace) {
  report.device = pace.gpu().device().properties().name;
  return add_floors_of(report, pace);
}

Json to_json(const CompileReport& report) {
  const PlanCost& cost = report.cost;
  Json row = {{"graph", report.graph},
              {"pipeline", report.pipeline},
              {"threads", report.threads},
              {"nodes", report.nodes},
              {"ops", cost.ops},
              {"library_calls", cost.library_calls},
              {"launches", report.launches.size()},
              {"kernels", report.launches.size() - cost.library_calls},
              {"distinct_kernels", report.distinct_kernels},
              {"bytes", cost.moved.bytes()},
              {"read", cost.moved.read},
              {"written", cost.moved.written},
              {"arena_bytes", cost.arena_bytes},
              {"flops", cost.flops},
              {"transcendental", cost.is_transcendental},
              {"floor_bytes", cost.least.bytes()},
              {"floor_us", rounded(report.floor.us())},
              {"memory_floor_us", rounded(report.floor.memory_us)},
              {"library_floor_us", rounded(report.floor.library_us)},
              {"compile_ms", report.compile_ms}};
  if (!report.device.empty()) row["device"] = report.device;
  if (!report.matched.empty()) row["matched"] = report.matched;
  if (!report.tuned.empty()) row["tuned"] = to_json(report.tuned);
  if (report.frozen) {
    row["frozen"] = {{"launches", report.frozen->launches}, {"bytes", report.frozen->bytes}};
    if (report.frozen->time_us > 0) row["frozen"]["time_us"] = rounded(report.frozen->time_us);
  }
  if (report.time) {
    row["time_us"] = report.time->median_us;
    row["least_us"] = report.time->least_us;
    row["spread"] = report.time->spread;
    row["distance"] = ratio(report.time->median_us, report.floor.us());
    if (report.time->device_us) row["device_us"] = *report.time->device_us;
  }
  Json launches = Json::array();
  for (const LaunchReport& launch : report.launches) launches.push_back(to_json(launch));
  row["steps"] = std::move(launches);
  Json copies = Json::array();
  for (const CopyTime& copy : report.copies) {
    copies.push_back({static_cast<int64_t>(copy.bytes), rounded(copy.us)});
  }
  row["copies"] = std::move(copies);
  row["empty_loop_us"] = rounded(report.empty_loop_us);
  return row;
}

std::string to_text(const CompileReport& report, Color color) {
  const PlanCost& cost = report.cost;
  const size_t kernels = report.launches.size() - cost.library_calls;
  std::string text =
      fmt::format("{}, {}, {}\n\n", report.graph, report.pipeline,
                  report.device.empty() ? plural(report.threads, "thread") : report.device);
  const auto line = [&](std::string_view key, const std::string& value) {
    text += fmt::format("{:<9}{}\n", key, value);
  };
  line("launches",
       fmt::format("{}: {} ({} distinct), {}; {} beside the library's", report.launches.size(),
                   plural(kernels, "kernel"), report.distinct_kernels,
                   plural(cost.library_calls, "library call"), plural(cost.ops, "op")));
  line("moved", fmt::format("{} read, {} written by the launches; {}; temporaries take {}",
                            bytes_text(cost.moved.read), bytes_text(cost.moved.written),
                            short_number(cost.flops) + " FLOPs", bytes_text(cost.arena_bytes)));
  line("floor", floor_line(report));
  if (report.time) {
    line("time", fmt::format("{} µs in the median, {} at least, spread {:.0f} %: {} floors",
                             format_microseconds(report.time->median_us),
                             format_microseconds(report.time->least_us), report.time->spread * 100,
                             times_text(report.time->median_us, report.floor.us())));
    if (report.time->device_us) {
      line("device", fmt::format("{} µs by its own clock: {} floors",
                                 format_microseconds(report.time->device_us),
                                 times_text(*report.time->device_us, report.floor.us())));
    }
  }
  if (report.frozen) {
    const double us = report.frozen->time_us;
    line("frozen", fmt::format("{} once, {} kept{}", plural(report.frozen->launches, "launch"),
                               bytes_text(report.frozen->bytes),
                               us > 0 ? fmt::format("; {} µs", format_microseconds(us)) : ""));
  }
  if (report.threads > 1) {
    line("threads", fmt::format("starting a loop on all of them takes {} µs",
                                format_microseconds(report.empty_loop_us)));
  }
  line("compiled", report.compile_ms > 0 ? fmt::format("in {:.0f} ms", report.compile_ms)
                                         : std::string("before: from the cache"));
  for (const auto& [pass, times] : report.matched) {
    line("pass", fmt::format("{} matched {}", pass, plural(static_cast<size_t>(times), "time")));
  }
  for (const TunedBlock& block : report.tuned) line("tuned", describe(block));
  if (!report.launches.empty()) text += "\n" + render(launch_table(report), color);
  return text;
}

std::string to_text(std::span<const CompileReport> reports, Color color) {
  Table table{.columns = {{"graph", Align::kLeft},
                          {"ops"},
                          {"library"},
                          {"launches"},
                          {"moved"},
                          {"floor of"},
                          {"floor µs"},
                          {"µs"},
                          {"floors"}}};
  for (const CompileReport& report : reports) {
    const double floor = report.floor.us();
    const auto& time = report.time;
    table.rows.push_back({{report.graph},
                          {std::to_string(report.cost.ops)},
                          {std::to_string(report.cost.library_calls)},
                          {std::to_string(report.launches.size())},
                          {bytes_text(report.cost.moved.bytes())},
                          {bytes_text(report.cost.least.bytes())},
                          {format_microseconds(floor)},
                          {time ? format_microseconds(time->median_us) : "–"},
                          {time ? times_text(time->median_us, floor) : "–"}});
  }
  return render(table, color);
}

}  // namespace passnet
