#include "codegen/cuda/tiles/advance_values.hpp"

#include "kernel/analysis/reach.hpp"
#include "kernel/transform/rewriter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace passnet {
namespace {

// The stages that an expression waits for, and the loops that it depends on.
struct Needs {
  std::optional<size_t> after;  // the last stage whose target it loads; nothing: none
  bool has_columns = false;     // it depends on a loop behind those of rows
  bool is_own = true;           // it loads temporaries of the group alone
};

class ValueAdvancer {
 public:
  ValueAdvancer(const Kernel& kernel, const SharedStages& group)
      : kernel_(kernel),
        group_(group),
        rebuilder_(kernel),
        builder_(rebuilder_.builder()),
        needs_(kernel.exprs.size()) {}

  MapPieces run() {
    for (size_t at = group_.first; at <= group_.last; ++at) {
      writers_[kernel_.stages[at].target] = at;
    }
    for (size_t i = 0; i < kernel_.exprs.size(); ++i) find_needs({static_cast<uint32_t>(i)});
    for (size_t at = group_.first; at <= group_.last; ++at) {
      visit(at);
      find_rounded_factor(at);
      find_rounded_target(at);
    }
    for (const auto& [id, stages] : uses_) {
      if (stages.size() > 1) advanced_.emplace(id, *stages.begin());
    }
    MapPieces pieces;
    for (size_t at = 0; at < kernel_.stages.size(); ++at) {
      if (rounded_.contains(at)) {
        add_factor(at);
        pieces.origins.push_back(at);
      }
      rebuilder_.add(copy(kernel_.stages[at], at));
      pieces.origins.push_back(at);
      for (const auto& [id, user] : advanced_) {
        if (needs_[id.index].after != at) continue;
        add(id, user);
        pieces.origins.push_back(user);
      }
    }
    pieces.kernel = rebuilder_.take();
    return pieces;
  }

 private:
  void find_needs(ExprId id) {
    const Expr& expr = kernel_.expr(id);
    Needs& needs = needs_[id.index];
    if (expr.op == ScalarOp::kIndex) {
      needs.has_columns = static_cast<size_t>(expr.integer) >= group_.rows;
    }
    for (const ExprId operand : expr.operands) {
      const Needs& other = needs_[operand.index];
      needs.has_columns |= other.has_columns;
      needs.is_own &= other.is_own;
      if (other.after) needs.after = std::max(needs.after.value_or(0), *other.after);
    }
    if (expr.op != ScalarOp::kLoad) return;
    const auto writer = writers_.find(expr.buffer);
    needs.is_own &=
        writer != writers_.end() && kernel_.buffer(expr.buffer).role == BufferRole::kTemporary;
    if (writer != writers_.end()) {
      needs.after = std::max(needs.after.value_or(0), writer->second);
    }
  }

  // True for a map with one loop behind those of rows, which stores where it is.
  bool is_column_map(const Stage& stage) const {
    if (stage.kind != StageKind::kMap || stage.extents.size() != group_.rows + 1) return false;
    if (stage.target_index.size() != stage.extents.size()) return false;
    for (size_t loop = 0; loop < stage.extents.size(); ++loop) {
      const Expr& index = kernel_.expr(stage.target_index[loop]);
      if (index.op != ScalarOp::kIndex || index.integer != static_cast<int64_t>(loop)) return false;
    }
    return true;
  }

  bool can_advance(ExprId id, size_t user) const {
    const Expr& expr = kernel_.expr(id);
    const Needs& needs = needs_[id.index];
    return needs.after && needs.is_own && info(expr.op).arity > 0 && expr.op != ScalarOp::kLoad &&
           expr.op != ScalarOp::kCast && !is_check(expr.op) && expr.dtype == DType::kF32 &&
           (!needs.has_columns || is_column_map(kernel_.stages[user]));
  }

