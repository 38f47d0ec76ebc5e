// Plans for a GPU that call libraries: the steps, and what the steps around a call compute.
#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/cuda_kernels.hpp"
#include "support/graphs.hpp"
#include "support/library_cases.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

// All products and convolutions are large enough to be calls.
Target calling_target() {
  static const LibraryRules rules = [] {
    LibraryRules own = *default_target(Device::kCuda).library;
    own.min_products = 1;
    own.min_convolution_products = 1;
    own.min_attention_products = 1;
    return own;
  }();
  Target target = default_target(Device::kCuda);
  target.library = &rules;
  return target;
}

class GpuLibrary : public testing::Test {
 protected:
  CompiledGraph compile_for_gpu(const Graph& graph, Pipeline pipeline) const {
    static const Target target = calling_target();
    return compile(graph, catalog_, target, pipeline).value();
  }

  static std::vector<LibraryCall> calls_of(const CompiledGraph& compiled) {
    std::vector<LibraryCall> calls;
    for (const Step& step : compiled.plan.steps) {
      if (const auto* library = std::get_if<LibraryStep>(&step)) calls.push_back(library->call);
    }
    return calls;
  }

  // Compares what the steps compute, run here, with the interpreter.
  void check(const Graph& graph, const CompiledGraph& compiled, int tolerance = -5) const {
    CudaKernels kernels;
    std::vector<size_t> numbers;
    for (const KernelUnit& unit : compiled.kernels) {
      numbers.push_back(kernels.add(unit.job.source));
    }
    ASSERT_TRUE(kernels.compile());
    const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 7);
    std::vector<const Tensor*> operands;
    for (const Tensor& input : inputs) operands.push_back(&input);
    const auto expected = interpret(graph, catalog_, operands).value();
    const auto found = run_plan(compiled, numbers, kernels, inputs);
    for (size_t i = 0; i < found.size(); ++i) {
      EXPECT_TRUE(compare(found[i], expected[i]).correct_at(tolerance)) << i;
    }
  }

  const Catalog catalog_ = make_catalog();
};

struct Expected {
  std::string text;  // T is replaced by the dtype
  size_t calls;
  size_t launches;  // by the default compiler
};

const std::vector<Expected> kLibraryCases{
    {"(%x: T[2,6,9,8], %w: T[4,6,3,2], %b: T[4]) "
     "%y = conv2d(%x, %w, %b, stride=[2,1], padding=[1,0]) : T[2,4,5,7]",
     1, 3},
    {"(%x: T[6,20], %w: T[4,3,3]) %y = conv1d(%x, %w, none, dilation=[2], groups=2) : T[4,16]", 1,
     1},
    {"(%x: T[1,2,5,4,6], %w: T[3,2,2,2,2], %b: T[3]) %y = conv3d(%x, %w, %b) : T[1,3,4,3,5]", 1, 3},
    {"(%x: T[2,4,7,7], %w: T[4,1,3,3]) "
     "%y = conv2d(%x, %w, none, padding=[1,1], groups=4) : T[2,4,7,7]",
     1, 2},
    {"(%x: T[2,4,5,5], %w: T[4,3,3,3], %b: T[6]) "
     "%y = conv_transpose2d(%x, %w, %b, stride=[2,2], padding=[1,1], output_padding=[1,1], "
     "groups=2) : T[2,6,10,10]",
     1, 2},
    // The three channels of an image become four.
    {"(%x: T[2,3,8,8], %w: T[8,3,2,2]) %y = conv2d(%x, %w, none, stride=[2,2]) : T[2,8,4,4]", 1, 2},
    // Nothing is copied between convolutions, and a bias joins its readers.
    {"(%x: T[2,4,7,7], %w: T[8,4,3,3], %v: T[4,8,3,3], %b: T[4]) "
     "%a = conv2d(%x, %w, none, padding=[1,1]) : T[2,8,7,7] %r = relu(%a) : T[2,8,7,7] "
     "%c = conv2d(%r, %v, %b, padding=[1,1]) : T[2,4,7,7] %y = add(%c, %x) : T[2,4,7,7]",
     2, 5},
    // A window that a matrix product reads keeps its order.
    {"(%x: T[2,4,5,5], %w: T[8,4,2,2], %m: T[4,3]) "
     "%a = conv2d(%x, %w) : T[2,8,4,4] %y = matmul(%a, %m) : T[2,8,4,3]",
     2, 4},
    // The batches of an attention have no common stride: one copy each.
    {"(%x: f32[2,20,3,4,8]) %p = permute(%x, [2,0,3,1,4]) : f32[3,2,4,20,8] "
     "%q, %k, %v = unbind(%p) : f32[2,4,20,8], f32[2,4,20,8], f32[2,4,20,8] "
     "%y = scaled_dot_product_attention(%q, %k, %v) : f32[2,4,20,8]",
     2, 5},
    // The heads of results and factors are innermost: what passes between calls is stored as they
    // take it, and the operands are copied.
    {"(%x: T[2,6,3,5], %y0: T[2,7,3,5], %d: T[2,6,7,3], %v: T[2,7,3,4]) "
     "%g = einsum(\"blhn,bshn->blsh\", [%x, %y0]) : T[2,6,7,3] "
     "%m = mul(%g, %d) : T[2,6,7,3] "
     "%y = einsum(\"blsh,bshp->blhp\", [%m, %v]) : T[2,6,3,4]",
     2, 5},
    {"(%x: T[4,6], %w: T[5,6], %b: T[5,4]) "
     "%g = einsum(\"bi,oi->bo\", [%x, %w]) : T[4,5] "
     "%t = transpose(%g, 0, 1) : T[5,4] %y = add(%t, %b) : T[5,4]",
     1, 2},
};

