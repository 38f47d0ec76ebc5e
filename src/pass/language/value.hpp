// What expressions in pass text evaluate to: attributes, and lists of anything (dtypes too).
#pragma once

#include "ir/attribute.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct PassValue {
  using List = std::vector<PassValue>;
  std::variant<None, bool, int64_t, double, std::string, DType, List> data;

  // The alternative, or null.
  template <class T>
  const T* as() const {
    return std::get_if<T>(&data);
  }
};

PassValue to_pass_value(const Attribute& attribute);
PassValue to_pass_value(const Integers& list);
// nullopt for lists that no attribute can hold (of dtypes, of lists). An empty list is one of int.
std::optional<Attribute> to_attribute(const PassValue& value);

// Numbers compare by value (2 equals 2.0, nan equals nan), lists entry by entry, the rest by kind.
bool equal_values(const PassValue& a, const PassValue& b);

// As in pass text.
std::string to_string(const PassValue& value);
// "an integer", "a list", …, for messages.
std::string kind_of(const PassValue& value);

}  // namespace passnet
