// The loops of which rows consist, and the stages that run in separate loops.
#include "codegen/schedule/cpu_schedule.hpp"

#include "codegen/schedule/schedule_sizes.hpp"
#include "kernel/builder.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"
#include "support/kernel_comparison.hpp"
#include "support/test_kernels.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

using namespace test_kernels;

std::vector<CpuRows> groups_of(const Kernel& kernel, std::span<const Layout> layouts) {
  return cpu_schedule(kernel, layouts, native_target()).groups;
}

TEST(Schedule, MapsRunAsOneLoopHoweverTheirDimsAreOrdered) {
  KernelBuilder b("neg");
  const BufferId x = b.input("x", {DType::kF32, {1, 2, 30, 40}});
  const BufferId out = b.output("out", {DType::kF32, {1, 2, 30, 40}});
  const auto index = indices(b, 4);
  b.map(b.extents(out), out, index, b.apply(ScalarOp::kNeg, {b.load(x, index)}));
  const Kernel kernel = b.take();
  const Layout last{.strides = {2400, 1, 80, 2}};  // channels last
  const auto groups = groups_of(kernel, std::vector<Layout>{last, last});
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].stages[0].nest.extents, (Integers{2400}));
}

// x: [4, middle, channels] minus the largest channel's sum over the middle.
Kernel take_greatest(int64_t middle, int64_t channels) {
  KernelBuilder b("take_greatest");
  const BufferId x = b.input("x", {DType::kF32, {4, middle, channels}});
  const BufferId out = b.output("out", {DType::kF32, {4, middle, channels}});
  const ParameterId four = b.extent(x, 0);
  const BufferId sums = b.temporary("sums", DType::kF32, {four, b.extent(x, 2)});
  const BufferId greatest = b.temporary("greatest", DType::kF32, {four});
  const auto i = indices(b, 3);
  b.reduce({four, b.extent(x, 2), b.extent(x, 1)}, 1, Combine::kSum, b.load(x, {i[0], i[2], i[1]}),
           sums, {i[0], i[1]});
  b.reduce({four, b.extent(x, 2)}, 1, Combine::kMax, b.load(sums, {i[0], i[1]}), greatest, {i[0]});
  b.map(b.extents(out), out, i, b.apply(ScalarOp::kSub, {b.load(x, i), b.load(greatest, {i[0]})}));
  return b.take();
}

// The number of stages that share the rows of y = exp(x) and of its sums over rows.
size_t stages_of_powers(DType dtype, int64_t row) {
  KernelBuilder b("powers");
  const BufferId x = b.input("x", {dtype, {256, row}});
  const BufferId y = b.output("y", {dtype, {256, row}});
  const BufferId sum = b.output("sum", {DType::kF32, {256}});
  const auto i = indices(b, 2);
  const auto as_float = [&](BufferId buffer) { return b.cast(b.load(buffer, i), DType::kF32); };
  const ExprId power = b.apply(ScalarOp::kExp, {b.apply(ScalarOp::kExp, {as_float(x)})});
  b.map(b.extents(y), y, i, b.cast(power, dtype));
  b.reduce(b.extents(y), 1, Combine::kSum, as_float(y), sum, {i[0]});
  const Layout whole{.strides = {row, 1}};
  return groups_of(b.take(), std::vector<Layout>{whole, whole, {.strides = {1}}})[0].stages.size();
}

TEST(Schedule, MapsOfHalvesLeaveRowsThatFillNoVectors) {
  EXPECT_EQ(stages_of_powers(DType::kBF16, 65), 1u);
  EXPECT_EQ(stages_of_powers(DType::kBF16, 64), 2u);
  EXPECT_EQ(stages_of_powers(DType::kBF16, 1025), 2u);
  EXPECT_EQ(stages_of_powers(DType::kF32, 65), 2u);
}

