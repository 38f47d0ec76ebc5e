#include "base/thread_pool.hpp"

#include "base/thread_count.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <numeric>
#include <optional>
#include <sched.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

struct Marks {
  std::vector<int> visits;
  ThreadPool* nested = nullptr;
};

void mark(void* data, int64_t begin, int64_t end) {
  auto& marks = *static_cast<Marks*>(data);
  for (int64_t i = begin; i < end; ++i) ++marks.visits[static_cast<size_t>(i)];
}

TEST(ThreadPool, VisitsEveryIterationOnce) {
  for (const size_t threads : {1u, 2u, 5u}) {
    ThreadPool pool(threads);
    for (const int64_t count : {0, 1, 2, 7, 64, 1001}) {
      for (const int64_t grain : {0, 1, 10, 5000}) {
        Marks marks{.visits = std::vector<int>(static_cast<size_t>(count))};
        pool.parallel_for(count, grain, mark, &marks);
        EXPECT_EQ(marks.visits, std::vector<int>(static_cast<size_t>(count), 1));
      }
    }
  }
}

TEST(ThreadPool, ManyLoopsInARowAndAfterSleep) {
  ThreadPool pool(2);
  Marks marks{.visits = std::vector<int>(100)};
  for (int i = 0; i < 2000; ++i) {
    pool.parallel_for(100, 1, mark, &marks);
    if (i % 500 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  EXPECT_EQ(marks.visits, std::vector<int>(100, 2000));
}

TEST(ThreadPool, HelpersThatSleepAtOnceOrSpinForLongDoTheSame) {
  for (const int microseconds : {-5, 0, 1, 50'000}) {
    ThreadPool pool(3, {}, std::chrono::microseconds(microseconds));
    Marks marks{.visits = std::vector<int>(100)};
    for (int i = 0; i < 300; ++i) {
      pool.parallel_for(100, 1, mark, &marks);
      if (i % 100 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_EQ(marks.visits, std::vector<int>(100, 300));
  }
}

TEST(ThreadPool, WorksAfterARest) {
  ThreadPool pool(3);
  std::atomic<int64_t> sum = 0;
  for (int round = 0; round < 50; ++round) {
    pool.rest();
    if (round % 5 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const auto add = [](void* data, int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) static_cast<std::atomic<int64_t>*>(data)->fetch_add(i);
    };
    pool.parallel_for(100, 1, add, &sum);
  }
  EXPECT_EQ(sum, 50 * 4950);
}

TEST(ThreadPool, ManyHelpersThatComeLateOrEarly) {
  ThreadPool pool(8, {}, std::chrono::microseconds(1));
  Marks marks{.visits = std::vector<int>(64)};
  for (int i = 0; i < 5000; ++i) {
    pool.parallel_for(64, 1 + i % 16, mark, &marks);
    if (i % 7 == 0) pool.wake(std::chrono::milliseconds(1));
    if (i % 5 == 0) pool.rest();
  }
  EXPECT_EQ(marks.visits, std::vector<int>(64, 5000));
}

// The second processor of those that the process may use, if there is one.
std::optional<cpu_set_t> second_processor() {
  cpu_set_t all{};
  sched_getaffinity(0, sizeof all, &all);
  int left = 2;
  for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
    if (!CPU_ISSET(processor, &all) || --left > 0) continue;
    cpu_set_t one{};
    CPU_SET(processor, &one);
    return one;
  }
  return std::nullopt;
}

// The helper may run only where another thread never waits, and after it.
TEST(ThreadPool, DoesNotWaitForAHelperWithoutAProcessor) {
  const std::optional<cpu_set_t> processor = second_processor();
  if (!processor) GTEST_SKIP() << "this system has one processor";
  const auto bind = [&] { sched_setaffinity(0, sizeof *processor, &*processor); };
  std::atomic<bool> stopping = false;
  std::atomic<bool> ready = false;
  std::thread other([&] {
    bind();
    for (ready = true; !stopping;) {
    }
  });
  while (!ready) std::this_thread::yield();
  ThreadPool pool(2, [&](size_t) {
    bind();
    const sched_param none{};
    sched_setscheduler(0, SCHED_IDLE, &none);
  });
  Marks marks{.visits = std::vector<int>(1000)};
  for (int i = 0; i < 1000; ++i) pool.parallel_for(1000, 1, mark, &marks);
  pool.wake(std::chrono::milliseconds(1));
  EXPECT_EQ(marks.visits, std::vector<int>(1000, 1000));
  EXPECT_GT(pool.alone().count(), 0);
  stopping = true;
  other.join();
}

TEST(ThreadPool, ALoopInsideALoopRunsOnItsCaller) {
  ThreadPool pool(2);
  Marks marks{.visits = std::vector<int>(64), .nested = &pool};
  pool.parallel_for(
      2, 1,
      [](void* data, int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {
          auto& inner = *static_cast<Marks*>(data);
          if (i == 0) inner.nested->parallel_for(64, 1, mark, data);
        }
      },
      &marks);
  EXPECT_EQ(std::accumulate(marks.visits.begin(), marks.visits.end(), 0), 64);
}

TEST(ThreadPool, WhatAShareThrowsReachesTheCaller) {
  ThreadPool pool(3);
  std::atomic<int> ran{0};
  const auto body = [](void* data, int64_t begin, int64_t end) {
    static_cast<std::atomic<int>*>(data)->fetch_add(static_cast<int>(end - begin));
    if (begin > 0) throw std::runtime_error("a share");
  };
  for (int i = 0; i < 100; ++i) {
    EXPECT_THROW(pool.parallel_for(300, 1, body, &ran), std::runtime_error);
    EXPECT_EQ(ran.exchange(0), 300);
  }
  Marks marks{.visits = std::vector<int>(30)};
  pool.parallel_for(30, 1, mark, &marks);
  EXPECT_EQ(marks.visits, std::vector<int>(30, 1));
}

// In a process of its own, whose address space ends with the stacks of a few threads.
TEST(ThreadPool, AThreadThatCannotStartIsAnError) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers need more address space";
#endif
  const pid_t child = fork();
  if (child == 0) {
    const rlimit space{.rlim_cur = rlim_t{1} << 30, .rlim_max = rlim_t{1} << 30};
    setrlimit(RLIMIT_AS, &space);
    alarm(60);
    try {
      const ThreadPool pool(10'000);
    } catch (const std::system_error&) {
      _exit(0);
    }
    _exit(1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST(ThreadCount, IsTheRequestedOneOrOnePerUsableProcessor) {
  EXPECT_EQ(thread_count(7), 7u);
  EXPECT_EQ(thread_count(0), usable_processors());
  std::thread([] {
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(sched_getcpu(), &one);
    ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
    EXPECT_EQ(thread_count(0), 1u);
  }).join();
}

}  // namespace
}  // namespace passnet
