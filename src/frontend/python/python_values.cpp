#include "frontend/python/python_values.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace passnet {
namespace {

std::string without_underscores(std::string_view text) {
  std::string result(text);
  std::erase(result, '_');
  return result;
}

std::optional<FxValue> integer_literal(std::string_view text) {
  const std::string digits = without_underscores(text);
  int64_t value = 0;
  const char* begin = digits.data();
  const char* const end = begin + digits.size();
  const bool is_hex = digits.starts_with("0x") || digits.starts_with("0X");
  if (is_hex) begin += 2;
  const auto [stop, error] = std::from_chars(begin, end, value, is_hex ? 16 : 10);
  if (error != std::errc() || stop != end) return std::nullopt;
  return FxValue{value};
}

std::optional<FxValue> float_literal(std::string_view text) {
  const std::string digits = without_underscores(text);
  double value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value);
  if (stop != end) return std::nullopt;
  if (error == std::errc()) return FxValue{value};
  // Python rounds numbers out of range to inf and 0; from_chars leaves the result unchanged.
  const bool is_small =
      digits.find("e-") != std::string::npos || digits.find("E-") != std::string::npos;
  return FxValue{is_small ? 0.0 : std::numeric_limits<double>::infinity()};
}

std::optional<FxValue> special_float(std::string_view name) {
  std::string lower(name);
  std::ranges::transform(lower, lower.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  });
  if (lower == "inf" || lower == "infinity" || lower == "+inf") {
    return FxValue{std::numeric_limits<double>::infinity()};
  }
  if (lower == "-inf" || lower == "-infinity") {
    return FxValue{-std::numeric_limits<double>::infinity()};
  }
  if (lower == "nan") return FxValue{std::numeric_limits<double>::quiet_NaN()};
  return std::nullopt;
}

std::optional<FxValue> negated(const FxValue& value) {
  if (const auto* integer = value.as<int64_t>()) return FxValue{-*integer};
  if (const auto* number = value.as<double>()) return FxValue{-*number};
  return std::nullopt;
}

std::optional<FxValue> float_call(const PythonParser& parser, PythonNodeId id) {
  const auto children = parser.children(id);
  if (children.size() != 2 || parser.node(children[0]).text != "float" ||
      parser.node(children[0]).kind != PythonKind::kName ||
      parser.node(children[1]).kind != PythonKind::kString) {
    return std::nullopt;
  }
  const auto text = python_string(parser.node(children[1]).text, {});
  if (!text) return std::nullopt;
  if (auto special = special_float(*text)) return special;
  const bool is_negative = text->starts_with('-');
  auto value = float_literal(std::string_view(*text).substr(is_negative ? 1 : 0));
  return value && is_negative ? negated(*value) : value;
}

std::optional<FxValue> sequence_literal(const PythonParser& parser, PythonNodeId id) {
  FxSequence sequence{.is_tuple = parser.node(id).kind == PythonKind::kTuple};
  sequence.entries.reserve(parser.node(id).children);
  for (const PythonNodeId child : parser.children(id)) {
    auto entry = python_literal(parser, child);
    if (!entry) return std::nullopt;
    sequence.entries.push_back(std::move(*entry));
  }
  return FxValue{std::move(sequence)};
}

std::optional<FxValue> dict_literal(const PythonParser& parser, PythonNodeId id) {
  FxDict dict;
  const auto children = parser.children(id);
  for (size_t i = 0; i + 1 < children.size(); i += 2) {
    const auto key = python_literal(parser, children[i]);
    auto value = python_literal(parser, children[i + 1]);
    if (!key || !key->is<std::string>() || !value) return std::nullopt;
    dict.entries.push_back({std::get<std::string>(key->data), std::move(*value)});
  }
  return FxValue{std::move(dict)};
}

}  // namespace

std::optional<FxValue> python_literal(const PythonParser& parser, PythonNodeId id) {
  if (!id.valid()) return std::nullopt;
  const PythonNode& node = parser.node(id);
  switch (node.kind) {
    case PythonKind::kInteger:
      return integer_literal(node.text);
    case PythonKind::kFloat:
      return float_literal(node.text);
    case PythonKind::kString: {
      auto text = python_string(node.text, {});
      return text ? std::optional(FxValue{std::move(*text)}) : std::nullopt;
    }
    case PythonKind::kTrue:
      return FxValue{true};
    case PythonKind::kFalse:
      return FxValue{false};
    case PythonKind::kNone:
      return FxValue{None{}};
    case PythonKind::kEllipsis:
      return FxValue{FxEllipsis{}};
    case PythonKind::kName:
      if (node.text == "Ellipsis") return FxValue{FxEllipsis{}};
      if (node.text == "inf" || node.text == "nan") return special_float(node.text);
      return std::nullopt;
    case PythonKind::kUnary: {
      if (node.text != "-") return std::nullopt;
      const auto operand = python_literal(parser, parser.child(id, 0));
      return operand ? negated(*operand) : std::nullopt;
    }
    case PythonKind::kCall:
      return float_call(parser, id);
    case PythonKind::kTuple:
    case PythonKind::kList:
      return sequence_literal(parser, id);
    case PythonKind::kDict:
      return dict_literal(parser, id);
    case PythonKind::kAttribute:
    case PythonKind::kKeyword:
    case PythonKind::kStarred:
    case PythonKind::kSubscript:
    case PythonKind::kSlice:
    case PythonKind::kBinary:
    case PythonKind::kCompare:
    case PythonKind::kBoolean:
    case PythonKind::kConditional:
    case PythonKind::kLambda:
    case PythonKind::kSet:
    case PythonKind::kComprehension:
    case PythonKind::kParameter:
    case PythonKind::kStatement:
      return std::nullopt;
  }
  UNREACHABLE();
}

std::string python_dotted_name(const PythonParser& parser, PythonNodeId id) {
  std::vector<std::string_view> parts;
  while (parser.node(id).kind == PythonKind::kAttribute) {
    parts.push_back(parser.node(id).text);
    id = parser.child(id, 0);
  }
  if (parser.node(id).kind != PythonKind::kName) return "";
  std::string result(parser.node(id).text);
  for (size_t i = parts.size(); i-- > 0;) {
    result += '.';
    result += parts[i];
  }
  return result;
}

}  // namespace passnet
