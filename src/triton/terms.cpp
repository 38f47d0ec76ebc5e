#include "triton/terms.hpp"

#include "base/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

bool is_zero(const TermNode& node) {
  return (node.op == TermOp::kNumber && node.number == 0) ||
         (node.op == TermOp::kInteger && node.integer == 0);
}

double fold_floats(std::string_view symbol, double a, double b) {
  if (symbol == "+") return a + b;
  if (symbol == "-") return a - b;
  return symbol == "*" ? a * b : a / b;
}

}  // namespace

TermId Terms::intern(TermNode node) {
  std::string key = fmt::format("{} {} {} {} {} {} {}", static_cast<int>(node.op),
                                static_cast<int>(node.type), node.text, node.integer,
                                std::bit_cast<uint64_t>(node.number), node.storage, node.is_weak);
  for (const TermId child : node.children) key += fmt::format(",{}", child.index);
  const auto [entry, fresh] =
      by_key_.try_emplace(std::move(key), TermId{static_cast<uint32_t>(nodes_.size())});
  if (fresh) nodes_.push_back(std::move(node));
  return entry->second;
}

TermId Terms::integer(int64_t value) {
  return intern({.op = TermOp::kInteger, .type = TermType::kInt, .integer = value});
}

TermId Terms::number(double value) {
  return intern(
      {.op = TermOp::kNumber, .type = TermType::kFloat, .number = value, .is_weak = true});
}

TermId Terms::truth(bool value) {
  return intern({.op = TermOp::kTruth, .type = TermType::kBool, .integer = value ? 1 : 0});
}

TermId Terms::host(std::string text, TermType type) {
  return intern({.op = TermOp::kHost,
                 .type = type,
                 .text = std::move(text),
                 .is_weak = type == TermType::kFloat});
}

TermId Terms::index(size_t place) {
  return intern({.op = TermOp::kIndex, .integer = static_cast<int64_t>(place)});
}

TermId Terms::new_index(std::string name, TermId extent) {
  indices.push_back({.name = std::move(name), .extent = extent, .natural = {}});
  return index(indices.size() - 1);
}

TermId Terms::running(int64_t number, TermType type, int64_t storage, TermIds lanes) {
  return intern({.op = TermOp::kRunning,
                 .type = type,
                 .integer = number,
                 .children = std::move(lanes),
                 .storage = storage});
}

std::optional<int64_t> Terms::integer_of(TermId a) const {
  const TermNode& found = node(a);
  if (found.op != TermOp::kInteger && found.op != TermOp::kTruth) return std::nullopt;
  return found.integer;
}

std::optional<double> Terms::number_of(TermId a) const {
  const TermNode& found = node(a);
  if (found.op == TermOp::kNumber) return found.number;
  if (found.op == TermOp::kInteger) return static_cast<double>(found.integer);
  return std::nullopt;
}

std::optional<bool> Terms::truth_of(TermId a) const {
  const TermNode& found = node(a);
  if (found.op != TermOp::kTruth) return std::nullopt;
  return found.integer != 0;
}

Polynomial Terms::polynomial(TermId a) const {
  const TermNode& found = node(a);
  if (found.op == TermOp::kSum) return polynomials_[static_cast<size_t>(found.integer)];
  if (found.op == TermOp::kInteger || found.op == TermOp::kTruth) {
    if (found.integer == 0) return {};
    return {{{}, found.integer}};
  }
  return {{{a}, 1}};
}

