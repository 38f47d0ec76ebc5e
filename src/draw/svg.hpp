// An outline as a self-contained SVG: no script, no font, no other file.
#pragma once

#include "draw/outline.hpp"

#include <string>
#include <string_view>

namespace passnet {

// The style of the pictures: rules below `.drawing`.
std::string_view drawing_style();

// Every box is a group with the id `v-NAME` of its value and a tooltip (`<title>`); colors follow
// the reader's light or dark scheme. `subtitle` is printed under the graph's name.
std::string print_svg(const Outline& outline, std::string_view subtitle);

// Prints without style, heading and ids, for a page that has `drawing_style` and its own heading
// and shows several pictures.
std::string print_svg_part(const Outline& outline);

// Prints two states of a graph side by side, with the headings "before" and "after".
std::string print_svg_pair(const Outline& before, const Outline& after);

}  // namespace passnet
