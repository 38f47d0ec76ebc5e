// The machine code of a compiled graph's kernels for a GPU, as text.
#pragma once

#include "compile/compiled.hpp"

#include <string>
#include <string_view>

namespace passnet {

// The forms of `compile --emit` that only a GPU has.
constexpr bool is_device_code(std::string_view form) { return form == "ptx" || form == "sass"; }

// Lists the kernels in PTX or, through nvdisasm or cuobjdump, in SASS, compiled with line
// information or without. Errors: the toolchain's; "kernel-not-compiled"; "disassembler-not-found";
// "disassembler-failed".
Result<std::string> list_device_code(const CompiledGraph& compiled, std::string_view form,
                                     bool line_info);

}  // namespace passnet
