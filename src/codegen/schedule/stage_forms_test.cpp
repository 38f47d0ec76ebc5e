// The form in which each stage of a schedule runs, and the data for it.
#include "codegen/schedule/cpu_schedule.hpp"
#include "kernel/builder.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

using namespace test_kernels;

CpuSchedule schedule_of(const Kernel& kernel, CppNumbers numbers = CppNumbers::kLiterals,
                        const Schedule& asked = {}) {
  return cpu_schedule(kernel, contiguous_layouts(kernel), native_target(), numbers, asked);
}

const ScheduledStage& only_stage(const CpuSchedule& schedule) {
  EXPECT_EQ(schedule.groups.size(), 1u);
  EXPECT_EQ(schedule.groups[0].stages.size(), 1u);
  return schedule.groups[0].stages[0];
}

TEST(StageForms, FloatArithmeticOverContiguousElementsRunsInVectors) {
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16}) {
    EXPECT_TRUE(only_stage(schedule_of(test_kernels::silu({dtype, {3, 50}}))).in_vectors());
  }
  // Doubles have no vectors.
  EXPECT_EQ(only_stage(schedule_of(test_kernels::silu({DType::kF64, {3, 50}}))).form,
            StageForm::kOverlapping);
  // Elements that hardly fill one are one vector, if it is known how many they are.
  EXPECT_EQ(only_stage(schedule_of(test_kernels::silu({DType::kF32, {15}}))).few, 15);
  EXPECT_EQ(only_stage(schedule_of(test_kernels::silu({DType::kF32, {16}}))).few, 0);
  EXPECT_EQ(
      only_stage(schedule_of(test_kernels::silu({DType::kF32, {15}}), CppNumbers::kParameters))
          .form,
      StageForm::kOverlapping);
}

TEST(StageForms, AuthorsWhoAskForVectorsGetTheCompilersLoop) {
  const auto schedule =
      schedule_of(test_kernels::silu({DType::kF32, {3, 50}}), CppNumbers::kLiterals, {.vector = 8});
  EXPECT_EQ(only_stage(schedule).form, StageForm::kSimd);
  EXPECT_EQ(schedule.groups[0].vector, 8);
}

TEST(StageForms, LongChainsAreCutInPhases) {
  const auto phases = [](std::string_view text) {
    const auto schedule = schedule_of(test_kernels::pointwise(text, {DType::kF32, {4096}}));
    return only_stage(schedule).phases;
  };
  EXPECT_EQ(phases("x + 1").count, 1u);
  EXPECT_EQ(phases("tanh(x)").count, 1u);
  const Phases two = phases("tanh(tanh(x))");
  EXPECT_EQ(two.count, 2u);
  EXPECT_EQ(two.carried.size(), 1u);
}

TEST(StageForms, LongerChainsAreCutInShorterLoops) {
  // tanh(tanh(scales · x)), x: [64, row]
  const auto phases = [](int64_t row) {
    KernelBuilder b("scale");
    const BufferId x = b.input("x", {DType::kF32, {64, row}});
    const BufferId scales = b.input("scales", {DType::kF32, {64}});
    const BufferId out = b.output("out", {DType::kF32, {64, row}});
    const ExprIds i = test_kernels::indices(b, 2);
    const ExprId scaled = b.apply(ScalarOp::kMul, {b.load(x, i), b.load(scales, {i[0]})});
    const ExprId once = b.apply(ScalarOp::kTanh, {scaled});
    b.map(b.extents(out), out, i, b.apply(ScalarOp::kTanh, {once}));
    return only_stage(schedule_of(b.take())).phases.count;
  };
  EXPECT_EQ(phases(47), 1u);
  EXPECT_EQ(phases(48), 2u);
}

TEST(StageForms, ShortBodiesRunSeveralVectorsSideBySide) {
  const auto interleaved = [](std::string_view text) {
    return only_stage(schedule_of(test_kernels::pointwise(text, {DType::kF32, {4096}})))
        .interleaved;
  };
  EXPECT_EQ(interleaved("x + 1"), 4);
  EXPECT_EQ(interleaved("exp(x) + exp(x * 3) + exp(x * 5) + exp(x * 7)"), 2);
}

