// Prints sums of products that run in tiles of registers.
#pragma once

#include "codegen/cpp/cpp_scope.hpp"
#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/schedule/cpu_rows.hpp"

namespace passnet {

// Prints a stage of the group that is a `ProductForm` as a call of the prelude.
void print_product(const Kernel& kernel, const CpuRows& group, size_t stage, const CppScope& scope,
                   CppWriter& writer);

}  // namespace passnet
