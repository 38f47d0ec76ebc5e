// Forms of the loop language beyond rows and reductions: values that outlive their rows, linear
// recurrences, the order of a row, and ops as functions.
#include "loops/instantiate.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"
#include "support/loop_kernels.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

const Catalog& all_ops() {
  static const Catalog made = make_catalog();
  return made;
}

class LoopForms : public testing::TestWithParam<std::string_view> {
 protected:
  void check(const std::string& ops, const std::string& launch) {
    expect_equal(with_dtype(ops, GetParam()), with_dtype(launch, GetParam()), all_ops());
  }
  // A launch of one operand whose result has its type.
  void check_row(const std::string& ops, const std::string& kernel) {
    const std::string head = "graph @g(%x: T[3, 4, 70]) {\n";
    check(head + ops + "  return %0\n}\n",
          head + "  %0 = launch k(%x) : T[3, 4, 70]\n  return %0\n}\nkernel k" + kernel);
  }
};

TEST_P(LoopForms, ReadValuesBehindTheirRows) {
  const std::string head = "graph @g(%x: T[2, 3, 5]) {\n";
  check(head + "  %0 = amax(%x, [1, 2])\n  return %0\n}\n",
        head +
            "  %0 = launch k(%x) : T[2]\n  return %0\n}\n"
            "kernel k(x[n, c, p]) -> y[n] {\n"
            "  rows n {\n"
            "    rows c { part = max(p) x[n, c, p] }\n"
            "    whole = max(c) part[c]\n"
            "  }\n"
            "  y[n] = whole[n]\n}\n");
  check_row("  %m = amax(%x, [2], keepdim=true)\n  %0 = sub(%x, %m)\n",
            "(x[p*, d]) -> y[p*, d] {\n"
            "  rows p { top = max(d) x[p, d]  twice[d] = x[p, d] }\n"
            "  y[p, d] = twice[p, d] - top[p]\n}\n");
  // The name is free again.
  check_row("  %m = amax(%x, [2], keepdim=true)\n  %0 = sub(%x, %m)\n",
            "(x[p*, d]) -> y[p*, d] {\n"
            "  rows p { top = min(d) x[p, d] }\n"
            "  rows p { top = max(d) x[p, d]  y[p, d] = x[p, d] - top }\n}\n");
}

TEST_P(LoopForms, SortRows) {
  const std::string head = "graph @g(%x: T[3, 70]) {\n";
  check(head + "  %0, %1 = sort(%x, 1, descending=true)\n  return %0, %1\n}\n",
        head +
            "  %0, %1 = launch k(%x) : T[3, 70], i64[3, 70]\n  return %0, %1\n}\n"
            "kernel k(x[p, d]) -> y[p, d], i[p, d] {\n"
            "  rows p {\n"
            "    order[d] = argsort(d) x[p, d]\n"
            "    y[p, d] = x[p, order[d]]\n"
            "    i[p, d] = order[d]\n  }\n}\n");
  check(head + "  %0, %1 = topk(%x, 3)\n  return %0\n}\n",
        head +
            "  %0 = launch k(%x) : T[3, 3]\n  return %0\n}\n"
            "kernel k(x[p, d]) -> y[p, 3] {\n"
            "  rows p {\n"
            "    order[d] = argsort(d) x[p, d]\n"
            "    y[p, m < 3] = x[p, order[m]]\n  }\n}\n");
}

TEST_P(LoopForms, CallEveryElementwiseOp) {
  for (const auto& [op, term] : std::vector<std::pair<std::string, std::string>>{
           {"clamp(%x, min=0.5)", "clamp(x[p, d], 0.5)"},
           {"clamp(%x, max=0.5)", "min(x[p, d], 0.5)"},
           {"hardtanh(%x)", "hardtanh(x[p, d])"},
           {"exp2(%x)", "exp2(x[p, d])"},
           {"pow(%x, 2)", "square(x[p, d])"}}) {
    check_row("  %0 = " + op + "\n", "(x[p*, d]) -> y[p*, d] { y[p, d] = " + term + " }\n");
  }
  const std::string head = "graph @g(%x: T[2, 3, 5], %w: T[3]) {\n";
  check(
      head + "  %0 = prelu(%x, %w)\n  return %0\n}\n",
      head +
          "  %0 = launch k(%x, %w) : T[2, 3, 5]\n  return %0\n}\n"
          "kernel k(x[n, c, p*], w[c]) -> y[n, c, p*] { y[n, c, p] = prelu(x[n, c, p], w[c]) }\n");
}

