#include "sandbox/shared_memory.hpp"

#include "sandbox/available_memory.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstring>

namespace passnet {
namespace {

TEST(SharedMemory, IsZeroedAndGuarded) {
  Result<SharedMemory> memory = SharedMemory::create(5000);
  ASSERT_TRUE(memory.has_value());
  ASSERT_EQ(memory->bytes().size(), 5000u);
  for (const std::byte byte : memory->bytes()) ASSERT_EQ(byte, std::byte{0});
  std::byte* const data = memory->bytes().data();
  EXPECT_EQ(reinterpret_cast<uintptr_t>(data) % 4096, 0u);
  EXPECT_DEATH(*static_cast<volatile std::byte*>(data - 1) = std::byte{1}, "");
  EXPECT_DEATH(*static_cast<volatile std::byte*>(data + 8192) = std::byte{1}, "");
}

TEST(SharedMemory, ImpossibleSizesAreErrors) {
  const Result<SharedMemory> memory = SharedMemory::create(size_t{1} << 60);
  ASSERT_FALSE(memory.has_value());
  EXPECT_EQ(memory.error().id, "shared-memory-not-made");
  EXPECT_TRUE(memory.error().message.contains("bytes of shared memory:"));
}

TEST(SharedMemory, MoreThanIsAvailableIsAnError) {
  const uint64_t available = available_memory();
  EXPECT_GT(available, uint64_t{1} << 26);
  if (available > (uint64_t{1} << 45)) GTEST_SKIP() << "this system tells no limit";
  const Result<SharedMemory> memory = SharedMemory::create(available + (size_t{1} << 30));
  ASSERT_FALSE(memory.has_value());
  EXPECT_EQ(memory.error().id, "shared-memory-not-made");
}

TEST(SharedMemory, ReservedAddressesGetMemoryAndLoseIt) {
  constexpr size_t kMebibyte = size_t{1} << 20;
  auto memory = SharedMemory::reserve(size_t{1} << 42);  // more than machines have
  ASSERT_TRUE(memory) << memory.error().message;
  EXPECT_TRUE(memory->is_reserved());
  ASSERT_TRUE(memory->commit(2 * kMebibyte));
  for (const size_t at : {size_t{0}, 2 * kMebibyte - 1}) memory->bytes()[at] = std::byte{7};
  ASSERT_TRUE(memory->commit(kMebibyte));
  EXPECT_EQ(memory->bytes()[0], std::byte{7});
  ASSERT_TRUE(memory->commit(2 * kMebibyte));
  EXPECT_EQ(memory->bytes()[2 * kMebibyte - 1], std::byte{0});
  const auto most = memory->commit(size_t{1} << 42);
  ASSERT_FALSE(most);
  EXPECT_EQ(most.error().id, "shared-memory-not-made");
}

TEST(SharedMemory, MovesKeepTheMapping) {
  SharedMemory first = *SharedMemory::create(64);
  std::byte* const data = first.bytes().data();
  SharedMemory second = std::move(first);
  EXPECT_EQ(second.bytes().data(), data);
  EXPECT_FALSE(first.valid());  // NOLINT(bugprone-use-after-move): the moved-from state is meant
}

TEST(Layout, BuffersAreAlignedAndApart) {
  const std::array<BufferRequest, 4> requests{{{100}, {0}, {4096, 4096}, {1}}};
  for (const size_t shift : {size_t{0}, size_t{4096}}) {
    const BufferLayout layout = lay_out(requests, shift);
    size_t end = 0;
    for (size_t i = 0; i < requests.size(); ++i) {
      EXPECT_EQ(layout.buffers[i].offset % requests[i].alignment, 0u);
      EXPECT_EQ(layout.buffers[i].bytes, requests[i].bytes);
      EXPECT_GE(layout.buffers[i].offset, end + kRedZoneBytes);
      end = layout.buffers[i].offset + layout.buffers[i].bytes;
    }
    EXPECT_EQ(layout.total_bytes, end + kRedZoneBytes);
    EXPECT_GE(layout.buffers[0].offset, shift);
  }
}

TEST(Poison, TellsTouchedFromUntouched) {
  std::array<std::byte, 77> bytes{};
  poison(bytes, 5);
  EXPECT_FALSE(find_unpoisoned(bytes, 5).has_value());
  EXPECT_EQ(find_unpoisoned(bytes, 6), 0u);
  EXPECT_EQ(count_poisoned_words(bytes, 5), 10u);
  EXPECT_EQ(count_poisoned_words(bytes, 6), 0u);
  bytes[76] ^= std::byte{1};
  EXPECT_EQ(find_unpoisoned(bytes, 5), 76u);
  bytes[33] ^= std::byte{128};
  EXPECT_EQ(find_unpoisoned(bytes, 5), 33u);
  EXPECT_EQ(count_poisoned_words(bytes, 5), 8u);
}

TEST(RedZones, ABreachNamesBufferAndDistance) {
  const std::array<BufferRequest, 2> requests{{{1000}, {24}}};
  const BufferLayout layout = lay_out(requests);
  const SharedMemory memory = *SharedMemory::create(layout.total_bytes);
  paint_red_zones(memory, layout, 9);
  for (size_t i = 0; i < 2; ++i)
    std::memset(layout.buffer(memory, i).data(), 255, requests[i].bytes);
  EXPECT_FALSE(check_red_zones(memory, layout, 9).has_value());

  struct Case {
    size_t buffer;
    int64_t offset;  // from the buffer's begin
    int64_t distance;
  };
  for (const Case& each : {Case{0, 1000, 0}, Case{0, 1007, 7}, Case{0, -1, -1}, Case{1, -2, -2},
                           Case{1, 24, 0}, Case{1, 279, 255}, Case{0, -256, -256}}) {
    std::byte& byte = layout.buffer(memory, each.buffer).data()[each.offset];
    byte ^= std::byte{1};
    const auto breach = check_red_zones(memory, layout, 9);
    ASSERT_TRUE(breach.has_value()) << each.offset;
    EXPECT_EQ(breach->buffer, each.buffer);
    EXPECT_EQ(breach->distance, each.distance);
    byte ^= std::byte{1};
  }
  EXPECT_FALSE(check_red_zones(memory, layout, 9).has_value());
}

}  // namespace
}  // namespace passnet
