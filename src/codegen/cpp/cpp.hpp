// C++ text of kernels, for the prelude device/cpu.hpp.
#pragma once

#include "codegen/kernel_text.hpp"
#include "codegen/schedule/cpu_rows.hpp"

#include <span>
#include <string>
#include <string_view>

namespace passnet {

// The header that sources include: compilers must find the prelude under this name.
inline constexpr std::string_view kCppPrelude = "cpu.hpp";

// A source with one entry, `extern "C" void symbol(pn::Context*, void* const* buffers,
// const int64_t* parameters)`. Its buffers: inputs, outputs, scratch. `layouts`: of each input and
// output. With parameters the text depends on dtypes, expressions, which strides are 0 or 1, which
// loops merge, and a few classes of size. `comments`: for readers, lines before each stage; none,
// or one per stage of the kernel that the schedule was made of.
//
// The entry of a block form does the rows [p[0], p[1]) alone, numbered through all row loops, and
// of cut columns [p[2], p[3]); rows of the block are p[4] elements apart. Where p[1] is 0, it does
// what comes before. Rows may run in several threads at once.
KernelText print_cpp(const CpuSchedule& schedule, std::span<const Layout> layouts,
                     std::string_view symbol, std::span<const std::string> comments = {});

}  // namespace passnet
