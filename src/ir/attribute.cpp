#include "ir/attribute.hpp"

#include <fmt/format.h>

#include <cmath>

namespace passnet {
namespace {

std::string number_text(double value) {
  if (std::isnan(value)) return "nan";
  std::string text = fmt::format("{}", value);
  if (text.find_first_not_of("-0123456789") == std::string::npos) text += ".0";
  return text;
}

template <class Entries, class ToText>
std::string list_text(const Entries& entries, ToText to_text) {
  std::string text = "[";
  for (size_t i = 0; i < entries.size(); ++i) {
    if (i > 0) text += ',';
    text += to_text(entries[i]);
  }
  return text += ']';
}

}  // namespace

std::string quote(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    switch (c) {
      case '"':
        quoted += "\\\"";
        continue;
      case '\\':
        quoted += "\\\\";
        continue;
      case '\n':
        quoted += "\\n";
        continue;
      case '\r':
        quoted += "\\r";
        continue;
      case '\t':
        quoted += "\\t";
        continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 32 || byte == 127) {
      quoted += fmt::format("\\u{:04x}", byte);
    } else {
      quoted += c;
    }
  }
  return quoted += '"';
}

std::string to_string(const Attribute& attribute) {
  struct Printer {
    std::string operator()(None) const { return "none"; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const { return number_text(value); }
    std::string operator()(const std::string& value) const { return quote(value); }
    std::string operator()(DType value) const { return std::string(name(value)); }
    std::string operator()(const Integers& value) const {
      return list_text(value, [](int64_t entry) { return std::to_string(entry); });
    }
    std::string operator()(const std::vector<double>& value) const {
      return list_text(value, number_text);
    }
  };
  return std::visit(Printer{}, attribute);
}

}  // namespace passnet
