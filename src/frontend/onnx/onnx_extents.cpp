#include "frontend/onnx/onnx_extents.hpp"

#include "frontend/pt2/symbols.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace passnet {
namespace {

constexpr size_t kShown = 20;

std::string join(const std::vector<std::string>& names) {
  const size_t count = std::min(names.size(), kShown);
  return fmt::format("{}{}", fmt::join(std::span(names).first(count), ", "),
                     names.size() > kShown ? " and others" : "");
}

class Extents {
 public:
  explicit Extents(const ChosenExtents& chosen) : chosen_(chosen) {
    for (const auto& [name, value] : chosen) symbols_.learn(name, value);
  }

  std::optional<int64_t> value(const OnnxDim& dim, const std::string& place) {
    if (dim.value) return dim.value;
    const std::string name(dim.symbol.empty() ? place : dim.symbol);
    note(name);
    const auto found = std::ranges::find(chosen_, name, &ChosenExtents::value_type::first);
    if (found != chosen_.end()) return found->second;
    if (auto evaluated = symbols_.evaluate(name)) return evaluated;
    if (std::ranges::find(missing_, name) == missing_.end()) missing_.push_back(name);
    return std::nullopt;
  }

  const std::vector<std::string>& missing() const { return missing_; }
  const std::vector<std::string>& names() const { return names_; }

  // True if an extent is the symbol or an expression that may contain it.
  bool knows(const std::string& symbol) const {
    return std::ranges::any_of(
        names_, [&](const std::string& name) { return name.find(symbol) != std::string::npos; });
  }

 private:
  void note(const std::string& name) {
    if (std::ranges::find(names_, name) == names_.end()) names_.push_back(name);
  }

  const ChosenExtents& chosen_;
  ExportSymbols symbols_;
  std::vector<std::string> names_, missing_;
};

}  // namespace

Result<std::vector<std::vector<int64_t>>> onnx_shapes(std::span<const OnnxValue* const> inputs,
                                                      const ChosenExtents& chosen, Span span) {
  Extents extents(chosen);
  std::vector<std::vector<int64_t>> result;
  for (const OnnxValue* const input : inputs) {
    std::vector<int64_t>& shape = result.emplace_back();
    for (size_t i = 0; i < input->dims.size(); ++i) {
      const auto value = extents.value(input->dims[i], fmt::format("{}.{}", input->name, i));
      shape.push_back(value.value_or(0));
    }
  }
  for (const auto& [name, value] : chosen) {
    if (extents.knows(name)) continue;
    return fail(span, "unknown-symbol", "expected a symbol of the model's extents ({}), found '{}'",
                extents.names().empty() ? "it has none" : join(extents.names()), name);
  }
  if (extents.missing().empty()) return result;
  return fail(span, "unknown-extent",
              "expected values for the extents {} behind '#' of the file ('#{}=8'), found none",
              join(extents.missing()), extents.missing()[0]);
}

}  // namespace passnet
