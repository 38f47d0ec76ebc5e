// Prints programs as the files of a GraphNet sample, and as typed lines.
#pragma once

#include "frontend/fx/fx.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace passnet {

// The one operator that no function of PyTorch means: a number divided by a tensor.
inline constexpr std::string_view kTrueDivide = "operator.truediv";

// `model.py`: a module whose forward function is the program.
std::string print_model(const FxProgram& program);

// `weight_meta.py`: a class for every input, with its type and known facts.
std::string print_metadata(const FxProgram& program);

// The `inputs`, `nodes` and `outputs` of a typed line.
nlohmann::json typed_row(const FxProgram& program);

}  // namespace passnet
