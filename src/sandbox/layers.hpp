// The layers around a child process, by name, so that a record can state which ones were active.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace passnet {

enum class Layer : uint8_t {
  kResourceLimits,
  kNoNewPrivileges,
  kNoCapabilities,
  kNoDescriptors,
  kPrivateMemory,
  kLandlock,
  kSeccomp,
  kInertObjects,
  kNamespaces,
  kEmptyRoot,
};

struct LayerInfo {
  Layer layer;
  std::string_view name;
  std::string_view purpose;
};

inline constexpr std::array<LayerInfo, 10> kLayers{{
    {Layer::kResourceLimits, "rlimits", "caps CPU time, address space, file size, core dumps"},
    {Layer::kNoNewPrivileges, "no-new-privileges", "set-user-id programs give nothing"},
    {Layer::kNoCapabilities, "no-capabilities", "root's powers are dropped"},
    {Layer::kNoDescriptors, "no-descriptors", "no file or socket of the supervisor is open"},
    {Layer::kPrivateMemory, "private-memory",
     "of shared regions only those that were named are mapped"},
    {Layer::kLandlock, "landlock", "files outside the named folders cannot be opened"},
    {Layer::kSeccomp, "seccomp", "a system call outside the list kills the process"},
    {Layer::kInertObjects, "inert-objects",
     "objects that run code by being loaded, or call what does not compute, are refused"},
    {Layer::kNamespaces, "namespaces",
     "users, mounts, processes, network, IPC, host name and control groups of its own"},
    {Layer::kEmptyRoot, "empty-root", "a file system of what was named alone, read-only"},
}};

constexpr std::string_view name(Layer layer) { return kLayers[static_cast<size_t>(layer)].name; }

// A set of layers.
class Layers {
 public:
  constexpr Layers() = default;
  constexpr explicit Layers(uint32_t bits) : bits_(bits & ((1u << kLayers.size()) - 1)) {}
  constexpr void add(Layer layer) { bits_ |= 1u << static_cast<uint32_t>(layer); }
  constexpr bool contains(Layer layer) const {
    return (bits_ >> static_cast<uint32_t>(layer) & 1u) != 0;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr uint32_t bits() const { return bits_; }
  // In the order of the table.
  std::vector<std::string_view> names() const {
    std::vector<std::string_view> list;
    for (const LayerInfo& info : kLayers) {
      if (contains(info.layer)) list.push_back(info.name);
    }
    return list;
  }

 private:
  uint32_t bits_ = 0;
};

// True if this program can leave layers out: the one that tests/exploits builds, to show that each
// layer is needed, can; the product cannot. Each program links its own definition.
bool can_leave_out();

inline bool is_left_out(Layer layer, Layers left_out) {
  return left_out.contains(layer) && can_leave_out();
}

}  // namespace passnet
