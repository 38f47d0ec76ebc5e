#include "sandbox/worker/fork_server.hpp"

#include "base/check.hpp"
#include "sandbox/namespaces.hpp"
#include "sandbox/worker/processors.hpp"
#include "sandbox/worker/worker_child.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxDescriptors = 16;

// Forks, with namespaces. Libc's own fork tells the C library the child's number by the same flags.
pid_t fork_with(uint64_t flags) {
  int* number = nullptr;
  if (prctl(PR_GET_TID_ADDRESS, &number) == 0 && number != nullptr)
    flags |= CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID;
#if defined(__x86_64__)
  return static_cast<pid_t>(syscall(SYS_clone, flags | SIGCHLD, nullptr, nullptr, number, nullptr));
#else
  return static_cast<pid_t>(syscall(SYS_clone, flags | SIGCHLD, nullptr, nullptr, nullptr, number));
#endif
}

struct Ancillary {
  alignas(cmsghdr) std::array<char, CMSG_SPACE(kMaxDescriptors * sizeof(int))> bytes{};
};

bool send_descriptors(int line, std::span<const int> descriptors) {
  char byte = 0;
  iovec part{.iov_base = &byte, .iov_len = 1};
  Ancillary ancillary;
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = ancillary.bytes.data();
  message.msg_controllen = CMSG_SPACE(descriptors.size_bytes());
  cmsghdr* const header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(descriptors.size_bytes());
  std::memcpy(CMSG_DATA(header), descriptors.data(), descriptors.size_bytes());
  return sendmsg(line, &message, MSG_NOSIGNAL) == 1;
}

// Empty if the socket was closed.
std::vector<Descriptor> receive_descriptors(int line) {
  char byte = 0;
  iovec part{.iov_base = &byte, .iov_len = 1};
  Ancillary ancillary;
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = ancillary.bytes.data();
  message.msg_controllen = ancillary.bytes.size();
  ssize_t count = 0;
  while ((count = recvmsg(line, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {
  }
  std::vector<Descriptor> descriptors;
  const cmsghdr* const header = count == 1 ? CMSG_FIRSTHDR(&message) : nullptr;
  if (header == nullptr || header->cmsg_type != SCM_RIGHTS) return descriptors;
  const size_t bytes = header->cmsg_len - CMSG_LEN(0);
  std::vector<int> numbers(bytes / sizeof(int));
  std::memcpy(numbers.data(), CMSG_DATA(header), numbers.size() * sizeof(int));
  for (const int number : numbers) descriptors.emplace_back(number);
  return descriptors;
}

// The first process of the workers' namespace: while it lives they can be forked, and when it ends
// the system ends them. It ends with the fork server, which holds the other end of the pipe.
[[noreturn]] void run_first_process(int pipe) {
  dup2(pipe, 0);
  syscall(SYS_close_range, 1u, ~0u, 0u);
  char byte = 0;
  while (read(0, &byte, 1) < 0 && errno == EINTR) {
  }
  _exit(0);
}

struct ServerStart {
  int line = -1;
  Namespaces namespaces;
  const RootPlan* root = nullptr;
  WorkerKind kind = WorkerKind::kCandidate;
  Setup* setup = nullptr;
  pid_t supervisor = 0;
};

// Overwrites the environment, which a worker could read from its stack: it may hold keys.
void clear_environment() {
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
    std::memset(*variable, 0, std::strlen(*variable));
  }
  clearenv();
}

// In the fork server: serves for ever.
[[noreturn]] void run_server(const ServerStart& start) {
  prctl(PR_SET_NAME, "passnet-forks");
  const bool is_trusted = info(start.kind).is_trusted;
  if (!is_trusted) clear_environment();
  const ProcessFacts facts = ProcessFacts::find();  // from /proc, which is about to disappear
  if (!silence_streams()) _exit(1);
  if (start.namespaces.all && unshare(CLONE_NEWPID) != 0) _exit(1);
  if (!is_trusted && start.root->enter(start.namespaces) != nullptr) _exit(1);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != start.supervisor) _exit(1);
  std::array<int, 2> pipe{};
  if (pipe2(pipe.data(), O_CLOEXEC) != 0) _exit(1);
  const pid_t first = start.namespaces.all ? fork_with(0) : 0;
  if (first < 0) _exit(1);
  if (start.namespaces.all && first == 0) run_first_process(pipe[0]);
  close(pipe[0]);
  const int ready = 0;
  if (send(start.line, &ready, sizeof ready, MSG_NOSIGNAL) != sizeof ready) _exit(1);
  while (true) {
    const std::vector<Descriptor> descriptors = receive_descriptors(start.line);
    if (descriptors.empty()) _exit(0);
    const pid_t pid = fork_with(CLONE_PARENT);
    if (pid == 0) {
      const pid_t parent = start.namespaces.all ? 0 : start.supervisor;
      run_worker(descriptors,
                 {.kind = start.kind, .setup = start.setup, .parent = parent, .facts = facts});
    }
    const int answer = pid > 0 ? pid : -errno;
    if (send(start.line, &answer, sizeof answer, MSG_NOSIGNAL) != sizeof answer) _exit(0);
  }
}

}  // namespace

