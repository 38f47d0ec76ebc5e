// Sums of products in tiles of tensor cores, as they run without a GPU.
#include "support/cuda_fixture.hpp"
#include "toolchain/nvrtc_compiler.hpp"

#include <fmt/format.h>

namespace passnet {
namespace {

class CudaTiles : public Cuda {
 protected:
  // A graph that launches a kernel over inputs `a`, `b`, … of these types; its only result is like
  // the type `result`.
  Graph launch(std::string_view kernel, std::span<const std::string> types,
               std::string_view result) const {
    std::string inputs;
    std::string operands;
    for (size_t i = 0; i < types.size(); ++i) {
      const char name = static_cast<char>('a' + i);
      inputs += fmt::format("{}%{}: {}", i == 0 ? "" : ", ", name, types[i]);
      operands += fmt::format("{}{}=%{}", i == 0 ? "" : ", ", name, name);
    }
    return parse(fmt::format(
        "graph @g({}) {{\n  %0 = launch k({}) : {}\n       results = [\"y\"]\n  return %0\n}}\n"
        "kernel k{}\n",
        inputs, operands, result, kernel));
  }

  // The calls of the prelude that begin and end products, in order.
  std::vector<std::string> products_of(const Graph& graph) const {
    const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kDefault).value();
    const std::string& text = compiled.kernels[0].job.source;
    std::vector<std::string> calls;
    for (size_t at = 0; (at = text.find("pn::", at)) != std::string::npos; ++at) {
      const std::string name = text.substr(at + 4, text.find_first_of("<(", at) - at - 4);
      if (name == "start_panels" || name == "start_tile") calls.push_back(name);
      if (name == "end_product") calls.push_back(text.substr(at + 4, name.size() + 3));
    }
    return calls;
  }

  // Checks the values of such a graph.
  void check_kernel(std::string_view kernel, std::span<const std::string> types,
                    std::string_view result) const {
    SCOPED_TRACE(kernel);
    const Graph graph = launch(kernel, types, result);
    const CompiledGraph compiled = compile_for_gpu(graph, Pipeline::kDefault).value();
    EXPECT_TRUE(list_launch(compiled, 0).contains("tiles of 128 rows")) << list_launch(compiled, 0);
    // Sums in another order are rounded to neighbors.
    check(graph, default_target(Device::kCuda), Pipeline::kDefault, -3);
  }
};

TEST_F(CudaTiles, ProductsOfAnyOrderAndSizeAreRight) {
  for (const std::string dtype : {"f16", "bf16", "f32"}) {
    check_kernel("(a[m, d], b[d, n]) -> y[m, n] { rows m { y[m, n] = sum(d) a[m, d] * b[d, n] } }",
                 std::array{dtype + "[200,72]", dtype + "[72,136]"}, dtype + "[200,136]");
    check_kernel("(a[d, m], b[n, d]) -> y[m, n] { rows m { y[m, n] = sum(d) a[d, m] * b[n, d] } }",
                 std::array{dtype + "[96,136]", dtype + "[40,96]"}, dtype + "[136,40]");
    check_kernel("(a[m, d], b[n, d]) -> y[m, n] { rows m { y[m, n] = sum(d) a[m, d] * b[n, d] } }",
                 std::array{dtype + "[131,35]", dtype + "[77,35]"}, dtype + "[131,77]");
  }
}

TEST_F(CudaTiles, WorkAroundAProductIsPartOfIt) {
  check_kernel(
      R"((a[p, m, d], b[p, d, n], c[n], x[p, m, n]) -> y[p, m, n] {
  rows p, m { y[p, m, n] = gelu(round((sum(d) a[p, m, d] * b[p, d, n]) + c[n])) + x[p, m, n] }
})",
      std::array<std::string, 4>{"bf16[3,130,64]", "bf16[3,64,48]", "bf16[48]", "bf16[3,130,48]"},
      "bf16[3,130,48]");
  check_kernel(
      R"((a[p, m, d], b[p, d, n], c[n]) -> y[p, m, n] {
  rows p, m {
    x[n] = (sum(d) a[p, m, d] * b[p, d, n]) + c[n]
    total = sum(n) x[n]
    y[p, m, n] = x[n] / (1 + abs(total))
  }
})",
      std::array<std::string, 3>{"f32[2,130,65]", "f32[2,65,44]", "f32[44]"}, "f32[2,130,44]");
  // A depth whose left factor stays in shared memory, and one that passes through it.
  for (const auto& [dtype, depth] : {std::pair("f16", 80), {"f16", 264}, {"f32", 80}}) {
    const std::string right = fmt::format("{}[{},72]", dtype, depth);
    check_kernel(R"((a[m, d], b[d, n], c[d, n]) -> y[m, n] {
  rows m {
    g[n] = round(sum(d) a[m, d] * b[d, n])
    u[n] = round(sum(d) a[m, d] * c[d, n])
    y[m, n] = round(silu(g[n])) * u[n]
  }
})",
                 std::array<std::string, 3>{fmt::format("{}[150,{}]", dtype, depth), right, right},
                 fmt::format("{}[150,72]", dtype));
  }
}

