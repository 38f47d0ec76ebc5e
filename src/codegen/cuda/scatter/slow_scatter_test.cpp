#include "codegen/cuda/scatter/slow_scatter.hpp"

#include "interpret/interpret_kernel.hpp"
#include "kernel/builder.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/target.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Rows of `source` [count, width] become those rows of `out` [rows, width] that `index` says, which
// had been zero; a row is left out where `index` is negative.
Kernel scattered_rows(int64_t count, int64_t rows, int64_t width,
                      StoreMode store = StoreMode::kSet) {
  KernelBuilder b("scattered_rows");
  const BufferId index = b.input("index", {DType::kI64, {count}});
  const BufferId source = b.input("source", {DType::kF32, {count, width}});
  const BufferId out = b.output("out", {DType::kF32, {rows, width}});
  b.map(b.extents(out), out, {b.index(0), b.index(1)}, b.number(0, DType::kF32));
  const ExprId row = b.load(index, {b.index(0)});
  Stage stage;
  stage.extents = b.extents(source);
  stage.value = b.load(source, {b.index(0), b.index(1)});
  stage.guard = b.apply(ScalarOp::kLe, {b.integer(0), row});
  stage.target = out;
  stage.target_index = {row, b.index(1)};
  stage.store = store;
  b.add(std::move(stage));
  return b.take();
}

MapPieces split(const Kernel& kernel, const Target& target = default_target(Device::kCuda)) {
  return find_last_stores(kernel, contiguous_layouts(kernel), target);
}

TEST(SlowScatter, ManyStoresToManyRowsBecomeAMaximumAndAMap) {
  const MapPieces pieces = split(scattered_rows(100'000, 5000, 64));
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  EXPECT_EQ(pieces.origins, (std::vector<size_t>{0, 1, 1, 1}));
  const Kernel& kernel = pieces.kernel;
  EXPECT_EQ(kernel.stages[2].store, StoreMode::kMax);
  EXPECT_EQ(kernel.extents(kernel.stages[2]), (Shape{100'000})) << "rows are stored as a whole";
  EXPECT_EQ(kernel.shape(kernel.stages[2].target), (Shape{5000}));
  EXPECT_EQ(kernel.extents(kernel.stages[3]), (Shape{5000, 64}));
}

TEST(SlowScatter, FewStoresStayInTheirOrder) {
  EXPECT_EQ(split(scattered_rows(200, 50, 64)).origins, (std::vector<size_t>{0, 1}));
}

TEST(SlowScatter, StoresOfOneValueNeedNoOrder) {
  KernelBuilder b("marked");
  const BufferId index = b.input("index", {DType::kI64, {100'000}});
  const BufferId value = b.input("value", {DType::kBool, {}});
  const BufferId out = b.output("out", {DType::kBool, {5000}});
  b.map(b.extents(index), out, {b.load(index, {b.index(0)})}, b.load(value, {}));
  const Kernel kernel = b.take();
  EXPECT_EQ(split(kernel).origins, (std::vector<size_t>{0}));
  const auto layouts = contiguous_layouts(kernel);
  const Nest nest = analyze_stage(kernel, kernel.stages[0], layouts, Bounds::kTrusted);
  EXPECT_TRUE(stores_same_values(kernel, kernel.stages[0], nest, {false}));
}

TEST(SlowScatter, StoresThatAccumulateNeedNoLastOne) {
  const Kernel kernel = scattered_rows(100'000, 5000, 64, StoreMode::kAdd);
  EXPECT_EQ(split(kernel).origins, (std::vector<size_t>{0, 1}));
  const auto layouts = contiguous_layouts(kernel);
  const Nest nest = analyze_stage(kernel, kernel.stages[1], layouts, Bounds::kTrusted);
  EXPECT_TRUE(is_slow_scatter(kernel, kernel.stages[1], nest, default_target(Device::kCuda)));
}

TEST(SlowScatter, TheLastStoreToAnElementStays) {
  CudaCosts costs = *default_target(Device::kCuda).cuda;
  costs.max_serial_stores = 0;
  Target target = default_target(Device::kCuda);
  target.cuda = &costs;
  const Kernel kernel = scattered_rows(40, 7, 3);
  const MapPieces pieces = split(kernel, target);
  ASSERT_EQ(pieces.origins.size(), 4u);
  Tensor index({DType::kI64, {40}});
  Tensor source({DType::kF32, {40, 3}});
  for (int64_t i = 0; i < 40; ++i) index.set_integer(i, i * i % 9 - 2);
  for (int64_t i = 0; i < 120; ++i) source.set_value(i, static_cast<double>(i));
  const std::array<const Tensor*, 2> inputs{&index, &source};
  const auto expected = interpret(kernel, inputs);
  const auto found = interpret(pieces.kernel, inputs);
  ASSERT_TRUE(expected.has_value());
  ASSERT_TRUE(found.has_value());
  EXPECT_TRUE(std::ranges::equal((*expected)[0].bytes(), (*found)[0].bytes()));
}

}  // namespace
}  // namespace passnet
