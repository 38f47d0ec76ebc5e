#include "generate/input_set.hpp"

namespace passnet {

std::optional<InputSet> input_set_from_name(std::string_view name) {
  for (const InputSetInfo& entry : kInputSets) {
    if (entry.name == name) return entry.set;
  }
  return std::nullopt;
}

}  // namespace passnet
