// Checks of expressions before any match.
#include "base/check.hpp"

#include "base/did_you_mean.hpp"
#include "ir/text/foreign.hpp"
#include "pass/language/expression.hpp"
#include "pass/language/functions.hpp"

#include <algorithm>

namespace passnet {
namespace {

class ExpressionChecker {
 public:
  ExpressionChecker(const Pass& pass, Diagnostics& diagnostics)
      : pass_(pass), diagnostics_(diagnostics) {}

  // The depth of a term is bounded by its parser.
  void expression(const Term& term) {
    switch (term.kind) {
      case TermKind::kLiteral:
        return;
      case TermKind::kHole:
        return hole(term);
      case TermKind::kCall:
        return call(term);
      case TermKind::kUnary:
        if (term.name == "all" || term.name == "any") return quantifier(term);
        if (term.name == "not") of_kind(term.terms[0], ExpressionKind::kCondition);
        return expression(term.terms[0]);
      case TermKind::kBinary:
        expression(term.terms[0]);
        if (term.name == "==" && term.terms[1].kind == TermKind::kList) {
          list(term.terms[1]);
        } else {
          expression(term.terms[1]);
        }
        return operands(term);
      case TermKind::kList:
        return list(term);
      case TermKind::kValue:
        return bad(term, fmt::format("a number, such as numel(%{0}) or dim(%{0}, 0)", term.name));
      case TermKind::kOptional:
        return bad(term, fmt::format("a number; present(%{}) says whether it is there", term.name));
      case TermKind::kVariadic:
        return bad(term, "a number, found a list of values");
      case TermKind::kEllipsis:
        return bad(term, "a number, found '...'");
      case TermKind::kType:
        return bad(term, "a number, found a type");
    }
  }

  void condition(const Term& term) {
    expression(term);
    of_kind(term, ExpressionKind::kCondition);
  }

  void type(const Term& term) {
    if (term.kind == TermKind::kType) {
      if (!term.name.empty()) dtype_hole(term);
      for (const Term& entry : term.terms) expression(entry);  // includes the dtype's expression
      return;
    }
    const bool is_like = term.kind == TermKind::kCall && term.name == "like" &&
                         !term.terms.empty() && term.terms.size() <= 2;
    if (!is_like) return bad(term, "a type: like(%x), like(%x, [4, 8]) or f32[4, 8]");
    value(term.terms[0]);
    if (is_list(term.terms[0])) bad(term.terms[0], "one value, found a list of them");
    if (term.terms.size() == 2) expression(term.terms[1]);
  }

  void pattern_type(const Term& term) {
    if (term.kind != TermKind::kType) {
      diagnostics_.error(term.span, "pattern-type",
                         "expected a type such as f32[2, 3], $T[..., $C] or dtype(%x)[4]");
      return;
    }
    if (!term.name.empty() && term.name != "_") dtype_hole(term);
    list(term);
  }

 private:
  void bad(const Term& term, std::string_view expected) {
    diagnostics_.error(term.span, "bad-expression", "expected {}", expected);
  }

  void value(const Term& term) {
    if (term.kind != TermKind::kValue) return bad(term, "a value such as %x");
    if (pass_.value_names.contains(term.name)) return;
    diagnostics_.error(term.span, "unknown-name", "nothing declares %{}{}", term.name,
                       meant_value(term.name, pass_));
  }

  void hole(const Term& term) {
    if (term.name != "_" && pass_.hole_names.contains(term.name)) return;
    diagnostics_.error(term.span, "unbound-hole", "nothing in the pattern binds ${}", term.name);
  }

  void dtype_hole(const Term& type) {
    if (pass_.hole_names.contains(type.name)) return;
    diagnostics_.error(type.span, "unbound-hole", "nothing in the pattern binds ${}", type.name);
  }

  bool is_list(const Term& term) const {
    const auto found = pass_.value_names.find(term.name);
    return term.kind == TermKind::kValue && found != pass_.value_names.end() &&
           pass_.value(found->second).is_list;
  }

  // `all` and `any` range over one list.
  void quantifier(const Term& term) {
    std::vector<std::string_view> lists;
    collect_lists(term.terms[0], lists);
    std::ranges::sort(lists);
    const auto repeated = std::ranges::unique(lists);
    lists.erase(repeated.begin(), repeated.end());
    if (lists.size() != 1) {
      diagnostics_.error(term.span, "quantifier-list",
                         "expected '{}' to test the values of one list, found {} lists", term.name,
                         lists.size());
    }
    expression(term.terms[0]);
    of_kind(term.terms[0], ExpressionKind::kCondition);
  }

