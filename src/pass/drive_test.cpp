#include "pass/drive.hpp"

#include "diag/render.hpp"
#include "ir/builder.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/explain.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <random>

namespace passnet {
namespace {

class DriveTest : public testing::Test {
 protected:
  std::vector<Pass> passes(std::string text) {
    Diagnostics diagnostics;
    auto parsed = parse_passes(sources_, sources_.add("p", std::move(text)), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) ADD_FAILURE() << diagnostic.message;
    return parsed;
  }

  Graph graph(std::string text) {
    Diagnostics diagnostics;
    auto parsed = parse_graphs(sources_, sources_.add("g", std::move(text)), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) ADD_FAILURE() << diagnostic.message;
    CHECK(!parsed.empty());
    return std::move(parsed.front());
  }

  // `length` times mul by a value and relu.
  Graph chain(size_t length) {
    GraphBuilder builder(catalog_, "chain");
    const ValueId weight = builder.input({DType::kF32, {4}}, "w");
    ValueId value = builder.input({DType::kF32, {4}}, "x");
    for (size_t i = 0; i < length; ++i) {
      value = call(builder, "mul", {value, weight});
      value = call(builder, "relu", {value});
    }
    builder.result(value);
    return builder.take();
  }

  ValueId call(GraphBuilder& builder, std::string_view name, std::vector<Argument> arguments) {
    const Op* op = catalog_.find(name);
    CHECK(op != nullptr);
    auto completed = complete_arguments(op->schema, arguments, {}, {});
    CHECK(completed.has_value());
    auto results = builder.call(op->id, *completed);
    CHECK(results.has_value());
    return results->front();
  }

  Catalog catalog_ = make_catalog();
  Sources sources_;
};

constexpr std::string_view kFuse = R"(
pass fuse {
  pattern(%x, %w) {
    %0 = mul(%x, %w)
    %1 = relu(%0)
    return %1
  }
  replace {
    %y = launch fuse(%x, %w) : like(%1) args = [numel(%x)]
    return %y
  }
  kernel fuse cpp """void fuse() {}"""
})";

TEST_F(DriveTest, MatchesEveryPlaceOnceAndInOrder) {
  Graph subject = chain(500);
  const auto report = apply(subject, catalog_, passes(std::string(kFuse)), native_target());
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->matches(), 500);
  EXPECT_EQ(subject.nodes().size(), 500);
  EXPECT_EQ(subject.kernels().size(), 1);
}

TEST_F(DriveTest, FindsDisjointMatchesWithoutRewriting) {
  const Graph subject = chain(5);
  const auto parsed = passes(std::string(kFuse));
  size_t steps = 1000;
  const auto matches = find_matches(subject, catalog_, parsed[0], native_target(), steps);
  EXPECT_EQ(matches.size(), 5u);
  EXPECT_EQ(subject.nodes().size(), 10u);
  const auto pairs = passes(R"(
pass pairs {
  pattern(%x, %w) {
    %0 = relu(%x)
    %1 = mul(%0, %w)
    %2 = relu(%1)
    return %2
  }
  replace {
    %y = relu(%x)
    return %y
  }
})");
  steps = 1000;
  EXPECT_EQ(find_matches(subject, catalog_, pairs.at(0), native_target(), steps).size(), 2u);
  EXPECT_LT(steps, 1000u);
  steps = 1;
  EXPECT_EQ(find_matches(subject, catalog_, pairs.at(0), native_target(), steps).size(), 0u);
}

TEST_F(DriveTest, ReportsTheNodesThatAPassTookAndAdded) {
  Graph subject = chain(2);
  const std::vector<NodeId> before = subject.nodes();
  const auto report = apply(subject, catalog_, passes(std::string(kFuse)), native_target());
  ASSERT_TRUE(report) << report.error().message;
  const PassReport& fuse = report->passes.front();
  EXPECT_EQ(fuse.removed, before);
  ASSERT_EQ(subject.nodes().size(), 2u);
  for (const NodeId id : subject.nodes()) {
    EXPECT_GE(id.index, fuse.first_added);
    EXPECT_LT(id.index, fuse.end_added);
  }
}

