// The CUDA target: plans, entries and texts, without a GPU.
#include "kernel/costs/cuda.hpp"

#include "compile/build.hpp"
#include "compile/explain.hpp"
#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "generate/random_graph.hpp"
#include "generate/vary_call.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/cuda_fixture.hpp"
#include "toolchain/nvrtc_compiler.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

constexpr std::string_view kSaxpy = R"(graph @g(%x: f32[300]) {
  %0 = launch saxpy(x=%x) : f32[300]
       results = ["y"]  args = [300, 0.5]  grid = [3]  block = [128]
  return %0
}
kernel saxpy cuda """
extern "C" __global__ void __launch_bounds__(128) saxpy(const x_t* x, y_t* y, int64_t n, double a) {
  const int64_t i = int64_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x_t(a) * x[i] + x_t(1);
}
"""
)";

TEST_F(Cuda, AnAuthorsKernelRunsWithTheShapeOfItsLaunch) {
  const Graph graph = parse(kSaxpy);
  const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kOpByOp).value();
  ASSERT_EQ(compiled.plan.steps.size(), 1u);
  const auto& launch = std::get<KernelLaunch>(compiled.plan.steps[0]);
  EXPECT_EQ(launch.shape.grid[0], 3);
  EXPECT_EQ(launch.shape.block[0], 128);
  CudaKernels kernels;
  const std::vector<size_t> numbers{kernels.add(compiled.kernels[0].job.source)};
  ASSERT_TRUE(kernels.compile());
  const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
  const auto results = run_plan(compiled, numbers, kernels, inputs);
  const Tensor& found = results[0];
  for (int64_t i = 0; i < 300; ++i) {
    EXPECT_FLOAT_EQ(static_cast<float>(found.value(i)),
                    0.5F * static_cast<float>(inputs[0].value(i)) + 1.0F);
  }
}

TEST_F(Cuda, ALaunchWithTooManyArgumentsIsRefused) {
  std::string operands;
  for (int i = 0; i < 300; ++i) operands += i == 0 ? "%x" : ", %x";
  const Graph graph = parse("graph @g(%x: f32[4]) {\n  %0 = launch k([" + operands +
                            "]) : f32[4]\n  return %0\n}\nkernel k cuda \"\"\"void k();\"\"\"\n");
  const auto compiled = compile_for_gpu(graph, Pipeline::kOpByOp);
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().id, "launch-arguments");
  EXPECT_NE(compiled.error().message.find("bytes of addresses and parameters of a launch"),
            std::string::npos);
}

TEST_F(Cuda, PhasesAreStepsOfOneKernel) {
  const Graph graph = parse(R"(graph @g(%x: f32[640,33]) {
  %0 = cumsum(%x, 1) : f32[640,33]
  %1 = cumsum(%0, 0) : f32[640,33]
  return %1
})");
  const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kDefault).value();
  ASSERT_EQ(compiled.kernels.size(), 1u);
  ASSERT_EQ(compiled.plan.steps.size(), 2u);
  std::set<std::string> entries;
  for (const Step& step : compiled.plan.steps) {
    const auto& launch = std::get<KernelLaunch>(step);
    EXPECT_EQ(launch.kernel, 0u);
    EXPECT_TRUE(launch.parameters.empty());
    EXPECT_NE(compiled.kernels[0].job.source.find(" " + launch.entry + "("), std::string::npos);
    entries.insert(launch.entry);
  }
  EXPECT_EQ(entries.size(), 2u);
  EXPECT_EQ(compiled.origins.size(), 2u);
  EXPECT_EQ(compiled.origins[1].phase, 1u);
  check(graph);
}

