// Terms: literals, values, lists, types and expressions, by precedence climbing.
#include "base/did_you_mean.hpp"
#include "ir/op/schema.hpp"
#include "ir/text/foreign.hpp"
#include "ir/text/parse_syntax.hpp"

#include <array>

namespace passnet {
namespace {

// Limits that keep adversarial text from exhausting the stack, also when a tree is destroyed.
constexpr int kMaxDepth = 64;
constexpr int kMaxOperators = 1000;

struct Operator {
  std::string_view text;
  int level;  // higher binds tighter
};

constexpr int kNotLevel = 3;
constexpr int kNegateLevel = 7;
constexpr std::array<Operator, 14> kOperators{{
    {"or", 1},
    {"and", 2},
    {"==", 4},
    {"!=", 4},
    {"<", 4},
    {"<=", 4},
    {">", 4},
    {">=", 4},
    {"in", 4},
    {"+", 5},
    {"-", 5},
    {"*", 6},
    {"/", 6},
    {"//", 6},
}};
constexpr Operator kNotIn{"not", 4};
constexpr Operator kModulo{"%", 6};

class TermParser {
 public:
  TermParser(Lexer& lexer, Diagnostics& diagnostics) : lexer_(lexer), diagnostics_(diagnostics) {}

  std::optional<Term> parse() { return expression(0); }
  std::optional<Term> parse_after(const Token& name) {
    pending_ = name;
    return expression(0);
  }

 private:
  std::optional<Operator> next_operator() const {
    if (lexer_.at(",") || lexer_.at(")") || lexer_.at("]")) return std::nullopt;  // the normal end
    for (const Operator& candidate : kOperators) {
      if (lexer_.at(candidate.text)) return candidate;
    }
    if (lexer_.at("not")) return kNotIn;
    if (lexer_.at("%")) return kModulo;
    return std::nullopt;
  }

  std::optional<Term> too_deep() {
    diagnostics_.error(lexer_.peek().span, "nesting-too-deep",
                       "expected at most {} levels and {} operators in an expression", kMaxDepth,
                       kMaxOperators);
    return std::nullopt;
  }

  std::optional<Term> foreign_operator() {
    diagnostics_.error(lexer_.peek().span, "foreign-operator", "expected an operator, found {}{}",
                       describe(lexer_.peek()), meant_operator(lexer_.peek()));
    return std::nullopt;
  }

  std::optional<Term> expression(int level) {
    if (++depth_ > kMaxDepth) return too_deep();
    std::optional<Term> left = prefix();
    while (left) {
      const std::optional<Operator> op = next_operator();
      if (!op && !meant_operator(lexer_.peek()).empty()) return foreign_operator();
      if (!op || op->level < level) break;
      if (++operators_ > kMaxOperators) return too_deep();
      lexer_.take();
      Term whole{.kind = TermKind::kBinary, .name = std::string(op->text)};
      if (op->text == "not") {
        if (!lexer_.expect("in", "after 'not'")) return std::nullopt;
        whole.name = "not in";
      }
      std::optional<Term> right = expression(op->level + 1);
      if (!right) return std::nullopt;
      whole.span = join(left->span, right->span);
      whole.terms.push_back(*std::move(left));
      whole.terms.push_back(*std::move(right));
      left = std::move(whole);
    }
    --depth_;
    return left;
  }

  std::optional<Term> prefix() {
    if (pending_) {
      const Token name = *pending_;
      pending_.reset();
      if (name.kind == TokenKind::kHole) return hole(name);
      return is_prefix(name) ? unary(name, kNotLevel) : after_name(name);
    }
    if (is_prefix(lexer_.peek())) return unary(lexer_.take(), kNotLevel);
    if (!lexer_.at("-")) return primary();
    const Token minus = lexer_.take();
    const Token& next = lexer_.peek();
    if (next.kind == TokenKind::kInteger || next.kind == TokenKind::kFloat || lexer_.at("inf")) {
      return literal(lexer_.take(), minus.span, true);
    }
    return unary(minus, kNegateLevel);
  }

  static bool is_prefix(const Token& token) {
    return token.kind == TokenKind::kName &&
           (token.text == "not" || token.text == "all" || token.text == "any");
  }

