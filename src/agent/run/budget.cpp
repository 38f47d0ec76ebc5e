#include "agent/run/budget.hpp"

namespace passnet {

double Budget::money(const TokenCount& count) const {
  constexpr double kMillion = 1e6;
  return (static_cast<double>(count.in) * limits_.price_in +
          static_cast<double>(count.out) * limits_.price_out) /
         kMillion;
}

bool Budget::admits(const TokenCount& more) const {
  const TokenCount whole{.in = used_.in + reserved_.in + more.in,
                         .out = used_.out + reserved_.out + more.out};
  if (limits_.tokens && static_cast<uint64_t>(whole.in + whole.out) > *limits_.tokens) return false;
  return !limits_.money || money(whole) <= *limits_.money;
}

void Budget::reserve(const TokenCount& count) {
  reserved_.in += count.in;
  reserved_.out += count.out;
}

void Budget::settle(const TokenCount& reserved, const TokenCount& used) {
  reserved_.in -= reserved.in;
  reserved_.out -= reserved.out;
  add_used(used);
}

void Budget::add_used(const TokenCount& used) {
  used_.in += used.in;
  used_.out += used.out;
}

}  // namespace passnet
