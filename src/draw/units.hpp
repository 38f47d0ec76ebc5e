// Prints numbers for people.
#pragma once

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>

namespace passnet {

// `3.14 G`, `12 k`, `7`: three digits and a prefix of powers of 1000.
inline std::string short_number(double value) {
  constexpr std::array<std::string_view, 7> kPrefixes{"", " k", " M", " G", " T", " P", " E"};
  size_t prefix = 0;
  while (value >= 999.5 && prefix + 1 < kPrefixes.size()) {
    value /= 1000;
    ++prefix;
  }
  if (prefix == 0) return fmt::format("{:.0f}", value);
  const int digits = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
  return fmt::format("{:.{}f}{}", value, digits, kPrefixes[prefix]);
}

}  // namespace passnet
