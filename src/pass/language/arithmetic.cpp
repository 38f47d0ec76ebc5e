#include "pass/language/arithmetic.hpp"

#include "kernel/scalar_math.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

Result<PassValue> integers(std::string_view operation, int64_t a, int64_t b, Span span) {
  int64_t result = 0;
  bool overflow = false;
  if (operation == "+") overflow = __builtin_add_overflow(a, b, &result);
  if (operation == "-") overflow = __builtin_sub_overflow(a, b, &result);
  if (operation == "*") overflow = __builtin_mul_overflow(a, b, &result);
  if (operation == "/" || operation == "//" || operation == "%") {
    if (b == 0) return fail(span, "expression-value", "{} {} 0 divides by zero", a, operation);
    overflow = a == std::numeric_limits<int64_t>::min() && b == -1;
    if (!overflow) result = operation == "%" ? integer_remainder(a, b) : integer_floor_div(a, b);
  }
  if (overflow)
    return fail(span, "expression-value", "{} {} {} overflows 64 bits", a, operation, b);
  return PassValue{result};
}

Result<PassValue> floats(std::string_view operation, double a, double b) {
  if (operation == "+") return PassValue{a + b};
  if (operation == "-") return PassValue{a - b};
  if (operation == "*") return PassValue{a * b};
  if (operation == "/") return PassValue{a / b};
  if (operation == "//") return PassValue{std::floor(a / b)};
  return PassValue{a - std::floor(a / b) * b};
}

PassValue compare(std::string_view operation, auto a, auto b) {
  if (operation == "<") return {a < b};
  if (operation == "<=") return {a <= b};
  if (operation == ">") return {a > b};
  return {a >= b};
}

bool is_order(std::string_view operation) {
  return operation == "<" || operation == "<=" || operation == ">" || operation == ">=";
}

}  // namespace

Result<PassValue> binary_operation(std::string_view operation, const PassValue& a,
                                   const PassValue& b, Span span) {
  if (operation == "==") return PassValue{equal_values(a, b)};
  if (operation == "!=") return PassValue{!equal_values(a, b)};
  if (operation == "in" || operation == "not in") {
    const auto* list = b.as<PassValue::List>();
    if (list == nullptr)
      return fail(span, "expression-value", "expected a list after in, found {}", kind_of(b));
    const bool found =
        std::ranges::any_of(*list, [&](const PassValue& entry) { return equal_values(a, entry); });
    return PassValue{found == (operation == "in")};
  }
  const auto* a_list = a.as<PassValue::List>();
  const auto* b_list = b.as<PassValue::List>();
  if (operation == "+" && a_list != nullptr && b_list != nullptr) {
    PassValue::List joined = *a_list;
    joined.insert(joined.end(), b_list->begin(), b_list->end());
    return PassValue{std::move(joined)};
  }
  const auto* a_integer = a.as<int64_t>();
  const auto* b_integer = b.as<int64_t>();
  const auto* a_float = a.as<double>();
  const auto* b_float = b.as<double>();
  if ((a_integer == nullptr && a_float == nullptr) ||
      (b_integer == nullptr && b_float == nullptr)) {
    return fail(span, "expression-value", "{} takes two numbers, found {} and {}", operation,
                kind_of(a), kind_of(b));
  }
  if (a_integer != nullptr && b_integer != nullptr) {
    if (is_order(operation)) return compare(operation, *a_integer, *b_integer);
    return integers(operation, *a_integer, *b_integer, span);
  }
  const double left = a_integer != nullptr ? static_cast<double>(*a_integer) : *a_float;
  const double right = b_integer != nullptr ? static_cast<double>(*b_integer) : *b_float;
  if (is_order(operation)) return compare(operation, left, right);
  return floats(operation, left, right);
}

Result<PassValue> ceil_div(const PassValue& a, const PassValue& b, Span span) {
  const auto* numerator = a.as<int64_t>();
  const auto* divisor = b.as<int64_t>();
  if (numerator == nullptr || divisor == nullptr) {
    return fail(span, "expression-value", "ceil_div takes two integers, found {} and {}",
                kind_of(a), kind_of(b));
  }
  const PassValue down = TRY(integers("//", *numerator, *divisor, span));
  const int64_t quotient = *down.as<int64_t>();
  return PassValue{quotient + (quotient * *divisor != *numerator ? 1 : 0)};
}

}  // namespace passnet
