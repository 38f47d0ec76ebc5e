#include "sandbox/worker/fork_server.hpp"

#include "base/clock.hpp"
#include "sandbox/worker/worker.hpp"
#include "support/shared_page.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <memory>
#include <sched.h>
#include <signal.h>
#include <string>
#include <string_view>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

std::expected<Entry, std::string> set_up_nothing(const Request&) {
  return [] { return 0; };
}

// From here on clone returns EAGAIN in this process and its children where it has any of `flags`.
bool restrict_forks(uint32_t flags) {
  std::vector<sock_filter> code{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<uint32_t>(SYS_clone), 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, flags, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EAGAIN),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
  sock_fprog program{.len = static_cast<unsigned short>(code.size()), .filter = code.data()};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

// Returns the error of starting a worker in a process in which clone with any of these flags is
// refused.
std::string start_where_refused(uint32_t flags) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return "no pipe";
  const pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    std::string said = "no seccomp";
    if (restrict_forks(flags)) {
      const Result<Worker> worker = Worker::start({.name = "x"}, set_up_nothing);
      said = worker ? "started" : fmt::format("{} [{}]", worker.error().message, worker.error().id);
    }
    _exit(write(ends[1], said.data(), said.size()) == static_cast<ssize_t>(said.size()) ? 0 : 1);
  }
  close(ends[1]);
  std::array<char, 500> text{};
  const ssize_t count = read(ends[0], text.data(), text.size());
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return {text.data(), static_cast<size_t>(std::max<ssize_t>(count, 0))};
}

// The second is the server's own `fork-refused`, said of a worker.
TEST(ForkServer, ARefusedForkIsAnError) {
  const std::string opening = start_where_refused(SIGCHLD);
  if (opening == "no seccomp") GTEST_SKIP() << "this kernel refuses seccomp";
  EXPECT_EQ(opening,
            "cannot open a fork server for workers: clone: Resource temporarily unavailable "
            "[nursery-not-opened]");
  EXPECT_EQ(start_where_refused(CLONE_PARENT),
            "cannot start worker 'x': the system forks no process: Resource temporarily "
            "unavailable [worker-not-started]");
}

TEST(ForkServer, WorkersSeeWhatWasThereWhenItOpenedAndNothingLater) {
  auto secret = std::make_unique<volatile int64_t>(1);
  const auto set_up = [&](const Request& request) -> std::expected<Entry, std::string> {
    auto* const words = reinterpret_cast<volatile int64_t*>(request.memory[0].data());
    words[0] = *secret;
    words[1] = static_cast<int64_t>(request.bytes[0]);
    return [] { return 0; };
  };
  Result<ForkServer> server = ForkServer::open({}, set_up);
  ASSERT_TRUE(server.has_value()) << server.error().message;
  *secret = 2;
  const SharedPage shared;
  const std::array<std::byte, 1> bytes{std::byte{7}};
  Result<Worker> worker =
      Worker::start(*server, {.name = "test", .memory = {&shared.memory}}, bytes);
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  EXPECT_EQ(shared.words()[0], 1);
  EXPECT_EQ(shared.words()[1], 7);
  EXPECT_TRUE(worker->call(kPatience).ok());
}

TEST(ForkServer, AKilledOneIsOpenedAgain) {
  Result<ForkServer> server = ForkServer::open({}, set_up_nothing);
  ASSERT_TRUE(server.has_value()) << server.error().message;
  kill(server->pid(), SIGKILL);
  Result<Worker> worker = Worker::start(*server, {.name = "test"}, {});
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  EXPECT_TRUE(worker->call(kPatience).ok());
}

TEST(ForkServer, WorkersEndWithIt) {
  Result<ForkServer> server = ForkServer::open({}, set_up_nothing);
  ASSERT_TRUE(server.has_value()) << server.error().message;
  Result<Worker> worker = Worker::start(*server, {.name = "test"}, {});
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  if (!worker->layers().contains(Layer::kNamespaces)) GTEST_SKIP() << "no namespaces here";
  {
    const ForkServer ended = *std::move(server);
  }
  // The kernel ends them when it gets to it, which takes seconds on a busy machine.
  CallResult result = worker->call(kPatience);
  const int64_t deadline = now_ns() + 30'000'000'000;
  while (result.ok() && now_ns() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    result = worker->call(kPatience);
  }
  EXPECT_EQ(result.outcome, CallOutcome::kCrashed);
  EXPECT_EQ(result.code, SIGKILL);
}

TEST(ForkServer, AWorkersRootIsEmpty) {
  const SharedPage shared;
  volatile int64_t* const words = shared.words();
  WorkerOptions options{.name = "root", .memory = {&shared.memory}};
  Result<Worker> worker =
      Worker::start(options, [&](const Request&) -> std::expected<Entry, std::string> {
        words[0] = access("/etc", F_OK);
        words[1] = access("/proc", F_OK);
        words[2] = access("/dev/null", F_OK);
        words[3] = getpid();
        return [] { return 0; };
      });
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  if (!worker->layers().contains(Layer::kEmptyRoot)) GTEST_SKIP() << "no root of its own here";
  EXPECT_EQ(words[0], -1);
  EXPECT_EQ(words[1], -1);
  EXPECT_EQ(words[2], 0);
  EXPECT_LT(words[3], 10);
  EXPECT_TRUE(worker->call(kPatience).ok());
}

}  // namespace
}  // namespace passnet
