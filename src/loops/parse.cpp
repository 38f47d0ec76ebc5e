#include "loops/parse.hpp"

#include "base/did_you_mean.hpp"
#include "ir/op/schema.hpp"
#include "ir/text/foreign.hpp"
#include "kernel/scalar.hpp"
#include "loops/foreign.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxStatements = 64;
constexpr size_t kMaxTensors = 32;
constexpr size_t kMaxDims = 8;
constexpr int64_t kMaxWidth = 65536;
constexpr int kMaxDepth = 64;  // of terms and of `rows`: bounds the parser's recursion

class LoopParser {
 public:
  LoopParser(Lexer& lexer, Diagnostics& diagnostics) : lexer_(lexer), diagnostics_(diagnostics) {}

  std::optional<LoopKernel> parse() {
    LoopKernel parsed;
    if (!tensors(")", parsed.operands) || !lexer_.expect("->", "before the results")) return {};
    if (!results(parsed.results) || !body(parsed.body, 0)) return {};
    parsed.parameters = std::move(parameters_);
    return parsed;
  }

 private:
  bool failed(Span span, std::string_view id, std::string_view message) {
    diagnostics_.error(span, id, "{}", message);
    return false;
  }

  bool expected(std::string_view what) {
    diagnostics_.error(lexer_.peek().span, "loop-syntax", "expected {}, found {}", what,
                       describe(lexer_.peek()));
    return false;
  }

  // Takes a name without a point.
  bool name(std::string_view what, std::string& to) {
    const Token& next = lexer_.peek();
    if (next.kind != TokenKind::kName) return expected(what);
    if (const size_t point = next.text.rfind('.'); point != std::string_view::npos) {
      const bool is_function = scalar_op_from_name(next.text.substr(point + 1)).has_value();
      diagnostics_.error(next.span, "loop-syntax", "expected {}, found {}{}", what, describe(next),
                         is_function ? did_you_mean(next.text.substr(point + 1))
                                     : "; the names of the signature's dims are extents");
      return false;
    }
    to = std::string(lexer_.take().text);
    return true;
  }

  // Calls entry() between commas until `end`, which is taken.
  template <class Entry>
  bool list(std::string_view end, size_t max, Entry entry) {
    for (size_t count = 0; !lexer_.take_if(end); ++count) {
      if (count > 0 && !lexer_.at(",") && !lexer_.at("=") && follows_foreign()) return false;
      if (count > 0 && !lexer_.at(",")) return expected(fmt::format("',' or '{}'", end));
      if (count > 0) lexer_.take();
      if (count == max) {
        diagnostics_.error(lexer_.peek().span, "loop-size", "expected at most {} entries", max);
        return false;
      }
      if (!entry()) return false;
    }
    return true;
  }

  bool tensors(std::string_view end, std::vector<LoopTensor>& to) {
    return lexer_.expect("(", "before the operands") && list(end, kMaxTensors, [&] {
             to.emplace_back();
             return tensor(to.back()) && fallback(to.back());
           });
  }

  // Reads the number that each element of an operand is if the operand is none.
  bool fallback(LoopTensor& to) {
    if (!lexer_.take_if("=")) return true;
    auto number = unary();
    if (!number) return false;
    const LoopTerm* plain = &*number;
    if (plain->kind == LoopTermKind::kUnary && plain->name == "-") plain = &plain->terms[0];
    const bool is_number = plain->kind == LoopTermKind::kInteger ||
                           plain->kind == LoopTermKind::kNumber ||
                           (plain->kind == LoopTermKind::kName && plain->name == "inf");
    if (!is_number) {
      return failed(number->span, "loop-term", "expected a number in place of an operand");
    }
    to.fallback = *std::move(number);
    return true;
  }

  bool results(std::vector<LoopTensor>& to) {
    do {
      if (to.size() == kMaxTensors) {
        return failed(lexer_.peek().span, "loop-size", "expected fewer results");
      }
      to.emplace_back();
      if (!tensor(to.back())) return false;
    } while (lexer_.take_if(","));
    return true;
  }

  bool tensor(LoopTensor& to) {
    const Span begin = lexer_.peek().span;
    if (!name("a tensor such as x[n, c]", to.name)) return false;
    if (!lexer_.expect("[", "before the dims of a tensor")) return false;
    const bool done = list("]", kMaxDims, [&] {
      to.dims.emplace_back();
      return dim(to.dims.back());
    });
    to.span = join(begin, lexer_.last());
    return done;
  }

  bool dim(LoopDim& to) {
    to.is_broadcast = lexer_.take_if("~");
    is_dim_ = true;
    auto extent = term(1);
    is_dim_ = false;
    if (!extent) return false;
    to.extent = *std::move(extent);
    if (!std::exchange(ends_in_star_, false)) return true;
    to.is_pack = true;
    return to.extent.kind == LoopTermKind::kName ||
           failed(to.extent.span, "loop-term", "expected a name before '*' such as p*");
  }

