// Compares merged kernels with the computations that they consist of, both on the kernel
// interpreter.
#include "correct/compare.hpp"
#include "fuse/groups.hpp"
#include "fuse/layouts.hpp"
#include "fuse/live_out.hpp"
#include "fuse/merge.hpp"
#include "generate/inputs.hpp"
#include "generate/random_graph.hpp"
#include "interpret/interpret_kernel.hpp"
#include "ir/text/text.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/unroll.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <complex>
#include <cstdlib>
#include <cstring>

namespace passnet {
namespace {

// The storages of a program while it runs.
class Memory {
 public:
  Memory(const LoopProgram& program, std::span<const Tensor> inputs)
      : program_(program), bytes_(program.storages.size()) {
    for (size_t i = 0; i < program.storages.size(); ++i) {
      const Storage& storage = program.storages[i];
      if (storage.input) spread(i, inputs[*storage.input], storage.strides);
    }
  }

  Tensor read(const Window& window) const {
    const auto& bytes = bytes_[window.storage.index];
    if (window.type.numel() == 0) return Tensor(window.type);
    const auto offset = static_cast<size_t>(window.layout.offset) * byte_size(window.type.dtype);
    return pack(window.type, window.layout.strides, bytes.data() + offset);
  }

  void write(StorageId storage, const Tensor& tensor) {
    bytes_[storage.index].assign(tensor.bytes().begin(), tensor.bytes().end());
  }

  void run(const Kernel& kernel, std::span<const Window> inputs,
           std::span<const StorageId> outputs) {
    std::vector<Tensor> tensors;
    for (const Window& input : inputs) tensors.push_back(read(input));
    std::vector<const Tensor*> operands;
    for (const Tensor& tensor : tensors) operands.push_back(&tensor);
    const auto results = interpret(kernel, operands);
    ASSERT_TRUE(results.has_value()) << to_string(kernel);
    for (size_t i = 0; i < outputs.size(); ++i) write(outputs[i], (*results)[i]);
  }

 private:
  void spread(size_t at, const Tensor& tensor, std::span<const int64_t> strides) {
    const Shape& shape = tensor.type().shape;
    const size_t size = byte_size(tensor.type().dtype);
    int64_t last = 0;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      last += std::max<int64_t>(shape[dim] - 1, 0) * strides[dim];
    }
    bytes_[at].resize(static_cast<size_t>(last + 1) * size);
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      int64_t rest = i;
      int64_t place = 0;
      for (size_t dim = shape.size(); dim-- > 0;) {
        place += rest % shape[dim] * strides[dim];
        rest /= shape[dim];
      }
      std::memcpy(bytes_[at].data() + static_cast<size_t>(place) * size,
                  tensor.bytes().data() + static_cast<size_t>(i) * size, size);
    }
  }

  const LoopProgram& program_;
  std::vector<std::vector<std::byte>> bytes_;
};

class Fuse : public testing::Test {
 protected:
  Graph parse(std::string_view text) { return parsed_graph(text, catalog_); }

  std::vector<FusedKernel> fuse(const LoopProgram& program) {
    std::vector<FusedKernel> kernels;
    const auto groups = choose_groups(program, {}, native_target());
    const std::vector<bool> live_out = find_live_out(program, groups);
    for (const auto& group : groups) {
      kernels.push_back(merge_computations(program, group, live_out, native_target()));
      const auto flaw = find_flaw(kernels.back().kernel);
      EXPECT_FALSE(flaw.has_value()) << *flaw << to_string(kernels.back().kernel);
    }
    return kernels;
  }

  // Counts the stages that store at least `elements` elements.
  static size_t large_stages(const Kernel& kernel, int64_t elements) {
    return static_cast<size_t>(std::ranges::count_if(kernel.stages, [&](const Stage& stage) {
      return numel(kernel.extents(stage)) >= elements;
    }));
  }

