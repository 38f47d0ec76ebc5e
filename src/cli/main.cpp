// The program `passnet`: reads the command line, runs one command, exits with its code.
#include "cli/commands/commands.hpp"
#include "cli/session.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <system_error>
#include <vector>

namespace {

// Reports a first word that is no command; the library would ask for one.
bool reports_unknown_command(const CLI::App& program, const passnet::Session& session,
                             const std::string& word) {
  std::vector<std::string> names;
  for (const CLI::App* command : program.get_subcommands({})) names.push_back(command->get_name());
  if (word.empty() || word[0] == '-' || std::ranges::find(names, word) != names.end()) return false;
  session.report(passnet::make_error({}, "unknown-command",
                                     "expected a command, one of {}, found '{}'",
                                     fmt::join(names, ", "), word));
  return true;
}

int run(int argc, char** argv) {
  passnet::Session session;
  CLI::App program("PassNet applies, judges and scores compiler passes written by language models.",
                   "passnet");
  program.require_subcommand(1);
  program.set_version_flag("--version", PASSNET_VERSION);
  program.footer("Example: passnet bench data/suite --passes examples/passes --out out/demo");
  passnet::CliCommand commands(&program);
  for (const passnet::CommandInfo& command : passnet::kCommands) {
    command.add(commands.add_command(command.name, command.description), session);
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (reports_unknown_command(program, session, argc > 1 ? argv[1] : "")) {
      return passnet::kBadInput;
    }
    const int code = program.exit(error);
    return code == 0 ? passnet::kDone : passnet::kBadInput;
  }
  return session.exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int code = run(argc, argv);
    if (std::fflush(stdout) == 0) return code;
    fmt::print(stderr, "passnet: error: cannot write the results: {} [output-unwritable]\n",
               std::strerror(errno));
    return passnet::kBadInput;
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "passnet: error: out of memory [out-of-memory]\n");
    return passnet::kBadInput;
  } catch (const std::system_error& error) {
    fmt::print(stderr, "passnet: error: {} [system-error]\n", error.what());
    return passnet::kBadInput;
  } catch (const std::exception& error) {
    fmt::print(stderr, "passnet: internal error: {}\n", error.what());
    return 70;
  }
}
