// `passnet dataset build|stats|query`.
#pragma once

#include "cli/command_line.hpp"
#include "cli/session.hpp"

namespace passnet {

void add_building(CliCommand group, Session& session);

}  // namespace passnet