// Blocks of a cluster, and slices of a block, that have several blocks of a phase or none.
TEST_F(Cuda, SmallPhasesShareALaunch) {
  const auto shape_of = [&](const Graph& graph) {
    const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kDefault).value();
    EXPECT_EQ(compiled.plan.steps.size(), 1u);
    check(graph);
    return std::get<KernelLaunch>(compiled.plan.steps[0]).shape;
  };
  const LaunchShape slices =
      shape_of(parse(R"(graph @g(%x: f32[30,60], %at: i64[30] {min=0, max=39}) {
  %0 = full([40, 60], 0.0) : f32[40,60]
  %1 = index_add(%0, 0, %at, %x) : f32[40,60]
  %2 = relu(%1) : f32[40,60]
  return %2
})"));
  EXPECT_GT(slices.block[1], 1);
  EXPECT_EQ(slices.cluster, slices.grid[0]);
  const LaunchShape rows = shape_of(parse(R"(graph @g(%x: f32[8,400]) {
  %0 = cumsum(%x, 1) : f32[8,400]
  %1 = softmax(%0, 0) : f32[8,400]
  %2 = layer_norm(%1, [400]) : f32[8,400]
  return %2
})"));
  EXPECT_EQ(rows.block[1], 1);
  EXPECT_GT(rows.cluster, 1);
}

// Rows that are neighbors in memory, some beyond the last block's, in f32 and bf16.
TEST_F(Cuda, RowsSideBySideAreRight) {
  check(parse(R"(graph @g(%x: f32[3,100,411], %w: f32[100], %b: f32[100]) {
  %0 = transpose(%x, 1, 2) : f32[3,411,100]
  %1 = layer_norm(%0, [100], %w, %b) : f32[3,411,100]
  return %1
})"));
  check(parse(R"(graph @g(%x: bf16[70,200,18,5]) {
  %0 = softmax(%x, 1) : bf16[70,200,18,5]
  return %0
})"));
  check(parse(R"(graph @g(%x: f32[4,22,23]) {
  %0 = softmax(%x, 1) : f32[4,22,23]
  return %0
})"));
}

TEST_F(Cuda, ThreadsThatShareTheResultsOfARowAreRight) {
  check(parse(R"(graph @g(%x: f32[8,28,28,64], %w: f32[64], %b: f32[64]) {
  %0 = layer_norm(%x, [64], %w, %b) : f32[8,28,28,64]
  %1 = reshape(%0, [8,14,2,14,2,64]) : f32[8,14,2,14,2,64]
  %2 = permute(%1, [0,1,3,4,2,5]) : f32[8,14,14,2,2,64]
  %3 = reshape(%2, [8,14,14,256]) : f32[8,14,14,256]
  %4 = layer_norm(%3, [256]) : f32[8,14,14,256]
  return %4
})"));
  check(parse(R"(graph @g(%x: f32[300,3,50]) {
  %0 = amax(%x, [2]) : f32[300,3]
  %1 = softmax(%0, 1) : f32[300,3]
  return %1
})"));
}

TEST_F(Cuda, ThreadsThatShareAnOwnedElementAreRight) {
  check(parse(R"(graph @g(%x: f32[2,30], %i: i64[700,30] {min=0, max=1}, %y: f32[700,30]) {
  %0 = scatter_add(%x, 0, %i, %y) : f32[2,30]
  return %0
})"));
  check(parse(R"(graph @g(%x: f32[3,5], %i: i64[90,5] {min=0, max=2}, %y: f32[90,5]) {
  %0 = scatter_reduce(%x, 0, %i, %y, "amax") : f32[3,5]
  %1 = scatter_reduce(%x, 0, %i, %y, "prod") : f32[3,5]
  return %0, %1
})"));
}

TEST_F(Cuda, ThreadsOfLargeMapsAreRight) {
  for (const std::string_view text :
       {// Squares, of f32 and of half precision, with operands of either order and of one element.
        "%x: f32[3,20,36], %y: f32[3,36,20], %w: f32[20]) {\n"
        "  %0 = transpose(%x, 1, 2)\n  %1 = add(%0, %y)\n  %2 = mul(%1, %w)\n  return %2\n}\n",
        "%x: bf16[64,40], %y: bf16[40,64]) {\n"
        "  %0 = transpose(%x, 0, 1)\n  %1 = add(%0, %y)\n  %2 = exp(%0)\n  return %1, %2\n}\n",
        // Tiles without squares.
        "%x: f32[2,33,49]) {\n  %0 = transpose(%x, 1, 2)\n  %1 = relu(%0)\n  return %1\n}\n",
        // A map that loads along another loop than it stores.
        "%x: f32[4,16,16,64]) {\n  %0 = permute(%x, [0,3,1,2])\n"
        "  %1 = avg_pool2d(%0, [2])\n  return %0, %1\n}\n",
        // Several iterations of a thread, and shares of stages that take turns.
        "%x: f32[8,16,13,13]) {\n"
        "  %0 = interpolate(%x, scale_factor=[2.0], mode=\"bilinear\")\n  return %0\n}\n",
        "%x: f32[8,3,30,30]) {\n  %0 = relu(%x)\n  %1 = avg_pool2d(%0, [3], [1], [1])\n"
        "  %2 = max_pool2d(%x, [2])\n  return %0, %1, %2\n}\n"}) {
    SCOPED_TRACE(text);
    check(parse("graph @g(" + std::string(text)));
  }
}