  void collect_lists(const Term& term, std::vector<std::string_view>& lists) const {
    if (is_list(term)) lists.push_back(term.name);
    if (term.kind == TermKind::kCall && term.name == "len") return;
    for (const Term& operand : term.terms) collect_lists(operand, lists);
  }

  void list(const Term& term) {
    const auto ellipses = std::ranges::count(term.terms, TermKind::kEllipsis, &Term::kind);
    if (ellipses > 1) bad(term, "at most one '...' in a list");
    for (const Term& entry : term.terms) {
      const bool is_any = entry.kind == TermKind::kHole && entry.name == "_";
      if (entry.kind != TermKind::kEllipsis && !is_any) expression(entry);
    }
  }

  // Checks the operands of an operator: conditions, numbers, or values of one kind.
  void operands(const Term& term) {
    const Term& left = term.terms[0];
    const Term& right = term.terms[1];
    if (term.name == "and" || term.name == "or") {
      of_kind(left, ExpressionKind::kCondition);
      of_kind(right, ExpressionKind::kCondition);
    } else if (term.name == "==" || term.name == "!=") {
      comparable(left, right);
    } else if (term.name == "in" || term.name == "not in") {
      of_kind(right, ExpressionKind::kList);
      if (right.kind != TermKind::kList) return;
      for (const Term& entry : right.terms) comparable(left, entry);
    } else if (term.name.starts_with("<") || term.name.starts_with(">")) {
      of_kind(left, ExpressionKind::kNumber);
      of_kind(right, ExpressionKind::kNumber);
    }
  }

  // A dtype may be on either side; the other one is what the author may have meant otherwise.
  void comparable(const Term& left, const Term& right) {
    const bool is_right = kind_of(right) == ExpressionKind::kDtype;
    of_kind(is_right ? left : right, kind_of(is_right ? right : left));
  }

  void of_kind(const Term& term, ExpressionKind wanted) {
    const ExpressionKind found = kind_of(term);
    if (found == wanted || found == ExpressionKind::kAny || wanted == ExpressionKind::kAny) return;
    const auto* text = std::get_if<std::string>(&term.literal);
    const bool is_string = term.kind == TermKind::kLiteral && text != nullptr;
    const std::string_view example = wanted == ExpressionKind::kDtype  ? " such as f32"
                                     : wanted == ExpressionKind::kList ? " such as [4, 8]"
                                                                       : "";
    std::string hint;
    if (wanted == ExpressionKind::kDtype && is_string) {
      const auto meant = meant_dtype(*text);
      hint = meant ? did_you_mean(name(*meant)) : "";
    } else if (wanted == ExpressionKind::kCondition && found == ExpressionKind::kDtype) {
      hint = "; a choice of dtypes is dtype(%x) in [f32, f16]";
    } else if (wanted == ExpressionKind::kNumber && found == ExpressionKind::kCondition) {
      hint = "; a range is a < b and b < c";
    }
    diagnostics_.error(term.span, "expression-kind", "expected {}{}, found {}{}", describe(wanted),
                       example,
                       is_string ? fmt::format("the string \"{}\"", *text) : describe(found), hint);
  }

  static std::string describe(ExpressionKind kind) {
    switch (kind) {
      case ExpressionKind::kAny:
        return "a value";
      case ExpressionKind::kCondition:
        return "a condition";
      case ExpressionKind::kNumber:
        return "a number";
      case ExpressionKind::kString:
        return "a string";
      case ExpressionKind::kDtype:
        return "a dtype";
      case ExpressionKind::kList:
        return "a list";
    }
    UNREACHABLE();
  }

