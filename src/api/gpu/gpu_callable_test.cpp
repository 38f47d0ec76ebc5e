// Calls of graphs on a driver without a GPU: its memory is that of the host, and a stream works
// when it is synchronized.
#include "api/gpu/gpu_callable.hpp"

#include "ir/text/text.hpp"
#include "ops/catalog.hpp"
#include "support/fake_cuda.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <fstream>
#include <unistd.h>

namespace passnet {
namespace {

const TensorType kFour{.dtype = DType::kF32, .shape = {4}};
constexpr std::array<int64_t, 1> kCallShape{4};

// Answers of the functions of `CudaSharing`, which the fake driver lacks.
struct Answers {
  std::vector<CudaStream> held;
  bool is_capturing = false;
};
Answers& answers() {
  static Answers own;
  return own;
}

CudaSharing fake_sharing() {
  return {.context_current = [](CudaContext* context) { return *context = nullptr, 0; },
          .stream_wait = [](CudaStream stream, CudaEvent,
                            unsigned) { return answers().held.push_back(stream), 0; },
          .stream_is_capturing =
              [](CudaStream, int* status) { return *status = answers().is_capturing ? 1 : 0, 0; }};
}

Plan plan_of(std::span<const BlockRole> roles, std::vector<Placement> results) {
  Plan plan;
  for (const BlockRole role : roles) {
    const uint32_t block = static_cast<uint32_t>(plan.blocks.size());
    plan.blocks.push_back({.bytes = 16, .role = role, .contents = {}});
    if (role == BlockRole::kInput) {
      plan.inputs.push_back({.block = {block}, .type = kFour, .strides = {1}});
    }
  }
  plan.results = std::move(results);
  return plan;
}

Placement four_in(uint32_t block) { return {.block = {block}, .type = kFour, .strides = {1}}; }

KernelLaunch add(uint32_t x, uint32_t y, uint32_t sum) {
  return {.buffers = {{x}, {y}, {sum}}, .parameters = {4}, .shape = {}, .entry = "fake_add"};
}

KernelLaunch scale(uint32_t x, uint32_t y, double factor) {
  return {.buffers = {{x}, {y}},
          .parameters = {4, std::bit_cast<int64_t>(factor)},
          .shape = {},
          .entry = "fake_scale"};
}

struct alignas(256) Four {
  std::array<float, 4> values{};

  CallBuffer buffer() { return buffer_at(values.data()); }
  static CallBuffer buffer_at(float* data) {
    return {.data = data,
            .dtype = PASSNET_F32,
            .rank = 1,
            .shape = kCallShape.data(),
            .strides = nullptr,
            .device = PASSNET_CUDA};
  }
};

class GpuCalling : public testing::Test {
 protected:
  GpuCalling() {
    answers() = {};
    calls_ = GpuCalls::open(pool_, fake_sharing()).value();
    std::ofstream(file_) << "fake_add fake_scale fake_fault";
    cuda_.device().driver()->stream_create(&stream_, 0);
  }
  ~GpuCalling() override {
    synchronize();
    cuda_.device().driver()->stream_destroy(stream_);
  }

  Result<std::unique_ptr<GpuCallable>> load(std::string_view text, Plan plan) {
    const Catalog catalog = make_catalog();
    Sources sources;
    Diagnostics diagnostics;
    const auto graphs =
        parse_graphs(sources, sources.add("g", std::string(text)), catalog, diagnostics);
    EXPECT_EQ(graphs.size(), 1u) << text;
    return GpuCallable::load(graphs[0], compiled_of(std::move(plan)), kernels_, *calls_, {});
  }
  static CompiledGraph compiled_of(Plan plan) {
    CompiledGraph compiled{.plan = std::move(plan)};
    compiled.launches = static_cast<int64_t>(compiled.plan.steps.size());
    for (size_t i = 0; i < compiled.plan.steps.size(); ++i) {
      compiled.origins.push_back({.label = "step " + std::to_string(i)});
    }
    return compiled;
  }
  // Returns half of the sum.
  std::unique_ptr<GpuCallable> load_mean() {
    constexpr std::array kRoles{BlockRole::kInput, BlockRole::kInput, BlockRole::kTemporary,
                                BlockRole::kResult};
    Plan plan = plan_of(kRoles, {four_in(3)});
    plan.steps = {add(0, 1, 2), scale(2, 3, 0.5)};
    return load(
               "graph @g(%x: f32[4], %y: f32[4]) {\n  %0 = add(%x, %y) : f32[4]\n"
               "  %1 = mul(%0, 0.5) : f32[4]\n  return %1\n}\n",
               std::move(plan))
        .value();
  }
  void synchronize() { cuda_.device().driver()->stream_synchronize(stream_); }
  static const float* floats(const OwnedTensor& tensor) {
    return reinterpret_cast<const float*>(tensor.data);
  }
  static std::string id_of(const Result<void>& outcome) {
    return outcome ? "none" : outcome.error().id;
  }

