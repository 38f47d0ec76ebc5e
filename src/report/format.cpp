#include "report/format.hpp"

#include <fmt/format.h>

#include <cmath>

namespace passnet {
namespace {

constexpr const char* kNone = "–";

// Prints three decimals below 10, then one less per decade, so that columns keep their width.
int decimals(double value) {
  if (value < 10) return 3;
  if (value < 100) return 2;
  return value < 1000 ? 1 : 0;
}

}  // namespace

std::string format_ratio(std::optional<double> value) {
  if (!value) return kNone;
  if (*value != 0 && (*value < 5e-4 || *value >= 1e5)) return fmt::format("{:.1e}", *value);
  return fmt::format("{:.{}f}", *value, decimals(*value));
}

std::string format_share(std::optional<double> share) {
  if (!share) return kNone;
  return fmt::format("{:.1f} %", 100 * *share);
}

std::string format_microseconds(std::optional<double> value) {
  if (!value) return kNone;
  return fmt::format("{:.{}f}", *value, *value < 10 ? 2 : *value < 1000 ? 1 : 0);
}

}  // namespace passnet
