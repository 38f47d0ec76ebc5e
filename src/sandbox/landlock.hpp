// Landlock: restricts the paths that a process may open, without privileges or mounts.
#pragma once

#include "sandbox/descriptor.hpp"

#include <filesystem>
#include <vector>

namespace passnet {

// The files that a process may open by path, if the kernel has Landlock. If nothing is named, there
// is no restriction.
struct FileView {
  std::vector<std::filesystem::path> readable;   // files, or folders with all below; also run
  std::vector<std::filesystem::path> writable;   // read too
  std::vector<std::filesystem::path> devices{};  // device nodes, for reading, writing and ioctl
  // Readable like the others; a root of its own omits all of /proc and /sys except these.
  std::vector<std::filesystem::path> kernel_files{};

  bool restricted() const { return !readable.empty() || !writable.empty(); }
};

// The folders that hold the system's shared libraries, as far as they exist.
std::vector<std::filesystem::path> system_library_folders();

// A rule set that allows only the view, no TCP, and no signal outside the restricted processes (the
// last two if the kernel is recent enough); invalid without Landlock. Paths that do not exist are
// skipped.
Descriptor landlock_rules(const FileView& view);

// Lets the calling process name its threads, by files of /proc. It makes system calls only, too.
void landlock_allow_thread_names(const Descriptor& rules);

// Restricts the calling thread (or its process, if it has no others) permanently. Needs
// no-new-privileges; makes system calls only, so a child of vfork may call it.
bool landlock_restrict(const Descriptor& rules);

}  // namespace passnet
