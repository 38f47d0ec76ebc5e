#include "library/split.hpp"

#include "kernel/costs/library.hpp"

namespace passnet {
namespace {

// A buffer that several stages write could be split between two parts.
bool writes_buffers_once(const Kernel& kernel) {
  std::vector<bool> written(kernel.buffers.size());
  for (const Stage& stage : kernel.stages) {
    if (written[stage.target.index]) return false;
    written[stage.target.index] = true;
  }
  return true;
}

}  // namespace

std::vector<SplitPart> split(const Kernel& kernel, std::span<const Layout> layouts,
                             std::span<const DType> dtypes, const LibraryRules& rules) {
  std::vector<SplitPart> parts;
  const bool divisible = writes_buffers_once(kernel);
  size_t begin = 0;  // first of the stages that are in no part yet
  const auto close = [&](size_t end) {
    if (end > begin) parts.emplace_back(extract_part(kernel, begin, end - begin));
  };
  for (size_t stage = 0; divisible && stage < kernel.stages.size();) {
    auto product = find_product(kernel, stage, layouts, dtypes, rules);
    if (!product) {
      ++stage;
      continue;
    }
    close(stage);
    product->first = stage;
    stage += product->stages;
    begin = stage;
    parts.emplace_back(*product);
  }
  close(kernel.stages.size());
  return parts;
}

}  // namespace passnet
