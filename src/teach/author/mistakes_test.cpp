#include "teach/author/mistakes.hpp"

#include "diag/render.hpp"
#include "fuzz_pass/fuzz.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "teach/write/candidates.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace passnet {
namespace {

class Mistakes : public testing::Test {
 protected:
  void SetUp() override {
    add(R"(graph @a(%x: f32[3,8,6], %mean: f32[8], %var: f32[8], %w: f32[8], %b: f32[8], %r: f32[3,8,6]) {
  %norm = batch_norm(%x, %mean, %var, %w, %b, eps=0.001)
  %sum = add(%norm, %r)
  %slope = leaky_relu(%sum, negative_slope=0.2)
  return %sum, %slope
})");
    add(R"(graph @b(%x: bf16[2,4,5], %mean: bf16[4], %var: bf16[4], %w: bf16[4], %b: bf16[4], %r: bf16[2,4,5]) {
  %norm = batch_norm(%x, %mean, %var, %w, %b, eps=0.01)
  %sum = add(%norm, %r)
  %slope = leaky_relu(%sum, negative_slope=0.3)
  return %sum, %slope
})");
    versions_ =
        make_versions(align_graphs(graphs_, catalog_).front(), catalog_, native_target(), "p")
            .value();
  }

  void add(const std::string& text) {
    Diagnostics diagnostics;
    auto graphs = parse_graphs(sources_, sources_.add("a.graph", text), catalog_, diagnostics);
    for (const Diagnostic& each : diagnostics.list()) ADD_FAILURE() << render(each, sources_);
    owned_.push_back(std::make_unique<Graph>(std::move(graphs.at(0))));
    graphs_.push_back(owned_.back().get());
  }

  AuthoredPass version(Idea idea) const {
    for (const PassVersion& each : versions_) {
      if (each.idea == idea) return each.passes.front();
    }
    ADD_FAILURE() << name(idea);
    return {};
  }

  // The pattern that states what is equal in all graphs.
  AuthoredPass strict() const {
    const AlignedGraphs aligned = align_graphs(graphs_, catalog_).front();
    const auto parts = connected_parts(*graphs_[0], catalog_);
    return generalize_pattern(aligned, parts.front(), catalog_, Openness::kStrict, "p");
  }

  // A replacement of it with another op for each result.
  AuthoredPass with_ops() const {
    AuthoredPass pass = strict();
    pass.form = ReplacementForm::kOps;
    for (const std::string& result : pass.results) {
      pass.replacements.push_back("y" + result);
      AuthoredArgument operand;
      operand.values = {pass.inputs.front().name};
      pass.ops.push_back(
          {.op = "neg", .results = {pass.replacements.back()}, .arguments = {operand}});
    }
    return pass;
  }

  // The ids of the errors in the text of a pass.
  std::vector<std::string> errors(const AuthoredPass& pass) {
    Diagnostics diagnostics;
    parse_passes(sources_, sources_.add("p.pass", print(pass)), catalog_, diagnostics);
    std::vector<std::string> ids;
    for (const Diagnostic& each : diagnostics.list()) ids.push_back(each.id);
    return ids;
  }

  Pass parsed(const AuthoredPass& pass) {
    Diagnostics diagnostics;
    auto passes =
        parse_passes(sources_, sources_.add("p.pass", print(pass)), catalog_, diagnostics);
    for (const Diagnostic& each : diagnostics.list()) ADD_FAILURE() << render(each, sources_);
    return std::move(passes.at(0));
  }

  size_t matches(const AuthoredPass& pass, const Graph& graph) {
    const Pass read = parsed(pass);
    Graph copy = graph.clone();
    const auto report = apply(copy, catalog_, std::span(&read, 1), native_target());
    return report ? report->matches() : 0;
  }

  // True if a proof from both graphs holds.
  bool holds(const AuthoredPass& pass) {
    auto compiler = CppCompiler::open(native_target(), {.extra_flags = {"-O0"}});
    EXPECT_TRUE(compiler.has_value());
    const auto report = fuzz(parsed(pass), catalog_, native_target(), *compiler,
                             {.instances = 6, .from = graphs_, .seed = 1, .shrink_tries = 0});
    return report && report->holds();
  }

  AuthoredPass mistaken(Idea idea, Mistake mistake, uint64_t seed = 1) {
    return mistaken(version(idea), mistake, seed);
  }
  static AuthoredPass mistaken(const AuthoredPass& right, Mistake mistake, uint64_t seed = 1) {
    RandomStream stream(seed);
    const std::vector<std::string> dtypes{"bf16", "f32"};
    const auto made = make_mistake(right, mistake, dtypes, stream);
    EXPECT_TRUE(made.has_value()) << info(mistake).name;
    if (!made) return right;
    EXPECT_NE(print(made->pass), print(right)) << info(mistake).name;
    return made->pass;
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
  std::vector<std::unique_ptr<Graph>> owned_;
  std::vector<const Graph*> graphs_;
  std::vector<PassVersion> versions_;
};

TEST_F(Mistakes, TheTableIsInTheOrderOfTheEnum) {
  for (size_t i = 0; i < kMistakes.size(); ++i) {
    EXPECT_EQ(static_cast<size_t>(kMistakes[i].mistake), i);
  }
}

