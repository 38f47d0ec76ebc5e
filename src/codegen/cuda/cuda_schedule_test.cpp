// The phases of kernels on a GPU, and the forms of their stages.
#include "codegen/cuda/cuda_schedule.hpp"

#include "base/check.hpp"
#include "codegen/cuda/scatter/parallel_loops.hpp"
#include "kernel/builder.hpp"
#include "kernel/target.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <array>
#include <optional>

namespace passnet {
namespace {

using namespace test_kernels;

CudaSchedule schedule_of(const Kernel& kernel) {
  return cuda_schedule(kernel, contiguous_layouts(kernel), default_target(Device::kCuda),
                       CppNumbers::kLiterals);
}

const CudaBlocks& only_blocks(const CudaSchedule& schedule) {
  CHECK(schedule.phases.size() == 1 && schedule.phases[0].blocks.size() == 1);
  return schedule.phases[0].blocks[0];
}

TEST(CudaSchedule, RowsAreOnePhase) {
  const CudaSchedule warps = schedule_of(softmax(DType::kF32, {500, 200}));
  EXPECT_EQ(only_blocks(warps).stages.size(), 3u);
  EXPECT_EQ(only_blocks(warps).team, 32);
  EXPECT_EQ(only_blocks(warps).locals.size(), 2u);
  EXPECT_EQ(warps.phases[0].shape.grid[0], 63);
  const CudaSchedule blocks = schedule_of(layer_norm(DType::kBF16, {500, 768}));
  EXPECT_EQ(only_blocks(blocks).team, 256);
  EXPECT_EQ(blocks.phases[0].shape.grid[0], 500);
  const CudaSchedule few = schedule_of(softmax(DType::kF32, {500, 7}));
  EXPECT_EQ(only_blocks(few).team, 8);
}

// The schedule where the input's rows, not their elements, are neighbors in memory.
CudaSchedule schedule_across(const Kernel& kernel) {
  std::vector<Layout> layouts = contiguous_layouts(kernel);
  layouts[0].strides = {1, kernel.shape({0})[0]};
  return cuda_schedule(kernel, layouts, default_target(Device::kCuda), CppNumbers::kLiterals);
}

TEST(CudaSchedule, NeighboringRowsLieSideBySide) {
  const auto columns = [](const Shape& shape) {
    const CudaSchedule schedule = schedule_across(softmax(DType::kF32, shape));
    const CudaBlocks& blocks = only_blocks(schedule);
    EXPECT_TRUE(blocks.columns == 1 || blocks.columns * blocks.team == 256);
    return blocks.columns;
  };
  EXPECT_EQ(columns({20'000, 200}), 32);
  EXPECT_EQ(columns({20'000, 384}), 16) << "all blocks together would need more than the caches";
  EXPECT_EQ(columns({3136, 384}), 8) << "more would leave multiprocessors without work";
  EXPECT_EQ(columns({88, 22}), 8);
  EXPECT_EQ(columns({88, 1000}), 1) << "a block per row has more threads";
  EXPECT_EQ(columns({20'000, 22}), 1) << "a thread per row is as good";
  const CudaSchedule row_major = schedule_of(softmax(DType::kF32, {20'000, 200}));
  EXPECT_EQ(only_blocks(row_major).columns, 1);
}

TEST(CudaSchedule, FewLongRowsAreSplit) {
  const CudaSchedule schedule =
      schedule_of(reduce_middle(Combine::kSum, DType::kF32, {1, 1 << 20, 3}, DType::kF32));
  ASSERT_EQ(schedule.phases.size(), 2u);
  EXPECT_GT(schedule.phases[0].shape.grid[0], 100);
  EXPECT_EQ(schedule.origins, (std::vector<size_t>{0, 0}));
}

TEST(CudaSchedule, NeighboringColumnsAreReducedByNeighboringThreads) {
  const CudaSchedule schedule =
      schedule_of(reduce_middle(Combine::kSum, DType::kF32, {64, 100, 128}, DType::kF32));
  EXPECT_EQ(only_blocks(schedule).team, 0);
  EXPECT_EQ(only_blocks(schedule).threads, 64 * 128);
}

TEST(CudaSchedule, ContiguousMapsRunInPacks) {
  EXPECT_EQ(only_blocks(schedule_of(silu({DType::kBF16, {64, 4096}}))).stages[0].pack, 8);
  EXPECT_EQ(only_blocks(schedule_of(silu({DType::kF32, {64, 4096}}))).stages[0].pack, 4);
  EXPECT_EQ(only_blocks(schedule_of(silu({DType::kF32, {64, 63}}))).stages[0].pack, 1);
  EXPECT_EQ(only_blocks(schedule_of(silu({DType::kF32, {1 << 20 | 1}}))).stages[0].pack, 1);
}

// out[n, c, p] = x[n, p, c] + y[n, c, p]
Kernel add_transposed(const Shape& shape) {
  KernelBuilder b("add");
  const BufferId x = b.input("x", {DType::kF32, {shape[0], shape[2], shape[1]}});
  const BufferId y = b.input("y", {DType::kF32, shape});
  const BufferId out = b.output("out", {DType::kF32, shape});
  const auto i = indices(b, 3);
  b.map(b.extents(y), out, i,
        b.apply(ScalarOp::kAdd, {b.load(x, {i[0], i[2], i[1]}), b.load(y, i)}));
  return b.take();
}

TEST(CudaSchedule, TransposedLoadsRunInTiles) {
  const CudaSchedule schedule = schedule_of(add_transposed({64, 256, 784}));
  const CudaStage& stage = only_blocks(schedule).stages[0];
  EXPECT_EQ(stage.pack, 1);
  EXPECT_EQ(stage.tile, (CudaTile{.loop = 1, .across = 16, .along = 16, .square = 4}));
  EXPECT_EQ(stage.packed.size(), 1u);
  EXPECT_EQ(stage.packed_across.size(), 1u);
  EXPECT_EQ(only_blocks(schedule).threads, 64 * 64 * 208) << "with those beyond the ends";
  const CudaSchedule odd = schedule_of(add_transposed({64, 256, 49}));
  EXPECT_EQ(only_blocks(odd).stages[0].tile,
            (CudaTile{.loop = 1, .across = 16, .along = 8, .rounds = 4}));
  const CudaSchedule few = schedule_of(add_transposed({1, 256, 784}));
  EXPECT_EQ(only_blocks(few).stages[0].tile->square, 1) << "few threads would be left";
  const CudaSchedule cut = schedule_of(add_transposed({64, 100, 49}));
  EXPECT_EQ(only_blocks(cut).stages[0].tile, (CudaTile{.loop = 1, .across = 8, .along = 8}));
  EXPECT_EQ(only_blocks(cut).threads, 64 * 104 * 56) << "with those beyond the ends";
  EXPECT_FALSE(only_blocks(schedule_of(add_transposed({64, 4, 784}))).stages[0].tile.has_value());
  EXPECT_FALSE(only_blocks(schedule_of(silu({DType::kF32, {64, 63}}))).stages[0].tile.has_value());
}

// out[n, p, c] = x[2 n, c, p] + x[2 n + 1, c, p]
Kernel add_rows_across(const Shape& shape) {
  KernelBuilder b("add");
  const BufferId x = b.input("x", {DType::kF32, {2 * shape[0], shape[1], shape[2]}});
  const BufferId out = b.output("out", {DType::kF32, {shape[0], shape[2], shape[1]}});
  const auto i = indices(b, 3);
  const ExprId first = b.apply(ScalarOp::kMul, {i[0], b.integer(2)});
  const ExprId second = b.apply(ScalarOp::kAdd, {first, b.integer(1)});
  b.map({b.extent(out, 0), b.extent(x, 1), b.extent(x, 2)}, out, {i[0], i[2], i[1]},
        b.apply(ScalarOp::kAdd, {b.load(x, {first, i[1], i[2]}), b.load(x, {second, i[1], i[2]})}));
  return b.take();
}

TEST(CudaSchedule, TilesStoreAlongTheirLastLoop) {
  const CudaSchedule schedule = schedule_of(add_rows_across({256, 128, 128}));
  const CudaStage& stage = only_blocks(schedule).stages[0];
  ASSERT_TRUE(stage.tile.has_value());
  EXPECT_EQ(stage.nest.target.strides.back(), 1);
  EXPECT_EQ(stage.packed_across.size(), 2u);
}

TEST(CudaSchedule, LongRangesTakeTurns) {
  const CudaSchedule schedule = schedule_of(cat(DType::kF32, {1000, 1024}, {1000, 2048}));
  ASSERT_EQ(schedule.phases.size(), 1u);
  const CudaPhase& phase = schedule.phases[0];
  ASSERT_EQ(phase.blocks.size(), 2u);
  EXPECT_EQ(phase.blocks[0].count, 1000);
  EXPECT_EQ(phase.turns, 62);
  EXPECT_EQ(phase.share(phase.blocks[0]), 17);
  EXPECT_EQ(phase.share(phase.blocks[1]), 33);
  EXPECT_EQ(phase.shape.grid[0], 62 * (17 + 33));
  EXPECT_EQ(schedule_of(cat(DType::kF32, {10, 1024}, {1000, 2048})).phases[0].turns, 0);
}

TEST(CudaSchedule, ValuesThatStagesOfARowShareAreInRegisters) {
  const CudaSchedule schedule = schedule_of(layer_norm(DType::kF32, {5000, 768}));
  const CudaBlocks& blocks = only_blocks(schedule);
  ASSERT_EQ(blocks.kept.size(), 1u);
  EXPECT_EQ(blocks.kept[0].pack, 4);
  EXPECT_EQ(blocks.kept[0].rounds, 6);
  EXPECT_EQ(blocks.stages[0].kept.size(), 1u);
  EXPECT_EQ(blocks.stages.back().kept.size(), 1u);
  const CudaSchedule longer = schedule_of(layer_norm(DType::kF32, {5000, 40'000}));
  EXPECT_TRUE(only_blocks(longer).kept.empty()) << "more than the registers of a thread";
}

// out[n, h, w] = x[n, h, w] + sum of x[n, h * stride + k, w] over three k.
Kernel smooth(const Shape& shape, int64_t stride) {
  KernelBuilder b("smooth");
  const BufferId x = b.input("x", {DType::kF32, {shape[0], stride * shape[1] + 2, shape[2] + 1}});
  const BufferId out = b.output("out", {DType::kF32, shape});
  const BufferId sum = b.temporary("sum", DType::kF32, b.extents(out));
  ParameterIds loops = b.extents(out);
  loops.push_back(b.parameter(3));
  const auto i = indices(b, 4);
  const ExprId start = b.apply(ScalarOp::kMul, {i[1], b.integer(stride)});
  const ExprId row = b.apply(ScalarOp::kAdd, {start, i[3]});
  b.reduce(loops, 1, Combine::kSum, b.load(x, {i[0], row, i[2]}), sum, {i[0], i[1], i[2]});
  const ExprIds index{i[0], i[1], i[2]};
  b.map(b.extents(out), out, index,
        b.apply(ScalarOp::kAdd, {b.load(sum, index), b.load(x, index)}));
  return b.take();
}

TEST(CudaSchedule, AThreadHasRowsWhoseWindowsOverlap) {
  const auto steps = [](const Shape& shape, int64_t stride = 1) {
    const CudaSchedule schedule = schedule_of(smooth(shape, stride));
    const CudaBlocks& blocks = only_blocks(schedule);
    EXPECT_EQ(blocks.threads * blocks.steps.count, numel(shape));
    EXPECT_EQ(blocks.stages[0].window.has_value(), blocks.steps.count > 1);
    EXPECT_EQ(blocks.stages[1].stepped.size(), blocks.steps.count > 1 ? 1u : 0u);
    return blocks.steps.count;
  };
  EXPECT_EQ(steps({64, 420, 500}), 3);
  EXPECT_EQ(steps({64, 400, 500}), 4) << "a divisor of the rows";
  EXPECT_EQ(steps({64, 401, 500}), 1) << "no divisor fits in the registers";
  EXPECT_EQ(steps({64, 420, 500}, 2), 1) << "windows overlap by one element of three";
  EXPECT_EQ(steps({2, 420, 50}), 1) << "too few threads would be left";
}

// Two results of the sum of each row; or, with `apart`, of a sum each.
Kernel two_results(bool apart) {
  KernelBuilder b("two");
  const ParameterIds rows{b.parameter(500)};
  const ParameterIds all{rows[0], b.parameter(200)};
  const BufferId x = b.input("x", {DType::kF32, {500, 200}});
  const BufferId y = b.input("y", {DType::kF32, {500, 200}});
  const std::array outs{b.output("first", {DType::kF32, {500, 200}}),
                        b.output("second", {DType::kF32, {500, 200}})};
  const std::array inputs{x, apart ? y : x};
  const std::array ops{ScalarOp::kMul, ScalarOp::kAdd};
  const auto i = indices(b, 2);
  const ExprIds index{i[0], i[1]};
  std::optional<BufferId> sum;
  for (size_t result = 0; result < 2; ++result) {
    if (!sum || apart) {
      sum = b.temporary("sum", DType::kF32, rows);
      b.reduce(all, 1, Combine::kSum, b.load(inputs[result], index), *sum, {i[0]});
    }
    b.map(all, outs[result], index,
          b.apply(ops[result], {b.load(*sum, {i[0]}), b.load(inputs[result], index)}));
  }
  return b.take();
}

TEST(CudaSchedule, ResultsOfOneRowShareATeam) {
  EXPECT_EQ(only_blocks(schedule_of(two_results(false))).stages.size(), 3u);
  const CudaSchedule apart = schedule_of(two_results(true));
  ASSERT_EQ(apart.phases.size(), 1u);
  EXPECT_EQ(apart.phases[0].blocks.size(), 2u) << "they have nothing in common";
}

TEST(CudaSchedule, NothingWaitsForAStageWithoutWork) {
  KernelBuilder b("empty part");
  const BufferId none = b.input("none", {DType::kF32, {0, 50}});
  const BufferId x = b.input("x", {DType::kF32, {30, 50}});
  const BufferId out = b.output("out", {DType::kF32, {30, 50}});
  const BufferId other = b.output("other", {DType::kF32, {7}});
  const auto i = indices(b, 2);
  const ExprIds index{i[0], i[1]};
  b.map({b.parameter(7)}, other, {i[0]}, b.number(0, DType::kF32));
  b.map(b.extents(none), out, index, b.load(none, index));
  b.map(b.extents(x), out, index, b.load(x, index));
  EXPECT_EQ(schedule_of(b.take()).phases.size(), 1u);
}

TEST(CudaSchedule, LargeTensorsHaveWideIndices) {
  const auto is_narrow = [](int64_t rows) {
    return only_blocks(schedule_of(silu({DType::kF32, {rows, 1 << 20}}))).stages[0].narrow;
  };
  EXPECT_TRUE(is_narrow(512));
  EXPECT_FALSE(is_narrow(8192));
}

TEST(CudaSchedule, IndependentStagesShareAPhase) {
  const CudaSchedule schedule = schedule_of(cat(DType::kF32, {10, 30}, {10, 50}));
  ASSERT_EQ(schedule.phases.size(), 1u);
  EXPECT_EQ(schedule.phases[0].blocks.size(), 2u);
}

// out[n, c, i] = x[n, c, i] * a[c] + b[c] * a[c]
Kernel scale_channels(const Shape& shape) {
  KernelBuilder b("scale");
  const BufferId x = b.input("x", {DType::kF32, shape});
  const BufferId scale = b.input("scale", {DType::kF32, {shape[1]}});
  const BufferId shift = b.input("shift", {DType::kF32, {shape[1]}});
  const BufferId more = b.input("more", {DType::kF32, {shape[1]}});
  const BufferId out = b.output("out", {DType::kF32, shape});
  const auto index = indices(b, 3);
  ExprId value = b.load(x, index);
  for (const BufferId channel : {scale, shift, more}) {
    value = b.apply(ScalarOp::kMul, {value, b.load(channel, {index[1]})});
  }
  b.map(b.extents(x), out, index, value);
  return b.take();
}

TEST(CudaSchedule, ThreadsOfLargeMapsOfSingleElementsHaveSeveral) {
  const auto rounds = [](const Shape& shape) {
    return only_blocks(schedule_of(scale_channels(shape))).stages[0].rounds;
  };
  EXPECT_EQ(rounds({64, 1024, 48}), 1) << "packs";
  EXPECT_EQ(rounds({64, 1024, 49}), 4);
  EXPECT_EQ(rounds({64, 256, 49}), 2) << "more would leave few threads";
  EXPECT_EQ(rounds({63, 1024, 49}), 1);
}

// out[n, c, i] = x[n, c, place(i)], where the place is far more work than the load
Kernel take_places(const Shape& shape) {
  KernelBuilder b("take");
  const BufferId x = b.input("x", {DType::kF32, shape});
  const BufferId out = b.output("out", {DType::kF32, shape});
  const auto index = indices(b, 3);
  ExprId place = b.cast(index[2], DType::kF32);
  for (int step = 0; step < 6; ++step) {
    place = b.apply(ScalarOp::kAbs,
                    {b.apply(ScalarOp::kSub, {b.number(shape[2] - 1.0, DType::kF32), place})});
  }
  const ExprId at = b.cast(b.apply(ScalarOp::kFloor, {place}), DType::kI64);
  b.map(b.extents(x), out, index, b.load(x, {index[0], index[1], at}));
  return b.take();
}

// out[n, i] = x[rows[n], i]
Kernel take_rows(int64_t rows, int64_t width) {
  KernelBuilder b("rows");
  const BufferId x = b.input("x", {DType::kBF16, {512, width}});
  const BufferId numbers = b.input("rows", {DType::kI64, {rows}});
  const BufferId out = b.output("out", {DType::kBF16, {rows, width}});
  const auto index = indices(b, 2);
  b.map(b.extents(out), out, index, b.load(x, {b.load(numbers, {index[0]}), index[1]}));
  return b.take();
}

TEST(CudaSchedule, NeighboringThreadsTakeTheElementsOfARow) {
  for (const int64_t width : {32, 768}) {
    const CudaSchedule schedule = schedule_of(take_rows(1 << 20, width));
    const CudaStage& stage = only_blocks(schedule).stages[0];
    EXPECT_EQ(stage.nest.extents.back(), width);
    EXPECT_EQ(stage.nest.target.strides.back(), 1);
  }
}

TEST(CudaSchedule, ThreadsShareThePlacesOfSeveralChannels) {
  const CudaSchedule schedule = schedule_of(take_places({3, 512, 2048}));
  const CudaStage& stage = only_blocks(schedule).stages[0];
  EXPECT_EQ(stage.rounds, 8);
  EXPECT_EQ(stage.nest.extents[0], 512);
  for (const ExprId id : stage.nest.exprs) {
    const Expr& expr = schedule.kernel.expr(id);
    if (expr.op == ScalarOp::kCast && expr.dtype == DType::kI64) {
      EXPECT_TRUE(stage.in_32[id.index]) << "a float that is small";
    }
  }
}

TEST(CudaSchedule, NeighboringThreadsAccessNeighborsOfTheLargeTensors) {
  const CudaSchedule schedule = schedule_of(scale_channels({4, 256, 1024}));
  const CudaStage& stage = only_blocks(schedule).stages[0];
  EXPECT_EQ(stage.nest.extents.back(), 1024) << "and not of the channels, which are few elements";
  EXPECT_EQ(stage.pack, 4);
}

// sums[c] = Σ x[c, i]; total = Σ sums[c]
Kernel sum_twice(int64_t channels, int64_t length) {
  KernelBuilder b("sum");
  const BufferId x = b.input("x", {DType::kF32, {channels, length}});
  const BufferId sums = b.output("sums", {DType::kF32, {channels}});
  const BufferId total = b.output("total", {DType::kF32, {}});
  const ParameterIds all = b.extents(x);
  b.reduce(all, 1, Combine::kSum, b.load(x, {b.index(0), b.index(1)}), sums, {b.index(0)});
  b.reduce({all[0]}, 1, Combine::kSum, b.load(sums, {b.index(0)}), total, {});
  return b.take();
}

TEST(CudaSchedule, ARowWhoseTeamWouldReduceLongRowsOneByOneIsCut) {
  EXPECT_EQ(schedule_of(sum_twice(128, 16)).phases.size(), 1u);
  const CudaSchedule cut = schedule_of(sum_twice(128, 36));
  ASSERT_EQ(cut.phases.size(), 2u);
  EXPECT_EQ(cut.phases[0].blocks[0].threads, 128) << "rows";
  EXPECT_EQ(cut.phases[0].blocks[0].team, 32);
}

// scores[r, c] = Σ x[r, d] * w[c, d]; out[r] = Σ scores[r, c]
Kernel sum_products(int64_t columns, int64_t depth) {
  KernelBuilder b("products");
  const BufferId x = b.input("x", {DType::kF32, {500, depth}});
  const BufferId w = b.input("w", {DType::kF32, {columns, depth}});
  const BufferId out = b.output("out", {DType::kF32, {500}});
  const ParameterIds all{b.extent(x, 0), b.extent(w, 0), b.extent(x, 1)};
  const BufferId scores = b.temporary("scores", DType::kF32, {all[0], all[1]});
  const ExprId factor = b.load(x, {b.index(0), b.index(2)});
  b.reduce(all, 1, Combine::kSum,
           b.apply(ScalarOp::kMul, {factor, b.load(w, {b.index(1), b.index(2)})}), scores,
           {b.index(0), b.index(1)});
  b.reduce({all[0], all[1]}, 1, Combine::kSum, b.load(scores, {b.index(0), b.index(1)}), out,
           {b.index(0)});
  return b.take();
}

TEST(CudaSchedule, AProductIsNotPartOfOthersRows) {
  EXPECT_EQ(schedule_of(sum_products(300, 16)).phases.size(), 1u);
  EXPECT_EQ(schedule_of(sum_products(300, 200)).phases.size(), 2u);
}

// out[n, h, w, c] = max of bn[n, h + i, w + j, c], bn[n, h, w, c] = x[n, h, w, c] * x[n, h, w, c]
Kernel pool_channels(int64_t extent) {
  KernelBuilder b("pool");
  const BufferId x = b.input("x", {DType::kF32, {32, extent + 2, extent + 2, 64}});
  const BufferId out = b.output("out", {DType::kF32, {32, extent, extent, 64}});
  const ParameterIds in = b.extents(x);
  const ParameterIds kept = b.extents(out);
  const BufferId squares = b.temporary("squares", DType::kF32, in);
  const ExprId value = b.load(x, {b.index(0), b.index(2), b.index(3), b.index(1)});
  b.map({in[0], in[3], in[1], in[2]}, squares, {b.index(0), b.index(2), b.index(3), b.index(1)},
        b.apply(ScalarOp::kMul, {value, value}));
  const auto at = [&](size_t loop, size_t tap) {
    return b.apply(ScalarOp::kAdd, {b.index(loop), b.index(tap)});
  };
  const ParameterId three = b.parameter(3);
  b.reduce({kept[0], kept[3], kept[1], kept[2], three, three}, 2, Combine::kMax,
           b.load(squares, {b.index(0), at(2, 4), at(3, 5), b.index(1)}), out,
           {b.index(0), b.index(2), b.index(3), b.index(1)});
  return b.take();
}

TEST(CudaSchedule, WindowsOfChannelsLastAreNotPartOfRows) {
  const CudaSchedule schedule = schedule_of(pool_channels(56));
  ASSERT_EQ(schedule.phases.size(), 2u);
  EXPECT_EQ(schedule.phases[1].blocks[0].team, 0);
}

// parts[c, i] = Σ x[n, c, i]; out[i] = parts[0, i] + parts[1, i]
Kernel sum_parts(int64_t rows) {
  KernelBuilder b("parts");
  const BufferId x = b.input("x", {DType::kF32, {512, 2, rows}});
  const BufferId out = b.output("out", {DType::kF32, {rows}});
  const ParameterIds all = b.extents(x);
  const BufferId parts = b.temporary("parts", DType::kF32, {all[1], all[2]});
  b.reduce({all[1], all[2], all[0]}, 1, Combine::kSum,
           b.load(x, {b.index(2), b.index(0), b.index(1)}), parts, {b.index(0), b.index(1)});
  const auto part = [&](int64_t at) { return b.load(parts, {b.integer(at), b.index(0)}); };
  b.map({all[2]}, out, {b.index(0)}, b.apply(ScalarOp::kAdd, {part(0), part(1)}));
  return b.take();
}

TEST(CudaSchedule, AThreadReducesSeveralResultsOnlyIfThereAreManyThreads) {
  const CudaSchedule few = schedule_of(sum_parts(5000));
  ASSERT_EQ(few.phases.size(), 2u);
  EXPECT_EQ(few.phases[0].blocks[0].threads, 2 * 5000);
  const CudaSchedule many = schedule_of(sum_parts(200'000));
  EXPECT_EQ(only_blocks(many).team, 1);
}

// out[rows[i], j] += x[i, j]
Kernel scatter(int64_t targets, int64_t rows, int64_t columns) {
  KernelBuilder b("scatter");
  const BufferId x = b.input("x", {DType::kF32, {rows, columns}});
  const BufferId at = b.input("rows", {DType::kI64, {rows}});
  const BufferId out = b.output("out", {DType::kF32, {targets, columns}});
  const auto index = indices(b, 2);
  b.map(b.extents(out), out, index, b.number(0, DType::kF32));
  b.add({.extents = b.extents(x),
         .value = b.load(x, index),
         .target = out,
         .target_index = {b.load(at, {index[0]}), index[1]},
         .store = StoreMode::kAdd});
  return b.take();
}

TEST(CudaSchedule, EachElementThatManyIterationsStoreToHasOneThread) {
  const Kernel small = scatter(20, 300, 8);
  const Stage& stage = small.stages[1];
  const Nest nest = analyze_stage(small, stage, {}, Bounds::kTrusted);
  EXPECT_EQ(find_parallel_loops(small, stage, nest), (std::vector<bool>{false, true}));
  EXPECT_EQ(find_data_dims(small, stage), (std::vector<size_t>{0}));
  const CudaSchedule owners = schedule_of(small);
  ASSERT_EQ(owners.phases.size(), 2u);
  EXPECT_EQ(owners.phases[1].blocks[0].threads, 20 * 8 * 32) << "a warp per element";
  const CudaSchedule few = schedule_of(scatter(20, 30, 8));
  EXPECT_EQ(few.phases[1].blocks[0].threads, 20 * 8);
  const CudaSchedule serial = schedule_of(scatter(1 << 20, 300, 8));
  EXPECT_EQ(serial.phases[1].blocks[0].threads, 8);
}

TEST(CudaSchedule, SmallPhasesShareALaunch) {
  const auto last = [](const Kernel& kernel, std::string_view arch) {
    const CudaSchedule schedule = cuda_schedule(kernel, contiguous_layouts(kernel),
                                                *find_target(arch), CppNumbers::kLiterals);
    return schedule.phases.back();
  };
  const CudaPhase cluster = last(scatter(20, 300, 8), "sm_90");
  EXPECT_TRUE(cluster.joins);
  EXPECT_EQ(cluster.block_count(), 20);
  EXPECT_EQ(cluster.shape.cluster, 8);
  EXPECT_EQ(cluster.shape.grid[0], 8);
  EXPECT_EQ(cluster.shape.block, (std::array<int64_t, 3>{256, 3, 1})) << "three slices";
  const CudaPhase block = last(scatter(20, 30, 8), "sm_80");
  EXPECT_TRUE(block.joins);
  EXPECT_EQ(block.shape.cluster, 1);
  EXPECT_FALSE(last(scatter(20, 300, 8), "sm_80").joins) << "20 blocks for one";
  EXPECT_FALSE(last(scatter(1 << 20, 300, 8), "sm_90").joins);
  EXPECT_FALSE(last(scatter(20, 3000, 8), "sm_90").joins) << "each owner reads 3,000 rows";
}

}  // namespace
}  // namespace passnet
