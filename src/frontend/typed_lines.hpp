// Typed lines: one graph a row of JSON, as `.jsonl` or `.jsonl.gz` files hold them.
#pragma once

#include "frontend/fx/fx.hpp"

#include <string>
#include <string_view>

namespace passnet {

struct TypedLine {
  FxProgram program;  // named by the row's `hash`, or `#N` without one
  std::string task;   // empty: none
  std::string model;  // the row's `source`: what it was taken from; empty: unknown
};

// {"inputs": [{shape, dtype, stride?, mean?, std?, min?, max?}], "nodes": [{id, op, args, kwargs}],
// "outputs": [id], "hash"?, "task"?, "source"?}; other keys, `type` among them, are ignored. `span`
// is the row's place. Errors: "bad-line" where the row is not of this form, "source-too-deep".
Result<TypedLine> parse_typed_line(std::string_view row, Span span);

// The `hash` of a row, read without parsing the rest as a graph; empty where it has none.
Result<std::string> typed_line_hash(std::string_view row, Span span);

}  // namespace passnet
