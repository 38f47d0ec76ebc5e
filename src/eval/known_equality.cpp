#include "eval/known_equality.hpp"

#include "embedded/admitted_passes.hpp"
#include "eval/admitted.hpp"
#include "ir/verify.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// To be raised when the draws, or arithmetic in a field, change.
constexpr int64_t kVersion = 15;

// `proved robust - REASON`, where the words are those of the records, or `refuted`; the third one
// has the admitted identities, with commas.
constexpr std::string_view kRefuted = "refuted";
constexpr std::string_view kNone = "-";
constexpr std::array<std::string_view, 3> kRobustness{"unknown", "fragile", "robust"};

std::string print(const Equality& equality) {
  const size_t robustness = equality.is_robust ? 1 + size_t{*equality.is_robust} : 0;
  const std::string_view level = equality.is_refuted ? kRefuted : name(equality.level());
  const std::string admitted = equality.admitted.empty()
                                   ? std::string(kNone)
                                   : fmt::format("{}", fmt::join(equality.admitted, ","));
  return fmt::format("{} {} {} {}", level, kRobustness[robustness], admitted, equality.reason);
}

std::optional<Equality> parse(std::string_view text) {
  std::array<std::string_view, 3> words;
  for (std::string_view& word : words) {
    const size_t end = text.find(' ');
    if (end == std::string_view::npos) return std::nullopt;
    word = text.substr(0, end);
    text.remove_prefix(end + 1);
  }
  const bool is_refuted = words[0] == kRefuted;
  const auto level = is_refuted ? Level::kTested : level_from_name(words[0]);
  const auto robust = std::ranges::find(kRobustness, words[1]);
  if (!level || robust == kRobustness.end()) return std::nullopt;
  Equality equality{
      .is_equal = *level != Level::kTested, .is_refuted = is_refuted, .reason = std::string(text)};
  if (robust != kRobustness.begin()) equality.is_robust = *robust == kRobustness.back();
  for (std::string_view left = words[2]; *level == Level::kAdmitted && !left.empty();) {
    const size_t end = std::min(left.find(','), left.size());
    equality.admitted.emplace_back(left.substr(0, end));
    left.remove_prefix(std::min(end + 1, left.size()));
  }
  return equality;
}

// In fields; where that fails, by identities that are admitted.
Equality compare(const Graph& before, const Graph& after, const Catalog& catalog,
                 const EqualityOptions& options) {
  Equality equality = compare_in_fields(before, after, catalog, options);
  if (equality.is_equal) return equality;
  Graph left = before.clone();
  Graph right = after.clone();
  std::vector<std::string> used = apply_admitted(left, catalog);
  for (std::string& name : apply_admitted(right, catalog)) {
    if (std::ranges::find(used, name) == used.end()) used.push_back(std::move(name));
  }
  if (used.empty()) return equality;
  const Equality admitted = compare_in_fields(left, right, catalog, options);
  if (!admitted.is_equal) return equality;
  return {.is_equal = true,
          .is_robust = false,
          .reason = fmt::format("equal by {}", fmt::join(used, ", ")),
          .admitted = std::move(used)};
}

}  // namespace

Equality compare_once(const Graph& before, const Graph& after, const Catalog& catalog,
                      const EqualityOptions& options, const ArtifactCache& cache) {
  const auto is_literal = [](const GraphInput& input) { return !input.facts.data.empty(); };
  if (std::ranges::any_of(before.inputs(), is_literal)) {
    return compare(before, after, catalog, options);
  }
  Hasher hasher;
  hasher.add("equality").add(kVersion);
  for (const auto& [name, text] : admitted_passes::kFiles) hasher.add(text);
  const Digest key =
      hasher.add(canonical_hash(before, catalog)).add(canonical_hash(after, catalog)).finish();
  if (const auto text = cache.find_text(key)) {
    if (auto known = parse(*text)) return *std::move(known);
  }
  Equality equality = compare(before, after, catalog, options);
  // A cache that cannot be written makes the next comparison slower, not wrong.
  (void)cache.store_text(key, print(equality));
  return equality;
}

}  // namespace passnet
