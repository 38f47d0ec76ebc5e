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
  bool is_broadcast = false;
};

Result<void> add_demands(const LoopTensor& tensor, const TensorType& type,
                         std::vector<Demand>& demands) {
  const std::vector<size_t> counts = TRY(count_dims(tensor, type));
  size_t at = 0;
  for (size_t i = 0; i < tensor.dims.size(); ++i) {
    const LoopDim& dim = tensor.dims[i];
    const auto begin = type.shape.begin() + static_cast<ptrdiff_t>(at);
    if (counts[i] > 0 || dim.is_pack) {
      demands.push_back({.tensor = &tensor,
                         .dim = at,
                         .term = &dim.extent,
                         .extents = Shape(begin, begin + static_cast<ptrdiff_t>(counts[i])),
                         .is_pack = dim.is_pack,
                         .is_broadcast = dim.is_broadcast});
    }
    at += counts[i];
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

// Checks extents that may be 1 in place of others; false if it has to wait for those.
Result<bool> meet_broadcast(const Demand& demand, const LoopExtents& extents) {
  Shape wanted;
  if (demand.is_pack) {
    const auto pack = extents.packs.find(demand.term->name);
    if (pack == extents.packs.end()) return false;
    wanted = pack->second;
  } else {
    const auto value = extents.evaluate(*demand.term);
    if (!value) return false;
    wanted = {*value};
  }
  bool fits = demand.extents.size() <= wanted.size();
  for (size_t i = 1; fits && i <= demand.extents.size(); ++i) {
    const int64_t extent = demand.extents[demand.extents.size() - i];
    fits = extent == 1 || extent == wanted[wanted.size() - i];
  }
  if (!fits) {
    TRY(fail_for(demand, "1, or " + (demand.is_pack ? to_string(wanted)
                                                    : fmt::format("{} = {}", print(*demand.term),
                                                                  wanted[0]))));
  }
  return true;
}

// Binds or checks the demand; false if it has to wait for names that others bind.
Result<bool> meet(const Demand& demand, bool binds, LoopExtents& extents) {
  const LoopTerm& term = *demand.term;
  if (demand.is_broadcast) return meet_broadcast(demand, extents);
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

Result<std::vector<size_t>> count_dims(const LoopTensor& tensor, const TensorType& type) {
  const auto packs = static_cast<size_t>(std::ranges::count(tensor.dims, true, &LoopDim::is_pack));
  if (packs > 1) {
    return fail(tensor.span, "loop-types", "expected at most one '*' in the dims of '{}'",
                tensor.name);
  }
  // Leading dims that broadcast may be absent.
  size_t absent = 0;
  while (absent < tensor.dims.size() && tensor.dims[absent].is_broadcast) ++absent;
  const size_t plain = tensor.dims.size() - packs;
  const bool is_pack_leading =
      packs > 0 && std::ranges::find(tensor.dims, true, &LoopDim::is_pack) <
                       tensor.dims.begin() + static_cast<ptrdiff_t>(absent);
  const size_t least = plain - std::min(plain, absent - (is_pack_leading ? 1 : 0));
  if (type.rank() < least || (packs == 0 && type.rank() > plain)) {
    return fail(tensor.span, "loop-types", "expected '{}' to have {}{} dims, found {}", tensor.name,
                packs == 0 && least == plain ? "" : "at least ", least, to_string(type));
  }
  std::vector<size_t> counts(tensor.dims.size(), 1);
  size_t missing = plain - std::min(plain, type.rank());
  for (size_t i = 0; i < tensor.dims.size(); ++i) {
    if (tensor.dims[i].is_pack) {
      counts[i] = type.rank() - std::min(plain, type.rank());
    } else if (missing > 0) {
      counts[i] = 0;
      --missing;
    }
  }
  return counts;
}

std::optional<int64_t> LoopExtents::evaluate(const LoopTerm& term) const {
  if (term.kind == LoopTermKind::kInteger) return term.integer;
  if (term.kind == LoopTermKind::kParameter) {
    const auto found = parameters.find(term.name);
    return found == parameters.end() ? std::nullopt : std::optional(found->second);
  }
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
    if (!signature.operands[i] && !kernel.operands[i].fallback) {
      return fail(kernel.operands[i].span, "loop-types",
                  "expected a value for '{0}', found none; '{1} = 0' in the signature gives each "
                  "element a value then",
                  kernel.operands[i].name, print(kernel.operands[i]));
    }
    if (!signature.operands[i]) continue;
    TRY(add_demands(kernel.operands[i], *signature.operands[i], waiting));
  }
  for (size_t i = 0; i < signature.results.size(); ++i) {
    TRY(add_demands(kernel.results[i], signature.results[i], of_results));
  }
  LoopExtents extents;
  for (size_t i = 0; i < signature.parameters.size(); ++i) {
    const auto* exact = std::get_if<int64_t>(&signature.parameters[i]);
    if (exact != nullptr) extents.parameters.emplace(kernel.parameters[i].name, *exact);
  }
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
