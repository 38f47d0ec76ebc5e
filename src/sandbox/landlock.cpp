#include "sandbox/landlock.hpp"

#include <array>
#include <cstdint>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace passnet {
namespace {

// The kernel's interface, declared here because the headers of the oldest supported system lack
// parts of it.
struct RulesetAttribute {
  uint64_t handled_files = 0;
  uint64_t handled_network = 0;
  uint64_t scoped = 0;
};

struct [[gnu::packed]] PathAttribute {
  uint64_t allowed = 0;
  int32_t folder = -1;
};

constexpr long kCreateRuleset = 444;
constexpr long kAddRule = 445;
constexpr long kRestrictSelf = 446;
constexpr uint32_t kCreateVersion = 1;
constexpr int kRulePathBeneath = 1;

constexpr uint64_t kExecute = 1u << 0;
constexpr uint64_t kWriteFile = 1u << 1;
constexpr uint64_t kReadFile = 1u << 2;
constexpr uint64_t kReadFolder = 1u << 3;
constexpr uint64_t kRemoveFolder = 1u << 4;
constexpr uint64_t kRemoveFile = 1u << 5;
constexpr uint64_t kMakeFolder = 1u << 7;
constexpr uint64_t kMakeFile = 1u << 8;
constexpr uint64_t kMove = 1u << 13;  // between folders
constexpr uint64_t kTruncate = 1u << 14;
constexpr uint64_t kDeviceControl = 1u << 15;  // ioctl
constexpr uint64_t kOfFiles = kExecute | kWriteFile | kReadFile | kTruncate | kDeviceControl;

long find_abi() { return syscall(kCreateRuleset, nullptr, 0, kCreateVersion); }

// All file accesses that version `abi` of the interface knows.
uint64_t handled_files(long abi) {
  uint64_t bits = (1u << 13) - 1;
  if (abi >= 2) bits |= kMove;
  if (abi >= 3) bits |= kTruncate;
  if (abi >= 5) bits |= kDeviceControl;
  return bits;
}

void allow(const Descriptor& rules, const char* path, uint64_t access) {
  const Descriptor place(open(path, O_PATH | O_CLOEXEC));
  struct stat status{};
  if (!place.valid() || fstat(place.fd(), &status) != 0) return;
  PathAttribute attribute{.allowed = S_ISDIR(status.st_mode) ? access : access & kOfFiles,
                          .folder = place.fd()};
  syscall(kAddRule, rules.fd(), kRulePathBeneath, &attribute, 0);
}

}  // namespace

std::vector<std::filesystem::path> system_library_folders() {
  constexpr std::array kFolders{"/lib",
                                "/lib64",
                                "/usr/lib",
                                "/usr/lib64",
                                "/usr/local/lib",
                                "/etc/ld.so.cache",
                                "/sys/devices/system/cpu"};
  std::vector<std::filesystem::path> present;
  for (const char* const folder : kFolders) {
    if (access(folder, F_OK) == 0) present.emplace_back(folder);
  }
  return present;
}

Descriptor landlock_rules(const FileView& view) {
  const long abi = find_abi();
  if (abi < 1) return {};
  RulesetAttribute attribute{.handled_files = handled_files(abi)};
  size_t size = sizeof(uint64_t);
  if (abi >= 4) {
    attribute.handled_network = 3;  // binding and connecting TCP
    size = 2 * sizeof(uint64_t);
  }
  if (abi >= 6) {
    attribute.scoped = 3;  // abstract sockets, signals
    size = sizeof attribute;
  }
  Descriptor rules(static_cast<int>(syscall(kCreateRuleset, &attribute, size, 0)));
  if (!rules.valid()) return {};
  const uint64_t read = kExecute | kReadFile | kReadFolder;
  const uint64_t write =
      read | kWriteFile | kRemoveFolder | kRemoveFile | kMakeFolder | kMakeFile | kMove | kTruncate;
  const uint64_t control = kReadFile | kWriteFile | kDeviceControl;
  const auto allow_all = [&](const std::vector<std::filesystem::path>& paths, uint64_t access) {
    for (const auto& path : paths) allow(rules, path.c_str(), access & attribute.handled_files);
  };
  allow_all(view.readable, read);
  allow_all(view.kernel_files, read);
  allow_all(view.writable, write);
  allow_all(view.devices, control);
  return rules;
}

void landlock_allow_thread_names(const Descriptor& rules) {
  allow(rules, "/proc/self/task",
        (kReadFile | kReadFolder | kWriteFile | kTruncate) & handled_files(find_abi()));
}

bool landlock_restrict(const Descriptor& rules) {
  return rules.valid() && syscall(kRestrictSelf, rules.fd(), 0) == 0;
}

}  // namespace passnet