// out = the largest of each `window` neighbors in the rows of 2 * x, of which every other counts.
Kernel largest_neighbors(int64_t window) {
  KernelBuilder b("largest_neighbors");
  const BufferId x = b.input("x", {DType::kF32, {64, 12, 2 * window + 6}});
  const BufferId out = b.output("out", {DType::kF32, {64, 12, 4}});
  const BufferId twice = b.temporary("twice", DType::kF32, b.extents(x));
  const auto i = indices(b, 4);
  const ExprId value = b.load(x, {i[0], i[1], i[2]});
  b.map(b.extents(x), twice, {i[0], i[1], i[2]}, b.apply(ScalarOp::kAdd, {value, value}));
  auto loops = b.extents(out);
  loops.push_back(b.parameter(window));
  const ExprId start = b.apply(ScalarOp::kMul, {i[2], b.integer(2)});
  const ExprId at = b.apply(ScalarOp::kAdd, {start, i[3]});
  b.reduce(loops, 1, Combine::kMax, b.load(twice, {i[0], i[1], at}), out, {i[0], i[1], i[2]});
  return b.take();
}

TEST(Schedule, WindowsDoNotShareRowsInWhichEachCombinesFewElements) {
  const Kernel narrow = largest_neighbors(3);
  const auto apart = groups_of(narrow, contiguous_layouts(narrow));
  ASSERT_EQ(apart.size(), 2u);
  EXPECT_TRUE(apart[1].in_strips);
  // Windows that fill vectors stay near the rows that they read.
  const Kernel wide = largest_neighbors(100);
  EXPECT_EQ(groups_of(wide, contiguous_layouts(wide)).size(), 1u);
}

TEST(Schedule, ReductionsThatStrideFarWalkByThemselves) {
  // The loop over the four would be rows of all stages; in a loop of its own, the first stage has
  // strips of channels.
  const Kernel far = take_greatest(1000, 48);
  const auto groups = groups_of(far, contiguous_layouts(far));
  ASSERT_GE(groups.size(), 2u);
  EXPECT_EQ(groups[0].stages.size(), 1u);
  EXPECT_TRUE(groups[0].in_strips);
  // Data that stays in the cache stays in one loop.
  const Kernel near = take_greatest(20, 48);
  EXPECT_EQ(groups_of(near, contiguous_layouts(near)).size(), 1u);
}

// Rows of [-x, x] side by side, and their sums; the second part starts at column `begin` of them.
Kernel sum_of_parts(int64_t begin) {
  KernelBuilder b("sum_of_parts");
  const BufferId x = b.input("x", {DType::kF32, {64, 512}});
  const BufferId out = b.output("out", {DType::kF32, {64}});
  const ParameterId rows = b.extent(x, 0);
  const BufferId both = b.temporary("both", DType::kF32, {rows, b.parameter(512 + begin)});
  const auto i = indices(b, 2);
  b.map(b.extents(x), both, i, b.apply(ScalarOp::kNeg, {b.load(x, i)}));
  b.map(b.extents(x), both, {i[0], b.apply(ScalarOp::kAdd, {i[1], b.integer(begin)})},
        b.load(x, i));
  b.reduce(b.extents(both), 1, Combine::kSum, b.load(both, i), out, {i[0]});
  return b.take();
}

TEST(Schedule, PartsOfARowAreComputedWhereTheRowIsReduced) {
  const auto groups = [](int64_t begin) {
    const Kernel kernel = sum_of_parts(begin);
    return groups_of(kernel, contiguous_layouts(kernel)).size();
  };
  EXPECT_EQ(groups(512), 1u);
  EXPECT_GT(groups(511), 1u);  // they overlap
}

// x: [64, row], -x and its sums along rows.
Kernel negate_and_sum(int64_t row) {
  KernelBuilder b("negate_and_sum");
  const BufferId x = b.input("x", {DType::kF32, {64, row}});
  const BufferId out = b.output("out", {DType::kF32, {64, row}});
  const BufferId means = b.output("means", {DType::kF32, {64}});
  const ParameterId rows = b.extent(x, 0);
  const BufferId sums = b.temporary("sums", DType::kF32, {rows});
  const auto i = indices(b, 2);
  b.map(b.extents(x), out, i, b.apply(ScalarOp::kNeg, {b.load(x, i)}));
  b.reduce(b.extents(x), 1, Combine::kSum, b.load(out, i), sums, {i[0]});
  b.map({rows}, means, {i[0]},
        b.apply(ScalarOp::kDiv, {b.load(sums, {i[0]}), b.number(64, DType::kF32)}));
  return b.take();
}

