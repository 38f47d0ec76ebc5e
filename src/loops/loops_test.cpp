#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "loops/instantiate.hpp"
#include "loops/parse.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"
#include "support/loop_kernels.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

const Catalog& catalog() {
  static const Catalog made = make_catalog();
  return made;
}

KernelSource source_of(std::string_view text) {
  return {.name = "kernel", .language = Language::kLoops, .text = std::string(text)};
}

std::string error_of(std::string_view text, const std::vector<TensorType>& operands = {},
                     const std::vector<TensorType>& results = {},
                     std::vector<LaunchArgument> arguments = {}) {
  Launch launch{.kernel = "kernel", .arguments = std::move(arguments)};
  for (const TensorType& type : results) launch.results.push_back({.type = type, .name = ""});
  const std::vector<std::optional<TensorType>> types(operands.begin(), operands.end());
  const auto kernel = instantiate(source_of(text), types, launch, catalog());
  return kernel ? "none" : kernel.error().id + ": " + kernel.error().message;
}

std::vector<Graph> graphs_of(std::string_view text) { return parsed_graphs(text, catalog()); }

class LoopKernels : public testing::TestWithParam<std::string_view> {
 protected:
  void check(const std::string& ops, const std::string& launch) {
    expect_equal(with_dtype(ops, GetParam()), with_dtype(launch, GetParam()), catalog());
  }
};

TEST_P(LoopKernels, ComputeRowsOfAnyRank) {
  for (const std::string shape : {"2, 3, 4, 5", "2, 3", "1, 3, 7"}) {
    const std::string head =
        "graph @g(%x: T[" + shape +
        "], %m: T[3], %v: T[3] {min = 0.5, max = 2.0}, %w: T[3], %b: T[3]) {\n";
    check(
        head + "  %0 = batch_norm(%x, %m, %v, %w, %b, eps=1e-5)\n  %1 = relu(%0)\n  return %1\n}\n",
        head + "  %0 = launch bn(%x, %m, %v, %w, %b) : T[" + shape +
            "] args = [1e-5]\n  return %0\n}\n"
            "kernel bn(x[n, c, p*], mean[c], var[c], weight[c], bias[c]) -> y[n, c, p*] {\n"
            "  scale[c] = rsqrt(var[c] + $eps) * weight[c]\n"
            "  shift[c] = fma(-mean[c], scale[c], bias[c])\n"
            "  y[n, c, p] = relu(round(fma(x[n, c, p], scale[c], shift[c])))\n"
            "}\n");
  }
}

TEST_P(LoopKernels, ReduceAndNormalizeRows) {
  const std::string head = "graph @g(%x: T[3, 4, 17], %w: T[17], %b: T[17]) {\n";
  check(head + "  %0 = softmax(%x, -1)\n  return %0\n}\n",
        head +
            "  %0 = launch softmax(%x, %w, %b) : T[3, 4, 17]\n  return %0\n}\n"
            "kernel softmax(x[p*, k], w[k], b[k]) -> y[p*, k] {\n"
            "  rows p {\n"
            "    top = max(k) x[p, k]\n"
            "    e[k] = exp(x[p, k] - top)\n"
            "    y[p, k] = e[k] / sum(k) e[k]\n"
            "  }\n"
            "}\n");
}

