#include "sandbox/namespaces.hpp"

#include "sandbox/clone_child.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace passnet {
namespace fs = std::filesystem;
namespace {

constexpr int kInsideId = 1000;         // not root inside either: a program gains nothing by exec
constexpr const char* kStage = "/usr";  // any folder that is always there
constexpr const char* kOld = "/passnet-old-root";

// The kernel's interface, declared here because the headers of the oldest supported system lack it.
constexpr long kMountSetAttribute = 442;
constexpr uint64_t kReadOnly = 1;
constexpr uint64_t kNoSetUserId = 2;
constexpr unsigned kRecursive = 0x8000;
struct MountAttributes {
  uint64_t set = 0;
  uint64_t clear = 0;
  uint64_t propagation = 0;
  uint64_t user_namespace = 0;
};

bool write_whole(const char* path, std::string_view text) {
  const int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t count = write(file, text.data(), text.size());
  close(file);
  return count == static_cast<ssize_t>(text.size());
}

bool restrict_mount(const char* path, bool writable, unsigned flags) {
  const MountAttributes attributes{.set = kNoSetUserId | (writable ? 0 : kReadOnly)};
  return syscall(kMountSetAttribute, AT_FDCWD, path, flags, &attributes, sizeof attributes) == 0;
}

bool is_in(const fs::path& path, const fs::path& folder) {
  return std::ranges::mismatch(folder, path).in1 == folder.end();
}

bool is_of_kernel(const fs::path& named) {
  std::error_code error;
  const fs::path path = fs::absolute(named, error).lexically_normal();
  return is_in(path, "/proc") || is_in(path, "/sys");
}

const char* give_up_privileges() {
  // Not even a set-user-id program, or being root, restores any.
  if (prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED) != 0) return "securebits";
  __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  const std::array<__user_cap_data_struct, 2> none{};
  if (syscall(SYS_capset, &header, none.data()) != 0) return "capset";
  return nullptr;
}

}  // namespace

uint64_t Namespaces::clone_flags() const {
  uint64_t flags = 0;
  if (all) flags |= CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  if (user) flags |= CLONE_NEWUSER;
  return flags;
}

RootPlan::RootPlan(const FileView& view)
    : user_map_(fmt::format("{} {} 1", kInsideId, geteuid())),
      group_map_(fmt::format("{} {} 1", kInsideId, getegid())) {
  folders_.emplace_back("/dev");
  const auto add_all = [&](const std::vector<fs::path>& paths, bool writable) {
    for (const fs::path& path : paths) {
      if (!is_of_kernel(path)) add(path, writable);
    }
  };
  add_all(view.readable, false);
  add("/dev/null", false);
  for (const fs::path& path : view.devices)
    add(path, false);  // devices can be written nevertheless
  for (const fs::path& path : view.kernel_files) add(path, false);
  add_all(view.writable, true);
  // Folders come before their contents.
  std::ranges::sort(mounts_, {}, &Mount::target);
  const auto same = std::ranges::unique(mounts_, {}, &Mount::target);
  mounts_.erase(same.begin(), same.end());
}

void RootPlan::add_parents(const fs::path& path) {
  fs::path at = "/";
  for (const fs::path& part : path.parent_path().relative_path()) {
    at /= part;
    if (std::ranges::find(folders_, at.string()) == folders_.end()) folders_.push_back(at.string());
  }
}

void RootPlan::add(const fs::path& named, bool writable) {
  std::error_code error;
  const fs::path path = fs::absolute(named, error).lexically_normal();
  if (error) return;
  const fs::path place = fs::canonical(path, error);
  if (error) return;
  add_links(path);
  add_parents(place);
  const bool folder = fs::is_directory(place, error);
  (folder ? folders_ : files_).push_back(place.string());
  mounts_.push_back(
      {.source = kOld + place.string(), .target = place.string(), .writable = writable});
}

// Keeps a path that passes through links valid.
void RootPlan::add_links(const fs::path& path) {
  std::error_code error;
  fs::path at = "/";
  for (const fs::path& part : path.relative_path()) {
    at /= part;
    if (!fs::is_symlink(at, error)) continue;
    const fs::path target = fs::canonical(at, error);
    add_parents(at);
    links_.push_back({.target = target.string(), .path = at.string()});
    at = target;
  }
}

const char* RootPlan::map_user() const {
  // The first write fails if there is no such file: on old kernels, which do not need it.
  write_whole("/proc/self/setgroups", "deny");
  if (!write_whole("/proc/self/gid_map", group_map_)) return "gid_map";
  if (!write_whole("/proc/self/uid_map", user_map_)) return "uid_map";
  return nullptr;
}

const char* RootPlan::change_root() const {
  if (mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return "private mounts";
  if (mount("tmpfs", kStage, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=755") != 0)
    return "tmpfs";
  if (chdir(kStage) != 0 || mkdir(kOld + 1, 0700) != 0) return "a folder for the old root";
  if (syscall(SYS_pivot_root, ".", kOld + 1) != 0 || chdir("/") != 0) return "pivot_root";
  for (const std::string& folder : folders_) mkdir(folder.c_str(), 0755);
  for (const std::string& file : files_) {
    const int made = open(file.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
    if (made >= 0) close(made);
  }
  for (const Link& link : links_) {
    if (symlink(link.target.c_str(), link.path.c_str()) != 0 && errno != EEXIST) return "symlink";
  }
  for (const Mount& each : mounts_) {
    if (mount(each.source.c_str(), each.target.c_str(), nullptr, MS_BIND | MS_REC, nullptr) != 0)
      return "bind mount";
    if (!restrict_mount(each.target.c_str(), each.writable, kRecursive)) return "mount_setattr";
  }
  if (umount2(kOld, MNT_DETACH) != 0 || rmdir(kOld) != 0) return "umount";
  return restrict_mount("/", false, 0) ? nullptr : "mount_setattr";
}

const char* RootPlan::enter(const Namespaces& namespaces) const {
  if (namespaces.user) {
    if (const char* const step = map_user()) return step;
  }
  if (namespaces.root) {
    if (const char* const step = change_root()) return step;
  }
  return namespaces.all ? give_up_privileges() : nullptr;
}

Namespaces find_namespaces() {
  const auto works = [](const Namespaces& namespaces) {
    const RootPlan plan({.readable = {"/usr"}, .writable = {}});
    const pid_t pid = clone_child(namespaces.clone_flags() | CLONE_NEWPID,
                                  [&] { _exit(plan.enter(namespaces) == nullptr ? 0 : 1); });
    int status = 0;
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    return pid > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  };
  constexpr std::array<Namespaces, 4> kChoices{{{.user = true, .all = true, .root = true},
                                                {.user = false, .all = true, .root = true},
                                                {.user = true, .all = true, .root = false},
                                                {.user = false, .all = true, .root = false}}};
  for (const Namespaces& choice : kChoices) {
    if (works(choice)) return choice;
  }
  return {};
}

}  // namespace passnet
