// Names what a failed call hit, for messages.
#pragma once

#include "compile/compiled.hpp"

#include <cstdint>
#include <string>

namespace passnet {

// The block as an author's kernel names it: "scratch 0 of pass kernel k"; otherwise as an input or
// a result of the graph. Blocks that several values share have several names.
std::string describe_block(const CompiledGraph& compiled, uint32_t block);

// " in pass kernel k", or nothing if the plan runs no text of an author. A call that ends by a
// signal or too late is in one of these launches.
std::string describe_authors(const CompiledGraph& compiled);

}  // namespace passnet