TermId Terms::from_polynomial(const Polynomial& polynomial) {
  if (polynomial.empty()) return integer(0);
  if (polynomial.size() == 1) {
    const auto& [atoms, factor] = *polynomial.begin();
    if (atoms.empty()) return integer(factor);
    if (atoms.size() == 1 && factor == 1) return atoms[0];
  }
  std::string key;
  for (const auto& [atoms, factor] : polynomial) {
    key += fmt::format("{}", factor);
    for (const TermId atom : atoms) key += fmt::format("*{}", atom.index);
    key += ' ';
  }
  const auto found = by_key_.find("sum " + key);
  if (found != by_key_.end()) return found->second;
  polynomials_.push_back(polynomial);
  TermNode made{.op = TermOp::kSum, .integer = static_cast<int64_t>(polynomials_.size() - 1)};
  for (const auto& [atoms, factor] : polynomial) {
    for (const TermId atom : atoms) {
      if (std::ranges::find(made.children, atom) == made.children.end()) {
        made.children.push_back(atom);
      }
    }
  }
  const TermId id{static_cast<uint32_t>(nodes_.size())};
  nodes_.push_back(std::move(made));
  by_key_.emplace("sum " + key, id);
  return id;
}

TermId Terms::add(TermId a, TermId b) {
  if (node(a).type == TermType::kFloat || node(b).type == TermType::kFloat) {
    return float_binary("+", a, b);
  }
  Polynomial sum = polynomial(a);
  for (const auto& [atoms, factor] : polynomial(b)) {
    int64_t& entry = sum[atoms];
    if (__builtin_add_overflow(entry, factor, &entry)) return host("?overflow");
    if (entry == 0) sum.erase(atoms);
  }
  return from_polynomial(sum);
}

TermId Terms::multiply(TermId a, TermId b) {
  if (node(a).type == TermType::kFloat || node(b).type == TermType::kFloat) {
    return float_binary("*", a, b);
  }
  Polynomial product;
  for (const auto& [left, left_factor] : polynomial(a)) {
    for (const auto& [right, right_factor] : polynomial(b)) {
      std::vector<TermId> atoms = left;
      atoms.insert(atoms.end(), right.begin(), right.end());
      std::ranges::sort(atoms);
      int64_t factor = 0;
      if (atoms.size() > 12 || __builtin_mul_overflow(left_factor, right_factor, &factor)) {
        return host("?overflow");
      }
      int64_t& entry = product[atoms];
      if (__builtin_add_overflow(entry, factor, &entry)) return host("?overflow");
      if (entry == 0) product.erase(atoms);
    }
  }
  return from_polynomial(product);
}

TermId Terms::negative(TermId a) {
  const TermNode& found = node(a);
  if (found.type != TermType::kFloat) return multiply(a, integer(-1));
  if (found.op == TermOp::kNumber) return number(-found.number);
  return intern({.op = TermOp::kNegative,
                 .type = TermType::kFloat,
                 .children = {a},
                 .storage = found.storage,
                 .is_weak = found.is_weak});
}

TermId Terms::as_float(TermId a) {
  const TermNode& found = node(a);
  if (found.type == TermType::kFloat) return a;
  if (found.type == TermType::kBool) return choose(a, number(1), number(0));
  if (found.op == TermOp::kInteger) return number(static_cast<double>(found.integer));
  return intern({.op = TermOp::kFloat, .type = TermType::kFloat, .children = {a}, .is_weak = true});
}

TermId Terms::with_storage(TermId a, int64_t storage, bool is_weak) {
  TermNode copy = node(a);
  if (copy.type != TermType::kFloat || copy.op == TermOp::kNumber) return a;
  copy.storage = storage;
  copy.is_weak = is_weak;
  return intern(std::move(copy));
}

