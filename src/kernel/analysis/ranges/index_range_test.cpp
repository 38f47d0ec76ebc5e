#include "kernel/analysis/ranges/index_range.hpp"

#include "interpret/interpret_kernel.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/builder.hpp"
#include "kernel/columns.hpp"

#include <gtest/gtest.h>

#include <random>

namespace passnet {
namespace {

// A kernel of one stage whose value is a random integral expression of three loops, parameters and
// integers from memory, with a guard in half of the cases.
class RandomIndices {
 public:
  explicit RandomIndices(uint32_t seed) : random_(seed), builder_("random") {
    for (int64_t& extent : extents_) extent = 1 + static_cast<int64_t>(pick(5));
    const TensorType grid{DType::kI64, {extents_[0], extents_[1], extents_[2]}};
    for (const DType dtype : {DType::kU8, DType::kI8, DType::kBool}) {
      inputs_.emplace_back(TensorType{dtype, grid.shape});
      loads_.push_back(builder_.input("data", {dtype, grid.shape}));
    }
    out_ = builder_.output("out", grid);
    for (Tensor& input : inputs_) {
      for (int64_t i = 0; i < input.numel(); ++i) {
        input.set_integer(i, static_cast<int64_t>(pick(256)) - 128);
      }
    }
    loops_ = {builder_.index(0), builder_.index(1), builder_.index(2)};
    for (const ExprId loop : loops_) values_.push_back(loop);
    values_.push_back(builder_.of(builder_.parameter(static_cast<int64_t>(pick(9)) - 4)));
    for (const BufferId buffer : loads_) {
      values_.push_back(builder_.cast(builder_.load(buffer, loops_), DType::kI64));
    }
    for (size_t i = 0; i < 14; ++i) grow();
  }

  Kernel take() {
    builder_.map(builder_.extents(out_), out_, loops_, values_.back());
    return builder_.take();
  }
  std::vector<const Tensor*> inputs() const {
    std::vector<const Tensor*> list;
    for (const Tensor& input : inputs_) list.push_back(&input);
    return list;
  }

 private:
  size_t pick(size_t count) { return random_() % count; }

  void grow() {
    using enum ScalarOp;
    constexpr ScalarOp kOps[] = {kAdd,  kAdd,       kSub,    kMul,        kFloorDiv, kTruncDiv,
                                 kMin,  kRemainder, kFmod,   kMax,        kNeg,      kAbs,
                                 kSign, kBitAnd,    kSelect, kShiftRight, kCast};
    if (pick(5) == 0) return grow_through_floats();
    const ScalarOp op = kOps[pick(std::size(kOps))];
    const ExprId a = values_[pick(values_.size())];
    ExprId b = values_[pick(values_.size())];
    if (pick(2) == 0) b = builder_.integer(static_cast<int64_t>(pick(9)) - 4);
    if (op == kCast) {
      constexpr DType kNarrow[] = {DType::kI32, DType::kI8, DType::kU8, DType::kBool};
      const ExprId narrow = builder_.cast(a, kNarrow[pick(std::size(kNarrow))]);
      values_.push_back(builder_.cast(narrow, DType::kI64));
    } else if (op == kSelect) {
      const ExprId condition = builder_.apply(kLt, {a, b});
      values_.push_back(builder_.apply(kSelect, {condition, b, a}));
    } else if (info(op).arity == 1) {
      values_.push_back(builder_.apply(op, {a}));
    } else {
      values_.push_back(builder_.apply(op, {a, b}));
    }
  }

  // Adds a coordinate: a value, computed with in floats, and converted.
  void grow_through_floats() {
    using enum ScalarOp;
    constexpr ScalarOp kOps[] = {kAdd, kSub,   kMul,  kDiv,   kMin,   kMax,   kNeg,
                                 kAbs, kFloor, kCeil, kRound, kTrunc, kSelect};
    constexpr DType kHalves[] = {DType::kF16, DType::kBF16};
    const DType dtype = pick(2) == 0 ? DType::kF32 : DType::kF64;
    ExprId value = builder_.cast(values_[pick(values_.size())], dtype);
    for (size_t step = 0; step < 4; ++step) {
      const ScalarOp op = kOps[pick(std::size(kOps))];
      const double number = (static_cast<double>(pick(41)) - 20) / 4;
      ExprId other = builder_.number(number, dtype);
      if (pick(3) == 0) other = builder_.cast(values_[pick(values_.size())], dtype);
      if (op == kSelect) {
        constexpr ScalarOp kComparisons[] = {kLt, kLe, kGt, kGe};
        const ExprId compared = pick(2) == 0 ? value : builder_.apply(kAbs, {value});
        const ExprId bound = builder_.number(static_cast<double>(pick(100)), dtype);
        const ExprId condition =
            builder_.apply(kComparisons[pick(std::size(kComparisons))], {compared, bound});
        value = builder_.apply(kSelect, {condition, value, other});
      } else if (info(op).arity == 1) {
        value = builder_.apply(op, {value});
      } else {
        value = builder_.apply(op, {value, other});
      }
      if (pick(3) == 0) {
        value = builder_.cast(builder_.cast(value, kHalves[pick(std::size(kHalves))]), dtype);
      }
    }
    values_.push_back(builder_.cast(value, DType::kI64));
  }

