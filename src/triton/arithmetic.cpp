// Arithmetic on numbers, sequences and blocks.
#include "triton/reader.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

struct OperatorTargetName {
  std::string_view symbol;
  std::string_view target;
};
constexpr std::array<OperatorTargetName, 19> kTensorOperators{{
    {"+", "operator.add"},     {"-", "operator.sub"},       {"*", "operator.mul"},
    {"/", "operator.truediv"}, {"//", "operator.floordiv"}, {"%", "operator.mod"},
    {"**", "operator.pow"},    {"@", "operator.matmul"},    {"&", "operator.and_"},
    {"|", "operator.or_"},     {"^", "operator.xor"},       {"<<", "operator.lshift"},
    {">>", "operator.rshift"}, {"==", "operator.eq"},       {"!=", "operator.ne"},
    {"<", "operator.lt"},      {">", "operator.gt"},        {"<=", "operator.le"},
    {">=", "operator.ge"},
}};

std::string_view tensor_operator(std::string_view symbol) {
  const auto* found = std::ranges::find(kTensorOperators, symbol, &OperatorTargetName::symbol);
  return found == kTensorOperators.end() ? std::string_view() : found->target;
}

}  // namespace

TermId PassReader::lane_at(TermId lane, size_t place) {
  const auto [entry, fresh] = lanes_at_.try_emplace({lane, place}, TermId{});
  if (fresh) {
    const auto of = static_cast<size_t>(terms_.node(lane).integer);
    const TermId extent = terms_.indices[of].extent;
    entry->second = terms_.new_index("j", extent);
  }
  return entry->second;
}

TermIds PassReader::align(Held& a, Held& b) {
  const size_t rank = std::max(a.lanes.size(), b.lanes.size());
  TermIds lanes(rank);
  std::map<TermId, TermId> changed;
  for (size_t i = 1; i <= rank; ++i) {
    const TermId left = i <= a.lanes.size() ? a.lanes[a.lanes.size() - i] : TermId{};
    const TermId right = i <= b.lanes.size() ? b.lanes[b.lanes.size() - i] : TermId{};
    lanes[rank - i] = left.valid() ? left : right;
    if (left.valid() && right.valid() && left != right) changed[right] = left;
  }
  for (size_t i = 0; i < rank; ++i) {
    if (!lanes[i].valid()) continue;
    const auto first = std::ranges::find(lanes, lanes[i]) - lanes.begin();
    if (static_cast<size_t>(first) == i) continue;
    // One arange in two dims: b's is an index of its own.
    const TermId old = lanes[i];
    const size_t from_end = rank - i;
    const bool is_left = from_end <= a.lanes.size() && a.lanes[a.lanes.size() - from_end] == old;
    const TermId fresh = lane_at(old, from_end);
    if (is_left) {
      a.term = terms_.replace(a.term, {{old, fresh}});
    } else {
      changed[old] = fresh;
    }
    lanes[i] = fresh;
  }
  if (!changed.empty()) b.term = terms_.replace(b.term, changed);
  a.lanes = lanes;
  b.lanes = lanes;
  return lanes;
}

TermId PassReader::arithmetic(std::string_view symbol, TermId a, TermId b) {
  const bool is_float =
      terms_.node(a).type == TermType::kFloat || terms_.node(b).type == TermType::kFloat;
  if (symbol == "+") return terms_.add(a, b);
  if (symbol == "*") return terms_.multiply(a, b);
  if (symbol == "-") return terms_.subtract(a, b);
  if (symbol == "/") return terms_.divide(a, b);
  const auto whole = [&](TermId value) {
    return terms_.node(value).op == TermOp::kLoad ? terms_.as_integer(value) : value;
  };
  if (symbol == "//" || symbol == "%") {
    const TermId left = whole(a);
    const TermId right = whole(b);
    if (terms_.node(left).type == TermType::kFloat || terms_.node(right).type == TermType::kFloat) {
      return terms_.call(symbol == "%" ? "remainder" : "floor_divide", {a, b}, TermType::kFloat);
    }
    return symbol == "%" ? terms_.modulo(left, right) : terms_.floor_divide(left, right);
  }
  const auto x = terms_.integer_of(a);
  const auto y = terms_.integer_of(b);
  if (symbol == "<<" && y && *y >= 0 && *y < 62) {
    return terms_.multiply(a, terms_.integer(int64_t{1} << *y));
  }
  if (symbol == ">>" && y && *y >= 0 && *y < 62) {
    return terms_.floor_divide(a, terms_.integer(int64_t{1} << *y));
  }
  if (x && y && !is_float) {
    if (symbol == "&") return terms_.integer(*x & *y);
    if (symbol == "|") return terms_.integer(*x | *y);
    if (symbol == "^") return terms_.integer(*x ^ *y);
  }
  return terms_.host("?" + std::string(symbol));
}

