#include "eval/known_equality.hpp"

#include "ir/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// To be raised when the draws, or arithmetic in a field, change.
constexpr int64_t kVersion = 5;

// `proved robust REASON`, where the words are those of the records, or `refuted`.
constexpr std::string_view kRefuted = "refuted";
constexpr std::array<std::string_view, 3> kRobustness{"unknown", "fragile", "robust"};

std::string print(const Equality& equality) {
  const size_t robustness = equality.is_robust ? 1 + size_t{*equality.is_robust} : 0;
  const std::string_view level = equality.is_refuted ? kRefuted : name(equality.level());
  return fmt::format("{} {} {}", level, kRobustness[robustness], equality.reason);
}

std::optional<Equality> parse(std::string_view text) {
  const size_t first = text.find(' ');
  const size_t second = text.find(' ', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const bool is_refuted = text.substr(0, first) == kRefuted;
  const auto level = is_refuted ? Level::kTested : level_from_name(text.substr(0, first));
  const auto robust = std::ranges::find(kRobustness, text.substr(first + 1, second - first - 1));
  if (!level || robust == kRobustness.end()) return std::nullopt;
  Equality equality{.is_equal = *level == Level::kProved,
                    .is_refuted = is_refuted,
                    .reason = std::string(text.substr(second + 1))};
  if (robust != kRobustness.begin()) equality.is_robust = *robust == kRobustness.back();
  return equality;
}

}  // namespace

Equality compare_once(const Graph& before, const Graph& after, const Catalog& catalog,
                      const EqualityOptions& options, const ArtifactCache& cache) {
  const auto is_literal = [](const GraphInput& input) { return !input.facts.data.empty(); };
  if (std::ranges::any_of(before.inputs(), is_literal)) {
    return compare_in_fields(before, after, catalog, options);
  }
  const Digest key = Hasher()
                         .add("equality")
                         .add(kVersion)
                         .add(canonical_hash(before, catalog))
                         .add(canonical_hash(after, catalog))
                         .finish();
  if (const auto text = cache.find_text(key)) {
    if (auto known = parse(*text)) return *std::move(known);
  }
  Equality equality = compare_in_fields(before, after, catalog, options);
  // A cache that cannot be written makes the next comparison slower, not wrong.
  (void)cache.store_text(key, print(equality));
  return equality;
}

}  // namespace passnet
