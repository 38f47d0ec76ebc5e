// `passnet suite headroom`: what the default compiler leaves to gain on each task of a suite.
#pragma once

#include "cli/session.hpp"

namespace passnet {

void add_headroom(CliCommand group, Session& session);

}  // namespace passnet