  // Runs both on the same inputs; the results must have the same bits, except for sums in another
  // order.
  void compare_values(const Graph& graph, uint64_t seed, bool unrolled) {
    LoopProgram program = lower_to_loops(graph, catalog_).value();
    drop_unused(program);
    const std::vector<Tensor> inputs = make_inputs(graph, catalog_, seed);
    const LoopProgram plain = program;
    Memory alone(plain, inputs);
    choose_layouts(program, {.launches_alone = [](const Computation&) { return false; }},
                   native_target());
    Memory merged(program, inputs);
    for (const Computation& computation : plain.computations) {
      alone.run(computation.kernel, computation.operands, computation.results);
    }
    if (unrolled) {
      for (Computation& computation : program.computations) {
        computation.kernel = unroll_reductions(std::move(computation.kernel), 8);
      }
    }
    for (const FusedKernel& fused : fuse(program)) {
      merged.run(fused.kernel, fused.inputs, fused.outputs);
    }
    if (HasFailure()) return;
    for (size_t i = 0; i < program.results.size(); ++i) {
      const Tensor expected = alone.read(plain.results[i]);
      const Tensor found = merged.read(program.results[i]);
      const bool same = std::ranges::equal(found.bytes(), expected.bytes());
      EXPECT_TRUE(same || equal_values(found, expected) || (unrolled && near(found, expected)))
          << print(graph, catalog_);
    }
  }

  // Up to the order of a few additions.
  static bool near(const Tensor& found, const Tensor& expected) {
    if (!is_complex(expected.type().dtype)) return compare(found, expected).correct_at(-3);
    const auto a = found.as<std::complex<float>>();
    const auto b = expected.as<std::complex<float>>();
    return std::ranges::equal(a, b, [](std::complex<float> x, std::complex<float> y) {
      return std::abs(x - y) <= 1e-4f * (1 + std::abs(y)) || x != x || y != y;
    });
  }

  // NaN equals NaN, whatever its bits.
  static bool equal_values(const Tensor& a, const Tensor& b) {
    for (int64_t i = 0; i < a.numel(); ++i) {
      const double x = a.value(i);
      const double y = b.value(i);
      if (x != y && !(x != x && y != y)) return false;
    }
    return true;
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(Fuse, ComputesAChainInOneStage) {
  const LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[2,8,4,4], %m: f32[8], %v: f32[8], %r: f32[2,8,4,4]) {
  %0 = batch_norm(%x, %m, %v)
  %1 = add(%0, %r)
  %2 = relu(%1)
  return %2
})"),
                                             catalog_)
                                  .value();
  const auto kernels = fuse(program);
  ASSERT_EQ(kernels.size(), 1u);
  EXPECT_EQ(large_stages(kernels[0].kernel, 256), 1u) << to_string(kernels[0].kernel);
  EXPECT_EQ(kernels[0].inputs.size(), 4u);
}

TEST_F(Fuse, SeesThroughReshapesAndPermutations) {
  const LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[2,6,20], %y: f32[2,4,5,6]) {
  %0 = exp(%x)
  %1 = reshape(%0, [2,6,4,5])
  %2 = permute(%1, [0,2,3,1])
  %3 = mul(%2, %y)
  return %3
})"),
                                             catalog_)
                                  .value();
  const auto kernels = fuse(program);
  ASSERT_EQ(kernels.size(), 1u);
  EXPECT_EQ(kernels[0].kernel.stages.size(), 1u) << to_string(kernels[0].kernel);
}

TEST_F(Fuse, PadsPartsWithoutDivisions) {
  // Beyond the edges of a part, offsets in memory would reach its neighbors.
  const Graph graph = parse(R"(
graph @g(%x: f32[2,9,4,5]) {
  %0 = softmax(%x, dim=3)
  %1, %2, %3 = split(%0, split_size=[3], dim=1)
  %4 = pad(%1, pad=[1,1,1,1])
  %5 = pad(%2, pad=[2,1,0,3])
  %6 = max_pool2d(%3, kernel_size=[3,3], stride=[1,1], padding=[1,1])
  return %4, %5, %6
})");
  const auto kernels = fuse(lower_to_loops(graph, catalog_).value());
  ASSERT_EQ(kernels.size(), 1u);
  for (const Expr& expr : kernels[0].kernel.exprs) {
    EXPECT_NE(expr.op, ScalarOp::kFloorDiv) << to_string(kernels[0].kernel);
    EXPECT_NE(expr.op, ScalarOp::kRemainder) << to_string(kernels[0].kernel);
  }
  compare_values(graph, 5, false);
}

