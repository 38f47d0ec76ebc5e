#include "generalize/trace/extent.hpp"

#include "base/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

int64_t floor_quotient(int64_t a, int64_t b) { return a / b - (a % b != 0 && a < 0 ? 1 : 0); }

// Adds a multiple of the term to a sum.
void add_term(Extent& sum, const ExtentTerm& term, int64_t times) {
  const auto place = std::ranges::lower_bound(sum.terms, term.factors, {}, &ExtentTerm::factors);
  if (place != sum.terms.end() && place->factors == term.factors) {
    place->coefficient += term.coefficient * times;
    if (place->coefficient == 0) sum.terms.erase(place);
  } else if (term.coefficient * times != 0) {
    sum.terms.insert(place, {term.coefficient * times, term.factors});
  }
}

// The greatest common divisor of the coefficients.
int64_t content(const Extent& extent) {
  int64_t divisor = 0;
  for (const ExtentTerm& term : extent.terms) divisor = std::gcd(divisor, term.coefficient);
  return divisor;
}

// The factors, with repetition, by which every term is divisible.
SmallVector<uint32_t, 4> common_factors(const Extent& extent) {
  if (extent.terms.empty()) return {};
  SmallVector<uint32_t, 4> common = extent.terms.front().factors;
  for (const ExtentTerm& term : extent.terms) {
    SmallVector<uint32_t, 4> both;
    std::ranges::set_intersection(common, term.factors, std::back_inserter(both));
    common = std::move(both);
  }
  return common;
}

// Divides every term by the common factors and the coefficient.
Extent without(const Extent& extent, std::span<const uint32_t> common, int64_t coefficient) {
  Extent rest;
  for (const ExtentTerm& term : extent.terms) {
    ExtentTerm reduced{.coefficient = term.coefficient / coefficient, .factors = {}};
    std::ranges::set_difference(term.factors, common, std::back_inserter(reduced.factors));
    add_term(rest, reduced, 1);
  }
  return rest;
}

}  // namespace

Extent constant_extent(int64_t value) {
  Extent extent;
  if (value != 0) extent.terms.push_back({.coefficient = value, .factors = {}});
  return extent;
}

Extent operator+(const Extent& a, const Extent& b) {
  Extent sum = a;
  for (const ExtentTerm& term : b.terms) add_term(sum, term, 1);
  return sum;
}

Extent operator-(const Extent& a, const Extent& b) {
  Extent difference = a;
  for (const ExtentTerm& term : b.terms) add_term(difference, term, -1);
  return difference;
}

Extent operator*(const Extent& a, const Extent& b) {
  Extent product;
  for (const ExtentTerm& left : a.terms) {
    for (const ExtentTerm& right : b.terms) {
      ExtentTerm term{.coefficient = left.coefficient * right.coefficient, .factors = {}};
      std::ranges::merge(left.factors, right.factors, std::back_inserter(term.factors));
      add_term(product, term, 1);
    }
  }
  return product;
}

Extent ExtentTable::single(uint32_t atom) const {
  Extent extent;
  extent.terms.push_back({.coefficient = 1, .factors = {atom}});
  return extent;
}

Extent ExtentTable::add_symbol(int64_t value, SymbolOrigin origin) {
  atoms_.push_back({.value = value, .origin = origin, .extent = {}});
  return single(static_cast<uint32_t>(atoms_.size() - 1));
}

Extent ExtentTable::floor_divide(const Extent& numerator, int64_t divisor) {
  if (divisor == 1) return numerator;
  // floor((d·q + r) / d) = q + floor(r / d), for the terms and for the number.
  Extent whole;
  Extent rest;
  int64_t number = 0;
  for (const ExtentTerm& term : numerator.terms) {
    if (Extent::is_number(term)) {
      number = term.coefficient;
    } else if (term.coefficient % divisor == 0) {
      add_term(whole, {term.coefficient / divisor, term.factors}, 1);
    } else {
      add_term(rest, term, 1);
    }
  }
  if (rest.terms.empty()) return whole + constant_extent(floor_quotient(number, divisor));
  const int64_t shared = std::gcd(content(rest), divisor);
  rest = without(rest, {}, shared);
  number = floor_quotient(number, shared);
  divisor /= shared;
  const int64_t carried = floor_quotient(number, divisor);
  whole = whole + constant_extent(carried);
  rest = rest + constant_extent(number - carried * divisor);
  for (uint32_t i = 0; i < atoms_.size(); ++i) {
    if (atoms_[i].divisor == divisor && atoms_[i].extent == rest) return whole + single(i);
  }
  atoms_.push_back({.value = floor_quotient(value(rest), divisor),
                    .origin = SymbolOrigin::kInput,
                    .divisor = divisor,
                    .extent = rest});
  return whole + single(static_cast<uint32_t>(atoms_.size() - 1));
}

