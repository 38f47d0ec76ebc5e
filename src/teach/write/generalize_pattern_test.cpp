#include "teach/write/generalize_pattern.hpp"

#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "teach/write/candidates.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

class GeneralizePattern : public testing::Test {
 protected:
  const Graph* graph(const std::string& text) {
    Diagnostics diagnostics;
    auto graphs = parse_graphs(sources_, sources_.add("a.graph", text), catalog_, diagnostics);
    for (const Diagnostic& each : diagnostics.list()) ADD_FAILURE() << render(each, sources_);
    graphs_.push_back(std::make_unique<Graph>(std::move(graphs.at(0))));
    return graphs_.back().get();
  }

  AuthoredPass generalize(std::span<const Graph* const> graphs,
                          Openness openness = Openness::kStrict) {
    const auto groups = align_graphs(graphs, catalog_);
    EXPECT_EQ(groups.size(), 1);
    const auto parts = connected_parts(*graphs.front(), catalog_);
    EXPECT_EQ(parts.size(), 1);
    return generalize_pattern(groups.front(), parts.front(), catalog_, openness, "p");
  }

  // Counts the matches of the passes in the graph.
  size_t matches(const std::string& text, const Graph& graph) {
    Diagnostics diagnostics;
    const auto passes = parse_passes(sources_, sources_.add("p.pass", text), catalog_, diagnostics);
    for (const Diagnostic& each : diagnostics.list()) ADD_FAILURE() << render(each, sources_);
    Graph copy = graph.clone();
    const auto report = apply(copy, catalog_, passes, native_target());
    if (!report) ADD_FAILURE() << report.error().message;
    return report ? report->matches() : 0;
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
  std::vector<std::unique_ptr<Graph>> graphs_;
};

TEST_F(GeneralizePattern, BindsWhatDiffersAndStatesWhatIsEqual) {
  const Graph* a = graph(R"(graph @a(%x: f32[2,8,4,4], %w: f32[4]) {
  %0 = permute(%x, dims=[0,2,3,1]) : f32[2,4,4,8]
  %1 = mean(%0, dim=[1], keepdim=true)
  %2 = mul(%1, 0.5)
  %3 = reshape(%2, shape=[2,32])
  return %3
})");
  const Graph* b = graph(R"(graph @b(%x: bf16[1,6,4,4], %w: bf16[4]) {
  %0 = permute(%x, dims=[0,2,3,1])
  %1 = mean(%0, dim=[2], keepdim=true)
  %2 = mul(%1, 0.25)
  %3 = reshape(%2, shape=[1,-1])
  return %3
})");
  const std::vector<const Graph*> graphs{a, b};
  const AuthoredPass pass = generalize(graphs);
  EXPECT_EQ(print(pass), R"(pass p {
  pattern {
    %0 = permute(%x, dims=[0,2,3,1])
    %1 = mean(%0, dim=$dim, keepdim=true)
    %2 = mul(%1, $number)
    %3 = reshape(%2, shape=$shape)
  }
  where dtype(%x) in [f32, f16, bf16]
  replace {
    fuse pattern
  }
}
)");
  EXPECT_EQ(matches(print(pass), *a), 1);
  EXPECT_EQ(matches(print(pass), *b), 1);
}

TEST_F(GeneralizePattern, MakesOperandsOptionalThatSomeGraphsLack) {
  const Graph* a = graph(R"(graph @a(%x: f32[2,8], %w: f32[8], %b: f32[8]) {
  %0 = layer_norm(%x, normalized_shape=[8], weight=%w, bias=%b)
  %1 = relu(%0)
  return %0, %1
})");
  const Graph* b = graph(R"(graph @b(%x: f32[4,6], %w: f32[6]) {
  %0 = layer_norm(%x, normalized_shape=[6], weight=%w)
  %1 = relu(%0)
  return %0, %1
})");
  const std::vector<const Graph*> graphs{b, a};
  const AuthoredPass pass = generalize(graphs);
  EXPECT_NE(print(pass).find("%b?"), std::string::npos) << print(pass);
  EXPECT_NE(print(pass).find("normalized_shape=[$width]"), std::string::npos) << print(pass);
  EXPECT_EQ(matches(print(pass), *a), 1);
  EXPECT_EQ(matches(print(pass), *b), 1);
}

