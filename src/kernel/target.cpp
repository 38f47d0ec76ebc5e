#include "kernel/target.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

constexpr std::array<Target, 3> kTargets{{
    {.arch = "native"},
    {.arch = "x86-64-v4"},
    {.arch = "x86-64-v3"},
}};

}  // namespace

std::span<const Target> targets() { return kTargets; }

const Target& native_target() { return kTargets.front(); }

const Target* find_target(std::string_view arch) {
  const auto found = std::ranges::find(kTargets, arch, &Target::arch);
  return found == kTargets.end() ? nullptr : &*found;
}

}  // namespace passnet
