// Arithmetic on shapes and lists that the texts of Paddle's ops call by name.
#pragma once

#include "frontend/fx/fx.hpp"

#include <span>
#include <string_view>

namespace passnet {

// Computes a function of the tables in paddle_fold.cpp and paddle_fold_windows.cpp; nullopt for an
// unknown name or operands of another form. Errors: "bad-index", "unsupported-arguments".
Result<std::optional<FxValue>> fold_paddle(std::string_view name,
                                           std::span<const FxValue> arguments, Span span);

}  // namespace passnet
