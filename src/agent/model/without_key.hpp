// Keeps the key of an interface out of texts: a server knows it, and may repeat it.
#pragma once

#include "agent/model/message.hpp"

#include <string>
#include <string_view>

namespace passnet {

// Replaces the key by `KEY`. Keys of fewer than 6 characters are placeholders, which local servers
// accept, and stay.
std::string without_key(std::string text, std::string_view key);

// Replaces the key in all texts of a message, at any depth of its calls' arguments.
Message without_key(Message message, std::string_view key);

}  // namespace passnet
