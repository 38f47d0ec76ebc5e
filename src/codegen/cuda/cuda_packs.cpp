#include "codegen/cuda/cuda_packs.hpp"

#include "kernel/costs/cuda.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <vector>

namespace passnet {
namespace {

// True if the elements of each `pack` neighboring iterations of the loop are one aligned access.
bool is_pack(const Access& access, size_t along, int64_t pack) {
  if (!access.affine || !access.in_bounds || access.offset % pack != 0) return false;
  for (size_t loop = 0; loop < access.strides.size(); ++loop) {
    if (loop == along ? access.strides[loop] != 1 : access.strides[loop] % pack != 0) return false;
  }
  return true;
}

bool is_pack(const Access& access, int64_t pack) {
  return is_pack(access, access.strides.size() - 1, pack);
}

bool can_pack(const Stage& stage, const Nest& nest) {
  return stage.kind != StageKind::kScan && stage.store == StoreMode::kSet && !stage.guard.valid() &&
         !nest.extents.empty();
}

int64_t element_size(const Kernel& kernel, BufferId id) {
  return static_cast<int64_t>(byte_size(kernel.buffer(id).dtype));
}

// The value of an expression where the index of one loop is larger by one and that of another is
// smaller by one.
class SumOfIndices {
 public:
  SumOfIndices(const Kernel& kernel, const CudaBlocks& blocks, const Nest& nest, size_t loop,
               size_t other)
      : kernel_(kernel),
        blocks_(blocks),
        nest_(nest),
        loop_(loop),
        other_(other),
        known_(kernel.exprs.size()) {}

  // True if it is the same there.
  bool decides(ExprId id) {
    std::optional<bool>& known = known_[id.index];
    if (!known) known = finds(id);
    return *known;
  }

 private:
  bool finds(ExprId id) {
    const Expr& expr = kernel_.expr(id);
    if (is_index(id, loop_) || is_index(id, other_)) return false;
    if (expr.op == ScalarOp::kLoad) return decides(nest_.loads.at(id));
    if (expr.op == ScalarOp::kAdd && is_sum(expr.operands[0], expr.operands[1])) return true;
    return std::ranges::all_of(expr.operands, [&](ExprId operand) { return decides(operand); });
  }
  bool decides(const Access& load) const {
    return load.affine && load.strides[loop_] == load.strides[other_] &&
           !blocks_.is_target(load.buffer);
  }
  bool is_sum(ExprId a, ExprId b) const {
    return (is_index(a, loop_) && is_index(b, other_)) ||
           (is_index(a, other_) && is_index(b, loop_));
  }
  bool is_index(ExprId id, size_t loop) const {
    const Expr& expr = kernel_.expr(id);
    return expr.op == ScalarOp::kIndex && nest_.loop_of[static_cast<size_t>(expr.integer)] == loop;
  }