// A reader whose select may not choose the powers reads them too: their writer has them all.
TEST(StageForms, MaskedSoftmaxKeepsItsPowersForTheRow) {
  KernelBuilder b("masked_softmax");
  const BufferId x = b.input("x", {DType::kF32, {64, 2048}});
  const BufferId mask = b.input("mask", {DType::kBool, {64, 2048}});
  const BufferId out = b.output("out", {DType::kF32, {64, 2048}});
  const BufferId total = b.temporary("total", DType::kF32, {b.extent(x, 0)});
  const ExprIds i = test_kernels::indices(b, 2);
  const ExprId power = b.apply(ScalarOp::kExp, {b.load(x, i)});
  b.reduce(b.extents(x), 1, Combine::kSum, power, total, {i[0]});
  const ExprId share = b.apply(ScalarOp::kDiv, {power, b.load(total, {i[0]})});
  b.map(b.extents(x), out, i,
        b.apply(ScalarOp::kSelect, {b.load(mask, i), b.number(0, DType::kF32), share}));
  const auto schedule = schedule_of(b.take());
  ASSERT_EQ(schedule.groups.size(), 1u);
  ASSERT_EQ(schedule.groups[0].caches.size(), 1u);
  EXPECT_EQ(schedule.groups[0].caches[0].readers, std::vector<size_t>{1});
}

TEST(StageForms, SoftmaxKeepsItsPowersForTheRow) {
  const auto schedule = schedule_of(test_kernels::softmax(DType::kF32, {64, 2048}));
  ASSERT_EQ(schedule.groups.size(), 1u);
  const CpuRows& group = schedule.groups[0];
  ASSERT_EQ(group.caches.size(), 1u);
  EXPECT_EQ(group.caches[0].writer, 1u);
  EXPECT_EQ(group.caches[0].readers, std::vector<size_t>{2});
  EXPECT_TRUE(group.caches[0].has_slots);
  EXPECT_EQ(group.side_by_side, 1);
  EXPECT_EQ(group.locals.size(), 2u);  // the maximum and the sum
  EXPECT_EQ(group.stages[1].prefetches.size(), 1u);
  EXPECT_EQ(group.stages[1].sums, 64);
}

TEST(StageForms, TheLastReductionOfARowAsksForTheNextRow) {
  const auto prefetches = [](DType dtype, const Shape& shape) {
    const auto schedule = schedule_of(test_kernels::layer_norm(dtype, shape));
    std::vector<size_t> counts;
    for (const ScheduledStage& stage : schedule.groups[0].stages) {
      if (stage.nest.extents.size() == 2) counts.push_back(stage.prefetches.size());
    }
    return counts;
  };
  EXPECT_EQ(prefetches(DType::kF32, {512, 768}), (std::vector<size_t>{0, 1, 0}));
  const std::vector<size_t> none(3, 0);
  EXPECT_EQ(prefetches(DType::kF32, {512, 6144}), none);  // a row fills the first cache
  EXPECT_EQ(prefetches(DType::kF32, {4096, 768}), none);  // more than the caches
  EXPECT_EQ(prefetches(DType::kF16, {512, 768}), none);   // conversions take longer than loads
}

TEST(StageForms, ReadersOfPowersCoverARowAsTheirWriterDoes) {
  // out = exp(x) / sum(exp(x)), stored, then read again: a cheap stage that is read later.
  KernelBuilder b("powers");
  const BufferId x = b.input("x", {DType::kF32, {8, 2, 17}});
  const BufferId out = b.output("out", {DType::kF32, {8, 2, 17}});
  const ParameterIds row{b.extent(x, 0), b.extent(x, 2)};
  const BufferId total = b.temporary("total", DType::kF32, {row[0]});
  const BufferId share = b.temporary("share", DType::kF32, row);
  const ExprId power = b.apply(ScalarOp::kExp, {b.load(x, {b.index(0), b.integer(0), b.index(1)})});
  b.reduce(row, 1, Combine::kSum, power, total, {b.index(0)});
  const ExprId divided = b.apply(ScalarOp::kDiv, {power, b.load(total, {b.index(0)})});
  b.map(row, share, {b.index(0), b.index(1)}, divided);
  b.map(b.extents(x), out, test_kernels::indices(b, 3),
        b.apply(ScalarOp::kMul,
                {b.load(x, test_kernels::indices(b, 3)), b.load(share, {b.index(0), b.index(2)})}));
  const auto schedule = schedule_of(b.take());
  ASSERT_EQ(schedule.groups.size(), 1u);
  const CpuRows& group = schedule.groups[0];
  ASSERT_EQ(group.caches.size(), 1u);
  ASSERT_TRUE(group.caches[0].has_slots);
  for (const size_t reader : group.caches[0].readers) {
    EXPECT_TRUE(group.stages[reader].overlaps) << reader;
  }
}

