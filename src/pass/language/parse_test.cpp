#include "pass/language/parse.hpp"

#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/explain.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

namespace passnet {
namespace {

constexpr std::string_view kPass = R"(
pass scale {
  pattern(%x, %s) {
    %0 = mul(%x, %s)
    %1 = add(%0, $a, alpha=$_)
    %2 = sum(%1, dim=[rank(%x) - 1], keepdim=true)
    return %1, %2
  }
  where rank(%x) == 2 and shape(%s) == [..., $c] and ($a > 0 or not dtype(%x) == f16)
  replace {
    %y, %z = launch scale(%x, s=%s) : like(%1), f32[dim(%x, 0), 1]
             args = [prod(%x, 1), ceil_div($c, 2), $a] scratch = [f32[$c]] strided = [true, false]
    return %y, %z
  }
  kernel scale cpp """void scale() {}"""
}
pass plain {
  pattern(%x) {
    %0 = one of [relu, silu](%x)
    %1 = cat([%0, %x], dim=$d)
    return %1
  }
  replace {
    %2 = cat([%x, %x], dim=$d)
    return %2
  }
}
)";

constexpr std::string_view kGraph = R"(
graph @g(%a: f32[3,4], %b: f32[4]) {
  %0 = mul(%b, %a)
  %1 = add(%0, 2)
  %2 = sum(%1, dim=[1], keepdim=true)
  %3 = relu(%2)
  %4 = cat([%3, %2])
  return %1, %4
}
)";

std::vector<Graph> graphs(const Catalog& catalog, Sources& sources) {
  Diagnostics diagnostics;
  auto parsed =
      parse_graphs(sources, sources.add("test.graph", std::string(kGraph)), catalog, diagnostics);
  CHECK(parsed.size() == 1);
  return parsed;
}

std::string ids(const Diagnostics& diagnostics) {
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics.list()) text += diagnostic.id + " ";
  return text;
}

std::string parse_ids(std::string text) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  parse_passes(sources, sources.add("p", std::move(text)), catalog, diagnostics);
  return ids(diagnostics);
}

TEST(ParsePasses, GivesWhatTheTextSays) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  const auto passes =
      parse_passes(sources, sources.add("p", std::string(kPass)), catalog, diagnostics);
  ASSERT_EQ(ids(diagnostics), "");
  ASSERT_EQ(passes.size(), 2);
  EXPECT_EQ(passes[0].name, "scale");
  EXPECT_EQ(passes[0].pattern.nodes.size(), 3);
  EXPECT_EQ(passes[0].pattern.plan.size(), 3);
  EXPECT_EQ(passes[0].pattern.plan[0].node, PatternNodeId{2});
  EXPECT_EQ(passes[0].holes, (std::vector<std::string>{"a", "c"}));
  const auto& operands = passes[0].replacement.nodes[0].launch->operands;
  ASSERT_EQ(operands.size(), 2);
  EXPECT_EQ(operands[0].name, "x");
  EXPECT_EQ(operands[1].name, "s");
  EXPECT_EQ(sources.text(passes[0].kernels[0].span), "void scale() {}");
  EXPECT_EQ(passes[1].pattern.nodes[0].calls.size(), 2);
}

TEST(ParsePasses, InputsAndResultsMayBeLeftOut) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  const auto passes = parse_passes(
      sources,
      sources.add("p",
                  "pass p { pattern { %0 = layer_norm(%x, [$n], weight=%w?, bias=%b?)\n"
                  "%1, %2 = chunk(%0, chunks=2) %3 = cat([%x, ..%rest, %2]) }\n"
                  "replace { fuse pattern } }"),
      catalog, diagnostics);
  ASSERT_EQ(ids(diagnostics), "");
  const Pass& pass = passes.at(0);
  std::string inputs;
  for (const PatternValueId id : pass.pattern.inputs) {
    const PatternValue& input = pass.value(id);
    inputs +=
        fmt::format("{}{}{} ", input.is_list ? ".." : "", input.name, input.is_optional ? "?" : "");
  }
  EXPECT_EQ(inputs, "x w? b? ..rest ");
  std::string results;
  for (const PatternValueId id : pass.pattern.results) results += pass.value(id).name + " ";
  EXPECT_EQ(results, "0 1 2 3 ");

  constexpr std::string_view kWithReturn =
      "pass p {{ pattern {{ %0 = relu(%x) {} }} replace {{ {} }} }}";
  EXPECT_EQ(parse_ids(fmt::format(kWithReturn, "return %0", "%y = neg(%x) return %y")), "");
  EXPECT_EQ(parse_ids(fmt::format(kWithReturn, "", "%y = neg(%x) return %y")), "missing-return ");
  EXPECT_EQ(parse_ids(fmt::format(kWithReturn, "return", "fuse pattern")), "empty-return ");
  EXPECT_EQ(parse_ids("pass p { pattern(%x) { %0 = add(%x, %y) } replace { fuse pattern } }"),
            "unknown-name ");
  EXPECT_EQ(parse_ids("pass p { pattern { %0 = relu(%1) %1 = neg(%x) } "
                      "replace { fuse pattern } }"),
            "unknown-name ");
}

