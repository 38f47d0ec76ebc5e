// Compares library calls and their epilogues with the reference interpreter.
#include "library/epilogues.hpp"

#include "compile/explain.hpp"
#include "compile/pipeline.hpp"
#include "cpu/library/cpu_library.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/library_cases.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

struct EpilogueCase {
  std::string text;  // T is replaced by the dtype
  size_t launches;   // in f32
  size_t epilogues;
};

const std::vector<EpilogueCase> kEpilogueCases{
    // Columns are cut.
    {"(%x: T[50,40], %w: T[300,40], %b: T[300]) %p = linear(%x, %w, %b) : T[50,300] "
     "%y = gelu(%p) : T[50,300]",
     1, 1},
    // Threads share the columns of few rows: the kernel learns its columns from the caller.
    {"(%x: T[2,1024], %w: T[2240,1024], %b: T[2240]) %p = linear(%x, %w, %b) : T[2,2240] "
     "%y = gelu(%p) : T[2,2240]",
     1, 1},
    {"(%x: T[3,50,40], %w: T[60,40], %r: T[3,50,60], %g: T[60]) "
     "%p = linear(%x, %w) : T[3,50,60] %s = mul(%p, %g) : T[3,50,60] %y = add(%s, %r) : T[3,50,60]",
     1, 1},
    // The weight is packed, and each channel has its own scale.
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
    // Columns in another order than in memory, combining one half of them with the other.
    {"(%x: T[50,40], %w: T[300,40]) %p = linear(%x, %w) : T[50,300] "
     "%t = transpose(%p, 0, 1) : T[300,50] %y = exp(%t) : T[300,50]",
     1, 1},
    {"(%x: T[50,40], %w: T[300,40]) %p = linear(%x, %w) : T[50,300] "
     "%a = slice(%p, 1, 0, 150) : T[50,150] %c = slice(%p, 1, 150, 300) : T[50,150] "
     "%s = sigmoid(%c) : T[50,150] %y = mul(%a, %s) : T[50,150]",
     2, 0},
    // Sums down the columns need all rows; values with two readers are stored.
    {"(%x: T[50,40], %w: T[300,40]) %p = linear(%x, %w) : T[50,300] "
     "%y = sum(%p, [0]) : T[300]",
     2, 0},
    {"(%x: T[50,40], %w: T[300,40], %u: T[20,300]) %p = linear(%x, %w) : T[50,300] "
     "%r = relu(%p) : T[50,300] %q = linear(%p, %u) : T[50,20] "
     "%s = sum(%r, [1], true) : T[50,1] %y = add(%q, %s) : T[50,20]",
     3, 1},
};

TEST(Epilogues, ComputeWhatTheInterpreterDoes) {
  const Catalog catalog = make_catalog();
  CompiledCases cases(catalog);
  for (const EpilogueCase& entry : kEpilogueCases) {
    for (const std::string_view dtype : {"f32", "bf16", "f16"}) {
      SCOPED_TRACE(entry.text);
      Graph graph = graph_of_case(entry.text, dtype, catalog);
      CompiledGraph compiled = compile(graph, catalog, native_target(), Pipeline::kDefault).value();
      const auto& steps = compiled.plan.steps;
      if (dtype == "f32" && cpu_library().multiplies(DType::kF32)) {
        EXPECT_EQ(steps.size(), entry.launches);
        EXPECT_EQ(
            static_cast<size_t>(std::ranges::count_if(
                steps, [](const Step& step) { return is_library_step(step) && kernel_of(step); })),
            entry.epilogues);
      }
      cases.add(std::move(graph), std::move(compiled));
    }
  }
  cases.check();
}

TEST(Epilogues, AreListedWithTheirCall) {
  if (!cpu_library().multiplies(DType::kF32)) GTEST_SKIP() << "built without oneDNN";
  const Catalog catalog = make_catalog();
  const CompiledGraph compiled = compile(graph_of_case(kEpilogueCases[0].text, "f32", catalog),
                                         catalog, native_target(), Pipeline::kDefault)
                                     .value();
  const std::string text = list_launch(compiled, 0);
  EXPECT_TRUE(text.starts_with(
      "a call of the library: linear %p; then, on each block of rows and columns of in0\n"
      "kernel gelu\n"))
      << text;
  EXPECT_NE(text.find("stage 0 computes gelu %y\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace passnet
