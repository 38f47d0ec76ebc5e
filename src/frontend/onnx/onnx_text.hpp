// A model as text, one line per node, in which diagnostics show their places.
#pragma once

#include "frontend/onnx/onnx_model.hpp"

#include <string>
#include <unordered_map>

namespace passnet {

struct OnnxText {
  std::string text;
  std::unordered_map<const void*, Span> spans;  // of a node or value, by its address

  // Spans of the text as it becomes the source `id`.
  Span span(const void* part, SourceId id) const;
};

// Writes inputs, nodes (graphs in attributes below theirs) and results, as ONNX's own printer
// names them: `y = Softmax <axis = 1> (x)`. The text has at most 64 MiB; later parts have no place.
OnnxText write_onnx_text(const OnnxModel& model);

}  // namespace passnet