TEST_P(LoopKernels, RearrangeWithConditionsAndDigits) {
  const std::string rotary = "graph @g(%x: T[2, 5, 6], %c: T[4, 6], %s: T[4, 6]) {\n";
  check(rotary +
            "  %0 = slice(%x, 1, 0, 1)\n"
            "  %1 = slice(%x, 1, 1, 5)\n"
            "  %2 = mul(%1, %c)\n"
            "  %3 = slice(%1, 2, 3, 6)\n"
            "  %4 = neg(%3)\n"
            "  %5 = slice(%1, 2, 0, 3)\n"
            "  %6 = cat([%4, %5], 2)\n"
            "  %7 = mul(%6, %s)\n"
            "  %8 = add(%2, %7)\n"
            "  %9 = cat([%0, %8], 1)\n"
            "  return %9\n}\n",
        rotary +
            "  %0 = launch rotary(%x, %c, %s) : T[2, 5, 6]\n  return %0\n}\n"
            "kernel rotary(x[b, t, d], cos[t - skip, d], sin[t - skip, d]) -> y[b, t, d] {\n"
            "  y[b, t, k < d] = t < skip ? x[b, t, k]\n"
            "    : round(x[b, t, k] * cos[t - skip, k])\n"
            "      + round((k < d/2 ? -x[b, t, k + d/2] : x[b, t, k - d/2]) * sin[t - skip, k])\n"
            "}\n");
  const std::string merge = "graph @g(%x: T[2, 4, 6, 3]) {\n";
  check(merge +
            "  %0 = slice(%x, 1, 0, 4, 2)\n  %1 = slice(%x, 1, 1, 4, 2)\n"
            "  %2 = slice(%0, 2, 0, 6, 2)\n  %3 = slice(%1, 2, 0, 6, 2)\n"
            "  %4 = slice(%0, 2, 1, 6, 2)\n  %5 = slice(%1, 2, 1, 6, 2)\n"
            "  %6 = cat([%2, %3, %4, %5], 3)\n"
            "  %7 = reshape(%6, [2, 6, 12])\n"
            "  return %7\n}\n",
        merge +
            "  %0 = launch merge(%x) : T[2, 6, 12]\n  return %0\n}\n"
            "kernel merge(x[b, h, w, c]) -> r[b, (h/2)*(w/2), 4*c] {\n"
            "  rows b, i < h/2, j < w/2 {\n"
            "    row[q < 4, k < c] = x[b, 2*i + q%2, 2*j + q/2, k]\n"
            "    r[b, i*(w/2) + j, q*c + k] = row[q, k]\n"
            "  }\n"
            "}\n");
}

TEST_P(LoopKernels, ReadTheNumberOfAnOperandThatIsNone) {
  const std::string head = "graph @g(%x: T[3, 5], %b: T[5]) {\n";
  const std::string kernel =
      "kernel norm(x[p*, d], weight[d] = 1, bias[d] = 0) -> y[p*, d] {\n"
      "  rows p {\n"
      "    mean = sum(d) x[p, d] / d\n"
      "    inverse = rsqrt(sum(d) square(x[p, d] - mean) / d + 1e-5)\n"
      "    y[p, d] = (present(bias) ? fma((x[p, d] - mean) * inverse, weight[d], bias[d])\n"
      "                             : (x[p, d] - mean) * inverse)\n"
      "  }\n}\n";
  check(head + "  %0 = layer_norm(%x, [5])\n  return %0\n}\n",
        head + "  %0 = launch norm(%x, none, none) : T[3, 5]\n  return %0\n}\n" + kernel);
  check(head + "  %0 = layer_norm(%x, [5], %b, %b)\n  return %0\n}\n",
        head + "  %0 = launch norm(%x, %b, %b) : T[3, 5]\n  return %0\n}\n" + kernel);
}

TEST_P(LoopKernels, BroadcastOperandsToTheirDims) {
  for (const std::string mask : {"2, 1, 3, 5", "3, 1", "5", "1, 4, 1, 5", ""}) {
    const std::string head = "graph @g(%x: T[2, 4, 3, 5], %m: T[" + mask + "]) {\n";
    check(head + "  %0 = add(%x, %m)\n  return %0\n}\n",
          head +
              "  %0 = launch sum(%x, %m) : T[2, 4, 3, 5]\n  return %0\n}\n"
              "kernel sum(x[p*, q, k], m[~p*, ~q, ~k]) -> y[p*, q, k] {\n"
              "  y[p, q, k] = x[p, q, k] + m[p, q, k]\n}\n");
  }
}

TEST_P(LoopKernels, BindGroupsAndRunAlongThem) {
  const std::string head = "graph @g(%x: T[2, 6, 7]) {\n";
  check(head + "  %0 = group_norm(%x, 3)\n  return %0\n}\n",
        head +
            "  %0 = launch norm(%x) : T[2, 6, 7] args = [3]\n  return %0\n}\n"
            "kernel norm(x[n, $groups*m, p*]) -> y[n, $groups*m, p*] {\n"
            "  rows n, g < $groups {\n"
            "    mean = sum(k < m, p) x[n, g*m + k, p] / (m*p)\n"
            "    inverse = rsqrt(sum(k, p) square(x[n, g*m + k, p] - mean) / (m*p) + 1e-5)\n"
            "    y[n, g*m + k, p] = (x[n, g*m + k, p] - mean) * inverse\n"
            "  }\n}\n");
  check(head + "  %0 = cumsum(%x, 1)\n  return %0\n}\n",
        head +
            "  %0 = launch run(%x) : T[2, 6, 7]\n  return %0\n}\n"
            "kernel run(x[n, c, p]) -> y[n, c, p] { y[n, c, p] = cumsum(c) x[n, c, p] }\n");
}