TEST_F(Cuda, WindowsThatOverlapAreRight) {
  CudaCosts costs = *default_target(Device::kCuda).cuda;
  costs.min_lone_threads = 0;
  costs.many_rows = 1;
  Target target = default_target(Device::kCuda);
  target.cuda = &costs;
  for (const std::string_view text :
       {"%x: f16[2,3,21,21], %y: f16[2,3,21,21]) {\n"
        "  %0 = avg_pool2d(%x, kernel_size=[3], stride=[1], padding=[1], count_include_pad=false)\n"
        "  %1 = add(%0, %y)\n  return %1\n}\n",
        "%x: f32[2,3,10,9], %y: f32[3,1,1]) {\n  %0 = exp(%x)\n"
        "  %1 = avg_pool2d(%0, [3], [1], [1])\n  %2 = sub(%1, %0)\n  %3 = mul(%2, %y)\n"
        "  %4 = add(%0, %3)\n  return %1, %4\n}\n",
        "%x: bf16[3,14,11]) {\n  %0 = max_pool2d(%x, [3], [1], [1])\n  %1 = neg(%0)\n"
        "  return %1\n}\n",
        "%x: f32[2,2,8,9], %y: f32[2,2,6,6]) {\n  %0 = avg_pool2d(%x, [3,4], [1])\n"
        "  %1 = mul(%0, %y)\n  return %0, %1\n}\n"}) {
    SCOPED_TRACE(text);
    const Graph graph = parse("graph @g(" + std::string(text));
    check(graph, target, Pipeline::kDefault);
    const CompiledGraph compiled = compile(graph, catalog_, target, Pipeline::kDefault).value();
    EXPECT_NE(list_sources(compiled, name_of).find("[place] = "), std::string::npos)
        << "no thread has several rows";
  }
}

TEST_F(Cuda, BordersAreRight) {
  for (const std::string_view text :
       {"%x: f32[2,3,8,7]) {\n  %0 = relu(%x)\n  %1 = pad(%0, pad=[1,2,3,1])\n  return %0, %1\n}\n",
        "%x: bf16[4,60,30]) {\n  %0 = softmax(%x, 2)\n  %1 = pad(%0, pad=[0,0,2,0])\n"
        "  %2 = sum(%1, [2])\n  return %1, %2\n}\n",
        "%x: f32[3,4,10,10]) {\n  %0 = sigmoid(%x)\n  %1 = pad(%0, pad=[1,1,1,1], value=2.5)\n"
        "  %2 = max_pool2d(%1, [3], [2])\n  return %2\n}\n"}) {
    SCOPED_TRACE(text);
    check(parse("graph @g(" + std::string(text)));
  }
}

TEST_F(Cuda, RowsOfPartsAreRight) {
  for (const std::string_view text :
       {"%t: f32[8,1,96], %x: f32[8,12,96], %p: f32[1,13,96]) {\n"
        "  %0 = cat([%t, %x], dim=1)\n  %1 = add(%0, %p)\n  %2 = layer_norm(%1, [96])\n"
        "  return %1, %2\n}\n",
        "%t: bf16[5,40], %x: bf16[700,40], %y: bf16[3,40]) {\n"
        "  %0 = cat([%t, %x, %y], dim=0)\n  %1 = softmax(%0, 1)\n  %2 = sum(%0, [0])\n"
        "  return %1, %2\n}\n"}) {
    SCOPED_TRACE(text);
    check(parse("graph @g(" + std::string(text)));
  }
}

