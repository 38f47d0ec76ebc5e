// Converts Python literals to values.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/python/python_parser.hpp"

#include <string_view>

namespace passnet {

// The value that an expression denotes without a call: numbers, strings, True, None, `-1`, `inf`,
// `float("inf")`, `float("0.5")`, lists, tuples and dicts of them; nullopt for anything else, and
// for numbers out of range.
std::optional<FxValue> python_literal(const PythonParser& parser, PythonNodeId id);

// The text of a chain of names (`torch.nn.functional.relu`), without spaces inside; empty for any
// other expression.
std::string python_dotted_name(const PythonParser& parser, PythonNodeId id);

}  // namespace passnet
