#include "codegen/cuda/cuda_schedule.hpp"

#include "base/check.hpp"
#include "codegen/cuda/parallel_loops.hpp"
#include "kernel/analysis/index_range.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/analysis/stage_graph.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace passnet {
namespace {

// not tuning: how many of the words of arguments a stage needs at most, per access and loop
constexpr int64_t kWordBytes = 8;

// A range of integers of 32 bits that leaves room for the number of a thread that has no work.
bool is_narrow(int64_t count) { return count < kIndex32Range.max / 2; }

class StageScheduler {
 public:
  StageScheduler(const Kernel& kernel, size_t stage, std::span<const Layout> layouts,
                 const Target& target)
      : kernel_(kernel), stage_(kernel.stages[stage]), layouts_(layouts), target_(target) {
    own_.stage = stage;
    own_.max_chain = target.schedule.max_f32_chain;
  }

  CudaStage run() {
    own_.nest = analyze_stage(kernel_, stage_, layouts_, Bounds::kTrusted);
    order_loops();
    join_loops();
    own_.threads = 1;
    for (size_t loop = 0; loop < own_.spread; ++loop) own_.threads *= own_.nest.extents[loop];
    choose_widths();
    place();
    return std::move(own_);
  }

 private:
  // Loops over threads come first; the last of them is the one along which neighboring threads
  // access neighboring elements most.
  void order_loops() {
    const std::vector<bool> parallel = find_parallel_loops(kernel_, stage_, own_.nest);
    std::vector<size_t> order;
    for (size_t loop = 0; loop < parallel.size(); ++loop) {
      if (parallel[loop]) order.push_back(loop);
    }
    own_.spread = order.size();
    const auto best = std::ranges::max_element(
        order, [&](size_t a, size_t b) { return contiguity(a) < contiguity(b); });
    if (best != order.end()) {
      std::ranges::stable_sort(order, [&](size_t a, size_t b) { return reach(a) > reach(b); });
      const size_t last = find_last(order);
      std::erase(order, last);
      order.push_back(last);
    }
    for (size_t loop = 0; loop < parallel.size(); ++loop) {
      if (!parallel[loop]) order.push_back(loop);
    }
    permute(own_.nest, order);
  }

  size_t find_last(std::span<const size_t> order) const {
    size_t last = order.back();
    for (const size_t loop : order) {
      if (contiguity(loop) > contiguity(last)) last = loop;
    }
    return last;
  }

  // The order of loops in memory: the stride of the target, as far as it has one.
  int64_t reach(size_t loop) const {
    const Access& access = own_.nest.target;
    return access.affine ? std::abs(access.strides[loop]) : 0;
  }

  // Counts the accesses that are contiguous along a loop; a store counts as two loads.
  int64_t contiguity(size_t loop) const {
    if (own_.nest.extents[loop] == 1) return -1;
    const auto is_unit = [&](const Access& access) {
      return access.affine && std::abs(access.strides[loop]) == 1;
    };
    int64_t count = is_unit(own_.nest.target) ? 2 : 0;
    for (const auto& [id, load] : own_.nest.loads) count += is_unit(load) ? 1 : 0;
    return count;
  }

  // Drops loops of one iteration, and merges neighbors if they are all of one kind.
  void join_loops() {
    Nest& nest = own_.nest;
    if (own_.spread == own_.free()) {
      simplify(nest);
      own_.spread = own_.free();
      return;
    }
    for (size_t loop = nest.extents.size(); loop-- > 0;) {
      if (nest.extents[loop] != 1) continue;
      drop_unit(nest, loop);
      if (loop < own_.spread) --own_.spread;
    }
  }

  void choose_widths() {
    const auto& extents = own_.nest.extents;
    own_.narrow = is_narrow(own_.threads) &&
                  std::ranges::all_of(extents, [](int64_t extent) { return is_narrow(extent); });
    const StageRanges ranges = find_ranges(kernel_, stage_, layouts_);
    own_.in_32.resize(kernel_.exprs.size());
    for (const ExprId id : own_.nest.exprs) {
      const Expr& expr = kernel_.expr(id);
      if (expr.dtype != DType::kI64 || !ranges.values[id.index].is_within(kIndex32Range)) continue;
      own_.in_32[id.index] = can_narrow(expr);
    }
  }

