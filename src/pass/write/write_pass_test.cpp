#include "pass/write/write_pass.hpp"

#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

class WritePass : public testing::Test {
 protected:
  Graph graph(const std::string& text) {
    Diagnostics diagnostics;
    auto graphs = parse_graphs(sources_, sources_.add("a.graph", text), catalog_, diagnostics);
    for (const Diagnostic& each : diagnostics.list()) ADD_FAILURE() << render(each, sources_);
    return std::move(graphs.at(0));
  }

  WrittenPasses write(const Graph& graph, std::string_view nodes = "") {
    return write_passes(graph, select_nodes(graph, nodes).value(), "p", catalog_).value();
  }

  // The number of passes of the text, each of which matches the graph.
  size_t matching(const WrittenPasses& written, const Graph& graph) {
    Diagnostics diagnostics;
    const SourceId source = sources_.add("p.pass", written.text);
    const auto passes = parse_passes(sources_, source, catalog_, diagnostics);
    for (const Diagnostic& each : diagnostics.list()) ADD_FAILURE() << render(each, sources_);
    size_t count = 0;
    for (const Pass& pass : passes) {
      Graph copy = graph.clone();
      const auto report = apply(copy, catalog_, std::span(&pass, 1), native_target());
      count += report && report->matches() > 0 ? 1 : 0;
    }
    return count;
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
};

TEST_F(WritePass, WritesHolesForWhatMayVary) {
  const Graph given = graph(R"(graph @g(%x: f32[1,24,8,8], %m: f32[24], %v: f32[24]) {
  %a = batch_norm(%x, %m, %v, eps=0.001)
  %b = leaky_relu(%a, negative_slope=0.2)
  %c = reshape(%b, shape=[1,24,-1])
  %d = pow(%c, 2.0)
  return %b, %d
})");
  const WrittenPasses written = write(given);
  EXPECT_EQ(written.text, R"(pass p {
  pattern(%x, %m, %v) {
    %a = batch_norm(%x, %m, %v, momentum=$_, eps=$eps)
    %b = leaky_relu(%a, negative_slope=$negative_slope)
    %c = reshape(%b, shape=[1, $size, -1])
    %d = pow(%c, 2.0)
    return %b, %d
  }
  where dtype(%x) in [f32, f16, bf16]
  replace {
    fuse {
      %y0 = batch_norm(%x, %m, %v, eps=$eps)
      %y1 = leaky_relu(%y0, negative_slope=$negative_slope)
      %y2 = reshape(%y1, shape=[1, $size, -1])
      %y3 = pow(%y2, 2.0)
    }
    return %y1, %y3
  }
}
)");
  EXPECT_EQ(matching(written, given), 1);
}

TEST_F(WritePass, WritesHolesForDTypes) {
  const Graph given = graph(R"(graph @g(%i: i64[4,6]) {
  %a = to(%i, dtype=f16)
  %b = rsub(%a, 1.0)
  %c = to(%b, dtype=bool)
  %d = to(%b, dtype=f32)
  %e = to(%d, dtype=f16)
  return %c, %e
})");
  const WrittenPasses written = write(given);
  EXPECT_EQ(written.text.substr(0, written.text.find("  replace")), R"(pass p {
  pattern(%i) {
    %a = to(%i, dtype=$dtype)
    %b = rsub(%a, $number)
    %c = to(%b, dtype=bool)
    %d = to(%b, dtype=$dtype2)
    %e = to(%d, dtype=$dtype)
    return %c, %e
  }
  where $dtype in [f32, f16, bf16]
)");
  EXPECT_EQ(matching(written, given), 1);
}

