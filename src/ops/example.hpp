// The examples of entries as graphs.
#pragma once

#include "ir/op.hpp"

#include <string>

namespace passnet {

// The graph text of an op's example: `[(%x: f32[2,8], …)] %y = op(%x) : f32[2]`. Inputs that the
// example does not declare have the type of its first result.
std::string example_graph(const Op& op);

}  // namespace passnet