TermId Terms::float_binary(std::string_view symbol, TermId a, TermId b) {
  a = as_float(a);
  b = as_float(b);
  const TermNode& left = node(a);
  const TermNode& right = node(b);
  if (left.op == TermOp::kNumber && right.op == TermOp::kNumber) {
    return number(fold_floats(symbol, left.number, right.number));
  }
  if (symbol == "+" && is_zero(left)) return b;
  if ((symbol == "+" || symbol == "-") && is_zero(right)) return a;
  if (symbol == "*" && (is_zero(left) || is_zero(right))) return number(0);
  if (symbol == "/" && is_zero(left)) return number(0);
  if (symbol == "*" && left.op == TermOp::kNumber && left.number == 1) return b;
  if ((symbol == "*" || symbol == "/") && right.op == TermOp::kNumber && right.number == 1)
    return a;
  const auto infinite = [](const TermNode& found) {
    return found.op == TermOp::kNumber && std::isinf(found.number);
  };
  if ((symbol == "+" || symbol == "-") && infinite(left)) return a;
  if (symbol == "+" && right.op == TermOp::kNegative) {
    return float_binary("-", a, right.children[0]);
  }
  if (symbol == "+" && infinite(right)) return b;
  const bool is_weak = left.is_weak && right.is_weak;
  const int64_t storage = left.is_weak                    ? right.storage
                          : right.is_weak                 ? left.storage
                          : left.storage == kComputeType  ? kComputeType
                          : right.storage == kComputeType ? kComputeType
                                                          : left.storage;
  const TermId made = intern({.op = TermOp::kBinary,
                              .type = TermType::kFloat,
                              .text = std::string(symbol),
                              .children = {a, b},
                              .is_weak = is_weak});
  return storage == kComputeType || is_weak ? made : round(made, storage);
}

TermId Terms::divide(TermId a, TermId b) { return float_binary("/", a, b); }

TermId Terms::round(TermId value, int64_t buffer) {
  value = as_float(value);
  const TermNode& found = node(value);
  if (found.op == TermOp::kNumber) return value;
  if ((found.op == TermOp::kRound || found.op == TermOp::kLoad) && found.integer == buffer) {
    return with_storage(value, buffer);
  }
  return intern({.op = TermOp::kRound,
                 .type = TermType::kFloat,
                 .integer = buffer,
                 .children = {value},
                 .storage = buffer});
}

TermId Terms::compare(std::string_view symbol, TermId a, TermId b) {
  const TermNode& left = node(a);
  const TermNode& right = node(b);
  const bool are_integers = left.type == TermType::kInt && right.type == TermType::kInt;
  if (a == b && left.type != TermType::kFloat) {
    return truth(symbol == "==" || symbol == "<=" || symbol == ">=");
  }
  const auto x = number_of(a);
  const auto y = number_of(b);
  if (x && y) {
    return truth(symbol == "<"    ? *x < *y
                 : symbol == "<=" ? *x <= *y
                 : symbol == ">"  ? *x > *y
                 : symbol == ">=" ? *x >= *y
                 : symbol == "==" ? *x == *y
                                  : *x != *y);
  }
  if (are_integers) {
    if (symbol == ">") return compare("<", b, a);
    if (symbol == ">=") return compare("<=", b, a);
    if (symbol == "<=") return compare("<", a, add(b, integer(1)));
    if (symbol == "<") {
      if (is_below(a, b)) return truth(true);
      if (is_below(b, add(a, integer(1)))) return truth(false);
      if (const auto other = compare_dividend(a, b)) return *other;
    }
    if (symbol == "==" || symbol == "!=") {
      if (is_below(a, b) || is_below(b, a)) return truth(symbol == "!=");
    }
  }
  return intern({.op = TermOp::kCompare,
                 .type = TermType::kBool,
                 .text = std::string(symbol),
                 .children = {a, b}});
}

TermId Terms::conjunction(TermId a, TermId b) {
  if (const auto known = truth_of(a)) return *known ? b : a;
  if (const auto known = truth_of(b)) return *known ? a : b;
  // Parts that follow from others are left out.
  TermIds parts;
  TermIds pending{b, a};
  while (!pending.empty()) {
    const TermId part = pending.back();
    pending.pop_back();
    const TermNode& found = node(part);
    if (found.op == TermOp::kAnd) {
      pending.insert(pending.end(), found.children.rbegin(), found.children.rend());
      continue;
    }
    if (std::ranges::any_of(parts, [&](TermId other) { return implies(other, part); })) continue;
    std::erase_if(parts, [&](TermId other) { return implies(part, other); });
    parts.push_back(part);
  }
  TermId all = parts[0];
  for (size_t i = 1; i < parts.size(); ++i) {
    all = intern({.op = TermOp::kAnd, .type = TermType::kBool, .children = {all, parts[i]}});
  }
  return all;
}