TEST_F(GpuLibrary, CallsComputeWhatTheInterpreterDoes) {
  for (const Expected& expected : kLibraryCases) {
    for (const std::string_view dtype : {"f32", "bf16"}) {
      SCOPED_TRACE(expected.text);
      const Graph graph = graph_of_case(expected.text, dtype, catalog_);
      for (const Pipeline pipeline : {Pipeline::kOpByOp, Pipeline::kDefault}) {
        const CompiledGraph compiled = compile_for_gpu(graph, pipeline);
        EXPECT_EQ(calls_of(compiled).size(), expected.calls);
        if (pipeline == Pipeline::kDefault) {
          EXPECT_EQ(compiled.plan.steps.size(), expected.launches);
        }
        if (dtype == "f32") check(graph, compiled);
      }
    }
  }
}

TEST_F(GpuLibrary, ConvolutionsTakeChannelsLast) {
  const Graph graph = graph_of_case(kLibraryCases[0].text, "f32", catalog_);
  const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kDefault);
  const auto convolution = std::get<Convolution>(calls_of(compiled).front());
  EXPECT_TRUE(convolution.channels_last);
  EXPECT_TRUE(convolution.allows_tf32);
  EXPECT_FALSE(convolution.has_bias);
}

TEST_F(GpuLibrary, RowsOfScoresBeginAtVectors) {
  const Graph graph = graph_of_case(
      "(%q: T[1,2,70,8], %k: T[1,2,70,8], %v: T[1,2,70,8]) "
      "%y = scaled_dot_product_attention(%q, %k, %v) : T[1,2,70,8]",
      "f32", catalog_);
  const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kDefault);
  const auto scores = std::get<Product>(calls_of(compiled).front());
  EXPECT_EQ(scores.rows.back().target, 72);
  check(graph, compiled);
}

struct ExpectedAttention {
  std::string text;
  int64_t attentions;
  size_t steps;  // of the default compiler
};

const std::vector<ExpectedAttention> kAttentions{
    // Heads that one projection holds are read in place.
    {"(%x: T[2,20,3,4,8]) %p = permute(%x, [2,0,3,1,4]) : T[3,2,4,20,8] "
     "%q, %k, %v = unbind(%p) : T[2,4,20,8], T[2,4,20,8], T[2,4,20,8] "
     "%y = scaled_dot_product_attention(%q, %k, %v) : T[2,4,20,8]",
     1, 1},
    {"(%q: T[2,6,5,16], %k: T[1,2,9,16], %v: T[2,2,9,16], %m: T[2,1,1,9]) "
     "%y = scaled_dot_product_attention(%q, %k, %v, %m, scale=0.5, enable_gqa=true) : T[2,6,5,16]",
     1, 1},
    {"(%q: T[3,7,8], %k: T[3,7,8], %v: T[3,7,8], %m: f32[7,7]) "
     "%y = scaled_dot_product_attention(%q, %k, %v, %m, is_causal=true) : T[3,7,8]",
     1, 1},
    // A mask of bool is turned into one that is added, once for both.
    {"(%q: T[2,2,5,8], %k: T[2,2,6,8], %m: bool[2,1,5,6]) "
     "%a = scaled_dot_product_attention(%q, %k, %k, %m) : T[2,2,5,8] "
     "%y = scaled_dot_product_attention(%a, %k, %k, %m) : T[2,2,5,8]",
     2, 3},
    // Rows that do not begin at vectors are copied.
    {"(%x: T[2,2,5,12], %k: T[2,2,6,8]) %q = slice(%x, 3, 1, 9) : T[2,2,5,8] "
     "%y = scaled_dot_product_attention(%q, %k, %k) : T[2,2,5,8]",
     1, 2},
    // Two products.
    {"(%q: T[2,2,5,6], %k: T[2,2,6,6]) "
     "%y = scaled_dot_product_attention(%q, %k, %k) : T[2,2,5,6]",
     0, 4},
};

