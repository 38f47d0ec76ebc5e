#include "sandbox/available_memory.hpp"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {
namespace {

namespace fs = std::filesystem;

std::optional<uint64_t> read_number(const fs::path& path) {
  std::ifstream file(path);
  uint64_t value = 0;
  if (!(file >> value)) return std::nullopt;  // "max"
  return value;
}

// Returns the number after `key` in a file of lines that begin with words.
std::optional<uint64_t> read_entry(const fs::path& path, std::string_view key) {
  std::ifstream file(path);
  std::string word;
  for (uint64_t value = 0; file >> word;) {
    if (word == key && file >> value) return value;
  }
  return std::nullopt;
}

// Bytes that the group may still take: its page cache can be dropped.
std::optional<uint64_t> left_in_group(const fs::path& group) {
  const auto limit = read_number(group / "memory.max");
  const auto used = read_number(group / "memory.current");
  if (!limit || !used) return std::nullopt;
  const uint64_t cache = read_entry(group / "memory.stat", "inactive_file").value_or(0);
  const uint64_t held = *used - std::min(*used, cache);
  return *limit - std::min(*limit, held);
}

}  // namespace

fs::path control_group() {
  std::ifstream file("/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("0::")) return fs::path("/sys/fs/cgroup" + line.substr(3));
  }
  return "/sys/fs/cgroup";
}

uint64_t available_memory() {
  uint64_t left = std::numeric_limits<uint64_t>::max();
  if (const auto kilobytes = read_entry("/proc/meminfo", "MemAvailable:")) left = *kilobytes * 1024;
  for (fs::path group = control_group(); group.string().starts_with("/sys/fs/cgroup");
       group = group.parent_path()) {
    if (const auto bytes = left_in_group(group)) left = std::min(left, *bytes);
  }
  return left;
}

}  // namespace passnet
