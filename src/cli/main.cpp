// The program `passnet`: reads the command line, runs one command, exits with its code.
#include "cli/command_line.hpp"
#include "cli/commands/commands.hpp"
#include "cli/session.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <system_error>
#include <vector>

namespace {

int run(int argc, char** argv) {
  if (argc < 1) return passnet::kBadInput;
  passnet::Session session;
  passnet::CliProgram program(
      "passnet", "PassNet applies, judges and scores compiler passes written by language models.",
      PASSNET_VERSION);
  passnet::CliCommand commands = program.root();
  commands.require_command();
  commands.footer("Example: passnet bench data/suite --passes examples/passes --out out/demo");
  for (const passnet::CommandInfo& command : passnet::kCommands) {
    command.add(commands.add_command(command.name, command.description), session);
  }
  session.complete = [&program] { return program.commands(); };
  std::vector<std::string> words(argv + 1, argv + argc);
  session.choose_diagnostic_form(words);
  const auto report = [&](const passnet::Diagnostic& error) { session.report(error); };
  return program.run(std::move(words), report) ? session.exit_code : passnet::kBadInput;
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