TEST_F(GeneralizePattern, GroupsGraphsByTheirWiring) {
  const Graph* a = graph(R"(graph @a(%x: f32[4], %y: f32[4]) {
  %0 = exp(%x)
  %1 = sub(%0, %y)
  return %1
})");
  const Graph* b = graph(R"(graph @b(%x: f32[4], %y: f32[4]) {
  %0 = exp(%x)
  %1 = sub(%y, %0)
  return %1
})");
  const std::vector<const Graph*> graphs{a, b, a};
  const auto groups = align_graphs(graphs, catalog_);
  ASSERT_EQ(groups.size(), 2);
  EXPECT_EQ(groups[0].graphs.size(), 2);
}

TEST_F(GeneralizePattern, AnOpenPatternServesGraphsThatNobodyHasShown) {
  const Graph* a =
      graph(R"(graph @a(%x: f32[2,4,8,8], %y: f32[2,4,8,8], %b: f32[4], %w: f32[4,8,1,1]) {
  %0 = cat([%x, %y], dim=1)
  %1 = relu(%0)
  %2 = conv2d(%1, %w, bias=%b)
  return %2
})");
  const std::vector<const Graph*> graphs{a};
  const AuthoredPass pass = generalize(graphs, Openness::kOpen);
  EXPECT_EQ(print(pass), R"(pass p {
  pattern {
    %0 = cat(...)
    %1 = relu(%0)
    %2 = conv2d(%1, ...)
  }
  replace {
    fuse pattern
  }
}
)");
  EXPECT_EQ(matches(print(pass), *a), 1);
  const Graph* other = graph(R"(graph @b(%x: bf16[1,4,8,8], %w: bf16[4,4,3,3]) {
  %0 = cat([%x], dim=0)
  %1 = relu(%0)
  %2 = conv2d(%1, %w, stride=[2,2], padding=[1,1])
  return %1, %2
})");
  EXPECT_EQ(matches(print(pass), *other), 1);
}

TEST_F(GeneralizePattern, AnOpenPatternHasAPlaceForOperandsThatNoGraphHas) {
  const Graph* a = graph(R"(graph @a(%x: f32[4,6], %w: f32[6]) {
  %0 = layer_norm(%x, normalized_shape=[6], weight=%w)
  %1 = relu(%0)
  return %1
})");
  const Graph* b = graph(R"(graph @b(%x: f32[2,8], %w: f32[8], %b: f32[8]) {
  %0 = layer_norm(%x, normalized_shape=[8], weight=%w, bias=%b)
  %1 = relu(%0)
  return %1
})");
  const std::vector<const Graph*> graphs{a};
  const std::string text = print(generalize(graphs, Openness::kOpen));
  EXPECT_NE(text.find("%0 = layer_norm(%x, ...)"), std::string::npos) << text;
  EXPECT_EQ(matches(text, *a), 1);
  EXPECT_EQ(matches(text, *b), 1);
}

TEST_F(GeneralizePattern, AnOpenListNamesOnlyTheValuesThatConnectIt) {
  const Graph* a = graph(R"(graph @a(%x: f32[2,4], %y: f32[2,4], %z: f32[2,4]) {
  %0 = tanh(%x)
  %1 = cat([%y, %z, %0], dim=1)
  return %1
})");
  const std::vector<const Graph*> graphs{a};
  const std::string text = print(generalize(graphs, Openness::kOpen));
  EXPECT_NE(text.find("%1 = cat([..., %0], ...)"), std::string::npos) << text;
  EXPECT_EQ(matches(text, *a), 1);
  const Graph* other = graph(R"(graph @b(%x: f16[2,4]) {
  %0 = tanh(%x)
  %1 = cat([%0])
  return %1
})");
  EXPECT_EQ(matches(text, *other), 1);
}