  bool body(std::vector<LoopStatement>& to, int depth) {
    if (!lexer_.expect("{", "before statements")) return false;
    while (!lexer_.take_if("}")) {
      if (++statements_ > kMaxStatements) {
        diagnostics_.error(lexer_.peek().span, "loop-size", "expected at most {} statements",
                           kMaxStatements);
        return false;
      }
      to.emplace_back();
      if (!statement(to.back(), depth)) return false;
    }
    return true;
  }

  bool statement(LoopStatement& to, int depth) {
    to.span = lexer_.peek().span;
    if (!name("a statement: rows, or a name and '='", to.target)) return false;
    const bool is_plain = lexer_.at("=") || lexer_.at("[");
    const bool is_block = to.target == "rows" || to.target == "blocks";
    if (!is_plain && !is_block) return no_statement(to);
    if (to.target == "blocks" && !is_plain) return blocks(to, depth);
    if (to.target == "rows" && !is_plain) {
      if (depth == kMaxDepth) return failed(to.span, "loop-depth", "expected fewer nested rows");
      to.target.clear();
      do {
        auto index = term(1);
        if (!index) return false;
        to.rows.push_back(*std::move(index));
      } while (lexer_.take_if(","));
      to.span = join(to.span, lexer_.last());
      return body(to.body, depth + 1);
    }
    if (lexer_.take_if("[") && !terms("]", to.indices)) return false;
    to.span = join(to.span, lexer_.last());
    if (!lexer_.expect("=", "and the value")) return false;
    auto value = term(1);
    if (!value || follows_foreign()) return false;
    to.value = *std::move(value);
    lexer_.take_if(";");
    return true;
  }

  bool no_statement(const LoopStatement& found) {
    const Token next = lexer_.peek();
    const std::string written = next.kind == TokenKind::kName
                                    ? found.target
                                    : fmt::format("{} {}", found.target, next.text);
    diagnostics_.error(found.span, "loop-syntax",
                       "expected a statement: rows, blocks, or a name and '=', found '{}'{}",
                       written, meant_loop_statement(found.target, next));
    return false;
  }

  // Reports an operator of another language behind an operand.
  bool follows_foreign() {
    const std::string meant = meant_loop_operator(lexer_.peek());
    if (meant.empty()) return false;
    diagnostics_.error(lexer_.peek().span, "loop-syntax", "expected an operator, found {}{}",
                       describe(lexer_.peek()), meant);
    return true;
  }

  bool blocks(LoopStatement& to, int depth) {
    if (depth == kMaxDepth) return failed(to.span, "loop-depth", "expected fewer nested blocks");
    to.target.clear();
    LoopTerm index{.kind = LoopTermKind::kName, .span = lexer_.peek().span};
    if (!name("the index of the blocks", index.name)) return false;
    to.rows.push_back(std::move(index));
    if (!lexer_.expect("by", "and the width of a block")) return false;
    const Token width = lexer_.peek();
    LoopTerm number{.span = width.span};
    if (width.kind != TokenKind::kInteger) return expected("the width of a block, an integer");
    lexer_.take();
    if (!this->number(width, number)) return false;
    if (number.integer < 1 || number.integer > kMaxWidth) {
      return failed(width.span, "loop-size", "expected a width from 1 to 65536");
    }
    to.width = number.integer;
    to.span = join(to.span, lexer_.last());
    return body(to.body, depth + 1);
  }

  bool terms(std::string_view end, std::vector<LoopTerm>& to) {
    return list(end, kMaxTensors, [&] {
      auto entry = term(depth_);
      if (!entry) return false;
      to.push_back(*std::move(entry));
      return true;
    });
  }

  std::optional<LoopTerm> term(int depth) {
    const int outer = std::exchange(depth_, depth + 1);
    auto result = depth > kMaxDepth ? too_deep() : choose();
    depth_ = outer;
    return result;
  }

  std::optional<LoopTerm> too_deep() {
    diagnostics_.error(lexer_.peek().span, "loop-depth",
                       "expected an expression of at most {} levels", kMaxDepth);
    return std::nullopt;
  }

  std::optional<LoopTerm> choose() {
    auto condition = binary(1);
    if (!condition || !lexer_.take_if("?")) return condition;
    auto yes = term(depth_);
    if (!yes || !lexer_.expect(":", "between the two choices")) return std::nullopt;
    auto no = term(depth_);
    if (!no) return std::nullopt;
    LoopTerm chosen{.kind = LoopTermKind::kChoose, .span = join(condition->span, no->span)};
    chosen.terms = {*std::move(condition), *std::move(yes), *std::move(no)};
    return chosen;
  }

