#include "kernel/scalar_text.hpp"

#include "base/ascii.hpp"
#include "base/check.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace passnet {
namespace {

constexpr size_t kMaxBytes = 1 << 16;
constexpr size_t kMaxDepth = 200;

struct InfixOp {
  std::string_view symbol;
  ScalarOp op;
};

// Binary operators, loosest first; within a level, longer symbols first so that `<` does not match
// `<<`.
constexpr std::array<std::array<InfixOp, 4>, 10> kLevels{{
    {{{"||", ScalarOp::kOr}}},
    {{{"&&", ScalarOp::kAnd}}},
    {{{"|", ScalarOp::kBitOr}}},
    {{{"^", ScalarOp::kBitXor}}},
    {{{"&", ScalarOp::kBitAnd}}},
    {{{"==", ScalarOp::kEq}, {"!=", ScalarOp::kNe}}},
    {{{"<=", ScalarOp::kLe}, {">=", ScalarOp::kGe}, {"<", ScalarOp::kLt}, {">", ScalarOp::kGt}}},
    {{{"<<", ScalarOp::kShiftLeft}, {">>", ScalarOp::kShiftRight}}},
    {{{"+", ScalarOp::kAdd}, {"-", ScalarOp::kSub}}},
    {{{"//", ScalarOp::kFloorDiv},
      {"*", ScalarOp::kMul},
      {"/", ScalarOp::kDiv},
      {"%", ScalarOp::kRemainder}}},
}};

bool is_name_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Parser {
 public:
  Parser(std::string_view text, SourceId source) : text_(text), source_(source) {}

  Result<ScalarText> parse() {
    if (text_.size() > kMaxBytes) {
      return fail(here(), "scalar-text-too-long",
                  "expected at most {} bytes of scalar text, found {}", kMaxBytes, text_.size());
    }
    TRY(ternary());
    skip_space();
    if (at_ < text_.size()) return unexpected_text("an operator or the end");
    return std::move(body_);
  }

 private:
  using Node = ScalarText::Node;

  void skip_space() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r')) {
      ++at_;
    }
  }

  Span here() const {
    const auto begin = static_cast<uint32_t>(at_);
    return {source_, begin, begin + (at_ < text_.size() ? 1 : 0)};
  }

  std::unexpected<Diagnostic> unexpected_text(std::string_view expected) {
    skip_space();
    if (at_ >= text_.size()) {
      return fail(here(), "scalar-text-syntax", "expected {}, found the end of the text", expected);
    }
    return fail(here(), "scalar-text-syntax", "expected {}, found '{}'", expected, text_[at_]);
  }

  bool accept(std::string_view symbol) {
    skip_space();
    if (!text_.substr(at_).starts_with(symbol)) return false;
    at_ += symbol.size();
    return true;
  }

  Result<void> expect(std::string_view symbol) {
    if (!accept(symbol)) return unexpected_text(fmt::format("'{}'", symbol));
    return {};
  }

  uint32_t add(Node node) {
    body_.nodes.push_back(std::move(node));
    return static_cast<uint32_t>(body_.nodes.size() - 1);
  }
  uint32_t apply(ScalarOp op, std::vector<uint32_t> operands) {
    return add({.kind = ScalarText::Kind::kApply, .op = op, .operands = std::move(operands)});
  }

  Result<uint32_t> ternary() {
    if (++depth_ > kMaxDepth) {
      return fail(here(), "scalar-text-too-deep", "expected at most {} nested levels", kMaxDepth);
    }
    uint32_t value = TRY(binary(0));
    if (accept("?")) {
      const uint32_t yes = TRY(ternary());
      TRY(expect(":"));
      const uint32_t no = TRY(ternary());
      value = apply(ScalarOp::kSelect, {value, yes, no});
    }
    --depth_;
    return value;
  }

  struct Infix {
    ScalarOp op;
    size_t level;
  };

  // The next operator, if it binds at least as tightly as `loosest`.
  std::optional<Infix> accept_infix(size_t loosest) {
    skip_space();
    const std::string_view rest = text_.substr(at_);
    for (size_t level = loosest; level < kLevels.size(); ++level) {
      for (const InfixOp& entry : kLevels[level]) {
        if (entry.symbol.empty() || !rest.starts_with(entry.symbol)) continue;
        // `|` must not split `||`, nor `<` match half of `<<`; `--` and `++` are two operators.
        const bool doubled = entry.symbol.size() == 1 && rest.size() > 1 && rest[1] == rest[0];
        if (doubled && rest[0] != '-' && rest[0] != '+') continue;
        at_ += entry.symbol.size();
        return Infix{entry.op, level};
      }
    }
    return std::nullopt;
  }

  // Uses precedence climbing: one frame per parenthesis, not one per level.
  Result<uint32_t> binary(size_t loosest) {
    uint32_t value = TRY(unary());
    while (const auto infix = accept_infix(loosest)) {
      const uint32_t right = TRY(binary(infix->level + 1));
      value = apply(infix->op, {value, right});
    }
    return value;
  }

  Result<uint32_t> unary() {
    std::vector<ScalarOp> prefixes;
    while (true) {
      if (accept("-"))
        prefixes.push_back(ScalarOp::kNeg);
      else if (accept("!"))
        prefixes.push_back(ScalarOp::kNot);
      else if (accept("~"))
        prefixes.push_back(ScalarOp::kBitNot);
      else
        break;
    }
    uint32_t value = TRY(primary());
    for (size_t i = prefixes.size(); i-- > 0;) value = apply(prefixes[i], {value});
    return value;
  }

  Result<uint32_t> primary() {
    skip_space();
    if (accept("(")) {
      const uint32_t value = TRY(ternary());
      TRY(expect(")"));
      return value;
    }
    if (at_ < text_.size() && is_name_start(text_[at_])) return name();
    if (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.')) return number();
    return unexpected_text("a value");
  }

  Result<uint32_t> number() {
    double value = 0;
    const char* begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
    if (error != std::errc()) return unexpected_text("a number");
    at_ += static_cast<size_t>(end - begin);
    return add({.number = value});
  }

  std::string_view identifier() {
    skip_space();
    const size_t begin = at_;
    while (at_ < text_.size() && (is_name_start(text_[at_]) || is_digit(text_[at_]))) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  Result<uint32_t> name() {
    const size_t begin = at_;
    const std::string_view word = identifier();
    if (accept("(")) return call(word, begin);
    if (word == "inf") return add({.number = std::numeric_limits<double>::infinity()});
    if (word == "nan") return add({.number = std::numeric_limits<double>::quiet_NaN()});
    return add({.kind = ScalarText::Kind::kName, .name = std::string(word)});
  }

  Result<uint32_t> call(std::string_view word, size_t begin) {
    const Span span{source_, static_cast<uint32_t>(begin),
                    static_cast<uint32_t>(begin + word.size())};
    if (word == "has") {
      const std::string asked(identifier());
      if (asked.empty()) return unexpected_text("the name of an operand");
      TRY(expect(")"));
      return add({.kind = ScalarText::Kind::kHas, .name = asked});
    }
    const auto op = word == "rounded" ? ScalarOp::kCast : scalar_op_from_name(word);
    if (!op) return fail(span, "unknown-scalar-function", "unknown scalar function '{}'", word);
    std::vector<uint32_t> operands;
    if (!accept(")")) {
      do {
        operands.push_back(TRY(ternary()));
      } while (accept(","));
      TRY(expect(")"));
    }
    if (operands.size() != info(*op).arity) {
      return fail(span, "scalar-function-arity", "{} takes {} operands, found {}", word,
                  info(*op).arity, operands.size());
    }
    return apply(*op, std::move(operands));
  }

  std::string_view text_;
  SourceId source_;
  size_t at_ = 0;
  size_t depth_ = 0;
  ScalarText body_;
};

}  // namespace

Result<ScalarText> parse_scalar_text(std::string_view text, SourceId source) {
  return Parser(text, source).parse();
}

}  // namespace passnet