  // The depth of a term is bounded by its parser.
  ExpressionKind kind_of(const Term& term) const {
    switch (term.kind) {
      case TermKind::kLiteral:
        if (std::holds_alternative<bool>(term.literal)) return ExpressionKind::kCondition;
        if (std::holds_alternative<std::string>(term.literal)) return ExpressionKind::kString;
        if (std::holds_alternative<DType>(term.literal)) return ExpressionKind::kDtype;
        return std::holds_alternative<None>(term.literal) ? ExpressionKind::kAny
                                                          : ExpressionKind::kNumber;
      case TermKind::kHole:
        return is_dtype(term) ? ExpressionKind::kDtype : ExpressionKind::kAny;
      case TermKind::kList:
        return ExpressionKind::kList;
      case TermKind::kCall: {
        const PassFunctionInfo* info = find_pass_function(term.name);
        // A function of a list of values gives a list, and one value for each of `all` and `any`.
        const bool is_each = !term.terms.empty() && is_list(term.terms[0]);
        return info == nullptr || (info->takes_value && is_each) ? ExpressionKind::kAny
                                                                 : info->gives;
      }
      case TermKind::kUnary:
        return term.name == "-" ? ExpressionKind::kNumber : ExpressionKind::kCondition;
      case TermKind::kBinary:
        return kind_of_operation(term);
      case TermKind::kValue:
      case TermKind::kOptional:
      case TermKind::kVariadic:
      case TermKind::kEllipsis:
      case TermKind::kType:
        break;
    }
    return ExpressionKind::kAny;
  }

  ExpressionKind kind_of_operation(const Term& term) const {
    if (term.name == "+") {
      const ExpressionKind left = kind_of(term.terms[0]);
      return left == kind_of(term.terms[1]) ? left : ExpressionKind::kAny;
    }
    const bool is_arithmetic = term.name == "-" || term.name == "*" || term.name == "/" ||
                               term.name == "//" || term.name == "%";
    return is_arithmetic ? ExpressionKind::kNumber : ExpressionKind::kCondition;
  }

  // True if a type binds the hole: `$T` of `$T[...]`.
  bool is_dtype(const Term& hole) const {
    return std::ranges::any_of(pass_.values, [&](const PatternValue& value) {
      return value.type && value.type->kind == TermKind::kType && value.type->name == hole.name;
    });
  }

  void present(const Term& term) {
    const auto found = pass_.value_names.find(term.terms[0].name);
    if (found == pass_.value_names.end() || pass_.value(found->second).is_optional) return;
    bad(term.terms[0], "an optional input of the pattern, %b?");
  }

  void call(const Term& term) {
    const PassFunctionInfo* info = find_pass_function(term.name);
    if (info == nullptr) {
      diagnostics_.error(
          term.span, "unknown-function", "there is no function '{}'{}", term.name,
          did_you_mean(nearest_name(term.name, kPassFunctions, &PassFunctionInfo::name)));
      return;
    }
    if (term.terms.size() < info->least || term.terms.size() > info->most) {
      const std::string count = info->least == info->most
                                    ? fmt::format("{}", info->least)
                                    : fmt::format("{} to {}", info->least, info->most);
      diagnostics_.error(term.span, "function-arguments", "{} takes {} argument{}, found {}",
                         info->name, count, count == "1" ? "" : "s", term.terms.size());
      return;
    }
    const bool takes_list = info->function == PassFunction::kProd ||
                            info->function == PassFunction::kSum ||
                            info->function == PassFunction::kLen;
    if (info->function == PassFunction::kPresent) present(term);
    for (size_t i = 0; i < term.terms.size(); ++i) {
      const Term& argument = term.terms[i];
      const bool is_value = argument.kind == TermKind::kValue;
      if (i == 0 && (info->takes_value || (takes_list && is_value))) {
        value(argument);
      } else {
        expression(argument);
      }
    }
  }

  const Pass& pass_;
  Diagnostics& diagnostics_;
};

}  // namespace

std::string meant_value(std::string_view name, const Pass& pass) {
  const size_t point = std::min(name.find('.'), name.size());
  if (pass.value_names.contains(std::string(name.substr(0, point)))) {
    return did_you_mean(fmt::format("{}(%{})", name.substr(point + 1), name.substr(0, point)));
  }
  const std::string_view nearest = nearest_name(name, pass.values, &PatternValue::name);
  return nearest.empty() ? "" : did_you_mean(fmt::format("%{}", nearest));
}

void check_expression(const Term& term, const Pass& pass, Diagnostics& diagnostics) {
  ExpressionChecker(pass, diagnostics).expression(term);
}

void check_condition(const Term& term, const Pass& pass, Diagnostics& diagnostics) {
  ExpressionChecker(pass, diagnostics).condition(term);
}

void check_pattern_type(const Term& term, const Pass& pass, Diagnostics& diagnostics) {
  ExpressionChecker(pass, diagnostics).pattern_type(term);
}

void check_type(const Term& term, const Pass& pass, Diagnostics& diagnostics) {
  ExpressionChecker(pass, diagnostics).type(term);
}

}  // namespace passnet
