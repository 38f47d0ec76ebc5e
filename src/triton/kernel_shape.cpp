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
          // `n / width` leaves a last part out; only more blocks than that are a size rounded up.
          const auto more = terms_.integer_of(terms_.subtract(count, atoms[0]));
          if (more && *more < 1) continue;
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

std::optional<std::pair<TermId, TermId>> bounded_index(Terms& terms, TermId condition,
                                                       int64_t sign) {
  const TermNode node = terms.node(condition);
  if (node.op != TermOp::kCompare || node.text != "<") return std::nullopt;
  if (terms.node(node.children[0]).type != TermType::kInt ||
      terms.node(node.children[1]).type != TermType::kInt) {
    return std::nullopt;
  }
  const TermId difference = terms.subtract(node.children[0], node.children[1]);
  for (const auto& [atoms, times] : terms.polynomial(difference)) {
    if (atoms.size() != 1 || times != sign || terms.node(atoms[0]).op != TermOp::kIndex) continue;
    const TermId own = terms.multiply(atoms[0], terms.integer(sign));
    const TermId bound = terms.multiply(terms.subtract(own, difference), terms.integer(sign));
    if (terms.is_size(bound)) return std::pair(atoms[0], bound);
  }
  return std::nullopt;
}

std::optional<KernelShape::Bound> KernelShape::bound_of(TermId condition) {
  const auto found = bounded_index(terms_, condition, 1);
  if (!found) return std::nullopt;
  return Bound{.index = found->first, .bound = found->second, .condition = condition};
}

// The least value of the index.
std::optional<KernelShape::Bound> KernelShape::lower_bound_of(TermId condition) {
  const auto found = bounded_index(terms_, condition, -1);
  if (!found) return std::nullopt;
  return Bound{.index = found->first,
               .bound = terms_.add(found->second, terms_.integer(1)),
               .condition = condition};
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
void KernelShape::limit(std::vector<TermId>& roots, const std::vector<TermId>& conditions) {
  for (const TermId condition : conditions) {
    const auto found = bound_of(condition);
    if (!found) continue;
    const IndexVariable old = variable(found->index);
    if (!admits(old.extent, old.natural, found->bound)) continue;
    resize(roots, found->index, found->bound);
    return;
  }
  if (!fix(roots, conditions)) begin_at(roots, conditions);
}

// Takes a condition that sizes decide, or one that leaves one value of an index, as where the first
// program alone stores.
bool KernelShape::fix(std::vector<TermId>& roots, const std::vector<TermId>& conditions) {
  for (const TermId condition : conditions) {
    const TermNode node = terms_.node(condition);
    if (node.op != TermOp::kCompare) continue;
    const bool is_of_sizes = terms_.is_size(condition) && !is_opaque(condition);
    if (is_of_sizes && (node.text == "<" || node.text == "==")) {
      guards_.push_back({.symbol = node.text == "<" ? "<" : "==",
                         .left = node.children[0],
                         .right = node.children[1]});
      for (TermId& root : roots) root = terms_.replace(root, {{condition, terms_.truth(true)}});
      return true;
    }
    if (node.text != "==") continue;
    for (size_t side = 0; side < 2; ++side) {
      const TermId index = node.children[side];
      const auto value = terms_.integer_of(node.children[1 - side]);
      if (terms_.node(index).op != TermOp::kIndex || !value || *value < 0) continue;
      const TermId extent = variable(index).extent;
      const TermId least = terms_.integer(*value + 1);
      if (!terms_.is_nonnegative(terms_.subtract(extent, least)) && *value > 0) {
        if (is_opaque(extent)) continue;
        guards_.push_back({.symbol = "<=", .left = least, .right = extent});
      }
      for (TermId& root : roots) root = terms_.replace(root, {{index, terms_.integer(*value)}});
      return true;
    }
  }
  return false;
}

// Lets an index begin where a condition lets it.
void KernelShape::begin_at(std::vector<TermId>& roots, const std::vector<TermId>& conditions) {
  for (const TermId condition : conditions) {
    const auto found = lower_bound_of(condition);
    if (!found) continue;
    const IndexVariable old = variable(found->index);
    if (old.natural.valid() || is_opaque(old.extent) || is_opaque(found->bound)) continue;
    const TermId left = terms_.subtract(old.extent, found->bound);
    if (!terms_.is_nonnegative(left)) {
      guards_.push_back({.symbol = "<=", .left = found->bound, .right = old.extent});
    }
    const TermId later = terms_.add(terms_.new_index(old.name, left), found->bound);
    for (TermId& root : roots) root = terms_.replace(root, {{found->index, later}});
    return;
  }
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

}  // namespace passnet
