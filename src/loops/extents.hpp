// Extents that the signature of a loop kernel binds to names.
#pragma once

#include "kernel/launch.hpp"
#include "loops/syntax.hpp"
#include "type/shape.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The types and numbers for which a kernel is made. An operand without a type is none.
// `parameters`: a number for each of the kernel's.
struct LoopSignature {
  std::span<const std::optional<TensorType>> operands;
  std::span<const TensorType> results;
  std::span<const LaunchArgument> parameters;
};

struct LoopExtents {
  std::map<std::string, int64_t, std::less<>> dims;
  std::map<std::string, Shape, std::less<>> packs;
  std::map<std::string, int64_t, std::less<>> parameters;  // `$groups`: those that are integers

  // The value of a term of integers, parameters and names of extents; nothing for other terms, for
  // divisions by zero, and beyond 64 bits.
  std::optional<int64_t> evaluate(const LoopTerm& term) const;
};

// Binds the names of the operands' dims, and checks those of all tensors. A dim such as `t - skip`
// or `2*h` binds the one name in it that nothing else binds. Errors: "loop-types".
Result<LoopExtents> bind_extents(const LoopKernel& kernel, const LoopSignature& signature);

// The number of dims that each dim of the signature matches in a tensor of this rank;
// "loop-types" if the ranks do not fit.
Result<std::vector<size_t>> count_dims(const LoopTensor& tensor, const TensorType& type);

}  // namespace passnet
