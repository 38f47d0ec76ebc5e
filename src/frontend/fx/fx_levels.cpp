#include "frontend/fx/fx_levels.hpp"

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

constexpr int64_t kMaxLevels = 8;

}  // namespace

std::optional<size_t> level_place(const Levels& levels, int64_t level) {
  const auto found = std::ranges::find(levels, level);
  if (found == levels.end()) return std::nullopt;
  return static_cast<size_t>(found - levels.begin());
}

std::optional<int64_t> FxLevels::enter() {
  if (open_ == kMaxLevels) return std::nullopt;
  return ++open_;
}

std::optional<int64_t> FxLevels::leave() {
  if (open_ == 0) return std::nullopt;
  return open_--;
}

Levels FxLevels::of(FxTensor tensor) const {
  const auto found = objects_.find(tensor.object);
  return found == objects_.end() ? Levels() : found->second;
}

Levels FxLevels::of(ValueId value) const {
  const auto found = values_.find(value);
  return found == values_.end() ? Levels() : found->second;
}

Levels FxLevels::of(std::span<const Argument> arguments) const {
  Levels result;
  if (values_.empty()) return result;
  const auto add = [&](ValueId value) {
    const auto found = values_.find(value);
    if (found == values_.end()) return;
    for (const int64_t level : found->second) {
      if (!level_place(result, level)) result.push_back(level);
    }
  };
  for (const Argument& argument : arguments) {
    if (const auto* value = std::get_if<ValueId>(&argument)) add(*value);
    if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      for (const ValueId value : *list) add(value);
    }
  }
  std::ranges::sort(result);
  return result;
}

FxValue FxLevels::set(FxValue value, const Levels& levels) {
  if (levels.empty()) return value;
  if (const auto* tensor = value.as<FxTensor>()) objects_[tensor->object] = levels;
  if (const auto* sequence = value.as<FxSequence>()) {
    for (const FxValue& entry : sequence->entries) set(entry, levels);
  }
  return value;
}

}  // namespace passnet
