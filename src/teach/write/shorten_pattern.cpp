#include "teach/write/shorten_pattern.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

using Uses = std::map<std::string, size_t>;

Uses count_uses(const AuthoredPass& pass) {
  Uses uses;
  for (const AuthoredCall& call : pass.calls) {
    for (const std::string& result : call.results) ++uses[result];
    for (const AuthoredArgument& argument : call.arguments) {
      for (const std::string& value : argument.values) ++uses[value];
    }
  }
  return uses;
}

bool is_operand(const AuthoredArgument& argument) {
  return argument.is_list || !argument.values.empty();
}

void shorten_call(AuthoredCall& call, const Schema& schema, const Uses& uses) {
  auto& arguments = call.arguments;
  const bool begins_with_value =
      !arguments.empty() && is_operand(arguments.front()) && !arguments.front().is_list;
  size_t kept = begins_with_value ? 1 : 0;
  for (size_t i = kept; i < arguments.size(); ++i) {
    const bool connects = std::ranges::any_of(
        arguments[i].values, [&](const std::string& value) { return uses.at(value) > 1; });
    if (connects) kept = i + 1;
  }
  for (size_t i = kept; i < arguments.size(); ++i) {
    const size_t parameter = *schema.find(arguments[i].parameter);
    call.rest_has_operand |= is_operand(arguments[i]) && !schema.parameters[parameter].optional;
  }
  arguments.resize(kept);
  std::erase_if(arguments, [](const AuthoredArgument& argument) {
    return argument.is_named && !is_operand(argument);
  });
  call.has_rest = arguments.size() < schema.parameters.size();
}

}  // namespace

void shorten_pattern(AuthoredPass& pass, const Catalog& catalog) {
  const Uses uses = count_uses(pass);
  std::set<std::string> named;
  for (AuthoredCall& call : pass.calls) {
    shorten_call(call, catalog.find(call.op)->schema, uses);
    for (AuthoredArgument& argument : call.arguments) {
      for (std::string& value : argument.values) {
        if (value.starts_with("..") && uses.at(value) == 1) value = kRest;
        named.insert(value.starts_with("..") ? value.substr(2) : value);
      }
    }
  }
  std::erase_if(pass.inputs,
                [&](const AuthoredInput& input) { return !named.contains(input.name); });
}

}  // namespace passnet
