// The request to a worker that runs a plan, as bytes: its kernels, its calls, and their places in
// the shared memory.
#pragma once

#include "base/bytes.hpp"
#include "runtime/plan.hpp"
#include "sandbox/worker/processors.hpp"
#include "sandbox/worker/request.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct PlanRequest {
  std::vector<std::filesystem::path> libraries;
  size_t threads = 1;
  std::optional<Processors> processors;
  std::vector<size_t> block_offsets;  // in the first shared memory, one per block
  size_t counter_offset = 0;          // of the number of calls that used the thread pool
  // The offset of one `StepTime` per step, which every call then fills; none: nothing is timed.
  std::optional<size_t> times_offset;
  std::vector<Step> steps;
};

// A call of a worker that runs one of several plans and is trusted to time it: in a shared memory
// behind those of the plans.
struct JointCall {
  uint32_t plan = 0;     // its number
  uint32_t helpers = 1;  // the call may use threads of the pool: the supervisor sleeps meanwhile
  int64_t ns = 0;        // the time of the call; the worker writes it
  int64_t alone_ns = 0;  // of which it did the work of threads that had no processor; likewise
};

// The request to a worker that runs one plan, or several, each in a shared memory of its own. If it
// is joint, the memory behind those holds a JointCall.
struct WorkerRequest {
  std::vector<PlanRequest> plans;
  bool is_joint = false;
};

void transfer(Transfer& bytes, PlanRequest& request);
void transfer(Transfer& bytes, WorkerRequest& request);

// Sets up workers for the bytes of a WorkerRequest: loads the kernels and starts the threads, which
// all plans of a worker share.
std::expected<Entry, std::string> set_up_plan(const Request& request);

}  // namespace passnet
