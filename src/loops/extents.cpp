#include "loops/extents.hpp"

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

// A dim of a tensor with its extent, or a pack of several.
struct Demand {
  const LoopTensor* tensor = nullptr;
  size_t dim = 0;
  const LoopTerm* term = nullptr;
  Shape extents;  // of a pack: any number; otherwise one
  bool is_pack = false;
};

Result<void> add_demands(const LoopTensor& tensor, const TensorType& type,
                         std::vector<Demand>& demands) {
  const auto packs = static_cast<size_t>(std::ranges::count(tensor.dims, true, &LoopDim::is_pack));
  if (packs > 1) {
    return fail(tensor.span, "loop-types", "expected at most one '*' in the dims of '{}'",
                tensor.name);
  }
  const size_t plain = tensor.dims.size() - packs;
  if (type.rank() < plain || (packs == 0 && type.rank() > plain)) {
    return fail(tensor.span, "loop-types", "expected '{}' to have {}{} dims, found {}", tensor.name,
                packs == 0 ? "" : "at least ", plain, to_string(type));
  }
  size_t at = 0;
  for (const LoopDim& dim : tensor.dims) {
    const size_t count = dim.is_pack ? type.rank() - plain : 1;
    demands.push_back({.tensor = &tensor,
                       .dim = at,
                       .term = &dim.extent,
                       .extents = Shape(type.shape.begin() + static_cast<ptrdiff_t>(at),
                                        type.shape.begin() + static_cast<ptrdiff_t>(at + count)),
                       .is_pack = dim.is_pack});
    at += count;
  }
  return {};
}

void find_unbound(const LoopTerm& term, const LoopExtents& extents,
                  std::vector<const LoopTerm*>& unbound) {
  if (term.kind == LoopTermKind::kName && !extents.dims.contains(term.name)) {
    unbound.push_back(&term);
  }
  for (const LoopTerm& operand : term.terms) find_unbound(operand, extents, unbound);
}

// Binds the name in `term`, the only one that is not bound, so that the term has this value;
// returns false if no value does.
bool solve(const LoopTerm& term, int64_t value, LoopExtents& extents) {
  if (term.kind == LoopTermKind::kName) return extents.dims.try_emplace(term.name, value).second;
  if (term.kind != LoopTermKind::kBinary) return false;
  const auto left = extents.evaluate(term.terms[0]);
  const auto right = extents.evaluate(term.terms[1]);
  if (left.has_value() == right.has_value()) return false;
  const int64_t known = left ? *left : *right;
  const LoopTerm& unknown = term.terms[left ? 1 : 0];
  int64_t wanted = 0;
  if (term.name == "+"   ? __builtin_sub_overflow(value, known, &wanted)
      : term.name != "-" ? false
      : left             ? __builtin_sub_overflow(known, value, &wanted)
                         : __builtin_add_overflow(value, known, &wanted)) {
    return false;
  }
  if (term.name == "*") {
    if (known == 0 || value % known != 0) return false;
    wanted = value / known;
  } else if (term.name != "+" && term.name != "-") {
    return false;
  }
  return solve(unknown, wanted, extents);
}

Result<void> fail_for(const Demand& demand, std::string_view expected) {
  return fail(demand.term->span, "loop-types", "expected dim {} of '{}' to be {}, found {}",
              demand.dim, demand.tensor->name, expected,
              demand.is_pack ? to_string(demand.extents) : fmt::format("{}", demand.extents[0]));
}

// Binds or checks the demand; false if it has to wait for names that others bind.
Result<bool> meet(const Demand& demand, bool binds, LoopExtents& extents) {
  const LoopTerm& term = *demand.term;
  if (demand.is_pack) {
    const auto [entry, fresh] = extents.packs.try_emplace(term.name, demand.extents);
    if (fresh && !binds) {
      return fail(term.span, "loop-types", "expected dims of an operand, found '{}*'", term.name);
    }
    if (entry->second != demand.extents) TRY(fail_for(demand, to_string(entry->second)));
    return true;
  }
  if (const auto value = extents.evaluate(term)) {
    if (*value != demand.extents[0]) {
      TRY(fail_for(demand, term.kind == LoopTermKind::kInteger
                               ? fmt::format("{}", *value)
                               : fmt::format("{} = {}", print(term), *value)));
    }
    return true;
  }
  if (!binds) return false;
  std::vector<const LoopTerm*> unbound;
  find_unbound(term, extents, unbound);
  if (unbound.size() != 1) return false;
  if (!solve(term, demand.extents[0], extents)) TRY(fail_for(demand, print(term)));
  return true;
}

}  // namespace

std::optional<int64_t> LoopExtents::evaluate(const LoopTerm& term) const {
  if (term.kind == LoopTermKind::kInteger) return term.integer;
  if (term.kind == LoopTermKind::kName) {
    const auto found = dims.find(term.name);
    if (found == dims.end()) return std::nullopt;
    return found->second;
  }
  if (term.kind != LoopTermKind::kBinary) return std::nullopt;
  const auto left = evaluate(term.terms[0]);
  const auto right = evaluate(term.terms[1]);
  if (!left || !right) return std::nullopt;
  int64_t value = 0;
  const bool divides = term.name == "/" || term.name == "%";
  // Extents are not negative; a negative operand would round in another direction.
  if (divides && (*right <= 0 || *left < 0)) return std::nullopt;
  if (term.name == "/") return *left / *right;
  if (term.name == "%") return *left % *right;
  const bool overflows = term.name == "+"   ? __builtin_add_overflow(*left, *right, &value)
                         : term.name == "-" ? __builtin_sub_overflow(*left, *right, &value)
                         : term.name == "*" ? __builtin_mul_overflow(*left, *right, &value)
                                            : true;
  return overflows ? std::nullopt : std::optional(value);
}

Result<LoopExtents> bind_extents(const LoopKernel& kernel, const LoopSignature& signature) {
  std::vector<Demand> waiting;
  std::vector<Demand> of_results;
  for (size_t i = 0; i < signature.operands.size(); ++i) {
    TRY(add_demands(kernel.operands[i], signature.operands[i], waiting));
  }
  for (size_t i = 0; i < signature.results.size(); ++i) {
    TRY(add_demands(kernel.results[i], signature.results[i], of_results));
  }
  LoopExtents extents;
  for (bool progress = true; progress && !waiting.empty();) {
    progress = false;
    std::vector<Demand> later;
    for (const Demand& demand : waiting) {
      if (TRY(meet(demand, true, extents))) {
        progress = true;
      } else {
        later.push_back(demand);
      }
    }
    waiting = std::move(later);
  }
  for (const Demand& demand : waiting) TRY(fail_for(demand, print(*demand.term)));
  for (const Demand& demand : of_results) {
    if (TRY(meet(demand, false, extents))) continue;
    return fail(demand.term->span, "loop-types", "expected extents of operands, found '{}'",
                print(*demand.term));
  }
  return extents;
}

}  // namespace passnet
