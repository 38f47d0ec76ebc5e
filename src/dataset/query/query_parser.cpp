// The parser of query expressions: text to a condition in SQL.
#include "base/did_you_mean.hpp"
#include "dataset/phase.hpp"
#include "dataset/query/query.hpp"
#include "dataset/query/query_fields.hpp"
#include "ir/text/foreign.hpp"
#include "ir/text/lexer.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace passnet {
namespace {

constexpr size_t kMaxDepth = 50;  // of parentheses and `not`

enum class Test : uint8_t { kEqual, kDiffers, kLess, kAtMost, kGreater, kAtLeast, kHolds, kIn };

struct TestInfo {
  std::string_view symbol;
  Test test;
};

constexpr std::array<TestInfo, 8> kTests{{{"=", Test::kEqual},
                                          {"!=", Test::kDiffers},
                                          {"<", Test::kLess},
                                          {"<=", Test::kAtMost},
                                          {">", Test::kGreater},
                                          {">=", Test::kAtLeast},
                                          {"~", Test::kHolds},
                                          {"in", Test::kIn}}};

std::optional<double> number_of(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) {
    return std::nullopt;
  }
  return number;
}

class QueryParser {
 public:
  QueryParser(const Sources& sources, SourceId source, const Catalog& catalog)
      : catalog_(catalog), lexer_(sources, source, diagnostics_) {}

  Result<Query> parse() {
    if (lexer_.peek().kind == TokenKind::kEnd && !diagnostics_.has_errors()) {
      return Query{.condition = "1", .values = {}};
    }
    TRY(either(0));
    if (diagnostics_.has_errors()) return std::unexpected(diagnostics_.list().front());
    const Token& next = lexer_.peek();
    if (next.kind != TokenKind::kEnd) {
      return fail(next.span, "query-syntax", "expected 'and', 'or' or the end, found {}{}",
                  describe(next), meant_operator(next));
    }
    return std::move(query_);
  }

 private:
  void emit(std::string_view sql) { query_.condition += sql; }
  void emit_value(QueryValue value) {
    emit("?");
    query_.values.push_back(std::move(value));
  }

  Result<void> either(size_t depth) {
    emit("(");
    TRY(both(depth));
    while (lexer_.take_if("or")) {
      emit(" OR ");
      TRY(both(depth));
    }
    emit(")");
    return {};
  }

  Result<void> both(size_t depth) {
    TRY(one(depth));
    while (lexer_.take_if("and")) {
      emit(" AND ");
      TRY(one(depth));
    }
    return {};
  }

  Result<void> one(size_t depth) {
    if (depth > kMaxDepth) {
      return fail(lexer_.peek().span, "query-too-deep",
                  "expected at most {} nested parentheses, found more", kMaxDepth);
    }
    if (lexer_.take_if("not")) {
      emit("NOT ");
      return one(depth + 1);
    }
    if (lexer_.take_if("(")) {
      TRY(either(depth + 1));
      if (lexer_.take_if(")")) return {};
      return syntax("')'");
    }
    return comparison();
  }

  std::unexpected<Diagnostic> syntax(std::string_view expected) {
    if (diagnostics_.has_errors()) return std::unexpected(diagnostics_.list().front());
    return fail(lexer_.peek().span, "query-syntax", "expected {}, found {}", expected,
                describe(lexer_.peek()));
  }

  Result<void> comparison() {
    if (lexer_.peek().kind != TokenKind::kName) return syntax("a field");
    const Token name = lexer_.take();
    const auto* const field = std::ranges::find(kQueryFields, name.text, &QueryField::name);
    if (field == kQueryFields.end()) {
      return fail(name.span, "unknown-field", "expected a field, found '{}'{}", name.text,
                  did_you_mean(nearest_name(name.text, kQueryFields, &QueryField::name)));
    }
    const Token symbol = lexer_.peek();
    const auto* test = std::ranges::find(kTests, symbol.text, &TestInfo::symbol);
    if (test == kTests.end() || symbol.kind == TokenKind::kString) {
      return syntax("one of = != < <= > >= ~ in");
    }
    lexer_.take();
    if (const bool is_order = test->test >= Test::kLess && test->test <= Test::kAtLeast;
        (is_order && field->kind != FieldKind::kNumber) ||
        (test->test == Test::kHolds && !has_text(*field))) {
      return fail(symbol.span, "field-operator", "expected '{}' to be compared by {}, found '{}'",
                  field->name, has_text(*field) ? "=, !=, ~ or in" : "=, != or in", symbol.text);
    }
    const std::vector<Token> values = TRY(values_of(test->test));
    if (test->test != Test::kDiffers) return condition(*field, *test, values);
    emit("NOT (");
    TRY(condition(*field, kTests.front(), values));
    emit(")");
    return {};
  }

  static bool has_text(const QueryField& field) { return !field.selection.empty(); }

  Result<std::vector<Token>> values_of(Test test) {
    std::vector<Token> values;
    if (test != Test::kIn) {
      values.push_back(TRY(value()));
      return values;
    }
    if (!lexer_.take_if("[")) return syntax("'[' after 'in'");
    do {
      values.push_back(TRY(value()));
    } while (lexer_.take_if(","));
    if (!lexer_.take_if("]")) return syntax("',' or ']'");
    return values;
  }

