// Chosen schedules, in records and for people.
#pragma once

#include "compile/tuned_block.hpp"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

namespace passnet {

nlohmann::ordered_json to_json(std::span<const TunedBlock> blocks);
// `mul, relu: vector=16, the fastest of 4 schedules, which take 1.24 to 2.07 µs`.
std::string describe(const TunedBlock& block);

}  // namespace passnet
