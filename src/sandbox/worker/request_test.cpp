#include "sandbox/worker/request.hpp"

#include "sandbox/worker/worker.hpp"
#include "support/shared_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <signal.h>
#include <span>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

namespace passnet {
namespace {

// The first bytes of a request, as a number.
int64_t number_of(const Request& request) {
  int64_t number = 0;
  std::memcpy(&number, request.bytes.data(), std::min(request.bytes.size(), sizeof number));
  return number;
}

// A service whose calls return the number of its last request; it refuses negative ones.
Result<Worker> start_service(const SharedPage& shared) {
  const WorkerOptions options{
      .name = "service", .memory = {&shared.memory}, .request_bytes = sizeof(int64_t)};
  const auto set_up = [](const Request& request) -> std::expected<Entry, std::string> {
    const int64_t number = number_of(request);
    if (number < 0) return std::unexpected("a negative number");
    if (number == 13) std::abort();
    auto* const words = reinterpret_cast<volatile int64_t*>(request.memory[0].data());
    words[0] = words[0] + 1;
    return [number] { return static_cast<int>(number); };
  };
  return Worker::start(options, set_up, WorkerKind::kService);
}

Result<void> assign(Worker& worker, int64_t number) {
  return worker.assign(std::as_bytes(std::span(&number, 1)));
}

TEST(Request, TakesRequestAfterRequest) {
  const SharedPage shared;
  Result<Worker> worker = start_service(shared);
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  const pid_t pid = worker->pid();
  EXPECT_EQ(worker->call(kPatience).code, 0);
  for (const int64_t number : {5, 7, 2}) {
    const auto assigned = assign(*worker, number);
    ASSERT_TRUE(assigned.has_value()) << assigned.error().message;
    for (int call = 0; call < 3; ++call) EXPECT_EQ(worker->call(kPatience).code, number);
    EXPECT_TRUE(worker->stop());
  }
  EXPECT_EQ(worker->pid(), pid);
  EXPECT_EQ(shared.words()[0], 4);
}

TEST(Request, OutlivesARefusedRequest) {
  const SharedPage shared;
  Result<Worker> worker = start_service(shared);
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  const auto refused = assign(*worker, -1);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "worker-setup-failed");
  EXPECT_EQ(refused.error().message, "a request to worker 'service' failed: a negative number");
  ASSERT_TRUE(assign(*worker, 3).has_value());
  EXPECT_EQ(worker->call(kPatience).code, 3);
  const auto crashed = assign(*worker, 13);
  ASSERT_FALSE(crashed.has_value());
  EXPECT_EQ(crashed.error().message,
            "a request to worker 'service' failed: it crashed: signal 6 (Aborted)");
  EXPECT_FALSE(worker->alive());
  EXPECT_FALSE(assign(*worker, 3).has_value());
}

TEST(Request, AnEntryIsDestroyedBeforeTheNextRequest) {
  struct Count {
    volatile int64_t* words;
    explicit Count(volatile int64_t* shared_words) : words(shared_words) {}
    Count(const Count&) = delete;
    Count& operator=(const Count&) = delete;
    ~Count() { words[1] = words[1] + 1; }
  };
  const SharedPage shared;
  const auto set_up = [](const Request& request) -> std::expected<Entry, std::string> {
    auto* const words = reinterpret_cast<volatile int64_t*>(request.memory[0].data());
    words[2] = words[1];
    return [held = std::make_unique<Count>(words)] { return 0; };
  };
  Result<Worker> worker =
      Worker::start({.name = "count", .memory = {&shared.memory}, .request_bytes = 8}, set_up,
                    WorkerKind::kService);
  ASSERT_TRUE(worker.has_value()) << worker.error().message;
  ASSERT_TRUE(assign(*worker, 1).has_value());
  EXPECT_EQ(shared.words()[2], 1);
}

// An entry of a candidate is killed for opening a file; one of a service may, as in a setup. The
// file itself may be missing in the root of the worker.
TEST(Request, KindsHaveSystemCallsOfTheirOwn) {
  const auto open_file = [](WorkerKind kind) {
    const auto set_up = [](const Request&) -> std::expected<Entry, std::string> {
      return [] { return open("/usr/lib", O_RDONLY) < 0 && errno == EPERM ? 1 : 0; };
    };
    Result<Worker> worker = Worker::start({.name = "kind"}, set_up, kind);
    return worker ? worker->call(kPatience) : CallResult{.outcome = CallOutcome::kFailed};
  };
  const CallResult candidate = open_file(WorkerKind::kCandidate);
  if (candidate.ok()) GTEST_SKIP() << "this kernel refuses seccomp";
  EXPECT_EQ(candidate.outcome, CallOutcome::kCrashed);
  EXPECT_EQ(candidate.code, SIGSYS);
  const CallResult service = open_file(WorkerKind::kService);
  EXPECT_TRUE(service.ok()) << describe(service);
}

// Libraries that drive a device keep files; nothing else may.
TEST(Request, OnlyADeviceWorkerWritesFiles) {
  const auto write_file = [](WorkerKind kind) {
    const auto set_up = [](const Request&) -> std::expected<Entry, std::string> {
      return [] {
        const int file = memfd_create("cache", 0);
        return file >= 0 && write(file, "x", 1) == 1 ? 0 : 1;
      };
    };
    Result<Worker> worker = Worker::start({.name = "kind"}, set_up, kind);
    return worker ? worker->call(kPatience) : CallResult{.outcome = CallOutcome::kFailed};
  };
  const CallResult device = write_file(WorkerKind::kDevice);
  EXPECT_TRUE(device.ok() && device.code == 0) << describe(device);
  const CallResult service = write_file(WorkerKind::kService);
  EXPECT_FALSE(service.ok() && service.code == 0);
}

TEST(Request, KindsAreInOrder) {
  for (size_t i = 0; i < kWorkerKinds.size(); ++i) {
    EXPECT_EQ(static_cast<size_t>(kWorkerKinds[i].kind), i);
  }
}

}  // namespace
}  // namespace passnet