TEST_F(Mistakes, RightVersionsMatchAndHold) {
  for (const Idea idea : {Idea::kOneKernel, Idea::kLoopKernel}) {
    EXPECT_EQ(errors(version(idea)), std::vector<std::string>());
    for (const Graph* graph : graphs_) EXPECT_EQ(matches(version(idea), *graph), 1);
    EXPECT_TRUE(holds(version(idea))) << name(idea);
  }
}

TEST_F(Mistakes, ErrorsInTheTextAreFoundByChecking) {
  using Ids = std::vector<std::string>;
  EXPECT_EQ(errors(mistaken(Idea::kOneKernel, Mistake::kUnknownOp)), Ids{"unknown-pattern-op"});
  EXPECT_EQ(errors(with_ops()), Ids());
  EXPECT_EQ(errors(mistaken(with_ops(), Mistake::kUnknownName)), Ids{"unknown-name"});
  EXPECT_EQ(errors(mistaken(with_ops(), Mistake::kUndeclaredInput)), Ids{"unknown-name"});
  EXPECT_EQ(errors(mistaken(with_ops(), Mistake::kUnusedInput)), Ids{"unused-input"});
  EXPECT_EQ(errors(mistaken(Idea::kLoopKernel, Mistake::kUnboundHole)).size(), 1);
  EXPECT_EQ(errors(mistaken(Idea::kLoopKernel, Mistake::kMissingResult)).size(), 1);
}

TEST_F(Mistakes, PatternsThatAreTooNarrowMissAGraph) {
  EXPECT_EQ(matches(mistaken(Idea::kOneKernel, Mistake::kLeftOutArgument), *graphs_[0]), 0);
  EXPECT_EQ(matches(with_ops(), *graphs_[0]), 1);
  EXPECT_EQ(matches(mistaken(with_ops(), Mistake::kUnreturnedValue), *graphs_[0]), 0);
  EXPECT_EQ(matches(mistaken(Idea::kOneKernel, Mistake::kBadSchedule), *graphs_[0]), 0);
  const AuthoredPass stated = mistaken(strict(), Mistake::kStatedNumber);
  EXPECT_EQ(matches(stated, *graphs_[0]), 1);
  EXPECT_EQ(matches(stated, *graphs_[1]), 0);
  const AuthoredPass narrow = mistaken(strict(), Mistake::kDTypeLeftOut);
  EXPECT_EQ(matches(narrow, *graphs_[0]) + matches(narrow, *graphs_[1]), 1);
}

TEST_F(Mistakes, WrongConnectionsAndGuardsAreFound) {
  using Ids = std::vector<std::string>;
  const AuthoredPass right = version(Idea::kOneKernel);
  for (uint64_t seed = 1; seed < 6; ++seed) {
    EXPECT_EQ(matches(mistaken(right, Mistake::kWrongOperand, seed), *graphs_[0]), 0);
    EXPECT_EQ(matches(mistaken(right, Mistake::kSkippedOp, seed), *graphs_[0]), 0);
  }
  graphs_.clear();
  add("graph @c(%a: f32[4,8], %b: f32[4,8]) {\n  %0 = cat([%a, %b], 1)\n  %1 = relu(%0)\n"
      "  %2 = cat([%b, %1], 1)\n  return %2\n}");
  versions_ = make_versions(align_graphs(graphs_, catalog_).front(), catalog_, native_target(), "p")
                  .value();
  const AuthoredPass lists = version(Idea::kOneKernel);
  EXPECT_EQ(errors(mistaken(lists, Mistake::kOpenList)), Ids{"expected-token"});
  std::set<Ids> found;  // a value that the pattern does not have, or has: then it may match
  for (uint64_t seed = 1; seed < 12; ++seed) {
    found.insert(errors(mistaken(lists, Mistake::kNeedlessGuard, seed)));
  }
  EXPECT_EQ(found, (std::set<Ids>{{}, {"unknown-name"}}));
}

TEST_F(Mistakes, AWrongAxisDoesNotMatch) {
  graphs_.clear();
  add("graph @c(%x: f32[4,8]) {\n  %0 = softmax(%x, dim=1)\n  %1 = mul(%0, 2.0)\n  return %1\n}");
  const AuthoredPass right = strict();
  RandomStream stream(1);
  const auto made = make_mistake(right, Mistake::kWrongAxis, {}, stream);
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(made->right, "dim=1");
  EXPECT_EQ(made->wrong, "dim=2");
  EXPECT_EQ(matches(right, *graphs_[0]), 1);
  EXPECT_EQ(matches(made->pass, *graphs_[0]), 0);
}

TEST_F(Mistakes, WrongKernelsAreRefuted) {
  EXPECT_FALSE(holds(mistaken(Idea::kLoopKernel, Mistake::kWrongFormula)));
  size_t refuted = 0;  // the round around a stored value, which a store rounds anyway, is none
  for (uint64_t seed = 1; seed < 8 && refuted == 0; ++seed) {
    refuted += holds(mistaken(Idea::kLoopKernel, Mistake::kMissingRound, seed)) ? 0 : 1;
  }
  EXPECT_EQ(refuted, 1);
}

TEST_F(Mistakes, TheSameSeedMakesTheSameMistake) {
  for (uint64_t seed = 0; seed < 4; ++seed) {
    EXPECT_EQ(print(mistaken(Idea::kLoopKernel, Mistake::kWrongFormula, seed)),
              print(mistaken(Idea::kLoopKernel, Mistake::kWrongFormula, seed)));
  }
}

}  // namespace
}  // namespace passnet
