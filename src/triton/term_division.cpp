// Division and bounds of integer terms whose sizes are symbols.
#include "triton/terms.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The atoms of `from` without those of `part`; none if one is missing.
std::optional<std::vector<TermId>> without_atoms(std::vector<TermId> from,
                                                 const std::vector<TermId>& part) {
  for (const TermId atom : part) {
    const auto found = std::ranges::find(from, atom);
    if (found == from.end()) return std::nullopt;
    from.erase(found);
  }
  return from;
}

int64_t floor_of(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

}  // namespace

std::optional<TermId> Terms::exact_quotient(TermId a, TermId b) {
  const Polynomial divisor = polynomial(b);
  if (divisor.empty()) return std::nullopt;
  if (a == b) return integer(1);
  Polynomial rest = polynomial(a);
  Polynomial quotient;
  const auto& [lead, lead_factor] = *divisor.rbegin();
  for (int step = 0; !rest.empty(); ++step) {
    const auto [atoms, factor] = *rest.rbegin();
    const auto left = without_atoms(atoms, lead);
    if (step == 32 || !left || factor % lead_factor != 0) return std::nullopt;
    const int64_t times = factor / lead_factor;
    quotient[*left] += times;
    for (const auto& [part, part_factor] : divisor) {
      std::vector<TermId> product = part;
      product.insert(product.end(), left->begin(), left->end());
      std::ranges::sort(product);
      int64_t& entry = rest[product];
      entry -= times * part_factor;
      if (entry == 0) rest.erase(product);
    }
  }
  return from_polynomial(quotient);
}

std::optional<TermId> Terms::factor(TermId a, TermId of) {
  Polynomial found;
  for (const auto& [atoms, times] : polynomial(a)) {
    const auto count = std::ranges::count(atoms, of);
    if (count > 1) return std::nullopt;
    for (const TermId atom : atoms) {
      if (atom != of && contains(atom, of)) return std::nullopt;
    }
    if (count == 1) found[*without_atoms(atoms, {of})] = times;
  }
  return from_polynomial(found);
}

bool Terms::is_nonnegative(TermId a) {
  int64_t least = 0;
  for (const auto& [atoms, times] : polynomial(a)) {
    if (atoms.empty()) {
      least += times;
      continue;
    }
    if (times < 0) return false;
    // Sizes are at least 1, everything else at least 0 if its own lower bound
    // says so.
    bool are_sizes = true;
    for (const TermId atom : atoms) {
      const TermNode& found = node(atom);
      const bool is_size = found.op == TermOp::kHost;
      are_sizes = are_sizes && is_size;
      if (is_size || found.op == TermOp::kIndex) continue;
      if (found.op == TermOp::kModulo || found.op == TermOp::kFloorDiv) {
        const TermId dividend = found.children[0];
        if (found.op == TermOp::kModulo || is_nonnegative(dividend)) continue;
        // (n - 1) / b of a size n.
        if (is_nonnegative(add(dividend, integer(1)))) continue;
      }
      if (found.op == TermOp::kCall && (found.text == "max" || found.text == "min")) {
        if (is_nonnegative(found.children[0]) && is_nonnegative(found.children[1])) continue;
      }
      return false;
    }
    if (are_sizes) least += times;
  }
  return least >= 0;
}

bool Terms::is_size(TermId a) const {
  if (node(a).children.empty())
    return node(a).op == TermOp::kHost || node(a).op == TermOp::kInteger;
  const TermIds all = below(a);
  return std::ranges::none_of(all, [&](TermId part) {
    const TermOp op = node(part).op;
    return op == TermOp::kIndex || op == TermOp::kLoad || op == TermOp::kRunning;
  });
}

std::optional<TermId> Terms::lower_bound(TermId a) {
  const TermNode found = node(a);
  if (found.op == TermOp::kIndex || found.op == TermOp::kModulo) return integer(0);
  if (is_size(a)) return a;
  if (found.op == TermOp::kFloorDiv) {
    const auto low = lower_bound(found.children[0]);
    if (low && is_nonnegative(*low)) return integer(0);
    return std::nullopt;
  }
  if (found.op != TermOp::kSum) return std::nullopt;
  TermId sum = integer(0);
  for (const auto& [atoms, times] : polynomial(a)) {
    TermId product = integer(times);
    for (const TermId atom : atoms) {
      const auto bound = times > 0 ? lower_bound(atom) : upper_bound(atom);
      const auto low = lower_bound(atom);
      if (!bound || !low || !is_nonnegative(*low)) return std::nullopt;
      product = multiply(product, *bound);
    }
    sum = add(sum, product);
  }
  return sum;
}

