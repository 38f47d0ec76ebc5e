#include "triton/kernel_shape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr double kNearlyInfinite = 1e4;  // masks of scores are filled with such numbers

std::optional<double> neutral_of(std::string_view kind) {
  if (kind == "sum") return 0;
  if (kind == "prod") return 1;
  if (kind == "max") return -INFINITY;
  if (kind == "min") return INFINITY;
  return std::nullopt;
}

bool is_neutral(std::string_view kind, double value) {
  if (kind == "max") return value <= -kNearlyInfinite;
  if (kind == "min") return value >= kNearlyInfinite;
  return neutral_of(kind) == std::optional(value);
}

}  // namespace

bool KernelShape::is_opaque(TermId term) const {
  const TermIds all = terms_.below(term);
  return std::ranges::any_of(all, [&](TermId part) {
    return terms_.node(part).op == TermOp::kHost && terms_.node(part).text.starts_with('?');
  });
}

// The factor of an index among the products of a polynomial; what is inside of quotients is a
// polynomial of its own.
TermId KernelShape::top_factor(TermId sum, TermId index, bool& is_linear) {
  TermId found = terms_.integer(0);
  for (const auto& [atoms, times] : terms_.polynomial(sum)) {
    const auto count = std::ranges::count(atoms, index);
    if (count == 0) continue;
    is_linear = is_linear && count == 1;
    TermId product = terms_.integer(times);
    for (const TermId atom : atoms) {
      if (atom != index) product = terms_.multiply(product, atom);
    }
    found = terms_.add(found, product);
  }
  return found;
}

bool KernelShape::merges(const std::vector<TermId>& roots, TermId outer, TermId inner) {
  std::set<TermId> sums;
  for (const TermId root : roots) {
    if (terms_.node(root).type == TermType::kInt) sums.insert(root);
    for (const TermId id : terms_.below(root)) {
      const TermNode& node = terms_.node(id);
      if (node.op == TermOp::kSum) continue;
      const size_t values = node.op == TermOp::kReduce ? 1 : node.children.size();
      for (size_t i = 0; i < values; ++i) {
        if (terms_.node(node.children[i]).type == TermType::kInt) sums.insert(node.children[i]);
      }
    }
  }
  const TermId extent = variable(inner).extent;
  bool is_used = false;
  for (const TermId sum : sums) {
    bool is_linear = true;
    const TermId of_inner = top_factor(sum, inner, is_linear);
    const TermId of_outer = top_factor(sum, outer, is_linear);
    if (!is_linear || of_outer != terms_.multiply(of_inner, extent)) return false;
    is_used = is_used || terms_.integer_of(of_outer) != std::optional<int64_t>(0);
  }
  return is_used;
}

// Joins indices that are the digits of one: a program and its lanes, a block of a loop and its
// lanes.
void KernelShape::merge(std::vector<TermId>& roots, const TermIds& among) {
  TermIds left = among;
  for (bool progress = true; progress;) {
    progress = false;
    for (size_t i = 0; i < left.size() && !progress; ++i) {
      for (size_t k = 0; k < left.size() && !progress; ++k) {
        const TermId outer = left[i];
        const TermId inner = left[k];
        if (outer == inner || !merges(roots, outer, inner)) continue;
        const TermId width = variable(inner).extent;
        const TermId count = variable(outer).extent;
        const TermId joined = terms_.new_index("t", terms_.multiply(count, width));
        // The number of blocks is that of a size rounded up.
        for (const auto& [atoms, times] : terms_.polynomial(count)) {
          if (atoms.size() != 1 || times != 1) continue;
          const TermNode node = terms_.node(atoms[0]);
          if (node.op != TermOp::kFloorDiv || node.children[1] != width) continue;
          const TermId whole = terms_.multiply(
              terms_.subtract(terms_.subtract(count, atoms[0]), terms_.integer(1)), width);
          const TermId size = terms_.add(whole, terms_.add(node.children[0], terms_.integer(1)));
          if (terms_.ceil_divide(size, width) == count) variable(joined).natural = size;
        }
        for (TermId& root : roots) {
          root = terms_.replace(root, {{outer, terms_.integer(0)}, {inner, joined}});
        }
        std::erase(left, outer);
        std::erase(left, inner);
        left.push_back(joined);
        progress = true;
      }
    }
  }
}

