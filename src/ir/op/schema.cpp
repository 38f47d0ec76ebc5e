#include "ir/op/schema.hpp"

#include "base/check.hpp"
#include "base/did_you_mean.hpp"
#include "ir/text/foreign.hpp"
#include "ir/text/lexer.hpp"

#include <array>
#include <charconv>
#include <limits>

namespace passnet {
namespace {

struct KindName {
  std::string_view name;
  bool is_list;
  ParameterKind kind;
};

constexpr std::array<KindName, 10> kKindNames{{
    {"Tensor", false, ParameterKind::kTensor},
    {"Tensor", true, ParameterKind::kTensorList},
    {"Scalar", false, ParameterKind::kScalar},
    {"int", false, ParameterKind::kInt},
    {"float", false, ParameterKind::kFloat},
    {"bool", false, ParameterKind::kBool},
    {"str", false, ParameterKind::kString},
    {"dtype", false, ParameterKind::kDType},
    {"int", true, ParameterKind::kIntList},
    {"float", true, ParameterKind::kFloatList},
}};

// Schemas are our own short texts: the first error ends the parse, and has no place in a source.
class SchemaParser {
 public:
  SchemaParser(const Sources& sources, SourceId source)
      : text_(sources.text(source)), lexer_(sources, source, diagnostics_) {}

  Result<Schema> parse() {
    Schema schema;
    schema.name = TRY(name("an op"));
    TRY(punctuation("("));
    while (!lexer_.at(")")) {
      SchemaParameter parameter = TRY(this->parameter());
      if (schema.find(parameter.name)) return flaw(fmt::format("two of '{}'", parameter.name));
      schema.parameters.push_back(std::move(parameter));
      if (!lexer_.take_if(",")) break;
    }
    TRY(punctuation(")"));
    TRY(punctuation("->"));
    TRY(results(schema));
    if (lexer_.peek().kind != TokenKind::kEnd) return flaw("the end expected");
    if (diagnostics_.has_errors()) return flaw("a malformed token");
    return schema;
  }

 private:
  std::unexpected<Diagnostic> flaw(std::string_view what) const {
    return fail({}, "bad-schema", "{} at {} in the schema '{}'", what, describe(lexer_.peek()),
                text_);
  }

  Result<std::string> name(std::string_view what) {
    if (lexer_.peek().kind != TokenKind::kName) return flaw(fmt::format("expected {}", what));
    return std::string(lexer_.take().text);
  }

  Result<bool> punctuation(std::string_view text) {
    if (!lexer_.take_if(text)) return flaw(fmt::format("expected '{}'", text));
    return true;
  }

  Result<SchemaParameter> parameter() {
    SchemaParameter parameter;
    const std::string kind = TRY(name("a parameter's kind"));
    bool is_list = false;
    if (lexer_.take_if("|")) {
      const std::string other = TRY(name("Scalar"));
      if (kind != "Tensor" || other != "Scalar") return flaw("expected Tensor|Scalar");
      parameter.kind = ParameterKind::kTensorOrScalar;
      parameter.optional = lexer_.take_if("?");
    } else {
      parameter.optional = lexer_.take_if("?");
      if (lexer_.take_if("[")) {
        TRY(punctuation("]"));
        is_list = true;
      }
      if (lexer_.take_if("?")) parameter.optional = true;
      bool found = false;
      for (const KindName& entry : kKindNames) {
        if (entry.name != kind || entry.is_list != is_list) continue;
        parameter.kind = entry.kind;
        found = true;
      }
      if (!found) return flaw(fmt::format("unknown kind {}", kind));
    }
    parameter.name = TRY(name("a parameter's name"));
    if (lexer_.take_if("=")) {
      const Attribute literal = TRY(this->literal());
      parameter.fallback = TRY(convert_attribute(parameter, literal, {}));
    }
    return parameter;
  }

  Result<bool> results(Schema& schema) {
    if (lexer_.take_if("(")) {
      schema.results = 0;
      do {
        if (TRY(name("Tensor")) != "Tensor") return flaw("expected Tensor");
        ++schema.results;
      } while (lexer_.take_if(","));
      return punctuation(")");
    }
    if (TRY(name("Tensor")) != "Tensor") return flaw("expected Tensor");
    if (!lexer_.take_if("[")) return true;
    schema.variadic_results = true;
    return punctuation("]");
  }

  Result<Attribute> literal() {
    if (!lexer_.take_if("[")) return scalar();
    std::vector<Attribute> entries;
    while (!lexer_.at("]")) {
      entries.push_back(TRY(scalar()));
      if (!lexer_.take_if(",")) break;
    }
    TRY(punctuation("]"));
    const std::optional<Attribute> list = list_attribute(entries);
    if (!list) return flaw("a list of mixed kinds");
    return *list;
  }

  Result<Attribute> scalar() {
    const bool negative = lexer_.take_if("-");
    const Token token = lexer_.take();
    if (token.kind == TokenKind::kString && !negative) return Attribute(plain_text(token));
    const std::optional<Attribute> value = literal_attribute(token, negative);
    if (value) return *value;
    if (token.text == "None") return Attribute(None{});
    if (token.text == "True") return Attribute(true);
    if (token.text == "False") return Attribute(false);
    return flaw("expected a literal");
  }

