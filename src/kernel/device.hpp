// Devices that kernels run on, and the languages of their sources: the one table of their names.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace passnet {

// The architecture that stands for the processor that this program runs on.
inline constexpr std::string_view kNativeArch = "native";

enum class Device : uint8_t { kCpu, kCuda };

struct DeviceInfo {
  Device device;
  std::string_view name;      // in records and on the command line
  std::string_view language;  // of its kernels, as graph text and passes spell it
};

inline constexpr std::array<DeviceInfo, 2> kDevices{{
    {Device::kCpu, "cpu", "cpp"},
    {Device::kCuda, "cuda", "cuda"},
}};

constexpr const DeviceInfo& info(Device device) { return kDevices[static_cast<size_t>(device)]; }

// The language of kernels that the compiler prints for every device (src/loops). Its texts follow
// the kernel's name: `kernel double(x[n]) -> y[n] { … }`.
inline constexpr std::string_view kLoopLanguage = "loops";

// By the language of its kernels; null for a name that is no kernel language.
constexpr const DeviceInfo* find_language(std::string_view language) {
  const auto found = std::ranges::find(kDevices, language, &DeviceInfo::language);
  return found == kDevices.end() ? nullptr : &*found;
}

constexpr bool is_kernel_language(std::string_view language) {
  return language == kLoopLanguage || find_language(language) != nullptr;
}

}  // namespace passnet
