// The end of a command's description: the options that every command takes, and what it runs.
#pragma once

#include "cli/command_line.hpp"
#include "cli/session.hpp"

#include <memory>
#include <string>

namespace passnet {

// Returns the exit code.
template <class Arguments>
using CommandAction = int (*)(Session&, const Arguments&);

// Reports an error, with the exit code of bad input.
template <class Arguments>
using FallibleAction = Result<void> (*)(Session&, const Arguments&);

template <class Arguments>
void set_action(CliCommand command, Session& session, const std::shared_ptr<Arguments>& arguments,
                CommandAction<Arguments> action) {
  session.add_options(command);
  command.action(
      [&session, arguments, action] { session.exit_code = action(session, *arguments); });
}

template <class Arguments>
void set_action(CliCommand command, Session& session, const std::shared_ptr<Arguments>& arguments,
                FallibleAction<Arguments> action) {
  session.add_options(command);
  command.action([&session, arguments, action] {
    if (const auto done = action(session, *arguments); !done) {
      session.report(done.error());
      session.exit_code = kBadInput;
    }
  });
}

// Adds a command to a group; `example` is what follows `passnet` in the last line of its help. Its
// own options are listed after those that every command takes.
template <class Arguments>
CliCommand add_action(CliCommand group, Session& session, const std::string& name,
                      const std::string& description, const std::string& example,
                      CommandAction<Arguments> action,
                      const std::shared_ptr<Arguments>& arguments) {
  CliCommand command = group.add_command(name, description);
  command.footer("Example: passnet " + example);
  set_action(command, session, arguments, action);
  return command;
}

}  // namespace passnet
