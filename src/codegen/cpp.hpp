// C++ text of kernels, for the prelude device/cpu.hpp.
#pragma once

#include "codegen/schedule_sizes.hpp"
#include "kernel/kernel.hpp"
#include "kernel/target.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// What sources include: the name under which a compiler must find the prelude.
inline constexpr std::string_view kCppPrelude = "cpu.hpp";

struct CppSource {
  std::string text;                    // the same for all instances of one structure
  std::vector<int64_t> parameters;     // of this instance
  std::vector<int64_t> scratch_bytes;  // one a buffer that the call needs after the outputs
  std::vector<std::string> sizes;      // of each row group, for people
};

// Whether extents, strides and offsets are run-time parameters, so that one text serves every
// shape, or literals, so that the compiler knows how far loops run.
enum class CppNumbers : uint8_t { kParameters, kLiterals };

// A source with one entry, `extern "C" void symbol(pn::Context*, void* const* buffers,
// const int64_t* parameters)`. Its buffers: inputs, outputs, scratch. `layouts`: where each input
// and output lies. With parameters the text depends on dtypes, expressions, which strides are 0 or
// 1, which loops merge, and a few classes of size (`schedule`). `asked`: sizes in place of the
// compiler's own. `comments`: for readers, lines before each stage; none, or one a stage of the
// kernel.
CppSource print_cpp(const Kernel& kernel, std::span<const Layout> layouts, std::string_view symbol,
                    const Target& target, CppNumbers numbers = CppNumbers::kParameters,
                    const Schedule& asked = {}, std::span<const std::string> comments = {});

}  // namespace passnet
