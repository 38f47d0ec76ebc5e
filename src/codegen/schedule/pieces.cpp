#include "codegen/schedule/pieces.hpp"

#include "codegen/schedule/schedule_sizes.hpp"
#include "kernel/analysis/index_place.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace passnet {
namespace {

auto form_of(const ScheduledStage& stage) {
  return std::tie(stage.form, stage.order, stage.overlap, stage.few, stage.phases.count,
                  stage.interleaved, stage.stores_in_order, stage.overlaps, stage.is_padded,
                  stage.in_pairs, stage.is_transposed, stage.tile_rows, stage.chunk,
                  stage.is_one_chunk, stage.known_range, stage.narrows, stage.rounds);
}

class Joiner {
 public:
  explicit Joiner(CpuSchedule& schedule) : kernel_(schedule.kernel), groups_(schedule.groups) {}

  void run() {
    for (size_t first = 0; first < groups_.size(); first += groups_[first].pieces) {
      size_t end = first + 1;
      if (!may_join(groups_[first])) continue;
      while (end < groups_.size() && may_join(groups_[end]) &&
             are_alike(groups_[first], groups_[end]) && is_independent(first, end)) {
        ++end;
      }
      groups_[first].pieces = end - first;
    }
  }

 private:
  const Stage& stage_of(const CpuRows& group) const {
    return kernel_.stages[group.stages[0].stage];
  }

  // True for a plain map whose accesses are all affine, and which one thread runs: threads that
  // share a loop compute the same rows as in the loops before it, which those of pieces do not.
  bool may_join(const CpuRows& group) const {
    if (group.stages.size() != 1 || group.serial || group.in_strips) return false;
    if (group.grain < unit_count(group)) return false;
    const ScheduledStage& scheduled = group.stages[0];
    if (!is_plain_map(stage_of(group)) || !scheduled.turned.empty() ||
        !scheduled.nest.target.affine || !stored_box(kernel_, stage_of(group))) {
      return false;
    }
    return std::ranges::all_of(scheduled.nest.loads,
                               [](const auto& load) { return load.second.affine; });
  }

  // True if the first group's text, given other buffers, offsets and rows, computes the second.
  bool are_alike(const CpuRows& a, const CpuRows& b) const {
    if (a.rows != b.rows || a.side_by_side != b.side_by_side || !have_same_tiles(a, b))
      return false;
    const Nest& nest = a.stages[0].nest;
    const Nest& other = b.stages[0].nest;
    if (form_of(a.stages[0]) != form_of(b.stages[0])) return false;
    const bool has_rows = a.rows > 0 && a.find_tiled(0) == nullptr;
    const size_t kept = has_rows ? 1 : 0;  // the outermost row loop may differ
    if (!std::ranges::equal(std::span(nest.extents).subspan(kept),
                            std::span(other.extents).subspan(kept)) ||
        nest.loads.size() != other.loads.size() || nest.has_pairs != other.has_pairs ||
        nest.exprs.size() != other.exprs.size() || !are_alike(nest.target, other.target)) {
      return false;
    }
    for (auto load = nest.loads.begin(), twin = other.loads.begin(); load != nest.loads.end();
         ++load, ++twin) {
      if (!are_alike(load->second, twin->second)) return false;
    }
    return nest.loop_of == other.loop_of && !are_interleaved(nest, other) &&
           are_alike(stage_of(a).value, stage_of(b).value, nest, other);
  }

  // True if rows of one store between rows of the other: each thread computes the same rows of
  // both.
  static bool are_interleaved(const Nest& a, const Nest& b) {
    if (a.extents.empty() || a.target.buffer != b.target.buffer) return false;
    const bool ends_before =
        a.target.offset + a.extents[0] * a.target.strides[0] <= b.target.offset;
    return !ends_before && b.target.offset + b.extents[0] * b.target.strides[0] > a.target.offset;
  }

  static bool have_same_tiles(const CpuRows& a, const CpuRows& b) {
    return std::ranges::equal(a.tiled, b.tiled, [](const TiledLoop& one, const TiledLoop& two) {
      return one.loop == two.loop && one.size == two.size && one.is_long == two.is_long;
    });
  }

  bool are_alike(const Access& a, const Access& b) const {
    return a.strides == b.strides && a.pairs == b.pairs &&
           kernel_.buffer(a.buffer).dtype == kernel_.buffer(b.buffer).dtype;
  }

  // True if two values are the same function of the indices and of loads at the same places of
  // their nests.
  bool are_alike(ExprId a, ExprId b, const Nest& nest, const Nest& other) const {
    std::map<ExprId, ExprId> twins;
    std::vector<std::pair<ExprId, ExprId>> open{{a, b}};
    while (!open.empty()) {
      const auto [id, twin] = open.back();
      open.pop_back();
      const auto [known, is_new] = twins.try_emplace(id, twin);
      if (known->second != twin) return false;
      if (!is_new) continue;
      const Expr& one = kernel_.expr(id);
      const Expr& two = kernel_.expr(twin);
      if (one.op == ScalarOp::kLoad && two.op == ScalarOp::kLoad) {
        if (place_of(nest, id) != place_of(other, twin)) return false;
        continue;
      }
      if (!are_alike(one, two)) return false;
      for (size_t i = 0; i < one.operands.size(); ++i) {
        open.emplace_back(one.operands[i], two.operands[i]);
      }
    }
    return true;
  }

  static ptrdiff_t place_of(const Nest& nest, ExprId load) {
    return std::distance(nest.loads.begin(), nest.loads.find(load));
  }

  // True if two expressions, which are not loads, differ in nothing but operands.
  bool are_alike(const Expr& a, const Expr& b) const {
    if (a.op == ScalarOp::kParameter && b.op == ScalarOp::kParameter) {
      return kernel_.value(a.parameter) == kernel_.value(b.parameter);
    }
    return a.op == b.op && a.dtype == b.dtype && a.integer == b.integer &&
           std::bit_cast<uint64_t>(a.number) == std::bit_cast<uint64_t>(b.number) &&
           a.operands.size() == b.operands.size();
  }

  // True if group `at` neither loads nor stores what groups from `first` on store, nor they what it
  // stores.
  bool is_independent(size_t first, size_t at) const {
    const BufferId target = stage_of(groups_[at]).target;
    for (size_t other = first; other < at; ++other) {
      const Stage& stage = stage_of(groups_[other]);
      if (loads(groups_[at], stage.target) || loads(groups_[other], target)) return false;
      if (stage.target == target &&
          !are_disjoint(*stored_box(kernel_, stage), *stored_box(kernel_, stage_of(groups_[at])))) {
        return false;
      }
    }
    return true;
  }

  static bool loads(const CpuRows& group, BufferId buffer) {
    return std::ranges::any_of(group.stages[0].nest.loads,
                               [&](const auto& load) { return load.second.buffer == buffer; });
  }

  const Kernel& kernel_;
  std::vector<CpuRows>& groups_;
};

}  // namespace

void join_pieces(CpuSchedule& schedule) { Joiner(schedule).run(); }

}  // namespace passnet
