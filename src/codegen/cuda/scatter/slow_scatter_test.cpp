#include "codegen/cuda/scatter/slow_scatter.hpp"

#include "interpret/interpret_kernel.hpp"
#include "kernel/builder.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/target.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

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
  return free_order(kernel, contiguous_layouts(kernel), target);
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

TEST(SlowScatter, SumsOfFloatsAreSumsOfIntegers) {
  const MapPieces pieces = split(scattered_rows(100'000, 5000, 64, StoreMode::kAdd));
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  EXPECT_EQ(pieces.origins, (std::vector<size_t>{0, 1, 1, 1, 1, 1, 1, 1}));
  const Stage& sum = pieces.kernel.stages[6];
  EXPECT_EQ(sum.store, StoreMode::kAdd);
  EXPECT_EQ(pieces.kernel.buffer(sum.target).dtype, DType::kI64);
}

// The results of both forms of a small kernel, the second as if it took long.
std::pair<Tensor, Tensor> both_results(const Kernel& kernel, const Tensor& source) {
  CudaCosts costs = *default_target(Device::kCuda).cuda;
  costs.max_serial_stores = 0;
  Target target = default_target(Device::kCuda);
  target.cuda = &costs;
  const MapPieces pieces = split(kernel, target);
  EXPECT_GT(pieces.origins.size(), 3u);
  Tensor index({DType::kI64, {40}});
  for (int64_t i = 0; i < 40; ++i) index.set_integer(i, i * i % 9 - 2);
  const std::array<const Tensor*, 2> inputs{&index, &source};
  auto expected = interpret(kernel, inputs);
  auto found = interpret(pieces.kernel, inputs);
  EXPECT_TRUE(expected.has_value() && found.has_value());
  return {std::move((*expected)[0]), std::move((*found)[0])};
}

TEST(SlowScatter, TheLastStoreToAnElementStays) {
  Tensor source({DType::kF32, {40, 3}});
  for (int64_t i = 0; i < 120; ++i) source.set_value(i, static_cast<double>(i));
  const auto [expected, found] = both_results(scattered_rows(40, 7, 3), source);
  EXPECT_TRUE(std::ranges::equal(expected.bytes(), found.bytes()));
}

TEST(SlowScatter, SumsAreNearWhateverTheirSizes) {
  Tensor source({DType::kF32, {40, 3}});
  for (int64_t i = 0; i < 120; ++i) {
    const double size = std::pow(10.0, static_cast<double>(i % 3) * 12 - 12);
    source.set_value(i, size * (static_cast<double>(i % 7) - 2.5));
  }
  source.set_value(9, std::numeric_limits<double>::infinity());
  source.set_value(22, std::numeric_limits<double>::quiet_NaN());
  const Kernel kernel = scattered_rows(40, 7, 3, StoreMode::kAdd);
  const auto [expected, found] = both_results(kernel, source);
  for (int64_t i = 0; i < expected.numel(); ++i) {
    const double value = expected.value(i);
    if (std::isfinite(value)) {
      EXPECT_NEAR(found.value(i), value, 1e-6 * std::abs(value)) << i;
    } else {
      EXPECT_EQ(std::isnan(found.value(i)), std::isnan(value)) << i;
      EXPECT_TRUE(std::isnan(value) || found.value(i) == value) << i;
    }
  }
}

}  // namespace
}  // namespace passnet
