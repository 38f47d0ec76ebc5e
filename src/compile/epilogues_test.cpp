// Library calls with what follows them, against the reference interpreter.
#include "compile/epilogues.hpp"

#include "compile/default.hpp"
#include "compile/explain.hpp"
#include "compile/test_plans.hpp"
#include "inputs/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text.hpp"
#include "ops/catalogue.hpp"
#include "tensor/compare.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

struct Case {
  std::string text;  // T stands for the dtype
  size_t launches;   // in f32
  size_t epilogues;
};

const std::vector<Case> kCases{
    // Columns are cut.
    {"(%x: T[50,40], %w: T[300,40], %b: T[300]) %p = linear(%x, %w, %b) : T[50,300] "
     "%y = gelu(%p) : T[50,300]",
     1, 1},
    {"(%x: T[3,50,40], %w: T[60,40], %r: T[3,50,60], %g: T[60]) "
     "%p = linear(%x, %w) : T[3,50,60] %s = mul(%p, %g) : T[3,50,60] %y = add(%s, %r) : T[3,50,60]",
     1, 1},
    // The weight is packed, channels have a scale of their own.
    {"(%x: T[2,40,9,11], %w: T[30,40,3,3], %b: T[30], %m: T[30], %v: T[30], %r: T[2,30,7,9]) "
     "%p = conv2d(%x, %w, %b) : T[2,30,7,9] "
     "%n = batch_norm(%p, %m, %v, none, none, training=false) : T[2,30,7,9] "
     "%s = add(%n, %r) : T[2,30,7,9] %y = relu(%s) : T[2,30,7,9]",
     1, 1},
    // A convolution in groups.
    {"(%x: T[2,40,9,9], %w: T[40,1,3,3], %m: T[40], %v: T[40]) "
     "%p = conv2d(%x, %w, none, groups=40) : T[2,40,7,7] "
     "%n = batch_norm(%p, %m, %v, none, none, training=false) : T[2,40,7,7] "
     "%y = silu(%n) : T[2,40,7,7]",
     1, 1},
    // Whole rows; the second product writes to transposed rows.
    {"(%q: T[2,3,70,16], %k: T[2,3,50,16], %v: T[2,3,50,12], %m: T[70,50]) "
     "%a = scaled_dot_product_attention(%q, %k, %v, %m) : T[2,3,70,12] "
     "%t = transpose(%a, 1, 2) : T[2,70,3,12] %y = reshape(%t, [2,70,36]) : T[2,70,36]",
     2, 2},
    {"(%q: T[2,3,70,16], %k: T[2,3,50,16]) "
     "%t = transpose(%k, -2, -1) : T[2,3,16,50] %p = matmul(%q, %t) : T[2,3,70,50] "
     "%y = softmax(%p, -1) : T[2,3,70,50]",
     1, 1},
    {"(%q: T[2,3,70,16], %k: T[2,3,70,16], %v: T[2,3,70,12]) "
     "%y = scaled_dot_product_attention(%q, %k, %v, none, is_causal=true) : T[2,3,70,12]",
     2, 1},
    // A row of several loops, of which one operand has only some.
    {"(%x: T[6,50,40], %w: T[60,40], %r: T[6,1,60]) "
     "%p = linear(%x, %w) : T[6,50,60] %y = add(%p, %r) : T[6,50,60]",
     1, 1},
    // Columns in another order than they are stored in, and half of them with the other half.
    {"(%x: T[50,40], %w: T[300,40]) %p = linear(%x, %w) : T[50,300] "
     "%t = transpose(%p, 0, 1) : T[300,50] %y = exp(%t) : T[300,50]",
     1, 1},
    {"(%x: T[50,40], %w: T[300,40]) %p = linear(%x, %w) : T[50,300] "
     "%a = slice(%p, 1, 0, 150) : T[50,150] %c = slice(%p, 1, 150, 300) : T[50,150] "
     "%s = sigmoid(%c) : T[50,150] %y = mul(%a, %s) : T[50,150]",
     2, 0},
    // Sums down the columns need all rows; what two read is stored.
    {"(%x: T[50,40], %w: T[300,40]) %p = linear(%x, %w) : T[50,300] "
     "%y = sum(%p, [0]) : T[300]",
     2, 0},
    {"(%x: T[50,40], %w: T[300,40], %u: T[20,300]) %p = linear(%x, %w) : T[50,300] "
     "%r = relu(%p) : T[50,300] %q = linear(%p, %u) : T[50,20] "
     "%s = sum(%r, [1], true) : T[50,1] %y = add(%q, %s) : T[50,20]",
     3, 1},
};

