#include "ops/needs.hpp"

#include "ops/infer.hpp"

namespace passnet {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
// The distance that elements keep from a bound that they must not reach, in units of the bound or
// of 1.
constexpr double kMargin = 0.1;

bool is_whole(const Needs& needs) { return is_integral(needs.call().promoted()); }

// Rounds inwards if the elements are integers.
Domain interval(const Needs& needs, double least, double most) {
  if (is_whole(needs)) return {.least = std::ceil(least), .most = std::floor(most)};
  return {.least = least, .most = most};
}

// Elements x for which x + shift is in the domain.
Domain shifted(const Needs& needs, const Domain& domain, double shift) {
  if (!std::isfinite(shift)) return {};
  if (!domain.is_sign()) {
    return domain.has_interval() ? interval(needs, domain.least - shift, domain.most - shift)
                                 : Domain{};
  }
  // Small positive numbers stay small: an epsilon is added to them.
  if (shift >= 0) return kPositive;
  return {.least = -shift + (domain.nonzero ? kMargin * std::max(1.0, -shift) : 0)};
}

// Elements x for which factor * x is in the domain.
Domain scaled(const Needs& needs, const Domain& domain, double factor) {
  if (factor == 0 || !std::isfinite(factor)) return {};
  if (factor == 1) return {.least = domain.least, .most = domain.most, .nonzero = domain.nonzero};
  const double a = domain.least / factor;
  const double b = domain.most / factor;
  Domain found = domain.has_interval() ? interval(needs, std::min(a, b), std::max(a, b)) : Domain{};
  found.nonzero = domain.nonzero;
  return found;
}

bool has_number(const Needs& needs, size_t parameter) {
  return needs.call().has(parameter) && !needs.call().is_tensor(parameter);
}

// self + sign * alpha * other, of two tensors: each takes one half of the range.
void share(Needs& needs, size_t plus, size_t minus_or_plus, bool minus) {
  const Domain& wanted = needs.wanted();
  if (wanted.is_sign() && !minus) {
    needs.require(plus, kPositive);
    needs.require(minus_or_plus, kPositive);
  } else if (wanted.is_bounded() && !minus) {
    const Domain half = interval(needs, wanted.least / 2, wanted.most / 2);
    needs.require(plus, half);
    needs.require(minus_or_plus, half);
  } else if (wanted.is_bounded()) {
    const double half = (wanted.most - wanted.least) / 2;
    needs.require(plus, interval(needs, wanted.least + half, wanted.most));
    needs.require(minus_or_plus, interval(needs, 0, half));
  }
}

// The requirement of a sum of `count` elements on each; of a running one every partial sum counts.
void hand_on_sum(Needs& needs, int64_t count, bool running) {
  const Domain& wanted = needs.wanted();
  if (wanted.is_sign()) return needs.require(0, kPositive);
  if (!wanted.is_bounded() || count < 1) return;
  double least = wanted.least / static_cast<double>(count);
  double most = wanted.most / static_cast<double>(count);
  if (running) {
    least = std::max(least, wanted.least);
    most = std::min(most, wanted.most);
  }
  const Domain each = interval(needs, least, most);
  if (each.least <= each.most) needs.require(0, each);
}

void need_index_list(Needs& needs, bool distinct) {
  const OpCall& call = needs.call();
  const Shape& shape = call.tensor(0).shape;
  const std::vector<ValueId>& list = call.list(1);
  size_t given = 0;
  for (const ValueId entry : list) given += entry.valid() ? 1 : 0;
  size_t dim = 0;
  for (size_t entry = 0; entry < list.size() && dim < shape.size(); ++entry, ++dim) {
    if (!list[entry].valid()) continue;
    Domain domain = index_domain(shape[dim]);
    domain.distinct = distinct && given == 1;
    needs.require_entry(1, entry, domain);
  }
}

}  // namespace

void needs_divisor(Needs& needs, size_t parameter) {
  if (is_whole(needs)) return needs.require(parameter, kNonzero);
  needs.prefer(parameter, kNonzero);
}