  std::optional<LoopTerm> binary(int strength) {
    if (strength > kMaxLoopStrength) return unary();
    auto left = binary(strength + 1);
    while (left) {
      const bool is_remainder = lexer_.peek().kind == TokenKind::kValue;
      const auto* found = std::ranges::find_if(kLoopOperators, [&](const LoopOperator& entry) {
        const bool is_next = is_remainder ? entry.symbol == "%" : lexer_.at(entry.symbol);
        return entry.strength == strength && is_next;
      });
      if (found == kLoopOperators.end()) return left;
      if (!is_remainder) lexer_.take();
      // The `*` of a pack ends its dim.
      if (is_dim_ && found->symbol == "*" && (lexer_.at(",") || lexer_.at("]"))) {
        ends_in_star_ = true;
        return left;
      }
      if (++operators_ > kMaxOperators) return too_long();
      auto right = is_remainder ? divisor() : binary(strength + 1);
      if (!right) return std::nullopt;
      left = joined(*std::move(left), found->symbol, *std::move(right));
    }
    return left;
  }

  // In `sum(k) a[k] * b[k]` the second factor, which has the reduced index, belongs to the sum.
  static LoopTerm joined(LoopTerm left, std::string_view symbol, LoopTerm right) {
    LoopTerm whole{.kind = LoopTermKind::kBinary, .name = std::string(symbol)};
    const bool is_reduced = symbol == "*" && left.kind == LoopTermKind::kReduce &&
                            std::ranges::any_of(left.indices, [&](const LoopTerm& index) {
                              return mentions(right, index_name(index));
                            });
    const Span span = join(left.span, right.span);
    if (!is_reduced) {
      whole.span = span;
      whole.terms = {std::move(left), std::move(right)};
      return whole;
    }
    whole.span = join(left.terms[0].span, right.span);
    whole.terms = {std::move(left.terms[0]), std::move(right)};
    left.terms = {std::move(whole)};
    left.span = span;
    return left;
  }

  // True if the name is free in the term: no reduction of its own hides it.
  static bool mentions(const LoopTerm& term, std::string_view name) {
    if (term.kind == LoopTermKind::kName && term.name == name) return true;
    const bool is_hidden = std::ranges::find(term.indices, name, index_name) != term.indices.end();
    return !is_hidden && std::ranges::any_of(term.terms, [&](const LoopTerm& operand) {
      return mentions(operand, name);
    });
  }

  // Takes the divisor of `a %b`, which the lexer reads as one token.
  std::optional<LoopTerm> divisor() {
    const Token token = lexer_.take();
    LoopTerm result{.span = token.span};
    if (token.text.find_first_not_of("0123456789") == std::string_view::npos) {
      if (!number({.kind = TokenKind::kInteger, .text = token.text, .span = token.span}, result)) {
        return std::nullopt;
      }
      return result;
    }
    result.name = std::string(token.text);
    return named(std::move(result));
  }

  std::optional<LoopTerm> too_long() {
    diagnostics_.error(lexer_.peek().span, "loop-size", "expected at most {} operators",
                       kMaxOperators);
    return std::nullopt;
  }

  std::optional<LoopTerm> unary() {
    const Token first = lexer_.peek();
    if (!lexer_.at("-") && !lexer_.at("not")) return primary();
    lexer_.take();
    if (depth_ > kMaxDepth) return too_deep();
    ++depth_;
    auto operand = unary();
    --depth_;
    if (!operand) return std::nullopt;
    LoopTerm whole{.kind = LoopTermKind::kUnary, .name = std::string(first.text)};
    whole.span = join(first.span, operand->span);
    whole.terms = {*std::move(operand)};
    return whole;
  }

  std::optional<LoopTerm> primary() {
    const Token first = lexer_.peek();
    LoopTerm result{.span = first.span};
    if (first.kind == TokenKind::kName) {
      if (!name("a name", result.name)) return std::nullopt;
      return named(std::move(result));
    }
    if (first.kind == TokenKind::kInteger || first.kind == TokenKind::kFloat) {
      lexer_.take();
      if (!number(first, result)) return std::nullopt;
      return result;
    }
    if (first.kind == TokenKind::kHole) return parameter();
    if (lexer_.take_if("(")) {
      auto inner = term(depth_);
      if (!inner || follows_foreign()) return std::nullopt;
      if (!lexer_.expect(")", "after the expression")) return std::nullopt;
      inner->span = join(first.span, lexer_.last());
      return inner;
    }
    const bool is_value = first.kind == TokenKind::kValue;
    diagnostics_.error(
        first.span, "loop-syntax",
        "expected a number, a name, $parameter, a function, a sign or '(', found {}{}",
        describe(first), is_value ? did_you_mean(first.text) : meant_term(first));
    return std::nullopt;
  }

