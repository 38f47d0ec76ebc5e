#include "frontend/pt2/symbols.hpp"

#include "frontend/python/python_parser.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

namespace passnet {
namespace {

using Lookup = std::function<std::optional<int64_t>(std::string_view)>;

// Evaluates an expression as SymPy prints it, in either of its forms. Recursion is as deep as the
// parser's trees.
class Evaluation {
 public:
  Evaluation(const PythonParser& parser, const Lookup& lookup) : parser_(parser), lookup_(lookup) {}

  std::optional<int64_t> at(PythonNodeId id) const {
    const PythonNode& node = parser_.node(id);
    if (node.kind == PythonKind::kInteger) {
      int64_t value = 0;
      const char* const end = node.text.data() + node.text.size();
      const auto read = std::from_chars(node.text.data(), end, value);
      return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
    }
    if (node.kind == PythonKind::kName) return lookup_(node.text);
    if (node.kind == PythonKind::kUnary && node.text == "-") {
      const auto value = at(parser_.child(id, 0));
      return value ? apply("-", 0, *value) : std::nullopt;
    }
    if (node.kind == PythonKind::kBinary) {
      return pair(node.text, parser_.child(id, 0), parser_.child(id, 1));
    }
    return node.kind == PythonKind::kCall ? call(id) : std::nullopt;
  }

 private:
  std::optional<int64_t> pair(std::string_view operation, PythonNodeId left,
                              PythonNodeId right) const {
    const auto a = at(left);
    const auto b = at(right);
    return a && b ? apply(operation, *a, *b) : std::nullopt;
  }

  // `Symbol('s0', integer=True)`, `Integer(2)`, `Mul(a, b)`, `Max(1, s0)`
  std::optional<int64_t> call(PythonNodeId id) const {
    const auto parts = parser_.children(id);
    if (parts.size() < 2) return std::nullopt;
    const std::string_view name = parser_.node(parts[0]).text;
    if (name == "Symbol" && parser_.node(parts[1]).kind == PythonKind::kString) {
      const auto symbol = python_string(parser_.node(parts[1]).text, {});
      return symbol ? lookup_(*symbol) : std::nullopt;
    }
    std::optional<int64_t> result = at(parts[1]);
    if (name == "Integer") return result;
    for (const PythonNodeId part : parts.subspan(2)) {
      if (parser_.node(part).kind == PythonKind::kKeyword) continue;
      const auto next = at(part);
      result = result && next ? apply(name, *result, *next) : std::nullopt;
    }
    return result;
  }

  static std::optional<int64_t> apply(std::string_view operation, int64_t a, int64_t b) {
    int64_t result = 0;
    if (operation == "+" || operation == "Add") {
      return __builtin_add_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    }
    if (operation == "-") {
      return __builtin_sub_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    }
    if (operation == "*" || operation == "Mul") {
      return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    }
    if (operation == "Max") return std::max(a, b);
    if (operation == "Min") return std::min(a, b);
    if (b <= 0) return std::nullopt;  // extents and their divisors are positive
    const int64_t quotient = a / b - (a % b < 0 ? 1 : 0);
    if (operation == "//" || operation == "FloorDiv" || operation == "CleanDiv") return quotient;
    if (operation == "CeilDiv") return quotient + (a % b == 0 ? 0 : 1);
    if (operation == "%" || operation == "Mod" || operation == "PythonMod") {
      return a - quotient * b;
    }
    return std::nullopt;
  }

  const PythonParser& parser_;
  const Lookup& lookup_;
};

std::optional<int64_t> evaluate_with(std::string_view expression, const Lookup& lookup) {
  PythonParser parser(expression, {});
  const auto root = parser.whole_expression();
  if (!root) return std::nullopt;
  return Evaluation(parser, lookup).at(*root);
}

}  // namespace

void ExportSymbols::learn(std::string_view expression, int64_t value) {
  std::set<std::string, std::less<>> names;
  const auto with = [&](int64_t unknown) {
    return evaluate_with(expression, [&](std::string_view name) -> std::optional<int64_t> {
      if (const auto known = values_.find(name); known != values_.end()) return known->second;
      names.emplace(name);
      return unknown;
    });
  };
  // f(s) = first + s * step
  const auto first = with(0);
  const auto second = with(1);
  int64_t step = 0;
  int64_t rest = 0;
  if (!first || !second || names.size() != 1 || __builtin_sub_overflow(*second, *first, &step) ||
      __builtin_sub_overflow(value, *first, &rest) || step == 0 || rest % step != 0) {
    return;
  }
  if (with(rest / step) == value) values_.emplace(*names.begin(), rest / step);
}

bool ExportSymbols::choose(const std::string& symbol, int64_t value) {
  const auto found = values_.find(symbol);
  if (found == values_.end()) return false;
  found->second = value;
  return true;
}

std::optional<int64_t> ExportSymbols::evaluate(std::string_view expression) const {
  return evaluate_with(expression, [&](std::string_view name) -> std::optional<int64_t> {
    const auto known = values_.find(name);
    return known == values_.end() ? std::nullopt : std::optional(known->second);
  });
}

Result<void> ExportSymbols::check(const std::vector<ExportRange>& ranges, Span span) const {
  for (const ExportRange& range : ranges) {
    const auto value = evaluate(range.expression);
    if (!value ||
        (range.least.value_or(*value) <= *value && *value <= range.most.value_or(*value))) {
      continue;
    }
    const std::string most = range.most ? fmt::format(" and at most {}", *range.most) : "";
    return fail(span, "extent-out-of-range", "expected {} to be at least {}{}, found {}",
                range.expression, range.least.value_or(0), most, *value);
  }
  return {};
}

std::string ExportSymbols::describe() const {
  std::string result;
  for (const auto& [name, value] : values_) {
    result += fmt::format("{}{} = {}", result.empty() ? "" : ", ", name, value);
  }
  return result;
}

}  // namespace passnet
