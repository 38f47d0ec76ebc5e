// Kernels of the loop language for given shapes and dtypes.
#pragma once

#include "ir/graph.hpp"
#include "ir/op/op.hpp"
#include "kernel/kernel.hpp"
#include "kernel/launch.hpp"
#include "loops/extents.hpp"
#include "loops/syntax.hpp"

#include <span>
#include <string_view>

namespace passnet {

// Returns the kernel whose inputs are the operands that are not none, and whose outputs are the
// results. An index that no bound proves to be inside is clamped to the dim, unless it is computed
// from elements: then `add_checks` checks it. Every element of every result is stored once. Errors,
// located in the text: "loop-types" if the signature does not fit the types, "loop-name",
// "loop-type", "loop-store", "loop-bounds", "loop-divisor", "loop-size".
Result<Kernel> instantiate(const LoopKernel& kernel, std::string_view name,
                           const LoopSignature& signature, const Catalog& catalog);

// Parses the text and makes its kernel for a launch. Errors are located in the text's source.
Result<Kernel> instantiate(const KernelSource& source,
                           std::span<const std::optional<TensorType>> operands,
                           const Launch& launch, const Catalog& catalog);

// Makes the kernel of a launch in a graph.
Result<Kernel> instantiate(const KernelSource& source, const Graph& graph, const Node& launch,
                           const Catalog& catalog);

}  // namespace passnet
