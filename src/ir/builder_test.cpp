#include "ir/builder.hpp"

#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "support/test_ops.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

const TensorType kType{DType::kF32, {2}};

class Builder : public testing::Test {
 protected:
  ValueId call(std::string_view op, std::vector<Argument> arguments) {
    return builder_.call(catalog_.find(op)->id, std::move(arguments)).value().front();
  }
  Argument one() const { return Attribute(int64_t{1}); }

  Catalog catalog_ = test_ops::catalog();
  GraphBuilder builder_{catalog_, "g"};
};

TEST_F(Builder, MakesNamesUnique) {
  const ValueId x = builder_.input(kType, "x");
  EXPECT_EQ(builder_.graph().value(builder_.input(kType, "x")).name, "x_1");
  EXPECT_EQ(builder_.graph().value(builder_.input(kType, "x")).name, "x_2");
  EXPECT_EQ(builder_.graph().value(builder_.input(kType, "3")).name, "3");
  EXPECT_EQ(builder_.graph().value(builder_.input(kType, ".a-b")).name, "_a_b");
  const ValueId first = call("relu", {x});
  EXPECT_EQ(builder_.graph().value(first).name, "4");
  builder_.rename(first, "y");
  const ValueId second = call("relu", {x});
  EXPECT_EQ(builder_.graph().value(second).name, "4");
  builder_.rename(second, "y");
  EXPECT_EQ(builder_.graph().value(second).name, "y_1");
}

TEST_F(Builder, ReportsWhatInferenceRefuses) {
  const ValueId x = builder_.input(kType, "x");
  const ValueId y = builder_.input({DType::kF32, {3}}, "y");
  const auto result = builder_.call(catalog_.find("add")->id, {x, y, one()});
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().id, "test-shapes");
  const auto huge =
      builder_.call(catalog_.find("grow")->id, {x, Attribute(Integers{1 << 30, 1 << 30})});
  ASSERT_FALSE(huge.has_value());
  EXPECT_EQ(huge.error().id, "result-too-large");
  const auto empty =
      builder_.call(catalog_.find("cat")->id, {std::vector<ValueId>{}, Attribute(int64_t{0})});
  ASSERT_FALSE(empty.has_value());
  EXPECT_EQ(empty.error().id, "test-empty");
  EXPECT_TRUE(empty.error().message.contains("expected at least one tensor"));
  const auto parts = builder_.call(catalog_.find("split")->id, {x, Attribute(int64_t{0})});
  ASSERT_FALSE(parts.has_value());
  EXPECT_EQ(parts.error().id, "test-parts");
  EXPECT_TRUE(parts.error().message.contains("expected 1 to 1000 parts"));
  const auto launch = builder_.call(catalog_.launch(), {std::vector{x}});
  ASSERT_FALSE(launch.has_value());
  EXPECT_EQ(launch.error().id, "launch-without-kernel");
  EXPECT_TRUE(launch.error().message.contains("launch names the kernel before its parentheses"));
}

TEST_F(Builder, CompletesArguments) {
  const ValueId x = builder_.input(kType, "x");
  const Schema& schema = catalog_.find("scale")->schema;
  const std::vector<Argument> positional{x};
  const std::vector<NamedArgument> named{{"factor", Attribute(int64_t{3}), {}},
                                         {"more", Attribute(Integers{1, 2}), {}}};
  const auto complete = complete_arguments(schema, positional, named, {});
  ASSERT_TRUE(complete.has_value());
  EXPECT_EQ((*complete)[1], Argument(Attribute(None{})));
  EXPECT_EQ((*complete)[2], Argument(Attribute(3.0)));
  EXPECT_EQ((*complete)[3], Argument(Attribute(std::string("mean"))));
  EXPECT_EQ((*complete)[4], Argument(Attribute(std::vector<double>{1, 2})));
}