TEST(Schedule, ShortRowsThatRunTogetherAreReducedWhereTheyAreComputed) {
  const auto groups = [](int64_t row) {
    const Kernel kernel = negate_and_sum(row);
    return groups_of(kernel, contiguous_layouts(kernel)).size();
  };
  EXPECT_EQ(groups(49), 1u);
  EXPECT_EQ(groups(20),
            2u);  // hardly more than a vector: the map runs through all rows in its own loop
}

// Data that a strip reads again stays in the first-level cache if a strip of that size is long
// enough; strips have equal sizes.
TEST(Schedule, BlocksOfLanesFitWhatTheyReadAgain) {
  const auto block = [](int64_t rows, int64_t row) {
    const Kernel kernel = test_kernels::layer_norm(DType::kF32, {rows, row});
    const Layout across{.strides = {1, rows}};
    const std::vector<Layout> layouts{across, {.strides = {1}}, {.strides = {1}}, across};
    const auto groups = groups_of(kernel, layouts);
    EXPECT_TRUE(groups.size() == 1 && groups[0].in_strips && groups[0].tiled.size() == 1);
    return groups[0].tiled[0].size;
  };
  EXPECT_EQ(block(3136, 96), 112);  // 28 blocks of 43 kB
  EXPECT_EQ(block(3136, 2000),
            400);  // none would fit: at least one share for each of eight threads
  EXPECT_EQ(block(7840, 2000), 496);  // at most what a block holds
  EXPECT_EQ(block(49, 96), 49);
  // No strip is left with so few columns that they would run one by one.
  const int64_t rest = 196 % block(196, 1024);
  EXPECT_TRUE(rest == 0 || rest >= native_target().vector_floats) << rest;
  EXPECT_EQ(block(196, 1024) % native_target().vector_floats, 0);
  // Threads would store to the same lines.
  EXPECT_EQ(block(196, 600), 196);
  EXPECT_LT(block(196, 1024), 196);  // nor would they stay in the second-level cache
  EXPECT_EQ(block(192, 1024), 64);
}

// Roots of the sums of x: [8, 8, 8, 8, 64] over its last dim, along which x is strided; and x minus
// them, stored with two of the dims exchanged.
TEST(Schedule, ReadersInAnotherOrderDoNotShortenStrips) {
  KernelBuilder b("exchange");
  const Shape shape{8, 8, 8, 8, 64};
  const BufferId x = b.input("x", {DType::kF32, shape});
  const BufferId out = b.output("out", {DType::kF32, shape});
  const ParameterIds all = b.extents(x);
  const ParameterIds rows{all[0], all[1], all[2], all[3]};
  const BufferId sums = b.temporary("sums", DType::kF32, rows);
  const BufferId roots = b.temporary("roots", DType::kF32, rows);
  const auto row = indices(b, 4);
  const auto i = indices(b, 5);
  b.reduce(all, 1, Combine::kSum, b.load(x, i), sums, row);
  b.map(rows, roots, row, b.apply(ScalarOp::kSqrt, {b.load(sums, row)}));
  const ExprId root = b.load(roots, {i[0], i[2], i[1], i[3]});
  const ExprId value = b.load(x, {i[0], i[2], i[1], i[3], i[4]});
  b.map(all, out, i, b.apply(ScalarOp::kSub, {value, root}));
  const Kernel kernel = b.take();
  const Layout across{.strides = {512, 64, 8, 1, 4096}};
  const Layout along{.strides = contiguous_strides(shape)};
  const auto groups = groups_of(kernel, std::vector<Layout>{across, along});
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_TRUE(groups[0].in_strips);
  EXPECT_EQ(groups[0].stages[0].nest.extents, (Integers{4096, 64}));
}

TEST(Schedule, TheStagesOfAnOnlyRowHaveNoRowLoop) {
  const Kernel kernel = test_kernels::layer_norm(DType::kF32, {1, 768});
  const auto groups = groups_of(kernel, contiguous_layouts(kernel));
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].rows, 0u);
}

