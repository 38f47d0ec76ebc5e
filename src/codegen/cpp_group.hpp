// Prints one group of stages as a parallel loop over rows.
#pragma once

#include "codegen/block_form.hpp"
#include "codegen/cpp_writer.hpp"
#include "codegen/schedule.hpp"

#include <map>
#include <string>
#include <vector>

namespace passnet {

// Where a call finds its buffers: `buffers[place]`, and how each lies.
struct CppBuffers {
  const Target* target = nullptr;
  std::vector<size_t> place;  // by buffer; unused for locals
  std::vector<Layout> layouts;
  std::vector<std::string> comments;  // by stage of the kernel, or none
  const BlockForm* form = nullptr;    // null: the kernel shares out all of its rows itself
  bool is_before = false;             // of a form: what has no rows
};

// `number` tells the groups of a kernel apart.
void print_group(const Kernel& kernel, const RowGroup& group, const CppBuffers& buffers,
                 CppWriter& writer);

}  // namespace passnet
