// Holds the builder's folds to unfolded kernels, bit by bit on the interpreter, over random
// expressions: what lowering and the merging of stages may apply one after another.
#include "interpret/interpret_kernel.hpp"
#include "kernel/builder.hpp"
#include "kernel/columns.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

namespace passnet {
namespace {

constexpr DType kInputs[] = {DType::kF32, DType::kF16, DType::kBF16, DType::kF64,
                             DType::kI64, DType::kI32, DType::kU8,   DType::kBool};

// One random expression after another, applied in a folding and in a keeping builder.
class Twins {
 public:
  explicit Twins(uint32_t seed) : random_(seed) {
    for (const DType dtype : kInputs) {
      const TensorType type{dtype, {kElements}};
      both([&](KernelBuilder& b) { return b.load(b.input("x", type), {b.index(0)}); });
      inputs_.push_back(draw(type));
    }
  }

  void grow(size_t count) {
    for (size_t i = 0; i < count; ++i) step();
  }

  // An empty text where the last values agree in every bit.
  std::string find_difference() {
    const size_t first = values_.size() > kOutputs ? values_.size() - kOutputs : 0;
    for (size_t at = first; at < values_.size(); ++at) store(at);
    const Kernel folded = folded_.take();
    const Kernel kept = kept_.take();
    std::vector<const Tensor*> inputs;
    for (const Tensor& input : inputs_) inputs.push_back(&input);
    const auto found = interpret(folded, inputs);
    const auto expected = interpret(kept, inputs);
    if (!found || !expected) return "a kernel does not run";
    removed_ = kept.exprs.size() - folded.exprs.size();
    for (size_t i = 0; i < found->size(); ++i) {
      for (int64_t at = 0; at < kElements; ++at) {
        if (agree((*found)[i], (*expected)[i], at)) continue;
        return fmt::format("output {}, element {}: {} folded, {} kept\n{}{}", i, at,
                           (*found)[i].value(at), (*expected)[i].value(at), to_string(folded),
                           to_string(kept));
      }
    }
    return "";
  }
  size_t removed() const { return removed_; }

 private:
  static constexpr int64_t kElements = 40;
  static constexpr size_t kOutputs = 12;

  struct Value {
    ExprId folded;
    ExprId kept;
    DType dtype;
  };

  size_t pick(size_t count) { return random_() % count; }

  template <class F>
  void both(F&& make) {
    const ExprId folded = make(folded_);
    const ExprId kept = make(kept_);
    ASSERT_EQ(folded_.dtype(folded), kept_.dtype(kept));
    values_.push_back({folded, kept, kept_.dtype(kept)});
  }

  // A value of the dtype, converted where there is none.
  Value value_of(DType dtype) {
    std::vector<size_t> known;
    for (size_t i = 0; i < values_.size(); ++i) {
      if (values_[i].dtype == dtype) known.push_back(i);
    }
    // Late values, so that expressions become deep.
    const size_t late = known.size() < 4 ? 0 : known.size() - 4;
    return values_[known[pick(2) == 0 ? pick(known.size()) : late + pick(known.size() - late)]];
  }

  void constant(DType dtype) {
    constexpr double kNumbers[] = {0.0, -0.0, 1, -1, 2, 0.5, 3, 1e-9, 0.1, 70000, 5e300};
    double number = kNumbers[pick(std::size(kNumbers))];
    if (is_float(dtype) && pick(8) == 0) number = std::numeric_limits<double>::infinity();
    if (is_float(dtype) && pick(8) == 0) number = std::numeric_limits<double>::quiet_NaN();
    if (is_integral(dtype)) number = static_cast<double>(static_cast<int>(pick(5)) - 1);
    both([&](KernelBuilder& b) { return b.number(number, dtype); });
  }

  void convert() {
    constexpr DType kTo[] = {DType::kF32,  DType::kF16, DType::kBF16, DType::kF16,
                             DType::kBF16, DType::kF64, DType::kI64,  DType::kBool};
    const Value from = values_[values_.size() - 1 - pick(std::min<size_t>(values_.size(), 6))];
    const DType to = kTo[pick(std::size(kTo))];
    values_.push_back({folded_.cast(from.folded, to), kept_.cast(from.kept, to), to});
  }

  void apply(ScalarOp op, std::vector<Value> operands) {
    std::vector<ExprId> folded;
    std::vector<ExprId> kept;
    for (const Value& operand : operands) {
      folded.push_back(operand.folded);
      kept.push_back(operand.kept);
    }
    const ExprId result = kept_.apply(op, kept);
    values_.push_back({folded_.apply(op, folded), result, kept_.dtype(result)});
  }

