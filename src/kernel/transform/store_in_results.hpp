// Stores values in results at once, rather than in a temporary that is copied to a result later.
#pragma once

#include "kernel/kernel.hpp"

namespace passnet {

// Replaces every temporary that a stage fills and another one copies, element by element, to a
// result: the first stage stores the result, and whatever reads the temporary reads the result.
// Only where that changes no value: the temporary's elements are those of the result's dtype.
Kernel store_in_results(const Kernel& kernel);

}  // namespace passnet