TEST(StageForms, ShortRowsRunSideBySideWhereSizesAreKnown) {
  const Kernel kernel = test_kernels::softmax(DType::kF32, {23, 49});
  const auto known = schedule_of(kernel);
  EXPECT_EQ(known.groups[0].side_by_side, native_target().schedule->side_by_side);
  EXPECT_EQ(known.groups[0].caches[0].elements % 16, 0);
  EXPECT_EQ(known.groups[0].stages[0].sums, 16);
  const auto unknown = schedule_of(kernel, CppNumbers::kParameters);
  EXPECT_EQ(unknown.groups[0].side_by_side, 1);
  const auto lanes = [](DType dtype, int64_t row) {
    return schedule_of(test_kernels::softmax(dtype, {23, row})).groups[0].side_by_side;
  };
  EXPECT_EQ(lanes(DType::kF32, 300), 1);
  EXPECT_EQ(lanes(DType::kF16, 300), native_target().schedule->side_by_side);
  EXPECT_EQ(lanes(DType::kF16, 600), 1);
  const auto few = schedule_of(test_kernels::softmax(DType::kF32, {3, 49}));
  EXPECT_EQ(few.groups[0].side_by_side, 1);
}

TEST(StageForms, RowsOfFloatsThatCallNoFunctionRunOneAfterTheOther) {
  const auto rows = [](const Kernel& kernel, std::string_view arch) {
    const auto schedule =
        cpu_schedule(kernel, contiguous_layouts(kernel), *find_target(arch), CppNumbers::kLiterals);
    return schedule.groups[0].side_by_side;
  };
  EXPECT_EQ(rows(test_kernels::layer_norm(DType::kF32, {64, 147}), "x86-64-v4"), 1);
  EXPECT_EQ(rows(test_kernels::layer_norm(DType::kF32, {64, 147}), "x86-64-v3"), 4);
  EXPECT_EQ(rows(test_kernels::layer_norm(DType::kBF16, {64, 147}), "x86-64-v4"), 4);
  EXPECT_EQ(rows(test_kernels::softmax(DType::kF32, {64, 147}), "x86-64-v4"), 4);
}

// The next stage of a short row waits for stores of single elements as for those of vectors that
// overlap, of which there are fewer.
TEST(StageForms, CheapStagesOfRowsSideBySideOverlapTheirLastVector) {
  const auto overlaps = [](int64_t row) {
    KernelBuilder b("rectified");
    const BufferId x = b.input("x", {DType::kBF16, {64, row}});
    const BufferId y = b.output("y", {DType::kBF16, {64, row}});
    const BufferId mean = b.output("mean", {DType::kF32, {64}});
    const BufferId sum = b.temporary("sum", DType::kF32, {b.extent(x, 0)});
    const ExprIds i = test_kernels::indices(b, 2);
    const ExprId value = b.cast(b.load(x, i), DType::kF32);
    b.map(b.extents(x), y, i,
          b.cast(b.apply(ScalarOp::kMax, {value, b.number(0, DType::kF32)}), DType::kBF16));
    b.reduce(b.extents(x), 1, Combine::kSum, b.cast(b.load(y, i), DType::kF32), sum, {i[0]});
    const ExprId count = b.number(static_cast<double>(row), DType::kF32);
    b.map(b.extents(mean), mean, {i[0]}, b.apply(ScalarOp::kDiv, {b.load(sum, {i[0]}), count}));
    const auto schedule = schedule_of(b.take());
    const CpuRows& group = schedule.groups[0];
    EXPECT_EQ(group.stages.size(), 3u);
    EXPECT_EQ(group.side_by_side > 1, row < 512);
    return group.stages[0].overlaps;
  };
  EXPECT_TRUE(overlaps(169));
  EXPECT_FALSE(overlaps(1025));
}

