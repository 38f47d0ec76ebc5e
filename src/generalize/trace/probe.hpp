// Traces extents through ops without a rule of their own: type inference is asked for other extents
// of the operands, and the answers are explained.
#pragma once

#include "generalize/trace/node_trace.hpp"

namespace passnet {

// Changes one extent of the operands at a time, together with equal ones where inference refuses it
// alone (they are unified), and explains each extent of the results as a number, a linear function
// of an operand's extent, rounded down if need be, a sum or a product. What no such form explains
// is pinned.
void trace_by_probing(NodeTrace& trace);

}  // namespace passnet