  FakeCuda cuda_;
  DevicePool pool_{cuda_.device()};
  const std::filesystem::path file_ =
      fmt::format("{}passnet_gpu_callable_{}.cubin", testing::TempDir(), getpid());
  const BuiltKernels kernels_{.libraries = {file_}};
  std::unique_ptr<GpuCalls> calls_;
  CudaStream stream_ = nullptr;
  Four x_{{1, 2, 3, 4}}, y_{{9, 8, 7, 6}}, z_;
};

TEST_F(GpuCalling, WaitsWithoutAStreamAndMovesOnlyWhatMoved) {
  const auto graph = load_mean();
  EXPECT_EQ(graph->facts().launches, 2);
  EXPECT_EQ(graph->facts().arena_bytes, 256);
  EXPECT_EQ(graph->layout().device(), Device::kCuda);
  ASSERT_TRUE(graph->call(std::array{x_.buffer(), y_.buffer()}, std::array{z_.buffer()}, nullptr));
  EXPECT_EQ(z_.values, (std::array<float, 4>{5, 5, 5, 5}));
  cuda_.take_log();
  x_.values[3] = 8;
  ASSERT_TRUE(graph->call(std::array{x_.buffer(), y_.buffer()}, std::array{z_.buffer()}, nullptr));
  EXPECT_EQ(cuda_.take_log(), "launch graph\nrun fake_add\nrun fake_scale\n");
  EXPECT_EQ(z_.values[3], 7);
  Four other{{11, 12, 13, 14}};
  ASSERT_TRUE(
      graph->call(std::array{other.buffer(), y_.buffer()}, std::array{z_.buffer()}, nullptr));
  EXPECT_EQ(cuda_.take_log(), "move fake_add\nlaunch graph\nrun fake_add\nrun fake_scale\n");
  EXPECT_EQ(z_.values[0], 10);
}

TEST_F(GpuCalling, ValuesOfFrozenInputsAreKept) {
  // y, frozen, is doubled once; its double is added to x in each call.
  constexpr std::array kOnceRoles{BlockRole::kInput, BlockRole::kInput, BlockRole::kResult};
  Plan once = plan_of(kOnceRoles, {four_in(2)});
  once.steps = {scale(1, 2, 2)};
  constexpr std::array kRoles{BlockRole::kInput, BlockRole::kInput, BlockRole::kInput,
                              BlockRole::kResult};
  Plan plan = plan_of(kRoles, {four_in(3)});
  plan.steps = {add(0, 2, 3)};
  const auto graph = load(
                         "graph @g(%x: f32[4], %y: f32[4]) {\n  %0 = mul(%y, 2) : f32[4]\n"
                         "  %1 = add(%x, %0) : f32[4]\n  return %1\n}\n",
                         std::move(plan))
                         .value();
  ASSERT_TRUE(graph->load_once({compiled_of(std::move(once)), kernels_, {false, true}}, {}));
  EXPECT_EQ(graph->facts().frozen_bytes, 16);
  const auto call = [&](Four& y) {
    EXPECT_TRUE(graph->call(std::array{x_.buffer(), y.buffer()}, std::array{z_.buffer()}, nullptr));
    return z_.values[0];
  };
  EXPECT_EQ(call(y_), 19);
  cuda_.take_log();
  y_.values[0] = 100;
  EXPECT_EQ(call(y_), 19);
  EXPECT_EQ(cuda_.take_log(), "launch graph\nrun fake_add\n");
  Four other{{20, 0, 0, 0}};
  EXPECT_EQ(call(other), 41);
  graph->thaw();
  other.values[0] = 30;
  EXPECT_EQ(call(other), 61);
}

TEST_F(GpuCalling, WorksInTheCallersStreamAfterAllCallsBefore) {
  const auto graph = load_mean();
  ASSERT_TRUE(graph->call(std::array{x_.buffer(), y_.buffer()}, std::array{z_.buffer()}, stream_));
  EXPECT_EQ(z_.values[0], 0) << "the call waited";
  EXPECT_EQ(answers().held, std::vector{stream_});
  synchronize();
  EXPECT_EQ(z_.values[0], 5);
  ASSERT_TRUE(graph->call(std::array{x_.buffer(), y_.buffer()}, nullptr));
  EXPECT_EQ(answers().held.back(), calls_->own_stream());
  answers().is_capturing = true;
  const auto refused =
      graph->call(std::array{x_.buffer(), y_.buffer()}, std::array{z_.buffer()}, stream_);
  EXPECT_EQ(id_of(refused), "stream-is-capturing");
  EXPECT_EQ(refused.error().message,
            "expected a stream that runs its work, found one that is being captured");
}

TEST_F(GpuCalling, MemoryOfResultsIsUsedAgainInItsStreamAlone) {
  auto graph = load_mean();
  const std::array inputs{x_.buffer(), y_.buffer()};
  const auto address_in = [&](CudaStream stream) {
    return graph->call(inputs, stream).value().front().data;
  };
  const std::byte* const first = address_in(stream_);
  EXPECT_EQ(address_in(stream_), first);
  EXPECT_NE(address_in(nullptr), first);
  auto tensors = graph->call(inputs, nullptr).value();
  EXPECT_EQ(tensors.front().device, Device::kCuda);
  EXPECT_EQ(tensors.front().view_of, -1);
  synchronize();
  graph.reset();
  calls_.reset();
  EXPECT_EQ(floats(tensors.front())[0], 5) << "results outlive the context";
}

TEST_F(GpuCalling, CopiesWhatIsNotAlignedOrOverlaps) {
  const auto graph = load_mean();
  struct alignas(256) {
    std::array<float, 8> values{0, 1, 2, 3, 4, 0, 0, 0};
  } wide;
  const CallBuffer unaligned = Four::buffer_at(wide.values.data() + 1);
  ASSERT_TRUE(graph->call(std::array{unaligned, y_.buffer()}, std::array{z_.buffer()}, nullptr));
  EXPECT_EQ(z_.values, (std::array<float, 4>{5, 5, 5, 5}));
  // The result begins in the middle of the input.
  ASSERT_TRUE(graph->call(std::array{unaligned, y_.buffer()},
                          std::array{Four::buffer_at(wide.values.data() + 3)}, nullptr));
  EXPECT_EQ(wide.values, (std::array<float, 8>{0, 1, 2, 5, 5, 5, 5, 0}));
  ASSERT_TRUE(graph->call(std::array{x_.buffer(), y_.buffer()}, std::array{x_.buffer()}, nullptr));
  EXPECT_EQ(x_.values, (std::array<float, 4>{5, 5, 5, 5}));
}

TEST_F(GpuCalling, RefusesBuffersThatDoNotFit) {
  const auto graph = load_mean();
  const std::array inputs{x_.buffer(), y_.buffer()};
  CallBuffer wrong = z_.buffer();
  constexpr std::array<int64_t, 1> kTwo{2};
  wrong.strides = kTwo.data();
  const auto strided = graph->call(inputs, std::array{wrong}, nullptr);
  EXPECT_EQ(id_of(strided), "buffer-strides");
  EXPECT_EQ(strided.error().message,
            "expected result 0 with the strides [1] that the graph was compiled for, found [2]");
  const auto input = graph->call(std::array{wrong, y_.buffer()}, nullptr);
  ASSERT_FALSE(input);
  EXPECT_EQ(input.error().message,
            "expected input 0 with the strides [1] that the graph was compiled for, found [2]");
  wrong = z_.buffer();
  wrong.device = PASSNET_CPU;
  const auto host = graph->call(inputs, std::array{wrong}, nullptr);
  EXPECT_EQ(id_of(host), "buffer-device");
  EXPECT_EQ(host.error().message, "expected result 0 on the device cuda, found a buffer on cpu");
  EXPECT_EQ(id_of(graph->call(std::span(inputs).first(1), std::array{z_.buffer()}, nullptr)),
            "buffer-count");
  EXPECT_EQ(z_.values, (std::array<float, 4>{})) << "a refused call ran";
}

TEST_F(GpuCalling, WritesChangedInputsBack) {
  // The graph exchanges its inputs' contents, and returns the old contents of the first.
  constexpr std::array kRoles{BlockRole::kInput, BlockRole::kInput, BlockRole::kResult};
  Plan plan = plan_of(kRoles, {four_in(2), four_in(0), four_in(1), four_in(0)});
  plan.steps = {add(0, 1, 2)};
  constexpr std::string_view kText =
      "graph @m(%x: f32[4], %y: f32[4]) {\n  %0 = add(%x, %y) : f32[4]\n"
      "  return %0, %x, %y mutates %x, %x mutates %y\n}\n";
  const auto graph = load(kText, plan).value();
  const std::array<float, 4> x = x_.values, y = y_.values;
  const auto tensors = graph->call(std::array{x_.buffer(), y_.buffer()}, nullptr).value();
  EXPECT_EQ(x_.values, y);
  EXPECT_EQ(y_.values, x);
  EXPECT_EQ(floats(tensors[0])[0], 10);
  EXPECT_EQ(floats(tensors[1])[3], 4);
  EXPECT_EQ(tensors[1].view_of, -1);
  EXPECT_EQ(id_of(graph->call(std::array{x_.buffer(), x_.buffer()},
                              std::array{z_.buffer(), z_.buffer()}, nullptr)),
            "buffers-overlap");
  plan.blocks[1].bytes = 28;
  plan.inputs[1].strides = {2};
  plan.results[2].strides = {2};
  const auto refused = load(kText, plan);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "changed-input-strides");
  EXPECT_EQ(refused.error().message,
            "expected the new contents of input 0 with its strides [1] and without gaps, as a GPU "
            "copies them, found strides [2]");
}

TEST_F(GpuCalling, ReturnsViewsOfInputsAndPartsOfResults) {
  const TensorType two{.dtype = DType::kF32, .shape = {2}};
  constexpr std::array kRoles{BlockRole::kInput, BlockRole::kResult};
  Plan plan = plan_of(kRoles, {{.block = {0}, .type = two, .strides = {1}, .offset = 1},
                               four_in(1),
                               {.block = {1}, .type = two, .strides = {2}, .offset = 1}});
  plan.steps = {scale(0, 1, 10)};
  const auto graph = load(
                         "graph @v(%x: f32[4]) {\n"
                         "  %0 = slice(%x, dim=0, start=1, end=3) : f32[2]\n"
                         "  %1 = mul(%x, 10) : f32[4]\n"
                         "  %2 = slice(%1, dim=0, start=1, end=4, step=2) : f32[2]\n"
                         "  return %0, %1, %2\n}\n",
                         plan)
                         .value();
  const auto tensors = graph->call(std::array{x_.buffer()}, nullptr).value();
  EXPECT_EQ(tensors[0].view_of, 0);
  EXPECT_EQ(floats(tensors[0]), x_.values.data() + 1);
  EXPECT_EQ(floats(tensors[2]), floats(tensors[1]) + 1);
  EXPECT_EQ(floats(tensors[2])[2], 40);
  constexpr std::array<int64_t, 1> kTwo{2};
  Four a, b;
  std::array results{a.buffer(), z_.buffer(), b.buffer()};
  results[0].shape = results[2].shape = kTwo.data();
  const auto refused = graph->call(std::array{x_.buffer()}, results, nullptr);
  EXPECT_EQ(id_of(refused), "buffer-strides");
  EXPECT_EQ(refused.error().message,
            "expected a call that allocates result 2, which is a part of other memory with the "
            "strides [2], found a buffer for it");
}

TEST_F(GpuCalling, AFaultAndALackOfMemoryAreErrors) {
  constexpr std::array kRoles{BlockRole::kInput, BlockRole::kResult};
  Plan plan = plan_of(kRoles, {four_in(1)});
  plan.blocks[1].bytes = 1 << 20;
  plan.results[0].type.shape = {1 << 18};
  plan.steps = {KernelLaunch{.buffers = {{0}}, .shape = {}, .entry = "fake_fault"}};
  const auto graph =
      load("graph @f(%x: f32[4]) {\n  %0 = relu(%x) : f32[4]\n  return %0\n}\n", plan).value();
  cuda_.limit_memory(4096);
  const auto small = graph->call(std::array{x_.buffer()}, nullptr);
  ASSERT_FALSE(small);
  EXPECT_EQ(small.error().id, "device-memory-not-allocated");
  cuda_.limit_memory(size_t{1} << 30);
  const auto fault = graph->call(std::array{x_.buffer()}, nullptr);
  ASSERT_FALSE(fault);
  EXPECT_EQ(fault.error().message,
            "the GPU failed while running step 0: an illegal memory access was encountered "
            "(CUDA_ERROR_ILLEGAL_ADDRESS)");
}

TEST(CudaSharing, ADriverWithoutItsFunctionsIsNotUsed) {
  const auto driver = CudaDriver::load(PASSNET_FAKE_CUDA).value();
  const auto sharing = CudaSharing::find(driver);
  ASSERT_FALSE(sharing);
  EXPECT_EQ(sharing.error().id, "cuda-not-available");
  EXPECT_EQ(sharing.error().message,
            "expected an NVIDIA GPU with its driver, found a driver without `cuCtxGetCurrent`");
}

}  // namespace
}  // namespace passnet
