// `passnet suite resize` and `suite select`: suites of the tasks of another suite.
#pragma once

#include "cli/session.hpp"

namespace passnet {

void add_resize(CliCommand group, Session& session);
void add_select(CliCommand group, Session& session);

}  // namespace passnet
