// The way in which a builder of kernels treats constants.
#pragma once

#include <cstdint>

namespace passnet {

// kKeep: constants, identities and conversions stay as they are applied. For tests, which hold
// folded kernels to these: the interpreter runs what a builder makes, so that a wrong fold would be
// wrong in the reference and in generated code alike.
enum class Folding : uint8_t { kFold, kKeep };

}  // namespace passnet
