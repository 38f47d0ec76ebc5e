#include "sandbox/walled_program.hpp"

#include "sandbox/clone_child.hpp"
#include "sandbox/seccomp.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/capability.h>
#include <span>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace passnet {
namespace {

constexpr int kFirst = 3;          // of the program's descriptors
constexpr int kOutOfTheWay = 100;  // where they are kept meanwhile

struct ProgramLimit {
  __rlimit_resource resource;
  uint64_t value;
};

// All that the child needs, prepared: it shares our memory and only makes system calls.
struct ProgramStart {
  const WalledProgram* program = nullptr;
  std::vector<char*> argv;
  std::vector<char*> environment;
  std::vector<ProgramLimit> limits;
  std::vector<int> aside;  // room for the descriptors
  RootPlan root;
  Descriptor landlock;
  ProgramCalls calls{program->drives_gpu};
  pid_t parent = 0;
  sigset_t mask{};
  Layers layers;                        // written by the child
  const char* volatile step = nullptr;  // that failed, likewise
  volatile int error = 0;
};

std::vector<char*> pointers_to(const std::vector<std::string>& texts) {
  std::vector<char*> list;
  // execve does not write through them.
  for (const std::string& text : texts) list.push_back(const_cast<char*>(text.c_str()));
  list.push_back(nullptr);
  return list;
}

bool limit_program(std::span<const ProgramLimit> limits) {
  return std::ranges::all_of(limits, [](const ProgramLimit& limit) {
    rlimit now{};
    if (getrlimit(limit.resource, &now) != 0) return false;
    const uint64_t value = std::min<uint64_t>(limit.value, now.rlim_max);
    const rlimit set{.rlim_cur = value, .rlim_max = value};
    return setrlimit(limit.resource, &set) == 0;
  });
}

bool give_up_capabilities() {
  __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  const __user_cap_data_struct none[2] = {};
  return syscall(SYS_capset, &header, &none) == 0;
}

// All are moved aside before they take their places.
bool place_descriptors(ProgramStart& start) {
  const std::vector<int>& given = start.program->descriptors;
  for (size_t i = 0; i < given.size(); ++i) {
    start.aside[i] = fcntl(given[i], F_DUPFD, kOutOfTheWay);
    if (start.aside[i] < 0) return false;
  }
  const int null = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (const int stream : {0, 1, 2}) {
    if (dup2(null, stream) < 0) return false;
  }
  // The rules are a descriptor, whose place may be taken next.
  if (start.program->drives_gpu) landlock_allow_thread_names(start.landlock);
  if (landlock_restrict(start.landlock)) start.layers.add(Layer::kLandlock);
  const int count = static_cast<int>(given.size());
  for (int i = 0; i < count; ++i) {
    if (dup2(start.aside[static_cast<size_t>(i)], kFirst + i) < 0) return false;
  }
  return syscall(SYS_close_range, static_cast<unsigned>(kFirst + count), ~0u, 0u) == 0;
}

// Returns the step that failed.
const char* enter_namespaces(const ProgramStart& start) {
  const Namespaces& own = start.program->namespaces;
  if (const char* const step = start.root.enter({.user = own.user, .all = own.all})) return step;
  return nullptr;
}

bool set_up_program(ProgramStart& start) {
  const WalledProgram& program = *start.program;
  const auto failed = [&](const char* step) {
    start.error = errno;
    start.step = step;
    return false;
  };
  if (setpgid(0, 0) != 0) return failed("setpgid");
  if (const char* const step = enter_namespaces(start)) return failed(step);
  if (program.namespaces.all) start.layers.add(Layer::kNamespaces);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return failed("PR_SET_PDEATHSIG");
  if (!program.namespaces.all && getppid() != start.parent) return failed("the parent ended");
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  if (give_up_capabilities()) start.layers.add(Layer::kNoCapabilities);
  if (chdir(program.directory.c_str()) != 0) return failed("chdir");
  if (program.processors) {
    sched_setaffinity(0, sizeof *program.processors, &*program.processors);
  }
  if (!limit_program(start.limits)) return failed("setrlimit");
  start.layers.add(Layer::kResourceLimits);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return failed("PR_SET_NO_NEW_PRIVS");
  start.layers.add(Layer::kNoNewPrivileges);
  if (!place_descriptors(start)) return failed("descriptors");
  start.layers.add(Layer::kNoDescriptors);
  start.layers.add(Layer::kPrivateMemory);
  signal(SIGPIPE, SIG_DFL);
  sigprocmask(SIG_SETMASK, &start.mask, nullptr);
  if (start.calls.restrict_caller()) start.layers.add(Layer::kSeccomp);
  return true;
}

}  // namespace

Result<StartedProgram> start_walled(const WalledProgram& program) {
  const auto failure = [&](std::string_view step, int error) {
    return fail({}, "command-not-started", "cannot start '{}': {}: {}", program.argv.front(), step,
                std::strerror(error));
  };
  ProgramStart start{.program = &program,
                     .argv = pointers_to(program.argv),
                     .environment = pointers_to(program.environment),
                     .aside = std::vector<int>(program.descriptors.size()),
                     .root = program.namespaces.all ? RootPlan(program.files) : RootPlan(),
                     .landlock = landlock_rules(program.files),
                     .parent = getpid()};
  start.limits = {{RLIMIT_CORE, 0}};
  if (program.memory_bytes > 0) start.limits.push_back({RLIMIT_AS, program.memory_bytes});
  if (program.file_bytes > 0) start.limits.push_back({RLIMIT_FSIZE, program.file_bytes});
  if (program.processes > 0) start.limits.push_back({RLIMIT_NPROC, program.processes});
  // None of our handlers may run in the child while it shares our memory.
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &start.mask);
  const uint64_t own_processes = program.namespaces.all ? CLONE_NEWPID : 0;
  const pid_t pid = clone_child(program.namespaces.clone_flags() | own_processes, [&start] {
    if (set_up_program(start)) {
      execve(start.argv.front(), start.argv.data(), start.environment.data());
      start.error = errno;
      start.step = "execve";
    }
    _exit(127);
  });
  const int error = errno;
  sigprocmask(SIG_SETMASK, &start.mask, nullptr);
  if (pid < 0) return failure("clone", error);
  ChildProcess process(pid);
  if (start.step != nullptr) return failure(start.step, start.error);
  return StartedProgram{.process = std::move(process), .layers = start.layers};
}

}  // namespace passnet