Extent ExtentTable::divide(const Extent& given, int64_t divisor) {
  Extent extent = resolve(given);
  CHECK(value(extent) % divisor == 0);
  for (bool changed = true; changed;) {
    changed = false;
    for (const ExtentTerm& term : extent.terms) {
      const int64_t missing = divisor / std::gcd(divisor, term.coefficient);
      if (missing == 1 || Extent::is_number(term)) continue;
      const uint32_t factor = *std::ranges::max_element(
          term.factors, {}, [&](uint32_t atom) { return std::gcd(missing, atoms_[atom].value); });
      if (is_symbol(factor) && atoms_[factor].value % missing == 0) {
        replace(factor, constant_extent(missing) *
                            add_symbol(atoms_[factor].value / missing, atoms_[factor].origin));
      } else {
        pin(single(factor));
      }
      changed = true;
      break;
    }
    if (changed) extent = resolve(extent);
  }
  // The number is divisible, because the value and all other terms are.
  return without(extent, {}, divisor);
}

void ExtentTable::replace(uint32_t symbol, Extent extent) {
  atoms_[symbol].extent = std::move(extent);
  atoms_[symbol].is_replaced = true;
}

Extent ExtentTable::resolve(const Extent& extent) {
  Extent resolved;
  for (const ExtentTerm& term : extent.terms) {
    Extent product = constant_extent(term.coefficient);
    for (const uint32_t atom : term.factors) {
      if (is_symbol(atom) && !atoms_[atom].is_replaced) {
        product = product * single(atom);
        continue;
      }
      const Extent inner = atoms_[atom].extent;
      Extent current = resolve(inner);
      if (is_symbol(atom)) {
        atoms_[atom].extent = current;
      } else {
        current = current == inner ? single(atom) : floor_divide(current, atoms_[atom].divisor);
      }
      product = product * current;
    }
    resolved = resolved + product;
  }
  return resolved;
}

void ExtentTable::unify(const Extent& a, const Extent& b) {
  constexpr int kMaxSteps = 16;  // each makes a symbol divisible or pins one
  for (int step = 0; step < kMaxSteps; ++step) {
    Extent difference = resolve(a) - resolve(b);
    if (difference.terms.empty()) return;
    CHECK(value(difference) == 0);
    difference = without(difference, common_factors(difference), content(difference));
    if (solve(difference) || match_factors(difference)) return;
    if (!make_exact(difference) && !pin_one(difference)) break;
  }
  pin(resolve(a) - resolve(b));
}

bool ExtentTable::occurs_once(const Extent& difference, size_t term) const {
  const uint32_t symbol = difference.terms[term].factors.front();
  for (size_t i = 0; i < difference.terms.size(); ++i) {
    if (i == term) continue;
    Extent rest;
    rest.terms.push_back(difference.terms[i]);
    if (std::ranges::count(symbols(rest), symbol) > 0) return false;
  }
  return true;
}

std::optional<size_t> ExtentTable::find_solvable(const Extent& difference) const {
  std::optional<size_t> best;
  const auto is_better = [&](uint32_t a, uint32_t b) {
    if (atoms_[a].origin != atoms_[b].origin) return atoms_[a].origin > atoms_[b].origin;
    if (atoms_[a].value != atoms_[b].value) return atoms_[a].value > atoms_[b].value;
    return a > b;
  };
  for (size_t i = 0; i < difference.terms.size(); ++i) {
    const ExtentTerm& term = difference.terms[i];
    if (term.factors.size() != 1 || !is_symbol(term.factors[0])) continue;
    if (std::abs(term.coefficient) != 1 || !occurs_once(difference, i)) continue;
    if (!best || is_better(term.factors[0], difference.terms[*best].factors[0])) best = i;
  }
  return best;
}