INSTANTIATE_TEST_SUITE_P(DTypes, LoopForms, testing::Values("f32", "f16", "bf16", "f64"),
                         [](const auto& each) { return std::string(each.param); });

// Steps of a recurrence over small integers, which are exact in any order.
TEST(LoopForm, RunsALinearRecurrence) {
  for (const int64_t extent : {0, 1, 2, 3, 7, 16, 33}) {
    const auto graphs = parsed_graphs(
        fmt::format("graph @g(%a: f64[2, {0}], %b: f64[2, {0}]) {{\n"
                    "  %0, %1 = launch k(%a, %b) : f64[2, {0}], f64[2, {0}]\n  return %0, %1\n}}\n"
                    "kernel k(a[p, t], b[p, t]) -> h[p, t], g[p, t] {{\n"
                    "  rows p {{\n"
                    "    h[p, t] = recurrence(t, a[p, t], b[p, t])\n"
                    "    g[p, t] = recurrence(t, a[p, t], b[p, t], 3)\n"
                    "  }}\n}}\n",
                    extent),
        all_ops());
    ASSERT_EQ(graphs.size(), 1U);
    Tensor a(TensorType{DType::kF64, {2, extent}});
    Tensor b(TensorType{DType::kF64, {2, extent}});
    for (int64_t i = 0; i < 2 * extent; ++i) {
      a.set_value(i, static_cast<double>(i % 3 - 1));
      b.set_value(i, static_cast<double>(i % 5 - 2));
    }
    const std::vector<const Tensor*> inputs{&a, &b};
    const auto found = interpret(graphs[0], all_ops(), inputs);
    ASSERT_TRUE(found.has_value());
    for (int64_t row = 0; row < 2; ++row) {
      double zero = 0;
      double begun = 3;
      for (int64_t i = row * extent; i < (row + 1) * extent; ++i) {
        zero = a.value(i) * zero + b.value(i);
        begun = a.value(i) * begun + b.value(i);
        EXPECT_EQ((*found)[0].value(i), zero) << extent << " at " << i;
        EXPECT_EQ((*found)[1].value(i), begun) << extent << " at " << i;
      }
    }
  }
}

std::string refusal_of(std::string_view body) {
  const KernelSource source{.name = "kernel",
                            .language = Language::kLoops,
                            .text = fmt::format("(x[n, k]) -> y[n, k] {{ {} }}", body)};
  const TensorType type{DType::kF32, {3, 5000}};
  const Launch launch{.kernel = "kernel", .results = {{.type = type, .name = ""}}};
  const std::vector<std::optional<TensorType>> types{type};
  const auto kernel = instantiate(source, types, launch, all_ops());
  return kernel ? "none" : kernel.error().id;
}

TEST(LoopForm, RefusesWhatHasNoMeaning) {
  EXPECT_EQ(refusal_of("rows n { m = max(k) x[n, k] } y[n, k] = m"), "loop-type");
  EXPECT_EQ(refusal_of("y[n, k] = recurrence(k, x[n, k])"), "loop-type");
  EXPECT_EQ(refusal_of("y[n, k] = recurrence(2, x[n, k], 1)"), "loop-name");
  EXPECT_EQ(refusal_of("y[n, k] = argsort(k) x[n, k]"), "loop-size");
  EXPECT_EQ(refusal_of("y[n, k] = clamp()"), "loop-type");
}

}  // namespace
}  // namespace passnet
