// A model of ONNX as a captured program: one call `onnx.OP` per node of ONNX's own domain. What the
// ops mean is in the texts (onnx_texts.hpp).
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/onnx/onnx_model.hpp"
#include "frontend/onnx/onnx_tensor.hpp"
#include "frontend/onnx/onnx_text.hpp"
#include "frontend/read/chosen_extents.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct OnnxProgram {
  FxProgram program;
  std::vector<std::optional<Tensor>> contents;  // by input: tensors of the model, nullopt: passed
};

// The inputs are the model's, then its tensors in the order of their first use; constants of one
// element, and integers of at most 16, are part of the program. Functions of the model are inlined;
// If, Loop and Scan become branches and loops. Errors, located in `text`: "unsupported-onnx",
// "unsupported-op", "bad-onnx", "unknown-extent", "unknown-symbol", "onnx-dtype", those of
// OnnxTensors::read.
Result<OnnxProgram> make_onnx_program(const OnnxModel& model, WireFile& file, OnnxTensors& tensors,
                                      const OnnxText& text, SourceId source,
                                      const ChosenExtents& chosen);

}  // namespace passnet