bool ExtentTable::solve(const Extent& difference) {
  const auto best = find_solvable(difference);
  if (!best) return false;
  const ExtentTerm& term = difference.terms[*best];
  Extent solution = single(term.factors[0]);
  solution = term.coefficient == 1 ? solution - difference : solution + difference;
  replace(term.factors[0], solution);
  return true;
}

bool ExtentTable::match_factors(const Extent& difference) {
  if (difference.terms.size() != 2) return false;
  const ExtentTerm& a = difference.terms[0];
  const ExtentTerm& b = difference.terms[1];
  if (a.coefficient != -b.coefficient || a.factors.size() != b.factors.size()) return false;
  const auto value_of = [&](uint32_t atom) { return atoms_[atom].value; };
  SmallVector<uint32_t, 4> left = a.factors;
  SmallVector<uint32_t, 4> right = b.factors;
  std::ranges::stable_sort(left, {}, value_of);
  std::ranges::stable_sort(right, {}, value_of);
  for (size_t i = 0; i < left.size(); ++i) {
    if (!is_symbol(left[i]) || !is_symbol(right[i])) return false;
    if (value_of(left[i]) != value_of(right[i])) return false;
  }
  for (size_t i = 0; i < left.size(); ++i) unify(single(left[i]), single(right[i]));
  return true;
}

// The extent with the symbol's value in its place, outside of quotients.
Extent ExtentTable::with_value(const Extent& extent, uint32_t symbol) const {
  Extent result;
  for (const ExtentTerm& term : extent.terms) {
    ExtentTerm reduced{.coefficient = term.coefficient, .factors = {}};
    for (const uint32_t factor : term.factors) {
      if (factor == symbol) {
        reduced.coefficient *= atoms_[symbol].value;
      } else {
        reduced.factors.push_back(factor);
      }
    }
    add_term(result, reduced, 1);
  }
  return result;
}

// For 4·batch = batch2·heads the heads are pinned, so that two symbols become one; of several such
// symbols the largest.
bool ExtentTable::pin_one(const Extent& difference) {
  std::optional<uint32_t> best;
  bool best_is_plain = false;
  for (const uint32_t symbol : symbols(difference)) {
    Extent rest = with_value(difference, symbol);
    if (rest.terms.empty()) continue;
    rest = without(rest, common_factors(rest), content(rest));
    if (!find_solvable(rest)) continue;
    const bool is_plain = rest.terms.size() == 2 && !Extent::is_number(rest.terms.front()) &&
                          std::ranges::all_of(rest.terms, [](const ExtentTerm& term) {
                            return std::abs(term.coefficient) == 1 && term.factors.size() == 1;
                          });
    const bool is_better =
        !best || (is_plain && !best_is_plain) ||
        (is_plain == best_is_plain && atoms_[symbol].value > atoms_[*best].value);
    if (!is_better) continue;
    best = symbol;
    best_is_plain = is_plain;
  }
  if (best) pin(single(*best));
  return best.has_value();
}

// U-Nets: 2·floor(s / 2) is s for even s only.
bool ExtentTable::make_exact(const Extent& extent) {
  // The quotients of the extent, and those within them.
  std::vector<uint32_t> pending;
  const auto add_quotients = [&](const Extent& within) {
    for (const ExtentTerm& term : within.terms) {
      for (const uint32_t atom : term.factors) {
        if (!is_symbol(atom)) pending.push_back(atom);
      }
    }
  };
  add_quotients(extent);
  for (size_t i = 0; i < pending.size(); ++i) {
    const Atom quotient = atoms_[pending[i]];
    for (const ExtentTerm& inner : quotient.extent.terms) {
      const int64_t missing = quotient.divisor / std::gcd(quotient.divisor, inner.coefficient);
      const auto symbol = std::ranges::find_if(inner.factors, [&](uint32_t factor) {
        return is_symbol(factor) && atoms_[factor].value % missing == 0;
      });
      if (missing == 1 || symbol == inner.factors.end()) continue;
      replace(*symbol, constant_extent(missing) *
                           add_symbol(atoms_[*symbol].value / missing, atoms_[*symbol].origin));
      return true;
    }
    add_quotients(quotient.extent);
  }
  return false;
}

void ExtentTable::pin(const Extent& extent) {
  for (const uint32_t symbol : symbols(resolve(extent))) {
    replace(symbol, constant_extent(atoms_[symbol].value));
  }
}

