#include "fuse/merge.hpp"

#include "fuse/decisions/fusion_decisions.hpp"
#include "fuse/dim_orders.hpp"
#include "fuse/merge_dims.hpp"
#include "fuse/split_concatenations.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

namespace passnet {
namespace {

// Expressions of the merged kernel for the loops of a stage of the group.
struct LoopValues {
  ExprIds group;   // by loop of the group's stage
  ExprIds source;  // by loop of the source's stage
};

class Merger {
 public:
  Merger(const LoopProgram& program, std::span<const uint32_t> members,
         const std::vector<bool>& live_out, const Target& target)
      : members_(members),
        target_(target),
        group_(split_stages(program, members, live_out, target)),
        decisions_(decide_fusion(group_, target)),
        builder_(name_of(program, members)),
        buffers_(group_.buffers.size()) {}

  FusedKernel run() {
    mark_needed();
    orders_ = choose_dim_orders(group_, decisions_, needed_);
    declare(BufferRole::kInput, "in");
    declare(BufferRole::kOutput, "out");
    declare(BufferRole::kTemporary, "t");
    for (const size_t s : emission_order()) {
      emit(s);
      fused_.computed.push_back(computed_by(group_, decisions_, members_, s));
    }
    note_values();
    fused_.kernel = builder_.take();
    return std::move(fused_);
  }

 private:
  static StageGroup split_stages(const LoopProgram& program, std::span<const uint32_t> members,
                                 const std::vector<bool>& live_out, const Target& target) {
    StageGroup group = collect_stages(program, members, live_out);
    merge_dims(group);
    split_concatenations(group, target);
    return group;
  }

  static std::string name_of(const LoopProgram& program, std::span<const uint32_t> members) {
    constexpr size_t kMaxNames = 12;  // not tuning: names that people read
    std::string name;
    for (size_t i = 0; i < members.size(); ++i) {
      if (i == kMaxNames) return name + fmt::format(" and {} more", members.size() - i);
      name += (name.empty() ? "" : ", ") + program.computations[members[i]].label;
    }
    return name;
  }

  // ---- declarations ----

  // Marks the buffers that are accessed by a stage that runs, or by values inlined in it.
  void mark_needed() {
    needed_.assign(group_.buffers.size(), false);
    std::vector<bool> evaluated = decisions_.is_emitted;
    for (size_t s = group_.stages.size(); s-- > 0;) {
      if (!evaluated[s]) continue;
      const GroupStage& stage = group_.stages[s];
      if (decisions_.is_emitted[s]) needed_[stage.target.buffer.index] = true;
      for (const auto& [id, load] : stage.nest.loads) {
        const auto inside = stage.loads.find(id);
        const GroupBufferId buffer = inside != stage.loads.end()
                                         ? inside->second.buffer
                                         : group_.buffer_of[stage.computation][load.buffer.index];
        needed_[buffer.index] = true;
        if (!decisions_.is_inlined[buffer.index]) continue;
        evaluated[group_.buffer(buffer).writers[0]] = true;
      }
    }
    for (size_t i = 0; i < group_.buffers.size(); ++i) {
      const bool is_temporary = group_.buffers[i].role == BufferRole::kTemporary;
      if (decisions_.is_inlined[i] && is_temporary) needed_[i] = false;
    }
  }

  void declare(BufferRole role, std::string_view prefix) {
    size_t count = 0;
    for (uint32_t i = 0; i < group_.buffers.size(); ++i) {
      const GroupBuffer& buffer = group_.buffers[i];
      if (buffer.role != role || !needed_[i]) continue;
      const std::string name = fmt::format("{}{}", prefix, count++);
      const TensorType type{buffer.dtype, in_order({i}, buffer.shape)};
      switch (role) {
        case BufferRole::kInput:
          buffers_[i] = builder_.input(name, type);
          fused_.inputs.push_back(buffer.window);
          break;
        case BufferRole::kOutput:
          buffers_[i] = builder_.output(name, type);
          fused_.outputs.push_back(buffer.storage);
          break;
        case BufferRole::kTemporary: {
          ParameterIds extents;
          for (const int64_t extent : type.shape) extents.push_back(parameter(extent));
          buffers_[i] = builder_.temporary(name, buffer.dtype, std::move(extents));
          break;
        }
      }
    }
  }

  template <class List>
  List in_order(GroupBufferId buffer, const List& by_dim) const {
    const DimOrder& order = orders_[buffer.index];
    if (order.empty()) return by_dim;
    List result;
    for (const size_t dim : order) result.push_back(by_dim[dim]);
    return result;
  }

  // Returns one parameter for equal values, so that loops over the same extent are recognized as
  // equal.
  ParameterId parameter(int64_t value) {
    const auto [entry, fresh] = parameters_.try_emplace(value);
    if (fresh) entry->second = builder_.parameter(value);
    return entry->second;
  }
  ExprId number(int64_t value) {
    if (value == 0 || value == 1) return builder_.integer(value);
    return builder_.of(parameter(value));
  }

