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
    const auto op = scalar_op_from_name(word);
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

// Decides `has(…)` at once, so that the branch not taken is never asked for.
std::vector<std::optional<bool>> known_conditions(const ScalarText& text,
                                                  const ScalarBinding& binding) {
  std::vector<std::optional<bool>> known(text.nodes.size());
  for (size_t at = 0; at < text.nodes.size(); ++at) {
    const ScalarText::Node& node = text.nodes[at];
    if (node.kind == ScalarText::Kind::kHas) known[at] = binding.has(node.name);
    if (node.kind != ScalarText::Kind::kApply) continue;
    const auto operand = [&](size_t i) { return known[node.operands[i]]; };
    if (node.op == ScalarOp::kNot && operand(0)) known[at] = !*operand(0);
    if (node.op == ScalarOp::kAnd && operand(0) && operand(1))
      known[at] = *operand(0) && *operand(1);
    if (node.op == ScalarOp::kOr && operand(0) && operand(1))
      known[at] = *operand(0) || *operand(1);
  }
  return known;
}

class Instance {
 public:
  Instance(DType compute, KernelBuilder& builder) : compute_(compute), builder_(builder) {}

  // Logic and conditions accept any dtype as x != 0; other operands are cast to the widest present.
  ExprId apply(ScalarOp op, ExprIds operands) {
    const bool logic =
        op == ScalarOp::kAnd || op == ScalarOp::kOr || op == ScalarOp::kXor || op == ScalarOp::kNot;
    const bool select = op == ScalarOp::kSelect;
    if (select) operands[0] = condition(operands[0]);
    if (logic) {
      for (ExprId& operand : operands) operand = condition(operand);
    } else {
      const size_t first = select ? 1 : 0;
      DType type = builder_.dtype(operands[first]);
      for (size_t i = first; i < operands.size(); ++i) {
        type = promote(type, builder_.dtype(operands[i]));
      }
      for (size_t i = first; i < operands.size(); ++i) {
        operands[i] = builder_.cast(operands[i], type);
      }
    }
    return builder_.apply(op, operands);
  }

  ExprId number(double value) { return builder_.number(value, compute_); }

 private:
  ExprId condition(ExprId value) {
    const DType type = builder_.dtype(value);
    if (type == DType::kBool) return value;
    return builder_.apply(ScalarOp::kNe, {value, builder_.number(0, type)});
  }

  DType compute_;
  KernelBuilder& builder_;
};

}  // namespace

Result<ScalarText> parse_scalar_text(std::string_view text, SourceId source) {
  return Parser(text, source).parse();
}

ExprId instantiate(const ScalarText& text, DType compute, const ScalarBinding& binding,
                   KernelBuilder& builder) {
  CHECK(!text.nodes.empty());
  const auto known = known_conditions(text, binding);
  const auto is_choice = [&](const ScalarText::Node& node) {
    return node.kind == ScalarText::Kind::kApply && node.op == ScalarOp::kSelect &&
           known[node.operands[0]].has_value();
  };
  std::vector<bool> needed(text.nodes.size());
  needed.back() = true;
  for (size_t at = text.nodes.size(); at-- > 0;) {
    if (!needed[at] || known[at]) continue;
    const ScalarText::Node& node = text.nodes[at];
    if (is_choice(node)) {
      needed[node.operands[*known[node.operands[0]] ? 1 : 2]] = true;
      continue;
    }
    for (const uint32_t operand : node.operands) needed[operand] = true;
  }
  Instance instance(compute, builder);
  std::vector<ExprId> values(text.nodes.size());
  for (size_t at = 0; at < text.nodes.size(); ++at) {
    if (!needed[at]) continue;
    const ScalarText::Node& node = text.nodes[at];
    if (known[at]) {
      values[at] = builder.integer(*known[at] ? 1 : 0, DType::kBool);
    } else if (node.kind == ScalarText::Kind::kNumber) {
      values[at] = instance.number(node.number);
    } else if (node.kind == ScalarText::Kind::kName) {
      values[at] = binding.value(node.name);
    } else if (is_choice(node)) {
      values[at] = values[node.operands[*known[node.operands[0]] ? 1 : 2]];
    } else {
      ExprIds operands;
      for (const uint32_t operand : node.operands) operands.push_back(values[operand]);
      values[at] = instance.apply(node.op, std::move(operands));
    }
  }
  return values.back();
}

}  // namespace passnet
