// Prints one stage within a row.
#pragma once

#include "codegen/cpp/cpp_scope.hpp"
#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/schedule/cpu_rows.hpp"

namespace passnet {

// `stage`: a stage of the group. The scope has names for everything that the stage uses.
void print_stage(const Kernel& kernel, const CpuRows& group, size_t stage, const CppScope& scope,
                 CppWriter& writer);

}  // namespace passnet
