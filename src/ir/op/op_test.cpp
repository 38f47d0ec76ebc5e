#include "ir/op/op.hpp"

#include "interpret/interpret_kernel.hpp"
#include "ir/builder.hpp"
#include "kernel/builder.hpp"
#include "support/test_ops.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace passnet {
namespace {

// Runs one call on tensors of these types and contents, with the given arguments.
class Lowered {
 public:
  ValueId tensor(const TensorType& type, const std::vector<double>& values) {
    Tensor tensor(type);
    for (size_t i = 0; i < values.size(); ++i) tensor.set_value(static_cast<int64_t>(i), values[i]);
    tensors_.push_back(std::move(tensor));
    return builder_.input(type, "");
  }

  std::vector<double> run(std::string_view name, std::vector<Argument> positional) {
    const Op& op = *catalog_.find(name);
    const auto arguments = complete_arguments(op.schema, positional, {}, {}).value();
    const OpCall call(op, arguments, builder_.graph(), {});
    const std::vector<TensorType> types = infer(call).value();
    kernel_ = lower(call, types);
    EXPECT_EQ(find_flaw(kernel_), std::nullopt);
    std::vector<const Tensor*> inputs;
    for (const Argument& argument : arguments) {
      if (const auto* id = std::get_if<ValueId>(&argument)) inputs.push_back(&tensors_[id->index]);
    }
    const auto outputs = interpret(kernel_, inputs).value();
    EXPECT_EQ(outputs[0].type(), types[0]);
    std::vector<double> values;
    for (int64_t i = 0; i < outputs[0].numel(); ++i) values.push_back(outputs[0].value(i));
    return values;
  }

  const Kernel& kernel() const { return kernel_; }

