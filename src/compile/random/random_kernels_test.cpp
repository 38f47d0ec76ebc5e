// Compares compiled kernels of the loop language with the interpreter, on random texts: gathers,
// neighbors, conditions, reductions, products of rows and matrices, running values, blocks,
// broadcasts and absent operands, pairs of neighbors, over odd extents, in any dtype and with any
// schedule.
#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/test_plans.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>

namespace passnet {
namespace {

// Writes one graph with one launch. Terms stay small, and conditions compare only what is loaded,
// so that rounding decides nothing.
class RandomKernel {
 public:
  explicit RandomKernel(uint64_t seed) : random_(seed) {}

  std::string graph() { return draw(3) == 0 ? graph_of_pairs() : graph_of_rows(); }

 private:
  // A map whose elements depend on their neighbors in a pair, and on where they are in a row.
  std::string graph_of_pairs() {
    const std::string dtype = pick({"f32", "f16", "bf16", "f64"});
    const int64_t half = std::array{1, 2, 3, 5, 8, 16, 17, 33, 40}[draw(9)];
    const int64_t rows = std::array{1, 2, 5, 9}[draw(4)];
    const std::string layout =
        draw(3) == 0 ? fmt::format(" {{strides = [{}, 1]}}", 2 * half + 3) : std::string();
    std::string text = fmt::format(
        "graph @g(%a: {0}[{1}, {2}]{4}, %b: {0}[{1}, {3}], %t: {0}[{1}, {2}]) {{\n"
        "  %0 = launch k(%a, %b, %t) : {0}[{1}, {2}] args = [0.75]  fuse = 0\n"
        "  return %0\n}}\nfuse 0{5}\nkernel k(a[p, 2 * h], b[p, h], t[p, 2 * h]) -> y[p, 2 * h] "
        "{{\n",
        dtype, rows, 2 * half, half, layout, schedule());
    if (draw(2) == 0) {
      conditions_ = {"j == 0", "j == 1", "j != 0", "p == 0", "p > 1", "k < 3", "a[p, 2*k+j] < 0.5"};
      leaves_ = {"a[p, 2*k + j]", "a[p, 2*k + 1 - j]", "a[p, 2*k]",        "a[p, 2*k + 1]",
                 "b[p, k]",       "t[p, 2*k + j]",     "t[p, 2*k + 1 - j]"};
      text += fmt::format("  rows p, k < h, j < 2 {{ y[p, 2*k + j] = $s * ({}) }}\n}}\n", term(3));
    } else {
      conditions_ = {"d % 2 == 0", "d % 2 == 1", "p == 0",        "d < h",  "d == 3",
                     "d / 2 > 1",  "d != h",     "t[p, d] < 0.5", "d >= h", "p < 2 and d % 2 == 1"};
      leaves_ = {"a[p, d]",
                 "a[p, d + 1]",
                 "a[p, d - 1]",
                 "b[p, d / 2]",
                 "t[p, d]",
                 "a[p, d < h ? d + h : d - h]",
                 "t[p, d / 2 * 2 + 1 - d % 2]"};
      text += fmt::format("  rows p {{ y[p, d < 2 * h] = $s * ({}) }}\n}}\n", term(3));
    }
    return text;
  }

  std::string graph_of_rows() {
    const std::vector<int64_t> extents{1, 2, 3, 5, 7, 8, 16, 17, 33, 64, 65};
    const std::string dtype = pick({"f32", "f16", "bf16", "f64"});
    const size_t rank = draw(3);
    std::string rows;
    std::string sparse;
    for (size_t i = 0; i < rank; ++i) {
      const int64_t extent = draw(12) == 0 ? 0 : extents[draw(6)];
      rows += fmt::format("{}, ", extent);
      sparse += fmt::format("{}, ", draw(2) == 0 ? 1 : extent);
    }
    const int64_t width = draw(20) == 0 ? 0 : extents[draw(extents.size())];
    const std::string last = fmt::format("{}", draw(3) == 0 ? 1 : width);
    const bool is_bare = draw(3) == 0;  // the second operand has no leading dims
    const std::string broadcast = (is_bare ? "" : sparse) + last;
    const std::string types = fmt::format("{0}[{1}{2}], {0}[{3}]", dtype, rows, width,
                                          rows.substr(0, rows.empty() ? 0 : rows.size() - 2));
    std::string text = fmt::format(
        "graph @g(%a: {0}[{1}{2}], %b: {0}[{3}], %w: {0}[{2}], %t: {0}[4, {2}],\n"
        "         %u: {0}[{2}, {5}], %i: i64[{4}] {{min = -1, max = 5}}) {{\n",
        dtype, rows, width, broadcast, rows.substr(0, rows.empty() ? 0 : rows.size() - 2),
        extents[draw(extents.size())]);
    text +=
        fmt::format("  %0, %1 = launch k(%a, %b, {}, %t, %u, %i) : {} args = [0.75]  fuse = 0\n",
                    draw(2) == 0 ? "none" : "%w", types);
    text += "  return %0, %1\n}\nfuse 0" + schedule() + "\n" + kernel();
    return text;
  }

