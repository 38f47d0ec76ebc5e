#include "fuse/merge.hpp"

#include "fuse/inline.hpp"
#include "fuse/orders.hpp"
#include "fuse/pieces.hpp"
#include "kernel/reach.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

namespace passnet {
namespace {

// What the loops of a source stage stand for in the merged kernel.
struct Environment {
  ExprIds walked;  // loop by loop of the group's stage
  ExprIds loops;   // of the source
};

class Merger {
 public:
  Merger(const LoopProgram& program, std::span<const uint32_t> members,
         const std::vector<bool>& leaves, const Target& target)
      : members_(members),
        group_(split_stages(program, members, leaves)),
        choice_(choose_inlined(group_, target)),
        builder_(name_of(program, members)),
        buffers_(group_.cells.size()) {}

  FusedKernel run() {
    mark_needed();
    orders_ = choose_orders(group_, choice_, needed_);
    declare(BufferRole::kInput, "in");
    declare(BufferRole::kOutput, "out");
    declare(BufferRole::kTemporary, "t");
    for (const size_t s : emission_order()) {
      emit(s);
      fused_.computed.push_back(computed_in(group_, choice_, members_, s));
    }
    note_values();
    fused_.kernel = builder_.take();
    return std::move(fused_);
  }

 private:
  static StageGroup split_stages(const LoopProgram& program, std::span<const uint32_t> members,
                                 const std::vector<bool>& leaves) {
    StageGroup group = collect_stages(program, members, leaves);
    split_at_joints(group);
    return group;
  }

  static std::string name_of(const LoopProgram& program, std::span<const uint32_t> members) {
    constexpr size_t kMost = 12;
    std::string name;
    for (size_t i = 0; i < members.size(); ++i) {
      if (i == kMost) return name + fmt::format(" and {} more", members.size() - i);
      name += (name.empty() ? "" : ", ") + program.computations[members[i]].label;
    }
    return name;
  }

  // ---- declarations ----

  // Cells that a stage which runs, or what is computed in it, touches.
  void mark_needed() {
    needed_.assign(group_.cells.size(), false);
    std::vector<bool> evaluated = choice_.emitted;
    for (size_t s = group_.stages.size(); s-- > 0;) {
      if (!evaluated[s]) continue;
      const GroupStage& stage = group_.stages[s];
      if (choice_.emitted[s]) needed_[stage.target.cell.index] = true;
      for (const auto& [id, load] : stage.nest.loads) {
        const auto inside = stage.loads.find(id);
        const CellId cell = inside != stage.loads.end()
                                ? inside->second.cell
                                : group_.cell_of[stage.computation][load.buffer.index];
        needed_[cell.index] = true;
        if (!choice_.inlined[cell.index]) continue;
        evaluated[group_.cell(cell).writers[0]] = true;
      }
    }
    for (size_t cell = 0; cell < group_.cells.size(); ++cell) {
      const bool stored = group_.cells[cell].role != BufferRole::kTemporary;
      if (choice_.inlined[cell] && !stored) needed_[cell] = false;
    }
  }

  void declare(BufferRole role, std::string_view prefix) {
    size_t count = 0;
    for (size_t i = 0; i < group_.cells.size(); ++i) {
      const Cell& cell = group_.cells[i];
      if (cell.role != role || !needed_[i]) continue;
      const std::string name = fmt::format("{}{}", prefix, count++);
      const TensorType type{cell.dtype, in_order({static_cast<uint32_t>(i)}, cell.shape)};
      switch (role) {
        case BufferRole::kInput:
          buffers_[i] = builder_.input(name, type);
          fused_.inputs.push_back(cell.window);
          break;
        case BufferRole::kOutput:
          buffers_[i] = builder_.output(name, type);
          fused_.outputs.push_back(cell.storage);
          break;
        case BufferRole::kTemporary: {
          ParameterIds extents;
          for (const int64_t extent : type.shape) extents.push_back(parameter(extent));
          buffers_[i] = builder_.temporary(name, cell.dtype, std::move(extents));
          break;
        }
      }
    }
  }

  template <class List>
  List in_order(CellId cell, const List& by_dim) const {
    const DimOrder& order = orders_[cell.index];
    if (order.empty()) return by_dim;
    List result;
    for (const size_t dim : order) result.push_back(by_dim[dim]);
    return result;
  }

  // Equal values are one parameter: loops over the same extent are seen to be alike.
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
    for (size_t i = 0; i < group_.cells.size(); ++i) {
      const Cell& cell = group_.cells[i];
      if (!cell.storage.valid() || cell.writers.empty()) continue;
      const BufferId buffer = buffers_[i];
      fused_.values.push_back({.storage = cell.storage,
                               .fate = choice_.fates[i],
                               .is_output = cell.role == BufferRole::kOutput,
                               .buffer = buffer.valid() ? std::optional(buffer) : std::nullopt});
    }
  }

