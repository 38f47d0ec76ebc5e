// Traces extents through the ops whose arguments name sizes, and through element by element ops.
#pragma once

#include "generalize/trace/node_trace.hpp"

#include <string_view>

namespace passnet {

using SizeRule = void (*)(NodeTrace&);

// The rule for an op: nullptr if it has none, because its results follow from its operands.
SizeRule find_size_rule(const Op& op);

// Rules of ops that group elements into other dims.
void trace_reshape(NodeTrace& trace);
void trace_unflatten(NodeTrace& trace);
void trace_flatten(NodeTrace& trace);
// Rules of ops that cut a dim, or join parts.
void trace_slice(NodeTrace& trace);
void trace_narrow(NodeTrace& trace);
void trace_split(NodeTrace& trace);
void trace_chunk(NodeTrace& trace);
void trace_cat(NodeTrace& trace);
void trace_glu(NodeTrace& trace);
void trace_interpolate(NodeTrace& trace);

}  // namespace passnet
