// Describes proofs of passes, for people and for models.
#pragma once

#include "fuzz_pass/fuzz.hpp"
#include "type/dtype.hpp"

#include <optional>
#include <span>
#include <string>

namespace passnet {

// `f32, bf16`.
std::string list_dtypes(std::span<const DType> dtypes);

// The instances that were asked for and not found; nullopt if there are all.
std::optional<std::string> missing_instances(const FuzzReport& report);

// `holds on 24 instances (bf16 8, f16 8, f32 8; …)`, without the name of the pass.
std::string describe(const FuzzReport& report);

// `wrong-value: …`, with a second line on the instance where it was first found; without a newline
// at the end.
std::string describe(const Counterexample& found);

}  // namespace passnet
