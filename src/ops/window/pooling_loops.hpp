// The windows of pooling ops, and the stages that reduce over them.
#pragma once

#include "ops/lowering.hpp"
#include "ops/window/sliding_window.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// Positions of the parameters of a pooling op in its schema; 0 if it has none.
struct PoolingParameters {
  size_t dilation = 0;
  size_t ceil_mode = 0;
};
inline constexpr PoolingParameters kMaxPool{.dilation = 4, .ceil_mode = 5};
inline constexpr PoolingParameters kAveragePool{.ceil_mode = 4};

// The windows of op(self, kernel_size, stride, padding, …); an empty stride is the kernel's size.
// "bad-window", "window-too-large", "empty-window-input"
Result<std::vector<SlidingWindow>> pooling_windows(const OpCall& call, size_t dims,
                                                   PoolingParameters parameters);

// The loops of a pooling kernel: those of the result, then those within the window.
struct PoolingLoops {
  ParameterIds outer;
  ParameterIds all;
  ExprIds place;   // into the result
  ExprIds source;  // into the input
  ExprId guard;    // true if the source is within the input; invalid: it always is

  size_t reduced() const { return all.size() - outer.size(); }
};

// `steps`: the position within the window, one per dim; by default the loops over it.
PoolingLoops pooling_loops(KernelBuilder& builder, const LoweredBuffers& buffers,
                           std::span<const SlidingWindow> windows,
                           std::span<const ExprId> steps = {});

// The number of elements that a window counts: of those within the input, or within its padding
// too.
ExprId window_count(KernelBuilder& builder, const SlidingWindow& window, ExprId o,
                    bool with_padding);

// The loops of adaptive pooling, op(self, output_size), and the number of elements of a window:
// window o of n is floor(o * input / n) to ceil((o + 1) * input / n).
struct AdaptiveLoops {
  PoolingLoops loops;
  ExprId divisor;
};
AdaptiveLoops adaptive_loops(const OpCall& call, const LoweredBuffers& buffers,
                             KernelBuilder& builder, size_t dims,
                             std::span<const ExprId> steps = {});

// Stores the largest elements in the first result.
void append_max(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                const PoolingLoops& loops);

// Does the same, and stores their positions, in row-major order of the pooled dims, in the second
// result. `again` returns the loops with other steps within the windows.
void append_max_position(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                         const PoolingLoops& loops,
                         const std::function<PoolingLoops(std::span<const ExprId> steps)>& again);

// Stores the sums of the windows, divided.
void append_average(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                    const PoolingLoops& loops, ExprId divisor);

}  // namespace passnet
