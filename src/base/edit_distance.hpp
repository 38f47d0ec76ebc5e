// Spelling distance, for "did you mean".
#pragma once

#include <cstddef>
#include <string_view>

namespace passnet {

// Insertions, deletions, substitutions and swaps of neighbors from `a` to `b`; anything above
// `limit` gives limit + 1.
size_t edit_distance(std::string_view a, std::string_view b, size_t limit);

}  // namespace passnet
