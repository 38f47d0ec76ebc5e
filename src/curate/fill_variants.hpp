// Fills tasks that have few graphs of models with generalized variants of them.
#pragma once

#include "curate/curate.hpp"
#include "curate/flaw.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// Variants to make of a specimen: at most `count`.
struct VariantRequest {
  size_t specimen = 0;  // an index
  size_t count = 0;
};

// Plans variants for the op sequences that `curate` would choose if one graph were enough for a
// task (and a quarter more of them, since some cannot be varied), so that each has a quarter more
// graphs than its share of `options.graphs`. Of each, at most `kVariedGraphs` graphs that differ
// are varied. In ascending order.
inline constexpr size_t kVariedGraphs = 4;
std::vector<VariantRequest> plan_variants(std::span<const Specimen> specimens,
                                          const CurateOptions& options);

// Makes variants over dtype and shape: those without a flaw, with the occurrences of their origin.
// Any thread may call it.
std::vector<Specimen> make_variants(const Specimen& origin, size_t count,
                                    const SpecimenMaker& maker, const Catalog& catalog,
                                    const ScreenLimits& limits);

}  // namespace passnet