TEST_F(DriveTest, DoesNotDependOnTheOrderOfInsertion) {
  // Independent chains, each of which has overlapping matches.
  constexpr size_t kChains = 12;
  const auto build = [&](std::vector<size_t> order) {
    GraphBuilder builder(catalog_, "chains");
    std::vector<ValueId> values;
    for (size_t i = 0; i < kChains; ++i) {
      values.push_back(builder.input({DType::kF32, {4}}, fmt::format("x{}", i)));
    }
    const auto inputs = values;
    for (const size_t i : order) {  // each chain's own order is the same
      values[i] = call(builder, "add", {values[i], inputs[(i + 1) % kChains]});
      values[i] = call(builder, "relu", {values[i]});
    }
    for (const ValueId value : values) builder.result(value);
    return builder.take();
  };
  const auto pairs = passes(R"(
pass pairs {
  pattern(%x, %y, %z) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    %2 = add(%1, %z)
    %3 = relu(%2)
    return %3
  }
  replace {
    %4 = sub(%x, %y)
    %5 = mul(%4, %z)
    return %5
  }
})");
  std::vector<size_t> order;
  for (size_t i = 0; i < kChains; ++i) order.insert(order.end(), 5, i);
  std::mt19937 random(7);
  std::optional<Digest> expected;
  for (int i = 0; i < 20; ++i) {
    Graph subject = build(order);
    const auto report = apply(subject, catalog_, pairs, native_target());
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->matches(), 2 * kChains);
    const Digest found = canonical_hash(subject, catalog_);
    if (!expected) expected = found;
    EXPECT_EQ(found, *expected);
    std::ranges::shuffle(order, random);
  }
}

TEST_F(DriveTest, TakesTimeInProportion) {
  const auto fuse = passes(std::string(kFuse));
  const auto seconds = [&](size_t length) {
    Graph subject = chain(length);
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(apply(subject, catalog_, fuse, native_target()));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  RecordProperty("seconds_1000", std::to_string(seconds(500)));
  RecordProperty("seconds_10000", std::to_string(seconds(5000)));
}

TEST_F(DriveTest, LeavesTheGraphOnAnError) {
  const auto broken = passes(R"(
pass fine {
  pattern(%x) { %0 = relu(%x) return %0 }
  replace { %1 = silu(%x) return %1 }
}
pass loops {
  pattern(%x) { %0 = silu(%x) return %0 }
  replace { %1 = silu(%x) return %1 }
})");
  Graph subject = chain(2);
  const std::string before = print(subject, catalog_);
  const auto report = apply(subject, catalog_, broken, native_target());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().id, "pass-does-not-settle");
  EXPECT_EQ(print(subject, catalog_), before);
}

TEST_F(DriveTest, BoundsGrowth) {
  const auto growing = passes(R"(
pass doubles {
  pattern(%x) { %0 = relu(%x) return %0 }
  replace { %1 = relu(%x) %2 = relu(%1) return %2 }
})");
  Graph subject = chain(2);
  const auto report = apply(subject, catalog_, growing, native_target());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().id, "pass-does-not-settle");
}

TEST_F(DriveTest, BoundsTheSearch) {
  // 2^40 orders of the operands, none of which satisfies the guard.
  std::string pattern = "pass deep { pattern(%x, %y) { %0 = add(%x, %y)\n";
  std::string text = "graph @g(%a: f32[4], %b: f32[4]) { %0 = add(%a, %b)\n";
  for (int i = 1; i <= 40; ++i) {
    pattern += fmt::format("%{0} = add(%{1}, %{1})\n", i, i - 1);
    text += fmt::format("%{0} = add(%{1}, %{1})\n", i, i - 1);
  }
  pattern += "return %40 } where rank(%x) == 2 replace { return %x } }";
  Graph subject = graph(text + "return %40 }");
  const auto report = apply(subject, catalog_, passes(pattern), native_target());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->matches(), 0);
}

