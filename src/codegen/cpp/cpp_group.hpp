// Prints one group of stages as a parallel loop over rows.
#pragma once

#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/schedule/cpu_rows.hpp"

#include <string>
#include <vector>

namespace passnet {

// The buffers of a call, `buffers[place]`, and the layout of each.
struct CppBuffers {
  std::vector<size_t> place;  // by buffer; unused for locals
  std::vector<Layout> layouts;
  std::vector<std::string> comments;  // by stage of the kernel, or none
};

// `group`: a group of the schedule.
void print_group(const CpuSchedule& schedule, const CpuRows& group, const CppBuffers& buffers,
                 CppWriter& writer);

}  // namespace passnet
