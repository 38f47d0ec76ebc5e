#include "kernel/transform/order_stages.hpp"

#include "kernel/builder.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(OrderStages, EachFollowsWhatItNeeds) {
  KernelBuilder b("chains");
  const BufferId x = b.input("x", {DType::kF32, {5}});
  const BufferId first = b.output("first", {DType::kF32, {5}});
  const BufferId second = b.output("second", {DType::kF32, {5}});
  const BufferId one = b.temporary("one", DType::kF32, b.extents(x));
  const BufferId two = b.temporary("two", DType::kF32, b.extents(x));
  const ExprIds i{b.index(0)};
  const auto map = [&](BufferId from, BufferId to) { b.map(b.extents(x), to, i, b.load(from, i)); };
  map(x, one);
  map(x, two);
  map(one, first);
  map(two, second);
  Kernel kernel = b.take();
  EXPECT_EQ(order_stages(kernel), (std::vector<size_t>{0, 2, 1, 3}));
  EXPECT_EQ(kernel.stages[1].target, first);
  EXPECT_EQ(find_flaw(kernel), std::nullopt);
  EXPECT_EQ(order_stages(kernel), (std::vector<size_t>{0, 1, 2, 3})) << "it stays as it is";
}

}  // namespace
}  // namespace passnet