TermId Terms::disjunction(TermId a, TermId b) {
  if (const auto known = truth_of(a)) return *known ? a : b;
  if (const auto known = truth_of(b)) return *known ? b : a;
  if (a == b) return a;
  return intern({.op = TermOp::kOr, .type = TermType::kBool, .children = {a, b}});
}

TermId Terms::negation(TermId a) {
  const TermNode& found = node(a);
  if (const auto known = truth_of(a)) return truth(!*known);
  if (found.op == TermOp::kNot) return found.children[0];
  if (found.op == TermOp::kOr || found.op == TermOp::kAnd) {
    const bool was_or = found.op == TermOp::kOr;
    const TermIds parts = found.children;
    const TermId left = negation(parts[0]);
    const TermId right = negation(parts[1]);
    return was_or ? conjunction(left, right) : disjunction(left, right);
  }
  if (found.op == TermOp::kCompare && node(found.children[0]).type == TermType::kInt) {
    const TermIds operands = found.children;
    const std::string symbol = found.text;
    if (symbol == "<") return compare("<=", operands[1], operands[0]);
    if (symbol == "==") return compare("!=", operands[0], operands[1]);
    if (symbol == "!=") return compare("==", operands[0], operands[1]);
  }
  return intern({.op = TermOp::kNot, .type = TermType::kBool, .children = {a}});
}

TermId Terms::choose(TermId condition, TermId a, TermId b) {
  if (const auto known = truth_of(condition)) return *known ? a : b;
  if (a == b) return a;
  const TermNode& left = node(a);
  const TermNode& right = node(b);
  TermNode made{.op = TermOp::kChoose, .children = {condition, a, b}};
  const bool is_float = left.type == TermType::kFloat || right.type == TermType::kFloat;
  if (is_float) {
    made.children = {condition, as_float(a), as_float(b)};
    const TermNode& x = node(made.children[1]);
    const TermNode& y = node(made.children[2]);
    made.type = TermType::kFloat;
    made.is_weak = x.is_weak && y.is_weak;
    made.storage = x.is_weak                   ? y.storage
                   : y.is_weak                 ? x.storage
                   : x.storage == kComputeType ? kComputeType
                   : y.storage == kComputeType ? kComputeType
                                               : x.storage;
  } else if (left.type == TermType::kBool && right.type == TermType::kBool) {
    made.type = TermType::kBool;
  }
  return intern(std::move(made));
}

TermId Terms::load(int64_t buffer, TermId offset, TermId condition, TermId other) {
  if (truth_of(condition) == std::optional(false)) return other;
  return intern({.op = TermOp::kLoad,
                 .type = TermType::kFloat,
                 .integer = buffer,
                 .children = {offset, condition, other},
                 .storage = buffer});
}