// An upper bound of one index that does not depend on others.
std::optional<KernelShape::Bound> KernelShape::bound_of(TermId condition) {
  const TermNode node = terms_.node(condition);
  if (node.op != TermOp::kCompare || node.text != "<") return std::nullopt;
  if (terms_.node(node.children[0]).type != TermType::kInt ||
      terms_.node(node.children[1]).type != TermType::kInt) {
    return std::nullopt;
  }
  const TermId difference = terms_.subtract(node.children[0], node.children[1]);
  for (const auto& [atoms, times] : terms_.polynomial(difference)) {
    if (atoms.size() != 1 || times != 1 || terms_.node(atoms[0]).op != TermOp::kIndex) continue;
    const TermId bound = terms_.subtract(atoms[0], difference);
    const TermIds parts = terms_.below(bound);
    const bool is_host = std::ranges::all_of(parts, [&](TermId part) {
      const TermOp op = terms_.node(part).op;
      return op != TermOp::kIndex && op != TermOp::kLoad && op != TermOp::kRunning;
    });
    if (is_host) return Bound{.index = atoms[0], .bound = bound, .condition = condition};
  }
  return std::nullopt;
}

bool KernelShape::admits(TermId extent, TermId natural, TermId bound) {
  if (natural.valid() && terms_.is_nonnegative(terms_.subtract(natural, bound))) return true;
  if (terms_.is_nonnegative(terms_.subtract(extent, bound))) return true;
  if (is_opaque(extent)) return true;  // a size of blocks that was chosen to be enough
  if (is_opaque(bound)) return false;
  guards_.push_back({.symbol = "<=", .left = bound, .right = extent});
  return true;
}

Result<void> KernelShape::require_equal(TermId extent, TermId bound) {
  if (extent == bound) return {};
  const TermNode node = terms_.node(extent);
  if (node.op == TermOp::kHost && node.text == fmt::format("?power{}", bound.index) &&
      !is_opaque(bound)) {
    guards_.push_back({.symbol = "in", .left = bound, .right = {}});
    return {};
  }
  if (is_opaque(extent) || is_opaque(bound)) {
    return fail(span_, "triton-block",
                "expected values that no lane behind a mask reaches, found a size of blocks that "
                "changes them");
  }
  guards_.push_back({.symbol = "==", .left = bound, .right = extent});
  return {};
}

TermId KernelShape::resize(std::vector<TermId>& roots, TermId index, TermId extent) {
  const std::string name = variable(index).name;
  const TermId fresh = terms_.new_index(name, extent);
  for (TermId& root : roots) root = terms_.replace(root, {{index, fresh}});
  return fresh;
}

// Takes conditions as extents: `condition` parts that bound an index.
Result<void> KernelShape::limit(std::vector<TermId>& roots, const std::vector<TermId>& conditions) {
  for (const TermId condition : conditions) {
    const auto found = bound_of(condition);
    if (!found) continue;
    const IndexVariable old = variable(found->index);
    if (!admits(old.extent, old.natural, found->bound)) continue;
    resize(roots, found->index, found->bound);
    return {};
  }
  return {};
}

// Gives extents that are whole blocks their sizes.
Result<void> KernelShape::settle(std::vector<TermId>& roots) {
  std::set<TermId> indices;
  for (const TermId root : roots) indices.merge(terms_.free_indices(root));
  for (const TermId index : indices) {
    const IndexVariable old = variable(index);
    if (old.natural.valid()) {
      if (!is_opaque(old.extent) && !is_opaque(old.natural)) {
        guards_.push_back({.symbol = "==", .left = old.natural, .right = old.extent});
      }
      resize(roots, index, old.natural);
      continue;
    }
    const TermNode node = terms_.node(old.extent);
    if (node.op == TermOp::kHost && node.text.starts_with("?power")) {
      const TermId size{static_cast<uint32_t>(std::stoul(node.text.substr(6)))};
      TRY(require_equal(old.extent, size));
      resize(roots, index, size);
    }
  }
  return {};
}

