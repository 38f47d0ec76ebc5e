#include "cli/command_line.hpp"

#include "base/did_you_mean.hpp"
#include "cli/help_format.hpp"
#include "cli/output.hpp"
#include "cli/suites/find_suite.hpp"
#include "cli/usage_error.hpp"

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace passnet {

CliOption& CliOption::required() {
  option_->required();
  return *this;
}

CliOption& CliOption::show_default() {
  option_->capture_default_str();
  return *this;
}

namespace {

// A check whose sentence is `expected …, found …`.
CLI::Validator is_member(std::vector<std::string> values, const std::string& description) {
  const auto check = [values](const std::string& found) -> std::string {
    if (std::ranges::find(values, found) != values.end()) return "";
    const auto meant = nearest_name(
        found, values, [](const std::string& value) { return std::string_view(value); });
    return fmt::format("expected {}{}, found '{}'{}", values.size() == 1 ? "" : "one of ",
                       fmt::join(values, ", "), found, did_you_mean(meant));
  };
  return {check, description};
}

template <class Number>
CLI::Validator is_between(Number low, Number high) {
  const auto check = [low, high](const std::string& text) -> std::string {
    Number found{};
    const bool is_number = CLI::detail::lexical_cast(text, found);  // else conversion says so
    if (!is_number || (found >= low && found <= high)) return "";
    return fmt::format("expected a number from {} to {}, found '{}'", low, high, text);
  };
  return {check, fmt::format("{} to {}", low, high)};
}

}  // namespace

CliOption& CliOption::one_of(std::vector<std::string> values) {
  const std::string listed = fmt::format("{{{}}}", fmt::join(values, ","));
  option_->check(is_member(std::move(values), listed));
  return *this;
}

CliOption& CliOption::one_of(std::vector<std::string> values, const std::string& type_name) {
  option_->check(is_member(std::move(values), ""))->type_name(type_name);
  return *this;
}

CliOption& CliOption::one_at_a_time() {
  option_->allow_extra_args(false);
  return *this;
}

CliOption& CliOption::between(int low, int high) {
  option_->check(is_between(low, high));
  return *this;
}

CliOption& CliOption::between(double low, double high) {
  option_->check(is_between(low, high));
  return *this;
}

CliCommand CliCommand::add_command(const std::string& name, const std::string& description) {
  return CliCommand(app_->add_subcommand(name, description));
}

CliCommand& CliCommand::in_group(const std::string& title) {
  app_->group(title);
  return *this;
}

void CliCommand::require_command() { app_->require_subcommand(1); }

void CliCommand::footer(const std::string& text) { app_->footer(text); }

namespace {

// The help's names of texts that are no other kind of text.
std::string value_name(std::string_view option) {
  constexpr std::array<std::pair<std::string_view, const char*>, 27> kNames{
      {{"--out", "DIR"},          {"--html", "FILE"},      {"--svg", "FILE"},
       {"--dot", "FILE"},         {"--trace", "FILE"},     {"--roofline", "FILE"},
       {"--inputs", "PATH"},      {"--outputs", "PATH"},   {"--save-inputs", "PATH"},
       {"--passes", "PATH"},      {"--candidate", "LIST"}, {"--only", "LIST"},
       {"--baseline", "NAME"},    {"--pipeline", "NAME"},  {"--device", "NAME"},
       {"--debug", "SET"},        {"--arch", "NAME"},      {"--input", "NAME=SHAPE"},
       {"--compiler", "PROGRAM"}, {"--python", "PROGRAM"}, {"--witnesses", "PATH"},
       {"word", "WORD"},          {"command", "NAME"},     {"name", "NAME"},
       {"shell", "NAME"},         {"hash", "HASH"},        {"expression", "TEXT"}}};
  const auto found =
      std::ranges::find(kNames, option, &std::pair<std::string_view, const char*>::first);
  if (found != kNames.end()) return found->second;
  return option.starts_with("-") ? "TEXT" : "PATH";
}

// True for options whose paths are made by the command.
bool is_written(std::string_view option) {
  return option == "--outputs" || option == "--save-inputs";
}

// The library would read it as a number near 2^64.
std::string refuse_negative(const std::string& text) {
  return text.starts_with('-') ? fmt::format("expected a number of at least 0, found {}", text)
                               : "";
}

}  // namespace

template <class T>
CliOption CliCommand::option(const std::string& name, T& value, const std::string& description) {
  CLI::Option* const option = app_->add_option(name, value, description);
  constexpr bool kIsText =
      std::is_same_v<T, std::string> || std::is_same_v<T, std::vector<std::string>>;
  if (kIsText) {
    const std::string type = value_name(name);
    option->type_name(type);
    if (type == "PATH" && !is_written(name)) option->transform(shipped_path);
  }
  constexpr bool kIsCount =
      std::is_same_v<T, uint64_t> || std::is_same_v<T, std::optional<uint64_t>>;
  if (kIsCount) option->check(CLI::Validator(refuse_negative, ""));
  return CliOption(option);
}

template CliOption CliCommand::option(const std::string&, std::string&, const std::string&);
template CliOption CliCommand::option(const std::string&, std::vector<std::string>&,
                                      const std::string&);
template CliOption CliCommand::option(const std::string&, int&, const std::string&);
template CliOption CliCommand::option(const std::string&, uint64_t&, const std::string&);
template CliOption CliCommand::option(const std::string&, double&, const std::string&);
template CliOption CliCommand::option(const std::string&, std::optional<uint64_t>&,
                                      const std::string&);

void CliCommand::flag(const std::string& name, bool& value, const std::string& description) {
  app_->add_flag(name, value, description);
}

void CliCommand::action(std::function<void()> run) { app_->callback(std::move(run)); }

CliProgram::CliProgram(const std::string& name, const std::string& description,
                       const std::string& version)
    : app_(std::make_unique<CLI::App>(description, name)) {
  app_->formatter(std::make_shared<HelpFormat>());  // commands inherit it
  app_->set_version_flag("--version", version);
}

CliProgram::~CliProgram() = default;

bool CliProgram::run(std::vector<std::string> words,
                     const std::function<void(const Diagnostic&)>& report) {
  const bool asks_for_help = !words.empty() && words[0] == "help";
  if (asks_for_help && (words.size() == 1 || !words[1].starts_with("-"))) {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  if (words.empty()) {
    print_text(stdout, app_->help());
    return false;
  }
  std::ranges::reverse(words);  // as the library takes them
  try {
    app_->parse(std::move(words));
  } catch (const CLI::Success& success) {
    return app_->exit(success) == 0;  // prints the help or the version
  } catch (const CLI::ParseError& error) {
    report(explain_usage(*app_, error));
    return false;
  }
  return true;
}

std::vector<CommandWords> CliProgram::commands() const {
  std::vector<CommandWords> found;
  std::vector<std::pair<std::string, const CLI::App*>> left{{"", app_.get()}};
  for (size_t at = 0; at < left.size(); ++at) {
    const auto [path, app] = left[at];
    CommandWords& entry = found.emplace_back(CommandWords{.path = path, .words = {}});
    for (const CLI::App* inner : app->get_subcommands([](const CLI::App*) { return true; })) {
      entry.words.push_back(inner->get_name());
      left.emplace_back((path.empty() ? "" : path + " ") + inner->get_name(), inner);
    }
    for (const CLI::Option* option : app->get_options()) {
      for (const std::string& name : option->get_lnames()) entry.words.push_back("--" + name);
    }
  }
  return found;
}

}  // namespace passnet
