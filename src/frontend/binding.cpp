#include "frontend/binding.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

bool is_integer(const FxValue& value) { return value.is<int64_t>(); }

bool is_sequence_of(const FxValue& value, bool (*accepts)(const FxValue&)) {
  const auto* const sequence = value.as<FxSequence>();
  return sequence != nullptr && std::ranges::all_of(sequence->entries, accepts);
}

bool fits(const SpellingParameter& parameter, const FxValue& value) {
  switch (parameter.kind) {
    case ArgumentKind::kAny:
      return true;
    case ArgumentKind::kTensor:
      return value.is<FxTensor>();
    case ArgumentKind::kInt:
      return value.is<int64_t>();
    case ArgumentKind::kFloat:
      return value.is<double>();
    case ArgumentKind::kNumber:
      return value.is<int64_t>() || value.is<double>() || value.is<bool>() || value.is<FxNumber>();
    case ArgumentKind::kBool:
      return value.is<bool>();
    case ArgumentKind::kString:
      return value.is<std::string>();
    case ArgumentKind::kDType:
      return value.is<DType>();
    // PyTorch also accepts a device as a string or an index; an index would match too many
    // arguments.
    case ArgumentKind::kDevice:
      return value.is<FxDevice>() || value.is<std::string>();
    case ArgumentKind::kInts:
      return is_sequence_of(value, is_integer);
    case ArgumentKind::kTensors:
      return is_sequence_of(value, [](const FxValue& entry) { return entry.is<FxTensor>(); });
    case ArgumentKind::kLiteral:
      return value == parameter.literal;
  }
  UNREACHABLE();
}

// Names that PyTorch's argument parser accepts for others, as NumPy spells them.
struct NameAlias {
  std::string_view name;
  std::string_view alias;
};
constexpr std::array<NameAlias, 7> kAliases{{
    {"dim", "axis"},
    {"keepdim", "keepdims"},
    {"input", "x"},
    {"input", "a"},
    {"other", "x2"},
    {"input", "self"},
    {"self", "input"},
}};

bool is_named(const SpellingParameter& parameter, std::string_view keyword) {
  if (parameter.name == keyword) return true;
  return std::ranges::any_of(kAliases, [&](const NameAlias& alias) {
    return alias.alias == keyword && alias.name == parameter.name;
  });
}

template <class... Args>
std::unexpected<Diagnostic> mismatch(const FxInvocation& invocation,
                                     fmt::format_string<Args...> text, Args&&... args) {
  return fail(invocation.span, "overload-mismatch", text, std::forward<Args>(args)...);
}

// The arguments of a call by parameter.
struct Given {
  std::vector<const FxValue*> values;  // null: not given
  FxValue rest;                        // what a variadic parameter takes, if it is not one argument
};

Result<void> bind_positional(const Spelling& spelling, const FxInvocation& invocation,
                             Given& given) {
  const auto& arguments = invocation.arguments;
  size_t next = 0;
  for (size_t i = 0; i < given.values.size() && next < arguments.size(); ++i) {
    const SpellingParameter& parameter = spelling.parameters[i];
    if (parameter.keyword_only) break;
    if (!parameter.variadic) {
      given.values[i] = &arguments[next++];
      continue;
    }
    if (arguments.size() == next + 1 && arguments[next].is<FxSequence>()) {
      given.values[i] = &arguments[next];
    } else {
      given.rest = FxValue{
          FxSequence{.entries{arguments.begin() + static_cast<ptrdiff_t>(next), arguments.end()}}};
      given.values[i] = &given.rest;
    }
    next = arguments.size();
  }
  if (next == arguments.size()) return {};
  return mismatch(invocation, "takes {} positional arguments, not {}", next, arguments.size());
}

Result<void> bind_keywords(const Spelling& spelling, const FxInvocation& invocation, Given& given) {
  for (const FxKeyword& keyword : invocation.keywords) {
    size_t place = 0;
    const auto& parameters = spelling.parameters;
    while (place < parameters.size() && !is_named(parameters[place], keyword.name)) ++place;
    if (place == parameters.size()) {
      return mismatch(invocation, "has no argument '{}'", keyword.name);
    }
    const FxValue*& value = given.values[place];
    if (value != nullptr) return mismatch(invocation, "'{}' is given twice", keyword.name);
    value = &keyword.value;
  }
  return {};
}

std::string_view wanted(const SpellingParameter& parameter) {
  switch (parameter.kind) {
    case ArgumentKind::kAny:
      return "anything";
    case ArgumentKind::kTensor:
      return "a tensor";
    case ArgumentKind::kInt:
      return "an int";
    case ArgumentKind::kFloat:
      return "a float";
    case ArgumentKind::kNumber:
      return "a number";
    case ArgumentKind::kBool:
      return "a bool";
    case ArgumentKind::kString:
      return "a string";
    case ArgumentKind::kDType:
      return "a dtype";
    case ArgumentKind::kDevice:
      return "a device";
    case ArgumentKind::kInts:
      return "integers";
    case ArgumentKind::kTensors:
      return "tensors";
    case ArgumentKind::kLiteral:
      return "another value";
  }
  UNREACHABLE();
}

}  // namespace

