#include "sandbox/worker/worker.hpp"

#include "base/clock.hpp"
#include "support/shared_page.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

Result<Worker> start(const SharedPage& shared, Entry entry, WorkerOptions options = {}) {
  options.name = "test";
  options.memory.push_back(&shared.memory);
  return Worker::start(
      options,
      [entry = std::move(entry)](const Request&) mutable -> std::expected<Entry, std::string> {
        return std::move(entry);
      });
}

CallResult call_once(Entry entry, WorkerOptions options = {}) {
  const SharedPage shared;
  Result<Worker> worker = start(shared, std::move(entry), options);
  if (!worker) {
    ADD_FAILURE() << worker.error().message;
    return {};
  }
  return worker->call(kPatience);
}

bool seccomp_stands() {
  const SharedPage shared;
  const Result<Worker> worker = start(shared, [] { return 0; });
  return worker && worker->layers().contains(Layer::kSeccomp);
}

size_t open_descriptors() {
  return static_cast<size_t>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"),
                                           std::filesystem::directory_iterator()));
}

// Compiled as candidates are: the sanitizer's preparation for functions that do not return makes
// system calls.
[[gnu::noinline, gnu::no_sanitize_address]] int abort_now() {
  if (volatile bool leave = true; leave) std::abort();
  return 0;
}
[[gnu::noinline, gnu::no_sanitize_address]] int exit_now(int status) {
  if (volatile bool leave = true; leave) _exit(status);  // so that callers do not know it either
  return 0;
}

// A thread without std::thread's virtual functions, whose check by the sanitizer makes system
// calls.
using ThreadBody = void (*)(volatile int64_t*);
struct ThreadStart {
  ThreadBody body;
  volatile int64_t* words;
};
bool start_thread(ThreadStart& start) {
  const auto run = [](void* argument) -> void* {
    const auto& given = *static_cast<const ThreadStart*>(argument);
    given.body(given.words);
    return nullptr;
  };
  pthread_t thread;
  return pthread_create(&thread, nullptr, run, &start) == 0;
}

class AllHandOvers : public testing::TestWithParam<HandOver> {};
INSTANTIATE_TEST_SUITE_P(Worker, AllHandOvers,
                         testing::Values(HandOver::kSpin, HandOver::kYield, HandOver::kSleep),
                         [](const auto& test) { return std::string(name(test.param)); });

TEST_P(AllHandOvers, CallsReachTheEntryAndItsMemory) {
  const SharedPage shared;
  volatile int64_t* const words = shared.words();
  Result<Worker> worker =
      start(shared, [words] { return words[0] = words[0] + 1, 0; }, {.hand_over = GetParam()});
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  for (int64_t i = 1; i <= 1000; ++i) {
    const CallResult result = worker->call(kPatience);
    ASSERT_TRUE(result.ok()) << describe(result);
    ASSERT_EQ(words[0], i);
    ASSERT_GT(result.ns, 0);
  }
}

TEST_P(AllHandOvers, TheClockSeesTheWork) {
  const SharedPage shared;
  Result<Worker> worker = start(shared,
                                [] {
                                  const int64_t begin = now_ns();
                                  while (now_ns() - begin < 3'000'000) {
                                  }
                                  return 0;
                                },
                                {.hand_over = GetParam()});
  const CallResult result = worker->call(kPatience);
  EXPECT_TRUE(result.ok());
  EXPECT_GE(result.ns, 3'000'000);
}

TEST_P(AllHandOvers, AHangIsKilledAndStaysDead) {
  const SharedPage shared;
  Result<Worker> worker = start(shared,
                                [] {
                                  while (true) {
                                  }
                                  return 0;
                                },
                                {.hand_over = GetParam()});
  EXPECT_EQ(worker->call(0.05).outcome, CallOutcome::kTimedOut);
  EXPECT_FALSE(worker->alive());
  EXPECT_EQ(worker->call(0.05).outcome, CallOutcome::kTimedOut);
  EXPECT_FALSE(worker->stop());
}

