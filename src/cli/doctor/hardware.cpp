#include "cli/doctor/hardware.hpp"

#include "base/thread_count.hpp"
#include "eval/record/statistics.hpp"
#include "kernel/target.hpp"
#include "report/format.hpp"
#include "sandbox/available_memory.hpp"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <thread>
#include <utility>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// Returns the first line of a file, or nothing.
std::optional<std::string> first_line(const fs::path& path) {
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) return std::nullopt;
  return line;
}

// Returns the text after `key` and a colon in a file such as /proc/cpuinfo; empty if there is none.
std::string field(const fs::path& path, std::string_view key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(key)) continue;
    const size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    const size_t begin = line.find_first_not_of(" \t", colon + 1);
    return begin == std::string::npos ? "" : line.substr(begin);
  }
  return "";
}

std::optional<uint64_t> number(std::string_view text) {
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() ? std::optional(value) : std::nullopt;
}

// Returns the strictest limit of a control group and those around it: `cpu.max`, `memory.max`.
template <class Read>
std::optional<double> group_limit(const char* file, Read read) {
  std::optional<double> least;
  for (fs::path folder = control_group(); folder.string().starts_with("/sys/fs/cgroup");
       folder = folder.parent_path()) {
    const auto line = first_line(folder / file);
    const std::optional<double> limit = line ? read(*line) : std::nullopt;
    if (limit && (!least || *limit < *least)) least = limit;
  }
  return least;
}

std::optional<double> cpu_limit() {
  return group_limit("cpu.max", [](const std::string& line) -> std::optional<double> {
    std::istringstream words(line);
    double quota = 0;
    double period = 0;
    if (!(words >> quota >> period) || period <= 0) return std::nullopt;  // "max"
    return quota / period;
  });
}

std::optional<double> memory_limit() {
  return group_limit("memory.max", [](const std::string& line) -> std::optional<double> {
    const auto bytes = number(line);
    return bytes ? std::optional<double>(static_cast<double>(*bytes)) : std::nullopt;
  });
}

void examine_instructions(Findings& findings) {
  const std::string flags = " " + field("/proc/cpuinfo", "flags") + " ";
  std::string sets;
  for (const auto& [flag, shown] : {std::pair{"amx_tile", "AMX"},
                                    {"avx512_fp16", "AVX512-FP16"},
                                    {"avx512_bf16", "AVX512-BF16"},
                                    {"avx512_vnni", "AVX512-VNNI"},
                                    {"f16c", "F16C"}}) {
    if (flags.find(fmt::format(" {} ", flag)) != std::string::npos)
      sets += fmt::format(", {}", shown);
  }
  const bool v3 = runs_here(*find_target("x86-64-v3"));
  const bool v4 = runs_here(*find_target("x86-64-v4"));
  Finding finding{.what = "instructions", .needed = true};
  finding.found = (v4 ? "x86-64-v4 (AVX-512)" : v3 ? "x86-64-v3 (AVX2)" : "below x86-64-v3") + sets;
  if (!v3) {
    finding.health = Health::kMissing;
    finding.advice = "kernels are compiled for AVX2 at least: use another machine";
  } else if (!v4) {
    finding.health = Health::kDegraded;
    finding.advice = "kernels use AVX2: speedups differ from those on AVX-512 machines";
  }
  findings.push_back(std::move(finding));
}

void examine_cores(Findings& findings) {
  const size_t usable = usable_processors();
  const auto limit = cpu_limit();
  Finding finding{.what = "processors"};
  finding.found = fmt::format("{} of {} usable", usable, std::thread::hardware_concurrency());
  if (limit) finding.found += fmt::format(", control group: {:.1f}", *limit);
  if (usable < 2 || (limit && *limit < 2)) {
    finding.health = Health::kDegraded;
    finding.advice =
        "the supervisor and a worker share a processor, so times are noisy: give it two";
  }
  findings.push_back(std::move(finding));
}

void examine_memory(Findings& findings) {
  constexpr double kEnough = 2.0 * (uint64_t{1} << 30);
  const auto available = number(field("/proc/meminfo", "MemAvailable"));
  const auto total = number(field("/proc/meminfo", "MemTotal"));
  const auto limit = memory_limit();
  const double usable =
      std::min(static_cast<double>(available.value_or(0)) * 1024, limit.value_or(1e300));
  Finding finding{.what = "memory"};
  finding.found = fmt::format("{} available of {}", format_bytes(available.value_or(0) * 1024),
                              format_bytes(total.value_or(0) * 1024));
  if (limit) {
    finding.found +=
        fmt::format(", control group: {}", format_bytes(static_cast<uint64_t>(*limit)));
  }
  if (usable < kEnough) {
    finding.health = Health::kDegraded;
    finding.advice = "whole models and several compilers at once need over 2 GiB";
  }
  findings.push_back(std::move(finding));
}

void examine_clock(Findings& findings) {
  const auto governor = first_line("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
  const auto no_turbo = first_line("/sys/devices/system/cpu/intel_pstate/no_turbo");
  const auto boost = first_line("/sys/devices/system/cpu/cpufreq/boost");
  const bool turbo = no_turbo == "0" || boost == "1";
  Finding finding{.what = "clock"};
  finding.found = "governor " + governor.value_or("not readable") + ", turbo " +
                  (!no_turbo && !boost ? "not readable"
                   : turbo             ? "on"
                                       : "off");
  if (governor && *governor != "performance") {
    finding.health = Health::kDegraded;
    finding.advice = "times vary with the clock: set the governor to performance";
  }
  findings.push_back(std::move(finding));
}

// Times a loop that only computes: what spreads is the machine, not the code.
void examine_noise(Findings& findings) {
  constexpr int kRuns = 200;
  using Clock = std::chrono::steady_clock;
  std::vector<double> times;
  uint64_t state = 1;
  for (int run = 0; run < kRuns; ++run) {
    const auto begin = Clock::now();
    for (int i = 0; i < 200'000; ++i) state = state * 6364136223846793005u + 1442695040888963407u;
    times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - begin).count());
  }
  const double spread = relative_spread(times);
  Finding finding{.what = "noise"};
  finding.found =
      fmt::format("a loop of {:.0f} µs spreads by {:.1f} %, slowest {:.2f}x{}", median(times),
                  100 * spread, quantile(times, 1) / median(times), state == 0 ? " " : "");
  double load = 0;
  if (const auto line = first_line("/proc/loadavg")) {
    finding.found += ", load " + line->substr(0, line->find(' '));
    load = std::strtod(line->c_str(), nullptr);
  }
  if (is_noisy(spread, quantile(times, 1) / median(times), load, usable_processors())) {
    finding.health = Health::kDegraded;
    finding.advice =
        "other work disturbs times: intervals widen, and graphs become unstable or NOISY; end it, "
        "or "
        "judge with --threads 1";
  }
  findings.push_back(std::move(finding));
}

}  // namespace

bool is_noisy(double spread, double slowest, double load, size_t processors) {
  constexpr double kCalm = 0.05;
  constexpr double kOutlier = 3;
  return spread > kCalm || slowest > kOutlier || load > static_cast<double>(processors);
}

void examine_hardware(Findings& findings) {
  findings.push_back({.what = "processor", .found = field("/proc/cpuinfo", "model name")});
  examine_instructions(findings);
  examine_cores(findings);
  examine_memory(findings);
  examine_clock(findings);
  examine_noise(findings);
}

}  // namespace passnet
