#include "base/thread_count.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace passnet {
namespace {

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
