#include "dataset/phase.hpp"

#include <algorithm>

namespace passnet {

std::vector<std::string> phase_names() { return {kPhases.begin(), kPhases.end()}; }

std::optional<Phase> find_phase(std::string_view name) {
  const auto* const found = std::ranges::find(kPhases, name);
  if (found == kPhases.end()) return std::nullopt;
  return static_cast<Phase>(found - kPhases.begin());
}

Phase phase_of(std::string_view model) {
  std::string_view last = model.substr(model.rfind('/') + 1);
  if (last.size() == model.size()) return Phase::kInference;
  if (const size_t line = last.find('_'); line != std::string_view::npos) {
    const std::string_view number = last.substr(line + 1);
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (number.empty() || !std::ranges::all_of(number, is_digit)) return Phase::kInference;
    last = last.substr(0, line);
  }
  return find_phase(last).value_or(Phase::kInference);
}

}  // namespace passnet