  // ---- order ----

  // As the stages come, but those first that take little and wait for nothing large: what they
  // leave would otherwise stand between stages that could share their rows.
  std::vector<size_t> emission_order() const {
    int64_t most = 0;
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      if (choice_.emitted[s]) most = std::max(most, group_.stages[s].iterations());
    }
    std::vector<size_t> early;
    std::vector<size_t> late;
    std::vector<bool> is_late(group_.cells.size());  // written, or computed, from what is late
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const GroupStage& stage = group_.stages[s];
      const bool waits = std::ranges::any_of(
          stage.loads, [&](const auto& load) { return bool(is_late[load.second.cell.index]); });
      const bool is_small = stage.iterations() * 8 <= most && stage.stage->kind == StageKind::kMap;
      const size_t target = stage.target.cell.index;
      if (waits || (choice_.emitted[s] && !is_small)) is_late[target] = true;
      if (choice_.emitted[s]) (is_late[target] ? late : early).push_back(s);
    }
    early.insert(early.end(), late.begin(), late.end());
    return early;
  }

  // ---- expressions ----

  Environment loops_of(const GroupStage& stage) {
    ExprIds walked;
    for (size_t loop = 0; loop < stage.loops.size(); ++loop) {
      walked.push_back(builder_.index(loop));
    }
    return environment(stage, std::move(walked));
  }

  // `walked`: the index of each loop of the stage.
  Environment environment(const GroupStage& stage, ExprIds walked) {
    Environment result{.walked = std::move(walked), .loops = {}};
    for (size_t i = 0; i < stage.loops.size(); ++i) {
      const GroupLoop& loop = stage.loops[i];
      const ExprId index = plus(result.walked[i], number(loop.offset));
      if (loop.source == result.loops.size()) {
        result.loops.push_back(index);
      } else {
        result.loops.back() = plus(times(result.loops.back(), number(loop.radix)), index);
      }
    }
    return result;
  }

  ExprId plus(ExprId a, ExprId b) { return builder_.apply(ScalarOp::kAdd, {a, b}); }
  ExprId times(ExprId a, ExprId b) { return builder_.apply(ScalarOp::kMul, {a, b}); }

  // The expressions of one stage under one environment, each built once.
  struct Scope {
    const GroupStage& stage;
    const Environment& environment;
    std::vector<ExprId> exprs;  // what the stage is made of, ascending
    std::vector<ExprId> built;  // of these
  };
  Scope scope(const GroupStage& stage, const Environment& environment) {
    std::vector<ExprId> exprs = reached_from(*stage.kernel, roots_of(*stage.stage));
    const size_t count = exprs.size();
    return {stage, environment, std::move(exprs), std::vector<ExprId>(count)};
  }

  static ExprId& built(Scope& scope, ExprId id) {
    return scope.built[position_in(scope.exprs, id)];
  }

  ExprId build(Scope& scope, ExprId root) {
    for (const ExprId id : reached_from(*scope.stage.kernel, std::span(&root, 1))) {
      ExprId& entry = built(scope, id);
      if (!entry.valid()) entry = build_one(scope, id);
    }
    return built(scope, root);
  }

  ExprId build_one(Scope& scope, ExprId id) {
    const Expr& expr = scope.stage.kernel->expr(id);
    ExprIds operands;
    for (const ExprId operand : expr.operands) operands.push_back(built(scope, operand));
    if (expr.op == ScalarOp::kConstant) {
      return is_integral(expr.dtype) ? builder_.integer(expr.integer, expr.dtype)
                                     : builder_.number(expr.number, expr.dtype);
    }
    if (expr.op == ScalarOp::kIndex) {
      return scope.environment.loops[static_cast<size_t>(expr.integer)];
    }
    if (expr.op == ScalarOp::kParameter) return number(scope.stage.kernel->value(expr.parameter));
    if (expr.op == ScalarOp::kLoad) return build_load(scope, id, std::move(operands));
    if (expr.op == ScalarOp::kCast) return builder_.cast(operands[0], expr.dtype);
    return builder_.apply(expr.op, operands);
  }

  ExprId build_load(Scope& scope, ExprId id, ExprIds index) {
    const auto inside = scope.stage.loads.find(id);
    if (inside == scope.stage.loads.end()) {
      const BufferId buffer = scope.stage.kernel->expr(id).buffer;
      const CellId cell = group_.cell_of[scope.stage.computation][buffer.index];
      return builder_.load(buffers_[cell.index], std::move(index));
    }
    const CellAccess& access = inside->second;
    ExprIds at = index_of(scope, access, std::move(index));
    if (!choice_.inlined[access.cell.index]) {
      return builder_.load(buffers_[access.cell.index], in_order(access.cell, at));
    }
    return value_at(access.cell, std::move(at));
  }

  // The value that the cell's writer would have stored there.
  ExprId value_at(CellId id, ExprIds at) {
    const auto key = std::pair(id, at);
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    const GroupStage& writer = group_.stages[group_.cell(id).writers[0]];
    const DimLoops loops = *dim_loops(group_, id);
    ExprIds walked(writer.loops.size(), builder_.integer(0));
    for (size_t dim = 0; dim < loops.size(); ++dim) {
      if (loops[dim]) walked[*loops[dim]] = at[dim];
    }
    const Environment inner = environment(writer, std::move(walked));
    Scope scope = this->scope(writer, inner);
    const ExprId value = builder_.cast(build(scope, writer.stage->value), group_.cell(id).dtype);
    values_.emplace(key, value);
    return value;
  }

  // The index of an access for every dim of its cell.
  ExprIds index_of(Scope& scope, const CellAccess& access, ExprIds index) {
    if (const auto placed = group_.place_of(access)) {
      ExprIds result;
      for (const DimIndex& dim : *placed) result.push_back(sum_of(dim, scope.environment.walked));
      return result;
    }
    const Shape& shape = group_.cell(access.cell).shape;
    if (access.is_whole && index.size() == shape.size()) return index;
    if (const auto dims = group_.dims_of(access)) {
      ExprIds result;
      for (const DimIndex& dim : *dims) result.push_back(sum_of(dim, index));
      return result;
    }
    return computed_index(scope, access, index, shape);
  }

  ExprId sum_of(const DimIndex& dim, std::span<const ExprId> walked) {
    ExprId sum = number(dim.offset);
    for (size_t t = 0; t < dim.multiples.size(); ++t) {
      if (dim.multiples[t] == 0) continue;
      sum = plus(sum, times(walked[t], number(dim.multiples[t])));
    }
    return sum;
  }

  // By dividing the place in memory, where nothing simpler is known.
  ExprIds computed_index(Scope& scope, const CellAccess& access, std::span<const ExprId> index,
                         const Shape& shape) {
    if (access.walk) {
      if (const auto parts = divide(*access.walk, shape)) {
        ExprIds result;
        for (const DividedIndex& part : *parts) result.push_back(divided(scope, part));
        return result;
      }
    }
    ExprId place = number(access.layout.offset);
    for (size_t dim = 0; dim < index.size(); ++dim) {
      place = plus(place, times(index[dim], number(access.layout.strides[dim])));
    }
    const Strides strides = contiguous_strides(shape);
    ExprIds result;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      const ExprId above = builder_.apply(ScalarOp::kFloorDiv, {place, number(strides[dim])});
      result.push_back(
          dim == 0 ? above : builder_.apply(ScalarOp::kRemainder, {above, number(shape[dim])}));
    }
    return result;
  }

  ExprId divided(Scope& scope, const DividedIndex& part) {
    ExprId index = sum_of(part.whole, scope.environment.walked);
    if (part.divisor != 1) {
      const ExprId rest = sum_of(part.rest, scope.environment.walked);
      index = plus(index, builder_.apply(ScalarOp::kFloorDiv, {rest, number(part.divisor)}));
    }
    if (part.modulus == 0) return index;
    return builder_.apply(ScalarOp::kRemainder, {index, number(part.modulus)});
  }

  // ---- stages ----

  void emit(size_t s) {
    const GroupStage& source = group_.stages[s];
    const Stage& original = *source.stage;
    const Environment loops = loops_of(source);
    Scope scope = this->scope(source, loops);
    Stage stage{.kind = original.kind,
                .extents = {},
                .reduced = 0,
                .combine = original.combine,
                .value = {},
                .guard = {},
                .target = buffers_[source.target.cell.index],
                .target_index = {},
                .store = original.store};
    for (const GroupLoop& loop : source.loops) stage.extents.push_back(parameter(loop.extent));
    if (original.kind == StageKind::kReduce) stage.reduced = source.combined;
    ExprIds index;
    for (const ExprId entry : original.target_index) index.push_back(build(scope, entry));
    stage.target_index =
        in_order(source.target.cell, index_of(scope, source.target, std::move(index)));
    stage.value = build(scope, original.value);
    if (original.guard.valid()) stage.guard = build(scope, original.guard);
    builder_.add(std::move(stage));
  }

  std::span<const uint32_t> members_;
  StageGroup group_;
  Inlining choice_;
  KernelBuilder builder_;
  std::vector<BufferId> buffers_;  // by cell, where it is needed
  std::vector<DimOrder> orders_;   // by cell: its dims as they lie, where not as they are
  std::vector<bool> needed_;
  std::map<int64_t, ParameterId> parameters_;
  std::map<std::pair<CellId, ExprIds>, ExprId> values_;
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
                               const std::vector<bool>& leaves, const Target& target) {
  return Merger(program, members, leaves, target).run();
}

}  // namespace passnet
