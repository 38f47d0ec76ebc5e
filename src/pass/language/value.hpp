// The values of expressions in pass text: attributes, and lists of any values (including dtypes).
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

  // Returns the alternative, or null.
  template <class T>
  const T* as() const {
    return std::get_if<T>(&data);
  }
};

PassValue to_pass_value(const Attribute& attribute);
PassValue to_pass_value(const Integers& list);
// Converts to an attribute; nullopt for lists of dtypes or of lists. An empty list becomes one of
// int.
std::optional<Attribute> to_attribute(const PassValue& value);

// Compares numbers by value (2 equals 2.0, nan equals nan), lists entry by entry, others by kind.
bool equal_values(const PassValue& a, const PassValue& b);

// Prints the value as in pass text.
std::string to_string(const PassValue& value);
// Names the kind for messages: "an integer", "a list", ….
std::string kind_of(const PassValue& value);

}  // namespace passnet
