// Findings about this machine: what PassNet uses, whether it is here, and what to do if not.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class Health : uint8_t { kOk, kDegraded, kMissing };

inline constexpr std::array<std::string_view, 3> kHealthNames{"ok", "degraded", "missing"};
constexpr std::string_view name(Health health) { return kHealthNames[static_cast<size_t>(health)]; }

struct Finding {
  std::string what;  // `compiler`
  Health health = Health::kOk;
  std::string found;     // `g++ (Debian 12.2.0-14) 12.2.0`
  std::string advice{};  // what it means and what to do; empty if all is well
  bool needed = false;   // the main commands do not work without it
};

using Findings = std::vector<Finding>;

}  // namespace passnet
