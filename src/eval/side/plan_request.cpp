#include "eval/side/plan_request.hpp"

#include "base/clock.hpp"
#include "base/thread_pool.hpp"
#include "cpu/executable.hpp"
#include "runtime/transfer_plan.hpp"
#include "sandbox/worker/control_block.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

namespace passnet {
namespace {

// A plan that a worker can run.
struct LoadedPlan {
  KernelLibraries libraries;
  std::unique_ptr<Executable> executable;
  uint64_t* pool_calls = nullptr;
  std::span<StepTime> times;  // empty: nothing is timed

  void run() {
    if (!times.empty()) return executable->run_timed(times);
    executable->run();
    *pool_calls = executable->parallel_calls();
  }
};

constexpr int64_t kFallAsleepNs = 10'000;
constexpr std::chrono::milliseconds kWake{20};  // a call on fewer threads gives no sample

void spin_for(int64_t ns) {
  for (const int64_t begin = now_ns(); now_ns() - begin < ns;) relax_processor();
}

// Libraries and stacks of threads come to other pages than in the workers before, all of which are
// forks of one process: where they happen to be is not the same in all rounds.
void move_addresses() {
  constexpr uint32_t kMostPages = 4096;
  uint32_t pages = 0;
  if (getrandom(&pages, sizeof pages, 0) != sizeof pages) return;
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  (void)mmap(nullptr, (1 + pages % kMostPages) * page, PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}

// The state of the worker between calls.
struct Loaded {
  std::unique_ptr<ThreadPool> pool;
  std::vector<LoadedPlan> plans;

  // Helpers and the supervisor may have one processor: while one side works, the other must sleep.
  void wake_helpers() {
    if (!pool) return;
    spin_for(kFallAsleepNs);
    pool->wake(kWake);
  }
  void rest_helpers() {
    if (!pool) return;
    pool->rest();
    spin_for(kFallAsleepNs);
  }
  int64_t alone_ns() const { return pool ? pool->alone().count() : 0; }
};

std::expected<LoadedPlan, std::string> load_plan(PlanRequest request, std::byte* memory,
                                                 ThreadPool* pool) {
  auto libraries = KernelLibraries::load(request.libraries);
  if (!libraries) return std::unexpected(libraries.error());
  LoadedPlan loaded{.libraries = *std::move(libraries)};
  Plan plan;
  plan.blocks.resize(request.block_offsets.size());
  plan.steps = std::move(request.steps);
  auto executable = Executable::load(plan, loaded.libraries, pool);
  if (!executable) return std::unexpected(executable.error());
  loaded.executable = *std::move(executable);
  for (uint32_t block = 0; block < request.block_offsets.size(); ++block) {
    loaded.executable->place({block}, memory + request.block_offsets[block]);
  }
  loaded.executable->warm_up();
  loaded.pool_calls = reinterpret_cast<uint64_t*>(memory + request.counter_offset);
  if (request.times_offset) {
    loaded.times = {reinterpret_cast<StepTime*>(memory + *request.times_offset), plan.steps.size()};
  }
  return loaded;
}

}  // namespace

void transfer(Transfer& bytes, PlanRequest& request) {
  bytes(request.libraries, request.threads, request.processors, request.block_offsets,
        request.counter_offset, request.times_offset, request.steps);
}

void transfer(Transfer& bytes, WorkerRequest& request) { bytes(request.is_joint, request.plans); }

std::expected<Entry, std::string> set_up_plan(const Request& given) {
  move_addresses();
  auto [requests, is_joint] = from_bytes<WorkerRequest>(given.bytes);
  auto loaded = std::make_unique<Loaded>();
  const size_t threads = requests.front().threads;
  if (threads > 1) {
    loaded->pool = std::make_unique<ThreadPool>(
        threads, [processors = requests.front().processors](size_t helper) {
          if (processors) bind_thread(processors->helper(helper));
        });
  }
  for (size_t i = 0; i < requests.size(); ++i) {
    auto plan = load_plan(std::move(requests[i]), given.memory[i].data(), loaded->pool.get());
    if (!plan) return std::unexpected(plan.error());
    loaded->plans.push_back(*std::move(plan));
  }
  if (!is_joint) {
    return [loaded = std::move(loaded)] {
      loaded->plans.front().run();
      return 0;
    };
  }
  auto& call = *reinterpret_cast<JointCall*>(given.memory[requests.size()].data());
  return [loaded = std::move(loaded), &call] {
    if (call.helpers != 0) loaded->wake_helpers();
    const int64_t alone_ns = loaded->alone_ns();
    const int64_t begin = now_ns();
    loaded->plans[call.plan].run();
    store_fence();
    call.ns = now_ns() - begin;
    call.alone_ns = loaded->alone_ns() - alone_ns;
    if (call.helpers != 0) loaded->rest_helpers();
    return 0;
  };
}

}  // namespace passnet