std::optional<TermId> Terms::upper_bound(TermId a) {
  const TermNode found = node(a);
  if (is_size(a)) return a;
  if (found.op == TermOp::kIndex) {
    return subtract(indices[static_cast<size_t>(found.integer)].extent, integer(1));
  }
  if (found.op == TermOp::kModulo) {
    const auto bound = upper_bound(found.children[1]);
    if (!bound) return std::nullopt;
    return subtract(*bound, integer(1));
  }
  if (found.op == TermOp::kFloorDiv) {
    const auto bound = upper_bound(found.children[0]);
    if (!bound || !free_indices(found.children[1]).empty()) return std::nullopt;
    if (const auto whole = exact_quotient(add(*bound, integer(1)), found.children[1])) {
      return subtract(*whole, integer(1));
    }
    return floor_divide(*bound, found.children[1]);
  }
  if (found.op != TermOp::kSum) return std::nullopt;
  TermId sum = integer(0);
  for (const auto& [atoms, times] : polynomial(a)) {
    TermId product = integer(times);
    for (const TermId atom : atoms) {
      const auto low = lower_bound(atom);
      const auto bound = times > 0 ? upper_bound(atom) : low;
      if (!bound || !low || !is_nonnegative(*low)) return std::nullopt;
      product = multiply(product, *bound);
    }
    sum = add(sum, product);
  }
  return sum;
}

bool Terms::is_below(TermId a, TermId bound) {
  const auto high = upper_bound(subtract(a, bound));
  return high && is_nonnegative(subtract(integer(-1), *high));
}

bool Terms::implies(TermId condition, TermId other) {
  if (condition == other) return true;
  const TermNode a = node(condition);
  const TermNode b = node(other);
  for (const TermNode& part : {a, b}) {
    if (part.op != TermOp::kCompare || part.text != "<") return false;
    for (const TermId side : part.children) {
      if (node(side).type != TermType::kInt) return false;
    }
  }
  const TermId difference = subtract(a.children[0], a.children[1]);
  return is_nonnegative(subtract(difference, subtract(b.children[0], b.children[1])));
}

std::optional<TermId> Terms::compare_dividend(TermId a, TermId b) {
  const TermId difference = subtract(a, b);
  for (const auto& [atoms, times] : polynomial(difference)) {
    if (atoms.size() != 1 || (times != 1 && times != -1)) continue;
    const TermNode quotient = node(atoms[0]);
    if (quotient.op != TermOp::kFloorDiv || free_indices(atoms[0]).empty()) continue;
    const TermId divisor = quotient.children[1];
    const TermId rest = subtract(difference, multiply(atoms[0], integer(times)));
    if (!is_size(rest) || !is_size(divisor) || !is_nonnegative(subtract(divisor, integer(1)))) {
      continue;
    }
    // x / d < -rest, or -rest' < x / d with rest' = -rest.
    if (times == 1) return compare("<", quotient.children[0], multiply(negative(rest), divisor));
    const TermId least = multiply(add(rest, integer(1)), divisor);
    return compare("<=", least, quotient.children[0]);
  }
  return std::nullopt;
}

TermId Terms::ceil_divide(TermId a, TermId b) {
  return floor_divide(subtract(add(a, b), integer(1)), b);
}

Terms::Multiples Terms::take_multiples(TermId a, TermId b) {
  Multiples found{.times = integer(0), .rest = a};
  if (polynomial(b).size() < 2) return found;
  for (const TermId index : free_indices(a)) {
    const auto own = factor(found.rest, index);
    const auto times = own ? exact_quotient(*own, b) : std::nullopt;
    if (!times) continue;
    found.times = add(found.times, multiply(*times, index));
    found.rest = subtract(found.rest, multiply(*own, index));
  }
  return found;
}