  size_t draw(size_t count) { return random_() % count; }
  std::string pick(const std::vector<std::string>& from) { return from[draw(from.size())]; }

  std::string schedule() {
    return pick({"", " with vector=8", " with unroll=4", " with tile=[2, 16]", " with tile=[3]",
                 " with threads=2", " with vector=16, unroll=2", " with tile=[1, 8], threads=3"});
  }

  std::string kernel() {
    std::string text =
        "kernel k(a[p*, d], b[~p*, ~d], w[d] = 0.5, t[v, d], u[d, e], i[p*])\n"
        "    -> y[p*, d], z[p*] {\n"
        "  rows p {\n";
    // Some of `i` are outside of `t`, which would refuse them.
    leaves_ = {"a[p, d]",
               "b[p, d]",
               "w[d]",
               "t[min(max(i[p], 0), v - 1), d]",
               "(0 <= i[p] and i[p] < v ? t[i[p], d] : w[d])",
               "a[p, d + 1]",
               "a[p, d - 3]"};
    text += fmt::format("    row[d] = {}\n", term(3));
    leaves_.insert(leaves_.end(), {"row[d]", "row[d]", "row[d - 1]"});
    std::vector<std::string> of_row;
    if (draw(4) != 0) {
      const std::string what =
          pick({"sum(d) row[d] / (d + 1)", "max(d) row[d]", "min(d) row[d]", "sum(d) row[d] * w[d]",
                "sum(d) square(row[d] - b[p, d])", "max(d) a[p, d] - argmax(d) a[p, d] / 8.0"});
      text += fmt::format("    m = max(-64, min({}, 64))\n", what);
      of_row.emplace_back("m");
    }
    if (draw(4) == 0) {
      text += fmt::format("    c[d] = {}(d) row[d]\n", pick({"cumsum", "cummax", "cummin"}));
      leaves_.emplace_back("tanh(c[d])");
    }
    if (draw(4) == 0) {
      text +=
          fmt::format("    mixed[e] = sum(d) tanh(row[d]) * {}\n    best = {}(e) mixed[e]\n",
                      pick({"u[d, e]", "(u[d, e] - w[d])", "relu(u[d, e])"}), pick({"max", "sum"}));
      of_row.emplace_back("tanh(best / 16)");
    }
    if (draw(4) == 0) {
      text += fmt::format(
          "    total = 0; top = -8\n"
          "    blocks d by {} {{\n"
          "      s[d] = {}\n"
          "      top = max(top, max(d) s[d])\n"
          "      total = total / 2 + sum(d) s[d] * w[d]\n"
          "    }}\n",
          pick({"4", "8", "32"}), term(2));
      of_row.insert(of_row.end(), {"tanh(total)", "min(top, 64)"});
    }
    leaves_.insert(leaves_.end(), of_row.begin(), of_row.end());
    text += fmt::format("    y[p, d] = {}\n", term(3));
    leaves_ = of_row;
    is_row_ = true;
    leaves_.emplace_back("i[p] / 4.0");
    text += fmt::format("    z[p] = $s * ({})\n", term(1));
    return text + "  }\n}\n";
  }

  std::string condition() {
    if (!conditions_.empty()) return pick(conditions_);
    return pick({"d % 3 == 1", "d < 5 and d > 1", "a[p, d] < b[p, d]", "present(w)",
                 "not (d == 2 or d > 9)", "i[p] >= 2", "w[d] != 0.5"});
  }

