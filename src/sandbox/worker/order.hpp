// The options of a worker and its first request, as the bytes that are sent to it.
#pragma once

#include "sandbox/landlock.hpp"
#include "sandbox/worker/worker_options.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

struct WorkerOrder {
  std::byte* control = nullptr;  // address of the control block in the supervisor
  bool threads = false;
  bool bound = false;
  bool has_mailbox = false;  // the last memory takes requests after the first
  Processors processors{};
  WorkerLimits limits;
  uint32_t left_out = 0;
};

struct MemoryPlace {
  std::byte* wanted = nullptr;
  uint64_t bytes = 0;
  bool is_reserved = false;
};

// An order and all that follows it.
struct Orders {
  WorkerOrder order;
  std::vector<MemoryPlace> places;  // addresses of the shared memory in the supervisor
  FileView view;
  std::vector<std::byte> request;
};

// `mailbox` may be null. `request` is the first one.
std::vector<std::byte> write_order(WorkerKind kind, const WorkerOptions& options,
                                   const SharedMemory& control, const SharedMemory* mailbox,
                                   std::span<const std::byte> request);
// Reads what `write_order` wrote.
Orders read_order(std::span<const std::byte> bytes);

}  // namespace passnet
