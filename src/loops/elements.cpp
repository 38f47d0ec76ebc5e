// Elements of tensors and arrays in terms of the loop language: indices, their bounds, dims that
// broadcast, and operands that are none.
#include "loops/terms.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <vector>

namespace passnet {

// Only what is loaded counts as data, as for the checks of kernel/transform/add_checks.
bool LoopTerms::depends_on_data(ExprId value) const {
  std::vector<ExprId> pending = {value};
  std::set<uint32_t> seen;
  while (!pending.empty()) {
    const Expr& expr = builder_.expr(pending.back());
    if (expr.op == ScalarOp::kLoad) return true;
    pending.pop_back();
    for (const ExprId operand : expr.operands) {
      if (seen.insert(operand.index).second) pending.push_back(operand);
    }
  }
  return false;
}

Result<LoopValue> LoopTerms::element(const LoopTerm& term, const LoopScope& scope) {
  const auto found = variables.find(term.name);
  if (found == variables.end()) {
    return fail(term.span, "loop-name", "expected a tensor or an array, found '{}'", term.name);
  }
  const LoopVariable& variable = found->second;
  if (!variable.is_stored) {
    return fail(term.span, "loop-name", "expected a value that was stored before, found '{}'",
                term.name);
  }
  if (variable.fallback != nullptr) return absent(term, variable, scope);
  ExprIds own;
  for (size_t place = 0; place < term.terms.size(); ++place) {
    TRY(add_entry(term.terms[place], place, variable, scope, own));
  }
  if (own.size() != variable.shape.size()) {
    return fail(term.span, "loop-type", "expected {} indices of '{}', found {}",
                variable.shape.size(), term.name, own.size());
  }
  return load(variable, term, std::move(own), scope);
}

// An element of an operand that is none.
Result<LoopValue> LoopTerms::absent(const LoopTerm& term, const LoopVariable& variable,
                                    const LoopScope& scope) {
  if (term.terms.size() != variable.tensor->dims.size()) {
    return fail(term.span, "loop-type", "expected {} indices of '{}', found {}",
                variable.tensor->dims.size(), term.name, term.terms.size());
  }
  const LoopValue number = TRY(value(*variable.fallback, scope));
  return LoopValue{as(number.expr, opmath_)};
}

Result<void> LoopTerms::add_entry(const LoopTerm& entry, size_t place, const LoopVariable& variable,
                                  const LoopScope& scope, ExprIds& own) {
  const bool is_broadcast = variable.tensor != nullptr && place < variable.tensor->dims.size() &&
                            variable.tensor->dims[place].is_broadcast;
  if (is_broadcast) return add_broadcast(entry, place, variable, scope, own);
  const auto pack =
      entry.kind == LoopTermKind::kName ? extents_.packs.find(entry.name) : extents_.packs.end();
  const bool is_pack =
      pack != extents_.packs.end() && (scope.has(entry.name) || pack->second.empty());
  for (size_t i = 0; is_pack && i < scope.loops.size(); ++i) {
    if (scope.loops[i].name == entry.name) own.push_back(builder_.index(i));
  }
  if (is_pack) return {};
  if (entry.kind == LoopTermKind::kName && !scope.has(entry.name) &&
      !variables.contains(entry.name) &&
      (extents_.dims.contains(entry.name) || extents_.packs.contains(entry.name))) {
    return fail(entry.span, "loop-name",
                "expected an index, found the extent '{0}', over which no loop runs here; a "
                "reduction takes what follows up to an operator, so write sum({0}) (…)",
                entry.name);
  }
  const LoopValue at = TRY(index(entry, scope));
  const bool runs = std::ranges::find(scope.loops, 0, &ScopeLoop::extent) == scope.loops.end();
  if (!runs || own.size() >= variable.shape.size()) {
    own.push_back(at.expr);
    return {};
  }
  const int64_t extent = variable.shape[own.size()];
  if (own.size() < variable.bases.size() && variable.bases[own.size()] != 0) {
    return add_in_block(entry, variable, scope, own);
  }
  if (at.range.max < 0 || at.range.min >= extent) {
    return fail(entry.span, "loop-bounds",
                "expected an index from 0 to {} into dim {} of '{}', found {} to {}", extent - 1,
                own.size(), variable.tensor != nullptr ? variable.tensor->name : "the array",
                at.range.min, at.range.max);
  }
  // Indices that data decides are checked when the kernel runs (kernel/transform/add_checks).
  const bool is_plain = at.range.is_within({0, extent - 1}) || depends_on_data(at.expr);
  own.push_back(
      is_plain ? at.expr
               : builder_.apply(ScalarOp::kMin,
                                {builder_.apply(ScalarOp::kMax, {at.expr, builder_.integer(0)}),
                                 builder_.integer(extent - 1)}));
  return {};
}

// An index of an array that holds one block of a dim.
Result<void> LoopTerms::add_in_block(const LoopTerm& entry, const LoopVariable& variable,
                                     const LoopScope& scope, ExprIds& own) {
  const int64_t base = variable.bases[own.size()];
  const int64_t extent = variable.shape[own.size()];
  if (entry.kind == LoopTermKind::kName) {
    const auto loop = std::ranges::find(scope.loops, entry.name, &ScopeLoop::name);
    if (loop != scope.loops.end() && loop->base == base && loop->extent <= extent) {
      own.push_back(builder_.index(static_cast<size_t>(loop - scope.loops.begin())));
      return {};
    }
  }
  return fail(entry.span, "loop-bounds", "expected the index of the block itself, found '{}'",
              print(entry));
}

// An index of a dim that broadcasts: 0 where its extent is 1, nothing where the dim is absent.
Result<void> LoopTerms::add_broadcast(const LoopTerm& entry, size_t place,
                                      const LoopVariable& variable, const LoopScope& scope,
                                      ExprIds& own) {
  const LoopDim& dim = variable.tensor->dims[place];
  const size_t count = variable.counts[place];
  if (!dim.is_pack) {
    TRY(index(entry, scope));
    if (count == 0) return {};
    if (own.size() < variable.shape.size() && variable.shape[own.size()] == 1) {
      own.push_back(builder_.integer(0));
      return {};
    }
    LoopVariable plain = variable;
    plain.tensor = nullptr;
    return add_entry(entry, place, plain, scope, own);
  }
  if (entry.kind != LoopTermKind::kName || entry.name != dim.extent.name) {
    return fail(entry.span, "loop-name", "expected '{}' in place of the dims '~{}*', found '{}'",
                dim.extent.name, dim.extent.name, print(entry));
  }
  std::vector<size_t> loops;
  for (size_t i = 0; i < scope.loops.size(); ++i) {
    if (scope.loops[i].name == entry.name) loops.push_back(i);
  }
  if (loops.size() < count) {
    return fail(entry.span, "loop-name", "expected '{}' within loops over it", entry.name);
  }
  for (const size_t loop : std::span(loops).last(count)) {
    if (own.size() >= variable.shape.size()) return {};
    const bool is_one = variable.shape[own.size()] == 1;
    own.push_back(is_one ? builder_.integer(0) : builder_.index(loop));
  }
  return {};
}

Result<LoopValue> LoopTerms::load(const LoopVariable& variable, const LoopTerm& term, ExprIds own,
                                  const LoopScope& scope) {
  ExprIds index;
  for (const ScopeLoop& row : variable.rows) {
    const auto loop = std::ranges::find_if(scope.loops, [&](const ScopeLoop& other) {
      return other.name == row.name && other.part == row.part;
    });
    if (loop == scope.loops.end()) {
      return fail(term.span, "loop-name", "expected '{}' within its rows", term.name);
    }
    index.push_back(builder_.index(static_cast<size_t>(loop - scope.loops.begin())));
  }
  index.insert(index.end(), own.begin(), own.end());
  const ExprId loaded = builder_.load(variable.buffer, index);
  if (variable.dtype == DType::kBool) return LoopValue{loaded, {0, 1}};
  return LoopValue{as(loaded, is_integral(variable.dtype) ? DType::kI64 : opmath_)};
}

}  // namespace passnet
