#include "cli/usage_error.hpp"

#include "base/did_you_mean.hpp"

#include <fmt/ranges.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {
namespace {

// The command that the line named, as far as it was understood.
const CLI::App& innermost(const CLI::App& program) {
  const CLI::App* command = &program;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  return *command;
}

std::string path_of(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  return parent == nullptr ? command.get_name() : path_of(*parent) + " " + command.get_name();
}

std::vector<std::string> command_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* inner : command.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(inner->get_name());
  }
  return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::string suggestion(std::string_view word, const std::vector<std::string>& names) {
  return did_you_mean(
      nearest_name(word, names, [](const std::string& name) { return std::string_view(name); }));
}

Diagnostic no_such_command(const CLI::App& command, const std::string& word) {
  const std::vector<std::string> names = command_names(command);
  return make_error({}, "unknown-command", "expected a command, one of {}, found '{}'{}",
                    fmt::join(names, ", "), word, suggestion(word, names));
}

// Options of earlier versions, and the command that does their work.
struct MovedOption {
  std::string_view command;
  std::string_view option;
  std::string_view now;
};
constexpr std::array kMovedOptions{
    MovedOption{"compile", "--compare", "passnet eval GRAPH --candidate LIST --baseline FIRST"},
    MovedOption{"compile", "--summary", "passnet eval GRAPH --candidate LIST --baseline FIRST"},
};

Diagnostic unexpected(const CLI::App& command, const std::string& word) {
  if (word.starts_with("-")) {
    const std::string name = word.substr(0, word.find('='));
    for (const MovedOption& moved : kMovedOptions) {
      if (moved.command != command.get_name() || moved.option != name) continue;
      return make_error({}, "option-moved", "expected `{}`, which took the place of `{}`, found {}",
                        moved.now, path_of(command) + " " + name, name);
    }
    return make_error({}, "unknown-option", "expected an option of '{}', found '{}'{}",
                      path_of(command), name, suggestion(name, option_names(command)));
  }
  if (!command_names(command).empty()) return no_such_command(command, word);
  return make_error({}, "unexpected-argument", "expected the end of '{} …', found '{}'",
                    path_of(command), word);
}

// The command line that the help of a command ends with; empty: that of a group of commands.
std::string example_of(const CLI::App& command) {
  constexpr std::string_view kMark = "Example: ";
  const std::string footer = command.get_footer();
  const size_t place = footer.rfind(kMark);
  if (place == std::string::npos || !command_names(command).empty()) return "";
  const size_t begin = place + kMark.size();
  std::string example = footer.substr(begin, footer.find_first_of("\n#", begin) - begin);
  example.erase(example.find_last_not_of(' ') + 1);
  return example;
}

// `--calls: expected a number from 1 to 9, found '0'` becomes a sentence that ends with the option.
std::string wrong_value(const CLI::App& command, std::string_view reason) {
  const size_t colon = reason.find(": expected ");
  if (colon == std::string_view::npos) {
    return fmt::format("expected a value that '{}' can use: {}", path_of(command), reason);
  }
  return fmt::format("{} ({} of '{}')", reason.substr(colon + 2), reason.substr(0, colon),
                     path_of(command));
}

}  // namespace

Diagnostic explain_usage(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App& command = innermost(program);
  const bool is_missing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  const bool is_extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  Diagnostic diagnostic;
  const std::vector<std::string> extras = program.remaining(/*recurse=*/true);
  if ((is_missing || is_extra) && !extras.empty()) {
    diagnostic = unexpected(command, extras.front());
  } else if (is_missing && !command_names(command).empty()) {
    diagnostic = make_error({}, "missing-command", "expected a command of '{}', one of {}",
                            path_of(command), fmt::join(command_names(command), ", "));
  } else if (is_missing) {
    diagnostic = make_error({}, "usage-incomplete", "expected all arguments of '{}': {}",
                            path_of(command), error.what());
  } else {
    diagnostic = make_error({}, "option-value", "{}", wrong_value(command, error.what()));
  }
  if (const std::string example = example_of(command); !example.empty()) {
    diagnostic.notes.push_back({.message = "example: " + example});
  }
  diagnostic.notes.push_back(
      {.message = fmt::format("hint: {} --help shows the options", path_of(command))});
  return diagnostic;
}

}  // namespace passnet
