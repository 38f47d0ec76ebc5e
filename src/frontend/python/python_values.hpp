// Python literals as values.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/python/python_parser.hpp"

#include <string_view>

namespace passnet {

// What an expression denotes without evaluating any call: numbers, strings, True, None, `-1`,
// `inf`, `float("inf")`, lists, tuples and dicts of them; nullopt for anything else. Numbers that
// do not fit are nullopt too.
std::optional<FxValue> python_literal(const PythonParser& parser, PythonNodeId id);

// The text of a chain of names (`torch.nn.functional.relu`), without the spaces that may stand in
// it; empty for any other expression.
std::string python_dotted_name(const PythonParser& parser, PythonNodeId id);

}  // namespace passnet