std::string graph_text(const Case& entry, std::string_view dtype) {
  std::string text = entry.text;
  for (size_t at = text.find("T["); at != std::string::npos; at = text.find("T[", at)) {
    text.replace(at, 1, dtype);
  }
  const size_t end = text.find(") ");
  return "graph @case" + text.substr(0, end + 1) + " {\n" + text.substr(end + 2) +
         "\n  return %y\n}\n";
}

Graph parse(const std::string& text, const Catalogue& catalogue) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("case.graph", text);
  std::vector<Graph> graphs = parse_graphs(sources, source, catalogue, diagnostics);
  for (const Diagnostic& found : diagnostics.list()) ADD_FAILURE() << text << found.message;
  CHECK(graphs.size() == 1);
  return std::move(graphs.front());
}

TEST(Epilogues, ComputeWhatTheInterpreterDoes) {
  const Catalogue catalogue = make_catalogue();
  std::vector<Graph> graphs;
  std::vector<CompiledGraph> compiled;
  std::vector<std::vector<size_t>> numbers;
  TestKernels kernels;
  for (const Case& entry : kCases) {
    for (const std::string_view dtype : {"f32", "bf16", "f16"}) {
      const std::string text = graph_text(entry, dtype);
      SCOPED_TRACE(text);
      graphs.push_back(parse(text, catalogue));
      compiled.push_back(compile_default(graphs.back(), catalogue).value());
      const auto& steps = compiled.back().plan.steps;
      if (dtype == "f32") {
        EXPECT_EQ(steps.size(), entry.launches);
        EXPECT_EQ(static_cast<size_t>(std::ranges::count_if(
                      steps, [](const Step& step) { return step.epilogue.has_value(); })),
                  entry.epilogues);
      }
      for (auto& list = numbers.emplace_back(); const KernelUnit& unit : compiled.back().kernels) {
        list.push_back(kernels.add(unit.job.source));
      }
    }
  }
  ASSERT_TRUE(kernels.compile());
  for (size_t i = 0; i < graphs.size(); ++i) {
    SCOPED_TRACE(print(graphs[i], catalogue));
    const std::vector<Tensor> inputs = make_inputs(graphs[i], catalogue, i);
    const std::vector<Tensor> results = run_plan(compiled[i], numbers[i], kernels, inputs);
    std::vector<const Tensor*> operands;
    for (const Tensor& input : inputs) operands.push_back(&input);
    const auto expected = interpret(graphs[i], catalogue, operands).value();
    const Comparison comparison = compare(results[0], expected[0]);
    EXPECT_TRUE(comparison.correct_at(-4)) << comparison.max_error_units;
  }
}

TEST(Epilogues, AreListedWithTheirCall) {
  const Catalogue catalogue = make_catalogue();
  const CompiledGraph compiled =
      compile_default(parse(graph_text(kCases[0], "f32"), catalogue), catalogue).value();
  const std::string text = list_launch(compiled, 0);
  EXPECT_TRUE(text.starts_with(
      "a call of the library: linear %p; then, on each block of rows and columns of in0\n"
      "kernel gelu\n"))
      << text;
  EXPECT_NE(text.find("stage 0 computes gelu %y\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace passnet