TEST_F(GeneralizePattern, AnOpenPatternLeavesOutWhatStandsBeforeAnOperandThatConnects) {
  const Graph* a = graph(R"(graph @a(%x: f32[5,4], %i: i64[3] {min=0, max=4}, %s: f32[3,4]) {
  %0 = abs(%i)
  %1 = index_select(%x, dim=0, index=%0)
  %2 = add(%1, %s)
  return %2
})");
  const std::vector<const Graph*> graphs{a};
  const std::string text = print(generalize(graphs, Openness::kOpen));
  EXPECT_NE(text.find("%1 = index_select(%x, index=%0, ...)"), std::string::npos) << text;
  EXPECT_EQ(matches(text, *a), 1);
}

TEST_F(GeneralizePattern, AnOpenPatternTakesANumberOrAnOperand) {
  const Graph* a = graph(R"(graph @a(%x: f32[4,6], %y: f32[4,6]) {
  %0 = mul(%x, 0.5)
  %1 = add(%0, %y)
  return %1
})");
  const Graph* b = graph(R"(graph @b(%x: f32[4,6], %s: f32[6], %y: f32[4,6]) {
  %0 = mul(%x, %s)
  %1 = add(%0, %y)
  return %1
})");
  const std::vector<const Graph*> graphs{a, b};
  const std::string text = print(generalize(graphs, Openness::kOpen));
  EXPECT_NE(text.find("%0 = mul(%x, ...)"), std::string::npos) << text;
  EXPECT_EQ(matches(text, *a), 1);
  EXPECT_EQ(matches(text, *b), 1);
}

TEST_F(GeneralizePattern, LeavesProductsToTheLibraryAndFusesTheRest) {
  const Graph* a = graph(R"(graph @a(%x: f32[256,512], %w: f32[480,512], %b: f32[480]) {
  %0 = mul(%x, 0.5)
  %1 = sigmoid(%0)
  %2 = linear(%1, %w, bias=%b)
  %3 = relu(%2)
  %4 = add(%3, %2)
  return %4
})");
  const std::vector<const Graph*> graphs{a};
  const auto groups = align_graphs(graphs, catalog_);
  const auto versions = make_versions(groups.front(), catalog_, native_target(), "p").value();
  ASSERT_EQ(versions.size(), 2);
  EXPECT_EQ(versions.front().idea, Idea::kOneKernel);
  EXPECT_EQ(matches(print(versions.front().passes), *a), 1);
  EXPECT_EQ(versions.back().idea, Idea::kLaunches);
  EXPECT_EQ(versions.back().passes.size(), 2);
  const std::string text = print(versions.back().passes);
  EXPECT_EQ(text.find("linear"), std::string::npos) << text;
  EXPECT_EQ(matches(text, *a), 2) << text;
}

TEST_F(GeneralizePattern, FusesPartsThatShareNoValueByOnePass) {
  const Graph* a = graph(R"(graph @a(%x: f32[4,8], %w: f32[6,8], %y: f32[4,4]) {
  %0 = linear(%x, %w)
  %1 = mul(%y, 0.5)
  %2 = relu(%1)
  return %0, %2
})");
  const std::vector<const Graph*> graphs{a};
  const auto groups = align_graphs(graphs, catalog_);
  const auto versions = make_versions(groups.front(), catalog_, native_target(), "p").value();
  ASSERT_FALSE(versions.empty());
  EXPECT_EQ(versions.front().idea, Idea::kOneKernel);
  const std::string text = print(versions.front().passes);
  EXPECT_NE(text.find("linear"), std::string::npos) << text;
  EXPECT_EQ(matches(text, *a), 1) << text;
}

