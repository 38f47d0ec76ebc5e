// Secrets of a round: a candidate cannot know what is derived from one.
#pragma once

#include <cstdint>

namespace passnet {

uint64_t draw_secret();

// A one-way function: remains of an earlier round's inputs reveal nothing about the seed or the
// secret.
uint64_t mix(uint64_t seed, uint64_t secret);

}  // namespace passnet
