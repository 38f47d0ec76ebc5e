// Landlock: what a process may open by path, without privileges or mounts.
#pragma once

#include "sandbox/descriptor.hpp"

#include <filesystem>
#include <vector>

namespace passnet {

// The files that a process may reach by path, where the kernel has Landlock. If nothing is named,
// there is no restriction.
struct FileView {
  std::vector<std::filesystem::path> readable;   // files, or folders with all below; also run
  std::vector<std::filesystem::path> writable;   // read too
  std::vector<std::filesystem::path> devices{};  // device nodes, for reading, writing and ioctl
  // Read as the others are; a root of its own leaves out all of /proc and /sys but these.
  std::vector<std::filesystem::path> kernel_files{};

  bool restricted() const { return !readable.empty() || !writable.empty(); }
};

// The folders that hold the system's shared libraries, as far as they exist.
std::vector<std::filesystem::path> system_library_folders();

// A rule set that allows the view alone, no TCP, and no signal outside the restricted processes
// (the last two where the kernel is new enough); invalid where there is no Landlock. Paths that do
// not exist are skipped.
Descriptor landlock_rules(const FileView& view);

// Restricts the calling thread (its process, before it has others) for good. Needs
// no-new-privileges; makes system calls only, so a child of vfork may call it.
bool landlock_restrict(const Descriptor& rules);

}  // namespace passnet
