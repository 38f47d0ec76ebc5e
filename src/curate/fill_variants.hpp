// Fills tasks that have few graphs of models with generalized variants of them.
#pragma once

#include "curate/curate.hpp"
#include "curate/flaw.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Variant;

// Variants to make of a specimen: at most `count`.
struct VariantRequest {
  size_t specimen = 0;  // an index
  size_t count = 0;
};

// Graphs of an op sequence that are varied, at most.
inline constexpr size_t kVariedGraphs = 4;

// The options with which `curate` chooses op sequences to vary: as if one graph were enough for a
// task, a quarter more of them, since some cannot be varied, and `kVariedGraphs` graphs of each.
CurateOptions origin_options(const CurateOptions& options);

// Plans variants for those op sequences, so that each has a quarter more graphs than its share of
// `options.graphs`. In ascending order.
std::vector<VariantRequest> plan_variants(std::span<const Specimen> specimens,
                                          const CurateOptions& options);

// Says what makes the variant of a graph of this dtype: `bf16, batch 8, sequence 64`.
std::string change_text(const Variant& variant, DType dtype);

// Makes variants over these dtypes, and over shape: those without a flaw, with the occurrences of
// their origin; none of an origin with a flaw. Any thread may call it.
std::vector<Specimen> make_variants(const Specimen& origin, size_t count,
                                    const SpecimenMaker& maker, const Catalog& catalog,
                                    const ScreenLimits& limits, const std::vector<DType>& dtypes);

}  // namespace passnet