  void note_values() {
    for (size_t i = 0; i < group_.buffers.size(); ++i) {
      const GroupBuffer& buffer = group_.buffers[i];
      if (!buffer.storage.valid() || buffer.writers.empty()) continue;
      const BufferId stored = buffers_[i];
      fused_.values.push_back({.storage = buffer.storage,
                               .decision = decisions_.by_buffer[i],
                               .is_output = buffer.role == BufferRole::kOutput,
                               .buffer = stored.valid() ? std::optional(stored) : std::nullopt});
    }
  }

  // ---- order ----

  // Returns the emitted stages in the group's order, except that a target may run small maps first
  // if they wait for no large stage: their loops would separate stages that could share rows.
  std::vector<size_t> emission_order() const {
    int64_t largest = 0;
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      if (decisions_.is_emitted[s]) largest = std::max(largest, group_.stages[s].iterations());
    }
    std::vector<size_t> early;
    std::vector<size_t> late;
    std::vector<bool> is_late(group_.buffers.size());  // written, or computed, from a late stage
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const GroupStage& stage = group_.stages[s];
      const bool waits = std::ranges::any_of(
          stage.loads, [&](const auto& load) { return bool(is_late[load.second.buffer.index]); });
      const bool is_small = stage.iterations() * target_.fusion->early_map_ratio <= largest &&
                            stage.stage->kind == StageKind::kMap;
      const bool is_early = target_.fusion->runs_small_maps_first && is_small;
      const size_t written = stage.target.buffer.index;
      if (waits || (decisions_.is_emitted[s] && !is_early)) is_late[written] = true;
      if (decisions_.is_emitted[s]) (is_late[written] ? late : early).push_back(s);
    }
    early.insert(early.end(), late.begin(), late.end());
    return early;
  }

  // ---- expressions ----

  LoopValues own_loops(const GroupStage& stage) {
    ExprIds indices;
    for (size_t loop = 0; loop < stage.loops.size(); ++loop) {
      indices.push_back(builder_.index(loop));
    }
    return loop_values(stage, std::move(indices));
  }

  // `indices`: by loop of the stage.
  LoopValues loop_values(const GroupStage& stage, ExprIds indices) {
    LoopValues result{.group = std::move(indices), .source = {}};
    for (size_t i = 0; i < stage.loops.size(); ++i) {
      const GroupLoop& loop = stage.loops[i];
      const ExprId index = plus(result.group[i], number(loop.offset));
      if (loop.source == result.source.size()) {
        result.source.push_back(index);
      } else {
        result.source.back() = plus(times(result.source.back(), number(loop.radix)), index);
      }
    }
    return result;
  }

  ExprId plus(ExprId a, ExprId b) { return builder_.apply(ScalarOp::kAdd, {a, b}); }
  ExprId times(ExprId a, ExprId b) { return builder_.apply(ScalarOp::kMul, {a, b}); }

  // Copies expressions of the stage. `loops` must outlive the copier.
  ExprCopier copier(const GroupStage& stage, const LoopValues& loops) {
    return {
        *stage.kernel,
        builder_,
        {.index = [&loops](size_t loop) { return loops.source[loop]; },
         .parameter = [this, &stage](ParameterId id) { return number(stage.kernel->value(id)); },
         .load = [this, &stage, &loops](
                     ExprId id,
                     ExprIds index) { return build_load(stage, loops, id, std::move(index)); }}};
  }

  ExprId build_load(const GroupStage& stage, const LoopValues& loops, ExprId id, ExprIds index) {
    const auto inside = stage.loads.find(id);
    if (inside == stage.loads.end()) {
      const BufferId source = stage.kernel->expr(id).buffer;
      const GroupBufferId input = group_.buffer_of[stage.computation][source.index];
      return builder_.load(buffers_[input.index], std::move(index));
    }
    const GroupAccess& access = inside->second;
    ExprIds at = index_of(loops, access, std::move(index));
    if (!decisions_.is_inlined[access.buffer.index]) {
      return builder_.load(buffers_[access.buffer.index], in_order(access.buffer, at));
    }
    return value_at(access.buffer, std::move(at));
  }

  // Returns the value that the buffer's writer would have stored there.
  ExprId value_at(GroupBufferId id, ExprIds at) {
    const auto key = std::pair(id, at);
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    const GroupStage& writer = group_.stages[group_.buffer(id).writers[0]];
    const DimLoops dims = *dim_loops(group_, id);
    ExprIds indices(writer.loops.size(), builder_.integer(0));
    for (size_t dim = 0; dim < dims.size(); ++dim) {
      if (dims[dim]) indices[*dims[dim]] = at[dim];
    }
    const LoopValues loops = loop_values(writer, std::move(indices));
    const ExprId value =
        builder_.cast(copier(writer, loops).copy(writer.stage->value), group_.buffer(id).dtype);
    values_.emplace(key, value);
    return value;
  }

