// Typed lines: one graph per JSON row, as in `.jsonl`, `.jsonl.gz` and `.jsonl.zst` files.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/origin.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

struct TypedLine {
  FxProgram program;  // named by the row's `hash`, or `#N` without one
  std::string task;   // empty: none
  std::string model;  // the row's `source`: the model that it was taken from; empty: unknown
  std::optional<ModelOrigin> origin;
  std::vector<ModelOrigin> also;  // of other models that have the same graph
};

// {"inputs": [{shape, dtype, stride?, mean?, std?, min?, max?}], "nodes": [{id, op, args, kwargs}],
// "outputs": [id], "hash"?, "task"?, "source"?, "origin"?, "also"?: [origin]}; other keys are
// ignored, `type` mostly. `span` is the row's place. Errors: "bad-line" if the row does not have
// this form, "source-too-deep", those of `read_origin`.
Result<TypedLine> parse_typed_line(std::string_view row, Span span);

// The `hash` of a row, read without parsing the rest as a graph; empty if it has none.
Result<std::string> typed_line_hash(std::string_view row, Span span);

}  // namespace passnet