TEST_F(DriveTest, BoundsTheSearchesOfAllPassesTogether) {
  // Each add reads the two before it: a chain of adds matches in 2^20 ways at every one of them.
  std::string text = "graph @g(%0: f32[4], %1: f32[4]) {\n";
  for (int i = 2; i <= 200; ++i) text += fmt::format("%{} = add(%{}, %{})\n", i, i - 1, i - 2);
  const auto costly = [](int number) {
    std::string pattern = fmt::format("pass costly{} {{ pattern(%x", number);
    for (int i = 1; i <= 20; ++i) pattern += fmt::format(", %y{}", i);
    pattern += ") { %1 = add(%x, %y1)\n";
    for (int i = 2; i <= 20; ++i) pattern += fmt::format("%{0} = add(%{1}, %y{0})\n", i, i - 1);
    return pattern + "return %20 } where rank(%x) == 2 replace { return %x } }\n";
  };
  std::string all =
      "pass cheap { pattern(%x) { %0 = relu(%x) return %0 } replace { return %x } }\n";
  for (int i = 0; i < 4; ++i) all += costly(i);
  Graph subject = graph(text + "return %200 }");
  const auto report = apply(subject, catalog_, passes(all), native_target());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().id, "matching-too-long");
  EXPECT_TRUE(report.error().message.starts_with("expected matching to end within "))
      << report.error().message;
  EXPECT_TRUE(report.error().message.contains("pass 'costly"));
  Sources sources;
  const auto explained = explain(subject, catalog_, passes(all), native_target(), sources);
  ASSERT_FALSE(explained);
  EXPECT_EQ(explained.error().id, "matching-too-long");
}

TEST_F(DriveTest, TriesAnotherOperandOrderForTheGuard) {
  Graph subject = graph(R"(graph @g(%a: f32[4], %b: f32[2,4]) {
    %0 = add(%a, %b)
    return %0
  })");
  const auto swap = passes(R"(pass swap {
    pattern(%x, %y) { %0 = add(%x, %y) return %0 }
    where rank(%x) == 2
    replace { %1 = mul(%x, %y) return %1 }
  })");
  ASSERT_TRUE(apply(subject, catalog_, swap, native_target()));
  EXPECT_NE(print(subject, catalog_).find("mul(%b, %a)"), std::string::npos);
}

TEST_F(DriveTest, KeepsOperandsOfAScaledAdd) {
  Graph subject = graph(R"(graph @g(%a: f32[4], %b: f32[2,4]) {
    %0 = add(%a, %b, alpha=2)
    return %0
  })");
  const auto swap = passes(R"(pass swap {
    pattern(%x, %y) { %0 = add(%x, %y, alpha=2) return %0 }
    where rank(%x) == 2
    replace { %1 = mul(%x, %y) return %1 }
  })");
  const auto report = apply(subject, catalog_, swap, native_target());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->matches(), 0);
}

TEST_F(DriveTest, KeepsWhatIsReadBothInsideAndOutside) {
  Graph subject = graph(R"(graph @g(%a: f32[4]) {
    %0 = exp(%a)
    %1 = neg(%0)
    %2 = abs(%0)
    return %1, %2
  })");
  const auto both = passes(R"(pass both {
    pattern(%x) { %0 = exp(%x) %1 = neg(%0) return %0, %1 }
    replace {
      %p, %q = launch both(%x) : like(%0), like(%1)
      return %p, %q
    }
    kernel both cpp """text"""
  })");
  const auto report = apply(subject, catalog_, both, native_target());
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->matches(), 1);
  EXPECT_EQ(print(subject, catalog_).find("exp"), std::string::npos);
}