// x: [1000, columns], x * scales and its sums along columns.
Kernel scale_and_sum(int64_t columns) {
  KernelBuilder b("scale_and_sum");
  const BufferId x = b.input("x", {DType::kF32, {1000, columns}});
  const BufferId scales = b.input("scales", {DType::kF32, {columns}});
  const BufferId out = b.output("out", {DType::kF32, {1000, columns}});
  const BufferId sums = b.output("sums", {DType::kF32, {columns}});
  const auto i = indices(b, 2);
  const ExprId scaled = b.apply(ScalarOp::kMul, {b.load(x, i), b.load(scales, {i[1]})});
  b.map(b.extents(x), out, i, scaled);
  b.reduce({b.extent(x, 1), b.extent(x, 0)}, 1, Combine::kSum, b.load(out, {i[1], i[0]}), sums,
           {i[0]});
  return b.take();
}

TEST(Schedule, MapsThatStripsCutRunBeforeTheOnlySum) {
  const auto groups = [](int64_t columns) {
    const Kernel kernel = scale_and_sum(columns);
    return groups_of(kernel, contiguous_layouts(kernel)).size();
  };
  EXPECT_EQ(groups(1024), 2u);
  EXPECT_EQ(groups(64), 1u);  // a strip is as wide as a row
}