Result<std::vector<FxValue>> bind(const Spelling& spelling, const FxInvocation& invocation) {
  Given given{.values = std::vector<const FxValue*>(spelling.parameters.size()), .rest = {}};
  TRY(bind_positional(spelling, invocation, given));
  TRY(bind_keywords(spelling, invocation, given));
  std::vector<FxValue> values;
  values.reserve(given.values.size());
  for (size_t i = 0; i < given.values.size(); ++i) {
    const SpellingParameter& parameter = spelling.parameters[i];
    const FxValue* const value = given.values[i];
    if (value == nullptr && parameter.variadic) {
      values.push_back(FxValue{FxSequence{}});
    } else if (value == nullptr) {
      if (!parameter.fallback) return mismatch(invocation, "needs '{}'", parameter.name);
      values.push_back(*parameter.fallback);
    } else if (fits(parameter, *value)) {
      values.push_back(*value);
    } else {
      return mismatch(invocation, "'{}' must be {}, not {}", parameter.name, wanted(parameter),
                      describe(*value));
    }
  }
  return values;
}

namespace {

struct OperatorName {
  std::string_view name;     // after `operator.`
  std::string_view special;  // Python's special method, without underscores
};
constexpr std::array<OperatorName, 22> kOperators{{
    {"add", "add"},
    {"sub", "sub"},
    {"mul", "mul"},
    {"truediv", "truediv"},
    {"floordiv", "floordiv"},
    {"mod", "mod"},
    {"pow", "pow"},
    {"matmul", "matmul"},
    {"and_", "and"},
    {"or_", "or"},
    {"xor", "xor"},
    {"lshift", "lshift"},
    {"rshift", "rshift"},
    {"eq", "eq"},
    {"ne", "ne"},
    {"lt", "lt"},
    {"le", "le"},
    {"gt", "gt"},
    {"ge", "ge"},
    {"neg", "neg"},
    {"invert", "invert"},
    {"getitem", "getitem"},
}};
constexpr size_t kArithmetic = 13;  // the first ones have in-place and reversed forms

std::optional<OperatorTarget> by_special(std::string_view special) {
  for (size_t i = 0; i < kOperators.size(); ++i) {
    const OperatorName& entry = kOperators[i];
    if (entry.special == special) return OperatorTarget{entry.name};
    if (i >= kArithmetic || special.size() != entry.special.size() + 1) continue;
    if (special.substr(1) != entry.special) continue;
    if (special[0] == 'i') return OperatorTarget{.name = entry.name, .mutates = true};
    if (special[0] == 'r') return OperatorTarget{.name = entry.name, .swapped = true};
  }
  if (special == "setitem") return OperatorTarget{.name = special, .mutates = true};
  return std::nullopt;
}

}  // namespace

std::optional<OperatorTarget> operator_target(std::string_view target) {
  constexpr std::string_view kAtenOperator = "torch.ops.aten.__";
  if (target.starts_with(kAtenOperator)) {
    const std::string_view name = target.substr(kAtenOperator.size());
    const size_t end = name.find("__");
    return end == std::string_view::npos ? std::nullopt : by_special(name.substr(0, end));
  }
  constexpr std::string_view kPrefixes[] = {"operator.", "_operator."};
  for (const std::string_view prefix : kPrefixes) {
    if (!target.starts_with(prefix)) continue;
    target.remove_prefix(prefix.size());
    if (target.ends_with("_") && !target.ends_with("__")) target.remove_suffix(1);
    if (target.starts_with("__")) target.remove_prefix(2);
    if (target.ends_with("__")) target.remove_suffix(2);
    if (const auto known = by_special(target)) return known;
    return OperatorTarget{target};
  }
  if (target.size() > 5 && target.starts_with(".__") && target.ends_with("__")) {
    return by_special(target.substr(3, target.size() - 5));
  }
  return std::nullopt;
}

namespace {

ResolvedTarget resolve_name(const SpellingTable& table, std::string_view target) {
  const bool is_operator = target.starts_with("operator.");
  const bool has_suffix = !is_operator && target.ends_with("_") && !target.ends_with("__");
  ResolvedTarget found{table.find(target), table.find_composites(target), has_suffix};
  if (found.is_known() || !has_suffix) return found;
  target.remove_suffix(1);
  return {table.find(target), table.find_composites(target), true};
}

}  // namespace

ResolvedTarget resolve_target(const SpellingTable& table, std::string_view target) {
  ResolvedTarget found = resolve_name(table, target);
  constexpr std::string_view kAten = "torch.ops.aten.";
  if (found.is_known() || !target.starts_with(kAten)) return found;
  // An overload's name may follow; the arguments are those of the function or method.
  const std::string_view rest = target.substr(kAten.size());
  const std::string_view name = rest.substr(0, rest.find('.'));
  // Functions of torch.nn.functional have parameters of their own.
  for (const std::string_view prefix : {kAten, std::string_view("torch."), std::string_view("."),
                                        std::string_view("torch._C._nn.")}) {
    found = resolve_name(table, fmt::format("{}{}", prefix, name));
    if (found.is_known()) return found;
  }
  // Modules of torch are prefixes of names in ATen.
  for (const std::string_view module : {"special", "linalg", "fft"}) {
    if (!name.starts_with(fmt::format("{}_", module))) continue;
    return resolve_name(table, fmt::format("torch.{}.{}", module, name.substr(module.size() + 1)));
  }
  return {};
}

}  // namespace passnet