TermId Terms::floor_divide(TermId a, TermId b) {
  const auto divisor = integer_of(b);
  if (divisor == std::optional<int64_t>(1)) return a;
  const auto known = integer_of(a);
  if (known && divisor && *divisor != 0) return integer(floor_of(*known, *divisor));
  if (divisor == std::optional<int64_t>(0)) return host("?division");
  if (const Multiples found = take_multiples(a, b); found.rest != a) {
    return add(found.times, floor_divide(found.rest, b));
  }
  // The part that the divisor divides leaves the quotient; a rest of divisor -
  // 1 counts as -1, so that (n + b - 1) / b has one form.
  Polynomial quotient;
  Polynomial rest;
  for (const auto& [atoms, times] : polynomial(a)) {
    const TermId part = from_polynomial({{atoms, times}});
    if (atoms.empty() && divisor) {
      int64_t whole = floor_of(times, *divisor);
      int64_t left = times - whole * *divisor;
      if (left == *divisor - 1) {
        whole += 1;
        left = -1;
      }
      if (whole != 0) quotient[{}] += whole;
      if (left != 0) rest[{}] += left;
      continue;
    }
    const auto exact = exact_quotient(part, b);
    if (!exact) {
      rest[atoms] += times;
      continue;
    }
    for (const auto& [factors, count] : polynomial(*exact)) quotient[factors] += count;
  }
  if (divisor && rest.size() == 1 && rest.begin()->first.empty()) {
    quotient[{}] += floor_of(rest.begin()->second, *divisor);
    rest.clear();
  }
  std::erase_if(quotient, [](const auto& entry) { return entry.second == 0; });
  const TermId whole = from_polynomial(quotient);
  TermId left = from_polynomial(rest);
  if (const auto exact = exact_quotient(a, b)) return *exact;
  if (const auto low = lower_bound(left); low && is_nonnegative(*low) && is_below(left, b)) {
    return whole;
  }
  if (const auto split = split_group(left, b)) {
    return add(whole, floor_divide(split->above, split->times));
  }
  const TermNode inner = node(left);
  if (inner.op == TermOp::kFloorDiv && is_nonnegative(subtract(b, integer(1)))) {
    return add(whole, floor_divide(inner.children[0], multiply(inner.children[1], b)));
  }
  return add(whole, intern({.op = TermOp::kFloorDiv, .children = {left, b}}));
}

// (g q + r) / (g h) is q / h if r is below g.
std::optional<Terms::Group> Terms::split_group(TermId a, TermId divisor) {
  for (const auto& [atoms, times] : polynomial(a)) {
    std::vector<TermId> sizes;
    for (const TermId atom : atoms) {
      if (node(atom).op == TermOp::kHost) sizes.push_back(atom);
    }
    if (sizes.size() == atoms.size() || times < 1) continue;
    const TermId group = from_polynomial({{sizes, times}});
    const auto smaller = exact_quotient(divisor, group);
    if (!smaller || integer_of(group) == std::optional<int64_t>(1)) continue;
    Polynomial above;
    Polynomial within;
    for (const auto& [other, count] : polynomial(a)) {
      const auto exact = exact_quotient(from_polynomial({{other, count}}), group);
      if (!exact) {
        within[other] = count;
        continue;
      }
      for (const auto& [factors, number] : polynomial(*exact)) above[factors] += number;
    }
    const TermId inner = from_polynomial(within);
    const auto low = lower_bound(inner);
    if (!low || !is_nonnegative(*low) || !is_below(inner, group)) continue;
    return Group{
        .group = group, .above = from_polynomial(above), .inner = inner, .times = *smaller};
  }
  return std::nullopt;
}

TermId Terms::modulo(TermId a, TermId b) {
  const auto divisor = integer_of(b);
  const auto known = integer_of(a);
  if (divisor == std::optional<int64_t>(0)) return host("?division");
  if (known && divisor) return integer(*known - floor_of(*known, *divisor) * *divisor);
  if (exact_quotient(a, b)) return integer(0);
  if (const Multiples found = take_multiples(a, b); found.rest != a) return modulo(found.rest, b);
  Polynomial rest;
  for (const auto& [atoms, times] : polynomial(a)) {
    int64_t left = times;
    if (atoms.empty() && divisor) left = times - floor_of(times, *divisor) * *divisor;
    if (left != 0 && !exact_quotient(from_polynomial({{atoms, left}}), b)) rest[atoms] = left;
  }
  const TermId left = from_polynomial(rest);
  if (const auto low = lower_bound(left); low && is_nonnegative(*low) && is_below(left, b)) {
    return left;
  }
  if (const auto split = split_group(left, b)) {
    return add(multiply(split->group, modulo(split->above, split->times)), split->inner);
  }
  return intern({.op = TermOp::kModulo, .children = {left, b}});
}

}  // namespace passnet
