// Formats numbers for reports; an en dash means that there is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace passnet {

// A score or a speedup: three decimals below 10, fewer above; scientific at the extremes.
std::string format_ratio(std::optional<double> value);
// An interval of ratios: `1.285–1.410`; both ends are given, or neither.
std::string format_interval(std::optional<double> low, std::optional<double> high);
// A share of 1 as a percentage: `97.5 %`.
std::string format_share(std::optional<double> share);
// Formats microseconds, with at least three significant digits: `4.25`, `1873`.
std::string format_microseconds(std::optional<double> value);

// Formats a number of bytes in powers of 1024: `512 B`, `1.50 MiB`.
std::string format_bytes(uint64_t bytes);

}  // namespace passnet
