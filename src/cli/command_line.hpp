// Commands and their options: the part of CLI11 that the commands use. Its templates take 10 to 20
// seconds to compile, so only command_line.cpp and main.cpp include it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace passnet {

// One option or positional argument while it is being described.
class CliOption {
 public:
  explicit CliOption(CLI::Option* option) : option_(option) {}

  CliOption& required();
  // Help shows the value that the variable has now.
  CliOption& show_default();
  // Accepts only these values; help lists them.
  CliOption& one_of(std::vector<std::string> values);
  // The same, where the description lists the values: help names them `type_name`.
  CliOption& one_of(std::vector<std::string> values, const std::string& type_name);
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
  // Requires one of the commands of a group to be named.
  void require_command();
  // The text at the end of the help.
  void footer(const std::string& text);
  // `--name` or a positional `name`. T is std::string, std::vector<std::string>, int, uint64_t,
  // double, or std::optional<uint64_t>; `value` must outlive parsing.
  template <class T>
  CliOption option(const std::string& name, T& value, const std::string& description);
  void flag(const std::string& name, bool& value, const std::string& description);
  // Runs when the command was named on the command line.
  void action(std::function<void()> run);

 private:
  CLI::App* app_;
};

}  // namespace passnet