void needs_positions(Needs& needs, size_t self, size_t dim, size_t index, bool distinct) {
  const Shape& shape = needs.call().tensor(self).shape;
  const int64_t extent =
      shape.empty() ? 1 : shape[checked_dim(needs.call().integer(dim), shape.size())];
  Domain domain = index_domain(extent);
  needs.require(index, domain);
  domain.distinct = distinct;
  needs.prefer(index, domain);
}

void hand_on_mean(Needs& needs, size_t parameter) {
  const Domain& wanted = needs.wanted();
  if (wanted.is_sign()) return needs.require(parameter, kPositive);
  needs.require(parameter, {.least = wanted.least, .most = wanted.most});
}

void needs_add(Needs& needs) {
  const double alpha = needs.call().number(2);
  if (has_number(needs, 1)) {
    needs.require(0, shifted(needs, needs.wanted(), alpha * needs.call().number(1)));
  } else if (alpha == 1) {
    share(needs, 0, 1, false);
  }
}

void needs_sub(Needs& needs) {
  const double alpha = needs.call().number(2);
  if (has_number(needs, 1)) {
    needs.require(0, shifted(needs, needs.wanted(), -alpha * needs.call().number(1)));
  } else if (alpha == 1) {
    share(needs, 0, 1, true);
  }
}

void needs_rsub(Needs& needs) {
  if (needs.call().number(2) != 1) return;
  if (!has_number(needs, 1)) return share(needs, 1, 0, true);
  Domain solved = shifted(needs, needs.wanted(), needs.call().number(1));
  if (needs.wanted().is_sign()) {
    solved = {.least = kMargin - needs.call().number(1)};
  }
  needs.require(0, {.least = -solved.most, .most = -solved.least});
}

void needs_mul(Needs& needs) {
  const Domain& wanted = needs.wanted();
  if (has_number(needs, 1)) {
    return needs.require(0, scaled(needs, wanted, needs.call().number(1)));
  }
  if (wanted.is_sign()) {
    const Domain each = wanted.least == 0 ? kPositive : kNonzero;
    needs.require(0, each);
    needs.require(1, each);
  } else if (wanted.is_bounded() && wanted.least <= 0 && wanted.most >= 0) {
    const Domain root = interval(needs, 0, std::sqrt(wanted.most));
    needs.require(0, root);
    needs.require(1, root);
  }
}

void needs_div(Needs& needs) {
  const OpCall& call = needs.call();
  needs_divisor(needs, 1);
  const Domain& wanted = needs.wanted();
  if (!has_number(needs, 1)) {
    if (!wanted.is_sign()) return;
    const Domain each = wanted.least == 0 ? kPositive : kNonzero;
    needs.require(0, each);
    return needs.require(1, each);
  }
  const double divisor = call.number(1);
  if (divisor == 0) return;
  Domain solved = scaled(needs, wanted, 1 / divisor);
  if (wanted.has_interval() && is_whole(needs)) {
    solved = interval(needs, std::min(wanted.least * divisor, wanted.most * divisor),
                      std::max(wanted.least * divisor, wanted.most * divisor));
  }
  needs.require(0, solved);
}

void needs_modulus(Needs& needs) { needs_divisor(needs, 1); }

void needs_pow(Needs& needs) {
  const OpCall& call = needs.call();
  // A fractional power needs a positive base, a negative one a base other than 0.
  if (!call.is_tensor(0)) return;
  const Domain& wanted = needs.wanted();
  if (call.is_tensor(1)) {
    needs.prefer(0, kPositive);
    // Integers to a negative power are refused.
    if (is_whole(needs)) needs.require(1, {.least = 0, .most = 4});
    return;
  }
  const double exponent = call.number(1);
  const bool even = std::fmod(exponent, 2) == 0;
  if (exponent != std::floor(exponent)) {
    needs.prefer(0, kPositive);
  } else if (exponent < 0) {
    needs.prefer(0, kNonzero);
  }
  if (wanted.is_sign()) needs.require(0, even ? kNonzero : kPositive);
}

void needs_neg(Needs& needs) {
  const Domain& wanted = needs.wanted();
  Domain flipped{.least = -wanted.most, .most = -wanted.least, .nonzero = wanted.nonzero};
  needs.require(0, flipped);
}