  Result<Token> value() {
    switch (lexer_.peek().kind) {
      case TokenKind::kName:
      case TokenKind::kInteger:
      case TokenKind::kFloat:
      case TokenKind::kString:
        return lexer_.take();
      case TokenKind::kValue:
      case TokenKind::kSymbol:
      case TokenKind::kHole:
      case TokenKind::kText:
      case TokenKind::kPunctuation:
      case TokenKind::kEnd:
        break;
    }
    return syntax("a number, a name or a text in quotes");
  }

  Result<void> condition(const QueryField& field, const TestInfo& test,
                         const std::vector<Token>& values) {
    switch (field.kind) {
      case FieldKind::kNumber:
        return compare(field, field.column, test, values);
      case FieldKind::kDType:
        return compare(field, field.column, test, values);
      case FieldKind::kText:
      case FieldKind::kPhase:
      case FieldKind::kOp: {
        const size_t hole = field.selection.find("{}");
        emit(field.selection.substr(0, hole));
        TRY(compare(field, field.column, test, values));
        emit(field.selection.substr(hole + 2));
        return {};
      }
      case FieldKind::kPiece:
        return intersects(field, values, kPieceKinds);
      case FieldKind::kCategory: {
        std::array<std::string_view, kCategories.size()> names;
        std::ranges::transform(kCategories, names.begin(), &CategoryInfo::name);
        return intersects(field, values, names);
      }
      case FieldKind::kHash:
        return begins(values);
    }
    UNREACHABLE();
  }

  // COLUMN = ?, COLUMN IN (?, ?), instr(COLUMN, ?) > 0.
  Result<void> compare(const QueryField& field, std::string_view column, const TestInfo& test,
                       const std::vector<Token>& values) {
    if (test.test == Test::kHolds) {
      emit(fmt::format("instr({}, ", column));
      emit_value(plain_text(values.front()));
      emit(") > 0");
      return {};
    }
    emit(column);
    emit(test.test == Test::kIn ? " IN (" : fmt::format(" {} ", test.symbol));
    for (size_t i = 0; i < values.size(); ++i) {
      if (i > 0) emit(", ");
      emit_value(TRY(checked(field, values[i])));
    }
    if (test.test == Test::kIn) emit(")");
    return {};
  }

  Result<QueryValue> checked(const QueryField& field, const Token& token) const {
    std::string text = plain_text(token);
    if (field.kind == FieldKind::kNumber) {
      const auto number = number_of(text);
      if (!number || token.kind == TokenKind::kString) {
        return fail(token.span, "field-value", "expected a number for '{}', found {}", field.name,
                    describe(token));
      }
      return *number;
    }
    if (field.kind == FieldKind::kDType) {
      const auto dtype = meant_dtype(text);
      if (dtype) return std::string(name(*dtype));
      return fail(token.span, "field-value", "expected a dtype, found {}", describe(token));
    }
    if (field.kind == FieldKind::kOp && catalog_.find(text) == nullptr) {
      return fail(token.span, "field-value", "expected an op of the catalog, found {}{}",
                  describe(token), did_you_mean(catalog_.nearest(text)));
    }
    if (field.kind == FieldKind::kPhase && !find_phase(text)) {
      return fail(token.span, "field-value", "expected a phase ({}), found {}{}",
                  fmt::join(kPhases, ", "), describe(token),
                  did_you_mean(nearest_name(text, kPhases)));
    }
    return text;
  }

  // The field's set of names, a mask of bits, contains one of the values.
  template <class Names>
  Result<void> intersects(const QueryField& field, const std::vector<Token>& values,
                          const Names& names) {
    int64_t mask = 0;
    for (const Token& token : values) {
      const std::string text = plain_text(token);
      const auto found = std::ranges::find(names, text);
      if (found == names.end()) {
        return fail(token.span, "field-value", "expected a {}, found {}{}", field.name,
                    describe(token), did_you_mean(nearest_name(text, names)));
      }
      mask |= int64_t{1} << (found - names.begin());
    }
    emit(fmt::format("({} & ", field.column));
    emit_value(mask);
    emit(") != 0");
    return {};
  }

  // The hash begins with one of the values: it is between the digests that pad it by 0 and by f.
  Result<void> begins(const std::vector<Token>& values) {
    emit("(");
    for (size_t i = 0; i < values.size(); ++i) {
      const std::string text = plain_text(values[i]);
      const auto low = digest_from_hex(text, '0');
      if (!low) {
        return fail(values[i].span, "field-value",
                    "expected the first of 64 hexadecimal digits in quotes, found {}",
                    describe(values[i]));
      }
      emit(i > 0 ? " OR s.hash BETWEEN " : "s.hash BETWEEN ");
      emit_value(*low);
      emit(" AND ");
      emit_value(*digest_from_hex(text, 'f'));
    }
    emit(")");
    return {};
  }

  const Catalog& catalog_;
  Diagnostics diagnostics_;
  Lexer lexer_;
  Query query_;
};

}  // namespace

Result<Query> parse_query(const Sources& sources, SourceId source, const Catalog& catalog) {
  return QueryParser(sources, source, catalog).parse();
}

}  // namespace passnet