TEST_P(AllHandOvers, DeathsAreNamed) {
  const auto outcome = [](Entry entry) {
    return call_once(std::move(entry), {.hand_over = GetParam()});
  };
  const CallResult segv = outcome([] { return *reinterpret_cast<volatile int*>(8); });
  EXPECT_EQ(segv.outcome, CallOutcome::kCrashed);
  EXPECT_EQ(segv.code, SIGSEGV);
  const CallResult abort = outcome(abort_now);
  EXPECT_EQ(abort.outcome, CallOutcome::kCrashed);
  EXPECT_EQ(abort.code, SIGABRT);
  const CallResult exit = outcome([] { return exit_now(0); });
  EXPECT_EQ(exit.outcome, CallOutcome::kExited);
  EXPECT_EQ(exit.code, 0);
  const CallResult exit3 = outcome([] { return exit_now(3); });
  EXPECT_EQ(exit3.outcome, CallOutcome::kExited);
  EXPECT_EQ(exit3.code, 3);
  EXPECT_TRUE(outcome([] { return 0; }).ok());
}

TEST(Worker, DivisionByZeroIsAnFpe) {
#if defined(__x86_64__)
  const CallResult result = call_once([] {
    int high = 0, low = 1;
    asm volatile("idivl %2" : "+a"(low), "+d"(high) : "r"(0));
    return low;
  });
  EXPECT_EQ(result.outcome, CallOutcome::kCrashed);
  EXPECT_EQ(result.code, SIGFPE);
#else
  GTEST_SKIP() << "integer division does not trap on this processor";
#endif
}

TEST(Worker, StatusOfTheEntryComesBack) {
  const SharedPage shared;
  Result<Worker> worker = start(shared, [] { return 7; });
  const CallResult result = worker->call(kPatience);
  EXPECT_EQ(result.outcome, CallOutcome::kFailed);
  EXPECT_EQ(result.code, 7);
  EXPECT_TRUE(worker->alive());
}

TEST(Worker, ForbiddenCallsKill) {
  if (!seccomp_stands()) GTEST_SKIP() << "this kernel refuses seccomp";
  const pid_t supervisor = getpid();
  const std::vector<std::pair<const char*, std::function<int()>>> attempts{
      {"fork", [] { return static_cast<int>(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)); }},
      {"kill", [supervisor] { return kill(supervisor, SIGKILL); }},
      {"tgkill",
       [supervisor] {
         return static_cast<int>(syscall(SYS_tgkill, supervisor, supervisor, SIGKILL));
       }},
      {"open", [] { return open("/etc/hostname", O_RDONLY); }},
      {"socket", [] { return socket(AF_INET, SOCK_STREAM, 0); }},
      {"ptrace",
       [supervisor] { return static_cast<int>(syscall(SYS_ptrace, 16, supervisor, 0, 0)); }},
      {"executable memory",
       [] {
         return mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) ==
                MAP_FAILED;
       }},
      {"write", [] { return write(5, "x", 1) == 1; }},
  };
  for (const auto& [what, entry] : attempts) {
    const CallResult result = call_once(entry);
    EXPECT_EQ(result.outcome, CallOutcome::kCrashed) << what;
    EXPECT_EQ(result.code, SIGSYS) << what;
    EXPECT_EQ(describe(result), "killed by a forbidden system call");
  }
}

TEST(Worker, HonestCallsPass) {
  EXPECT_TRUE(call_once([] {
                void* const memory = std::malloc(64 << 20);
                if (memory == nullptr) return 1;
                static_cast<volatile char*>(memory)[5 << 20] = 1;
                std::free(memory);
                return write(2, "x", 1) == 1 ? 0 : 2;
              }).ok());
}

