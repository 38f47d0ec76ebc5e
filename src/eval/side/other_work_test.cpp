#include "eval/side/other_work.hpp"

#include "base/clock.hpp"
#include "sandbox/child_process.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <thread>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

cpu_set_t set_of(std::initializer_list<int> processors) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (const int processor : processors) CPU_SET(processor, &set);
  return set;
}

TEST(OtherWork, IsTheShareOfTheTimeThatThisProgramLeft) {
  EXPECT_DOUBLE_EQ(share_of_others({.total = 100, .idle = 60, .own = 40}), 0);
  EXPECT_DOUBLE_EQ(share_of_others({.total = 100, .idle = 30, .own = 40}), 0.5);
  EXPECT_DOUBLE_EQ(share_of_others({.total = 100, .idle = 0, .own = 99}), 1);
  // Ticks are coarse: readings may exceed what is possible.
  EXPECT_DOUBLE_EQ(share_of_others({.total = 100, .idle = 70, .own = 40}), 0);
  EXPECT_DOUBLE_EQ(share_of_others({.total = 100, .idle = 0, .own = 101}), 0);
}

TEST(OtherWork, AddsTheIdleTimeOfTheGivenProcessors) {
  constexpr std::string_view kStat =
      "cpu  9 9 9 999 99 9 9 9 0 0\n"
      "cpu0 1 2 3 100 10 4 5 6 0 0\n"
      "cpu1 1 2 3 200 20 4 5 6 0 0\n"
      "cpu11 1 2 3 400 40 4 5 6 0 0\n"
      "intr 5\n";
  const int64_t tick = 1'000'000'000 / sysconf(_SC_CLK_TCK);
  EXPECT_EQ(read_idle_ns(kStat, set_of({0})), 110 * tick);
  EXPECT_EQ(read_idle_ns(kStat, set_of({1, 11})), 660 * tick);
  EXPECT_EQ(read_idle_ns(kStat, set_of({0, 2})), std::nullopt);
  EXPECT_EQ(read_idle_ns("cpu 1 2 3 4 5\ncpu0 1 2\n", set_of({0})), std::nullopt);
}

// Other programs on this machine can only raise the share.
TEST(OtherWork, SeesBusyProcesses) {
  cpu_set_t all;
  ASSERT_EQ(sched_getaffinity(0, sizeof all, &all), 0);
  const OtherWork work(std::nullopt, [] { return int64_t{0}; });
  std::vector<ChildProcess> busy;
  for (int i = 0; i < CPU_COUNT(&all); ++i) {
    const pid_t pid = fork();
    if (pid == 0) {
      for (const int64_t begin = now_ns(); now_ns() - begin < 10'000'000'000;) {
      }
      _exit(0);
    }
    busy.emplace_back(pid);
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_GT(work.share(), 0.5);
  for (ChildProcess& process : busy) process.end();
}

}  // namespace
}  // namespace passnet