// Attention in blocks; the terms of a score, and what is stored of a weight.
std::string attention(int64_t block, std::string_view score, std::string_view weight) {
  return fmt::format(R"((a[p, m, d], b[p, n, d], c[p, n, e]) -> y[p, m, e] {{
  rows p, m {{
    top = -inf; total = 0; acc[e] = 0
    blocks n by {} {{
      s[n] = {}
      next = max(top, max(n) s[n])
      shrink = exp(top - next)
      w[n] = exp(s[n] - next)
      h[n] = {}
      acc[e] = acc[e] * shrink + sum(n) h[n] * c[p, n, e]
      total = total * shrink + sum(n) w[n]
      top = next
    }}
    y[p, m, e] = acc[e] / total
  }}
}})",
                     block, score, weight);
}

TEST_F(CudaTiles, AttentionInBlocksIsRight) {
  const std::string_view plain = "(sum(d) a[p, m, d] * b[p, n, d]) / sqrt(d)";
  const std::string_view causal = "n <= m ? (sum(d) a[p, m, d] * b[p, n, d]) / sqrt(d) : -inf";
  for (const std::string dtype : {"f16", "bf16"}) {
    check_kernel(attention(32, plain, "round(w[n])"),
                 std::array{dtype + "[2,140,48]", dtype + "[2,96,48]", dtype + "[2,96,40]"},
                 dtype + "[2,140,40]");
  }
  // The last block has fewer keys, and values are wider than a thread of eight rows may have.
  for (const int64_t values : {40, 128}) {
    check_kernel(attention(64, plain, "w[n]"),
                 std::array<std::string, 3>{"f32[2,140,48]", "f32[2,80,48]",
                                            fmt::format("f32[2,80,{}]", values)},
                 fmt::format("f32[2,140,{}]", values));
  }
  check_kernel(attention(64, plain, "w[n]"),
               std::array<std::string, 3>{"bf16[2,128,64]", "bf16[2,128,64]", "bf16[2,128,64]"},
               "bf16[2,128,64]");
  check_kernel(attention(64, causal, "round(w[n])"),
               std::array<std::string, 3>{"bf16[1,256,64]", "bf16[1,256,64]", "bf16[1,256,64]"},
               "bf16[1,256,64]");
}

// With blocks of 128 keys a multiprocessor has room for one block of threads: the next scores are
// computed beside the sums of this block's values. Two blocks of threads do so for each other.
TEST_F(CudaTiles, ProductsRunBesideWhatIsComputedOnce) {
  const std::string_view plain = "(sum(d) a[p, m, d] * b[p, n, d]) / sqrt(d)";
  const std::array<std::string, 3> inputs{"bf16[1,256,64]", "bf16[1,256,64]", "bf16[1,256,64]"};
  const std::string wide = attention(128, plain, "round(w[n])");
  check_kernel(wide, inputs, "bf16[1,256,64]");
  EXPECT_EQ(products_of(launch(wide, inputs, "bf16[1,256,64]")),
            (std::vector<std::string>{"start_panels", "end_product<0>", "start_panels",
                                      "start_tile", "end_product<1>", "start_tile",
                                      "end_product<1>", "end_product<0>"}));
  const std::vector<std::string> narrow =
      products_of(launch(attention(64, plain, "round(w[n])"), inputs, "bf16[1,256,64]"));
  EXPECT_TRUE(std::ranges::none_of(narrow, [](std::string_view call) {
    return call.starts_with("end_product") && call != "end_product<0>";
  }));
}

TEST_F(CudaTiles, NvrtcCompilesThemForEachGpu) {
  if (find_nvrtc().empty()) GTEST_SKIP() << "without NVRTC";
  const std::array<std::string, 3> inputs{"f16[2,128,64]", "f16[2,128,64]", "f16[2,128,64]"};
  const Graph in_blocks =
      launch(attention(64, "(sum(d) a[p, m, d] * b[p, n, d]) / sqrt(d)", "round(w[n])"), inputs,
             "f16[2,128,64]");
  const Graph product =
      launch("(a[m, d], b[d, n]) -> y[m, n] { rows m { y[m, n] = sum(d) a[m, d] * b[d, n] } }",
             std::array<std::string, 2>{"bf16[4096,512]", "bf16[512,4096]"}, "bf16[4096,4096]");
  const Graph floats =
      launch("(a[m, d], b[n, d]) -> y[m, n] { rows m { y[m, n] = sum(d) a[m, d] * b[n, d] } }",
             std::array<std::string, 2>{"f32[1030,72]", "f32[1031,72]"}, "f32[1030,1031]");
  for (const char* arch : {"sm_80", "sm_90", "sm_100"}) {
    const Target& target = *find_target(arch);
    std::vector<CompileJob> jobs;
    for (const Graph* graph : {&in_blocks, &product, &floats}) {
      const CompiledGraph compiled = compile(*graph, catalog_, target, Pipeline::kDefault).value();
      for (const KernelUnit& unit : compiled.kernels) jobs.push_back(unit.job);
    }
    std::string folder = std::filesystem::temp_directory_path() / "passnet-texts-XXXXXX";
    auto compiler = NvrtcCompiler::open(target, {.cache_folder = mkdtemp(folder.data())}).value();
    const auto outcomes = compiler.compile_all(jobs).value();
    for (size_t i = 0; i < jobs.size(); ++i) {
      const auto* const failure = std::get_if<CompileFailure>(&outcomes[i]);
      EXPECT_EQ(failure, nullptr) << arch << jobs[i].source << (failure ? failure->log : "");
    }
    std::filesystem::remove_all(folder);
  }
}

}  // namespace
}  // namespace passnet