TermId Terms::call(std::string_view name, TermIds operands, TermType type) {
  if (type == TermType::kFloat) {
    for (TermId& operand : operands) {
      if (node(operand).type != TermType::kBool) operand = as_float(operand);
    }
  }
  const auto first = operands.empty() ? std::nullopt : number_of(operands[0]);
  const auto second = operands.size() < 2 ? std::nullopt : number_of(operands[1]);
  if (name == "exp" && first) return number(std::exp(*first));
  if (name == "sqrt" && first) return number(std::sqrt(*first));
  if ((name == "max" || name == "min") && operands.size() == 2) {
    const bool is_max = name == "max";
    if (first && second) {
      const double chosen = is_max ? std::max(*first, *second) : std::min(*first, *second);
      if (type == TermType::kInt) return integer(static_cast<int64_t>(chosen));
      return number(chosen);
    }
    for (size_t i = 0; i < 2; ++i) {
      const auto& known = i == 0 ? first : second;
      if (known && std::isinf(*known) && (*known < 0) == is_max) return operands[1 - i];
    }
    if (operands[0] == operands[1]) return operands[0];
    if (type == TermType::kInt) {
      if (is_below(operands[0], add(operands[1], integer(1)))) return operands[is_max ? 1 : 0];
      if (is_below(operands[1], add(operands[0], integer(1)))) return operands[is_max ? 0 : 1];
    }
  }
  TermNode made{.op = TermOp::kCall,
                .type = type,
                .text = std::string(name),
                .children = std::move(operands)};
  made.is_weak = type == TermType::kFloat;
  for (const TermId operand : made.children) {
    made.is_weak = made.is_weak && node(operand).is_weak;
  }
  if ((name == "max" || name == "min" || name == "abs") && type == TermType::kFloat) {
    // They choose an operand, so they round nothing.
    int64_t storage = kComputeType;
    bool is_stored = true;
    for (const TermId operand : made.children) {
      if (node(operand).is_weak) continue;
      is_stored = is_stored && node(operand).storage != kComputeType;
      if (storage == kComputeType) storage = node(operand).storage;
    }
    made.storage = is_stored ? storage : kComputeType;
  }
  return intern(std::move(made));
}

TermId Terms::reduce(std::string_view kind, TermId value, TermIds over) {
  if (node(value).type == TermType::kBool) value = as_float(value);
  if (over.empty()) return value;
  TermNode made{.op = TermOp::kReduce, .type = node(value).type, .text = std::string(kind)};
  made.storage = node(value).storage;
  made.children = {value};
  made.children.insert(made.children.end(), over.begin(), over.end());
  return intern(std::move(made));
}

TermId Terms::as_integer(TermId a) {
  const TermNode found = node(a);
  if (found.type == TermType::kInt) return a;
  if (found.type == TermType::kBool) return choose(a, integer(1), integer(0));
  switch (found.op) {
    case TermOp::kNumber:
      if (found.number == std::floor(found.number) && std::abs(found.number) < 1e15) {
        return integer(static_cast<int64_t>(found.number));
      }
      return call("trunc", {a}, TermType::kInt);
    case TermOp::kFloat:
    case TermOp::kRound:
      return as_integer(found.children[0]);
    case TermOp::kNegative:
      return negative(as_integer(found.children[0]));
    case TermOp::kLoad: {
      TermNode made = found;
      made.type = TermType::kInt;
      made.storage = kComputeType;
      made.children[2] = as_integer(found.children[2]);
      return intern(std::move(made));
    }
    case TermOp::kBinary: {
      const TermId left = as_integer(found.children[0]);
      const TermId right = as_integer(found.children[1]);
      if (found.text == "+") return add(left, right);
      if (found.text == "-") return subtract(left, right);
      if (found.text == "*") return multiply(left, right);
      return call("trunc", {a}, TermType::kInt);
    }
    case TermOp::kChoose:
      return choose(found.children[0], as_integer(found.children[1]),
                    as_integer(found.children[2]));
    case TermOp::kInteger:
    case TermOp::kTruth:
    case TermOp::kHost:
    case TermOp::kIndex:
    case TermOp::kRunning:
    case TermOp::kSum:
    case TermOp::kFloorDiv:
    case TermOp::kModulo:
    case TermOp::kCall:
    case TermOp::kCompare:
    case TermOp::kAnd:
    case TermOp::kOr:
    case TermOp::kNot:
    case TermOp::kReduce:
      return call("trunc", {a}, TermType::kInt);
  }
  UNREACHABLE();
}

}  // namespace passnet
