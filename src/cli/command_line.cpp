#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>
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

CliOption& CliOption::one_of(std::vector<std::string> values) {
  option_->check(CLI::IsMember(std::move(values)));
  return *this;
}

CliOption& CliOption::one_of(std::vector<std::string> values, const std::string& type_name) {
  option_->check(CLI::IsMember(std::move(values)).description(""))->type_name(type_name);
  return *this;
}

CliOption& CliOption::one_at_a_time() {
  option_->allow_extra_args(false);
  return *this;
}

CliOption& CliOption::between(int low, int high) {
  option_->check(CLI::Range(low, high));
  return *this;
}

CliOption& CliOption::between(double low, double high) {
  option_->check(CLI::Range(low, high));
  return *this;
}

CliCommand CliCommand::add_command(const std::string& name, const std::string& description) {
  return CliCommand(app_->add_subcommand(name, description));
}

void CliCommand::require_command() { app_->require_subcommand(1); }

void CliCommand::footer(const std::string& text) { app_->footer(text); }

template <class T>
CliOption CliCommand::option(const std::string& name, T& value, const std::string& description) {
  return CliOption(app_->add_option(name, value, description));
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
  app_->set_version_flag("--version", version);
}

CliProgram::~CliProgram() = default;

bool CliProgram::run(int argc, char** argv, const UnknownCommand& report_unknown) {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::vector<std::string> names;
    for (const CLI::App* command : app_->get_subcommands({})) names.push_back(command->get_name());
    // The library would ask for a command where one was misspelled.
    const std::string word = argc > 1 ? argv[1] : "";
    if (!word.empty() && word[0] != '-' && std::ranges::find(names, word) == names.end()) {
      report_unknown(word, names);
      return false;
    }
    return app_->exit(error) == 0;
  }
  return true;
}

}  // namespace passnet
