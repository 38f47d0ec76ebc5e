#include "cuda/library/dnn_convolution.hpp"

#include "cuda/frame.hpp"
#include "support/convolve.hpp"
#include "support/fake_cuda.hpp"

#include <filesystem>
#include <sys/resource.h>
#include <unistd.h>

namespace passnet {
namespace {

constexpr std::string_view kLog = "node child\ninstantiate\nlaunch graph\nconvolve\n";

Convolution example() {
  return {.channels_last = true,
          .batch = 2,
          .groups = 2,
          .in_channels = 3,
          .out_channels = 2,
          .dims = {{.input = 5, .kernel = 3, .output = 3, .stride = 2, .before = 1, .after = 1},
                   {.input = 6, .kernel = 2, .output = 4, .dilation = 2}}};
}

Tensor counted(int64_t elements) {
  Tensor tensor({.dtype = DType::kF32, .shape = {elements}});
  float value = -3;
  for (float& element : tensor.as<float>()) element = value, value += 0.25F;
  return tensor;
}

struct Blocks {
  int64_t input, weight, result;
};

Plan plan_of(const Convolution& convolution, Blocks elements) {
  const auto block = [](int64_t count, BlockRole role) {
    return Block{.bytes = 4 * count, .role = role, .contents = {}};
  };
  const auto place = [](uint32_t at, int64_t count) {
    return Placement{
        .block = {at}, .type = {.dtype = DType::kF32, .shape = {count}}, .strides = {1}};
  };
  Plan plan{.blocks = {block(elements.input, BlockRole::kInput),
                       block(elements.weight, BlockRole::kInput),
                       block(elements.result, BlockRole::kResult)},
            .inputs = {place(0, elements.input), place(1, elements.weight)},
            .results = {place(2, elements.result)}};
  plan.steps.emplace_back(LibraryStep{.call = convolution, .buffers = {{0}, {1}, {2}}});
  return plan;
}

class CudaConvolution : public testing::Test {
 protected:
  CudaConvolution() : folder_(std::filesystem::temp_directory_path() / "passnet-choices-test") {
    std::filesystem::remove_all(folder_);
  }
  ~CudaConvolution() override { std::filesystem::remove_all(folder_); }

  static DnnDriver driver() {
    const std::string path = PASSNET_FAKE_CUDA;
    return DnnDriver::load(std::span(&path, 1)).value();
  }

  // Runs the example on the fake device, compares, and returns what was asked of the device.
  std::string run(Choices& choices) {
    const Convolution convolution = example();
    const Plan plan = plan_of(convolution, {.input = 360, .weight = 72, .result = 96});
    FakeCuda cuda;
    DevicePool pool(cuda.device());
    const auto library = DnnLibrary::open(driver(), pool, choices).value();
    const std::vector<std::string> labels{"conv2d"};
    auto frame =
        CudaFrame::create(plan, {}, labels, pool, {.libraries = {.dnn = library.get()}}).value();
    const std::array inputs{counted(360), counted(72)};
    EXPECT_TRUE(frame->set_inputs(inputs));
    std::string log = cuda.take_log();
    EXPECT_TRUE(frame->run());
    EXPECT_EQ(cuda.take_log(), kLog);
    const auto results = frame->results().value();
    const std::vector<float> expected =
        convolve(convolution, inputs[0].as<float>(), inputs[1].as<float>());
    EXPECT_TRUE(std::ranges::equal(results[0].as<float>(), expected));
    return log;
  }

  std::filesystem::path folder_;
};

TEST_F(CudaConvolution, RunsTheExactEngineThatIsFastest) {
  Choices choices;
  const std::string log = run(choices);
  // The first of the three engines is not exact.
  EXPECT_NE(log.find("convolve\n"), std::string::npos) << log;
  EXPECT_NE(log.find("convolve slowly\n"), std::string::npos) << log;
}

TEST_F(CudaConvolution, MeasuresOnce) {
  Choices first(folder_, "a device");
  EXPECT_NE(run(first).find("convolve"), std::string::npos);
  EXPECT_EQ(run(first).find("convolve"), std::string::npos);
  Choices again(folder_, "a device");
  EXPECT_EQ(run(again).find("convolve"), std::string::npos);
  Choices other(folder_, "another device");
  EXPECT_NE(run(other).find("convolve"), std::string::npos);
}

TEST_F(CudaConvolution, WritesNoChoiceWhereFilesMayNotGrow) {
  EXPECT_EXIT(
      {
        const rlimit none{};
        setrlimit(RLIMIT_FSIZE, &none);
        Choices choices(folder_, "a device");
        choices.keep("a call", 3);
        _exit(choices.find("a call") == 3 && !std::filesystem::exists(folder_) ? 0 : 1);
      },
      testing::ExitedWithCode(0), "");
}

TEST_F(CudaConvolution, NeedsTheLibrary) {
  EXPECT_EQ(driver().version(), "9.19.0");
  const std::string missing = "/nowhere/libcudnn.so.9";
  const auto none = DnnDriver::load(std::span(&missing, 1));
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message, "expected cuDNN 9, found no library of that name");
  FakeCuda cuda;
  const Plan plan = plan_of(example(), {.input = 360, .weight = 72, .result = 96});
  const std::vector<std::string> labels{"conv2d"};
  const auto executable = CudaExecutable::load(plan, {}, labels, cuda.device(), {});
  ASSERT_FALSE(executable);
  EXPECT_EQ(executable.error().id, "convolution-library-missing");
  EXPECT_EQ(executable.error().message, "expected cuDNN for conv2d, found none");
}

TEST_F(CudaConvolution, ReportsWhatNoEngineComputes) {
  Convolution convolution = example();
  convolution.is_transposed = true;
  Choices choices;
  FakeCuda cuda;
  DevicePool pool(cuda.device());
  const auto library = DnnLibrary::open(driver(), pool, choices).value();
  auto call =
      CudaDnnCall::prepare(*library, describe_for_dnn(library->driver(), convolution).value());
  ASSERT_FALSE(call);
  EXPECT_EQ(call.error().id, "cuda-call-failed");
  EXPECT_TRUE(call.error().message.starts_with(
      "cuDNN has no engine for transposed convolution of f32 [2,6,5,6] by [6,2,3,2]"))
      << call.error().message;
}

TEST_F(CudaConvolution, FitsSymmetricWindows) {
  Convolution convolution = example();
  EXPECT_TRUE(fits_dnn(convolution));
  convolution.dims[0].after = 2;
  EXPECT_FALSE(fits_dnn(convolution));
  convolution = example();
  convolution.dtype = DType::kF64;
  EXPECT_FALSE(fits_dnn(convolution));
}

}  // namespace
}  // namespace passnet