TEST_F(Builder, RefusesArgumentsThatDoNotFit) {
  const ValueId x = builder_.input(kType, "x");
  const auto error = [&](std::string_view op, std::vector<Argument> positional,
                         std::vector<NamedArgument> named) {
    const auto complete = complete_arguments(catalog_.find(op)->schema, positional, named, Span{});
    return complete ? "" : complete.error().id;
  };
  EXPECT_EQ(error("relu", {x, x}, {}), "too-many-arguments");
  EXPECT_EQ(error("relu", {x}, {{"selv", x, {}}}), "unknown-argument");
  EXPECT_EQ(error("relu", {x}, {{"self", x, {}}}), "repeated-argument");
  EXPECT_EQ(error("relu", {}, {}), "missing-argument");
  EXPECT_EQ(error("relu", {one()}, {}), "argument-kind");
  EXPECT_EQ(error("relu", {Attribute(None{})}, {}), "argument-kind");
  EXPECT_EQ(error("relu", {std::vector{x}}, {}), "argument-kind");
  EXPECT_EQ(error("max_dim", {x, Attribute(0.5)}, {}), "argument-kind");
  EXPECT_EQ(error("max_dim", {x, x}, {}), "too-many-arguments");
  EXPECT_EQ(error("cat", {x}, {}), "argument-kind");
  EXPECT_EQ(error("cat", {std::vector{x, ValueId{}}}, {}), "");
  EXPECT_EQ(error("add", {x, Attribute(std::string("a"))}, {}), "argument-kind");
  EXPECT_EQ(error("grow", {x, Attribute(int64_t{2})}, {}), "");
}

TEST_F(Builder, RewriterReplacesAndRemoves) {
  const ValueId x = builder_.input(kType, "x");
  const ValueId a = call("relu", {x});
  const ValueId b = call("add", {a, a, one()});
  const ValueId c = call("cat", {std::vector{b, a}, Attribute(int64_t{0})});
  builder_.result(c);
  builder_.result(a);
  Graph graph = builder_.take();
  Rewriter rewriter(catalog_, graph);
  rewriter.set_insertion_point(graph.value(a).producer);
  const ValueId s = rewriter.call(catalog_.find("sigmoid")->id, {x}).value().front();
  const ValueId t = rewriter.call(catalog_.find("sigmoid")->id, {s}).value().front();
  rewriter.replace_uses(a, t);
  EXPECT_EQ(rewriter.remove_dead_nodes(), 1u);
  Diagnostics diagnostics;
  verify(graph, catalog_, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors());
  EXPECT_EQ(print(graph, catalog_),
            "graph @g(%x: f32[2]) {\n"
            "  %3 = sigmoid(%x) : f32[2]\n"
            "  %4 = sigmoid(%3) : f32[2]\n"
            "  %1 = add(%4, %4) : f32[2]\n"
            "  %2 = cat([%1, %4]) : f32[2]\n"
            "  return %2, %4\n"
            "}\n");
  // A second replacement finds the uses that the first one created.
  rewriter.replace_uses(t, s);
  EXPECT_EQ(rewriter.remove_dead_nodes(), 1u);
  EXPECT_EQ(graph.count_uses()[s.index], 4u);
}

TEST_F(Builder, LaunchesAndKernels) {
  const ValueId x = builder_.input(kType, "x");
  builder_.add_kernel({"k", Language::kCpp, "text"});
  builder_.add_kernel({"k", Language::kCpp, "text"});
  EXPECT_EQ(builder_.graph().kernels().size(), 1u);
  const ValueId y = builder_.launch({x, x}, {.kernel = "k", .results = {{kType}}}).front();
  const Launch& launch = *builder_.graph().node(builder_.graph().value(y).producer).launch;
  EXPECT_EQ(launch.operands, (std::vector<LaunchOperand>{{.name = "in0"}, {.name = "in1"}}));
  EXPECT_EQ(launch.results, (std::vector<LaunchResult>{{.type = kType, .name = "out0"}}));
}

}  // namespace
}  // namespace passnet
