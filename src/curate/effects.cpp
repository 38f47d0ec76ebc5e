#include "curate/effects.hpp"

#include "base/equal_bytes.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace passnet {
namespace {

constexpr uint64_t kSeeds[] = {1, 2, 3};

bool same_bits(const Tensor& a, const Tensor& b) { return equal_bytes(a.bytes(), b.bytes()); }

// Zeros of both signs are one value, and so are all NaN.
bool same_values(const Tensor& a, const Tensor& b) {
  if (same_bits(a, b)) return true;
  if (is_complex(a.type().dtype)) return false;
  for (int64_t i = 0; i < a.numel(); ++i) {
    const double x = a.value(i);
    const double y = b.value(i);
    if (x != y && !(std::isnan(x) && std::isnan(y))) return false;
  }
  return true;
}

bool is_all_nan(const Tensor& tensor) {
  const DType dtype = tensor.type().dtype;
  if (tensor.numel() == 0 || (!is_float(dtype) && !is_complex(dtype))) return false;
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    if (!std::isnan(tensor.value(i))) return false;
  }
  return true;
}

class Effects {
 public:
  Effects(const Graph& graph, const Catalog& catalog, const ScreenLimits& limits)
      : graph_(graph), catalog_(catalog), limits_(limits), maker_(graph, catalog) {
    for (const uint64_t seed : kSeeds) drawn_.push_back(maker_.make_all(seed));
  }

  Screening examine() {
    auto first = run(0, maker_.size(), 0);
    auto second = run(1, maker_.size(), 0);
    if (!first || !second) {
      const Diagnostic& error = !first ? first.error() : second.error();
      return {.flaw = Flaw::kFails, .reason = "it does not run on valid inputs: " + error.message};
    }
    for (size_t i = 0; i < first->size(); ++i) {
      if (Screening found = compare((*first)[i], (*second)[i], i); found.flaw) return found;
    }
    for (size_t i = 0; i < maker_.size(); ++i) {
      if (drawn_[0][i].numel() > limits_.few_elements && is_ignored(i, *first)) {
        return {.flaw = Flaw::kIgnoredInput,
                .reason = fmt::format("changing the input %{} changes no result",
                                      graph_.value(graph_.inputs()[i].value).name)};
      }
    }
    return {};
  }

 private:
  // Runs on the inputs of one draw, with input `changed` from another one.
  Result<std::vector<Tensor>> run(size_t draw, size_t changed, size_t other) const {
    std::vector<const Tensor*> inputs;
    for (size_t i = 0; i < maker_.size(); ++i) {
      inputs.push_back(&drawn_[i == changed ? other : draw][i]);
    }
    return interpret(graph_, catalog_, inputs);
  }

  Screening compare(const Tensor& first, const Tensor& second, size_t result) const {
    const std::string& name = graph_.value(graph_.results()[result].value).name;
    if (is_all_nan(first) && is_all_nan(second)) {
      return {.flaw = Flaw::kNan, .reason = fmt::format("the result %{} is NaN everywhere", name)};
    }
    if (first.numel() > limits_.few_elements && same_values(first, second)) {
      return {.flaw = Flaw::kConstant,
              .reason = fmt::format("the result %{} is the same for different inputs", name)};
    }
    return {};
  }

  // True if neither other draw of the input changes a result, and one of them differs from the
  // first.
  bool is_ignored(size_t input, const std::vector<Tensor>& expected) const {
    bool varies = false;
    for (size_t other = 1; other < std::size(kSeeds); ++other) {
      if (same_bits(drawn_[0][input], drawn_[other][input])) continue;
      varies = true;
      const auto found = run(0, input, other);
      if (!found || !std::ranges::equal(*found, expected, same_values)) return false;
    }
    return varies;
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const ScreenLimits& limits_;
  InputMaker maker_;
  std::vector<std::vector<Tensor>> drawn_;  // by seed
};

}  // namespace

Screening screen_effects(const Graph& graph, const Catalog& catalog, const ScreenLimits& limits) {
  return Effects(graph, catalog, limits).examine();
}

}  // namespace passnet
