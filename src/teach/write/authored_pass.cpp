#include "teach/write/authored_pass.hpp"

#include "pass/write/wrap_list.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

using Names = std::map<std::string, std::string>;

bool is_bare(const AuthoredPass& pass) { return pass.form == ReplacementForm::kFusePattern; }

std::string value_text(const std::string& value, const Names& renamed) {
  if (value == "none") return value;
  if (value == kRest) return value;
  if (value.starts_with("..")) return "..%" + value.substr(2);
  const auto known = renamed.find(value);
  return "%" + (known == renamed.end() ? value : known->second);
}

std::string argument_text(const AuthoredArgument& argument, const Names& renamed) {
  std::string text = argument.text;
  if (!argument.values.empty() || argument.is_list) {
    std::vector<std::string> values;
    for (const std::string& value : argument.values) values.push_back(value_text(value, renamed));
    text = fmt::format("{}", fmt::join(values, ", "));
    if (argument.is_list) text = "[" + text + (argument.is_unclosed ? "" : "]");
  }
  return argument.is_named ? argument.parameter + "=" + text : text;
}

std::string call_text(const AuthoredCall& call, const std::string& indent, const Names& renamed,
                      bool is_repeated) {
  std::vector<std::string> results;
  for (const std::string& result : call.results) results.push_back(value_text(result, renamed));
  std::vector<std::string> arguments;
  for (const AuthoredArgument& argument : call.arguments) {
    if (is_repeated && argument.is_pattern_only) continue;
    arguments.push_back(argument_text(argument, renamed));
  }
  if (call.has_rest && !is_repeated) arguments.push_back("...");
  const std::string begin = fmt::format("{}{} = {}(", indent, fmt::join(results, ", "), call.op);
  return wrap_list(begin, arguments, ")") + "\n";
}

std::string with_text(const std::string& schedule) {
  return schedule.empty() ? "" : " with " + schedule;
}

// Names for what the pattern computes, in the replacement.
Names fresh_names(const AuthoredPass& pass) {
  std::set<std::string> taken;
  for (const AuthoredInput& input : pass.inputs) taken.insert(input.name);
  for (const AuthoredCall& call : pass.calls)
    taken.insert(call.results.begin(), call.results.end());
  Names names;
  size_t next = 0;
  for (const AuthoredCall& call : pass.calls) {
    for (const std::string& result : call.results) {
      std::string name;
      do name = fmt::format("y{}", next++);
      while (taken.contains(name));
      names[result] = name;
    }
  }
  return names;
}

std::string returned(const std::vector<std::string>& values, const Names& renamed,
                     bool is_last_missing) {
  std::vector<std::string> texts;
  for (const std::string& value : values) texts.push_back(value_text(value, renamed));
  if (is_last_missing) texts.pop_back();
  return fmt::format("    return {}\n", fmt::join(texts, ", "));
}

std::string ops_text(const AuthoredPass& pass) {
  std::string text;
  for (const AuthoredCall& call : pass.ops) text += call_text(call, "    ", {}, true);
  return text + returned(pass.replacements, {}, pass.is_last_result_missing);
}

std::string launch_text(const AuthoredPass& pass) {
  std::vector<std::string> values;
  std::vector<std::string> types;
  const Names names = fresh_names(pass);
  for (size_t i = 0; i < pass.results.size(); ++i) {
    const auto known = names.find(pass.results[i]);
    values.push_back(known == names.end() ? fmt::format("y{}", i) : known->second);
    types.push_back("like(%" + pass.results[i] + ")");
  }
  std::vector<std::string> operands;
  for (size_t i = 0; i < pass.inputs.size(); ++i) {
    operands.push_back(fmt::format("a{}=%{}", i, pass.inputs[i].name));
  }
  const std::string begin =
      fmt::format("    %{} = launch {}(", fmt::join(values, ", %"), pass.name);
  return wrap_list(begin, operands, fmt::format(") : {}", fmt::join(types, ", "))) + "\n" +
         returned(values, {}, pass.is_last_result_missing);
}

std::string replacement_text(const AuthoredPass& pass) {
  switch (pass.form) {
    case ReplacementForm::kFusePattern:
      return "    fuse pattern" + with_text(pass.schedule) + "\n";
    case ReplacementForm::kOps:
      return ops_text(pass);
    case ReplacementForm::kKernel:
      return launch_text(pass);
  }
  return "";
}

}  // namespace

std::string print(const AuthoredPass& pass) {
  std::vector<std::string> inputs;
  Names marked;  // where no list says which inputs are optional
  for (const AuthoredInput& input : pass.inputs) {
    inputs.push_back((input.is_list ? "..%" : "%") + input.name + (input.is_optional ? "?" : ""));
    if (is_bare(pass) && input.is_optional) marked[input.name] = input.name + "?";
  }
  std::string text = fmt::format("pass {} {{\n", pass.name);
  text += (is_bare(pass) ? "  pattern {" : wrap_list("  pattern(", inputs, ") {")) + "\n";
  for (const AuthoredCall& call : pass.calls) text += call_text(call, "    ", marked, false);
  if (!is_bare(pass)) text += returned(pass.results, {}, false);
  text += "  }\n";
  for (size_t i = 0; i < pass.guards.size(); ++i) {
    text += (i == 0 ? "  where " : "        and ") + pass.guards[i] + "\n";
  }
  text += "  replace {\n" + replacement_text(pass) + "  }\n";
  if (pass.form == ReplacementForm::kKernel) {
    text += "  kernel " + pass.name + pass.kernel.text + "\n";
  }
  return text + "}\n";
}

std::string print(const std::vector<AuthoredPass>& passes) {
  std::string text;
  for (const AuthoredPass& pass : passes) text += (text.empty() ? "" : "\n") + print(pass);
  return text;
}

const AuthoredCall* find_producer(const AuthoredPass& pass, const std::string& value) {
  const auto found = std::ranges::find_if(pass.calls, [&](const AuthoredCall& call) {
    return std::ranges::find(call.results, value) != call.results.end();
  });
  return found == pass.calls.end() ? nullptr : &*found;
}

}  // namespace passnet
