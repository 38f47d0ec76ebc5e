// The extents of a model's inputs.
#pragma once

#include "frontend/onnx/onnx_model.hpp"
#include "frontend/read/chosen_extents.hpp"

#include <vector>

namespace passnet {

// Returns the shape of each input. A dim that is no number has the value that is chosen for its
// symbol, that of its expression of chosen symbols (`2*N`), or that chosen for `INPUT.PLACE`.
// Errors: "unknown-extent", which names all that are missing, "unknown-symbol".
Result<std::vector<std::vector<int64_t>>> onnx_shapes(std::span<const OnnxValue* const> inputs,
                                                      const ChosenExtents& chosen, Span span);

}  // namespace passnet
