// `passnet dataset show|split|merge|export|verify`.
#pragma once

#include "cli/command_line.hpp"
#include "cli/session.hpp"

namespace passnet {

void add_dataset_tools(CliCommand group, Session& session);

}  // namespace passnet
