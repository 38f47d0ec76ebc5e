// Completes the arguments of a call against the schema of its op.
#include "base/did_you_mean.hpp"
#include "ir/builder.hpp"

#include <algorithm>

namespace passnet {
namespace {

std::string_view kind_of(const Argument& argument) {
  return std::holds_alternative<ValueId>(argument) ? "a tensor" : "a list of tensors";
}

Result<Argument> converted(const SchemaParameter& parameter, const Argument& argument, Span span) {
  const auto* attribute = std::get_if<Attribute>(&argument);
  const bool is_list = parameter.kind == ParameterKind::kTensorList;
  if (attribute != nullptr) {
    const auto* integers = std::get_if<Integers>(attribute);
    if (is_list && integers && integers->empty()) return Argument(std::vector<ValueId>{});
    return Argument(TRY(convert_attribute(parameter, *attribute, span)));
  }
  if (const auto* values = std::get_if<std::vector<ValueId>>(&argument); values && is_list) {
    for (const ValueId value : *values) {
      if (value.valid() || parameter.optional) continue;
      return fail(span, "argument-kind", "expected a tensor in each place of '{}', found none",
                  parameter.name);
    }
    return argument;
  }
  const bool is_value = std::holds_alternative<ValueId>(argument);
  if (is_value && parameter.takes_values() && !is_list) return argument;
  return fail(span, "argument-kind", "expected {} for '{}', found {}", name(parameter.kind),
              parameter.name, kind_of(argument));
}

// Reports more tensors than the op has parameters that take one.
Result<void> check_tensors(const Schema& schema, std::span<const Argument> positional, Span span) {
  const auto taken = std::ranges::count_if(schema.parameters, &SchemaParameter::takes_values);
  const auto found = std::ranges::count_if(positional, [](const Argument& argument) {
    return std::holds_alternative<ValueId>(argument);
  });
  if (found <= taken) return {};
  return fail(span, "too-many-arguments", "{} takes {} tensor{}, found {}", schema.name, taken,
              taken == 1 ? "" : "s", found);
}

}  // namespace

bool is_default(const SchemaParameter& parameter, const Argument& argument) {
  if (!parameter.fallback) return false;
  if (const auto* values = std::get_if<std::vector<ValueId>>(&argument)) return values->empty();
  const auto* attribute = std::get_if<Attribute>(&argument);
  return attribute != nullptr && *attribute == *parameter.fallback;
}

Result<std::vector<Argument>> complete_arguments(const Schema& schema,
                                                 std::span<const Argument> positional,
                                                 std::span<const NamedArgument> named, Span span) {
  const auto& parameters = schema.parameters;
  TRY(check_tensors(schema, positional, span));
  if (positional.size() > parameters.size()) {
    return fail(span, "too-many-arguments", "expected at most {} arguments for {}, found {}",
                parameters.size(), schema.name, positional.size());
  }
  std::vector<Argument> arguments(parameters.size());
  std::vector<bool> is_given(parameters.size(), false);
  for (size_t i = 0; i < positional.size(); ++i) {
    arguments[i] = TRY(converted(parameters[i], positional[i], span));
    is_given[i] = true;
  }
  for (const NamedArgument& argument : named) {
    const std::optional<size_t> place = schema.find(argument.name);
    if (!place) {
      return fail(argument.span, "unknown-argument", "{} has no argument '{}'{}", schema.name,
                  argument.name,
                  did_you_mean(nearest_name(argument.name, parameters, &SchemaParameter::name)));
    }
    if (is_given[*place]) {
      return fail(argument.span, "repeated-argument", "the argument '{}' of {} is given twice",
                  argument.name, schema.name);
    }
    arguments[*place] = TRY(converted(parameters[*place], argument.value, argument.span));
    is_given[*place] = true;
  }
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (is_given[i]) continue;
    if (!parameters[i].fallback) {
      return fail(span, "missing-argument", "{} needs the argument '{}'", schema.name,
                  parameters[i].name);
    }
    arguments[i] = Argument(*parameters[i].fallback);
    if (parameters[i].kind == ParameterKind::kTensorList) arguments[i] = std::vector<ValueId>{};
  }
  return arguments;
}

}  // namespace passnet