  std::mt19937 random_;
  std::array<int64_t, 3> extents_{};
  KernelBuilder builder_;
  std::vector<Tensor> inputs_;
  std::vector<BufferId> loads_;
  BufferId out_;
  ExprIds loops_;
  std::vector<ExprId> values_;
};

// `kernel` with `value`, which is integral, as what its only stage stores.
Kernel storing(Kernel kernel, ExprId value) {
  kernel.stages[0].value = value;
  return kernel;
}

TEST(IndexRange, HoldsEveryValueOfRandomExpressions) {
  size_t exact = 0;
  size_t checked = 0;
  for (uint32_t seed = 0; seed < 400; ++seed) {
    RandomIndices random(seed);
    const Kernel kernel = random.take();
    const StageRanges ranges = find_ranges(kernel, kernel.stages[0], {});
    for (uint32_t i = 0; i < kernel.exprs.size(); ++i) {
      if (kernel.exprs[i].dtype != DType::kI64) continue;
      const Kernel stored = storing(kernel, {i});
      // Ranges of expressions that the stage does not evaluate say nothing.
      const IndexRange range = find_ranges(stored, stored.stages[0], {}).values[i];
      const auto results = interpret(stored, random.inputs());
      ASSERT_TRUE(results.has_value());
      IndexRange found{results->front().integer(0), results->front().integer(0)};
      for (int64_t at = 0; at < results->front().numel(); ++at) {
        found.min = std::min(found.min, results->front().integer(at));
        found.max = std::max(found.max, results->front().integer(at));
      }
      ASSERT_TRUE(found.is_within(range))
          << "seed " << seed << ", expression " << i << ": values from " << found.min << " to "
          << found.max << ", range " << range.min << " to " << range.max << "\n"
          << to_string(stored);
      ++checked;
      exact += found == range ? 1 : 0;
    }
    EXPECT_EQ(ranges.target.offset,
              (IndexRange{0, kernel.shape(kernel.stages[0].target)[0] * kernel.shape({3})[1] *
                                     kernel.shape({3})[2] -
                                 1}));
  }
  // Expressions of loops alone are nearly all exact; data does not fill the range of its dtype.
  EXPECT_GT(exact * 3, checked);
}

// floor(i * 0.25 - 0.5), of a float that is only known to be below 2^30, and of any float.
TEST(IndexRange, ConvertedFloatsHaveRanges) {
  using enum ScalarOp;
  KernelBuilder b("coordinates");
  const BufferId x = b.input("x", {DType::kF32, {100}});
  const BufferId out = b.output("out", {DType::kI64, {100}});
  const auto number = [&](double value) { return b.number(value, DType::kF32); };
  const auto convert = [&](ExprId value) { return b.cast(b.apply(kFloor, {value}), DType::kI64); };
  const ExprId index = b.cast(b.index(0), DType::kF32);
  const ExprId affine = convert(b.apply(kSub, {b.apply(kMul, {index, number(0.25)}), number(0.5)}));
  const ExprId loaded = b.load(x, {b.index(0)});
  const ExprId is_small = b.apply(kLt, {b.apply(kAbs, {loaded}), number(0x1p30)});
  const ExprId bounded = convert(b.apply(kSelect, {is_small, loaded, number(-1)}));
  const ExprId any = convert(loaded);
  b.map(b.extents(out), out, {b.index(0)}, b.apply(kAdd, {affine, b.apply(kAdd, {bounded, any})}));
  const Kernel kernel = b.take();
  const StageRanges ranges = find_ranges(kernel, kernel.stages[0], {});
  EXPECT_EQ(ranges.values[affine.index], (IndexRange{-1, 24}));
  EXPECT_EQ(ranges.values[bounded.index], (IndexRange{-(int64_t{1} << 30), int64_t{1} << 30}));
  EXPECT_EQ(ranges.values[any.index], IndexRange{});
}

// Ranges take the number of a constant as it is: the builder has rounded it, here to 5 in f32.
TEST(IndexRange, ConstantsAreRounded) {
  for (const DType dtype : {DType::kF32, DType::kF64}) {
    KernelBuilder b("constant");
    const BufferId out = b.output("out", {DType::kI64, {3}});
    const ExprId number = b.number(5 - 1e-9, dtype);
    const ExprId larger = b.apply(ScalarOp::kMax, {b.cast(b.index(0), dtype), number});
    b.map(b.extents(out), out, {b.index(0)}, b.cast(larger, DType::kI64));
    const Kernel kernel = b.take();
    const auto results = interpret(kernel, std::span<const Tensor* const>());
    ASSERT_TRUE(results.has_value());
    const int64_t found = results->front().integer(0);
    EXPECT_EQ(found, dtype == DType::kF32 ? 5 : 4);
    const StageRanges ranges = find_ranges(kernel, kernel.stages[0], {});
    EXPECT_EQ(ranges.values[kernel.stages[0].value.index], (IndexRange{found, found}));
  }
}

TEST(IndexRange, IsExactForAffineExpressions) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 300; ++trial) {
    KernelBuilder b("affine");
    const int64_t rows = 1 + static_cast<int64_t>(random() % 6);
    const int64_t columns = 1 + static_cast<int64_t>(random() % 6);
    const BufferId out = b.output("out", {DType::kI64, {rows, columns}});
    ExprId value = b.integer(static_cast<int64_t>(random() % 21) - 10);
    for (int term = 0; term < 5; ++term) {
      const ExprId factor = b.integer(static_cast<int64_t>(random() % 9) - 4);
      const ExprId loop = b.index(random() % 2);
      value = b.apply(random() % 2 == 0 ? ScalarOp::kAdd : ScalarOp::kSub,
                      {value, b.apply(ScalarOp::kMul, {loop, factor})});
    }
    b.map(b.extents(out), out, {b.index(0), b.index(1)}, value);
    const Kernel kernel = b.take();
    const auto results = interpret(kernel, std::span<const Tensor* const>());
    ASSERT_TRUE(results.has_value());
    IndexRange found{results->front().integer(0), results->front().integer(0)};
    for (int64_t at = 0; at < rows * columns; ++at) {
      found.min = std::min(found.min, results->front().integer(at));
      found.max = std::max(found.max, results->front().integer(at));
    }
    const StageRanges ranges = find_ranges(kernel, kernel.stages[0], {});
    EXPECT_EQ(ranges.values[kernel.stages[0].value.index], found) << to_string(kernel);
  }
}

