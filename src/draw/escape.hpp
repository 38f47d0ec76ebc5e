// Text in HTML, XML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace passnet {

// Escapes text for elements and quoted attributes. Control characters, which XML has no spelling
// for, become U+FFFD; tabs and line ends stay.
std::string escape_markup(std::string_view text);

}  // namespace passnet
