#include "sandbox/child_process.hpp"

#include <gtest/gtest.h>

#include <array>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

// A child that waits for signals, in a group of its own.
ChildProcess start_waiting() {
  const pid_t pid = fork();
  if (pid == 0) {
    while (true) pause();
  }
  setpgid(pid, pid);
  return ChildProcess(pid);
}

bool exists(pid_t pid) { return kill(pid, 0) == 0; }

TEST(ChildProcess, StopsAndResumes) {
  ChildProcess child = start_waiting();
  EXPECT_TRUE(child.stop());
  EXPECT_TRUE(child.stopped());
  EXPECT_TRUE(child.stop()) << "a stopped process stays stopped";
  child.resume();
  EXPECT_FALSE(child.stopped());
  EXPECT_TRUE(child.alive());
  EXPECT_FALSE(child.reap_ended().has_value());
}

TEST(ChildProcess, KnowsWhetherItsProcessHasChildren) {
  ChildProcess child = start_waiting();
  EXPECT_FALSE(child.has_children());
  EXPECT_TRUE(child.stop());
  std::array<int, 2> ready{};
  ASSERT_EQ(pipe(ready.data()), 0);
  const pid_t pid = fork();
  if (pid == 0) {
    if (fork() == 0) {
      (void)!write(ready[1], "x", 1);
      while (true) pause();
    }
    while (true) pause();
  }
  setpgid(pid, pid);
  ChildProcess parent(pid);
  char seen = 0;
  ASSERT_EQ(read(ready[0], &seen, 1), 1);
  EXPECT_TRUE(parent.stop());
  EXPECT_TRUE(parent.has_children());
  for (const int end : ready) close(end);
}

TEST(ChildProcess, EndsAStoppedProcessOnce) {
  ChildProcess child = start_waiting();
  const pid_t pid = child.pid();
  EXPECT_TRUE(child.stop());
  child.end();
  EXPECT_FALSE(child.alive());
  EXPECT_FALSE(exists(pid));
  child.end();
  EXPECT_FALSE(child.stop());
}

TEST(ChildProcess, ReapsWhatEndedByItself) {
  const pid_t pid = fork();
  if (pid == 0) _exit(7);
  ChildProcess child(pid);
  siginfo_t info{};
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOWAIT), 0);
  EXPECT_FALSE(child.stop());
  const auto status = child.reap_ended();
  ASSERT_TRUE(status.has_value());
  EXPECT_TRUE(WIFEXITED(*status));
  EXPECT_EQ(WEXITSTATUS(*status), 7);
  EXPECT_FALSE(child.alive());
}

TEST(ChildProcess, EndsWithItsOwner) {
  pid_t pid = -1;
  {
    ChildProcess child = start_waiting();
    pid = child.pid();
    const ChildProcess owner = std::move(child);
    EXPECT_TRUE(exists(pid));
  }
  EXPECT_FALSE(exists(pid));
}

}  // namespace
}  // namespace passnet
