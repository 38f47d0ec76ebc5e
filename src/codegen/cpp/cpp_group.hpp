// Prints groups of stages as parallel loops over rows.
#pragma once

#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/schedule/cpu_rows.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The buffers of a call, `buffers[place]`, and the layout of each.
struct CppBuffers {
  std::vector<size_t> place;  // by buffer; unused for locals
  std::vector<Layout> layouts;
  std::optional<size_t> report;       // the place of the buffer for what the kernel refuses
  std::vector<std::string> comments;  // by stage of the kernel, or none
};

// Prints groups of the schedule, those that are pieces of one loop together.
void print_groups(const CpuSchedule& schedule, std::span<const CpuRows> groups,
                  const CppBuffers& buffers, CppWriter& writer);

}  // namespace passnet
