#include "base/check.hpp"
#include "ir/attribute.hpp"
#include "loops/syntax.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int kChooseLevel = 0;
constexpr int kUnaryLevel = kMaxLoopStrength + 1;
constexpr int kAtomLevel = kUnaryLevel + 1;

// The strength with which a term holds together.
int level_of(const LoopTerm& term) {
  if (term.kind == LoopTermKind::kChoose) return kChooseLevel;
  if (term.kind == LoopTermKind::kBinary) {
    return std::ranges::find(kLoopOperators, term.name, &LoopOperator::symbol)->strength;
  }
  const bool is_prefixed = term.kind == LoopTermKind::kUnary || term.kind == LoopTermKind::kReduce;
  return is_prefixed ? kUnaryLevel : kAtomLevel;
}

std::string at_least(const LoopTerm& term, int level) {
  return level_of(term) < level ? "(" + print(term) + ")" : print(term);
}

std::string print_list(const std::vector<LoopTerm>& terms) {
  std::string text;
  for (const LoopTerm& term : terms) text += (text.empty() ? "" : ", ") + print(term);
  return text;
}

std::string print_tensors(const std::vector<LoopTensor>& tensors) {
  std::string text;
  for (const LoopTensor& tensor : tensors) {
    text += (text.empty() ? "" : ", ") + print(tensor);
    if (tensor.fallback) text += " = " + print(*tensor.fallback);
  }
  return text;
}

void print_body(const std::vector<LoopStatement>& body, size_t depth, std::string& text) {
  text += "{\n";
  for (const LoopStatement& statement : body) {
    text.append(2 * depth + 2, ' ');
    if (statement.is_rows()) {
      text += "rows " + print_list(statement.rows) + " ";
      print_body(statement.body, depth + 1, text);
    } else if (statement.is_blocks()) {
      text += fmt::format("blocks {} by {} ", statement.rows[0].name, statement.width);
      print_body(statement.body, depth + 1, text);
    } else {
      text += statement.target;
      if (!statement.indices.empty()) text += "[" + print_list(statement.indices) + "]";
      text += " = " + print(statement.value);
    }
    text += "\n";
  }
  text.append(2 * depth, ' ');
  text += "}";
}

}  // namespace

// The depth of a term is bounded by its parser.
std::string print(const LoopTerm& term) {
  switch (term.kind) {
    case LoopTermKind::kInteger:
      return fmt::format("{}", term.integer);
    case LoopTermKind::kNumber:
      return to_string(Attribute(term.number));
    case LoopTermKind::kParameter:
      return "$" + term.name;
    case LoopTermKind::kName:
      return term.name;
    case LoopTermKind::kElement:
      return term.name + "[" + print_list(term.terms) + "]";
    case LoopTermKind::kCall:
      return term.name + "(" + print_list(term.terms) + ")";
    case LoopTermKind::kReduce:
      return term.name + "(" + print_list(term.indices) + ") " +
             at_least(term.terms[0],
                      term.terms[0].kind == LoopTermKind::kReduce ? kUnaryLevel : kAtomLevel);
    case LoopTermKind::kUnary:
      return (term.name == "-" ? "-" : term.name + " ") + at_least(term.terms[0], kUnaryLevel);
    case LoopTermKind::kBinary:
      return at_least(term.terms[0], level_of(term)) + " " + term.name + " " +
             at_least(term.terms[1], level_of(term) + 1);
    case LoopTermKind::kChoose:
      return at_least(term.terms[0], kChooseLevel + 1) + " ? " + print(term.terms[1]) + " : " +
             print(term.terms[2]);
  }
  UNREACHABLE();
}

std::string print(const LoopTensor& tensor) {
  std::string text;
  for (const LoopDim& dim : tensor.dims) {
    text += text.empty() ? "" : ", ";
    text += (dim.is_broadcast ? "~" : "") + print(dim.extent) + (dim.is_pack ? "*" : "");
  }
  return tensor.name + "[" + text + "]";
}

std::string print(const LoopKernel& kernel) {
  std::string text =
      "(" + print_tensors(kernel.operands) + ") -> " + print_tensors(kernel.results) + " ";
  print_body(kernel.body, 0, text);
  return text;
}

}  // namespace passnet
