// Tests that temporaries which are needed at the same time do not overlap, in little memory.
#include "runtime/temporaries.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace passnet {
namespace {

// A plan of temporaries with these sizes; each step uses the blocks listed for it.
Plan plan_of(const std::vector<int64_t>& sizes, const std::vector<std::vector<uint32_t>>& steps) {
  Plan plan;
  for (const int64_t bytes : sizes) plan.blocks.push_back({.bytes = bytes});
  for (const auto& blocks : steps) {
    KernelLaunch launch;
    for (const uint32_t block : blocks) launch.buffers.push_back({block});
    plan.steps.push_back(std::move(launch));
  }
  return plan;
}

TEST(Temporaries, AChainTakesItsTwoLargestNeighbors) {
  const Plan plan = plan_of({256, 1024, 512, 256}, {{0}, {0, 1}, {1, 2}, {2, 3}});
  const TemporaryLayout layout = pack_temporaries(plan, 256);
  EXPECT_EQ(layout.bytes, 1024 + 512);
  EXPECT_EQ(layout.offsets[1], 0);
}

TEST(Temporaries, SmallOnesShareTheMemoryOfALargeOne) {
  // Two halves follow a whole, which no longer lives.
  const Plan plan = plan_of({1024, 512, 512, 256}, {{0, 3}, {3, 1, 2}});
  const TemporaryLayout layout = pack_temporaries(plan, 256);
  EXPECT_EQ(layout.bytes, 1024 + 256);
}

TEST(Temporaries, OtherBlocksAndUnusedOnesTakeNothing) {
  Plan plan = plan_of({1000, 300, 5000}, {{0, 1}});
  plan.blocks[0].role = BlockRole::kInput;
  const TemporaryLayout layout = pack_temporaries(plan, 256);
  EXPECT_EQ(layout.bytes, 512);
  EXPECT_EQ(pack_temporaries(Plan(), 256).bytes, 0);
}

TEST(Temporaries, RandomPlansNeverShareWhatLivesTogether) {
  std::mt19937 random(3);
  for (int round = 0; round < 50; ++round) {
    std::vector<int64_t> sizes;
    std::vector<std::vector<uint32_t>> steps(20);
    for (uint32_t block = 0; block < 30; ++block) {
      sizes.push_back(1 + static_cast<int64_t>(random() % 5000));
      steps[random() % 20].push_back(block);
      steps[random() % 20].push_back(block);
    }
    const Plan plan = plan_of(sizes, steps);
    const TemporaryLayout layout = pack_temporaries(plan, 256);
    const auto lives = [&](uint32_t block, size_t step) {
      const auto uses = [&](const auto& blocks) {
        return std::ranges::find(blocks, block) != blocks.end();
      };
      return std::any_of(steps.begin(), steps.begin() + static_cast<ptrdiff_t>(step) + 1, uses) &&
             std::any_of(steps.begin() + static_cast<ptrdiff_t>(step), steps.end(), uses);
    };
    int64_t most = 0;
    for (size_t step = 0; step < steps.size(); ++step) {
      int64_t live = 0;
      for (uint32_t a = 0; a < 30; ++a) {
        if (!lives(a, step)) continue;
        live += sizes[a];
        EXPECT_LE(layout.offsets[a] + sizes[a], layout.bytes);
        EXPECT_EQ(layout.offsets[a] % 256, 0);
        for (uint32_t b = 0; b < a; ++b) {
          const bool apart = layout.offsets[a] + sizes[a] <= layout.offsets[b] ||
                             layout.offsets[b] + sizes[b] <= layout.offsets[a];
          EXPECT_TRUE(apart || !lives(b, step)) << a << " and " << b << " at step " << step;
        }
      }
      most = std::max(most, live);
    }
    EXPECT_LE(layout.bytes, most * 5 / 4) << "the packing wastes memory";
  }
}

}  // namespace
}  // namespace passnet