  // Requires that operands have been decided.
  bool can_narrow(const Expr& expr) const {
    if (expr.op == ScalarOp::kIndex) return own_.narrow;
    if (expr.op == ScalarOp::kLoad) return false;
    if (expr.op == ScalarOp::kCast) return kernel_.expr(expr.operands[0]).dtype == DType::kBool;
    return std::ranges::all_of(expr.operands, [&](ExprId id) {
      return own_.in_32[id.index] || kernel_.expr(id).dtype == DType::kBool;
    });
  }

  void place() {
    PlacementRequest request;
    request.order.resize(own_.nest.extents.size());
    std::iota(request.order.begin(), request.order.end(), size_t{0});
    request.roots.push_back(stage_.value);
    if (stage_.guard.valid()) {
      request.roots.push_back(stage_.guard);
      request.early_roots.push_back(stage_.guard);
    }
    if (own_.nest.uses_target_index) {
      request.roots.insert(request.roots.end(), stage_.target_index.begin(),
                           stage_.target_index.end());
    }
    own_.placement = place_exprs(kernel_, own_.nest, request);
  }

  const Kernel& kernel_;
  const Stage& stage_;
  std::span<const Layout> layouts_;
  const Target& target_;
  CudaStage own_;
};

// Returns the max number of bytes of the arguments that a stage needs. Literals need none.
int64_t argument_bytes(const CudaStage& stage, CppNumbers numbers) {
  const auto accesses = static_cast<int64_t>(stage.nest.loads.size()) + 1;
  const auto loops = static_cast<int64_t>(stage.nest.extents.size());
  if (numbers == CppNumbers::kLiterals) return accesses * kWordBytes;
  constexpr int64_t kDims = 8;  // not tuning: of an access without an affine form
  const auto values = static_cast<int64_t>(stage.nest.exprs.size());
  return (accesses * (2 + std::max(loops, kDims)) + 3 * loops + values + 4) * kWordBytes;
}

// True if a thread of the stage has anything to do.
bool has_work(const Kernel& kernel, const CudaStage& stage) {
  if (kernel.stages[stage.stage].kind == StageKind::kReduce) return stage.threads > 0;
  return std::ranges::all_of(stage.nest.extents, [](int64_t extent) { return extent > 0; });
}

}  // namespace

CudaSchedule cuda_schedule(const Kernel& kernel, std::span<const Layout> layouts,
                           const Target& target, CppNumbers numbers) {
  CudaSchedule schedule{.kernel = kernel, .numbers = numbers};
  const StageGraph graph = find_stage_graph(kernel);
  const std::set<size_t> levels(graph.levels.begin(), graph.levels.end());
  const CudaCosts& costs = target.cuda;
  for (const size_t level : levels) {
    CudaPhase phase;
    int64_t bytes = 0;
    const auto finish = [&] {
      if (!phase.blocks.empty()) schedule.phases.push_back(std::move(phase));
      phase = {};
      bytes = 0;
    };
    for (size_t at = 0; at < kernel.stages.size(); ++at) {
      if (graph.levels[at] != level) continue;
      CudaStage stage = StageScheduler(kernel, at, layouts, target).run();
      if (!has_work(kernel, stage)) continue;
      const int64_t needed = argument_bytes(stage, numbers) + kWordBytes;
      if (bytes + needed > costs.max_argument_bytes) finish();
      bytes += needed;
      const int64_t count = (stage.threads + costs.block - 1) / costs.block;
      phase.shape.block[0] = costs.block;
      phase.shape.grid[0] = phase.blocks.empty() ? count : phase.shape.grid[0] + count;
      phase.blocks.push_back({.stage = std::move(stage), .count = count});
    }
    finish();
  }
  return schedule;
}

std::vector<std::string> describe(const CudaSchedule& schedule) {
  std::vector<std::string> lines;
  for (size_t at = 0; at < schedule.phases.size(); ++at) {
    const CudaPhase& phase = schedule.phases[at];
    std::string line = fmt::format("phase {}: {} blocks of {} threads;", at, phase.shape.grid[0],
                                   phase.shape.block[0]);
    for (const CudaBlocks& blocks : phase.blocks) {
      const bool is_first = &blocks == phase.blocks.data();
      line += fmt::format("{} stage {}: a thread per element, {}{}", is_first ? "" : ",",
                          blocks.stage.stage, blocks.stage.threads,
                          blocks.stage.narrow ? "" : ", in 64 bits");
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace passnet