void needs_abs(Needs& needs) {
  const Domain& wanted = needs.wanted();
  if (wanted.is_sign()) return needs.require(0, wanted.nonzero ? kNonzero : Domain{});
  if (std::isfinite(wanted.most)) needs.require(0, {.least = -wanted.most, .most = wanted.most});
}

void needs_clamp(Needs& needs) {
  const OpCall& call = needs.call();
  const Domain& wanted = needs.wanted();
  const double low = has_number(needs, 1) ? call.number(1) : -kInfinity;
  const double high = has_number(needs, 2) ? call.number(2) : kInfinity;
  const bool zero_is_out = !wanted.nonzero || low > 0 || high < 0;
  if (zero_is_out && wanted.least <= low && wanted.most >= high) return;
  needs.require(0, wanted);
}

void needs_sum(Needs& needs) {
  const Shape& shape = needs.call().tensor(0).shape;
  int64_t count = 1;
  for (const size_t dim : checked_dims(needs.call(), 1, shape.size())) count *= shape[dim];
  hand_on_sum(needs, count, false);
}

void needs_cumsum(Needs& needs) {
  const Shape& shape = needs.call().tensor(0).shape;
  const int64_t count =
      shape.empty() ? 1 : shape[checked_dim(needs.call().integer(1), shape.size())];
  hand_on_sum(needs, count, true);
}

void needs_index_list(Needs& needs) {
  need_index_list(needs, false);
  needs.require(0, needs.wanted());
}

void needs_distinct_index_list(Needs& needs) {
  need_index_list(needs, true);
  needs.require(0, needs.wanted());
  needs.require(2, needs.wanted());
}

void needs_flat_index(Needs& needs) {
  needs.require(1, index_domain(needs.call().tensor(0).numel()));
  needs.require(0, needs.wanted());
}

void needs_take_along(Needs& needs) {
  if (!needs.call().has(2)) return needs_flat_index(needs);
  needs_positions(needs, 0, 2, 1, false);
  needs.require(0, needs.wanted());
}

// A source that may be too short is not read.
void needs_masked_scatter(Needs& needs) {
  const OpCall& call = needs.call();
  const Shape masked = broadcast(call.tensor(0).shape, call.tensor(1).shape).value_or(Shape{});
  if (call.tensor(2).numel() < numel(masked)) needs.require(1, {.least = 0, .most = 0});
  needs.require(0, needs.wanted());
  needs.require(2, needs.wanted());
}

void needs_embedding(Needs& needs) {
  needs.require(1, index_domain(needs.call().tensor(0).shape[0]));
  needs.require(0, needs.wanted());
}

void needs_one_hot(Needs& needs) { needs.require(0, index_domain(needs.call().integer(1))); }

void needs_softmax(Needs& needs) { needs.prefer(0, {.live_rows = true}); }

void needs_masked_fill(Needs& needs) {
  if (needs.wanted().live_rows) needs.require(1, {.first = 0.0});
  needs.require(0, needs.wanted());
}

void needs_where(Needs& needs) {
  needs.require(1, needs.wanted());
  needs.require(2, needs.wanted());
  if (!needs.wanted().live_rows) return;
  if (has_number(needs, 1)) needs.require(0, {.first = 0.0});
  if (has_number(needs, 2)) needs.require(0, {.first = 1.0});
}

void needs_eq(Needs& needs) {
  const Domain& wanted = needs.wanted();
  if (!wanted.first || !has_number(needs, 1)) return;
  const double number = needs.call().number(1);
  needs.require(0, {.first = *wanted.first != 0 ? number : number + 1});
}

void needs_ne(Needs& needs) {
  const Domain& wanted = needs.wanted();
  if (!wanted.first || !has_number(needs, 1)) return;
  const double number = needs.call().number(1);
  needs.require(0, {.first = *wanted.first != 0 ? number + 1 : number});
}

void needs_not(Needs& needs) {
  const Domain& wanted = needs.wanted();
  if (wanted.first) needs.require(0, {.first = *wanted.first != 0 ? 0.0 : 1.0});
}

}  // namespace passnet