Result<TermId> KernelShape::reduction(TermId id) {
  TermNode node = terms_.node(id);
  TermIds over(node.children.begin() + 1, node.children.end());
  TermId body = node.children[0];
  for (TermNode inner = terms_.node(body); inner.op == TermOp::kReduce && inner.text == node.text;
       inner = terms_.node(body)) {
    over.insert(over.end(), inner.children.begin() + 1, inner.children.end());
    body = inner.children[0];
  }
  std::vector<TermId> roots{body};
  merge(roots, over);
  const auto bound_indices = [&] {
    std::set<TermId> outer = terms_.free_indices(id);
    std::set<TermId> own;
    for (const TermId index : terms_.free_indices(roots[0])) {
      if (!outer.contains(index)) own.insert(index);
    }
    return own;
  };
  // A reduction over an index that its value does not have repeats it.
  const std::set<TermId> present = bound_indices();
  std::set<TermId> done;
  for (bool progress = true; progress;) {
    progress = false;
    const std::set<TermId> own = bound_indices();
    for (const TermId part : terms_.below(roots[0])) {
      const auto found = bound_of(part);
      if (!found || !own.contains(found->index) || done.contains(found->index)) continue;
      const IndexVariable old = variable(found->index);
      const TermId outside = terms_.replace(roots[0], {{part, terms_.truth(false)}});
      const auto value = terms_.number_of(outside);
      const bool is_out = value && is_neutral(node.text, *value);
      if (is_out) {
        if (!admits(old.extent, old.natural, found->bound)) continue;
      } else if (old.natural.valid() || is_opaque(old.extent) || terms_.integer_of(old.extent)) {
        if (old.natural.valid() && !is_opaque(old.extent)) {
          TRY(require_equal(old.extent, found->bound));
        } else {
          TRY(require_equal(old.natural.valid() ? terms_.host("?blocks") : old.extent,
                            found->bound));
        }
      } else {
        continue;
      }
      done.insert(resize(roots, found->index, found->bound));
      progress = true;
      break;
    }
  }
  // Extents without a mask.
  for (const TermId index : bound_indices()) {
    const IndexVariable old = variable(index);
    if (!old.natural.valid() && !terms_.node(old.extent).text.starts_with("?power")) {
      if (is_opaque(old.extent)) {
        return fail(span_, "triton-block",
                    "expected reductions of whole tensors, found one over a size of blocks");
      }
      continue;
    }
    std::vector<TermId> one{roots[0]};
    std::set<TermId> outer = terms_.free_indices(id);
    if (outer.contains(index)) continue;
    if (old.natural.valid()) {
      TRY(require_equal(is_opaque(old.extent) ? terms_.host("?blocks") : old.extent, old.natural));
      resize(one, index, old.natural);
    } else {
      const TermId size{static_cast<uint32_t>(std::stoul(terms_.node(old.extent).text.substr(6)))};
      TRY(require_equal(old.extent, size));
      resize(one, index, size);
    }
    roots[0] = one[0];
  }
  TermIds left;
  for (const TermId index : bound_indices()) left.push_back(index);
  TermId made = terms_.reduce(node.text, roots[0], left);
  // Those that the value does not have.
  for (const TermId index : over) {
    if (present.contains(index) || terms_.free_indices(body).contains(index)) continue;
    const TermId extent = variable(index).extent;
    if (is_opaque(extent)) {
      return fail(span_, "triton-block",
                  "expected reductions of whole tensors, found one over a size of blocks");
    }
    if (node.text == "sum") made = terms_.multiply(made, terms_.as_float(extent));
  }
  return made;
}

Result<TermId> KernelShape::reductions(TermId value) {
  // One that is all of the value of another of its kind is part of that one.
  std::set<TermId> inner;
  const TermIds all = terms_.below(value);
  for (const TermId id : all) {
    const TermNode& node = terms_.node(id);
    if (node.op != TermOp::kReduce) continue;
    const TermNode& body = terms_.node(node.children[0]);
    if (body.op == TermOp::kReduce && body.text == node.text) inner.insert(node.children[0]);
  }
  std::map<TermId, TermId> made;
  for (const TermId id : all) {
    if (terms_.node(id).op != TermOp::kReduce || inner.contains(id)) continue;
    const TermId current = terms_.replace(id, made);
    if (terms_.node(current).op == TermOp::kReduce) made[id] = TRY(reduction(current));
  }
  return terms_.replace(value, made);
}