TEST(IndexRange, AccessesAreBoundedByTheirBuffers) {
  KernelBuilder b("gather");
  const BufferId table = b.input("table", {DType::kF32, {10, 4}});
  const BufferId places = b.input("places", {DType::kI64, {3}});
  const BufferId out = b.output("out", {DType::kF32, {3, 4}});
  const ExprId place = b.load(places, {b.index(0)});
  b.map(b.extents(out), out, {b.index(0), b.index(1)}, b.load(table, {place, b.index(1)}));
  const Kernel kernel = b.take();
  const StageRanges ranges = find_ranges(kernel, kernel.stages[0], {});
  EXPECT_EQ(ranges.values[place.index], IndexRange{});
  const AccessRange& load = ranges.loads.at(kernel.stages[0].value);
  EXPECT_EQ(load.dims, (std::vector<IndexRange>{{0, 9}, {0, 3}}));
  EXPECT_EQ(load.offset, (IndexRange{0, 39}));
  EXPECT_TRUE(ranges.fits_32_bits);
}

TEST(IndexRange, GuardsNarrowWhatTheyCompare) {
  KernelBuilder b("guarded");
  const BufferId places = b.input("places", {DType::kI64, {8}});
  const BufferId out = b.output("out", {DType::kI64, {10}});
  const ExprId place = b.load(places, {b.index(0)});
  const ExprId guard = b.apply(ScalarOp::kAnd, {b.apply(ScalarOp::kGe, {place, b.integer(2)}),
                                                b.apply(ScalarOp::kLt, {place, b.integer(7)})});
  b.map(b.extents(places), out, {place}, b.index(0), guard);
  const Kernel kernel = b.take();
  const StageRanges ranges = find_ranges(kernel, kernel.stages[0], {});
  EXPECT_EQ(ranges.target.dims, (std::vector<IndexRange>{{2, 6}}));
}

TEST(IndexRange, LargeBuffersNeed64Bits) {
  const auto fits = [](int64_t rows, int64_t columns) {
    KernelBuilder b("copy");
    const BufferId x = b.input("x", {DType::kF32, {rows, columns}});
    const BufferId out = b.output("out", {DType::kF32, {rows, columns}});
    b.map(b.extents(out), out, {b.index(0), b.index(1)}, b.load(x, {b.index(0), b.index(1)}));
    const Kernel kernel = b.take();
    return find_ranges(kernel, kernel.stages[0], {}).fits_32_bits;
  };
  EXPECT_TRUE(fits(1 << 15, 1 << 16));
  EXPECT_FALSE(fits(1 << 15, (1 << 16) + 1));
  EXPECT_FALSE(fits(1, int64_t{1} << 32));
}

}  // namespace
}  // namespace passnet
