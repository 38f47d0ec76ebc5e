// `passnet dataset vary|measure`: adds variants and measured times to a dataset.
#pragma once

#include "cli/session.hpp"

namespace passnet {

void add_enriching(CliCommand group, Session& session);

}  // namespace passnet