ExtentList ExtentTable::split(const Extent& symbol, std::span<const int64_t> values) {
  const auto index = as_symbol(symbol);
  CHECK(index.has_value());
  ExtentList parts;
  Extent product = constant_extent(1);
  for (const int64_t part : values) {
    parts.push_back(part == 1 ? constant_extent(1) : add_symbol(part, SymbolOrigin::kSplit));
    product = product * parts.back();
  }
  CHECK(value(product) == atoms_[*index].value);
  replace(*index, product);
  return parts;
}

int64_t ExtentTable::value(const Extent& extent) const {
  int64_t sum = 0;
  for (const ExtentTerm& term : extent.terms) {
    int64_t product = term.coefficient;
    for (const uint32_t atom : term.factors) product *= atoms_[atom].value;
    sum += product;
  }
  return sum;
}

std::optional<int64_t> ExtentTable::evaluate(const Extent& extent,
                                             std::span<const int64_t> values) const {
  int64_t sum = 0;
  for (const ExtentTerm& term : extent.terms) {
    int64_t product = term.coefficient;
    for (const uint32_t atom : term.factors) {
      int64_t factor = 0;
      if (is_symbol(atom)) {
        factor = values[atom];
      } else {
        const auto numerator = evaluate(atoms_[atom].extent, values);
        if (!numerator) return std::nullopt;
        factor = floor_quotient(*numerator, atoms_[atom].divisor);
      }
      if (__builtin_mul_overflow(product, factor, &product)) return std::nullopt;
    }
    if (__builtin_add_overflow(sum, product, &sum)) return std::nullopt;
  }
  return sum;
}

std::optional<uint32_t> ExtentTable::as_symbol(const Extent& extent) const {
  if (extent.terms.size() != 1) return std::nullopt;
  const ExtentTerm& term = extent.terms.front();
  if (term.coefficient != 1 || term.factors.size() != 1) return std::nullopt;
  if (!is_symbol(term.factors[0])) return std::nullopt;
  return term.factors[0];
}

std::vector<uint32_t> ExtentTable::symbols(const Extent& extent) const {
  std::vector<uint32_t> found;
  std::vector<const Extent*> pending{&extent};
  while (!pending.empty()) {
    const Extent& next = *pending.back();
    pending.pop_back();
    for (const ExtentTerm& term : next.terms) {
      for (const uint32_t atom : term.factors) {
        if (is_symbol(atom)) {
          found.push_back(atom);
        } else {
          pending.push_back(&atoms_[atom].extent);
        }
      }
    }
  }
  std::ranges::sort(found);
  const auto repeated = std::ranges::unique(found);
  found.erase(repeated.begin(), repeated.end());
  return found;
}

ExtentTable::Factored ExtentTable::factor(const Extent& extent) const {
  Factored result{.coefficient = std::max<int64_t>(content(extent), 1), .factors = {}};
  const auto common = common_factors(extent);
  for (const uint32_t atom : common) result.factors.push_back(single(atom));
  Extent rest = without(extent, common, result.coefficient);
  if (!rest.is_constant()) {
    result.factors.push_back(std::move(rest));
  } else {
    result.coefficient *= value(rest);
  }
  return result;
}

std::string ExtentTable::print(const Extent& extent, std::span<const std::string> names) const {
  std::string text;
  // The number comes last.
  for (size_t i = 0; i < extent.terms.size(); ++i) {
    const bool has_number = Extent::is_number(extent.terms.front());
    const ExtentTerm& term = extent.terms[has_number ? (i + 1) % extent.terms.size() : i];
    const bool is_negative = term.coefficient < 0;
    if (!text.empty()) text += is_negative ? " - " : " + ";
    if (text.empty() && is_negative) text += "-";
    const int64_t size = std::abs(term.coefficient);
    if (size != 1 || Extent::is_number(term)) text += std::to_string(size);
    for (size_t at = 0; at < term.factors.size(); ++at) {
      if (at > 0 || size != 1) text += "*";
      const Atom& atom = atoms_[term.factors[at]];
      text += atom.divisor == 0
                  ? names[term.factors[at]]
                  : fmt::format("floor(({})/{})", print(atom.extent, names), atom.divisor);
    }
  }
  return text.empty() ? "0" : text;
}

}  // namespace passnet