INSTANTIATE_TEST_SUITE_P(DTypes, LoopKernels, testing::Values("f32", "f16", "bf16", "f64"),
                         [](const auto& each) { return std::string(each.param); });

TEST(LoopKernel, KeepsRowsThatAreStoredInTheResult) {
  // The number of stages and of temporaries of whole rows.
  const auto count = [](const std::string& row, DType dtype) {
    const TensorType type{dtype, {3, 5}};
    const Launch launch{.kernel = "kernel", .results = {{.type = type}, {.type = type}}};
    const auto kernel = instantiate(
        source_of("(x[p*, d]) -> s[p*, d], y[p*, d] {\n  rows p {\n    row[d] = " + row +
                  "\n    y[p, d] = row[d] / sum(d) row[d]\n    s[p, d] = row[d]\n  }\n}"),
        std::array<std::optional<TensorType>, 1>{type}, launch, catalog());
    if (!kernel) return std::pair<size_t, size_t>{};
    size_t rows = 0;
    for (uint32_t i = 0; i < kernel->buffers.size(); ++i) {
      rows += kernel->buffers[i].role == BufferRole::kTemporary && kernel->shape({i}).size() == 2;
    }
    return std::pair{kernel->stages.size(), rows};
  };
  EXPECT_EQ(count("round(exp(x[p, d]))", DType::kF32), (std::pair<size_t, size_t>{3, 0}));
  EXPECT_EQ(count("exp(x[p, d])", DType::kF32), (std::pair<size_t, size_t>{3, 0}));
  EXPECT_EQ(count("round(exp(x[p, d]))", DType::kBF16), (std::pair<size_t, size_t>{3, 0}));
  // Unrounded, the row differs from the result.
  EXPECT_EQ(count("exp(x[p, d])", DType::kBF16), (std::pair<size_t, size_t>{4, 1}));
}

TEST(LoopKernel, GathersWithinTheTable) {
  const std::string head = "graph @g(%t: f32[10, 4], %i: i64[3] {min = 0, max = 9}) {\n";
  expect_equal(head + "  %0 = embedding(%t, %i)\n  return %0\n}\n",
               head +
                   "  %0 = launch gather(%t, %i) : f32[3, 4]\n  return %0\n}\n"
                   "kernel gather(t[v, d], i[n]) -> y[n, d] { y[n, d] = t[i[n], d] }\n",
               catalog());
}

// A running maximum and sum over blocks of the keys, none of which has all scores.
TEST(LoopKernel, CarriesRunningValuesOverBlocks) {
  const std::string head = "graph @g(%q: f64[2, 5, 8], %k: f64[2, 19, 8], %v: f64[2, 19, 3]) {\n";
  const std::vector<Graph> ops =
      graphs_of(head + "  %0 = scaled_dot_product_attention(%q, %k, %v)\n  return %0\n}\n");
  const std::vector<Graph> launch =
      graphs_of(head +
                "  %0 = launch attention(%q, %k, %v) : f64[2, 5, 3]\n  return %0\n}\n"
                "kernel attention(q[p*, m, d], k[p*, n, d], v[p*, n, e]) -> y[p*, m, e] {\n"
                "  rows p, m {\n"
                "    top = -inf; total = 0; acc[e] = 0\n"
                "    blocks n by 4 {\n"
                "      s[n] = sum(d) q[p, m, d] * k[p, n, d] / sqrt(d)\n"
                "      next = max(top, max(n) s[n])\n"
                "      shrink = exp(top - next)\n"
                "      w[n] = exp(s[n] - next)\n"
                "      acc[e] = acc[e] * shrink + sum(n) w[n] * v[p, n, e]\n"
                "      total = total * shrink + sum(n) w[n]\n"
                "      top = next\n"
                "    }\n"
                "    y[p, m, e] = acc[e] / total\n"
                "  }\n}\n");
  std::vector<const Tensor*> inputs;
  const std::vector<Tensor> drawn = make_inputs(ops[0], catalog(), 7, InputSet::kValid);
  for (const Tensor& input : drawn) inputs.push_back(&input);
  const auto wanted = interpret(ops[0], catalog(), inputs);
  const auto given = interpret(launch[0], catalog(), inputs);
  ASSERT_TRUE(wanted.has_value() && given.has_value());
  for (int64_t at = 0; at < 30; ++at) {
    EXPECT_NEAR((*given)[0].value(at), (*wanted)[0].value(at), 1e-12);
  }
}