TEST_F(Cuda, EmptyTensorsNeedNoLaunch) {
  const Graph graph = parse(R"(graph @g(%x: f32[0,4], %y: f32[3,0]) {
  %0 = relu(%x) : f32[0,4]
  %1 = sum(%y, [1]) : f32[3]
  return %0, %1
})");
  const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kOpByOp).value();
  EXPECT_EQ(compiled.plan.steps.size(), 1u);
  explain_edges(compiled);
  check(graph);
}

TEST_F(Cuda, ManyOperandsAreCutIntoLaunches) {
  std::string inputs;
  std::string names;
  for (int i = 0; i < 200; ++i) {
    inputs += fmt::format("{}%x{}: f32[2,3]", i == 0 ? "" : ", ", i);
    names += fmt::format("{}%x{}", i == 0 ? "" : ", ", i);
  }
  const Graph graph =
      parse("graph @g(" + inputs + ") {\n  %0 = cat([" + names + "], 1)\n  return %0\n}\n");
  const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kOpByOp).value();
  const int64_t most = default_target(Device::kCuda).cuda->max_argument_bytes;
  for (const Step& step : compiled.plan.steps) {
    const auto& launch = std::get<KernelLaunch>(step);
    EXPECT_LE((launch.buffers.size() + launch.parameters.size()) * sizeof(int64_t),
              static_cast<size_t>(most));
  }
  check(graph);
}

TEST_F(Cuda, StoresToOneElementStayInOrder) {
  check(parse(R"(graph @g(%x: f32[6,40], %i: i64[30,40] {min=0, max=5}, %s: f32[30,40]) {
  %0 = scatter_add(%x, 0, %i, %s) : f32[6,40]
  return %0
})"));
  check(parse(R"(graph @g(%x: f32[6,40], %i: i64[30] {min=0, max=5}, %s: f32[30,40]) {
  %0 = index_add(%x, 0, %i, %s) : f32[6,40]
  return %0
})"));
}

TEST_F(Cuda, FormsComputeWhatTheInterpreterDoes) {
  for (const std::string_view text :
       {// Packs, with and without a broadcast.
        "%x: bf16[16,32,12,12], %m: f32[32], %v: f32[32]) {\n"
        "  %0 = batch_norm(%x, %m, %v)\n  %1 = relu(%0)\n  return %1\n}\n",
        "%x: f32[70000], %y: f32[70000]) {\n"
        "  %0 = add(%x, %y)\n  %1 = gt(%0, 0)\n  return %0, %1\n}\n",
        // A warp, a block, and a few threads per row.
        "%x: f32[12,19,197], %m: f32[19,197]) {\n"
        "  %0 = add(%x, %m)\n  %1 = softmax(%0, -1)\n  return %1\n}\n",
        "%x: bf16[19,768], %w: bf16[768], %b: bf16[768]) {\n"
        "  %0 = layer_norm(%x, [768], %w, %b)\n  %1 = gelu(%0)\n  return %1, %0\n}\n",
        "%x: f32[500,7]) {\n  %0 = softmax(%x, -1)\n  %1 = argmax(%x, 1)\n"
        "  return %0, %1\n}\n",
        "%x: f16[3,5000]) {\n  %0 = softmax(%x, -1)\n  %1 = argmin(%x, 1)\n"
        "  return %0, %1\n}\n",
        "%x: f32[4,8,20,20]) {\n  %0 = group_norm(%x, 4)\n  %1 = silu(%0)\n  return %1\n}\n",
        // Long reductions with few results.
        "%x: f32[4,3,100,200]) {\n  %0 = mean(%x, [0,2,3])\n  %1 = amax(%x)\n"
        "  return %0, %1\n}\n",
        // Scans along rows and across them.
        "%x: f32[5,300], %i: i64[300,6]) {\n  %0 = cumsum(%x, 1)\n  %1 = cumsum(%i, 0)\n"
        "  return %0, %1\n}\n"}) {
    SCOPED_TRACE(text);
    check(parse("graph @g(" + std::string(text)));
  }
}

