#include "correct/verdict.hpp"

namespace passnet {
namespace {

constexpr bool tables_in_order() {
  for (size_t i = 0; i < kErrorKinds.size(); ++i) {
    if (static_cast<size_t>(kErrorKinds[i].kind) != i) return false;
  }
  for (size_t i = 0; i < kVerdicts.size(); ++i) {
    if (static_cast<size_t>(kVerdicts[i].verdict) != i) return false;
  }
  return true;
}
static_assert(tables_in_order());

}  // namespace

std::optional<ErrorKind> error_kind_from_name(std::string_view name) {
  for (const ErrorKindInfo& entry : kErrorKinds) {
    if (entry.name == name) return entry.kind;
  }
  return std::nullopt;
}

std::optional<Verdict> verdict_from_name(std::string_view name) {
  for (const VerdictInfo& entry : kVerdicts) {
    if (entry.name == name) return entry.verdict;
  }
  return std::nullopt;
}

std::optional<Reading> reading_from_name(std::string_view text) {
  for (const Reading reading : {Reading::kDefault, Reading::kMismatchExtended}) {
    if (name(reading) == text) return reading;
  }
  return std::nullopt;
}

}  // namespace passnet
