// Ops that the libraries compute, at sizes at which they do, against the reference interpreter.
#include "compile/op_by_op.hpp"
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
  std::string text;    // T stands for the dtype
  size_t library = 1;  // how many steps are the library's, in f32
};

const std::vector<Case> kCases{
    {"(%x: T[2,7,14,15], %w: T[20,7,3,3], %b: T[20]) "
     "%y = conv2d(%x, %w, %b, stride=[2,1], padding=[1,2]) : T[2,20,7,17]"},
    {"(%x: T[2,30,14,15], %w: T[20,30,1,1]) %y = conv2d(%x, %w) : T[2,20,14,15]"},
    {"(%x: T[7,40], %w: T[20,7,3], %b: T[20]) "
     "%y = conv1d(%x, %w, %b, dilation=[2]) : T[20,36]"},
    {"(%x: T[1,4,6,7,8], %w: T[6,4,2,2,2]) %y = conv3d(%x, %w) : T[1,6,5,6,7]"},
    {"(%x: T[2,40,9,9], %w: T[60,20,3,3], %b: T[60]) "
     "%y = conv2d(%x, %w, %b, groups=2) : T[2,60,7,7]"},
    {"(%x: T[2,7,14,15], %w: T[20,7,3,5], %b: T[20]) "
     "%y = conv2d(%x, %w, %b, stride=[3,2], padding=[4,1], dilation=[2,3]) : T[2,20,6,3]"},
    {"(%x: T[7,40], %w: T[20,7,4]) %y = conv1d_same(%x, %w) : T[20,40]"},
    {"(%x: T[1,4,6,7,8], %w: T[6,4,2,3,2], %b: T[6]) "
     "%y = conv3d(%x, %w, %b, padding=[1,1,0]) : T[1,6,7,7,7]"},
    {"(%x: T[2,11,40,13], %w: T[60,20,3,3]) %t = transpose(%x, 1, 2) : T[2,40,11,13] "
     "%y = conv2d(%t, %w, none, padding=[1,1], groups=2) : T[2,60,11,13]"},
    {"(%x: T[2,40,9,9], %w: T[40,1,3,3], %b: T[40]) "
     "%y = conv2d_same(%x, %w, %b, groups=40) : T[2,40,9,9]"},
    {"(%x: T[2,40,9,9], %w: T[80,4,3,3]) %y = conv2d(%x, %w, none, groups=10) : T[2,80,7,7]"},
    {"(%x: T[1,12,7,7], %w: T[12,10,3,3], %b: T[10]) "
     "%y = conv_transpose2d(%x, %w, %b, stride=[2,2]) : T[1,10,15,15]"},
    {"(%x: T[3,1,20,30], %w: T[4,30,25]) %y = matmul(%x, %w) : T[3,4,20,25]"},
    {"(%x: T[30,20], %w: T[25,30]) %t = transpose(%x, 0, 1) : T[20,30] "
     "%u = transpose(%w, 0, 1) : T[30,25] %y = matmul(%t, %u) : T[20,25]"},
    {"(%x: T[3,5,30], %w: T[25,30], %b: T[25]) %y = linear(%x, %w, %b) : T[3,5,25]"},
    {"(%b: T[20,1], %x: T[20,30], %w: T[30,25]) %y = addmm(%b, %x, %w) : T[20,25]"},
    {"(%b: T[25], %x: T[20,30], %w: T[30,25]) "
     "%y = addmm(%b, %x, %w, beta=0.5, alpha=2) : T[20,25]"},
    {"(%b: T[3,20,25], %x: T[3,20,30], %w: T[3,30,25]) "
     "%y = baddbmm(%b, %x, %w) : T[3,20,25]"},
    {"(%x: T[3,20,30], %w: T[30,4,25]) %y = einsum(\"abc,cde->abde\", [%x, %w]) : T[3,20,4,25]"},
    {"(%q: T[2,3,20,16], %k: T[2,3,30,16], %v: T[2,3,30,12], %m: T[20,30]) "
     "%y = scaled_dot_product_attention(%q, %k, %v, %m) : T[2,3,20,12]",
     2},
    {"(%x: T[1,30], %w: T[25,30]) %y = linear(%x, %w) : T[1,25]", 0},
    {"(%x: T[2,3], %w: T[4,3]) %y = linear(%x, %w) : T[2,4]", 0},
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
  CHECK(graphs.size() == 1);
  return std::move(graphs.front());
}

size_t library_steps(const CompiledGraph& compiled) {
  return static_cast<size_t>(std::ranges::count_if(
      compiled.plan.steps, [](const Step& step) { return step.library.has_value(); }));
}

TEST(LibraryOps, ComputeWhatTheInterpreterDoes) {
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
      compiled.push_back(compile_op_by_op(graphs.back(), catalogue).value());
      if (dtype == "f32") {
        EXPECT_EQ(library_steps(compiled.back()), entry.library);
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

}  // namespace
}  // namespace passnet
