#include "pass/language/value.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace passnet {
namespace {

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

std::optional<double> number(const PassValue& value) {
  if (const auto* integer = value.as<int64_t>()) return static_cast<double>(*integer);
  if (const auto* real = value.as<double>()) return *real;
  return std::nullopt;
}

template <class Entries>
PassValue list_value(const Entries& entries) {
  PassValue::List list;
  list.reserve(entries.size());
  for (const auto entry : entries) list.push_back({entry});
  return {std::move(list)};
}

std::optional<Attribute> list_attribute(const PassValue::List& list) {
  Integers integers;
  std::vector<double> numbers;
  for (const PassValue& entry : list) {
    const auto real = number(entry);
    if (!real) return std::nullopt;
    numbers.push_back(*real);
    if (const auto* integer = entry.as<int64_t>()) integers.push_back(*integer);
  }
  if (integers.size() == list.size()) return integers;
  return numbers;
}

}  // namespace

PassValue to_pass_value(const Attribute& attribute) {
  return std::visit(Overloaded{[](const Integers& list) { return list_value(list); },
                               [](const std::vector<double>& list) { return list_value(list); },
                               [](const auto& scalar) { return PassValue{scalar}; }},
                    attribute);
}

PassValue to_pass_value(const Integers& list) { return list_value(list); }

std::optional<Attribute> to_attribute(const PassValue& value) {
  return std::visit(Overloaded{[](const PassValue::List& list) { return list_attribute(list); },
                               [](const auto& scalar) { return std::optional<Attribute>(scalar); }},
                    value.data);
}

bool equal_values(const PassValue& a, const PassValue& b) {
  const auto* a_integer = a.as<int64_t>();
  const auto* b_integer = b.as<int64_t>();
  if (a_integer != nullptr && b_integer != nullptr) return *a_integer == *b_integer;
  const auto a_number = number(a);
  const auto b_number = number(b);
  if (a_number && b_number) {
    return *a_number == *b_number || (std::isnan(*a_number) && std::isnan(*b_number));
  }
  const auto* a_list = a.as<PassValue::List>();
  const auto* b_list = b.as<PassValue::List>();
  if (a_list != nullptr && b_list != nullptr) {
    return std::ranges::equal(*a_list, *b_list, equal_values);
  }
  if (a.data.index() != b.data.index()) return false;
  return std::visit(
      Overloaded{[](None) { return true; }, [&](bool value) { return value == *b.as<bool>(); },
                 [&](int64_t value) { return value == *b.as<int64_t>(); },
                 [&](double value) { return value == *b.as<double>(); },
                 [&](const std::string& value) { return value == *b.as<std::string>(); },
                 [&](DType value) { return value == *b.as<DType>(); },
                 [](const PassValue::List&) { return false; }},
      a.data);
}

std::string to_string(const PassValue& value) {
  const auto* list = value.as<PassValue::List>();
  if (list == nullptr) return to_string(*to_attribute(value));
  std::string text = "[";
  for (const PassValue& entry : *list) {
    if (text.size() > 1) text += ",";
    text += to_string(entry);
  }
  return text + "]";
}

std::string kind_of(const PassValue& value) {
  return std::visit(
      Overloaded{[](None) { return "none"; }, [](bool) { return "a truth value"; },
                 [](int64_t) { return "an integer"; }, [](double) { return "a float"; },
                 [](const std::string&) { return "a string"; }, [](DType) { return "a dtype"; },
                 [](const PassValue::List&) { return "a list"; }},
      value.data);
}

}  // namespace passnet
