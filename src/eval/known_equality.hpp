// Facts of graphs that were compared before, in the cache of kernels.
#pragma once

#include "correct/equal/equality.hpp"
#include "toolchain/artifact_cache.hpp"

namespace passnet {

// As compare_in_fields; graphs of the same canonical hashes are compared once, unless inputs have
// literal data, which is no part of the hash.
Equality compare_once(const Graph& before, const Graph& after, const Catalog& catalog,
                      const EqualityOptions& options, const ArtifactCache& cache);

}  // namespace passnet
