// Namespaces: an empty root with only the named files, no network, no other processes.
#pragma once

#include "sandbox/landlock.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

// The namespaces that this system permits for a child.
struct Namespaces {
  bool user = false;  // a user namespace of its own: needs no privilege, gives none outside
  bool all = false;   // mount, process, network, IPC, host-name and control-group namespaces
  bool root = false;  // a root of its own

  // For clone; without the process namespace, which not every child enters the same way.
  uint64_t clone_flags() const;
};

// A view of the file system as a list of system calls to make, texts and all: a child that shares
// its parent's memory may make them.
class RootPlan {
 public:
  RootPlan() = default;
  // Omits files that do not exist, and all of /proc and /sys except the kernel files of the view.
  // /dev/null is always there.
  explicit RootPlan(const FileView& view);

  // In a child in namespaces of its own: maps its user, changes the root where `namespaces` says
  // so, and gives up all capabilities and the means to gain new ones. Nullptr, or the step that
  // failed.
  const char* enter(const Namespaces& namespaces) const;

 private:
  struct Mount {
    std::string source;  // seen from the new root
    std::string target;
    bool writable = false;
  };
  struct Link {
    std::string target;  // absolute, without links
    std::string path;
  };
  void add(const std::filesystem::path& path, bool writable);
  void add_links(const std::filesystem::path& path);
  void add_parents(const std::filesystem::path& path);
  const char* map_user() const;
  const char* change_root() const;

  std::vector<std::string> folders_;  // made in this order
  std::vector<std::string> files_;    // empty, to mount on
  std::vector<Link> links_;
  std::vector<Mount> mounts_;
  std::string user_map_;
  std::string group_map_;
};

// Tests it with a child that does nothing else.
Namespaces find_namespaces();

}  // namespace passnet