TEST_F(Fuse, StoresExpensiveValuesThatAreReadOften) {
  const LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[64], %y: f32[64,64]) {
  %0 = exp(%x)
  %1 = mul(%0, %y)
  return %1
})"),
                                             catalog_)
                                  .value();
  const auto kernels = fuse(program);
  ASSERT_EQ(kernels.size(), 1u);
  EXPECT_EQ(kernels[0].kernel.stages.size(), 2u) << to_string(kernels[0].kernel);
}

TEST_F(Fuse, KeepsTheValuesOfStridedReaders) {
  const Graph graph = parse(R"(
graph @g(%x: f32[2,16,32,32], %y: f32[2,16,32,32]) {
  %0 = permute(%x, [0,2,3,1])
  %1 = layer_norm(%0, [16])
  %2 = permute(%1, [0,3,1,2])
  %3 = avg_pool2d(%2, kernel_size=[2,2], stride=[2,2])
  %4 = relu(%y)
  %5 = avg_pool2d(%4, kernel_size=[2,2], stride=[2,2])
  return %3, %5
})");
  compare_values(graph, 3, true);
}

TEST_F(Fuse, OrdersTemporariesAsTheirReadersAccessInputs) {
  // The gathered rows have the heads last; the operand that they are added to, in stages that
  // recompute the quotient, has them first.
  const Graph graph = parse(R"(
graph @g(%x: bf16[1,8,24,24], %table: bf16[64,8], %at: i64[576]) {
  %0 = div(%x, 3.5)
  %1 = index(%table, [%at])
  %2 = reshape(%1, [24,24,8])
  %3 = permute(%2, [2,0,1])
  %4 = unsqueeze(%3, 0)
  %5 = add(%0, %4)
  %6 = softmax(%5, dim=-1)
  return %6
})");
  const LoopProgram program = lower_to_loops(graph, catalog_).value();
  const auto kernels = fuse(program);
  ASSERT_EQ(kernels.size(), 1u);
  const Kernel& kernel = kernels[0].kernel;
  ASSERT_EQ(kernel.buffer(kernel.stages[0].target).role, BufferRole::kTemporary);
  EXPECT_EQ(kernel.shape(kernel.stages[0].target), (Shape{8, 24, 24})) << to_string(kernel);
  compare_values(graph, 7, false);
}

TEST_F(Fuse, RunsLibraryCallsBetweenGroups) {
  const LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[4,4], %w: f32[4,4]) {
  %0 = relu(%x)
  %1 = matmul(%0, %w)
  %2 = relu(%1)
  %3 = add(%2, %0)
  return %3
})"),
                                             catalog_)
                                  .value();
  const auto is_product = [](const Computation& computation) {
    return computation.label == "matmul";
  };
  const auto groups = choose_groups(program, {.launches_alone = is_product}, native_target());
  using Groups = std::vector<std::vector<uint32_t>>;
  EXPECT_EQ(groups, (Groups{{0}, {1}, {2, 3}}));
}

TEST_F(Fuse, SmallGroupsShareALaunchOfAGpu) {
  const auto count = [&](int64_t rows, const Target& target) {
    const std::string text = fmt::format(R"(
graph @g(%x: f32[{0},100], %y: f32[{0},99]) {{
  %0 = relu(%x)
  %1 = exp(%y)
  return %0, %1
}})",
                                         rows);
    return choose_groups(lower_to_loops(parse(text), catalog_).value(), {}, target).size();
  };
  EXPECT_EQ(count(1000, default_target(Device::kCuda)), 1u);
  EXPECT_EQ(count(100'000, default_target(Device::kCuda)), 2u) << "both fill the GPU";
  EXPECT_EQ(count(1000, native_target()), 2u);
}

TEST_F(Fuse, KeepsTheLayoutOfOperandsInResults) {
  LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[2,16,5,7] {strides=[560,1,112,16]}, %w: f32[16], %m: f32[16,20]) {
  %0 = relu(%x)
  %1 = permute(%0, [0,2,3,1])
  %2 = layer_norm(%1, [16], %w)
  %3 = reshape(%2, [2,35,16])
  %4 = permute(%2, [0,3,1,2])
  %5 = matmul(%3, %m)
  return %0, %4, %5
})"),
                                       catalog_)
                            .value();
  drop_unused(program);
  choose_layouts(program,
                 {.launches_alone =
                      [](const Computation& computation) { return computation.label == "matmul"; }},
                 native_target());
  EXPECT_EQ(program.results[0].layout.strides, (Strides{560, 1, 112, 16}));
  EXPECT_EQ(program.results[1].layout.strides, (Strides{560, 1, 112, 16}));
  EXPECT_EQ(program.results[2].layout.strides, (Strides{700, 20, 1}));
}

