// The units of a whole graph as a blob, from which motifs are found without decomposing again.
#pragma once

#include "dataset/store/text_blob.hpp"
#include "decompose/units.hpp"
#include "diag/diagnostic.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

std::string pack_units(const std::vector<Unit>& units, TextPacker& packer);

// Errors: "broken-units", those of `unpack_text`.
Result<std::vector<Unit>> unpack_units(std::string_view blob);

}  // namespace passnet