  std::string term(size_t depth) {
    if (depth == 0 || draw(5) == 0) {
      return draw(5) == 0 ? pick({"0.5", "-1.25", "2", "$s"}) : pick(leaves_);
    }
    const auto next = [&] { return term(depth - 1); };
    switch (draw(is_row_ ? 15 : 16)) {
      case 0:
        return "tanh(" + next() + ")";
      case 1:
        return "sigmoid(" + next() + ")";
      case 2:
        return "relu(" + next() + ")";
      case 3:
        return "exp(min(" + next() + ", 2))";
      case 4:
        return "sqrt(abs(" + next() + ") + 0.25)";
      case 5:
        return "-(" + next() + ")";
      case 6:
        return "gelu(" + next() + ")";
      case 7:
        return "round(" + next() + ")";
      case 8:
        return "(" + next() + " + " + next() + ")";
      case 9:
        return "(" + next() + " - " + next() + ")";
      case 10:
        return "(" + next() + ") * sigmoid(" + next() + ")";
      case 11:
        return "min(" + next() + ", " + next() + ")";
      case 12:
        return "max(" + next() + ", " + next() + ")";
      case 13:
        return "(" + next() + ") / (1 + abs(" + next() + "))";
      case 14:
        return "fma(tanh(" + next() + "), " + next() + ", " + next() + ")";
      default:
        return "(" + condition() + " ? " + next() + " : " + next() + ")";
    }
  }

  std::mt19937_64 random_;
  std::vector<std::string> leaves_;      // terms that a term may contain
  std::vector<std::string> conditions_;  // those of a graph of pairs
  bool is_row_ = false;                  // no loop over d is around the term
};

// The inputs, the type of the result and the kernel; T becomes a dtype.
struct ProductCase {
  std::string_view inputs;
  std::string_view result;
  std::string_view kernel;
};

constexpr std::array kProducts{
    ProductCase{"%a: T[37, 29], %b: T[29, 45]", "T[37, 45]",
                "kernel k(a[m, d], b[d, n]) -> y[m, n] {\n"
                "  rows m { y[m, n] = sum(d) a[m, d] * b[d, n] }\n}"},
    ProductCase{"%a: T[300, 530], %b: T[530, 290]", "T[300, 290]",
                "kernel k(a[m, d], b[d, n]) -> y[m, n] {\n"
                "  rows m { y[m, n] = sum(d) a[m, d] * b[d, n] }\n}"},
    ProductCase{"%a: T[64, 33], %b: T[70, 64]", "T[33, 70]",
                "kernel k(a[d, m], b[n, d]) -> y[m, n] {\n"
                "  rows m { y[m, n] = sum(d) b[n, d] * a[d, m] }\n}"},
    ProductCase{"%a: T[40, 50] {strides = [1, 43]}, %b: T[50, 36] {strides = [77, 2]}", "T[40, 36]",
                "kernel k(a[m, d], b[d, n]) -> y[m, n] {\n"
                "  rows m { y[m, n] = sum(d) a[m, d] * b[d, n] }\n}"},
    ProductCase{"%a: T[37, 28], %b: T[1, 45]", "T[37, 45]",
                "kernel k(a[m, d], b[~d, n]) -> y[m, n] {\n"
                "  rows m { y[m, n] = sum(d) a[m, d] * b[d, n] }\n}"},
    ProductCase{"%a: T[2, 40, 3, 24], %b: T[2, 24, 3, 40]", "T[2, 3, 40, 40]",
                "kernel k(a[p, m, h, d], b[p, d, h, n]) -> y[p, h, m, n] {\n"
                "  rows p, h, m { y[p, h, m, n] = sum(d) a[p, m, h, d] * b[p, d, h, n] }\n}"},
    ProductCase{"%a: T[35, 40], %b: T[40, 48], %c: T[48], %s: T[35, 48]", "T[35, 48]",
                "kernel k(a[m, d], b[d, n], c[n], s[m, n]) -> y[m, n] {\n"
                "  rows m { y[m, n] = gelu(round(sum(d) a[m, d] * b[d, n] + c[n])) + s[m, n] }\n}"},
    ProductCase{"%a: T[35, 48], %b: T[48, 50], %c: T[48]", "T[35, 50]",
                "kernel k(a[m, d], b[d, n], c[d]) -> y[m, n] {\n  rows m {\n"
                "    scale = rsqrt(sum(d) square(a[m, d]) / d + 0.01)\n"
                "    x[d] = round(a[m, d] * scale * c[d])\n"
                "    y[m, n] = sum(d) x[d] * b[d, n]\n  }\n}"},
    ProductCase{"%a: T[70, 40], %b: T[40, 48]", "T[70, 48]",
                "kernel k(a[m, d], b[d, n]) -> y[m, n] {\n  rows m {\n"
                "    s[n] = sum(d) a[m, d] * b[d, n]\n"
                "    mean = sum(n) s[n] / n\n"
                "    y[m, n] = s[n] - mean\n  }\n}"},
    ProductCase{"%a: T[33, 40], %b: T[40, 64], %c: T[40, 64], %d: T[64, 40]", "T[33, 40]",
                "kernel k(a[m, d], b[d, n], c[d, n], w[n, d]) -> y[m, d] {\n  rows m {\n"
                "    g[n] = round(sum(d) a[m, d] * b[d, n])\n"
                "    h[n] = round(silu(g[n]) * round(sum(d) a[m, d] * c[d, n]))\n"
                "    y[m, d] = sum(n) h[n] * w[n, d]\n  }\n}"},
    ProductCase{"%a: T[3, 70, 24], %b: T[3, 150, 24], %c: T[3, 150, 32]", "T[3, 70, 32]",
                "kernel k(q[p*, m, d], k[p*, n, d], v[p*, n, e]) -> y[p*, m, e] {\n"
                "  rows p, m {\n    top = -inf; total = 0; acc[e] = 0\n"
                "    blocks n by 64 {\n"
                "      s[n] = sum(d) q[p, m, d] * k[p, n, d] / sqrt(d)\n"
                "      next = max(top, max(n) s[n])\n"
                "      shrink = exp(top - next)\n"
                "      w[n] = exp(s[n] - next)\n"
                "      acc[e] = acc[e] * shrink + sum(n) w[n] * v[p, n, e]\n"
                "      total = total * shrink + sum(n) w[n]\n"
                "      top = next\n    }\n"
                "    y[p, m, e] = acc[e] / total\n  }\n}"},
};

constexpr std::array<std::string_view, 3> kSchedules{"", " with tile=[8, 40], threads=3",
                                                     " with tile=[64]"};

std::string graph_text(const ProductCase& each, std::string_view dtype, std::string_view schedule) {
  std::string names;
  for (size_t at = each.inputs.find('%'); at != std::string_view::npos;
       at = each.inputs.find('%', at + 1)) {
    names += std::string(names.empty() ? "" : ", ") + std::string(each.inputs.substr(at, 2));
  }
  std::string text = fmt::format(
      "graph @g({}) {{\n  %0 = launch k({}) : {} fuse = 0\n  return %0\n}}\nfuse 0{}\n{}\n",
      each.inputs, names, each.result, schedule, each.kernel);
  for (size_t at = text.find("T["); at != std::string::npos; at = text.find("T[")) {
    text.replace(at, 1, dtype);
  }
  return text;
}

class CompiledRandomKernels : public testing::Test {
 protected:
  struct Case {
    std::string text;
    Graph graph{"k"};
    std::vector<CompiledGraph> compiled;
    std::vector<std::vector<size_t>> numbers;  // of the kernels, for each of `compiled`
  };

