#include "loops/ranges.hpp"

#include <algorithm>

namespace passnet {
namespace {

IndexRange bounds_of(__int128 a, __int128 b) {
  const auto [low, high] = std::minmax(a, b);
  constexpr IndexRange all;
  if (low < all.min || high > all.max) return all;
  return {static_cast<int64_t>(low), static_cast<int64_t>(high)};
}

}  // namespace

IndexRange add(IndexRange a, IndexRange b) {
  return bounds_of(__int128{a.min} + b.min, __int128{a.max} + b.max);
}

IndexRange subtract(IndexRange a, IndexRange b) {
  return bounds_of(__int128{a.min} - b.max, __int128{a.max} - b.min);
}

IndexRange multiply(IndexRange a, IndexRange b) {
  const auto [low, high] = std::minmax({__int128{a.min} * b.min, __int128{a.min} * b.max,
                                        __int128{a.max} * b.min, __int128{a.max} * b.max});
  return bounds_of(low, high);
}

IndexRange quotient(IndexRange a, IndexRange b) {
  const auto divide = [](int64_t left, int64_t right) {
    return left / right - (left % right != 0 && left < 0);
  };
  const auto [low, high] = std::minmax(
      {divide(a.min, b.min), divide(a.min, b.max), divide(a.max, b.min), divide(a.max, b.max)});
  return {low, high};
}

IndexRange remainder(IndexRange a, IndexRange b) {
  return a.min >= 0 && a.max < b.min ? a : IndexRange{0, b.max - 1};
}

std::string_view negated(std::string_view comparison) {
  if (comparison == "<") return ">=";
  if (comparison == "<=") return ">";
  if (comparison == ">") return "<=";
  if (comparison == ">=") return "<";
  return comparison == "==" ? "!=" : "==";
}

std::string_view mirrored(std::string_view comparison) {
  if (comparison == "<") return ">";
  if (comparison == "<=") return ">=";
  if (comparison == ">") return "<";
  if (comparison == ">=") return "<=";
  return comparison;
}

bool always(IndexRange a, std::string_view comparison, IndexRange b) {
  if (comparison == "<") return a.max < b.min;
  if (comparison == "<=") return a.max <= b.min;
  if (comparison == ">") return a.min > b.max;
  if (comparison == ">=") return a.min >= b.max;
  if (comparison == "!=") return a.max < b.min || b.max < a.min;
  return a.min == a.max && b.min == b.max && a.min == b.min;
}

IndexRange narrowed(IndexRange range, std::string_view comparison, IndexRange other) {
  if (comparison == "<" && other.max > IndexRange{}.min) {
    range.max = std::min(range.max, other.max - 1);
  } else if (comparison == "<=") {
    range.max = std::min(range.max, other.max);
  } else if (comparison == ">" && other.min < IndexRange{}.max) {
    range.min = std::max(range.min, other.min + 1);
  } else if (comparison == ">=") {
    range.min = std::max(range.min, other.min);
  } else if (comparison == "==") {
    range = {std::max(range.min, other.min), std::min(range.max, other.max)};
  }
  return range;
}

}  // namespace passnet
