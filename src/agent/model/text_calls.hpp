// Calls of tools as blocks in a model's text, for models and interfaces without native calls.
#pragma once

#include "agent/model/message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

struct TextCall {
  ToolCall call;
  size_t end = 0;  // of the call in the text: what follows was not written to be read
};

// Finds the first call of a text: a block ```tool with {"name", "arguments"}, or a block ```pass,
// or one that begins with a pass, with the name of a tool after it (before it, if there is none;
// evaluate_pass without any). A tool block that is no such JSON is a call of the tool `tool`, which
// does not exist.
std::optional<TextCall> find_text_call(std::string_view text);

}  // namespace passnet
