// `passnet pass import`.
#pragma once

#include "cli/command_line.hpp"
#include "cli/session.hpp"

namespace passnet {

void add_pass_import(CliCommand group, Session& session);

}  // namespace passnet
