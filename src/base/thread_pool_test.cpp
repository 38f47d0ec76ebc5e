#include "base/thread_pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <numeric>
#include <thread>

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

}  // namespace
}  // namespace passnet