TEST(Worker, SetupCannotHarmTheSupervisor) {
  if (!seccomp_stands()) GTEST_SKIP() << "this kernel refuses seccomp";
  const SharedPage shared;
  WorkerOptions options{.name = "setup", .memory = {&shared.memory}};
  volatile int64_t* const words = shared.words();
  const pid_t supervisor = getpid();
  Result<Worker> worker =
      Worker::start(options, [&](const Request&) -> std::expected<Entry, std::string> {
        words[0] = kill(supervisor, SIGKILL);
        words[1] = static_cast<int64_t>(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
        words[2] = open("/dev/null", O_WRONLY);
        words[3] = socket(AF_UNIX, SOCK_STREAM, 0);
        return [] { return 0; };
      });
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  for (int i = 0; i < 4; ++i) EXPECT_EQ(words[i], -1) << i;
  EXPECT_TRUE(worker->call(kPatience).ok());
}

TEST(Worker, LandlockLimitsWhatSetupOpens) {
  const std::string path =
      fmt::format("{}passnet_worker_test_{}.txt", testing::TempDir(), ::getpid());
  std::ofstream(path) << "text";
  const auto opened = [&](std::vector<std::filesystem::path> readable) {
    const SharedPage shared;
    WorkerOptions options{
        .name = "setup", .memory = {&shared.memory}, .readable = std::move(readable)};
    Result<Worker> worker =
        Worker::start(options, [&](const Request&) -> std::expected<Entry, std::string> {
          shared.words()[0] = open(path.c_str(), O_RDONLY) >= 0;
          return [] { return 0; };
        });
    EXPECT_TRUE(worker.has_value());
    if (!worker->layers().contains(Layer::kLandlock)) return std::optional<bool>();
    return std::optional<bool>(shared.words()[0] != 0);
  };
  const auto without = opened({});
  if (!without) GTEST_SKIP() << "this kernel has no landlock";
  EXPECT_FALSE(*without);
  EXPECT_TRUE(*opened({path}));
  std::filesystem::remove(path);
}

TEST(Worker, SetupFailuresAreErrors) {
  const auto error = [](passnet::Setup setup) {
    const WorkerLimits limits{.setup_s = 0.2};
    Result<Worker> worker = Worker::start({.name = "bad", .limits = limits}, std::move(setup));
    EXPECT_FALSE(worker.has_value());
    if (worker) return std::string();
    EXPECT_EQ(worker.error().id, "worker-setup-failed");
    return worker.error().message;
  };
  EXPECT_EQ(error([](const Request&) -> std::expected<Entry, std::string> {
              return std::unexpected("no entry 'f'");
            }),
            "the setup of worker 'bad' failed: no entry 'f'");
  EXPECT_EQ(error([](const Request&) -> std::expected<Entry, std::string> { _exit(4); }),
            "the setup of worker 'bad' failed: it exited with status 4");
  EXPECT_EQ(error([](const Request&) -> std::expected<Entry, std::string> {
              while (true) {
              }
            }),
            "the setup of worker 'bad' failed: it did not return within 0.200 s");
}

// A thread that the system refuses says nothing about the request.
TEST(Worker, WhatASetupThrowsIsAnError) {
  const auto error = [](auto thrown) {
    Result<Worker> worker = Worker::start(
        {.name = "bad"},
        [thrown](const Request&) -> std::expected<Entry, std::string> { throw thrown; });
    return worker ? std::string() : worker.error().id + ": " + worker.error().message;
  };
  EXPECT_EQ(
      error(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again))),
      "worker-not-started: cannot start worker 'bad': Resource temporarily unavailable");
  EXPECT_EQ(error(std::bad_alloc()),
            "worker-setup-failed: the setup of worker 'bad' failed: it needs more memory than a "
            "worker may have");
}