  // Returns the index of an access for every dim of its buffer.
  ExprIds index_of(const LoopValues& loops, const GroupAccess& access, ExprIds index) {
    if (const auto indices = group_.indices_of(access)) {
      ExprIds result;
      for (const DimIndex& dim : *indices) result.push_back(sum_of(dim, loops.group));
      return result;
    }
    const Shape& shape = group_.buffer(access.buffer).shape;
    if (access.is_whole && index.size() == shape.size()) return index;
    if (const auto dims = group_.indices_by_dims(access)) {
      ExprIds result;
      for (const DimIndex& dim : *dims) result.push_back(sum_of(dim, index));
      return result;
    }
    return computed_index(loops, access, index, shape);
  }

  ExprId sum_of(const DimIndex& dim, std::span<const ExprId> indices) {
    ExprId sum = number(dim.offset);
    for (size_t t = 0; t < dim.multiples.size(); ++t) {
      if (dim.multiples[t] == 0) continue;
      sum = plus(sum, times(indices[t], number(dim.multiples[t])));
    }
    return sum;
  }

  // Divides the offset in memory if the index has no simpler form.
  ExprIds computed_index(const LoopValues& loops, const GroupAccess& access,
                         std::span<const ExprId> index, const Shape& shape) {
    if (access.affine) {
      if (const auto parts = delinearize_with_divisions(*access.affine, shape)) {
        ExprIds result;
        for (const DividedIndex& part : *parts) result.push_back(divided(loops.group, part));
        return result;
      }
    }
    if (const auto parts = group_.divided_by_dims(access)) {
      ExprIds result;
      for (const DividedIndex& part : *parts) result.push_back(divided(index, part));
      return result;
    }
    ExprId offset = number(access.layout.offset);
    for (size_t dim = 0; dim < index.size(); ++dim) {
      offset = plus(offset, times(index[dim], number(access.layout.strides[dim])));
    }
    const Strides strides = contiguous_strides(shape);
    ExprIds result;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      const ExprId above = builder_.apply(ScalarOp::kFloorDiv, {offset, number(strides[dim])});
      result.push_back(
          dim == 0 ? above : builder_.apply(ScalarOp::kRemainder, {above, number(shape[dim])}));
    }
    return result;
  }

  ExprId divided(std::span<const ExprId> indices, const DividedIndex& part) {
    ExprId index = sum_of(part.whole, indices);
    if (part.divisor != 1) {
      const ExprId rest = sum_of(part.rest, indices);
      index = plus(index, builder_.apply(ScalarOp::kFloorDiv, {rest, number(part.divisor)}));
    }
    if (part.modulus == 0) return index;
    return builder_.apply(ScalarOp::kRemainder, {index, number(part.modulus)});
  }

  // ---- stages ----

  void emit(size_t s) {
    const GroupStage& source = group_.stages[s];
    const Stage& original = *source.stage;
    const LoopValues loops = own_loops(source);
    ExprCopier exprs = copier(source, loops);
    Stage stage{.kind = original.kind,
                .extents = {},
                .reduced = 0,
                .combine = original.combine,
                .value = {},
                .guard = {},
                .target = buffers_[source.target.buffer.index],
                .target_index = {},
                .store = original.store};
    for (const GroupLoop& loop : source.loops) stage.extents.push_back(parameter(loop.extent));
    if (original.kind == StageKind::kReduce) stage.reduced = source.reduction_loops;
    ExprIds index;
    for (const ExprId entry : original.target_index) index.push_back(exprs.copy(entry));
    stage.target_index =
        in_order(source.target.buffer, index_of(loops, source.target, std::move(index)));
    stage.value = exprs.copy(original.value);
    stage.guard = exprs.copy(original.guard);
    builder_.add(std::move(stage));
  }

  std::span<const uint32_t> members_;
  const Target& target_;
  StageGroup group_;
  FusionDecisions decisions_;
  KernelBuilder builder_;
  std::vector<BufferId> buffers_;  // by buffer of the group, if it is needed
  std::vector<DimOrder> orders_;   // by buffer of the group
  std::vector<bool> needed_;       // by buffer of the group
  std::map<int64_t, ParameterId> parameters_;
  std::map<std::pair<GroupBufferId, ExprIds>, ExprId> values_;
  FusedKernel fused_;
};

}  // namespace

std::vector<Layout> layouts_of(const FusedKernel& fused) {
  std::vector<Layout> layouts;
  for (const Window& input : fused.inputs) layouts.push_back(input.layout);
  for (size_t i = 0; i < fused.outputs.size(); ++i) {
    const BufferId id{static_cast<uint32_t>(layouts.size())};
    layouts.push_back({.strides = contiguous_strides(fused.kernel.shape(id))});
  }
  return layouts;
}

FusedKernel merge_computations(const LoopProgram& program, std::span<const uint32_t> members,
                               const std::vector<bool>& live_out, const Target& target) {
  return Merger(program, members, live_out, target).run();
}

}  // namespace passnet
