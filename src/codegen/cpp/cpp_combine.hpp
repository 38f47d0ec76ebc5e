// Prints reductions and scans within a row.
#pragma once

#include "codegen/cpp/cpp_loops.hpp"
#include "codegen/cpp/cpp_scope.hpp"
#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/schedule/cpu_rows.hpp"

namespace passnet {

// `loops`: those of stage `stage` of the group; none is open yet.
void print_reduce(const Kernel& kernel, const CpuRows& group, size_t stage, StageLoops& loops,
                  CppWriter& writer);
void print_scan(const Kernel& kernel, const CpuRows& group, size_t stage, StageLoops& loops,
                CppWriter& writer);

}  // namespace passnet