// Splits indices whose quotients and remainders place an element.
void KernelShape::split(std::vector<TermId>& roots, bool only_exact) {
  for (int step = 0; step < 12; ++step) {
    std::optional<TermId> found;
    TermIds parts;
    for (size_t i = 0; i < (only_exact ? roots.size() : 1); ++i) {
      const TermIds own = terms_.below(roots[i]);
      parts.insert(parts.end(), own.begin(), own.end());
    }
    for (const TermId part : parts) {
      const TermNode node = terms_.node(part);
      if (node.op != TermOp::kFloorDiv && node.op != TermOp::kModulo) continue;
      if (terms_.free_indices(part).empty()) continue;
      if (terms_.node(node.children[0]).op == TermOp::kIndex &&
          terms_.free_indices(node.children[1]).empty()) {
        const bool is_free = std::ranges::any_of(roots, [&](TermId root) {
          return terms_.free_indices(root).contains(node.children[0]);
        });
        if (!is_free) continue;  // a reduction has it
        if (only_exact &&
            !terms_.exact_quotient(variable(node.children[0]).extent, node.children[1]))
          continue;
        found = part;
        break;
      }
    }
    if (!found) return;
    const TermNode node = terms_.node(*found);
    const TermId index = node.children[0];
    const TermId divisor = node.children[1];
    const TermId extent = variable(index).extent;
    auto count = terms_.exact_quotient(extent, divisor);
    if (!count) {
      count = terms_.floor_divide(extent, divisor);
      guards_.push_back(
          {.symbol = "==", .left = extent, .right = terms_.multiply(*count, divisor)});
    }
    const TermId outer = terms_.new_index("q", *count);
    const TermId inner = terms_.new_index("r", divisor);
    const TermId both = terms_.add(terms_.multiply(outer, divisor), inner);
    for (TermId& root : roots) root = terms_.replace(root, {{index, both}});
  }
}

Result<TermIds> KernelShape::digits(TermId offset, TermId elements) {
  std::vector<std::pair<TermId, TermId>> left;  // index, factor
  TermId rest = offset;
  for (const TermId index : terms_.free_indices(offset)) {
    const auto factor = terms_.factor(offset, index);
    if (!factor || !terms_.free_indices(*factor).empty()) {
      return fail(span_, "triton-store",
                  "expected a place that is a sum of multiples of indices, found another");
    }
    left.emplace_back(index, *factor);
    rest = terms_.subtract(rest, terms_.multiply(index, *factor));
  }
  if (terms_.integer_of(rest) != std::optional<int64_t>(0)) {
    return fail(span_, "triton-store",
                "expected stores that begin at the first element, found one behind it");
  }
  TermIds order;
  TermId radix = terms_.integer(1);
  while (!left.empty()) {
    const auto next =
        std::ranges::find_if(left, [&](const auto& entry) { return entry.second == radix; });
    if (next == left.end()) {
      return fail(span_, "triton-store",
                  "expected stores that reach each element once, found gaps or overlaps");
    }
    radix = terms_.multiply(radix, variable(next->first).extent);
    order.insert(order.begin(), next->first);
    left.erase(next);
  }
  if (radix != elements) guards_.push_back({.symbol = "==", .left = elements, .right = radix});
  return order;
}

Result<LoopStore> KernelShape::whole(size_t buffer, TermId offset, TermId condition, TermId value,
                                     TermId elements) {
  std::vector<TermId> roots{offset, value, condition};
  split(roots, true);
  std::set<TermId> all;
  for (const TermId root : roots) all.merge(terms_.free_indices(root));
  merge(roots, {all.begin(), all.end()});
  // Bounds of indices, one after the other.
  for (int step = 0; step < 24; ++step) {
    std::vector<TermId> conditions;
    std::vector<TermId> pending{roots[2]};
    while (!pending.empty()) {
      const TermId part = pending.back();
      pending.pop_back();
      const TermNode& node = terms_.node(part);
      if (node.op == TermOp::kAnd) {
        pending.insert(pending.end(), node.children.begin(), node.children.end());
      } else {
        conditions.push_back(part);
      }
    }
    const TermId before = roots[2];
    TRY(limit(roots, conditions));
    if (roots[2] == before) break;
  }
  TRY(settle(roots));
  if (terms_.truth_of(roots[2]) != std::optional(true)) {
    split(roots, false);
    if (terms_.truth_of(roots[2]) != std::optional(true)) {
      return fail(span_, "triton-store",
                  "expected masks that bound indices, found another condition of a store");
    }
  }
  roots[1] = TRY(reductions(roots[1]));
  split(roots, false);
  const TermIds order = TRY(digits(roots[0], elements));
  for (const TermId index : terms_.free_indices(roots[1])) {
    if (std::ranges::find(order, index) == order.end()) {
      return fail(
          span_, "triton-store",
          "expected a value for each element, found one that depends on a program or lane besides");
    }
  }
  for (const TermId index : order) {
    if (is_opaque(variable(index).extent)) {
      return fail(span_, "triton-block",
                  "expected stores whose number follows from shapes, found a size of blocks");
    }
  }
  return LoopStore{.buffer = buffer, .offset = roots[0], .value = roots[1], .indices = order};
}

}  // namespace passnet