  Graph parsed(const std::string& text) const {
    Sources sources;
    Diagnostics diagnostics;
    auto graphs = parse_graphs(sources, sources.add("test", text), catalog_, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors())
        << (diagnostics.list().empty() ? "" : diagnostics.list().front().message) << "\n"
        << text;
    return std::move(graphs.at(0));
  }

  // The case of a text with products, for one target.
  Case make_product(const std::string& text, const Target& target, TestKernels& kernels) {
    Case made{.text = text, .graph = parsed(text), .compiled = {}, .numbers = {}};
    auto compiled = compile(made.graph, catalog_, target, Pipeline::kDefault);
    if (!compiled) {
      ADD_FAILURE() << compiled.error().message << "\n" << text;
      return made;
    }
    auto& numbers = made.numbers.emplace_back();
    for (const KernelUnit& unit : compiled->kernels) {
      EXPECT_TRUE(multiplies(unit)) << text;
      numbers.push_back(kernels.add(unit.job.source));
    }
    made.compiled.push_back(*std::move(compiled));
    return made;
  }

  // True if sums of products run in tiles of registers.
  static bool multiplies(const KernelUnit& unit) {
    return unit.job.source.find("pn::multiply(") != std::string::npos;
  }

  // The case of a seed, or none if its text is refused: an index that is always outside of a row
  // of one element, a branch that leaves a block's index alone, or a divisor that may overflow.
  std::optional<Case> make(uint64_t seed, TestKernels& kernels) {
    Case made;
    made.text = RandomKernel(seed).graph();
    made.graph = parsed(made.text);
    for (const Target* target : {&native_target(), find_target("x86-64-v3")}) {
      for (const Pipeline pipeline : {Pipeline::kOpByOp, Pipeline::kDefault}) {
        auto compiled = compile(made.graph, catalog_, *target, pipeline);
        if (!compiled) {
          const std::string& id = compiled.error().id;
          EXPECT_TRUE(id == "loop-bounds" || id == "loop-divisor")
              << compiled.error().message << made.text;
          return std::nullopt;
        }
        auto& numbers = made.numbers.emplace_back();
        for (const KernelUnit& unit : compiled->kernels) {
          numbers.push_back(kernels.add(unit.job.source));
        }
        made.compiled.push_back(*std::move(compiled));
      }
    }
    return made;
  }

