// `passnet pass new` and `passnet pass fmt`: tools for authors of passes.
#pragma once

#include "cli/session.hpp"

namespace passnet {

// Adds the commands to the group `pass`.
void add_pass_tools(CliCommand group, Session& session);

}  // namespace passnet
