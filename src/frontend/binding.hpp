// Matches the arguments of a call against the spellings of its op.
#pragma once

#include "frontend/spelling.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct FxKeyword {
  std::string_view name;
  FxValue value;
};

// A call with evaluated arguments: they contain no references.
struct FxInvocation {
  std::string_view target;
  std::vector<FxValue> arguments;
  std::vector<FxKeyword> keywords;
  Span span;
  std::string_view result_name;
  std::optional<Shape> recorded;  // the shape that the source states for the result
};

// Returns one value per parameter of the spelling: the given one or the default. The error is the
// reason why the overload does not bind ("overload-mismatch").
Result<std::vector<FxValue>> bind(const Spelling& spelling, const FxInvocation& invocation);

// The spellings of a name.
struct ResolvedTarget {
  std::span<const Spelling> spellings;
  std::span<const Composite> composites;
  bool mutates = false;  // changes its first argument

  bool is_known() const { return !spellings.empty() || !composites.empty(); }
};
// `.add_` and `operator.iadd` resolve to `.add` and `operator.add`; `torch.ops.aten.add.Tensor` to
// `torch.add`, `torch.ops.aten.special_logit` to `torch.special.logit`.
ResolvedTarget resolve_target(const SpellingTable& table, std::string_view target);

// Maps `operator.iadd`, `.__add__` and `torch.ops.aten.__and__` to `operator.add` and the like;
// nullopt for other targets. `swapped` if the operands are exchanged (`.__radd__`).
struct OperatorTarget {
  std::string_view name;  // without `operator.`
  bool mutates = false;
  bool swapped = false;
};
std::optional<OperatorTarget> operator_target(std::string_view target);

}  // namespace passnet
