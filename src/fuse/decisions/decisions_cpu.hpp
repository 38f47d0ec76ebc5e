// The fusion rules of a CPU: they keep its vectors full and its caches useful.
#pragma once

#include "fuse/decisions/fusion_rules.hpp"

#include <array>
#include <optional>
#include <span>

namespace passnet {

// Stores an f16 value that a map over as many elements reads once, if the loop that would compute
// it there is not vectorized, because it or its reader is strided: runs of stored values are
// rounded by the processor's own conversions, single values are not.
std::optional<FusionDecision> store_rounded(const FusionSite& site);

// Stores a value that gathers elements below four bytes, for which CPUs have no gather instruction,
// if its readers compute enough to be vectorized.
std::optional<FusionDecision> store_narrow_gather(const FusionSite& site);

// Stores a value with short rows that do not continue in memory if a reduction reads it: computing
// it there would split the reduced rows.
std::optional<FusionDecision> keep_rows_whole(const FusionSite& site);

// Stores an expensive value if a reduction reads it in rows that do not fill vectors.
std::optional<FusionDecision> store_for_short_reduction(const FusionSite& site);

// Stores a value of which strided readers use nearly all elements, if computing it there would
// gather each of its operands.
std::optional<FusionDecision> store_for_strided_readers(const FusionSite& site);

// Stores a value if a reader's loop cannot compute it in vectors.
std::optional<FusionDecision> store_for_scalar_readers(const FusionSite& site);

// Stores a value if its readers' runs would leave vectors idle that its own loops fill, or its own
// runs those of a reader that calls an expensive function.
std::optional<FusionDecision> fill_vectors(const FusionSite& site);

// Stores a value that is reduced, or read more than once, and reads inputs contiguous along
// different loops: tiles read them once.
std::optional<FusionDecision> store_transposed(const FusionSite& site);

// Reads a value that is stored in any case from there if each element is read more than once, and
// computing it would read its inputs strided.
std::optional<FusionDecision> read_stored_in_order(const FusionSite& site);

// Inlines a value that is read about once and that nothing outside reads.
std::optional<FusionDecision> inline_single_use(const FusionSite& site);

std::span<const FusionRule> cpu_fusion_rules();

}  // namespace passnet