Held PassReader::power(const Held& base, const Held& exponent) {
  const auto x = terms_.number_of(base.term);
  const auto y = terms_.number_of(exponent.term);
  const auto whole = terms_.integer_of(exponent.term);
  if (x && y) {
    const double value = std::pow(*x, *y);
    const bool is_whole =
        terms_.integer_of(base.term) && whole && *whole >= 0 && std::abs(value) < 9e15;
    return held_term(is_whole ? terms_.integer(static_cast<int64_t>(value)) : terms_.number(value),
                     base.lanes);
  }
  if (whole && *whole > 0 && *whole <= 4) {
    TermId product = base.term;
    for (int64_t i = 1; i < *whole; ++i) product = terms_.multiply(product, base.term);
    return held_term(product, base.lanes);
  }
  if (y && *y == 0.5)
    return held_term(terms_.call("sqrt", {base.term}, TermType::kFloat), base.lanes);
  if (y && *y == -0.5)
    return held_term(terms_.call("rsqrt", {base.term}, TermType::kFloat), base.lanes);
  Held a = base;
  Held b = exponent;
  const TermIds lanes = align(a, b);
  return held_term(terms_.call("pow", {a.term, b.term}, TermType::kFloat), lanes);
}

Result<Held> PassReader::binary(std::string_view symbol, const Held& a, const Held& b, Span span) {
  if (a.kind == HeldKind::kTensor || b.kind == HeldKind::kTensor) {
    const std::string_view target = tensor_operator(symbol);
    return torch_call(std::string(target), {.positional = {a, b}, .keywords = {}}, span);
  }
  if (a.kind == HeldKind::kUnknown || b.kind == HeldKind::kUnknown) {
    return Held{.kind = HeldKind::kUnknown};
  }
  if (a.kind == HeldKind::kPointer || b.kind == HeldKind::kPointer) {
    Held pointer = a.kind == HeldKind::kPointer ? a : b;
    Held offset = a.kind == HeldKind::kPointer ? b : a;
    if (offset.kind == HeldKind::kTerm && (symbol == "+" || symbol == "-")) {
      const TermIds lanes = align(pointer, offset);
      const TermId by = terms_.as_integer(offset.term);
      pointer.term =
          symbol == "+" ? terms_.add(pointer.term, by) : terms_.subtract(pointer.term, by);
      pointer.lanes = lanes;
      return pointer;
    }
  }
  if (a.kind == HeldKind::kTerm && b.kind == HeldKind::kTerm) {
    if (symbol == "**") return power(a, b);
    Held left = a;
    Held right = b;
    const TermIds lanes = align(left, right);
    const auto is_condition = [&](const Held& value) {
      return terms_.node(value.term).type == TermType::kBool;
    };
    if ((symbol == "&" || symbol == "|") && is_condition(left) && is_condition(right)) {
      return held_term(symbol == "&" ? terms_.conjunction(left.term, right.term)
                                     : terms_.disjunction(left.term, right.term),
                       lanes);
    }
    if (symbol == "*" && is_condition(left) && is_condition(right)) {
      return held_term(terms_.conjunction(left.term, right.term), lanes);
    }
    for (Held* value : {&left, &right}) {
      if (is_condition(*value)) value->term = terms_.as_integer(value->term);
    }
    return held_term(arithmetic(symbol, left.term, right.term), lanes);
  }
  if (symbol == "+" && a.kind == HeldKind::kSequence && b.kind == HeldKind::kSequence) {
    Held joined = a;
    joined.items.insert(joined.items.end(), b.items.begin(), b.items.end());
    return joined;
  }
  if (symbol == "+" && a.kind == HeldKind::kString && b.kind == HeldKind::kString) {
    return held_string(a.text + b.text);
  }
  if (symbol == "*" && a.kind == HeldKind::kSequence && b.kind == HeldKind::kTerm) {
    Held repeated = held_sequence({});
    const int64_t times = terms_.integer_of(b.term).value_or(0);
    if (times <= 4096 && times * static_cast<int64_t>(a.items.size()) <= 4096) {
      for (int64_t i = 0; i < times; ++i) {
        repeated.items.insert(repeated.items.end(), a.items.begin(), a.items.end());
      }
      return repeated;
    }
  }
  if (symbol == "%" && a.kind == HeldKind::kString) return held_string("?");
  // A list and a shape of unknown rank, joined.
  if (symbol == "+" && (a.kind == HeldKind::kSizes || b.kind == HeldKind::kSizes)) {
    return Held{.kind = HeldKind::kUnknown};
  }
  return fail(span, mode_ == Mode::kKernel ? "triton-kernel" : "public-wrapper",
              "expected operands of '{}' that are numbers or blocks, found {} and {}", symbol,
              describe(a), describe(b));
}

