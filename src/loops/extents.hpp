// Extents that the signature of a loop kernel binds to names.
#pragma once

#include "kernel/launch.hpp"
#include "loops/syntax.hpp"
#include "type/shape.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>

namespace passnet {

// The types and numbers for which a kernel is made. `parameters`: a number for each of the
// kernel's.
struct LoopSignature {
  std::span<const TensorType> operands;
  std::span<const TensorType> results;
  std::span<const LaunchArgument> parameters;
};

struct LoopExtents {
  std::map<std::string, int64_t, std::less<>> dims;
  std::map<std::string, Shape, std::less<>> packs;

  // The value of a term of integers and names of extents; nothing for other terms, for divisions by
  // zero, and beyond 64 bits.
  std::optional<int64_t> evaluate(const LoopTerm& term) const;
};

// Binds the names of the operands' dims, and checks those of all tensors. A dim such as `t - skip`
// or `2*h` binds the one name in it that nothing else binds. Errors: "loop-types".
Result<LoopExtents> bind_extents(const LoopKernel& kernel, const LoopSignature& signature);

}  // namespace passnet