TEST_F(DriveTest, KeepsKernelsOfOneNameApart) {
  auto all = passes(std::string(kFuse));
  auto more = passes(R"(pass other {
    pattern(%x) { %0 = tanh(%x) return %0 }
    replace { %y = launch fuse(%x) : like(%0) return %y }
    kernel fuse cpp """another"""
  })");
  all.push_back(std::move(more.front()));
  Graph subject = graph(R"(graph @g(%a: f32[4]) {
    %0 = mul(%a, %a)
    %1 = relu(%0)
    %2 = tanh(%1)
    return %2
  })");
  ASSERT_TRUE(apply(subject, catalog_, all, native_target()));
  ASSERT_EQ(subject.kernels().size(), 2);
  EXPECT_EQ(subject.kernels()[0].name, "fuse");
  EXPECT_EQ(subject.kernels()[1].name, "other.fuse");
}

TEST_F(DriveTest, VerifiesTheGraphAfterAPass) {
  auto all = passes(std::string(kFuse));
  all[0].kernels[0].name = all[0].replacement.nodes[0].launch->kernel = "1";
  Graph subject = chain(1);
  const auto report = apply(subject, catalog_, all, native_target());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().id, "pass-broke-graph");
  EXPECT_TRUE(report.error().message.contains("' the graph is not valid:"));
}

TEST_F(DriveTest, ExplainsAsJson) {
  const Graph subject = chain(1);
  const auto all = passes(R"(pass p {
    pattern(%x) { %0 = tanh(%x) %1 = relu(%0) return %1 }
    replace { return %x }
  })");
  const auto explanations = explain(subject, catalog_, all, native_target(), sources_);
  ASSERT_TRUE(explanations);
  const nlohmann::json json = to_json(explanations->front(), sources_);
  EXPECT_EQ(json["pass"], "p");
  EXPECT_EQ(json["matched"], 1);
  EXPECT_EQ(json["nodes"], 2);
  EXPECT_EQ(json["reason"]["id"], "no-match-op");
  EXPECT_EQ(json["reason"]["notes"][0]["file"], "@chain");
}

TEST_F(DriveTest, GroupsNearMisses) {
  const Graph subject = graph(R"(graph @g(%a: f32[3,7], %b: f32[3,9], %c: f32[3]) {
    %0 = tanh(%a)
    %1 = tanh(%b)
    %2 = tanh(%c)
    return %0, %1, %2
  })");
  const auto all = passes(R"(pass p {
    pattern(%x) { %0 = tanh(%x) return %0 }
    where rank(%x) == 2 and dim(%x, 1) * 2 == 16
    replace { return %x }
  })");
  const auto explanations = explain(subject, catalog_, all, native_target(), sources_);
  ASSERT_TRUE(explanations);
  const nlohmann::json json = to_json(explanations->front(), sources_);
  EXPECT_EQ(json["tried"], 3);
  ASSERT_EQ(json["near_misses"].size(), 2u);
  EXPECT_EQ(json["near_misses"][0]["count"], 2);
  EXPECT_EQ(json["near_misses"][1]["count"], 1);
  const nlohmann::json& reason = json["reason"];
  EXPECT_EQ(reason["expected"], "dim(%x, 1) * 2 == 16");
  EXPECT_EQ(reason["found"], "dim(%x, 1) * 2 = 14");
  EXPECT_EQ(reason["text"], "dim(%x, 1) * 2 == 16");
  EXPECT_EQ(reason["values"], nlohmann::json::parse(R"j([
    {"what": "%x", "value": "%a: f32[3,7]"}, {"what": "dim(%x, 1)", "value": "7"},
    {"what": "dim(%x, 1) * 2", "value": "14"}])j"));
  const std::string text = render(*explanations->front().reason, sources_);
  EXPECT_TRUE(text.contains("the same at 1 more place, also with dim(%x, 1) * 2 = 18")) << text;
}

}  // namespace
}  // namespace passnet
