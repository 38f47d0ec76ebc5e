#include "sandbox/worker/wait_meter.hpp"

#include "base/clock.hpp"
#include "sandbox/worker/processors.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

void spin_for(int64_t ns) {
  for (const int64_t begin = now_ns(); now_ns() - begin < ns;) {
  }
}

bool keeps_accounts() { return std::ifstream("/proc/thread-self/schedstat").good(); }

TEST(WaitMeter, FindsAThreadThatHadNoProcessor) {
  if (!keeps_accounts()) GTEST_SKIP() << "this system keeps no account of waits";
  const std::optional<Processors> processors = Processors::find();
  const int place = processors ? processors->worker : sched_getcpu();
  std::atomic<bool> stopping = false;
  std::atomic<int> ready = 0;
  // Two threads of one processor that always run: each waits while the other runs.
  const auto work = [&] {
    bind_thread(place);
    ++ready;
    while (!stopping) {
    }
  };
  std::thread one(work), other(work);
  while (ready != 2) std::this_thread::yield();
  WaitMeter meter(getpid());
  meter.begin();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_GT(meter.lost_ns(false), 0);
  stopping = true;
  one.join();
  other.join();
}

TEST(WaitMeter, FindsNothingWhereNothingWaits) {
  WaitMeter none;
  none.begin();
  EXPECT_EQ(none.lost_ns(true), 0);
  // Other tests may run beside this one: once without a wait is enough.
  WaitMeter meter(getpid());
  int64_t least = INT64_MAX;
  for (int i = 0; i < 100; ++i) {
    meter.begin();
    spin_for(10'000);
    least = std::min(least, meter.lost_ns(true));
  }
  EXPECT_EQ(least, 0);
}

TEST(WaitMeter, FindsADelayBetweenRequestAndClock) {
  if (!keeps_accounts()) GTEST_SKIP() << "this system keeps no account of waits";
  const std::optional<Processors> processors = Processors::find();
  if (!processors) GTEST_SKIP() << "this system has one processor";
  WaitMeter meter(getpid());
  const BoundThread bound(processors);
  std::atomic<bool> stopping = false;
  std::atomic<bool> ready = false;
  std::thread other([&] {  // of the same priority, on the same processor
    bind_thread(processors->supervisor);
    for (ready = true; !stopping;) {
    }
  });
  while (!ready) std::this_thread::yield();
  const int64_t begin = now_ns();
  meter.request();
  spin_for(100'000'000);
  meter.begin();
  const int64_t end = now_ns();
  EXPECT_GT(meter.delayed_ns(), 0);
  EXPECT_LT(meter.delayed_ns(), end - begin);
  stopping = true;
  other.join();
}

// The session's line; empty if the scheduler knows no groups.
std::string group() {
  std::string line;
  std::getline(std::ifstream("/proc/self/autogroup"), line);
  return line;
}

// The slice of the calling thread, in ns; 0 where the system has no choice (sched_setattr(2)).
uint64_t slice() {
  std::array<uint64_t, 6> attributes{};
  syscall(SYS_sched_getattr, 0, attributes.data(), sizeof attributes, 0);
  return attributes[3];
}

TEST(BestPriority, EndsWithItsScope) {
  const int before = getpriority(PRIO_PROCESS, 0);
  const uint64_t slice_before = slice();
  {
    const BestPriority priority;
    EXPECT_LE(getpriority(PRIO_PROCESS, 0), before);
    EXPECT_EQ(slice(), slice_before == 0 ? 0 : 100'000);
    const BestPriority another;
  }
  EXPECT_EQ(getpriority(PRIO_PROCESS, 0), before);
  EXPECT_EQ(slice(), slice_before);
}

// In a session of its own, because other tests that judge change that of this process.
void expect_session(std::string_view found, std::string_view raised) {
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    if (!found.empty()) std::ofstream("/proc/self/autogroup") << found;
    const std::string before = group();
    bool is_right = false;
    {
      const BestPriority priority;
      is_right = getpriority(PRIO_PROCESS, 0) > -20 || group().ends_with(raised);
      const BestPriority another;
    }
    _exit(is_right && group() == before ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST(BestPriority, RaisesTheSession) {
  if (group().empty()) GTEST_SKIP() << "this scheduler knows no sessions";
  expect_session("", " nice -10");
}

TEST(BestPriority, LeavesTheSessionThatItsUserRaised) {
  if (group().empty()) GTEST_SKIP() << "this scheduler knows no sessions";
  expect_session("-15", " nice -15");
}

// A killed run leaves the session as it was, shortly after.
TEST(BestPriority, AKilledRunLeavesTheSessionAsItWas) {
  if (group().empty()) GTEST_SKIP() << "this scheduler knows no sessions";
  const pid_t session = fork();
  if (session == 0) {
    setsid();
    const std::string before = group();
    for (const int number : {SIGKILL, SIGTERM}) {
      std::array<int, 2> ends{};
      if (pipe(ends.data()) != 0) _exit(2);
      const pid_t run = fork();
      if (run == 0) {
        const BestPriority priority;
        if (write(ends[1], "x", 1) != 1) _exit(3);
        while (true) pause();
      }
      char raised = 0;
      if (read(ends[0], &raised, 1) != 1) _exit(4);
      if (getpriority(PRIO_PROCESS, static_cast<id_t>(run)) == -20 && group() == before) _exit(5);
      kill(run, number);
      waitpid(run, nullptr, 0);
      for (int wait = 0; wait < 100 && group() != before; ++wait) usleep(50'000);
      if (group() != before) _exit(6);
    }
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(session, &status, 0), session);
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace passnet
