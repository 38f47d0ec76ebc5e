#include "eval/side/blame.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kMostNames = 3;

void add(std::vector<std::string>& names, std::string name) {
  if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
}

void add_places(std::vector<std::string>& names, const std::vector<Placement>& places,
                uint32_t block, std::string_view what) {
  for (size_t i = 0; i < places.size(); ++i) {
    if (places[i].block.index == block) add(names, fmt::format("{} {}", what, i));
  }
}

}  // namespace

std::string describe_block(const CompiledGraph& compiled, uint32_t block) {
  const Plan& plan = compiled.plan;
  std::vector<std::string> names;
  for (size_t step = 0; step < plan.steps.size(); ++step) {
    const StepOrigin& origin = compiled.origins[step];
    const std::vector<BlockId>& blocks = buffers_of(plan.steps[step]);
    for (size_t i = 0; i < std::min(blocks.size(), origin.buffers.size()); ++i) {
      if (blocks[i].index != block) continue;
      add(names, fmt::format("{} of {}", origin.buffers[i], origin.label));
    }
  }
  if (names.empty()) add_places(names, plan.results, block, "result");
  if (names.empty()) add_places(names, plan.inputs, block, "input");
  if (names.empty()) return "a temporary";
  names.resize(std::min(names.size(), kMostNames));
  return fmt::format("{}", fmt::join(names, " or "));
}

std::string describe_authors(const CompiledGraph& compiled) {
  std::vector<std::string> names;
  for (const StepOrigin& origin : compiled.origins) {
    if (!origin.buffers.empty()) add(names, origin.label);
  }
  if (names.empty()) return "";
  const bool is_one = names.size() == 1;
  names.resize(std::min(names.size(), kMostNames));
  return fmt::format(" in {}{}", is_one ? "" : "one of ", fmt::join(names, ", "));
}

}  // namespace passnet