TEST(LoopKernel, KeepsRunningValuesWhereThereIsNoBlock) {
  const std::vector<Graph> graphs = graphs_of(
      "graph @g(%x: f32[2, 0]) {\n  %0 = launch k(%x) : f32[2]\n  return %0\n}\n"
      "kernel k(x[m, n]) -> y[m] {\n  rows m {\n    top = 3\n"
      "    blocks n by 4 { top = max(top, max(n) x[m, n]) }\n"
      "    y[m] = top / (top - 5)\n  }\n}\n");
  const std::vector<Tensor> inputs = make_inputs(graphs[0], catalog(), 7);
  const std::vector<const Tensor*> places{inputs.data()};
  const auto given = interpret(graphs[0], catalog(), places);
  ASSERT_TRUE(given.has_value()) << given.error().message;
  EXPECT_EQ((*given)[0].value(0), -1.5);  // a quotient of numbers, not of integers
  EXPECT_EQ((*given)[0].value(1), -1.5);
}

// Loops clamp; what data decides is refused, where it is read.
TEST(LoopKernel, ReadsNothingBeyondATable) {
  const auto run = [](std::string_view index, std::array<int64_t, 4> given) {
    const std::vector<Graph> graphs = graphs_of(fmt::format(
        "graph @g(%t: f32[3], %i: i64[4]) {{\n  %0 = launch k(%t, %i) : f32[4]\n  return %0\n}}\n"
        "kernel k(t[v], i[n]) -> y[n] {{ y[n] = {} }}\n",
        index));
    Tensor table({.dtype = DType::kF32, .shape = {3}});
    Tensor places({.dtype = DType::kI64, .shape = {4}});
    for (int64_t i = 0; i < 3; ++i) table.set_value(i, 10.0 * static_cast<double>(i + 1));
    for (int64_t i = 0; i < 4; ++i) places.set_integer(i, given[static_cast<size_t>(i)]);
    const std::array<const Tensor*, 2> inputs{&table, &places};
    const auto results = interpret(graphs[0], catalog(), inputs);
    if (!results) return results.error().id;
    std::string text;
    for (int64_t i = 0; i < 4; ++i) text += fmt::format("{} ", (*results)[0].value(i));
    return text;
  };
  EXPECT_EQ(run("t[n + 1]", {}), "20 30 30 30 ");
  EXPECT_EQ(run("t[i[n]]", {0, 1, 2, 0}), "10 20 30 10 ");
  for (const int64_t bad : {int64_t{-1}, int64_t{3}, int64_t{1} << 60, INT64_MIN}) {
    EXPECT_EQ(run("t[i[n]]", {0, 1, 2, bad}), "index-out-of-range");
    EXPECT_EQ(run("0 <= i[n] and i[n] < v ? t[i[n]] : 5", {0, 1, 2, bad}), "10 20 30 5 ");
    EXPECT_EQ(run("t[min(max(i[n], 0), v - 1)]", {0, 1, 2, bad}),
              bad < 0 ? "10 20 30 10 " : "10 20 30 30 ");
  }
}

TEST(LoopText, PrintsWhatParsesBackEqual) {
  for (const std::string text :
       {"(x[n, c, p*], s[4 * c - 1, 1], m[~p*, ~c] = -inf) -> y[n, c, p*], z[] {\n"
        "  rows n, i < c / 2 {\n"
        "    a = -x[n, i] + (3 - 2 * (i % 4)) / $eps\n"
        "    b[k < 4] = max(q, r < 2) (s[q, 0] * 1e-05) - argmin(q) s[q, 0]\n"
        "    blocks c by 64 {\n"
        "      a = a + sum(c) (x[n, c] * b[0])\n"
        "    }\n"
        "    rows p {\n"
        "      y[n, i, p] = not (a < 0 or a >= 1) and a != $two ? a : (b[0] > 1 ? 2 : 3) + 1\n"
        "    }\n"
        "  }\n"
        "  z = sum(c) (-s[c, 0])\n"
        "}"}) {
    const auto kernel = parse_loops(source_of(text));
    ASSERT_TRUE(kernel.has_value()) << kernel.error().message;
    EXPECT_EQ(print(*kernel), text);
    ASSERT_EQ(kernel->parameters.size(), 2U);
    EXPECT_EQ(kernel->parameters[0].name, "eps");
    EXPECT_EQ(kernel->parameters[1].name, "two");
  }
}