  const Kernel& kernel_;
  const CudaBlocks& blocks_;
  const Nest& nest_;
  size_t loop_;
  size_t other_;
  std::vector<std::optional<bool>> known_;
};

// Returns the loop over a window whose neighbors along `loop` overlap it, and need the same values
// there.
std::optional<size_t> find_window(const Kernel& kernel, const CudaBlocks& blocks,
                                  const CudaStage& stage, size_t loop) {
  const Stage& own = kernel.stages[stage.stage];
  const Nest& nest = stage.nest;
  const bool gives_position = own.combine == Combine::kArgMax || own.combine == Combine::kArgMin;
  if (own.kind != StageKind::kReduce || stage.work != RowWork::kAll || gives_position) return {};
  if (stage.items > blocks.max_unrolled) return {};
  for (size_t window = stage.free(); window < nest.extents.size(); ++window) {
    SumOfIndices sum(kernel, blocks, nest, loop, window);
    if (own.guard.valid() && !sum.decides(own.guard)) continue;
    const bool moves = std::ranges::any_of(nest.loads, [&](const auto& load) {
      return load.second.affine && load.second.strides[loop] != 0;
    });
    if (moves && sum.decides(own.value)) return window;
  }
  return {};
}

// Returns the loads of a map that every row has.
std::vector<ExprId> loads_of_rows(const Kernel& kernel, const CudaBlocks& blocks,
                                  const CudaStage& stage) {
  std::vector<ExprId> loads;
  if (kernel.stages[stage.stage].guard.valid()) return loads;
  for (const auto& [id, load] : stage.nest.loads) {
    const bool is_certain = load.in_bounds && !stage.placed(id).unsafe && stage.placed(id).uses > 0;
    if (is_certain && !blocks.is_target(load.buffer)) loads.push_back(id);
  }
  return loads;
}

// Sets what the stages need in steps of a loop; false if one of them cannot run in steps.
bool set_steps(const Kernel& kernel, size_t loop, CudaBlocks& blocks) {
  for (CudaStage& stage : blocks.stages) {
    stage.stepped.clear();
    stage.window = find_window(kernel, blocks, stage, loop);
    if (stage.window) continue;
    if (kernel.stages[stage.stage].kind != StageKind::kMap || stage.work != RowWork::kUniform) {
      return false;
    }
    stage.stepped = loads_of_rows(kernel, blocks, stage);
  }
  return true;
}

// Returns the registers with what all stages need in that many steps.
int64_t words_of_steps(const CudaBlocks& blocks, int64_t count) {
  int64_t words = 0;
  for (const CudaStage& stage : blocks.stages) {
    words += count * static_cast<int64_t>(stage.stepped.size());
    if (!stage.window) continue;
    const int64_t extent = stage.nest.extents[*stage.window];
    words += (count + extent - 1) * (stage.items / extent);
  }
  return words;
}

// Counts the expressions that differ along a loop.
int64_t count_repeated(const Kernel& kernel, const Nest& nest, size_t loop) {
  std::vector<bool> differs(kernel.exprs.size());
  const auto is_different = [&](ExprId id) {
    const Expr& expr = kernel.expr(id);
    if (expr.op == ScalarOp::kIndex) {
      return nest.loop_of[static_cast<size_t>(expr.integer)] == loop;
    }
    const auto load = nest.loads.find(id);
    if (load != nest.loads.end() && load->second.affine) return load->second.strides[loop] != 0;
    return std::ranges::any_of(expr.operands, [&](ExprId from) { return differs[from.index]; });
  };
  for (const ExprId id : nest.exprs) differs[id.index] = is_different(id);
  return std::ranges::count(differs, true);
}

}  // namespace

bool is_unit(const Access& access, size_t loop) {
  return access.affine && std::abs(access.strides[loop]) == 1;
}

void choose_pack(const Kernel& kernel, const CudaCosts& costs, std::span<const BufferId> locals,
                 const std::function<bool(int64_t pack)>& is_good, CudaStage& stage) {
  const Stage& own = kernel.stages[stage.stage];
  const Nest& nest = stage.nest;
  const bool is_map = own.kind == StageKind::kMap;
  if (!can_pack(own, nest)) return;
  const auto is_local = [&](const Access& access) {
    return std::ranges::find(locals, access.buffer) != locals.end();
  };
  const auto stays = [&](const Access& access) {
    return is_local(access) || (access.affine && access.in_bounds && access.strides.back() == 0);
  };
  int64_t widest = is_map ? element_size(kernel, own.target) : 1;
  for (const auto& [id, load] : nest.loads) {
    if (!stays(load)) widest = std::max(widest, element_size(kernel, load.buffer));
  }
  const auto fits = [&](int64_t pack) {
    return nest.extents.back() % pack == 0 && is_good(pack) &&
           (!is_map || is_pack(nest.target, pack)) &&
           std::ranges::all_of(nest.loads, [&](const auto& load) {
             return stays(load.second) || is_pack(load.second, pack);
           });
  };
  int64_t pack = std::min(costs.vector_bytes / widest, costs.max_flat_elements);
  while (pack > 1 && !fits(pack)) pack /= 2;
  if (pack <= 1) return;
  stage.pack = pack;
  for (const auto& [id, load] : nest.loads) {
    if (!stays(load)) stage.packed.push_back(id);
  }
}

int64_t choose_square(const Kernel& kernel, const CudaCosts& costs, size_t across, int64_t limit,
                      CudaStage& stage) {
  const Stage& own = kernel.stages[stage.stage];
  const Nest& nest = stage.nest;
  if (!can_pack(own, nest)) return 1;
  const size_t last = nest.extents.size() - 1;
  const auto is_single = [&](const Access& access) {
    return access.affine && access.in_bounds &&
           (access.strides[last] == 0 || access.strides[across] == 0);
  };
  const auto fits = [&](int64_t side) {
    return nest.extents[last] % side == 0 && nest.extents[across] % side == 0 &&
           is_pack(nest.target, last, side) &&
           std::ranges::all_of(nest.loads, [&](const auto& load) {
             return is_single(load.second) || is_pack(load.second, last, side) ||
                    is_pack(load.second, across, side);
           });
  };
  const auto words = [&](int64_t side) {
    int64_t bytes = 0;
    for (const auto& [id, load] : nest.loads) {
      if (!is_single(load)) bytes += side * side * element_size(kernel, load.buffer);
    }
    return bytes / kRegisterBytes;
  };
  int64_t widest = element_size(kernel, own.target);
  for (const auto& [id, load] : nest.loads) {
    widest = std::max(widest, element_size(kernel, load.buffer));
  }
  int64_t side = std::min({limit, costs.max_square, costs.vector_bytes / widest});
  while (side > 1 && (!fits(side) || words(side) > 2 * costs.max_ahead_words)) side /= 2;
  if (side <= 1) return 1;
  for (const auto& [id, load] : nest.loads) {
    if (is_single(load)) continue;
    (is_pack(load, last, side) ? stage.packed : stage.packed_across).push_back(id);
  }
  return side;
}

void choose_steps(const Kernel& kernel, const CudaCosts& costs, int64_t min_threads,
                  CudaBlocks& blocks) {
  const CudaStage& first = blocks.stages.front();
  if (blocks.team != 1 || first.spread == 0) return;
  // Neighboring threads keep the neighbors along the last loop.
  for (size_t loop = first.spread - 1; loop-- > 0;) {
    if (!set_steps(kernel, loop, blocks)) continue;
    const int64_t extent = first.nest.extents[loop];
    // With as many rows as a window has, most of what is loaded is shared.
    int64_t window = 1;
    for (const CudaStage& stage : blocks.stages) {
      if (stage.window) window = std::max(window, stage.nest.extents[*stage.window]);
    }
    const auto fits = [&](int64_t count) {
      return extent % count == 0 && words_of_steps(blocks, count) <= 2 * costs.max_ahead_words &&
             blocks.threads / count >= min_threads;
    };
    int64_t count = std::min(extent, window);
    while (count < extent && extent % count != 0) ++count;
    while (count > 1 && !fits(count)) --count;
    if (count <= 1) continue;
    blocks.steps = {.loop = loop, .count = count};
    return;
  }
  for (CudaStage& stage : blocks.stages) {
    stage.stepped.clear();
    stage.window.reset();
  }
}

void choose_rounds(const Kernel& kernel, const CudaCosts& costs, CudaStage& stage) {
  Nest& nest = stage.nest;
  if (nest.loads.empty()) return;
  const int64_t iterations = numel(nest.extents);
  const auto all = static_cast<int64_t>(nest.exprs.size());
  const auto loads = static_cast<int64_t>(nest.loads.size());
  size_t chosen = 0;
  double least = static_cast<double>(all);
  for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
    // Neighboring threads keep the neighbors along the last of several loops.
    if (loop > 0 && loop + 1 == nest.extents.size()) break;
    const int64_t repeated = count_repeated(kernel, nest, loop);
    const bool shares = repeated <= all / 2;
    if (!shares && (loop > 0 || all > costs.max_rounds_work)) continue;
    const auto fits = [&](int64_t rounds) {
      return nest.extents[loop] % rounds == 0 && iterations / rounds >= costs.min_rounds_threads &&
             repeated * rounds <= costs.max_rounds_work * costs.max_rounds &&
             loads * rounds <= 2 * costs.max_ahead_words;
    };
    int64_t rounds = shares ? costs.max_shared_rounds : costs.max_rounds;
    while (rounds > 1 && !fits(rounds)) rounds /= 2;
    const double work = static_cast<double>(all - repeated) / static_cast<double>(rounds) +
                        static_cast<double>(repeated);
    const bool is_first = loop == 0;
    if (!is_first && work >= least) continue;
    least = work;
    chosen = loop;
    stage.rounds = rounds;
  }
  std::vector<size_t> order(nest.extents.size());
  std::iota(order.begin(), order.end(), size_t{0});
  const auto place = order.begin() + static_cast<ptrdiff_t>(chosen);
  if (chosen > 0) std::rotate(order.begin(), place, place + 1);
  permute(nest, order);
}

}  // namespace passnet
