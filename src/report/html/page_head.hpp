// The head of every page: title, security policy, styles.
#pragma once

#include <string>
#include <string_view>

namespace passnet {

// The document from its type to the start of the body; `title` is text. Pages load nothing.
std::string page_head(std::string_view title);

}  // namespace passnet
