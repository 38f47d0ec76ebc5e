// The ways in which PyTorch runs graphs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class TorchMode : uint8_t { kEager, kInductor, kInductorGraphs, kPublic };

struct TorchModeInfo {
  TorchMode mode;
  std::string_view name;  // of the candidate, and in requests to the child
  bool needs_cuda = false;
  bool is_baseline = true;  // may be the baseline
  bool has_passes = false;  // a submission of the public harness rewrites the graph
};

inline constexpr std::array<TorchModeInfo, 4> kTorchModes{{
    {.mode = TorchMode::kEager, .name = "eager"},
    {.mode = TorchMode::kInductor, .name = "inductor"},
    {.mode = TorchMode::kInductorGraphs,
     .name = "inductor-graphs",
     .needs_cuda = true,
     .is_baseline = false},
    {.mode = TorchMode::kPublic, .name = "public", .is_baseline = false, .has_passes = true},
}};

constexpr const TorchModeInfo& info(TorchMode mode) {
  return kTorchModes[static_cast<size_t>(mode)];
}
constexpr std::string_view name(TorchMode mode) { return info(mode).name; }

}  // namespace passnet
