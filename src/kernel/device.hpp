// Devices that kernels run on, and the languages of their sources: the one table of their names.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace passnet {

// The name of the architecture of the processor that this program runs on.
inline constexpr std::string_view kNativeArch = "native";

enum class Device : uint8_t { kCpu, kCuda };

// Languages of kernels. The compiler prints loops for every device (src/loops); their texts follow
// the kernel's name: `kernel double(x[n]) -> y[n] { … }`.
enum class Language : uint8_t { kCpp, kCuda, kLoops };

struct LanguageInfo {
  Language language;
  std::string_view name;  // as graph text and passes spell it
};

inline constexpr std::array<LanguageInfo, 3> kLanguages{{
    {Language::kCpp, "cpp"},
    {Language::kCuda, "cuda"},
    {Language::kLoops, "loops"},
}};

constexpr std::string_view to_string(Language language) {
  return kLanguages[static_cast<size_t>(language)].name;
}

struct DeviceInfo {
  Device device;
  std::string_view name;  // in records and on the command line
  Language language;      // of kernels for this device alone
};

inline constexpr std::array<DeviceInfo, 2> kDevices{{
    {Device::kCpu, "cpu", Language::kCpp},
    {Device::kCuda, "cuda", Language::kCuda},
}};

constexpr const DeviceInfo& info(Device device) { return kDevices[static_cast<size_t>(device)]; }

// Null for a name that is no kernel language.
constexpr const LanguageInfo* find_language(std::string_view name) {
  const auto found = std::ranges::find(kLanguages, name, &LanguageInfo::name);
  return found == kLanguages.end() ? nullptr : &*found;
}

}  // namespace passnet
