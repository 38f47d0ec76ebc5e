#include "sandbox/worker/order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace passnet {
namespace {

TEST(Order, ArrivesAsItWasWritten) {
  const SharedMemory control = *SharedMemory::create(64);
  const SharedMemory memory = *SharedMemory::create(4096);
  const SharedMemory mailbox = *SharedMemory::create(128);
  const WorkerOptions options{.name = "test",
                              .memory = {&memory},
                              .threads = true,
                              .limits = WorkerLimits{.setup_s = 3, .cpu_s = 4, .heap_bytes = 5},
                              .readable = {"/a b", "/c"}};
  const std::array<std::byte, 3> request{std::byte{1}, std::byte{0}, std::byte{2}};
  const Orders orders =
      read_order(write_order(WorkerKind::kService, options, control, &mailbox, request));
  EXPECT_EQ(orders.order.control, control.bytes().data());
  EXPECT_TRUE(orders.order.threads);
  EXPECT_FALSE(orders.order.bound);
  EXPECT_TRUE(orders.order.has_mailbox);
  EXPECT_EQ(orders.order.limits.setup_s, 3);
  EXPECT_EQ(orders.order.limits.heap_bytes, 5u);
  ASSERT_EQ(orders.places.size(), 2u);
  EXPECT_EQ(orders.places[0].wanted, memory.bytes().data());
  EXPECT_EQ(orders.places[1].bytes, 128u);
  const auto& readable = orders.view.readable;
  EXPECT_NE(std::ranges::find(readable, std::filesystem::path("/a b")), readable.end());
  EXPECT_NE(std::ranges::find(readable, std::filesystem::path("/c")), readable.end());
  EXPECT_TRUE(std::ranges::equal(orders.request, request));
}

TEST(Order, HasTheLimitsOfItsKind) {
  const SharedMemory control = *SharedMemory::create(64);
  const Orders orders =
      read_order(write_order(WorkerKind::kCandidate, {.name = "test"}, control, nullptr, {}));
  EXPECT_EQ(orders.order.limits.cpu_s, info(WorkerKind::kCandidate).limits.cpu_s);
  EXPECT_FALSE(orders.order.has_mailbox);
  EXPECT_TRUE(orders.places.empty());
  EXPECT_TRUE(orders.request.empty());
}

}  // namespace
}  // namespace passnet