// PASSNET_CUDA_GRAPHS=100 runs as many.
TEST_F(Cuda, RandomGraphsAreRight) {
  const uint64_t count = number_from("PASSNET_CUDA_GRAPHS", 4);
  const GraphGenerator generator(catalog_);
  const uint64_t first = number_from("PASSNET_RANDOM_SEED", 0);
  for (uint64_t seed = first; seed < first + count; ++seed) {
    SCOPED_TRACE(seed);
    check(generator.make(seed, {.nodes = 4, .most_elements = 4000, .most_extent = 60}));
  }
}

// PASSNET_CUDA_TEXTS=4000 compiles as many texts for each architecture.
TEST_F(Cuda, NvrtcCompilesTheTextsOfRandomGraphs) {
  if (find_nvrtc().empty()) GTEST_SKIP() << "without NVRTC";
  const uint64_t count = number_from("PASSNET_CUDA_TEXTS", 100);
  const GraphGenerator generator(catalog_);
  for (const char* arch : {"sm_80", "sm_90", "sm_100"}) {
    const Target& target = *find_target(arch);
    std::vector<CompileJob> jobs;
    std::set<std::string> seen;
    for (uint64_t seed = number_from("PASSNET_RANDOM_SEED", 0); jobs.size() < count; ++seed) {
      const Graph graph = generator.make(
          seed, {.nodes = 3 + seed % 4, .most_elements = 40'000, .most_extent = kWideExtent});
      const Pipeline pipeline = seed % 2 == 0 ? Pipeline::kDefault : Pipeline::kOpByOp;
      const CompiledGraph compiled = compile(graph, catalog_, target, pipeline).value();
      for (const KernelUnit& unit : compiled.kernels) {
        if (jobs.size() < count && seen.insert(unit.job.source).second) jobs.push_back(unit.job);
      }
    }
    std::string folder = std::filesystem::temp_directory_path() / "passnet-texts-XXXXXX";
    auto compiler = NvrtcCompiler::open(target, {.cache_folder = mkdtemp(folder.data())}).value();
    const auto outcomes = compiler.compile_all(jobs).value();
    for (size_t i = 0; i < jobs.size(); ++i) {
      const auto* const failure = std::get_if<CompileFailure>(&outcomes[i]);
      EXPECT_EQ(failure, nullptr) << jobs[i].source << (failure ? failure->log : "");
    }
    std::filesystem::remove_all(folder);
  }
}

TEST_F(Cuda, LargeProductsAreCallsOfTheLibrary) {
  const auto count_calls = [&](std::string_view text) {
    std::vector<int64_t> counts;
    for (const Pipeline pipeline : {Pipeline::kOpByOp, Pipeline::kDefault}) {
      const CompiledGraph compiled = compile_for_gpu(parse(text), pipeline).value();
      counts.push_back(std::ranges::count_if(compiled.plan.steps, is_library_step));
      EXPECT_EQ(compiled.origins.size(), compiled.plan.steps.size());
    }
    EXPECT_EQ(counts[0], counts[1]) << "both must give the same values: " << text;
    return counts[0];
  };
  EXPECT_EQ(count_calls("graph @g(%x: f16[64,256], %w: f16[128,256], %b: f16[128]) {\n"
                        "  %y = linear(%x, %w, %b) : f16[64,128]\n"
                        "  %z = relu(%y) : f16[64,128]\n  return %z\n}\n"),
            1);
  EXPECT_EQ(count_calls("graph @small(%x: f32[4,16], %w: f32[8,16]) {\n"
                        "  %y = linear(%x, %w) : f32[4,8]\n  return %y\n}\n"),
            0);
  EXPECT_EQ(count_calls("graph @wide(%x: f64[64,256], %w: f64[128,256]) {\n"
                        "  %y = linear(%x, %w) : f64[64,128]\n  return %y\n}\n"),
            0);
  EXPECT_EQ(count_calls("graph @windows(%x: f32[1,16,32,32], %w: f32[32,16,3,3]) {\n"
                        "  %y = conv2d(%x, %w, padding=[1,1]) : f32[1,32,32,32]\n"
                        "  return %y\n}\n"),
            1);
}

}  // namespace
}  // namespace passnet