  // Finds the operations of a stage whose operands do not come at the same time.
  void visit(size_t at) {
    const Stage& stage = kernel_.stages[at];
    if (stage.guard.valid() || !stage.value.valid()) return;
    const ExprId roots[] = {stage.value};
    for (const ExprId id : reached_from(kernel_, roots)) {
      for (const ExprId operand : kernel_.expr(id).operands) {
        if (!can_advance(operand, at)) continue;
        const Needs& needs = needs_[operand.index];
        if (!needs.has_columns) uses_[operand].insert(at);
        if (needs.after < needs_[id.index].after) advanced_.emplace(operand, at);
      }
    }
  }

  // A sum of products of which a factor is a temporary that is rounded to 16 bits multiplies the
  // rounded values, which are a stage of their own.
  void find_rounded_factor(size_t at) {
    const Stage& stage = kernel_.stages[at];
    if (stage.kind != StageKind::kReduce || stage.reduced != 1 ||
        stage.extents.size() != group_.rows + 2 || kernel_.expr(stage.value).op != ScalarOp::kMul) {
      return;
    }
    for (const ExprId factor : kernel_.expr(stage.value).operands) {
      const Expr& wide = kernel_.expr(factor);
      if (wide.op != ScalarOp::kCast || wide.dtype != DType::kF32) continue;
      const ExprId narrow = wide.operands[0];
      const Expr& rounded = kernel_.expr(narrow);
      if (rounded.op != ScalarOp::kCast || !is_half(narrow) || !needs_[narrow.index].is_own ||
          !needs_[narrow.index].after || uses_column(narrow)) {
        continue;
      }
      rounded_.emplace(at, narrow);
      return;
    }
  }
  // A map that stores rounded values in a temporary of floats stores them as what they are.
  void find_rounded_target(size_t at) {
    const Stage& stage = kernel_.stages[at];
    const Expr& value = kernel_.expr(stage.value);
    if (!is_column_map(stage) || stage.guard.valid() || value.op != ScalarOp::kCast ||
        value.dtype != DType::kF32 || kernel_.buffer(stage.target).dtype != DType::kF32 ||
        kernel_.buffer(stage.target).role != BufferRole::kTemporary ||
        kernel_.expr(value.operands[0]).op != ScalarOp::kCast || !is_half(value.operands[0]) ||
        std::ranges::count(kernel_.stages, stage.target, &Stage::target) != 1) {
      return;
    }
    narrowed_.emplace(stage.target, builder_.temporary(kernel_.buffer(stage.target).name,
                                                       kernel_.expr(value.operands[0]).dtype,
                                                       kernel_.buffer(stage.target).extents));
  }
  bool is_half(ExprId id) const {
    const DType dtype = kernel_.expr(id).dtype;
    return dtype == DType::kF16 || dtype == DType::kBF16;
  }

  // True if the expression depends on the columns of a product.
  bool uses_column(ExprId id) const {
    const ExprId roots[] = {id};
    return std::ranges::any_of(reached_from(kernel_, roots), [&](ExprId part) {
      const Expr& expr = kernel_.expr(part);
      return expr.op == ScalarOp::kIndex && expr.integer == static_cast<int64_t>(group_.rows);
    });
  }