TEST(Schedule, MapsOfWholeMemoryRunBeforeShortStrips) {
  const auto groups = [](int64_t row) {
    const Kernel kernel = negate_and_sum(row);
    const Layout across{.strides = {1, 64}};  // strips of 64 rows
    return groups_of(kernel, std::vector<Layout>{across, across, {.strides = {1}}});
  };
  const auto apart = groups(1000);
  ASSERT_EQ(apart.size(), 2u);
  EXPECT_EQ(apart[0].stages[0].nest.extents, (Integers{64'000}));
  EXPECT_TRUE(apart[1].in_strips);
  EXPECT_EQ(groups(10'000).size(), 1u);  // the values would leave the cache before they are read
}

// y = exp(x) + bias of [249, 768], where x is contiguous along the first dim, and y's sums over
// rows.
TEST(Schedule, MapsThatTransposeWhatTheyLoadAreNotCutIntoStrips) {
  KernelBuilder b("add_across");
  const Shape shape{249, 768};
  const BufferId x = b.input("x", {DType::kF32, shape});
  const BufferId bias = b.input("bias", {DType::kF32, shape});
  const BufferId y = b.output("y", {DType::kF32, shape});
  const BufferId sums = b.output("sums", {DType::kF32, {249}});
  const BufferId power = b.temporary("power", DType::kF32, {b.extent(x, 1), b.extent(x, 0)});
  const auto i = indices(b, 2);
  b.map({b.extent(x, 1), b.extent(x, 0)}, power, i,
        b.apply(ScalarOp::kExp, {b.load(x, {i[1], i[0]})}));
  const ExprId powers = b.load(power, {i[1], i[0]});
  b.map(b.extents(y), y, i, b.apply(ScalarOp::kAdd, {powers, b.load(bias, i)}));
  b.reduce(b.extents(y), 1, Combine::kSum, b.load(y, i), sums, {i[0]});
  const Layout along{.strides = {768, 1}};
  const auto groups = groups_of(
      b.take(), std::vector<Layout>{{.strides = {1, 250}}, along, along, {.strides = {1}}});
  ASSERT_EQ(groups.size(), 3u);
  EXPECT_EQ(groups[1].tiled.size(), 2u);
  EXPECT_FALSE(groups[2].in_strips);
}

// A kernel that stores max(x · scale, 0) of parts x[rows, row], one after another; `scale` has a
// number for each row of the result.
Kernel scale_parts(const Integers& rows, int64_t row, DType dtype = DType::kF32) {
  int64_t all = 0;
  for (const int64_t count : rows) all += count;
  KernelBuilder b("scale_parts");
  std::vector<BufferId> parts;
  for (size_t i = 0; i < rows.size(); ++i) {
    parts.push_back(b.input(fmt::format("x{}", i), {dtype, {rows[i], row}}));
  }
  const BufferId scale = b.input("scale", {dtype, {all}});
  const BufferId out = b.output("out", {dtype, {all, row}});
  const auto i = indices(b, 2);
  int64_t begin = 0;
  for (size_t part = 0; part < rows.size(); ++part) {
    const ExprId at = b.apply(ScalarOp::kAdd, {i[0], b.integer(begin)});
    const ExprId scaled = b.apply(ScalarOp::kMul, {b.cast(b.load(parts[part], i), DType::kF32),
                                                   b.cast(b.load(scale, {at}), DType::kF32)});
    const ExprId value = b.apply(ScalarOp::kMax, {scaled, b.number(0, DType::kF32)});
    b.map(b.extents(parts[part]), out, {at, i[1]}, b.cast(value, dtype));
    begin += rows[part];
  }
  return b.take();
}

// The number of pieces of each loop.
std::vector<size_t> pieces_of(const Kernel& kernel) {
  const auto groups =
      cpu_schedule(kernel, contiguous_layouts(kernel), native_target(), CppNumbers::kLiterals)
          .groups;
  std::vector<size_t> pieces;
  for (size_t first = 0; first < groups.size(); first += groups[first].pieces) {
    pieces.push_back(groups[first].pieces);
  }
  return pieces;
}

TEST(Pieces, PartsMayDifferInTheirRows) {
  EXPECT_EQ(pieces_of(scale_parts({8, 8, 12, 8}, 49)), (std::vector<size_t>{4}));
}

TEST(Pieces, LoopsThatThreadsShareStayApart) {
  EXPECT_EQ(pieces_of(scale_parts({4000, 4000}, 300)), (std::vector<size_t>{1, 1}));
}

TEST(Pieces, SmallOnesAreSharedTogether) {
  const Kernel kernel = scale_parts(Integers(40, 32), 300);
  const auto groups = cpu_schedule(kernel, contiguous_layouts(kernel), native_target()).groups;
  ASSERT_EQ(groups[0].pieces, 40u);
  EXPECT_LE(groups[0].grain, 40 * 32 / 2);
  const auto few = cpu_schedule(scale_parts({32, 32}, 300),
                                contiguous_layouts(scale_parts({32, 32}, 300)), native_target())
                       .groups;
  EXPECT_EQ(few[0].pieces, 2u);
  EXPECT_EQ(few[0].grain, 64);
}

// Stores 2 · x, and 2 · y or 4 · x, into two buffers or into rows of one, side by side.
enum class Twice : uint8_t { kApart, kOneAfterTheOther, kSideBySide };
Kernel double_twice(Twice twice) {
  KernelBuilder b("double_twice");
  const BufferId x = b.input("x", {DType::kF32, {16, 49}});
  const BufferId y = b.input("y", {DType::kF32, {16, 49}});
  const bool is_whole = twice != Twice::kSideBySide;
  const BufferId one = b.output("one", {DType::kF32, {16, is_whole ? 49 : 98}});
  const auto i = indices(b, 2);
  const auto store = [&](BufferId from, BufferId to, const ExprIds& at) {
    const ExprId value = b.load(from, i);
    b.map(b.extents(x), to, at, b.apply(ScalarOp::kAdd, {value, value}));
  };
  store(x, one, i);
  if (is_whole) {
    const BufferId two = b.output("two", {DType::kF32, {16, 49}});
    store(twice == Twice::kApart ? y : one, two, i);
  } else {
    store(y, one, {i[0], b.apply(ScalarOp::kAdd, {i[1], b.integer(49)})});
  }
  return b.take();
}

TEST(Pieces, DoNotUseWhatOthersStore) {
  EXPECT_EQ(pieces_of(double_twice(Twice::kApart)), (std::vector<size_t>{2}));
  EXPECT_EQ(pieces_of(double_twice(Twice::kOneAfterTheOther)), (std::vector<size_t>{1, 1}));
}

TEST(Pieces, DoNotStoreBetweenEachOthersRows) {
  EXPECT_EQ(pieces_of(double_twice(Twice::kSideBySide)), (std::vector<size_t>{1, 1}));
}

TEST(Pieces, ComputeWhatTheirStagesDo) {
  test_kernels::Comparison all;
  for (const DType dtype : test_kernels::kFloats) {
    for (const CppNumbers numbers : {CppNumbers::kParameters, CppNumbers::kLiterals}) {
      for (const int64_t row : {1, 7, 49, 300}) {
        const std::string name = fmt::format("{} rows of {}", passnet::name(dtype), row);
        all.add(name, scale_parts({8, 8, 3, 12, 1, 8}, row, dtype), {}, {}, numbers);
      }
      const std::string text =
          all.add("shared", scale_parts(Integers(40, 32), 200, dtype), {}, {}, numbers);
      EXPECT_NE(text.find("pn::for_pieces("), std::string::npos) << text;
    }
  }
  all.run();
}

// Loops that threads share find their data where loops of other launches left it.
TEST(Schedule, LoopsAreSharedIfTheirGraphIsWorthIt) {
  const auto is_shared = [](int64_t rows, double largest_launch) {
    const Kernel kernel = test_kernels::pointwise("x * x + 1", {DType::kF32, {rows, 300}});
    const auto groups = cpu_schedule(kernel, contiguous_layouts(kernel), native_target(),
                                     CppNumbers::kLiterals, {}, largest_launch)
                            .groups;
    return groups[0].grain < unit_count(groups[0]);
  };
  const ScheduleCosts& costs = *native_target().schedule;
  EXPECT_FALSE(is_shared(100, 0));
  EXPECT_FALSE(is_shared(100, 0.9 * costs.shared_work));
  EXPECT_TRUE(is_shared(100, 2 * costs.shared_work));
  EXPECT_FALSE(is_shared(10, 2 * costs.shared_work));
  EXPECT_TRUE(is_shared(1000, 0));
}

TEST(Schedule, EachLoopOfAKernelMustBeWorthAHandOver) {
  const auto shared = [](int64_t rows) {
    KernelBuilder b("two");
    const BufferId x = b.input("x", {DType::kF32, {rows, 256}});
    const BufferId y = b.input("y", {DType::kF32, {rows, 255}});
    const BufferId of_x = b.output("of_x", {DType::kF32, {rows, 256}});
    const BufferId of_y = b.output("of_y", {DType::kF32, {rows, 255}});
    for (const auto& [from, to] : {std::pair{x, of_x}, std::pair{y, of_y}}) {
      b.map(b.extents(from), to, {b.index(0), b.index(1)},
            b.apply(ScalarOp::kExp, {b.load(from, {b.index(0), b.index(1)})}));
    }
    const Kernel kernel = b.take();
    const auto groups = cpu_schedule(kernel, contiguous_layouts(kernel), native_target()).groups;
    EXPECT_EQ(groups.size(), 2u);
    return groups[0].grain < unit_count(groups[0]);
  };
  EXPECT_FALSE(shared(80));
  EXPECT_TRUE(shared(140));
}

// The loops of e^x and of e^e^x: rows of the second are rows of the first, or its columns.
bool shares_both(int64_t rows, bool turned) {
  KernelBuilder b("passing");
  const BufferId x = b.input("x", {DType::kF32, {rows, 255}});
  const BufferId first = b.output("first", {DType::kF32, {rows, 255}});
  const Integers extents = turned ? Integers{255, rows} : Integers{rows, 255};
  const BufferId second = b.output("second", {DType::kF32, extents});
  b.map(b.extents(x), first, {b.index(0), b.index(1)},
        b.apply(ScalarOp::kExp, {b.load(x, {b.index(0), b.index(1)})}));
  b.map(
      b.extents(second), second, {b.index(0), b.index(1)},
      b.apply(ScalarOp::kExp, {b.load(first, {b.index(turned ? 1 : 0), b.index(turned ? 0 : 1)})}));
  const Kernel kernel = b.take();
  const auto groups = cpu_schedule(kernel, contiguous_layouts(kernel), native_target()).groups;
  return groups[0].grain < unit_count(groups[0]);
}

TEST(Schedule, LoopsWhoseThreadsExchangeValuesNeedMoreWork) {
  EXPECT_FALSE(shares_both(100, true));
  EXPECT_TRUE(shares_both(200, true));
  EXPECT_TRUE(shares_both(100, false));
}

}  // namespace
}  // namespace passnet
