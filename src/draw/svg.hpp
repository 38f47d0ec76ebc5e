// An outline as a self-contained SVG: no script, no font, no other file.
#pragma once

#include "draw/outline.hpp"

#include <string>
#include <string_view>

namespace passnet {

// `&`, `<`, `>`, `"` and control characters as XML takes them.
std::string escape_xml(std::string_view text);

// The style of the pictures: rules below `.drawing`.
std::string_view drawing_style();

// Every box is a group with the id `v-NAME` of its value and a tooltip (`<title>`); colors follow
// the reader's light or dark scheme. `subtitle` stands under the graph's name.
std::string print_svg(const Outline& outline, std::string_view subtitle);

// The same for a page that has `drawing_style` and a heading of its own and shows several pictures:
// without style, heading and ids.
std::string print_svg_part(const Outline& outline);

}  // namespace passnet
