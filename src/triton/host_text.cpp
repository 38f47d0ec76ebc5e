// Sizes and conditions of the wrapper as expressions of the pass language.
#include "triton/reader.hpp"

namespace passnet {

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
      return fmt::format("({} / {})", parts[0], parts[1]);
    case TermOp::kModulo:
      return fmt::format("({} % {})", parts[0], parts[1]);
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

}  // namespace passnet
