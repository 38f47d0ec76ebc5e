// Sizes and conditions of the wrapper as expressions of the pass language.
#include "triton/reader.hpp"

namespace passnet {
namespace {

// A product as a divisor; quotients and products are read from left to right.
std::string as_divisor(const std::string& text, TermOp op) {
  const bool is_product = op == TermOp::kSum && !text.starts_with('(') && text.contains(" * ");
  return is_product ? "(" + text + ")" : text;
}

}  // namespace

Result<std::string> PassReader::host_text(TermId term, Span span) {
  const TermNode node = terms_.node(term);
  std::vector<std::string> parts;
  if (node.op != TermOp::kSum) {
    for (const TermId child : node.children) parts.push_back(TRY(host_text(child, span)));
  }
  switch (node.op) {
    case TermOp::kInteger:
      return fmt::format("{}", node.integer);
    case TermOp::kNumber:
      return fmt::format("{}", node.number);
    case TermOp::kTruth:
      return std::string(node.integer != 0 ? "true" : "false");
    case TermOp::kHost:
      if (!node.text.starts_with('?')) return node.text;
      break;
    case TermOp::kSum: {
      std::string sum;
      const Polynomial polynomial = terms_.polynomial(term);
      for (auto entry = polynomial.rbegin(); entry != polynomial.rend(); ++entry) {
        const auto& [atoms, times] = *entry;
        const int64_t count = times < 0 ? -times : times;
        std::string product = count != 1 || atoms.empty() ? fmt::format("{}", count) : "";
        for (const TermId atom : atoms) {
          product += fmt::format("{}{}", product.empty() ? "" : " * ", TRY(host_text(atom, span)));
        }
        sum += sum.empty() ? (times < 0 ? "0 - " : "") : (times < 0 ? " - " : " + ");
        sum += product;
      }
      return polynomial.size() > 1 || sum.starts_with("0 -") ? "(" + sum + ")" : sum;
    }
    case TermOp::kFloorDiv:
      return fmt::format("({} / {})", parts[0],
                         as_divisor(parts[1], terms_.node(node.children[1]).op));
    case TermOp::kModulo:
      return fmt::format("({} % {})", parts[0],
                         as_divisor(parts[1], terms_.node(node.children[1]).op));
    case TermOp::kCompare:
      return fmt::format("{} {} {}", parts[0], node.text, parts[1]);
    case TermOp::kAnd:
      return fmt::format("({} and {})", parts[0], parts[1]);
    case TermOp::kOr:
      return fmt::format("({} or {})", parts[0], parts[1]);
    case TermOp::kNot:
      return fmt::format("not ({})", parts[0]);
    case TermOp::kFloat:
      return parts[0];
    case TermOp::kCall:
      if (node.text == "max" || node.text == "min") {
        return fmt::format("{}({}, {})", node.text, parts[0], parts[1]);
      }
      break;
    case TermOp::kBinary:
      if (node.text != "/") return fmt::format("({} {} {})", parts[0], node.text, parts[1]);
      break;
    case TermOp::kIndex:
    case TermOp::kRunning:
    case TermOp::kLoad:
    case TermOp::kNegative:
    case TermOp::kChoose:
    case TermOp::kReduce:
    case TermOp::kRound:
      break;
  }
  return fail(span, "public-size",
              "expected a size or a condition that follows from shapes and dtypes, found {}",
              node.op == TermOp::kHost && node.text.size() > 1
                  ? fmt::format("'{}'", node.text.substr(1))
                  : "another");
}

Result<bool> PassReader::decide(TermId condition, Span span) {
  const TermNode node = terms_.node(condition);
  if (const auto known = terms_.integer_of(condition)) return *known != 0;
  if (const auto known = terms_.number_of(condition)) return *known != 0;
  if (node.op == TermOp::kNot) return !TRY(decide(node.children[0], span));
  if (node.op == TermOp::kAnd) {
    if (!TRY(decide(node.children[0], span))) return false;
    return decide(node.children[1], span);
  }
  if (node.op == TermOp::kOr) {
    if (TRY(decide(node.children[0], span))) return true;
    return decide(node.children[1], span);
  }
  if (node.type == TermType::kInt) {
    return decide(terms_.compare("!=", condition, terms_.integer(0)), span);
  }
  if (mode_ == Mode::kPattern) {
    return fail(span, "public-pattern", "expected a pattern without conditions on its inputs");
  }
  std::string text;
  if (auto written = host_text(condition, span)) {
    text = *std::move(written);
  } else {
    text = fmt::format("?{}", condition.index);
  }
  const bool is_known = facts_.contains(text);
  const bool chosen = decide_text(text);
  if (is_known) return chosen;
  // A rank that is tested is known from then on.
  if (chosen && node.op == TermOp::kCompare && node.text == "==") {
    const TermNode left = terms_.node(node.children[0]);
    const auto rank = terms_.integer_of(node.children[1]);
    if (left.op == TermOp::kHost && left.text.starts_with("rank(%") && rank && *rank >= 0) {
      const std::string value = left.text.substr(6, left.text.size() - 7);
      if (known_.ranks.try_emplace(value, static_cast<size_t>(*rank)).second) return restart();
    }
  }
  return chosen;
}

bool PassReader::decide_text(const std::string& text) {
  if (const auto known = facts_.find(text); known != facts_.end()) return known->second;
  const size_t place = decisions_.size();
  const bool chosen = place < script_.size() ? script_[place] : true;
  decisions_.push_back({.text = text, .is_true = chosen});
  facts_[text] = chosen;
  return chosen;
}

}  // namespace passnet