TEST_F(WritePass, WritesKernelsOfOneElementAtATime) {
  const Graph given = graph(R"(graph @g(%x: f32[1,24,8,8], %m: f32[24], %v: f32[24],
    %w: f32[24], %b: f32[24], %r: f32[1,24,8,8]) {
  %0 = batch_norm(%x, %m, %v, %w, %b)
  %1 = add(%0, %r)
  %2 = hardtanh(%1, min_val=0.0, max_val=6.0)
  return %1, %2
})");
  const WrittenPasses written = write(given);
  const size_t begin = written.text.find("  where");
  EXPECT_EQ(written.text.substr(begin), R"(  where dtype(%x) in [f32, f16, bf16]
        and dtype(%r) == dtype(%x) and shape(%r) == shape(%x)
  replace {
    %y0, %y1 = launch p(a0=%x, a1=%m, a2=%v, a3=%w, a4=%b, a5=%r) : like(%1), like(%2)
    return %y0, %y1
  }
  kernel p(a0[n, c, p*], a1[c], a2[c], a3[c], a4[c], a5[n, c, p*]) -> r0[n, c, p*], r1[n, c, p*] {
    scale0[c] = rsqrt(a2[c] + $eps) * a3[c]
    shift0[c] = fma(-a1[c], scale0[c], a4[c])
    t0[n, c, p] = round(round(fma(a0[n, c, p], scale0[c], shift0[c])) + a5[n, c, p])
    r0[n, c, p] = t0[n, c, p]
    r1[n, c, p] = round(hardtanh(t0[n, c, p], $min_val, $max_val))
  }
}
)");
  EXPECT_EQ(matching(written, given), 1);
  const auto fused = write_passes(given, given.nodes(), "p", catalog_, false);
  EXPECT_NE(fused->text.find("fuse {"), std::string::npos);
}

// Which does not end if a node takes time in proportion to all, or a text holds those before it.
TEST_F(WritePass, WritesAVeryLongChain) {
  constexpr size_t kNodes = 100'000;
  std::string text = "graph @g(%x: f32[4]) {\n  %v0 = sin(%x)\n";
  for (size_t i = 1; i < kNodes; ++i) text += fmt::format("  %v{} = sin(%v{})\n", i, i - 1);
  const Graph given = graph(text + fmt::format("  return %v{}\n}}", kNodes - 1));
  for (const bool with_kernels : {false, true}) {
    const auto written = write_passes(given, given.nodes(), "p", catalog_, with_kernels);
    EXPECT_EQ(written->names.size(), 1u);
    EXPECT_LT(written->text.size(), 100 * kNodes);
  }
}

TEST_F(WritePass, WritesAPassPerPart) {
  const Graph given = graph(R"(graph @g(%x: f32[4], %y: f32[4], %z: f32[4,2]) {
  %a = exp(%x)
  %b = neg(%y)
  %c = add(%a, 1.5)
  %d = transpose(%z, 0, 1)
  %e = mul(%b, %b)
  return %c, %d, %e
})");
  const WrittenPasses written = write(given);
  EXPECT_EQ(written.names, (std::vector<std::string>{"p", "p_2"}));
  EXPECT_EQ(written.unwritten, 1);
  EXPECT_EQ(matching(written, given), 2);
  // Ops that are connected only by a later one are one part.
  const Graph joined = graph(R"(graph @g(%x: f32[4], %y: f32[4]) {
  %a = exp(%x)
  %b = neg(%y)
  %c = add(%a, %b)
  return %c
})");
  EXPECT_EQ(matching(write(joined), joined), 1);
  EXPECT_EQ(write(joined).names.size(), 1);
}

TEST_F(WritePass, SelectsNodes) {
  const Graph given = graph(R"(graph @g(%x: f32[4]) {
  %a = exp(%x)
  %b = neg(%a)
  %c = relu(%b)
  %d = reshape(%c, shape=[2,2])
  return %d
})");
  EXPECT_EQ(select_nodes(given, "b..c")->size(), 2);
  EXPECT_EQ(select_nodes(given, "%c,a")->size(), 2);
  EXPECT_EQ(select_nodes(given, "a,z").error().id, "unknown-node");
  EXPECT_EQ(select_nodes(given, "a,z").error().message,
            "expected a value that a node of the graph computes, found 'z'");
  EXPECT_EQ(select_nodes(given, "c..a").error().id, "unknown-node");
  EXPECT_EQ(matching(write(given, "b..c"), given), 1);
  EXPECT_NE(write(given, "b..c").text.find("pattern(%a)"), std::string::npos);
  const auto views = write_passes(given, *select_nodes(given, "d"), "p", catalog_);
  EXPECT_EQ(views.error().id, "nothing-to-write");
  EXPECT_EQ(views.error().message, "expected a node that computes, found 1 that only view");
}

}  // namespace
}  // namespace passnet