 private:
  Catalog catalog_ = test_ops::catalog();
  GraphBuilder builder_{catalog_, "g"};
  std::vector<Tensor> tensors_;
  Kernel kernel_;
};

using Values = std::vector<double>;
Argument attribute(Attribute value) { return value; }

TEST(Catalog, FindsOpsByNameAndId) {
  const Catalog catalog = test_ops::catalog();
  ASSERT_NE(catalog.find("relu"), nullptr);
  EXPECT_EQ(catalog.find("relu")->name(), "relu");
  EXPECT_EQ(catalog.op(catalog.find("relu")->id).name(), "relu");
  EXPECT_EQ(catalog.find("reluu"), nullptr);
  EXPECT_EQ(catalog.find("launch")->id, catalog.launch());
  EXPECT_EQ(catalog.op(catalog.launch()).name(), "launch");
}

TEST(Catalog, SuggestsTheNearestName) {
  const Catalog catalog = test_ops::catalog();
  EXPECT_EQ(catalog.nearest("rellu"), "relu");
  EXPECT_EQ(catalog.nearest("sigmod"), "sigmoid");
  EXPECT_EQ(catalog.nearest("convolution"), "");
  EXPECT_EQ(catalog.nearest("torch.nn.functional.relu"), "relu");
  EXPECT_EQ(catalog.nearest(""), "");
  EXPECT_EQ(catalog.nearest("q"), "");
}

TEST(Catalog, StaysValidWhenMoved) {
  Catalog catalog = test_ops::catalog();
  const Catalog moved = std::move(catalog);
  EXPECT_EQ(moved.find("gt")->name(), "gt");
}

TEST(CatalogDeathTest, AbortsOnMalformedEntries) {
  const auto build = [](OpDef def) {
    const std::array<OpDef, 1> family{def};
    const std::array families{OpFamily{"family", OpGroup::kOther, family}};
    Catalog catalog(families);
  };
  const OpDef good{
      .schema = "f(Tensor self) -> Tensor", .infer = test_ops::infer_same, .body = "self"};
  build(good);
  const auto with = [&](auto edit) {
    OpDef def = good;
    edit(def);
    return def;
  };
  EXPECT_DEATH(build(with([](OpDef& def) { def.schema = "f(Tensor"; })), "bad-schema|expected");
  EXPECT_DEATH(build(with([](OpDef& def) { def.body = "self +"; })), "op entry `f\\(");
  EXPECT_DEATH(build(with([](OpDef& def) { def.body = "other"; })), "the body names `other`");
  EXPECT_DEATH(build(with([](OpDef& def) { def.infer = nullptr; })), "no type inference");
  EXPECT_DEATH(build(with([](OpDef& def) { def.weights = "self other"; })),
               "expected a parameter, found `other`");
  EXPECT_DEATH(build(with([](OpDef& def) {
                 def.lower = [](const OpCall&, const LoweredBuffers&, KernelBuilder&) {};
               })),
               "needs one of body");
  EXPECT_DEATH(build(with([](OpDef& def) { def.body = ""; })), "needs one of body");
  EXPECT_DEATH(build(with([](OpDef& def) { def.schema = "launch(Tensor self) -> Tensor"; })),
               "a second one of its name");
}

TEST(Lower, BroadcastsOperands) {
  Lowered lowered;
  const ValueId x = lowered.tensor({DType::kF32, {2, 3}}, {1, 2, 3, 4, 5, 6});
  const ValueId row = lowered.tensor({DType::kF32, {3}}, {10, 20, 30});
  const ValueId column = lowered.tensor({DType::kF32, {2, 1}}, {100, 200});
  const ValueId scalar = lowered.tensor({DType::kF32, {}}, {0.5});
  EXPECT_EQ(lowered.run("sub", {x, row}), (Values{-9, -18, -27, -6, -15, -24}));
  EXPECT_EQ(lowered.run("sub", {column, row}), (Values{90, 80, 70, 190, 180, 170}));
  EXPECT_EQ(lowered.run("sub", {x, scalar}), (Values{0.5, 1.5, 2.5, 3.5, 4.5, 5.5}));
  EXPECT_EQ(lowered.run("sub", {scalar, scalar}), (Values{0}));
}

TEST(Lower, OneTextServesEveryShapeOfOnePattern) {
  Lowered lowered;
  const ValueId a = lowered.tensor({DType::kF32, {2, 3}}, {});
  const ValueId b = lowered.tensor({DType::kF32, {1, 3}}, {});
  const ValueId c = lowered.tensor({DType::kF32, {5, 7}}, {});
  const ValueId d = lowered.tensor({DType::kF32, {1, 7}}, {});
  lowered.run("sub", {a, b});
  Kernel first = lowered.kernel();
  lowered.run("sub", {c, d});
  EXPECT_EQ(first.exprs, lowered.kernel().exprs);
}

TEST(Lower, AttributesAreConstants) {
  Lowered lowered;
  const ValueId x = lowered.tensor({DType::kF32, {2}}, {1, 2});
  const ValueId n = lowered.tensor({DType::kI64, {2}}, {9007199254740992, 2});
  EXPECT_EQ(lowered.run("add", {x, attribute(int64_t{3}), attribute(0.5)}), (Values{2.5, 3.5}));
  EXPECT_EQ(lowered.run("add", {x, attribute(true)}), (Values{2, 3}));
  EXPECT_EQ(lowered.run("sub", {n, attribute(int64_t{9007199254740993})}),
            (Values{-1, -9007199254740991}));
  EXPECT_EQ(lowered.run("sub", {n, attribute(0.5)})[1], 1.5);  // f32 by promotion
}

TEST(Lower, HalfPrecisionComputesInSingleAndRoundsOnce) {
  Lowered lowered;
  const ValueId x = lowered.tensor({DType::kF16, {1}}, {2048});
  // In f16, 2048 + 1 would round to 2048 at once; 0.75 * 4 is exact in single precision.
  EXPECT_EQ(lowered.run("add", {x, attribute(0.75), attribute(4.0)}), (Values{2052}));
  // An integer tensor is cast to the result's dtype first, as in ATen: 2049 becomes 2048.
  const ValueId n = lowered.tensor({DType::kI64, {1}}, {2049});
  EXPECT_EQ(lowered.run("sub", {x, n}), (Values{0}));
}

TEST(Lower, ComparisonsUseTheOperandsDtype) {
  Lowered lowered;
  const ValueId x = lowered.tensor({DType::kF16, {1}}, {0.1});
  // ATen rounds the number to f16 too, so that they are equal.
  EXPECT_EQ(lowered.run("gt", {x, attribute(0.1)}), (Values{0}));
  const ValueId n = lowered.tensor({DType::kI64, {2}}, {2, 1});
  EXPECT_EQ(lowered.run("gt", {n, attribute(int64_t{1})}), (Values{1, 0}));
  EXPECT_EQ(lowered.run("gt", {n, attribute(0.5)}), (Values{1, 1}));
}

TEST(Lower, ConditionsStayBoolAndOthersAreCast) {
  Lowered lowered;
  const ValueId condition = lowered.tensor({DType::kBool, {2}}, {1, 0});
  const ValueId x = lowered.tensor({DType::kF32, {2}}, {1, 2});
  const ValueId y = lowered.tensor({DType::kF32, {2}}, {3, NAN});
  EXPECT_EQ(lowered.run("where", {condition, x, x}), (Values{1, 2}));
  EXPECT_TRUE(std::isnan(lowered.run("where", {condition, x, y})[1]));
  EXPECT_EQ(lowered.run("sub", {x, condition}), (Values{0, 2}));
  EXPECT_EQ(lowered.run("to", {y, attribute(DType::kBool)}), (Values{1, 1}));
}

TEST(Lower, AsksForOptionalOperands) {
  Lowered lowered;
  const ValueId x = lowered.tensor({DType::kF32, {2}}, {1, 2});
  EXPECT_EQ(lowered.run("scale", {x, attribute(None{}), attribute(3.0)}), (Values{3, 6}));
  EXPECT_EQ(lowered.run("scale", {x, x, attribute(3.0)}), (Values{4, 8}));
}

}  // namespace
}  // namespace passnet