  std::optional<Term> unary(const Token& op, int level) {
    if (++operators_ > kMaxOperators) return too_deep();
    std::optional<Term> operand = expression(level);
    if (!operand) return std::nullopt;
    Term term{.kind = TermKind::kUnary, .name = std::string(op.text)};
    term.span = join(op.span, operand->span);
    term.terms.push_back(*std::move(operand));
    return term;
  }

  std::optional<Term> literal(const Token& token, Span begin, bool negative) {
    std::optional<Attribute> value = literal_attribute(token, negative);
    const Span span = join(begin, token.span);
    if (value) return Term{.literal = *std::move(value), .span = span};
    diagnostics_.error(span, "number-out-of-range", "expected a number within range, found {}",
                       describe(token));
    return std::nullopt;
  }

  std::optional<Term> primary() {
    if (lexer_.at("(")) {
      lexer_.take();
      std::optional<Term> inner = expression(0);
      if (!inner) return std::nullopt;
      const bool is_list = lexer_.at(",");
      if (!lexer_.expect(
              ")", is_list ? "after the expression (a list is [a, b])" : "after the expression")) {
        return std::nullopt;
      }
      return inner;
    }
    if (lexer_.at("[")) return list(lexer_.take());
    if (lexer_.at("..")) return variadic(lexer_.take());
    const Token token = lexer_.peek();
    switch (token.kind) {
      case TokenKind::kName:
        return after_name(lexer_.take());
      case TokenKind::kInteger:
      case TokenKind::kFloat:
        return literal(lexer_.take(), token.span, false);
      case TokenKind::kString:
        lexer_.take();
        return Term{.literal = plain_text(token), .span = token.span};
      case TokenKind::kValue:
        lexer_.take();
        return value(token);
      case TokenKind::kHole:
        return hole(lexer_.take());
      case TokenKind::kPunctuation:
        if (token.text == "...") {
          lexer_.take();
          return Term{.kind = TermKind::kEllipsis, .span = token.span};
        }
        break;
      case TokenKind::kSymbol:
      case TokenKind::kText:
      case TokenKind::kEnd:
        break;
    }
    return unexpected(token);
  }

  std::optional<Term> unexpected(const Token& token) {
    diagnostics_.error(token.span, "expected-term",
                       "expected a value, a literal or a list, found {}{}", describe(token),
                       meant_term(token));
    return std::nullopt;
  }

  // Reads a literal, a type or a call.
  std::optional<Term> after_name(const Token& token) {
    if (lexer_.at("(")) return call(token);
    std::optional<Attribute> value = literal_attribute(token, false);
    if (!value) return unexpected(token);
    Term term{.literal = *std::move(value), .span = token.span};
    if (!std::holds_alternative<DType>(term.literal) || !lexer_.at("[")) return term;
    term.kind = TermKind::kType;
    return with_entries(std::move(term), "]", "after the extents");
  }

  std::optional<Term> call(const Token& token) {
    Term term{.kind = TermKind::kCall, .name = std::string(token.text), .span = token.span};
    std::optional<Term> whole = with_entries(std::move(term), ")", "after the operands");
    if (!whole || whole->name != "dtype" || !lexer_.at("[")) return whole;
    Term type{.kind = TermKind::kType, .literal = None{}, .span = whole->span};
    type.terms.push_back(*std::move(whole));
    return with_entries(std::move(type), "]", "after the extents");
  }

  std::optional<Term> value(const Token& token) {
    Term term{.kind = TermKind::kValue, .name = std::string(token.text), .span = token.span};
    if (lexer_.at("(")) {
      const size_t point = std::min(token.text.rfind('.'), token.text.size());
      const std::string_view method = token.text.substr(std::min(point + 1, token.text.size()));
      diagnostics_.error(token.span, "called-value", "expected an operator, found '('{}",
                         method.empty() ? ""
                                        : did_you_mean(fmt::format("{}(%{}, …)", method,
                                                                   token.text.substr(0, point))));
      return std::nullopt;
    }
    if (!lexer_.take_if("?")) return term;
    term.kind = TermKind::kOptional;
    term.span = join(term.span, lexer_.last());
    return term;
  }

  std::optional<Term> hole(const Token& token) {
    Term term{.kind = TermKind::kHole, .name = std::string(token.text), .span = token.span};
    if (!lexer_.at("[")) return term;
    term.kind = TermKind::kType;
    return with_entries(std::move(term), "]", "after the extents");
  }