TEST_F(GpuLibrary, AttentionIsOneCall) {
  for (const ExpectedAttention& expected : kAttentions) {
    for (const std::string_view dtype : {"f16", "bf16"}) {
      SCOPED_TRACE(expected.text);
      const Graph graph = graph_of_case(expected.text, dtype, catalog_);
      for (const Pipeline pipeline : {Pipeline::kOpByOp, Pipeline::kDefault}) {
        const CompiledGraph compiled = compile_for_gpu(graph, pipeline);
        const auto calls = calls_of(compiled);
        EXPECT_EQ(std::ranges::count_if(calls,
                                        [](const LibraryCall& call) {
                                          return std::holds_alternative<Attention>(call);
                                        }),
                  expected.attentions);
        if (pipeline == Pipeline::kDefault) {
          EXPECT_EQ(compiled.plan.steps.size(), expected.steps);
        }
        constexpr int kOfRoundedWeights = -3;
        if (dtype == "f16" && expected.attentions > 0) check(graph, compiled, kOfRoundedWeights);
      }
    }
  }
  const Graph graph = graph_of_case(kAttentions[0].text, "f32", catalog_);
  EXPECT_FALSE(std::holds_alternative<Attention>(
      calls_of(compile_for_gpu(graph, Pipeline::kDefault)).front()));
}

TEST_F(GpuLibrary, GroupsOfChannelsKeepTheOrderOfDims) {
  const Graph graph = graph_of_case(kLibraryCases[1].text, "f32", catalog_);
  const auto calls = calls_of(compile_for_gpu(graph, Pipeline::kDefault));
  EXPECT_FALSE(std::get<Convolution>(calls.front()).channels_last);
}

TEST_F(GpuLibrary, PointwiseConvolutionsKeepTheOrderOfTheirInput) {
  const auto convolutions_of = [&](const std::string& text) {
    const Graph graph = graph_of_case(text, "f32", catalog_);
    const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kDefault);
    check(graph, compiled);
    std::vector<bool> channels_last;
    for (const LibraryCall& call : calls_of(compiled)) {
      channels_last.push_back(std::get<Convolution>(call).channels_last);
    }
    return std::pair(channels_last, compiled.plan.steps.size());
  };
  const auto [alone, steps] =
      convolutions_of("(%x: T[2,6,5,5], %w: T[8,6,1,1]) %y = conv2d(%x, %w) : T[2,8,5,5]");
  EXPECT_EQ(alone, std::vector{false});
  EXPECT_EQ(steps, 1u);
  const auto [behind, all] = convolutions_of(
      "(%x: T[2,6,5,5], %w: T[8,6,3,3], %v: T[4,8,1,1]) "
      "%h = conv2d(%x, %w, padding=1) : T[2,8,5,5] %y = conv2d(%h, %v) : T[2,4,5,5]");
  EXPECT_EQ(behind, (std::vector{true, true}));
}

// Each one adds storages to the program, which move those that it had.
TEST_F(GpuLibrary, ManyConvolutionsArePlaced) {
  std::string body;
  for (size_t count = 1; count <= 24; ++count) {
    body += fmt::format("  %{} = conv2d(%{}, %w, padding=[1,1], groups=4) : f16[1,4,9,9]\n", count,
                        count - 1);
    const Graph graph = parsed_graph(
        fmt::format("graph @g(%0: f16[1,4,9,9], %w: f16[4,1,3,3]) {{\n{}  return %{}\n}}", body,
                    count),
        catalog_);
    EXPECT_EQ(calls_of(compile_for_gpu(graph, Pipeline::kOpByOp)).size(), count);
  }
}

TEST_F(GpuLibrary, SmallConvolutionsAreKernels) {
  const Graph graph = graph_of_case(kLibraryCases[0].text, "f32", catalog_);
  const CompiledGraph compiled =
      compile(graph, catalog_, default_target(Device::kCuda), Pipeline::kDefault).value();
  EXPECT_TRUE(calls_of(compiled).empty());
}

}  // namespace
}  // namespace passnet
