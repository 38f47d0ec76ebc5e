// Finds instances of a pattern: drafts are drawn, and repaired if the pattern or its guard does not
// accept them.
#pragma once

#include "fuzz_pass/draft_builder.hpp"

#include <optional>

namespace passnet {

struct Instance {
  Draft draft;
  Graph graph;
};

// Finds an instance that the whole text of the pass accepts; most inputs have the dtype. nullopt if
// none was found in bounded time.
std::optional<Instance> find_instance(const DraftBuilder& builder, DType dtype,
                                      RandomStream& random);

// The dtypes that the pass's text names; f32, f16 and bf16 if it names none.
std::vector<DType> named_dtypes(const Pass& pass);
// True if it names any.
bool names_dtypes(const Pass& pass);

}  // namespace passnet