  void check(const Case& each, uint64_t seed, const TestKernels& kernels) {
    const std::vector<Tensor> inputs = make_inputs(each.graph, catalog_, seed);
    std::vector<const Tensor*> places;
    for (const Tensor& input : inputs) places.push_back(&input);
    const auto expected = interpret(each.graph, catalog_, places);
    ASSERT_TRUE(expected.has_value()) << expected.error().message;
    for (size_t i = 0; i < each.compiled.size(); ++i) {
      const auto found = run_plan(each.compiled[i], each.numbers[i], kernels, inputs);
      for (size_t result = 0; result < found.size(); ++result) {
        const double units = difference(found[result], (*expected)[result]);
        EXPECT_LE(units, 1.0) << "seed " << seed << ", variant " << i << ", result " << result
                              << "\n"
                              << each.text;
      }
    }
    ++compared_;
  }

  // In tolerances at t = -5 of numbers as large as the largest one expected, which sums cancel.
  static double difference(const Tensor& found, const Tensor& expected) {
    double scale = 1;
    for (int64_t i = 0; i < expected.numel(); ++i) {
      if (std::isfinite(expected.value(i))) scale = std::max(scale, std::abs(expected.value(i)));
    }
    const Tolerance allowed = tolerance(expected.type().dtype, -5);
    double most = 0;
    for (int64_t i = 0; i < expected.numel(); ++i) {
      const double a = found.value(i);
      const double b = expected.value(i);
      if (a == b || (std::isnan(a) && std::isnan(b))) continue;
      const double error = std::abs(a - b) / (allowed.atol + allowed.rtol * scale * 8);
      most = std::isnan(error) ? 1e300 : std::max(most, error);
    }
    return most;
  }

  const Catalog catalog_ = make_catalog();
  size_t compared_ = 0;
};

// PASSNET_RANDOM_KERNELS=10000 checks as many, PASSNET_RANDOM_SEED=7 starts at another seed.
TEST_F(CompiledRandomKernels, ComputeWhatTheInterpreterDoes) {
  constexpr uint64_t kBatch = 50;  // kernels of one call of the compiler
  const uint64_t first = number_from("PASSNET_RANDOM_SEED", 0);
  const uint64_t count = number_from("PASSNET_RANDOM_KERNELS", 100);
  for (uint64_t begin = first; begin < first + count; begin += kBatch) {
    TestKernels kernels;
    std::vector<std::pair<uint64_t, Case>> cases;
    for (uint64_t seed = begin; seed < std::min(begin + kBatch, first + count); ++seed) {
      if (auto made = make(seed, kernels)) cases.emplace_back(seed, *std::move(made));
    }
    ASSERT_TRUE(kernels.compile());
    for (const auto& [seed, each] : cases) check(each, seed, kernels);
  }
  EXPECT_GT(compared_, count / 2);
}

TEST_F(CompiledRandomKernels, MultiplyInTilesOfRegisters) {
  for (const Target* target : {&native_target(), find_target("x86-64-v3")}) {
    TestKernels kernels;
    std::vector<Case> cases;
    for (const ProductCase& each : kProducts) {
      for (const std::string_view dtype : {"f32", "bf16", "f16"}) {
        for (const std::string_view schedule : kSchedules) {
          if (!schedule.empty() && dtype != "f32") continue;
          cases.push_back(make_product(graph_text(each, dtype, schedule), *target, kernels));
        }
      }
    }
    ASSERT_TRUE(kernels.compile());
    for (const Case& each : cases) check(each, 1, kernels);
  }
}

// Sums in double, and products of few rows, stay loops.
TEST_F(CompiledRandomKernels, LoopWhereTilesGainNothing) {
  for (const auto& [dtype, rows] : {std::pair("f64", 64), std::pair("f32", 3)}) {
    const std::string text = fmt::format(
        "graph @g(%a: {0}[{1}, 64], %b: {0}[64, 64]) {{\n  %0 = launch k(%a, %b) : {0}[{1}, 64]"
        " fuse = 0\n  return %0\n}}\nfuse 0\n{2}\n",
        dtype, rows, kProducts[0].kernel);
    const auto compiled = compile(parsed(text), catalog_, native_target(), Pipeline::kDefault);
    ASSERT_TRUE(compiled.has_value());
    EXPECT_FALSE(multiplies(compiled->kernels.at(0)));
  }
}

}  // namespace
}  // namespace passnet