  std::optional<Term> variadic(const Token& dots) {
    const Token token = lexer_.peek();
    if (token.kind != TokenKind::kValue) return unexpected(token);
    lexer_.take();
    return Term{.kind = TermKind::kVariadic,
                .name = std::string(token.text),
                .span = join(dots.span, token.span)};
  }

  std::optional<Term> list(const Token& bracket) {
    return entries(Term{.kind = TermKind::kList, .span = bracket.span}, "]", "after the list");
  }

  // Adds the entries between the next token and `close` to `term`.
  std::optional<Term> with_entries(Term term, std::string_view close, std::string_view context) {
    lexer_.take();
    return entries(std::move(term), close, context);
  }

  std::optional<Term> entries(Term term, std::string_view close, std::string_view context) {
    while (!lexer_.at(close)) {
      std::optional<Term> entry = expression(0);
      if (!entry) return std::nullopt;
      term.terms.push_back(*std::move(entry));
      if (!lexer_.take_if(",")) break;
    }
    if (!lexer_.expect(close, context)) return std::nullopt;
    term.span = join(term.span, lexer_.last());
    return term;
  }

  Lexer& lexer_;
  Diagnostics& diagnostics_;
  std::optional<Token> pending_;  // a name or a hole, already taken
  int depth_ = 0;
  int operators_ = 0;
};

bool is_literal(const Term& type) {
  if (!std::holds_alternative<DType>(type.literal)) return false;
  for (const Term& extent : type.terms) {
    if (extent.kind != TermKind::kLiteral) return false;
  }
  return true;
}

}  // namespace

std::optional<Term> parse_term(Lexer& lexer, Diagnostics& diagnostics) {
  return TermParser(lexer, diagnostics).parse();
}

std::optional<Term> parse_term_after(const Token& name, Lexer& lexer, Diagnostics& diagnostics) {
  return TermParser(lexer, diagnostics).parse_after(name);
}

std::optional<TensorType> literal_type(const Term& term, Diagnostics& diagnostics) {
  const auto* dtype = std::get_if<DType>(&term.literal);
  if (term.kind != TermKind::kType || dtype == nullptr) {
    diagnostics.error(term.span, "bad-type", "expected a type such as f32[2,3]");
    return std::nullopt;
  }
  TensorType type{.dtype = *dtype};
  for (const Term& extent : term.terms) {
    const auto* value = std::get_if<int64_t>(&extent.literal);
    if (extent.kind != TermKind::kLiteral || !value || *value < 0) {
      diagnostics.error(extent.span, "bad-type", "expected an extent, a number of at least 0");
      return std::nullopt;
    }
    type.shape.push_back(*value);
  }
  if (is_sane(type)) return type;
  diagnostics.error(term.span, "bad-type", "expected at most 16 extents and 2^48 bytes");
  return std::nullopt;
}

std::optional<SyntaxType> parse_syntax_type(Lexer& lexer, Diagnostics& diagnostics) {
  const Token first = lexer.peek();
  const auto bad = [&](std::string_view hint) {
    diagnostics.error(first.span, "bad-type", "expected a type such as f32[2,3], found {}{}",
                      describe(first), hint);
    return std::nullopt;
  };
  if (first.kind != TokenKind::kName && first.kind != TokenKind::kHole) return bad("");
  lexer.take();
  std::optional<Term> term;
  if (first.kind == TokenKind::kHole || dtype_from_name(first.text) || lexer.at("(")) {
    term = parse_term_after(first, lexer, diagnostics);
  } else {
    const std::optional<DType> meant = meant_dtype(first.text);
    return bad(meant ? did_you_mean(name(*meant)) : "");
  }
  if (!term) return std::nullopt;
  if (term->kind == TermKind::kLiteral || term->kind == TermKind::kHole) {
    return bad(" without extents; [] denotes a single number");
  }
  SyntaxType type{.span = term->span};
  if (term->kind == TermKind::kType && is_literal(*term)) {
    type.type = literal_type(*term, diagnostics);
    if (!type.type) return std::nullopt;
  }
  type.expression = *std::move(term);
  return type;
}

}  // namespace passnet