  // The changes of a copy: the value that stays as it is, the loop in place of that of a product's
  // sum, and the factor that is loaded.
  struct Changes {
    ExprId own = {};
    std::optional<size_t> depth = {};
    ExprId factor = {};
  };
  // The copy of an expression, with advanced values loaded.
  ExprId copy(ExprId root, const Changes& changes) {
    ExprCopier copier(kernel_, builder_,
                      {.index =
                           [&](size_t loop) {
                             const bool moves = changes.depth && loop == group_.rows + 1;
                             return builder_.index(moves ? *changes.depth : loop);
                           },
                       .parameter = {},
                       .load =
                           [&](ExprId id, ExprIds indices) {
                             const Expr& expr = kernel_.expr(id);
                             const auto narrowed = narrowed_.find(expr.buffer);
                             if (narrowed == narrowed_.end()) {
                               return builder_.load(expr.buffer, std::move(indices));
                             }
                             return builder_.cast(
                                 builder_.load(narrowed->second, std::move(indices)), expr.dtype);
                           },
                       .instead =
                           [&](ExprId id) {
                             if (id == changes.factor) return load_factor(id);
                             const bool stays = id == changes.own || !advanced_.contains(id);
                             return stays ? ExprId{} : load(id);
                           }});
    return copier.copy(root);
  }
  Stage copy(Stage stage, size_t at) {
    if (const auto narrowed = narrowed_.find(stage.target); narrowed != narrowed_.end()) {
      stage.target = narrowed->second;
      stage.value = kernel_.expr(stage.value).operands[0];
    }
    const auto rounded = rounded_.find(at);
    stage.value =
        copy(stage.value, {.factor = rounded == rounded_.end() ? ExprId{} : rounded->second});
    stage.guard = copy(stage.guard, {});
    for (ExprId& index : stage.target_index) index = copy(index, {});
    return stage;
  }

  // Adds the stage of the rounded factor of a product.
  void add_factor(size_t at) {
    const Stage& product = kernel_.stages[at];
    const ExprId narrow = rounded_.at(at);
    ParameterIds extents(product.extents.begin(),
                         product.extents.begin() + static_cast<ptrdiff_t>(group_.rows));
    extents.push_back(product.extents[group_.rows + 1]);
    const BufferId target =
        builder_.temporary(fmt::format("r{}", narrow.index), kernel_.expr(narrow).dtype, extents);
    temporaries_.emplace(narrow, target);
    ExprIds index;
    for (size_t loop = 0; loop <= group_.rows; ++loop) index.push_back(builder_.index(loop));
    builder_.map(extents, target, std::move(index), copy(narrow, {.depth = group_.rows}));
  }
  ExprId load_factor(ExprId narrow) {
    ExprIds index;
    for (size_t loop = 0; loop < group_.rows; ++loop) index.push_back(builder_.index(loop));
    index.push_back(builder_.index(group_.rows + 1));
    return builder_.load(temporaries_.at(narrow), std::move(index));
  }

  size_t loops(ExprId id) const { return group_.rows + (needs_[id.index].has_columns ? 1 : 0); }
  ExprIds indices(ExprId id) {
    ExprIds list;
    for (size_t loop = 0; loop < loops(id); ++loop) list.push_back(builder_.index(loop));
    return list;
  }
  ExprId load(ExprId id) { return builder_.load(temporaries_.at(id), indices(id)); }

  void add(ExprId id, size_t user) {
    const ParameterIds& all = kernel_.stages[user].extents;
    ParameterIds extents(all.begin(), all.begin() + static_cast<ptrdiff_t>(loops(id)));
    const BufferId target = builder_.temporary(fmt::format("v{}", id.index), DType::kF32, extents);
    temporaries_.emplace(id, target);
    builder_.map(extents, target, indices(id), copy(id, {.own = id}));
  }

  const Kernel& kernel_;
  const SharedStages& group_;
  KernelRebuilder rebuilder_;
  KernelBuilder& builder_;  // the rebuilder's
  std::map<BufferId, size_t> writers_;
  std::vector<Needs> needs_;                 // by expression
  std::map<ExprId, std::set<size_t>> uses_;  // of rows alone: the stages that use it
  std::map<ExprId, size_t> advanced_;        // the values, and a stage that uses each
  std::map<size_t, ExprId> rounded_;         // by product: the factor that is rounded
  std::map<BufferId, BufferId> narrowed_;    // temporaries of floats that hold rounded values
  std::map<ExprId, BufferId> temporaries_;
};

}  // namespace

MapPieces advance_values(const Kernel& kernel, const SharedStages& group) {
  return ValueAdvancer(kernel, group).run();
}

}  // namespace passnet
