#include "dataset/ordered_pipeline.hpp"

#include <gtest/gtest.h>

#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

enum class Place : uint8_t { kNowhere, kProduce, kWork, kConsume };

// Doubles the numbers below 100; one of the three functions throws at 50.
std::vector<int> run(size_t threads, Place place) {
  std::vector<int> consumed;
  int next = 0;
  const auto check = [place](Place here, int number) {
    if (here == place && number == 50) throw std::runtime_error("fifty");
  };
  run_in_order<int, int>(
      threads, 2 * threads,
      [&]() -> std::optional<int> {
        check(Place::kProduce, next);
        return next < 100 ? std::optional(next++) : std::nullopt;
      },
      [&](int number) {
        check(Place::kWork, number);
        return 2 * number;
      },
      [&](int number) {
        check(Place::kConsume, number / 2);
        consumed.push_back(number);
        return true;
      });
  return consumed;
}

TEST(OrderedPipeline, ConsumesInOrder) {
  for (const size_t threads : {1u, 3u}) {
    const std::vector<int> consumed = run(threads, Place::kNowhere);
    ASSERT_EQ(consumed.size(), 100u);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(consumed[static_cast<size_t>(i)], 2 * i);
  }
}

TEST(OrderedPipeline, WhatIsThrownReachesTheCaller) {
  for (const Place place : {Place::kProduce, Place::kWork, Place::kConsume}) {
    for (const size_t threads : {1u, 3u}) {
      EXPECT_THROW(run(threads, place), std::runtime_error) << static_cast<int>(place);
    }
  }
}

// In a process of its own, whose address space ends with the stacks of a few threads.
TEST(OrderedPipeline, AThreadThatCannotStartEndsTheWork) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers need more address space";
#endif
  const pid_t child = fork();
  if (child == 0) {
    const rlimit space{.rlim_cur = rlim_t{1} << 30, .rlim_max = rlim_t{1} << 30};
    setrlimit(RLIMIT_AS, &space);
    alarm(60);
    try {
      run(10'000, Place::kNowhere);
    } catch (const std::system_error&) {
      _exit(0);
    } catch (const std::bad_alloc&) {
      _exit(0);
    }
    _exit(1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace passnet