TEST(LoopText, RefusesWhatIsNoKernel) {
  EXPECT_EQ(error_of("(x[n]) -> y[n] { y[n] = x[n] + }"),
            "loop-syntax: expected a number, a name, $parameter, a function, a sign or '(', "
            "found '}'");
  EXPECT_EQ(error_of("(x[n]) -> y[n] { y[n] = " + std::string(100, '(') + "1"),
            "loop-depth: expected an expression of at most 64 levels");
  EXPECT_EQ(error_of("(x[n]) -> y[n] { y[n] = x[n] } z"),
            "loop-syntax: expected nothing after '}', found 'z'");
  EXPECT_EQ(error_of("(x[2*p*]) -> y[n] { y[n] = 1 }").substr(0, 10), "loop-term:");
}

TEST(LoopKernel, RefusesTypesThatTheSignatureDoesNotFit) {
  const TensorType row{DType::kF32, {6}};
  const TensorType rows{DType::kF32, {4, 6}};
  const std::string text = "(x[n, d], w[d]) -> y[n] { y[n] = sum(d) (x[n, d] * w[d]) }";
  EXPECT_EQ(error_of(text, {rows, row}, {{DType::kF32, {4}}}), "none");
  EXPECT_EQ(error_of(text, {rows, {DType::kF32, {5}}}, {{DType::kF32, {4}}}),
            "loop-types: expected dim 0 of 'w' to be d = 6, found 5");
  EXPECT_EQ(error_of(text, {row, row}, {{DType::kF32, {4}}}),
            "loop-types: expected 'x' to have 2 dims, found f32[6]");
  EXPECT_EQ(error_of(text, {rows}, {{DType::kF32, {4}}}),
            "loop-types: expected 2 operands of 'kernel', found 1");
  EXPECT_EQ(error_of(text, {rows, row}, {{DType::kF32, {5}}}),
            "loop-types: expected dim 0 of 'y' to be n = 4, found 5");
}

TEST(LoopKernel, StoresEachElementOfShapesWithoutElements) {
  const std::string text =
      "(x[p*, 2*h]) -> y[p*, 2*h] { rows p, j < 2, k < h { y[p, j*h + k] = 1 } }";
  for (const Shape& shape : {Shape{0}, Shape{3, 0}, Shape{0, 4}}) {
    const TensorType type{DType::kF32, shape};
    EXPECT_EQ(error_of(text, {type}, {type}), "none");
  }
  EXPECT_EQ(error_of("(x[n]) -> y[n] { y[k < 3] = 1 }", {{DType::kF32, {0}}}, {{DType::kF32, {0}}})
                .substr(0, 11),
            "loop-store:");
}

