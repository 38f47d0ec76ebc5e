#include "fuse/dim_orders.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

namespace passnet {
namespace {

class DimOrderChooser {
 public:
  DimOrderChooser(const StageGroup& group, const FusionDecisions& decisions,
                  const std::vector<bool>& needed)
      : group_(group), decisions_(decisions), needed_(needed) {}

  std::vector<DimOrder> run() {
    std::vector<std::map<DimOrder, int64_t>> votes(group_.buffers.size());
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const GroupStage& stage = group_.stages[s];
      input_steps_.push_back(input_steps(stage));
      if (!decisions_.is_emitted[s] && !decisions_.is_inlined[stage.target.buffer.index]) continue;
      const SmallVector<size_t, 6> ranks = rank_loops(s);
      if (ranks.empty()) continue;
      vote(stage, stage.target, ranks, votes);
      for (const auto& [id, load] : stage.loads) vote(stage, load, ranks, votes);
    }
    std::vector<DimOrder> orders(group_.buffers.size());
    for (uint32_t i = 0; i < group_.buffers.size(); ++i) {
      if (votes[i].empty()) continue;
      DimOrder natural(group_.buffers[i].shape.size());
      std::iota(natural.begin(), natural.end(), 0);
      int64_t most = votes[i][natural];
      for (const auto& [order, count] : votes[i]) {
        if (count <= most) continue;
        most = count;
        orders[i] = order;
      }
    }
    return orders;
  }

 private:
  void vote(const GroupStage& stage, const GroupAccess& access, std::span<const size_t> ranks,
            std::vector<std::map<DimOrder, int64_t>>& votes) const {
    const size_t buffer = access.buffer.index;
    if (group_.buffers[buffer].role != BufferRole::kTemporary || !needed_[buffer]) return;
    const auto indices = group_.indices_of(access);
    if (indices) votes[buffer][order_of(*indices, ranks)] += stage.iterations();
  }

  // Returns the rank of each loop of a stage, outermost 0, by the strides of the input of which the
  // stage reads most, or else of the output that it writes. Loops with stride 0 come first. Empty
  // if there is no such input or output.
  SmallVector<size_t, 6> rank_loops(size_t s) const {
    const GroupStage& stage = group_.stages[s];
    Integers steps = input_steps_[s];
    if (steps.empty() && group_.buffer(stage.target.buffer).role == BufferRole::kOutput &&
        stage.target.affine) {
      for (const StridedLoop& term : stage.target.affine->loops) steps.push_back(term.stride);
    }
    if (steps.empty()) return {};
    SmallVector<size_t, 6> loops(stage.loops.size());
    std::iota(loops.begin(), loops.end(), 0);
    const auto step = [&](size_t loop) {
      return steps[loop] != 0 ? std::abs(steps[loop]) : std::numeric_limits<int64_t>::max();
    };
    std::ranges::stable_sort(loops, std::ranges::greater{}, step);
    SmallVector<size_t, 6> ranks(loops.size());
    for (size_t i = 0; i < loops.size(); ++i) ranks[loops[i]] = i;
    return ranks;
  }

  // Returns each loop's stride in the input of which the stage, with what is inlined in it, reads
  // most; empty if that is less than half of its iterations, or if it reads as much of another
  // input with other strides.
  Integers input_steps(const GroupStage& stage) const {
    Integers best;
    int64_t most = stage.iterations() / 2;
    const auto consider = [&](Integers steps) {
      int64_t moved = 1;
      for (size_t i = 0; i < steps.size(); ++i) {
        if (steps[i] != 0) moved *= stage.loops[i].extent;
      }
      if (moved == most && steps != best) best.clear();
      if (moved <= most) return;
      most = moved;
      best = std::move(steps);
    };
    for (const auto& [id, load] : stage.nest.loads) {
      const auto inside = stage.loads.find(id);
      if (inside != stage.loads.end()) {
        if (auto steps = inlined_steps(stage, inside->second)) consider(*std::move(steps));
      } else if (load.affine) {
        consider(own_steps(stage, load));
      }
    }
    return best;
  }

  static Integers own_steps(const GroupStage& stage, const Access& load) {
    Integers steps(stage.loops.size());
    int64_t inner = 1;  // iterations of the inner parts of the same loop
    for (size_t i = stage.loops.size(); i-- > 0;) {
      const GroupLoop& loop = stage.loops[i];
      steps[i] = load.strides[loop.source] * inner;
      const bool continues = i > 0 && stage.loops[i - 1].source == loop.source;
      inner = continues ? inner * loop.radix : 1;
    }
    return steps;
  }

  // Returns the strides of the stage that writes an inlined buffer, by the loops of its reader.
  std::optional<Integers> inlined_steps(const GroupStage& stage, const GroupAccess& access) const {
    if (!decisions_.is_inlined[access.buffer.index]) return std::nullopt;
    const auto loops = dim_loops(group_, access.buffer);
    const auto indices = group_.indices_of(access);
    const Integers& writer = input_steps_[group_.buffer(access.buffer).writers[0]];
    if (!loops || !indices || writer.empty()) return std::nullopt;
    Integers steps(stage.loops.size());
    for (size_t dim = 0; dim < loops->size(); ++dim) {
      if (!(*loops)[dim]) continue;
      for (size_t t = 0; t < steps.size(); ++t) {
        steps[t] += (*indices)[dim].multiples[t] * writer[*(*loops)[dim]];
      }
    }
    return steps;
  }

  // Returns the dims in the order of their loops' ranks, outermost first; a dim without a loop
  // stays after the one before it.
  static DimOrder order_of(const std::vector<DimIndex>& dims, std::span<const size_t> ranks) {
    SmallVector<std::pair<size_t, size_t>, 6> keys;
    size_t last = 0;
    for (size_t dim = 0; dim < dims.size(); ++dim) {
      const auto& multiples = dims[dim].multiples;
      std::optional<size_t> rank;
      for (size_t t = 0; t < multiples.size(); ++t) {
        if (multiples[t] != 0) rank = std::max(rank.value_or(0), ranks[t]);
      }
      last = rank.value_or(last);
      keys.emplace_back(last, dim);
    }
    std::ranges::sort(keys);
    DimOrder order;
    for (const auto& [loop, dim] : keys) order.push_back(dim);
    return order;
  }

  const StageGroup& group_;
  const FusionDecisions& decisions_;
  const std::vector<bool>& needed_;
  std::vector<Integers> input_steps_;  // by stage
};

}  // namespace

std::vector<DimOrder> choose_dim_orders(const StageGroup& group, const FusionDecisions& decisions,
                                        const std::vector<bool>& needed) {
  return DimOrderChooser(group, decisions, needed).run();
}

}  // namespace passnet
