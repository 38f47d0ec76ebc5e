#include "compile/plan_builder.hpp"

#include "kernel/costs/plan.hpp"
#include "kernel/target.hpp"

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <vector>

namespace passnet {
namespace {

// The bytes of the blocks of a chain of values with these numbers of floats, of which each is
// computed from the one before it.
std::vector<int64_t> blocks_of_chain(std::span<const int64_t> sizes,
                                     const Target& target = native_target()) {
  PlanBuilder builder;
  std::vector<SlotId> last;
  for (const int64_t size : sizes) {
    const SlotPlacement next = builder.add_temporary({DType::kF32, {size}});
    std::vector<SlotId> buffers = last;
    buffers.push_back(next.slot);
    builder.add_launch(0, buffers, {});
    last = {next.slot};
  }
  std::vector<int64_t> bytes;
  for (const Block& block : builder.finish(target).blocks) bytes.push_back(block.bytes);
  return bytes;
}

TEST(PlanBuilder, ValuesThatStayInCachesShareBlocksWithValuesOfTheirSize) {
  constexpr std::array<int64_t, 4> kEqual{1024, 1024, 1024, 1024};
  EXPECT_EQ(blocks_of_chain(kEqual), (std::vector<int64_t>{4096, 4096}));
  constexpr std::array<int64_t, 4> kTwoSizes{1024, 2048, 1024, 2048};
  EXPECT_EQ(blocks_of_chain(kTwoSizes), (std::vector<int64_t>{4096, 8192}));
  constexpr std::array<int64_t, 3> kShrinking{4096, 2048, 1024};
  EXPECT_EQ(blocks_of_chain(kShrinking), (std::vector<int64_t>{16384, 8192, 4096}));
}

TEST(PlanBuilder, ValuesOfAGpuHaveBlocksOfTheirOwn) {
  constexpr std::array<int64_t, 3> kSizes{2048, 1024, 2048};
  EXPECT_EQ(blocks_of_chain(kSizes, default_target(Device::kCuda)),
            (std::vector<int64_t>{8192, 4096, 8192}));
}

TEST(PlanBuilder, LargeValuesShareBlocksWithSmallerAndLargerOnes) {
  const int64_t large = native_target().plan->max_private_bytes / 4 + 1;
  const std::array<int64_t, 3> sizes{2 * large, large, 3 * large};
  EXPECT_EQ(blocks_of_chain(sizes), (std::vector<int64_t>{12 * large, 4 * large}));
  const std::array<int64_t, 3> far{large * 2 * native_target().plan->max_block_waste, large, large};
  EXPECT_EQ(blocks_of_chain(far).size(), 3u);  // most of the first block would be wasted
}

}  // namespace
}  // namespace passnet