TEST(Worker, HasNoEnvironment) {
  ASSERT_NE(environ, nullptr);
  ASSERT_NE(environ[0], nullptr);
  const char* const first = environ[0];
  const auto look = [first] { return std::getenv("PATH") == nullptr && *first == '\0' ? 7 : 8; };
  EXPECT_EQ(call_once(look, {}).code, 7);
  EXPECT_NE(*first, '\0');
}

TEST(Worker, MemoryHogMeetsItsLimit) {
#if defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "the address space is not limited under the address sanitizer";
#endif
  const auto allocate = [](size_t bytes) {
    return [bytes] {
      void* const memory =
          mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      return memory == MAP_FAILED ? 9 : 0;
    };
  };
  const WorkerOptions options{.limits = WorkerLimits{.heap_bytes = 64 << 20}};
  EXPECT_EQ(call_once(allocate(size_t{256} << 20), options).code, 9);
  EXPECT_TRUE(call_once(allocate(size_t{16} << 20), options).ok());
}

TEST(Worker, SeesOnlyTheMemoryThatItIsGiven) {
  const SharedPage shared;
  const SharedMemory other = *SharedMemory::create(4096);
  const SharedMemory secret = *SharedMemory::create(4096, Visibility::kSupervisor);
  for (const SharedMemory* const memory : {&other, &secret}) {
    const volatile std::byte* const hidden = memory->bytes().data();
    Result<Worker> worker = start(shared, [hidden] { return static_cast<int>(hidden[0]); });
    const CallResult result = worker->call(kPatience);
    EXPECT_EQ(result.outcome, CallOutcome::kCrashed);
    EXPECT_EQ(result.code, SIGSEGV);
  }
  // A worker cannot be given what only the supervisor may see.
  Result<Worker> refused = Worker::start({.name = "peep", .memory = {&secret}}, [](const Request&) {
    return std::expected<Entry, std::string>([] { return 0; });
  });
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "worker-setup-failed");
}

// Addresses of the shared mappings of this process, by its own map.
std::vector<uintptr_t> shared_mappings() {
  std::ifstream maps("/proc/self/maps");
  std::vector<uintptr_t> found;
  for (std::string line; std::getline(maps, line);) {
    if (line.find("rw-s") != std::string::npos && line.find("memfd:passnet") != std::string::npos)
      found.push_back(std::stoull(line, nullptr, 16));
  }
  return found;
}

TEST_P(AllHandOvers, AForgedControlBlockHurtsItselfAlone) {
  const SharedPage shared;
  const std::vector<uintptr_t> before = shared_mappings();
  volatile int64_t* const words = shared.words();
  // The entry fills its own control block, whose address it is told, with one byte.
  const auto forge = [&](int fill) {
    Result<Worker> worker = start(shared,
                                  [words, fill] {
                                    auto* const control =
                                        reinterpret_cast<volatile char*>(words[0]);
                                    for (int i = 0; i < 4096; ++i)
                                      control[i] = static_cast<char>(fill);
                                    return 0;
                                  },
                                  {.hand_over = GetParam()});
    for (const uintptr_t address : shared_mappings()) {
      if (std::ranges::find(before, address) == before.end())
        words[0] = static_cast<int64_t>(address);
    }
    for (int i = 0; i < 3; ++i) {
      const CallResult result = worker->call(0.2);
      EXPECT_TRUE(result.ok() || result.outcome == CallOutcome::kTimedOut ||
                  result.outcome == CallOutcome::kFailed)
          << describe(result);
      if (!result.ok()) break;
    }
  };
  forge(0);
  forge(0xff);
  Result<Worker> honest = start(shared, [] { return 0; });
  EXPECT_TRUE(honest->call(kPatience).ok());
}

