// Estimates the tokens of a text, for limits where no tokenizer is at hand.
#pragma once

#include <cstddef>
#include <string_view>

namespace passnet {

// Counts words, digits and signs, with weights fitted to the tokenizer of SmolLM2 on this project's
// graphs, passes and pages (docs/agent.md): its count is 0.86 to 1.06 of the estimate; larger
// vocabularies need fewer tokens.
size_t estimate_tokens(std::string_view text);

}  // namespace passnet
