// Prints kernels as C++ text for the prelude device/cpu.hpp.
#pragma once

#include "codegen/kernel_text.hpp"
#include "codegen/schedule/cpu_rows.hpp"

#include <span>
#include <string>
#include <string_view>

namespace passnet {

// The header that sources include; compilers must find the prelude under this name.
inline constexpr std::string_view kCppPrelude = "cpu.hpp";

// Prints a source with one entry, `extern "C" void symbol(pn::Context*, void* const* buffers, const
// int64_t* parameters)`. Its buffers: inputs, outputs, scratch. `layouts`: one per input and
// output. If extents are parameters, the text depends only on dtypes, expressions, which strides
// are 0 or 1, which loops merge, and a few classes of size. `comments`: lines for readers before
// each stage; empty, or one per stage of the kernel that was scheduled.
//
// The entry of a block form computes only the rows [p[0], p[1]), numbered through all row loops,
// and the columns [p[2], p[3]) if they are cut; rows of the block are p[4] elements apart. If p[1]
// is 0, it runs the groups before the rows. Rows may run in several threads at once.
KernelText print_cpp(const CpuSchedule& schedule, std::span<const Layout> layouts,
                     std::string_view symbol, std::span<const std::string> comments = {});

}  // namespace passnet