  std::string_view text_;
  Diagnostics diagnostics_;
  Lexer lexer_;
};

// `attribute` as a `kind`, or nothing if it does not fit.
std::optional<Attribute> converted(ParameterKind kind, const Attribute& attribute) {
  const auto* integer = std::get_if<int64_t>(&attribute);
  const bool is_bool = std::holds_alternative<bool>(attribute);
  const bool is_float = std::holds_alternative<double>(attribute);
  const auto* integers = std::get_if<Integers>(&attribute);
  const auto keep_if = [&](bool fits) {
    return fits ? std::optional<Attribute>(attribute) : std::nullopt;
  };
  switch (kind) {
    case ParameterKind::kTensor:
    case ParameterKind::kTensorList:
      return std::nullopt;
    case ParameterKind::kTensorOrScalar:
    case ParameterKind::kScalar:
      return keep_if(is_bool || integer || is_float);
    case ParameterKind::kInt:
      return keep_if(integer);
    case ParameterKind::kFloat:
      return integer ? Attribute(static_cast<double>(*integer)) : keep_if(is_float);
    case ParameterKind::kBool:
      return keep_if(is_bool);
    case ParameterKind::kString:
      return keep_if(std::holds_alternative<std::string>(attribute));
    case ParameterKind::kDType:
      return keep_if(std::holds_alternative<DType>(attribute));
    case ParameterKind::kIntList:
      return integer ? Attribute(Integers{*integer}) : keep_if(integers);
    case ParameterKind::kFloatList:
      if (integers) return Attribute(std::vector<double>(integers->begin(), integers->end()));
      return keep_if(std::holds_alternative<std::vector<double>>(attribute));
  }
  UNREACHABLE();
}

}  // namespace

std::string_view name(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::kTensor:
      return "a tensor";
    case ParameterKind::kTensorOrScalar:
      return "a tensor or a number";
    case ParameterKind::kTensorList:
      return "a list of tensors";
    case ParameterKind::kScalar:
      return "a number";
    case ParameterKind::kInt:
      return "an integer";
    case ParameterKind::kFloat:
      return "a float";
    case ParameterKind::kBool:
      return "a bool";
    case ParameterKind::kString:
      return "a string";
    case ParameterKind::kDType:
      return "a dtype";
    case ParameterKind::kIntList:
      return "a list of integers";
    case ParameterKind::kFloatList:
      return "a list of floats";
  }
  UNREACHABLE();
}

std::optional<size_t> Schema::find(std::string_view parameter) const {
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].name == parameter) return i;
  }
  return std::nullopt;
}

std::optional<Attribute> literal_attribute(const Token& token, bool negative) {
  const char* const begin = token.text.data();
  const char* const end = begin + token.text.size();
  if (token.kind == TokenKind::kInteger) {
    uint64_t magnitude = 0;
    if (std::from_chars(begin, end, magnitude).ec != std::errc{}) return std::nullopt;
    if (magnitude > (uint64_t{1} << 63) - (negative ? 0 : 1)) return std::nullopt;
    return Attribute(static_cast<int64_t>(negative ? 0 - magnitude : magnitude));
  }
  if (token.kind == TokenKind::kFloat) {
    double value = 0;
    if (std::from_chars(begin, end, value).ec != std::errc{}) return std::nullopt;
    return Attribute(negative ? -value : value);
  }
  if (token.kind != TokenKind::kName) return std::nullopt;
  if (token.text == "inf") {
    const double infinity = std::numeric_limits<double>::infinity();
    return Attribute(negative ? -infinity : infinity);
  }
  if (negative) return std::nullopt;
  if (token.text == "nan") return Attribute(std::numeric_limits<double>::quiet_NaN());
  if (token.text == "none") return Attribute(None{});
  if (token.text == "true") return Attribute(true);
  if (token.text == "false") return Attribute(false);
  const std::optional<DType> dtype = dtype_from_name(token.text);
  if (dtype) return Attribute(*dtype);
  return std::nullopt;
}

std::optional<Attribute> list_attribute(std::span<const Attribute> entries) {
  bool has_float = false;
  for (const Attribute& entry : entries) {
    if (std::holds_alternative<double>(entry)) {
      has_float = true;
    } else if (!std::holds_alternative<int64_t>(entry)) {
      return std::nullopt;
    }
  }
  Integers integers;
  std::vector<double> numbers;
  for (const Attribute& entry : entries) {
    const auto* integer = std::get_if<int64_t>(&entry);
    if (!has_float) {
      integers.push_back(*integer);
    } else {
      numbers.push_back(integer ? static_cast<double>(*integer) : std::get<double>(entry));
    }
  }
  return has_float ? Attribute(std::move(numbers)) : Attribute(std::move(integers));
}

Result<Attribute> convert_attribute(const SchemaParameter& parameter, const Attribute& attribute,
                                    Span span) {
  const bool is_none = std::holds_alternative<None>(attribute);
  if (is_none && parameter.optional && parameter.kind != ParameterKind::kTensorList) {
    return attribute;
  }
  const std::optional<Attribute> value = converted(parameter.kind, attribute);
  if (value) return *value;
  const auto* text = std::get_if<std::string>(&attribute);
  const bool is_dtype = parameter.kind == ParameterKind::kDType && text != nullptr;
  const auto dtype = is_dtype ? meant_dtype(*text) : std::nullopt;
  return fail(span, "argument-kind", "expected {}{} for '{}', found {}{}", name(parameter.kind),
              parameter.optional ? " or none" : "", parameter.name, to_string(attribute),
              dtype ? did_you_mean(name(*dtype)) : "");
}

Result<Schema> parse_schema(std::string_view text) {
  Sources sources;
  const SourceId source = sources.add("schema", std::string(text));
  return SchemaParser(sources, source).parse();
}

}  // namespace passnet