Result<ForkServer> ForkServer::open(const ForkServerOptions& options, Setup setup) {
  ForkServer server;
  server.options_ = std::make_unique<const ForkServerOptions>(options);
  server.setup_ = std::make_unique<Setup>(std::move(setup));
  TRY(server.start());
  return server;
}

Result<void> ForkServer::start() {
  const auto failure = [](const char* step) {
    return fail({}, "nursery-not-opened", "cannot open a fork server for workers: {}: {}", step,
                std::strerror(errno));
  };
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
    return failure("socketpair");
  line_ = Descriptor(ends[0]);
  Descriptor other(ends[1]);
  const WorkerKindInfo& kind = info(options_->kind);
  Namespaces namespaces;
  if (!kind.is_trusted && !is_left_out(Layer::kNamespaces, options_->left_out))
    namespaces = options_->namespaces ? *options_->namespaces : find_namespaces();
  if (is_left_out(Layer::kEmptyRoot, options_->left_out)) namespaces.root = false;
  const RootPlan root({.readable = options_->readable,
                       .writable = {},
                       .devices = {kind.devices.begin(), kind.devices.end()},
                       .kernel_files = {kind.kernel_files.begin(), kind.kernel_files.end()}});
  const pid_t supervisor = getpid();
  const BestPriority priority;  // of all its workers
  const pid_t pid = fork_with(namespaces.clone_flags());
  if (pid < 0) return failure("clone");
  if (pid == 0) {
    constexpr int kLine = 3;
    if (dup2(other.fd(), kLine) < 0 || syscall(SYS_close_range, kLine + 1u, ~0u, 0u) != 0) _exit(1);
    run_server({.line = kLine,
                .namespaces = namespaces,
                .root = &root,
                .kind = options_->kind,
                .setup = setup_.get(),
                .supervisor = supervisor});
  }
  process_ = ChildProcess(pid);
  other.close();
  int ready = -1;
  if (recv(line_.fd(), &ready, sizeof ready, 0) != sizeof ready) {
    errno = ECHILD;
    return failure("its process ended");
  }
  layers_ = {};
  if (namespaces.all) layers_.add(Layer::kNamespaces);
  if (namespaces.root) layers_.add(Layer::kEmptyRoot);
  return {};
}

std::expected<pid_t, int> ForkServer::ask(std::span<const int> descriptors) const {
  int answer = 0;
  if (!send_descriptors(line_.fd(), descriptors)) return std::unexpected(errno);
  ssize_t count = 0;
  while ((count = recv(line_.fd(), &answer, sizeof answer, 0)) < 0 && errno == EINTR) {
  }
  if (count != sizeof answer) return std::unexpected(ECHILD);
  if (answer < 0) return std::unexpected(-answer);
  return answer;
}

Result<pid_t> ForkServer::fork_worker(std::span<const int> descriptors) {
  CHECK(descriptors.size() <= kMaxDescriptors);
  std::expected<pid_t, int> pid = ask(descriptors);
  // If the process that keeps its namespace alive was killed, forks fail for lack of memory.
  const bool gone = !pid && (pid.error() == EPIPE || pid.error() == ECHILD ||
                             pid.error() == ECONNRESET || pid.error() == ENOMEM);
  if (gone) {
    line_.close();
    process_.end();
    TRY(start());
    pid = ask(descriptors);
  }
  if (pid) return *pid;
  return fail({}, "fork-refused", "the system forks no process: {}", std::strerror(pid.error()));
}

}  // namespace passnet
