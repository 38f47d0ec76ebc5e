// What a worker that runs a plan is told, as bytes: its kernels, its calls, and where in the shared
// memory they work.
#pragma once

#include "runtime/plan.hpp"
#include "sandbox/nursery.hpp"
#include "sandbox/processors.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct SideLetter {
  std::vector<std::filesystem::path> libraries;
  size_t threads = 1;
  std::optional<Processors> processors;
  std::vector<size_t> block_offsets;  // in the first shared memory, a block each
  size_t counter_offset = 0;          // of the count of calls that went to the thread pool
  // Of a `StepTime` for each step, which every call then fills; none: nothing is timed.
  std::optional<size_t> times_offset;
  std::vector<Step> steps;
};

std::vector<std::byte> write_letter(const SideLetter& letter);
// Of bytes that `write_letter` wrote.
SideLetter read_letter(std::span<const std::byte> bytes);

// The setup of such workers: loads the kernels, starts the threads.
std::expected<Entry, std::string> set_up_side(const Assignment& assignment);

}  // namespace passnet
