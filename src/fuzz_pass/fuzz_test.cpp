#include "fuzz_pass/fuzz.hpp"

#include "diag/render.hpp"
#include "fuzz_pass/compile_check.hpp"
#include "fuzz_pass/search.hpp"
#include "fuzz_pass/seed.hpp"
#include "fuzz_pass/vary_seed.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace passnet {
namespace {

class FuzzTest : public testing::Test {
 protected:
  Pass pass(const std::string& text) {
    Diagnostics diagnostics;
    auto passes = parse_passes(sources_, sources_.add("test.pass", text), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      ADD_FAILURE() << render(diagnostic, sources_);
    }
    return std::move(passes.at(0));
  }

  // A pass for add and relu of two inputs with a kernel of this body.
  Pass with_kernel(const std::string& body) {
    return pass(R"(pass sum { pattern(%x, %y) { %0 = add(%x, %y) %1 = relu(%0) return %1 }
      where dtype(%x) in [f32, bf16] and dtype(%y) == dtype(%x) and shape(%y) == shape(%x)
      replace { %r = launch sum(%x, %y) : like(%1) args = [numel(%x)] return %r }
      kernel sum cpp """void sum(const x_t* x, const y_t* y, r_t* r, int64_t n) {)" +
                body + "}\"\"\" }");
  }

  FuzzReport try_pass(const Pass& pass, size_t instances = 6, uint64_t seed = 1) {
    auto compiler = CppCompiler::open(native_target(), {.extra_flags = {"-O0"}});
    EXPECT_TRUE(compiler.has_value());
    auto result =
        fuzz(pass, catalog_, native_target(), *compiler, {.instances = instances, .seed = seed});
    EXPECT_TRUE(result.has_value());
    return *std::move(result);
  }

  Graph graph(const std::string& text) {
    Diagnostics diagnostics;
    auto graphs = parse_graphs(sources_, sources_.add("test.graph", text), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      ADD_FAILURE() << render(diagnostic, sources_);
    }
    return std::move(graphs.at(0));
  }

  FuzzReport try_from(const Pass& pass, const Graph& graph, size_t instances) {
    auto compiler = CppCompiler::open(native_target(), {.extra_flags = {"-O0"}});
    auto result = fuzz(pass, catalog_, native_target(), *compiler,
                       {.instances = instances, .from = {&graph}, .seed = 1});
    EXPECT_TRUE(result.has_value());
    return *std::move(result);
  }

  void expect_failure(Verdict verdict, const std::string& body, std::string_view type) {
    const FuzzReport found = try_pass(with_kernel(body));
    ASSERT_TRUE(found.failure.has_value()) << body;
    EXPECT_FALSE(found.holds());
    EXPECT_EQ(name(found.failure->failure.verdict), name(verdict))
        << found.failure->failure.message;
    const Graph& graph = found.failure->graph;
    EXPECT_EQ(to_string(graph.type(graph.results().front().value)), type);
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
};

constexpr std::string_view kLoop =
    "for (int64_t i = 0; i < n; ++i) { const float v = pn::cast<float>(pn::cast<x_t>("
    "pn::cast<float>(pn::load(x + i)) + pn::cast<float>(pn::load(y + i)))); "
    "pn::store(r + i, v > 0 ? v : v != v ? v : 0.0f); }";

TEST_F(FuzzTest, HoldsForWhatIsRight) {
  const FuzzReport found = try_pass(with_kernel(std::string(kLoop)), 12);
  EXPECT_TRUE(found.holds()) << found.failure->failure.message;
  EXPECT_EQ(found.tried, 12);
  EXPECT_EQ(found.dtypes.size(), 2);
  EXPECT_GT(found.ranks.size(), 1);
}

TEST_F(FuzzTest, ReducesWhatIsWrong) {
  const std::string loop(kLoop);
  expect_failure(Verdict::kWrongValue, loop + "if (n > 6) pn::store(r + 6, 77.0f);", "f32[7]");
  expect_failure(Verdict::kRedzone, loop + "if (n > 1) pn::store(r + n + 2, 1.0f);", "f32[2]");
  expect_failure(Verdict::kUnwritten, "(void)0;", "f32[]");
  expect_failure(Verdict::kInputChanged,
                 loop + "if (n > 3) pn::store(const_cast<x_t*>(x) + 3, 9.0f);", "f32[4]");
  expect_failure(Verdict::kCrash, loop + "if (n > 2) *reinterpret_cast<volatile int*>(8) = 1;",
                 "f32[3]");
  expect_failure(Verdict::kCompileError, "undeclared = 1;", "f32[]");
}

// A patch merging, which instances drawn from the pattern alone do not reach.
constexpr std::string_view kMerging = R"(
  %0 = reshape(%x, shape=[1, $h, $w, $c])
  %1 = slice(%0, dim=1, start=0, end=$h, step=2)
  %2 = slice(%0, dim=1, start=1, end=$h, step=2)
  %3 = cat([%1, %2], dim=-1)
  %4 = reshape(%3, shape=[1, -1, $c2])
  %5 = layer_norm(%4, [$c2], %weight, %bias, eps=$eps) )";
constexpr std::string_view kMergingGraph = R"(
graph @merging(%x: f32[1,96,20], %weight: f32[40], %bias: f32[40]) {
  %0 = reshape(%x, shape=[1,8,12,20])
  %1 = slice(%0, dim=1, start=0, end=8, step=2)
  %2 = slice(%0, dim=1, start=1, end=8, step=2)
  %3 = cat([%1, %2], dim=-1)
  %4 = reshape(%3, shape=[1,-1,40])
  %5 = layer_norm(%4, [40], %weight, %bias, eps=1e-05)
  return %5
})";

std::string merging_pass(std::string_view guard) {
  std::string copy(kMerging);
  for (size_t at = 0; (at = copy.find('%', at)) != std::string::npos; at += 2) {
    if (copy[at + 1] >= '0' && copy[at + 1] <= '9') copy.insert(at + 1, "y");
  }
  return fmt::format(
      "pass p {{ pattern(%x, %weight, %bias) {{ {} return %5 }} where {} "
      "replace {{ fuse {{ {} }} return %y5 }} }}",
      kMerging, guard, copy);
}

TEST_F(FuzzTest, VariesGivenGraphsInEveryDtype) {
  const Graph given = graph(std::string(kMergingGraph));
  const FuzzReport found = try_from(pass(merging_pass("dtype(%x) in [f32, f16, bf16]")), given, 4);
  EXPECT_TRUE(found.holds()) << (found.failure ? found.failure->failure.message : "");
  EXPECT_EQ(found.seeds, 1);
  EXPECT_EQ(found.dtypes, (std::map<std::string, size_t>{{"bf16", 4}, {"f16", 4}, {"f32", 4}}));
  EXPECT_EQ(found.graphs, 6);
  // A dtype that the guard names, but that nothing has, is missing.
  const FuzzReport half =
      try_from(pass(merging_pass("dtype(%x) in [f32, f16] and dtype(%weight) == f32")), given, 1);
  EXPECT_EQ(half.missing, std::vector<DType>{DType::kF16});
  EXPECT_FALSE(half.holds());
  const FuzzReport never = try_from(pass(merging_pass("rank(%x) == 4")), given, 2);
  EXPECT_EQ(never.seeds, 0);
  EXPECT_EQ(never.tried, 0);
  EXPECT_FALSE(never.holds());
}

TEST_F(FuzzTest, KeepsTheDTypesThatAPatternLeavesOpen) {
  const Pass taken = pass(R"(pass taken {
    pattern(%x, %i: $_[$n]) { %0 = index_select(%x, 0, %i) %1 = relu(%0) return %1 }
    where dtype(%i) == i64
    replace { %2 = relu(%x) %3 = index_select(%2, 0, %i) return %3 }
  })");
  const FuzzReport found = try_from(taken, graph(R"(graph @g(%x: f32[9,4], %i: i64[5]) {
    %0 = index_select(%x, 0, %i) : f32[5,4]
    %1 = relu(%0) : f32[5,4]
    return %1
  })"),
                                    2);
  EXPECT_EQ(found.seeds, 1);
  EXPECT_TRUE(found.holds()) << (found.failure ? found.failure->failure.message : "");
}

TEST_F(FuzzTest, LearnsTheSizesOfAGraph) {
  const Pass merging = pass(merging_pass("dtype(%x) in [f32, f16, bf16]"));
  const DraftBuilder builder(merging, catalog_, native_target());
  std::vector<Draft> seeds = find_seeds(builder, graph(std::string(kMergingGraph)), 4);
  ASSERT_EQ(seeds.size(), 1);
  const SeedVariation variation(builder, std::move(seeds.front()));
  // The channels, height and width each change alone; what follows from them changes along.
  EXPECT_GE(variation.sizes().size(), 3);
  RandomStream random(7);
  std::set<std::string> types;
  for (int i = 0; i < 12; ++i) {
    const auto instance = variation.draw(DType::kBF16, random);
    ASSERT_TRUE(instance.has_value());
    const Graph& drawn = instance->graph;
    EXPECT_EQ(drawn.nodes().size(), 6);
    types.insert(to_string(drawn.type(drawn.results().front().value)));
  }
  EXPECT_GT(types.size(), 6);
}

TEST_F(FuzzTest, TriesAdversarialInputs) {
  std::string loses_nan(kLoop);
  const std::string_view kept = "v > 0 ? v : v != v ? v : 0.0f";
  loses_nan.replace(loses_nan.find(kept), kept.size(), "v > 0 ? v : 0.0f");
  const FuzzReport found = try_pass(with_kernel(loses_nan), 12);
  ASSERT_TRUE(found.failure.has_value());
  EXPECT_EQ(found.failure->failure.verdict, Verdict::kWrongValue);
  EXPECT_TRUE(found.failure->failure.message.starts_with("on inputs of the set '"))
      << found.failure->failure.message;
}

TEST_F(FuzzTest, FindsRoundingsThatAreLeftOut) {
  const FuzzReport found =
      try_pass(pass(R"(pass p { pattern(%x, %y) { %0 = mul(%x, %y) %1 = sub(%0, %x) return %1 }
      where dtype(%x) == bf16 and dtype(%y) == bf16 and shape(%y) == shape(%x) and numel(%x) > 64
      replace { %r = launch k(%x, %y) : like(%1) return %r }
      kernel k(x[p*], y[p*]) -> r[p*] { r[p] = x[p] * y[p] - x[p] } })"),
               8);
  ASSERT_TRUE(found.failure.has_value());
  EXPECT_EQ(found.failure->failure.verdict, Verdict::kWrongValue);
}

TEST_F(FuzzTest, SaysWhereAndHowFar) {
  const FuzzReport found =
      try_pass(with_kernel(std::string(kLoop) + "if (n > 6) pn::store(r + 6, 77.0f);"));
  ASSERT_TRUE(found.failure && found.failure->failure.values);
  const WrongValues& difference = *found.failure->failure.values;
  EXPECT_EQ(difference.wrong, 1);
  EXPECT_EQ(difference.elements, 7);
  EXPECT_EQ(difference.first, 6);
  EXPECT_EQ(difference.found, 77.0);
  EXPECT_GT(difference.units, 1e5);
  EXPECT_NE(found.failure->failure.message.find(
                "1 of 7 elements is wrong: the one at [6], the last; it is 77"),
            std::string::npos);
}

TEST_F(FuzzTest, GivesTheSameForTheSameSeed) {
  const Pass wrong = pass(
      "pass p { pattern(%x) { %0 = neg(%x) %1 = relu(%0) return %1 } "
      "replace { %y = relu(%x) return %y } }");
  const FuzzReport first = try_pass(wrong, 4, 9);
  const FuzzReport second = try_pass(wrong, 4, 9);
  ASSERT_TRUE(first.failure && second.failure);
  EXPECT_EQ(print(first.failure->graph, catalog_), print(second.failure->graph, catalog_));
  EXPECT_EQ(first.failure->failure.message, second.failure->failure.message);
}

TEST_F(FuzzTest, SaysWhatItCannotTry) {
  const FuzzReport never =
      try_pass(pass("pass p { pattern(%x) { %0 = neg(%x) return %0 } "
                    "where rank(%x) > 3 and rank(%x) < 2 "
                    "replace { return %x } }"));
  EXPECT_EQ(never.tried, 0);
  EXPECT_FALSE(never.holds());
  const FuzzReport fixed =
      try_pass(pass("pass p { pattern(%x: f32[2]) { %0 = neg(%x) %1 = neg(%0) "
                    "return %1 } where is_input(%x) and is_contiguous(%x) "
                    "replace { return %x } }"));
  EXPECT_TRUE(fixed.holds());
  EXPECT_LT(fixed.tried, fixed.wanted);
  const FuzzReport elsewhere =
      try_pass(pass("pass p { pattern(%x) { %0 = neg(%x) return %0 } "
                    "replace { %y = launch k(%x) : like(%0) return %y } "
                    "kernel k cuda \"\"\"a\"\"\" }"));
  EXPECT_TRUE(elsewhere.refusal.has_value());
  EXPECT_FALSE(elsewhere.holds());
  const FuzzReport refused =
      try_pass(pass("pass p { pattern(%x) { %0 = neg(%x) return %0 } "
                    "replace { %y = launch k(%x) : like(%0) args = [dim(%x, 0)] "
                    "return %y } kernel k cpp \"\"\"a\"\"\" }"),
               40);
  ASSERT_TRUE(refused.failure.has_value());
  EXPECT_EQ(refused.failure->failure.verdict, Verdict::kVerifyFail);
}

// A hole in the place of a list of tensors, and an optional input where an op needs a tensor: no
// instance may leave them out.
TEST_F(FuzzTest, LeavesOutNothingThatAnOpNeeds) {
  const FuzzReport hole =
      try_pass(pass("pass p { pattern(%x) { %0 = index(%x, $i) %1 = relu(%0) return %1 } "
                    "replace { fuse pattern } }"));
  EXPECT_EQ(hole.tried, 0);
  const FuzzReport optional =
      try_pass(pass("pass p { pattern(%x, %w?) { %0 = layer_norm(%x, normalized_shape=[8], "
                    "weight=%w) %1 = matmul(%0, %w) return %1 } replace { fuse pattern } }"));
  EXPECT_TRUE(optional.holds());
}

TEST_F(FuzzTest, CompilesNothingWithoutAnInstance) {
  auto compiler = CppCompiler::open(native_target(), {.extra_flags = {"-O0"}});
  const Pass never = pass(
      "pass p { pattern(%x) { %0 = neg(%x) return %0 } where rank(%x) > 3 and rank(%x) < 2 "
      "replace { %y = launch k(%x) : like(%0) return %y } kernel k cpp \"\"\"a\"\"\" }");
  const auto check = check_kernels(never, catalog_, native_target(), *compiler, 1);
  ASSERT_TRUE(check.has_value());
  EXPECT_FALSE(check->holds());
  const Pass plain =
      pass("pass p { pattern(%x) { %0 = neg(%x) %1 = neg(%0) return %1 } replace { return %x } }");
  EXPECT_TRUE(check_kernels(plain, catalog_, native_target(), *compiler, 1)->holds());
}

TEST_F(FuzzTest, FindsInstancesOfManyKinds) {
  for (const std::string_view head :
       {"pattern(..%xs) { %0 = cat([..%xs], dim=$d) return %0 } "
        "where len(%xs) == 3 and all dtype(%xs) == dtype(%0)",
        "pattern(%x, %g) { %1 = sigmoid(%g) %0 = mul(%x, %1) return %0 } "
        "where rank(%x) >= 4 and rank(%g) == rank(%x) and dim(%g, 0) == dim(%x, 0) "
        "and dim(%g, 1) == dim(%x, 1) and numel(%g) == dim(%x, 0) * dim(%x, 1)",
        "pattern(%x: $T[..., $w], %b?: $T[$m], %m: $T[$m, $w]) { "
        "%1 = linear(%x, %m, %b) %0 = relu(%1) return %0 } where $w % 4 == 0 and present(%b)",
        "pattern(%x, %s, %b) { %1 = mul(%x, %s) %0 = add(%1, %b) return %0 } where "
        "rank(%x) == 4 and shape(%s) == [1, dim(%x, 1), 1, 1] and shape(%b) == shape(%s)",
        "pattern(%x) { %1 = slice(%x, dim=$d, start=0, end=dim(%x, -1) / 2) %2 = slice(%x, "
        "dim=$d, start=dim(%x, -1) / 2) %0 = cat([%2, %1], dim=$d) return %0 } "
        "where $d == rank(%x) - 1 and dim(%x, -1) % 2 == 0 and not is_input(%x)",
        "pattern(%x, %w, %b) { %0 = conv2d(%x, %w, %b, stride=$s, padding=$_) return %0 } "
        "where dtype(%x) in [f16, bf16] and dim(%w, 2) == 3",
        "pattern(%x) { %1 = softmax(%x, $d) %0 = one of [relu, silu](%1) return %0 } "
        "where $d == -1 and choice(%0) == 1 and dim(%x, -1) > 8"}) {
    const bool is_list = head.starts_with("pattern(..");
    const Pass wanted = pass(fmt::format("pass p {{ {} replace {{ %r = {} return %r }} }}", head,
                                         is_list ? "cat([..%xs])" : "exp(%x)"));
    const DraftBuilder builder(wanted, catalog_, native_target());
    RandomStream random(3);
    for (int i = 0; i < 5; ++i) {
      EXPECT_TRUE(find_instance(builder, named_dtypes(wanted).front(), random)) << head;
    }
  }
}

}  // namespace
}  // namespace passnet
