// Reductions and running reductions in terms of the loop language: each becomes a stage.
#include "loops/terms.hpp"

#include <algorithm>
#include <set>

namespace passnet {
namespace {

void find_names(const LoopTerm& term, std::set<std::string_view>& names) {
  if (term.kind == LoopTermKind::kName || term.kind == LoopTermKind::kElement) {
    names.insert(term.name);
  }
  for (const LoopTerm& operand : term.terms) find_names(operand, names);
  for (const LoopTerm& index : term.indices) find_names(index, names);
}

}  // namespace

LoopScope LoopTerms::used_loops(const LoopTerm& term, const LoopScope& scope) const {
  std::set<std::string_view> used;
  for (const LoopTerm& operand : term.terms) find_names(operand, used);
  // Its own loops hide those around it.
  for (const LoopTerm& index : term.indices) {
    find_names(index, used);
    used.erase(index_name(index));
  }
  const std::set<std::string_view> names = used;
  for (const std::string_view name : names) {
    const auto found = variables.find(name);
    if (found == variables.end()) continue;
    for (const ScopeLoop& row : found->second.rows) used.insert(row.name);
  }
  LoopScope kept{.loops = {}, .rounded = scope.rounded};
  for (const ScopeLoop& loop : scope.loops) {
    if (!used.contains(loop.name)) continue;
    kept.loops.push_back(loop);
    // It is computed whether a condition holds or not.
    kept.loops.back().range = LoopBlock{.base = loop.base, .extent = loop.extent}.range();
  }
  return kept;
}

Result<LoopScope> LoopTerms::reduction_scope(const LoopTerm& term, const LoopScope& outer) {
  if (term.indices.empty()) {
    return fail(term.span, "loop-name", "expected an index to reduce, such as {}(k)", term.name);
  }
  LoopScope scope = outer;
  for (const LoopTerm& index : term.indices) TRY(add_loops(index, scope));
  return scope;
}

Result<LoopVariable> LoopTerms::reduce(const LoopTerm& term, const LoopScope& outer) {
  const Combine combine = find_loop_reduction(term.name)->combine;
  const LoopScope scope = TRY(reduction_scope(term, outer));
  const LoopValue reduced = TRY(value(term.terms[0], scope));
  TRY(expect_numeric(term.terms[0], reduced));
  const bool finds_place = combine == Combine::kArgMax || combine == Combine::kArgMin;
  const DType dtype = finds_place ? DType::kI64 : builder_.dtype(reduced.expr);
  const BufferId buffer = TRY(add_array(term.span, outer, dtype));
  builder_.reduce(extents(scope), scope.loops.size() - outer.loops.size(), combine, reduced.expr,
                  buffer, loop_indices(outer.loops.size()));
  return LoopVariable{.buffer = buffer, .dtype = dtype, .rows = outer.loops, .shape = {}};
}

// The loops over which a running value is computed: those that it depends on, and the loop along
// which it runs, innermost.
Result<LoopScope> LoopTerms::running_scope(const LoopTerm& term, const LoopTerm& along,
                                           const LoopScope& scope) {
  if (along.kind != LoopTermKind::kName || !scope.has(along.name) ||
      extents_.packs.contains(along.name)) {
    return fail(term.span, "loop-name", "expected one index of a loop around, such as c[k] = {}",
                print(term));
  }
  LoopScope own = used_loops(term, scope);
  std::erase_if(own.loops, [&](const ScopeLoop& loop) { return loop.name == along.name; });
  TRY(add_loops(along, own));
  return own;
}

// cumsum(k) x[k], within a loop over k: the sum over all indices up to this one.
Result<LoopValue> LoopTerms::running(const LoopTerm& term, const LoopScope& scope) {
  if (term.indices.size() != 1) {
    return fail(term.span, "loop-name",
                "expected one index of a loop around, such as c[k] = {}(k) x[k]", term.name);
  }
  const LoopScope own = TRY(running_scope(term, term.indices[0], scope));
  if (find_loop_reduction(term.name)->combine == Combine::kArgMax) return sorted(term, own, scope);
  const LoopValue combined = TRY(value(term.terms[0], own));
  TRY(expect_numeric(term.terms[0], combined));
  const DType dtype = builder_.dtype(combined.expr);
  const BufferId buffer = TRY(add_array(term.span, own, dtype));
  builder_.scan(extents(own), find_loop_reduction(term.name)->combine, combined.expr, buffer,
                loop_indices(own.loops.size()));
  return load({.buffer = buffer, .dtype = dtype, .rows = own.loops, .shape = {}}, term, {}, scope);
}

// A reduction within an expression becomes a stage of its own, over the loops that it depends on.
Result<LoopValue> LoopTerms::hoisted(const LoopTerm& term, const LoopScope& scope) {
  if (find_loop_reduction(term.name)->is_running) return running(term, scope);
  return load(TRY(reduce(term, used_loops(term, scope))), term, {}, scope);
}

}  // namespace passnet
