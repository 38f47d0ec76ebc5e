#include "kernel/analysis/nest.hpp"

#include "base/check.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/scalar_math.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

class NestBuilder {
 public:
  NestBuilder(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts,
              Bounds bounds)
      : kernel_(kernel),
        stage_(stage),
        layouts_(layouts),
        bounds_(bounds),
        extents_(kernel.extents(stage)),
        forms_(kernel, extents_.size(), roots_of(stage), extents_) {}

  Nest build() {
    nest_.extents = extents_;
    nest_.target = access(stage_.target, stage_.target_index);
    nest_.combined = stage_.kind == StageKind::kScan ? 1 : stage_.reduced;
    for (size_t loop = 0; loop < extents_.size(); ++loop) nest_.loop_of.push_back(loop);
    collect();
    return std::move(nest_);
  }

 private:
  bool keeps_index(const Access& access) const {
    return !access.affine || (bounds_ == Bounds::kChecked && !access.in_bounds);
  }

  Access access(BufferId buffer, std::span<const ExprId> index) const {
    const Buffer& known = kernel_.buffer(buffer);
    Strides contiguous;
    if (buffer.index >= layouts_.size()) contiguous = contiguous_strides(kernel_.shape(buffer));
    const bool has_layout = buffer.index < layouts_.size();
    const Strides& strides = has_layout ? layouts_[buffer.index].strides : contiguous;
    CHECK(strides.size() == known.extents.size());
    Access result{.buffer = buffer, .affine = true, .in_bounds = true};
    Integers sum(extents_.size() + 1);
    sum[0] = has_layout ? layouts_[buffer.index].offset : 0;
    for (size_t dim = 0; dim < index.size(); ++dim) {
      const auto form = forms_.find(index[dim]);
      if (!form) return {.buffer = buffer};
      const IndexRange inside{0, kernel_.value(known.extents[dim]) - 1};
      result.in_bounds &= range_of(*form, extents_).is_within(inside);
      add_scaled(sum, *form, strides[dim]);
    }
    result.offset = sum[0];
    result.strides.assign(sum.begin() + 1, sum.end());
    return result;
  }

  // Finds the expressions to evaluate, and the loops whose index they use.
  void collect() {
    const std::span<const ExprId> exprs = forms_.exprs();
    SmallVector<bool, 64> needed(exprs.size());
    const auto need = [&](ExprId id) { needed[position_in(exprs, id)] = true; };
    need(stage_.value);
    if (stage_.guard.valid()) need(stage_.guard);
    nest_.uses_target_index = keeps_index(nest_.target);
    if (nest_.uses_target_index) std::ranges::for_each(stage_.target_index, need);
    nest_.indexed.resize(extents_.size());
    for (size_t at = exprs.size(); at-- > 0;) {
      if (!needed[at]) continue;
      const ExprId id = exprs[at];
      const Expr& expr = kernel_.expr(id);
      nest_.exprs.push_back(id);
      if (expr.op == ScalarOp::kIndex) nest_.indexed[static_cast<size_t>(expr.integer)] = true;
      if (expr.op == ScalarOp::kLoad) {
        Access load = access(expr.buffer, expr.operands);
        const bool keeps = keeps_index(load);
        nest_.loads.emplace(id, std::move(load));
        if (!keeps) continue;
      }
      std::ranges::for_each(expr.operands, need);
    }
    std::ranges::reverse(nest_.exprs);
  }

  const Kernel& kernel_;
  const Stage& stage_;
  std::span<const Layout> layouts_;
  Bounds bounds_;
  Shape extents_;
  AffineForms forms_;
  Nest nest_;
};

}  // namespace

Nest analyze_stage(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts,
                   Bounds bounds) {
  return NestBuilder(kernel, stage, layouts, bounds).build();
}

void permute(Nest& nest, std::span<const size_t> order) {
  CHECK(order.size() == nest.extents.size());
  const Nest old = nest;
  const auto moved = [&](Access& access) {
    if (!access.affine) return;
    const Integers strides = access.strides;
    for (size_t i = 0; i < order.size(); ++i) access.strides[i] = strides[order[i]];
  };
  std::vector<size_t> place(order.size());
  for (size_t i = 0; i < order.size(); ++i) {
    nest.extents[i] = old.extents[order[i]];
    nest.indexed[i] = old.indexed[order[i]];
    place[order[i]] = i;
  }
  for (size_t& loop : nest.loop_of) loop = loop == Nest::kUnit ? loop : place[loop];
  moved(nest.target);
  for (auto& [id, load] : nest.loads) moved(load);
}

namespace {

// Removes `loop` from every list; `into` (or kUnit) is the loop that replaces it.
void erase_loop(Nest& nest, size_t loop, size_t into) {
  const auto at = static_cast<ptrdiff_t>(loop);
  if (loop + nest.combined >= nest.extents.size()) --nest.combined;
  nest.extents.erase(nest.extents.begin() + at);
  nest.indexed.erase(nest.indexed.begin() + at);
  for (size_t& place : nest.loop_of) {
    if (place == Nest::kUnit || place < loop) continue;
    place = place == loop ? into : place - 1;
  }
  const auto shrink = [&](Access& access) {
    if (access.affine) access.strides.erase(access.strides.begin() + at);
  };
  shrink(nest.target);
  for (auto& [id, load] : nest.loads) shrink(load);
}

}  // namespace

