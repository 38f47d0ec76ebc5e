// Native kernels: texts of authors in a device's own language, which can do whatever a process can.
// Kernels of the loop language (src/loops) are closed: they can only compute.
#pragma once

#include "diag/diagnostic.hpp"
#include "ir/graph.hpp"
#include "kernel/device.hpp"
#include "pass/pass.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace passnet {

struct Target;

// The decision of the person who runs a submission; no text of the submission can change it.
enum class NativeKernels : uint8_t { kRefused, kAllowed };

// Reports "native-kernel" at the name of each native kernel that the passes would launch on this
// target.
void refuse_native_kernels(std::span<const Pass> passes, const Target& target,
                           Diagnostics& diagnostics);

// Returns "native-kernel" at the first launch of a kernel that is native code of this device, if
// the graph has one.
std::optional<Diagnostic> find_native_launch(const Graph& graph, Device device);

}  // namespace passnet
