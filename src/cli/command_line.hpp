// Commands and their options: the part of CLI11 that the commands use. Its templates take 10 to 20
// seconds to compile, so only command_line.cpp includes it.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): of CLI11
class App;
class Option;
}  // namespace CLI

namespace passnet {

// One option or positional argument while it is being described.
class CliOption {
 public:
  explicit CliOption(CLI::Option* option) : option_(option) {}

  CliOption& required();
  // Makes help show the variable's current value.
  CliOption& show_default();
  // Accepts only these values; help lists them.
  CliOption& one_of(std::vector<std::string> values);
  // As above, but the description lists the values: help calls them `type_name`.
  CliOption& one_of(std::vector<std::string> values, const std::string& type_name);
  // Makes each use of the option of a list take one value, so that positional arguments may follow.
  CliOption& one_at_a_time();
  CliOption& between(int low, int high);
  CliOption& between(double low, double high);

 private:
  CLI::Option* option_;
};

// A command, or a group of commands.
class CliCommand {
 public:
  explicit CliCommand(CLI::App* app) : app_(app) {}

  CliCommand add_command(const std::string& name, const std::string& description);
  // Lists the command under this title in the help.
  CliCommand& in_group(const std::string& title);
  // Requires one of the commands of a group to be named.
  void require_command();
  // Sets the text at the end of the help.
  void footer(const std::string& text);
  // Adds `--name` or a positional `name`. T is std::string, std::vector<std::string>, int,
  // uint64_t, double, or std::optional<uint64_t>; `value` must outlive parsing.
  template <class T>
  CliOption option(const std::string& name, T& value, const std::string& description);
  void flag(const std::string& name, bool& value, const std::string& description);
  // Sets the function that runs if the command was named on the command line.
  void action(std::function<void()> run);

 private:
  CLI::App* app_;
};

// A command with the words that may follow it: options, and commands of a group.
struct CommandWords {
  std::string path;  // `pass check`; empty: the program itself
  std::vector<std::string> words;
};

// A program: it owns the descriptions of its commands.
class CliProgram {
 public:
  CliProgram(const std::string& name, const std::string& description, const std::string& version);
  ~CliProgram();
  CliProgram(const CliProgram&) = delete;
  CliProgram& operator=(const CliProgram&) = delete;

  CliCommand root() { return CliCommand(app_.get()); }
  // Runs the command that the command line names, or prints the help that it asks for (`help eval`
  // asks for that of `eval`). If it is no command line of this program, returns false after passing
  // the reason to `report`. Errors: those of `explain_usage`.
  bool run(std::vector<std::string> words, const std::function<void(const Diagnostic&)>& report);
  // Lists the commands with their options, for completion.
  std::vector<CommandWords> commands() const;

 private:
  std::unique_ptr<CLI::App> app_;
};

}  // namespace passnet