TEST_F(GeneralizePattern, CallsTheLibraryForAttention) {
  const Graph* a =
      graph(R"(graph @a(%q: f32[2,4,8,16], %k: f32[2,4,8,16], %v: f32[2,4,8,16], %m: f32[2,1,8,8]) {
  %0 = transpose(%k, dim0=-2, dim1=-1)
  %1 = matmul(%q, %0)
  %2 = div(%1, 4.0)
  %3 = add(%2, %m)
  %4 = softmax(%3, dim=-1)
  %5 = matmul(%4, %v)
  return %5
})");
  const std::vector<const Graph*> graphs{a};
  const auto groups = align_graphs(graphs, catalog_);
  const auto versions = make_versions(groups.front(), catalog_, native_target(), "p").value();
  ASSERT_FALSE(versions.empty());
  EXPECT_EQ(versions.front().idea, Idea::kCheaperOps);
  const std::string text = print(versions.front().passes);
  EXPECT_EQ(matches(text, *a), 1) << text;
}

TEST_F(GeneralizePattern, WritesAKernelWhereTheOpsAreLoops) {
  const Graph* a = graph(R"(graph @a(%x: f32[8,8], %y: f32[8,8]) {
  %0 = add(%x, %y)
  %1 = leaky_relu(%0, negative_slope=0.2)
  return %1
})");
  const std::vector<const Graph*> graphs{a};
  const auto groups = align_graphs(graphs, catalog_);
  const auto versions = make_versions(groups.front(), catalog_, native_target(), "p").value();
  ASSERT_EQ(versions.size(), 2);
  EXPECT_EQ(versions[1].idea, Idea::kLoopKernel);
  ASSERT_EQ(versions[1].passes.size(), 2);  // the kernel, and an open pass
  const std::string text = print(versions[1].passes);
  EXPECT_NE(text.find("leaky_relu(round(a0[p] + a1[p]), $negative_slope)"), std::string::npos)
      << text;
  EXPECT_EQ(matches(text, *a), 1);
}

TEST_F(GeneralizePattern, WritesAKernelOverRowsWithTheRoundingsOfTheOps) {
  const Graph* a = graph(R"(graph @a(%x: f32[2,96,64], %r: f32[2,96,64], %w: f32[64]) {
  %0 = add(%x, %r)
  %1 = pow(%0, 2)
  %2 = mean(%1, dim=[-1], keepdim=true)
  %3 = add(%2, 1e-06)
  %4 = rsqrt(%3)
  %5 = mul(%0, %4)
  %6 = mul(%w, %5)
  return %0, %6
})");
  const std::vector<const Graph*> graphs{a};
  const auto groups = align_graphs(graphs, catalog_);
  const auto versions = make_versions(groups.front(), catalog_, native_target(), "p").value();
  ASSERT_EQ(versions.back().idea, Idea::kLoopKernel);
  const std::string text = print(versions.back().passes.front());
  EXPECT_EQ(text.substr(text.find("  where")), R"(  where dtype(%x) in [f32, f16, bf16]
        and dtype(%r) == dtype(%x)
        and shape(%r) == shape(%x)
        and dtype(%w) == dtype(%x)
        and shape(%w) == [dim(%x, -1)]
        and dim(%x, -1) > 0
  replace {
    %y0, %y6 = launch p(a0=%x, a1=%r, a2=%w) : like(%0), like(%6)
    return %y0, %y6
  }
  kernel p(a0[p*, d], a1[p*, d], a2[d]) -> r0[p*, d], r1[p*, d] {
    rows p {
      t0[d] = round(a0[p, d] + a1[p, d])
      t1[d] = round(square(t0[d]))
      m2 = round(sum(d) t1[d] / d)
      m3 = round(m2 + $number)
      m4 = round(rsqrt(m3))
      r0[p, d] = t0[d]
      r1[p, d] = round(a2[d] * round(t0[d] * m4))
    }
  }
}
)") << text;
  EXPECT_EQ(matches(text, *a), 1);
}

}  // namespace
}  // namespace passnet