TEST(Worker, ThreadsOfSetupServeCallsAndStopWithTheProcess) {
  const SharedPage shared;
  volatile int64_t* const words = shared.words();
  WorkerOptions options{.name = "threads",
                        .memory = {&shared.memory},
                        .hand_over = HandOver::kYield,
                        .threads = true};
  ThreadStart count{.body =
                        [](volatile int64_t* shared_words) {
                          while (true) shared_words[1] = shared_words[1] + 1;
                        },
                    .words = words};
  Result<Worker> worker =
      Worker::start(options, [&](const Request&) -> std::expected<Entry, std::string> {
        if (!start_thread(count)) return std::unexpected("no thread");
        while (words[1] == 0) sched_yield();
        return [] { return 0; };
      });
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  ASSERT_TRUE(worker->call(kPatience).ok());
  while (words[1] == 0) std::this_thread::yield();
  for (int round = 0; round < 20; ++round) {
    ASSERT_TRUE(worker->stop());
    ASSERT_TRUE(worker->stop());  // again: nothing changes
    const int64_t before = words[1];
    usleep(1000);
    EXPECT_EQ(words[1], before);
    worker->resume();
    while (words[1] == before) std::this_thread::yield();
  }
  ASSERT_TRUE(worker->stop());
  EXPECT_TRUE(worker->call(kPatience).ok());  // resumes by itself
}

TEST(Worker, ThreadsNeedLeave) {
  if (!seccomp_stands()) GTEST_SKIP() << "this kernel refuses seccomp";
  Result<Worker> worker =
      Worker::start({.name = "threads"}, [](const Request&) -> std::expected<Entry, std::string> {
        ThreadStart nothing{.body = [](volatile int64_t*) {}, .words = nullptr};
        if (!start_thread(nothing)) return std::unexpected("no thread");
        return [] { return 0; };
      });
  ASSERT_FALSE(worker.has_value());
  EXPECT_EQ(worker.error().message, "the setup of worker 'threads' failed: no thread");
}

TEST(Worker, ExitInAThreadIsAnExit) {
  const SharedPage shared;
  volatile int64_t* const words = shared.words();
  WorkerOptions options{.memory = {&shared.memory}, .hand_over = HandOver::kYield, .threads = true};
  ThreadStart leave{.body =
                        [](volatile int64_t* shared_words) {
                          shared_words[2] = 1;
                          while (shared_words[0] == 0) sched_yield();
                          exit_now(6);
                        },
                    .words = words};
  Result<Worker> worker =
      Worker::start(options, [&](const Request&) -> std::expected<Entry, std::string> {
        if (!start_thread(leave)) return std::unexpected("no thread");
        while (words[2] == 0) sched_yield();
        return [words] {
          words[0] = 1;
          while (true) sched_yield();
          return 0;
        };
      });
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  const CallResult result = worker->call(kPatience);
  EXPECT_EQ(result.outcome, CallOutcome::kExited);
  EXPECT_EQ(result.code, 6);
}

TEST(Worker, StopSeesADeadWorker) {
  const SharedPage shared;
  Result<Worker> worker = start(shared, [] { return 0; });
  kill(worker->pid(), SIGKILL);
  EXPECT_FALSE(worker->stop());
  EXPECT_FALSE(worker->alive());
  EXPECT_EQ(worker->call(kPatience).outcome, CallOutcome::kCrashed);
}

TEST(Worker, ManyInSequenceLeaveNothing) {
  const size_t before = open_descriptors();
  for (int i = 0; i < 200; ++i) {
    const CallResult result =
        call_once([i]() -> int { return i % 2 == 0 ? 0 : *reinterpret_cast<volatile int*>(8); });
    EXPECT_EQ(result.outcome, i % 2 == 0 ? CallOutcome::kOk : CallOutcome::kCrashed);
  }
  EXPECT_EQ(open_descriptors(), before);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(Worker, NamesItsLayers) {
  const SharedPage shared;
  Result<Worker> worker = start(shared, [] { return 0; });
  const auto names = worker->layers().names();
  for (const std::string_view name : {"rlimits", "no-new-privileges", "private-memory"}) {
    EXPECT_NE(std::ranges::find(names, name), names.end()) << name;
  }
}

}  // namespace
}  // namespace passnet