TEST(ParsePasses, BoundsFiles) {
  EXPECT_EQ(parse_ids(std::string((size_t{1} << 20) + 1, ' ')), "pass-file-size ");
  std::string many;
  for (int i = 0; i < 257; ++i) {
    many += fmt::format(
        "pass p{} {{ pattern(%x) {{ %0 = relu(%x) return %0 }} "
        "replace {{ return %x }} }}\n",
        i);
  }
  EXPECT_EQ(parse_ids(many), "pass-count ");
}

TEST(ParsePasses, RefusesOtherEncodings) {
  const std::string text(kPass);
  EXPECT_EQ(parse_ids("# \xC3\xBC\xE2\x80\xA6\n" + text), "");
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("p", "# caf\xE9\n" + text);
  parse_passes(sources, source, make_catalog(), diagnostics);
  ASSERT_EQ(ids(diagnostics), "not-utf8 ");
  EXPECT_EQ(diagnostics.list()[0].message, "expected a text in UTF-8, found the byte 0xe9");
  EXPECT_EQ(diagnostics.list()[0].span.begin, 5);
  EXPECT_EQ(parse_ids(text + "\xE2\x80"), "not-utf8 ");
}

TEST(ParsePasses, BoundsBodies) {
  std::string statements;
  for (int i = 0; i < 129; ++i) statements += fmt::format("%{} = relu(%x)\n", i);
  EXPECT_EQ(
      parse_ids("pass p { pattern(%x) {" + statements + "return %0 } replace { return %x } }"),
      "pattern-size ");
  EXPECT_EQ(parse_ids("pass p { pattern(%x) { %y = relu(%x) return %y } replace {" + statements +
                      "return %0 } }"),
            "replacement-size ");
  std::string operands;
  std::string inputs;
  std::string numbers;
  for (int i = 0; i < 65; ++i) {
    inputs += fmt::format("%v{}, ", i);
    operands += fmt::format("%v{}, ", i);
    numbers += "1, ";
  }
  EXPECT_EQ(parse_ids("pass p { pattern(" + inputs + ") { %y = cat([" + inputs +
                      "]) return %y } replace { %z = launch k(" + operands +
                      ") : like(%y) args = [" + numbers + "] return %z } kernel k cpp \"\" }"),
            "operand-count clause-length ");
}

TEST(ParsePasses, BoundsNesting) {
  const std::string deep(100'000, '(');
  EXPECT_NE(parse_ids("pass p { pattern(%x) { %y = relu(%x) return %y } where " + deep)
                .find("nesting-too-deep"),
            std::string::npos);
}

// Makes one random edit of bytes, or of pieces of the text itself.
std::string mutate(std::string text, std::mt19937& random) {
  const auto pick = [&](size_t limit) { return random() % (limit + 1); };
  for (size_t edits = pick(1) == 0 ? 1 : 1 + pick(3); edits > 0; --edits) {
    const size_t at = pick(text.size());
    const size_t length = std::min(pick(40), text.size() - at);
    switch (pick(5)) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(at, text.substr(pick(text.size()), pick(40)));
        break;
      case 2:
        text.replace(at, length, text.substr(pick(text.size()), pick(40)));
        break;
      case 3:
        text.insert(at, 1, static_cast<char>(pick(255)));
        break;
      case 4:
        text.insert(at, std::string("%$[](){}.,=:\"-").substr(pick(13), 2));
        break;
      case 5:
        text.insert(at, std::to_string(random() * int64_t{4'000'000'000}));
        break;
    }
  }
  return text;
}

TEST(ParsePasses, SurvivesMutations) {
  const Catalog catalog = make_catalog();
  Sources graph_sources;
  const std::vector<Graph> subjects = graphs(catalog, graph_sources);
  std::mt19937 random(1);
  size_t valid = 0;
  size_t matched = 0;
  for (int i = 0; i < 10'000; ++i) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("p", mutate(std::string(kPass), random));
    const auto passes = parse_passes(sources, source, catalog, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) render(diagnostic, sources);
    EXPECT_TRUE(!passes.empty() || diagnostics.has_errors());
    valid += diagnostics.has_errors() ? 0 : 1;
    const auto explained = explain(subjects.front(), catalog, passes, native_target(), sources);
    if (!explained) continue;
    for (const Explanation& entry : *explained) matched += entry.matches;
  }
  EXPECT_GT(valid, 200);
  EXPECT_GT(matched, 200);
}

}  // namespace
}  // namespace passnet
