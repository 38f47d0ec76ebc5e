// The checks of judging, by name, so that a test can leave one out and show its purpose.
#pragma once

#include "sandbox/layers.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class Check : uint8_t {
  kPoison,
  kRedZones,
  kInputs,
  kNewContents,
  kLateWrites,
  kFloatMode,
  kFloor,
  kProcessorTime,
  kLateInputs,
  kValues,
  kAdversarialInputs,
};

struct CheckInfo {
  Check check;
  std::string_view name;
  std::string_view purpose;
};

inline constexpr std::array<CheckInfo, 11> kChecks{{
    {Check::kPoison, "poison", "results hold a secret pattern before each call"},
    {Check::kRedZones, "red-zones", "a secret pattern around every buffer stays whole"},
    {Check::kInputs, "inputs", "the inputs are the same after a call"},
    {Check::kNewContents, "new-contents", "no two calls have the same inputs"},
    {Check::kLateWrites, "late-writes", "nothing is written after a call has returned"},
    {Check::kFloatMode, "float-mode", "a call leaves the floating-point mode as it was"},
    {Check::kFloor, "floor", "results cannot be written faster than memory takes them"},
    {Check::kProcessorTime, "processor-time", "no work is done outside the timed part of a call"},
    {Check::kLateInputs, "late-inputs", "some words of the inputs arrive as the clock starts"},
    {Check::kValues, "values", "the results match the reference within tolerance"},
    {Check::kAdversarialInputs, "adversarial-inputs",
     "the results also match on inputs at the limits of the dtypes"},
}};

constexpr std::string_view name(Check check) { return kChecks[static_cast<size_t>(check)].name; }

// The layers that a test leaves out; the product leaves out none (`can_leave_out`).
struct LeftOut {
  uint32_t checks = 0;  // bits by Check
  Layers worker_layers;
  Layers compiler_layers;

  bool contains(Check check) const {
    return (checks >> static_cast<uint32_t>(check) & 1u) != 0 && can_leave_out();
  }

  bool is_nothing() const {
    return !can_leave_out() || (checks == 0 && worker_layers.empty() && compiler_layers.empty());
  }
};

}  // namespace passnet