TEST(StageForms, NarrowStripsAskForTheirNextRows) {
  const auto prefetches = [](DType dtype, const Shape& shape) {
    const auto schedule =
        schedule_of(test_kernels::reduce_middle(Combine::kSum, dtype, shape, dtype));
    EXPECT_TRUE(schedule.groups[0].in_strips) << to_string(shape);
    return schedule.groups[0].stages[0].prefetches;
  };
  const auto narrow = prefetches(DType::kF16, {1, 3136, 512});
  ASSERT_EQ(narrow.size(), 1u);
  EXPECT_EQ(narrow[0].loop, 1u);
  EXPECT_EQ(narrow[0].ahead, native_target().schedule->prefetched_strip_rows);
  EXPECT_EQ(prefetches(DType::kF16, {1, 12, 512}).size(), 0u);     // few rows
  EXPECT_EQ(prefetches(DType::kF16, {500, 3136, 64}).size(), 0u);  // whole rows: one stream
  EXPECT_EQ(prefetches(DType::kF32, {1, 3136, 512}).size(), 0u);   // four lines, little arithmetic
}

TEST(StageForms, ReductionsAcrossStripsCombineInRegisters) {
  const auto schedule = schedule_of(
      test_kernels::reduce_middle(Combine::kSum, DType::kF32, {5, 70, 600}, DType::kF32));
  const ScheduledStage& stage = only_stage(schedule);
  EXPECT_TRUE(schedule.groups[0].in_strips);
  EXPECT_TRUE(stage.in_vectors());
  EXPECT_TRUE(stage.in_columns);
  EXPECT_TRUE(stage.wide_sums);  // 70 additions are too many for f32
  const auto few = schedule_of(
      test_kernels::reduce_middle(Combine::kSum, DType::kF32, {5, 9, 600}, DType::kF32));
  EXPECT_FALSE(only_stage(few).wide_sums);
  const auto positions = schedule_of(
      test_kernels::reduce_middle(Combine::kArgMax, DType::kF32, {5, 70, 600}, DType::kI64));
  EXPECT_FALSE(only_stage(positions).in_vectors());
  EXPECT_FALSE(only_stage(positions).in_columns);
}

TEST(StageForms, WindowsCombineInRegistersAlongTheirRow) {
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16}) {
    const auto schedule = schedule_of(test_kernels::pool(Combine::kMax, dtype, {2, 3, 9, 64}, 2));
    const ScheduledStage& stage = only_stage(schedule);
    EXPECT_TRUE(schedule.groups[0].in_strips);
    EXPECT_TRUE(stage.in_vectors());
    EXPECT_TRUE(stage.in_windows);
    EXPECT_FALSE(stage.bounds.empty());
    EXPECT_EQ(stage.nest.extents[stage.innermost()], 32);
  }
  // Rows of few elements do not fill a vector.
  const auto narrow = schedule_of(test_kernels::pool(Combine::kMax, DType::kF32, {2, 40, 9, 9}));
  EXPECT_FALSE(only_stage(narrow).in_windows);
}

TEST(StageForms, ProductsOfFewRowsAndMatricesRunAlongTheColumns) {
  // The rows are too few for tiles of registers. The second stage reads whole rows, so that the
  // columns are no row loop of the group.
  const auto schedule_for = [](size_t column_at) {
    KernelBuilder b("rows");
    const BufferId x = b.input("x", {DType::kF32, {5, 96}});
    const BufferId y = b.input("y", {DType::kF32, {96, 96}});
    const BufferId top = b.output("top", {DType::kF32, {5}});
    const BufferId mixed = b.temporary("mixed", DType::kF32, {b.extent(x, 0), b.extent(y, 1)});
    ExprIds place{b.index(2), b.index(2)};
    place[column_at] = b.index(1);
    const ExprId factor = b.load(x, {b.index(0), b.index(2)});
    b.reduce({b.extent(x, 0), b.extent(y, 1), b.extent(x, 1)}, 1, Combine::kSum,
             b.apply(ScalarOp::kMul, {factor, b.load(y, place)}), mixed, {b.index(0), b.index(1)});
    b.reduce(b.extents(mixed), 1, Combine::kMax, b.load(mixed, test_kernels::indices(b, 2)), top,
             {b.index(0)});
    return schedule_of(b.take());
  };
  const auto by_rows = schedule_for(1);
  ASSERT_EQ(by_rows.groups.size(), 1u);
  const ScheduledStage& stage = by_rows.groups[0].stages[0];
  EXPECT_TRUE(stage.has_strips);
  EXPECT_TRUE(stage.in_columns);
  EXPECT_EQ(stage.innermost(), 1u);
  const auto by_columns = schedule_for(0);
  EXPECT_FALSE(by_columns.groups[0].stages[0].has_strips);
  EXPECT_EQ(by_columns.groups[0].stages[0].innermost(), 2u);
}