  void step() {
    constexpr DType kComputed[] = {DType::kF32, DType::kF32, DType::kF64,
                                   DType::kI64, DType::kI32, DType::kBool};
    constexpr ScalarOp kOps[] = {
        ScalarOp::kMax,  ScalarOp::kMin,      ScalarOp::kNeg,       ScalarOp::kAbs,
        ScalarOp::kMul,  ScalarOp::kMul,      ScalarOp::kAdd,       ScalarOp::kSub,
        ScalarOp::kDiv,  ScalarOp::kFloorDiv, ScalarOp::kRemainder, ScalarOp::kTruncDiv,
        ScalarOp::kFmod, ScalarOp::kLt,       ScalarOp::kEq,        ScalarOp::kAnd,
        ScalarOp::kOr,   ScalarOp::kSqrt,     ScalarOp::kSelect,    ScalarOp::kSelect};
    const size_t kind = pick(5);
    const DType dtype = kComputed[pick(std::size(kComputed))];
    if (kind == 0) return constant(kInputs[pick(std::size(kInputs))]);
    if (kind <= 2) return convert();
    const ScalarOp op = kOps[pick(std::size(kOps))];
    if (op == ScalarOp::kSelect) {
      const DType branch = kInputs[pick(std::size(kInputs))];
      return apply(op, {value_of(DType::kBool), value_of(branch), value_of(branch)});
    }
    if (!has_function(op, dtype)) return;
    std::vector<Value> operands{value_of(dtype)};
    if (info(op).arity == 2) operands.push_back(value_of(dtype));
    apply(op, operands);
  }

  void store(size_t at) {
    const Value value = values_[at];
    const TensorType type{value.dtype, {kElements}};
    const auto map = [&](KernelBuilder& b, ExprId stored) {
      const BufferId out = b.output("out", type);
      b.map(b.extents(out), out, {b.index(0)}, stored);
    };
    map(folded_, value.folded);
    map(kept_, value.kept);
  }

  Tensor draw(const TensorType& type) {
    constexpr double kSpecial[] = {0.0, -0.0, 1, -1, 0.1, 65504, 1e-7, 3e38, 1e300, 2.5};
    Tensor tensor(type);
    for (int64_t i = 0; i < kElements; ++i) {
      double number =
          std::ldexp(static_cast<double>(random_()) - 0x1p31, static_cast<int>(pick(40)) - 50);
      if (pick(4) == 0) number = kSpecial[pick(std::size(kSpecial))];
      if (is_float(type.dtype) && pick(10) == 0) number = std::numeric_limits<double>::infinity();
      if (is_float(type.dtype) && pick(10) == 0) number = std::numeric_limits<double>::quiet_NaN();
      tensor.set_value(i, number);
    }
    return tensor;
  }

  static bool agree(const Tensor& a, const Tensor& b, int64_t at) {
    if (!is_float(a.type().dtype)) return a.integer(at) == b.integer(at);
    const double left = a.value(at);
    const double right = b.value(at);
    if (std::isnan(left) || std::isnan(right)) return std::isnan(left) && std::isnan(right);
    return std::bit_cast<uint64_t>(left) == std::bit_cast<uint64_t>(right);
  }

  std::mt19937 random_;
  KernelBuilder folded_{"folded"};
  KernelBuilder kept_{"kept", Folding::kKeep};
  std::vector<Value> values_;
  std::vector<Tensor> inputs_;
  size_t removed_ = 0;
};

TEST(BuilderFolds, KeepEveryBitOfRandomExpressions) {
  size_t removed = 0;
  for (uint32_t seed = 0; seed < 3000; ++seed) {
    Twins twins(seed);
    twins.grow(10 + seed % 50);
    ASSERT_EQ(twins.find_difference(), "") << "seed " << seed;
    removed += twins.removed();
  }
  EXPECT_GT(removed, 3000u);
}

TEST(BuilderFolds, KeepingBuildersFoldNothing) {
  KernelBuilder b("k", Folding::kKeep);
  const BufferId x = b.input("x", {DType::kF16, {4}});
  const ExprId half = b.load(x, {b.index(0)});
  EXPECT_NE(b.cast(b.cast(half, DType::kF32), DType::kF16), half);
  EXPECT_NE(b.apply(ScalarOp::kMul, {b.index(0), b.integer(1)}), b.index(0));
  EXPECT_NE(b.apply(ScalarOp::kAdd, {b.integer(1), b.integer(2)}), b.integer(3));
}

}  // namespace
}  // namespace passnet
