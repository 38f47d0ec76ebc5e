// How the temporaries of a merged kernel lie.
#pragma once

#include "fuse/inline.hpp"

#include <vector>

namespace passnet {

using DimOrder = SmallVector<size_t, 6>;

// By cell, its dims as they lie, outermost first; empty where they lie as they are. A temporary
// lies as most iterations of the stages that store and load it walk what is outside of the kernel.
// `needed`: by cell, whether it is stored.
std::vector<DimOrder> choose_orders(const StageGroup& group, const Inlining& choice,
                                    const std::vector<bool>& needed);

}  // namespace passnet
