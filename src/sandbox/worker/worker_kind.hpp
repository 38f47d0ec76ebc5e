// The kinds of workers and the rights of each, as data.
#pragma once

#include "sandbox/seccomp.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace passnet {

enum class WorkerKind : uint8_t { kCandidate, kService, kDevice };

struct WorkerLimits {
  double setup_s = 10;  // wall-clock limit of preparing for one request
  double cpu_s = 600;   // CPU limit over the life of the process, all threads together
  // Address space beyond that of the fork; a worker that may start threads gets additional space
  // for one thread per core. 0: no limit, for drivers that reserve terabytes.
  uint64_t heap_bytes = uint64_t{1} << 30;
};

struct WorkerKindInfo {
  WorkerKind kind;
  std::string_view name;
  std::string_view purpose;
  SystemCalls serving;          // the list that applies while it serves calls
  bool takes_requests = false;  // after its first request
  bool is_trusted = false;      // it runs no author's code: no layer keeps it from the system
  WorkerLimits limits{};
  std::span<const std::string_view> devices{};       // device nodes that it may open
  std::span<const std::string_view> kernel_files{};  // the same in /proc and /sys
};

inline constexpr std::array<WorkerKindInfo, 3> kWorkerKinds{{
    {.kind = WorkerKind::kCandidate,
     .name = "candidate",
     .purpose = "runs code that nobody trusts: one request, then calls that only compute",
     .serving = SystemCalls::kEntry},
    {.kind = WorkerKind::kService,
     .name = "service",
     .purpose = "gets ready for request after request, with what it may do in a setup",
     .serving = SystemCalls::kSetup,
     .takes_requests = true},
    {.kind = WorkerKind::kDevice,
     .name = "device",
     .purpose = "drives a device with code that the compiler printed, call after call",
     .serving = SystemCalls::kSetup,
     .is_trusted = true,
     .limits = {.setup_s = 60, .cpu_s = 1e6, .heap_bytes = 0}},
}};

constexpr const WorkerKindInfo& info(WorkerKind kind) {
  return kWorkerKinds[static_cast<size_t>(kind)];
}

}  // namespace passnet