Result<Held> PassReader::unary(std::string_view symbol, const Held& value, Span span) {
  if (symbol == "not") {
    if (mode_ == Mode::kKernel && value.kind == HeldKind::kTerm &&
        !terms_.integer_of(value.term).has_value() &&
        terms_.node(value.term).type == TermType::kBool) {
      return held_term(terms_.negation(value.term), value.lanes);
    }
    return held_term(terms_.truth(!TRY(truth(value, span))));
  }
  if (value.kind == HeldKind::kTensor) {
    const std::string target = symbol == "~" ? "operator.invert" : "operator.neg";
    return symbol == "+" ? Result<Held>(value)
                         : torch_call(target, {.positional = {value}, .keywords = {}}, span);
  }
  if (value.kind == HeldKind::kUnknown) return value;
  if (value.kind != HeldKind::kTerm) {
    return fail(span, "public-wrapper", "expected a number behind '{}', found {}", symbol,
                describe(value));
  }
  if (symbol == "-") return held_term(terms_.negative(value.term), value.lanes);
  if (symbol == "~" && terms_.node(value.term).type == TermType::kBool) {
    return held_term(terms_.negation(value.term), value.lanes);
  }
  if (symbol == "~") return fail(span, "triton-kernel", "expected a condition behind '~'");
  return value;
}

Result<Held> PassReader::compare(std::string_view symbol, const Held& a, const Held& b, Span span) {
  const bool is_identity = symbol == "is" || symbol == "is not";
  if (!is_identity && symbol != "in" && symbol != "not in" &&
      (a.kind == HeldKind::kTensor || b.kind == HeldKind::kTensor)) {
    return torch_call(std::string(tensor_operator(symbol)), {.positional = {a, b}, .keywords = {}},
                      span);
  }
  if (a.kind == HeldKind::kTerm && b.kind == HeldKind::kTerm && !is_identity && symbol != "in" &&
      symbol != "not in") {
    Held left = a;
    Held right = b;
    const TermIds lanes = align(left, right);
    for (Held* value : {&left, &right}) {
      // A loaded index that is compared with an integer is one.
      const TermType other = terms_.node(value == &left ? right.term : left.term).type;
      const TermNode& node = terms_.node(value->term);
      if (node.type == TermType::kBool && other != TermType::kBool) {
        value->term = terms_.as_integer(value->term);
      }
    }
    return held_term(terms_.compare(symbol, left.term, right.term), lanes);
  }
  return compare_others(symbol, a, b, span);
}