TEST(StageForms, ComparisonsOfIndicesBoundTheInnermostLoop) {
  KernelBuilder b("triangle");
  const BufferId x = b.input("x", {DType::kF32, {40, 60}});
  const BufferId out = b.output("out", {DType::kF32, {40}});
  const ExprId below = b.apply(ScalarOp::kLe, {b.index(1), b.index(0)});
  const ExprId positive =
      b.apply(ScalarOp::kGt, {b.load(x, {b.index(0), b.integer(0)}), b.number(0, DType::kF32)});
  b.reduce(b.extents(x), 1, Combine::kSum, b.load(x, test_kernels::indices(b, 2)), out,
           {b.index(0)}, b.apply(ScalarOp::kAnd, {below, positive}));
  const auto schedule = schedule_of(b.take());
  const ScheduledStage& stage = only_stage(schedule);
  ASSERT_EQ(stage.bounds.size(), 1u);
  EXPECT_EQ(stage.bounds[0].coefficients, (Integers{1, -1}));
  EXPECT_EQ(stage.bounds[0].constant, 0);
  EXPECT_EQ(stage.terms.size(), 1u);  // the other stays a guard
}

TEST(StageForms, HalvesAreConvertedInChunksWhereVectorsDoNotServe) {
  // A cumulative sum does not run in vectors: its results are rounded one chunk at a time.
  KernelBuilder b("cumsum");
  const BufferId x = b.input("x", {DType::kF16, {4, 300}});
  const BufferId out = b.output("out", {DType::kF16, {4, 300}});
  b.scan(b.extents(x), Combine::kSum, test_kernels::load_wide(b, x, test_kernels::indices(b, 2)),
         out, test_kernels::indices(b, 2));
  const auto schedule = schedule_of(b.take());
  const ScheduledStage& stage = only_stage(schedule);
  EXPECT_EQ(stage.form, StageForm::kScalar);
  EXPECT_TRUE(stage.narrows);
  EXPECT_EQ(stage.converted.size(), 1u);
  EXPECT_EQ(stage.chunk, native_target().schedule->conversion_chunk);
}

// The prelude's reductions keep 16 sums or more, even if vectors hold 8 floats.
TEST(StageForms, SumsDoNotShrinkWithVectors) {
  Target narrow = native_target();
  narrow.vector_floats = 8;
  for (const int64_t row : {20, 100, 200, 1000}) {
    const Kernel kernel = test_kernels::softmax(DType::kF32, {64, row});
    const auto schedule = cpu_schedule(kernel, contiguous_layouts(kernel), narrow);
    for (const CpuRows& group : schedule.groups) {
      for (const ScheduledStage& stage : group.stages) {
        if (stage.nest.combined > 0) {
          EXPECT_GE(stage.sums, 16) << row;
        }
      }
    }
  }
}

TEST(StageForms, OtherCostsGiveOtherForms) {
  const ScheduleCosts costs{.max_chain_cycles = 10, .phase_cycles = 10, .min_phase_cycles = 1};
  Target slow = native_target();
  slow.schedule = &costs;
  slow.vector_floats = 8;
  const Kernel kernel = test_kernels::pointwise("exp(x) * exp(1 - x)", {DType::kF32, {4096}});
  const auto usual = schedule_of(kernel);
  const auto cut = cpu_schedule(kernel, contiguous_layouts(kernel), slow, CppNumbers::kLiterals);
  EXPECT_EQ(only_stage(usual).phases.count, 1u);
  EXPECT_GT(only_stage(cut).phases.count, 1u);
}

}  // namespace
}  // namespace passnet