  std::optional<LoopTerm> parameter() {
    const Token token = lexer_.take();
    if (token.text == "_") {
      failed(token.span, "loop-term", "expected a parameter such as $eps, found '$_'");
      return std::nullopt;
    }
    LoopTerm result{.kind = LoopTermKind::kParameter, .name = std::string(token.text)};
    result.span = token.span;
    if (std::ranges::find(parameters_, result.name, &LoopParameter::name) == parameters_.end()) {
      parameters_.push_back({result.name, token.span});
    }
    return result;
  }

  bool number(const Token& token, LoopTerm& to) {
    const auto value = literal_attribute(token, false);
    if (!value) return failed(token.span, "loop-term", "expected a number of at most 64 bits");
    if (const auto* integer = std::get_if<int64_t>(&*value)) {
      to.integer = *integer;
    } else {
      to.kind = LoopTermKind::kNumber;
      to.number = std::get<double>(*value);
    }
    return true;
  }

  // Takes indices or operands behind a name that was taken, if there are any.
  std::optional<LoopTerm> named(LoopTerm result) {
    result.kind = LoopTermKind::kName;
    if (result.name == "inf" || result.name == "nan") return result;
    if (result.name == "if" && lexer_.at("(")) {
      failed(result.span, "loop-syntax",
             "expected a term, found 'if'; a choice is condition ? a : b");
      return std::nullopt;
    }
    if (find_loop_reduction(result.name) != nullptr && starts_operand() && !lexer_.at("(")) {
      expected(fmt::format("the index to reduce, {}(k) …", result.name));
      return std::nullopt;
    }
    bool done = true;
    if (lexer_.take_if("[")) {
      result.kind = LoopTermKind::kElement;
      done = terms("]", result.terms);
    } else if (lexer_.take_if("(")) {
      result.kind = LoopTermKind::kCall;
      done = terms(")", result.terms);
      const bool is_reduction = find_loop_reduction(result.name) != nullptr && starts_operand();
      const std::string meant =
          done && !is_reduction && starts_operand() ? meant_loop_reduction(result) : "";
      if (!meant.empty()) {
        diagnostics_.error(result.span, "loop-syntax",
                           "expected a reduction such as sum(k) …, found '{}'{}", result.name,
                           meant);
        return std::nullopt;
      }
      if (done && is_reduction) {
        result.kind = LoopTermKind::kReduce;
        result.indices = std::exchange(result.terms, {});
        if (depth_ > kMaxDepth) return too_deep();
        ++depth_;
        auto operand = unary();
        --depth_;
        if (!operand) return std::nullopt;
        result.terms = {*std::move(operand)};
      }
    }
    if (!done) return std::nullopt;
    result.span = join(result.span, lexer_.last());
    return result;
  }

  // True if an operand follows on the same line: `max(a, b)` is a call, `max(k) x[k]` a reduction.
  bool starts_operand() const {
    const Token& next = lexer_.peek();
    if (lexer_.next_starts_line()) return false;
    if (next.kind == TokenKind::kName) {
      return next.text != "and" && next.text != "or" && meant_loop_operator(next).empty();
    }
    return next.kind == TokenKind::kInteger || next.kind == TokenKind::kFloat ||
           next.kind == TokenKind::kHole || lexer_.at("(");
  }

  static constexpr size_t kMaxOperators = 2000;

  Lexer& lexer_;
  Diagnostics& diagnostics_;
  std::vector<LoopParameter> parameters_;
  size_t statements_ = 0;
  size_t operators_ = 0;
  int depth_ = 0;
  bool is_dim_ = false;        // in a dim of a tensor of the signature
  bool ends_in_star_ = false;  // the term before was `name *`, then `,` or `]`
};

}  // namespace

std::optional<LoopKernel> parse_loops(Lexer& lexer, Diagnostics& diagnostics) {
  return LoopParser(lexer, diagnostics).parse();
}

Result<LoopKernel> parse_loops(const KernelSource& source) {
  Sources sources;
  const SourceId copy = sources.add(source.name, source.text);
  Diagnostics diagnostics;
  Lexer lexer(sources, copy, diagnostics);
  auto kernel = parse_loops(lexer, diagnostics);
  if (kernel && !diagnostics.has_errors() && lexer.peek().kind != TokenKind::kEnd) {
    diagnostics.error(lexer.peek().span, "loop-syntax", "expected nothing after '}}', found {}",
                      describe(lexer.peek()));
  }
  if (!diagnostics.has_errors()) return *std::move(kernel);
  return std::unexpected(located(diagnostics.list().front(), source));
}

Span located(Span span, const KernelSource& source) {
  return {source.span.source, span.begin + source.span.begin, span.end + source.span.begin};
}

Diagnostic located(Diagnostic diagnostic, const KernelSource& source) {
  diagnostic.span = located(diagnostic.span, source);
  return diagnostic;
}

}  // namespace passnet
