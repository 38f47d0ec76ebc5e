#include "report/format.hpp"

#include <fmt/format.h>

#include <array>
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

std::string format_interval(std::optional<double> low, std::optional<double> high) {
  if (!low || !high) return kNone;
  return fmt::format("{}–{}", format_ratio(low), format_ratio(high));
}

std::string format_share(std::optional<double> share) {
  if (!share) return kNone;
  return fmt::format("{:.1f} %", 100 * *share);
}

std::string format_microseconds(std::optional<double> value) {
  if (!value) return kNone;
  return fmt::format("{:.{}f}", *value, *value < 10 ? 2 : *value < 1000 ? 1 : 0);
}

std::string format_bytes(uint64_t bytes) {
  constexpr std::array<const char*, 5> kUnits{"B", "KiB", "MiB", "GiB", "TiB"};
  size_t unit = 0;
  auto value = static_cast<double>(bytes);
  for (; value >= 1024 && unit + 1 < kUnits.size(); ++unit) value /= 1024;
  if (unit == 0) return fmt::format("{} B", bytes);
  return fmt::format("{:.{}f} {}", value, value < 10 ? 2 : value < 100 ? 1 : 0, kUnits[unit]);
}

}  // namespace passnet