TEST(LoopKernel, RefusesStatementsThatAreNotSafe) {
  const TensorType row{DType::kF32, {6}};
  const auto error = [&](std::string_view body) {
    return error_of(fmt::format("(x[n]) -> y[n] {{ {} }}", body), {row}, {row});
  };
  EXPECT_EQ(error("y[n] = x[n + 6]"),
            "loop-bounds: expected an index from 0 to 5 into dim 0 of 'x', found 6 to 11");
  EXPECT_EQ(error("y[2*k] = 1").substr(0, 10), "loop-name:");
  EXPECT_EQ(error("y[k < 3] = x[k]").substr(0, 11), "loop-store:");
  EXPECT_EQ(error("rows k < 2 { y[n] = x[n] }").substr(0, 11), "loop-store:");
  EXPECT_EQ(error("y[n] = x[n] y[n] = x[n]").substr(0, 11), "loop-store:");
  EXPECT_EQ(error("a = 1").substr(0, 11), "loop-store:");
  EXPECT_EQ(error("y[n] = x[n / (n - 3)]"),
            "loop-divisor: expected a divisor of integers that is known to be at least 1, found -3 "
            "to 2");
  EXPECT_EQ(error("y[n] = a").substr(0, 10), "loop-name:");
  EXPECT_EQ(error("y[n] = y[n]").substr(0, 10), "loop-name:");
  EXPECT_EQ(error("a = 1 a = 2").substr(0, 10), "loop-name:");
  EXPECT_EQ(error("n = 1").substr(0, 10), "loop-name:");
  EXPECT_EQ(error("y[n] = x[n] < 1 + (x[n] < 2)").substr(0, 10), "loop-type:");
  EXPECT_EQ(error("y[n] = x[n] ? 1 : 2").substr(0, 10), "loop-type:");
  EXPECT_EQ(error("y[n] = x[x[n]]").substr(0, 10), "loop-type:");
  EXPECT_EQ(error("a[q < 60000, r < 60000] = 1 y[n] = 1").substr(0, 10), "loop-size:");
  EXPECT_EQ(error("y[n] = sum(k < 6) x[k] + x[k]"),
            "loop-name: expected 'k' within a loop over it; a reduction takes what follows up to "
            "an operator, so write sum(k) (…)");
  EXPECT_EQ(error("y[n] = cumsum() x[n]").substr(0, 10), "loop-name:");
  EXPECT_EQ(error_of("(x[p*]) -> y[p*] { a = 0 blocks p by 4 { a = a + sum(p) x[p] } y[p] = a }",
                     {row}, {row}),
            "loop-name: expected one dim that no blocks around divide, found 'p'");
  EXPECT_EQ(error("y[n] = cumsum(n, n) x[n]").substr(0, 10), "loop-name:");
  EXPECT_EQ(error("a = 0 blocks n by 4 { y[n] = a }").substr(0, 11), "loop-store:");
  EXPECT_EQ(error("a = 0 blocks n by 4 { s[n] = x[n] a = s[0] } y[n] = a").substr(0, 12),
            "loop-bounds:");
  EXPECT_EQ(error("a[n] = 0 blocks n by 4 { a[n] = x[n] } y[n] = a[n]").substr(0, 10),
            "loop-type:");
  EXPECT_EQ(error("y[n] = present(z) ? 1 : 2").substr(0, 10), "loop-name:");
  EXPECT_EQ(error("y[n] = tanh(x[n], 2)"), "loop-type: expected 1 operand of 'tanh', found 2");
  EXPECT_EQ(error("y[n] = leaky_relu(x[n], 0.2)"), "none");
  EXPECT_EQ(error("y[n] = x[n / (1 + abs(n - 3))]"), "none");
  EXPECT_EQ(error("y[n] = gelu(x[n]) + silu(x[n]) + n / 2 % 3"), "none");
}

TEST(LoopText, AnswersOrRefusesMutatedTexts) {
  const std::string text =
      "(x[n, c, p*], s[4*c, 1]) -> y[n, c, p*] {\n  rows n, i < c {\n    a = sum(p) x[n, i, p]\n"
      "    r[k < 4] = round(s[4*i + k, 0] * $eps) + (i < 2 and k > 1 ? a : -1.5)\n"
      "    y[n, i, p] = max(x[n, i, p], r[1]) / (1 + sum(k) r[k]) % 3\n  }\n}";
  const std::vector<TensorType> operands{{DType::kF32, {2, 3, 4}}, {DType::kBF16, {12, 1}}};
  const Launch launch{.kernel = "kernel",
                      .results = {{.type = {DType::kF32, {2, 3, 4}}, .name = "y"}},
                      .arguments = {0.5}};
  ASSERT_EQ(error_of(text, operands, {{DType::kF32, {2, 3, 4}}}, {0.5}), "none");
  uint64_t state = 1;
  const auto draw = [&](size_t count) {
    state = state * 6364136223846793005 + 1442695040888963407;
    return static_cast<size_t>(state >> 33) % count;
  };
  const std::vector<std::optional<TensorType>> types(operands.begin(), operands.end());
  size_t accepted = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::string mutated = text;
    for (size_t edits = 1 + draw(3); edits > 0; --edits) {
      const size_t at = draw(mutated.size());
      const size_t from = draw(text.size());
      const size_t length = draw(8);
      if (draw(2) == 0) mutated.erase(at, length);
      if (draw(2) == 0) mutated.insert(std::min(at, mutated.size()), text.substr(from, length));
      if (mutated.empty()) mutated = "(";
    }
    const auto kernel = instantiate(source_of(mutated), types, launch, catalog());
    if (kernel) {
      ++accepted;
      EXPECT_EQ(find_flaw(*kernel), std::nullopt) << mutated;
    } else {
      EXPECT_FALSE(kernel.error().message.empty());
    }
  }
  EXPECT_GT(accepted, 100U);
}

}  // namespace
}  // namespace passnet
