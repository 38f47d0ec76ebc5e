// `passnet dataset decompose`: prints the pieces of whole graphs.
#pragma once

#include "cli/command_line.hpp"
#include "cli/session.hpp"

namespace passnet {

void add_decompose_command(CliCommand command, Session& session);

}  // namespace passnet