Result<Held> PassReader::compare_others(std::string_view symbol, const Held& a, const Held& b,
                                        Span span) {
  const bool negates = symbol == "!=" || symbol == "is not" || symbol == "not in";
  const auto answer = [&](bool holds) { return held_term(terms_.truth(holds != negates)); };
  if (a.kind == HeldKind::kUnknown || b.kind == HeldKind::kUnknown) {
    if (symbol == "is" || symbol == "is not") {
      // Entries of a cache are not there at first.
      if (a.kind == HeldKind::kNone || b.kind == HeldKind::kNone) return answer(true);
    }
    return Held{.kind = HeldKind::kUnknown};
  }
  if (symbol == "in" || symbol == "not in") {
    if (b.kind == HeldKind::kDict) return answer(false);
    if (b.kind != HeldKind::kSequence) return Held{.kind = HeldKind::kUnknown};
    for (const Held& item : b.items) {
      const Held equal = TRY(compare("==", a, item, span));
      if (TRY(truth(equal, span))) return answer(true);
    }
    return answer(false);
  }
  if (a.kind == HeldKind::kDType && b.kind == HeldKind::kDType) {
    if (a.text == b.text) return answer(true);
    const auto is_open = [](const Held& value) { return value.text.starts_with("dtype("); };
    if (!is_open(a) && !is_open(b)) return answer(false);
    const Held& open = is_open(a) ? a : b;
    const Held& other = is_open(a) ? b : a;
    // A dtype that is known to be another one.
    for (const auto& [text, holds] : facts_) {
      const std::string prefix = open.text + " == ";
      if (holds && text.starts_with(prefix) && !is_open(other)) {
        return answer(text.substr(prefix.size()) == other.text);
      }
    }
    const TermId asked =
        terms_.host(fmt::format("{} == {}", open.text, other.text), TermType::kBool);
    return held_term(negates ? terms_.negation(asked) : asked);
  }
  if (a.kind == HeldKind::kSizes && b.kind == HeldKind::kSizes) {
    if (a.text != b.text || (a.place != b.place && !a.text.empty())) {
      return Held{.kind = HeldKind::kUnknown};
    }
    if (a.place == b.place) return answer(true);
    const std::string& left = tensors_[a.place].name;
    const std::string& right = tensors_[b.place].name;
    if (!left.empty() && !right.empty()) {
      const TermId asked =
          terms_.host(fmt::format("shape(%{}) == shape(%{})", left, right), TermType::kBool);
      return held_term(negates ? terms_.negation(asked) : asked);
    }
    return Held{.kind = HeldKind::kUnknown};
  }
  if (a.kind == HeldKind::kSizes || b.kind == HeldKind::kSizes) {
    const Held& sizes = a.kind == HeldKind::kSizes ? a : b;
    const Held& other = a.kind == HeldKind::kSizes ? b : a;
    if (other.kind != HeldKind::kSequence) return answer(false);
    return compare_others(symbol, TRY(entries_of(sizes, other.items.size(), span)), other, span);
  }
  if (a.kind == HeldKind::kSequence && b.kind == HeldKind::kSequence) {
    if (a.items.size() != b.items.size()) return answer(false);
    TermId all = terms_.truth(true);
    for (size_t i = 0; i < a.items.size(); ++i) {
      const Held equal = TRY(compare("==", a.items[i], b.items[i], span));
      if (equal.kind != HeldKind::kTerm) return equal;
      all = terms_.conjunction(all, equal.term);
    }
    return held_term(negates ? terms_.negation(all) : all);
  }
  if (a.kind == HeldKind::kTerm && b.kind == HeldKind::kTerm) {  // `is`
    return held_term(terms_.compare(negates ? "!=" : "==", a.term, b.term));
  }
  return answer(a.kind == b.kind && a.text == b.text && a.place == b.place);
}

}  // namespace passnet