TEST_F(Fuse, KeepsResultsContiguousIfFewElementsAreStrided) {
  // The maxima and sums of rows have another order of dims, but softmax has too few channels for
  // loops along them.
  LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[1,64,64,6]) {
  %0 = permute(%x, [0,3,1,2])
  %1 = softmax(%0, dim=-1)
  return %1
})"),
                                       catalog_)
                            .value();
  choose_layouts(program, {.launches_alone = [](const Computation&) { return false; }},
                 native_target());
  EXPECT_EQ(program.results[0].layout.strides, (Strides{24576, 4096, 64, 1}));
}

TEST_F(Fuse, KeepsALayoutThatAViewNeeds) {
  LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[2,16,5,7] {strides=[560,1,112,16]}) {
  %0 = relu(%x)
  %1 = reshape(%0, [2,560])
  return %1
})"),
                                       catalog_)
                            .value();
  choose_layouts(program, {.launches_alone = [](const Computation&) { return false; }},
                 native_target());
  EXPECT_EQ(program.results[0].layout.strides, (Strides{560, 1}));
}

TEST_F(Fuse, CopiesOfInputsRunWhereTheyAreReadOnAGpu) {
  const LoopProgram program = lower_to_loops(parse(R"(
graph @g(%x: f32[4000,4000], %v: f32[4000,4000], %w: f32[4000,4000]) {
  %0 = relu(%x)
  %1 = matmul(%0, %v)
  %2 = exp(%w)
  %3 = matmul(%1, %2)
  return %3
})"),
                                             catalog_)
                                  .value();
  const auto is_product = [](const Computation& computation) {
    return computation.label == "matmul";
  };
  using Groups = std::vector<std::vector<uint32_t>>;
  EXPECT_EQ(choose_groups(program, {.launches_alone = is_product}, default_target(Device::kCuda)),
            (Groups{{0}, {1}, {2}, {3}}));
  EXPECT_EQ(choose_groups(program, {.launches_alone = is_product}, native_target()),
            (Groups{{0}, {2}, {1}, {3}}));
}

TEST_F(Fuse, SplitsLongGroups) {
  std::string text = "graph @g(%x: f32[4]) {\n  %0 = neg(%x)\n";
  for (int i = 1; i < 100; ++i) text += fmt::format("  %{} = neg(%{})\n", i, i - 1);
  const LoopProgram program = lower_to_loops(parse(text + "  return %99\n}"), catalog_).value();
  const FusionCosts costs{.max_group = 40};
  Target target = native_target();
  target.fusion = &costs;
  EXPECT_EQ(choose_groups(program, {}, target).size(), 3u);
}

TEST_F(Fuse, KeepsTheValuesOfRandomGraphs) {
  const char* wanted = std::getenv("PASSNET_FUSED_GRAPHS");
  const uint64_t graphs = wanted == nullptr ? 400 : std::strtoull(wanted, nullptr, 10);
  const GraphGenerator generator(catalog_);
  for (uint64_t seed = 0; seed < graphs && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    compare_values(generator.make(seed, {.nodes = 8, .most_elements = 128}), seed, false);
  }
}

TEST_F(Fuse, KeepsTheValuesWhereReductionsAreUnrolled) {
  const GraphGenerator generator(catalog_);
  for (uint64_t seed = 0; seed < 200 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    compare_values(generator.make(seed, {.nodes = 3, .most_elements = 64}), seed, true);
  }
}

}  // namespace
}  // namespace passnet