void drop_unit(Nest& nest, size_t loop) { erase_loop(nest, loop, Nest::kUnit); }

int64_t accessed_elements(const Nest& nest, const Access& access) {
  int64_t elements = 1;
  for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
    if (access.strides[loop] != 0) elements *= nest.extents[loop];
  }
  return elements;
}

bool can_merge(const Nest& nest, size_t outer, std::span<const BufferId> ignored) {
  const size_t inner = outer + 1;
  const auto is_combined = [&](size_t loop) { return loop + nest.combined >= nest.extents.size(); };
  if (nest.indexed[outer] || nest.indexed[inner] || is_combined(outer) != is_combined(inner)) {
    return false;
  }
  const auto continues = [&](const Access& access) {
    return !access.affine || std::ranges::find(ignored, access.buffer) != ignored.end() ||
           access.strides[outer] ==
               wrapping(bits(access.strides[inner]) * bits(nest.extents[inner]));
  };
  return continues(nest.target) &&
         std::ranges::all_of(nest.loads, [&](const auto& load) { return continues(load.second); });
}

void merge(Nest& nest, size_t outer) {
  nest.extents[outer + 1] = wrapping(bits(nest.extents[outer]) * bits(nest.extents[outer + 1]));
  erase_loop(nest, outer, outer);
}

void cut(Nest& nest, size_t loop, int64_t inner) {
  CHECK(!nest.indexed[loop] && nest.extents[loop] % inner == 0);
  if (loop + nest.combined >= nest.extents.size()) ++nest.combined;
  const auto at = static_cast<ptrdiff_t>(loop) + 1;
  nest.extents[loop] /= inner;
  nest.extents.insert(nest.extents.begin() + at, inner);
  nest.indexed.insert(nest.indexed.begin() + at, false);
  for (size_t& place : nest.loop_of) {
    if (place != Nest::kUnit && place > loop) ++place;
  }
  const auto grow = [&](Access& access) {
    if (!access.affine) return;
    const int64_t stride = access.strides[loop];
    access.strides[loop] = wrapping(bits(stride) * bits(inner));
    access.strides.insert(access.strides.begin() + at, stride);
  };
  grow(nest.target);
  for (auto& [id, load] : nest.loads) grow(load);
}

namespace {

// Returns the access along the merged loop.
std::optional<Access> paired(const Nest& nest, Access access) {
  const size_t last = nest.extents.size() - 1;
  if (!access.affine) return std::nullopt;
  const int64_t step = access.strides[last - 1];
  int64_t& stride = access.strides[last];
  if (step == 2 * stride) return access;
  if (step == 2 && stride == -1) {
    access.pairs = PairOrder::kSwapped;
    access.offset -= 1;
  } else if (step == 2 && stride == 0) {
    access.pairs = PairOrder::kFirst;
  } else if (step == 1 && stride == 0) {
    access.pairs = PairOrder::kRepeated;
  } else {
    return std::nullopt;
  }
  stride = 1;
  return access;
}

}  // namespace

bool merge_pairs(Nest& nest) {
  const size_t loops = nest.extents.size();
  if (loops < 2 || nest.combined > 0 || nest.has_pairs) return false;
  if (nest.extents[loops - 1] != 2 || nest.indexed[loops - 2]) return false;
  Nest merged = nest;
  const auto change = [&](Access& access) {
    auto changed = paired(nest, access);
    if (!changed) return false;
    access = *std::move(changed);
    return true;
  };
  if (!change(merged.target) || merged.target.pairs != PairOrder::kPlain) return false;
  for (auto& [id, load] : merged.loads) {
    if (!change(load)) return false;
  }
  merge(merged, loops - 2);
  merged.has_pairs = true;
  nest = std::move(merged);
  return true;
}

bool compares_bit(const Kernel& kernel, const Nest& nest, ExprId id) {
  const Expr& expr = kernel.expr(id);
  if (!nest.has_pairs || (expr.op != ScalarOp::kEq && expr.op != ScalarOp::kNe)) return false;
  const Expr& index = kernel.expr(expr.operands[0]);
  const Expr& bit = kernel.expr(expr.operands[1]);
  return index.op == ScalarOp::kIndex && bit.op == ScalarOp::kConstant &&
         nest.loop_of[static_cast<size_t>(index.integer)] + 1 == nest.extents.size();
}

void simplify(Nest& nest) {
  for (size_t loop = nest.extents.size(); loop-- > 0;) {
    if (nest.extents[loop] == 1) drop_unit(nest, loop);
  }
  for (size_t loop = nest.extents.size(); loop-- > 1;) {
    if (can_merge(nest, loop - 1)) merge(nest, loop - 1);
  }
}

Nest make_nest(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts,
               Bounds bounds) {
  Nest nest = analyze_stage(kernel, stage, layouts, bounds);
  simplify(nest);
  return nest;
}

std::vector<Layout> contiguous_layouts(const Kernel& kernel) {
  std::vector<Layout> layouts;
  layouts.reserve(kernel.buffers.size());
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    layouts.push_back({.strides = contiguous_strides(kernel.shape({static_cast<uint32_t>(i)}))});
  }
  return layouts;
}

}  // namespace passnet
