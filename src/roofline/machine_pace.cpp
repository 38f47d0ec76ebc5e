#include "roofline/machine_pace.hpp"

#include "base/thread_pool.hpp"
#include "compile/pipeline.hpp"
#include "eval/alone/run_alone.hpp"
#include "eval/side/failure.hpp"
#include "generate/inputs.hpp"
#include "kernel/costs/roofline.hpp"
#include "kernel/target.hpp"
#include "roofline/probe_graphs.hpp"
#include "sandbox/worker/worker.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

namespace passnet {
namespace {

constexpr double kTimeoutS = 30;  // not tuning: of a worker

// The worker's result at the start of its memory.
struct Findings {
  static constexpr size_t kMost = 32;  // not tuning: sizes are powers of two
  uint64_t count = 0;
  CopyTime copies[kMost];
  double empty_loop_us = 0;
};

constexpr size_t kHead = 4096;  // not tuning: bytes of a page
static_assert(sizeof(Findings) <= kHead);

Setup copies_setup(size_t threads, const std::optional<Processors>& processors) {
  return [threads, processors](const Request& given) -> std::expected<Entry, std::string> {
    const std::span<std::byte> memory = given.memory[0];
    // Lives as long as the process.
    ThreadPool* pool = nullptr;
    if (threads > 1) {
      pool = std::make_unique<ThreadPool>(threads, [processors](size_t helper) {
               if (processors) bind_thread(processors->helper(helper));
             }).release();
    }
    return [memory, pool] {
      auto* const findings = reinterpret_cast<Findings*>(memory.data());
      const std::vector<CopyTime> copies = time_copies(memory.subspan(kHead), pool);
      findings->count = std::min(copies.size(), Findings::kMost);
      std::ranges::copy_n(copies.begin(), static_cast<std::ptrdiff_t>(findings->count),
                          findings->copies);
      findings->empty_loop_us = time_empty_loop(pool);
      return 0;
    };
  };
}

}  // namespace

double interpolate_copy(std::span<const CopyTime> copies, double bytes) {
  if (bytes <= 0) return 0;
  if (bytes <= copies.front().bytes) return copies.front().us * bytes / copies.front().bytes;
  if (bytes >= copies.back().bytes) return copies.back().us * bytes / copies.back().bytes;
  size_t above = 1;
  while (copies[above].bytes < bytes) ++above;
  const CopyTime& low = copies[above - 1];
  const CopyTime& high = copies[above];
  const double share = std::log(bytes / low.bytes) / std::log(high.bytes / low.bytes);
  return low.us * std::pow(high.us / low.us, share);
}

Result<void> MachinePace::measure_copies(size_t bytes) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  const SharedMemory memory = TRY(SharedMemory::create(kHead + bytes));
  Worker worker = TRY(Worker::start({.name = "copies",
                                     .memory = {&memory},
                                     .hand_over = HandOver::kYield,
                                     .threads = threads_ > 1,
                                     .processors = processors},
                                    copies_setup(threads_, processors)));
  const CallResult result = worker.call(kTimeoutS);
  if (!result.ok()) return fail_call("timing copies", result);
  Findings findings;
  std::memcpy(&findings, memory.bytes().data(), sizeof findings);
  copies_.assign(findings.copies, findings.copies + findings.count);
  empty_loop_us_ = findings.empty_loop_us;
  return {};
}

Result<double> MachinePace::copy_us(int64_t bytes) {
  const auto wanted = static_cast<double>(std::max<int64_t>(bytes, 0));
  auto size = static_cast<size_t>(target_.roofline->min_copy_bytes);
  const auto largest = static_cast<size_t>(target_.roofline->max_copy_bytes);
  while (static_cast<double>(size) < wanted && size < largest) size *= 2;
  if (copies_.empty() || copies_.back().bytes < static_cast<double>(size)) {
    TRY(measure_copies(size));
  }
  return interpolate_copy(copies_, wanted);
}

// FLOPs per µs; 0 if the library does not multiply that dtype natively.
Result<double> MachinePace::time_product(DType dtype, int64_t extent) const {
  const Graph graph = product_graph(dtype, extent, catalog_);
  const CompiledGraph compiled = TRY(compile(graph, catalog_, target_, Pipeline::kDefault));
  if (!compiled.kernels.empty()) return 0;
  const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
  const RunAlone alone =
      TRY(run_alone(compiled, {}, inputs,
                    {.warmup_calls = 4, .timed_calls = 50, .threads = threads_, .budget_s = 0.2}));
  const auto side = static_cast<double>(extent);
  return 2 * side * side * side / alone.least_us;
}

Result<double> MachinePace::library_pace(DType dtype) {
  if (const auto known = library_paces_.find(dtype); known != library_paces_.end()) {
    return known->second;
  }
  double pace = 0;
  for (const int64_t extent : {256, 512, 1024}) {
    pace = std::max(pace, TRY(time_product(dtype, extent)));
  }
  library_paces_[dtype] = pace;
  return pace;
}

}  // namespace passnet
