// The interfaces of C and C++ with a GPU, as far as a machine without one can tell.
#include "api/dlpack_tensor.hpp"
#include "api/passnet.hpp"

#include <gtest/gtest.h>

#include <array>

namespace passnet::api {
namespace {

constexpr std::string_view kRelu =
    "graph @r(%x: f32[4]) {\n  %0 = relu(%x) : f32[4]\n  return %0\n}\n";
constexpr std::array<int64_t, 1> kShape{4};

class GpuApi : public testing::Test {
 protected:
  Context context_ = Context::open({.threads = 1}).value();
  std::array<float, 4> x_{-1, 2, -3, 4};
  std::array<float, 4> y_{};
};

TEST_F(GpuApi, AMachineWithoutAGpuIsOneSentence) {
  const auto context = Context::open({.device = PASSNET_CUDA});
  if (context) {
    EXPECT_EQ(context->device(), PASSNET_CUDA);
    GTEST_SKIP() << "there is a GPU";
  }
  EXPECT_EQ(context.error().status, PASSNET_NOT_COMPILED);
  EXPECT_TRUE(context.error().id == "cuda-not-available" || context.error().id == "nvrtc-not-found")
      << context.error().id;
  EXPECT_TRUE(context.error().text.starts_with("expected ")) << context.error().text;
  EXPECT_EQ(context_.device(), PASSNET_CPU);
}

TEST_F(GpuApi, UnknownDevicesAreErrors) {
  const auto context = Context::open({.device = static_cast<passnet_device>(7)});
  ASSERT_FALSE(context);
  EXPECT_EQ(context.error().id, "bad-device");
  EXPECT_EQ(context.error().text, "expected the device 0 (cpu) or 1 (cuda), found 7");
  EXPECT_EQ(context.error().status, PASSNET_BAD_ARGUMENT);
}

TEST_F(GpuApi, AGraphOnTheCpuTakesNeitherDeviceMemoryNorAStream) {
  Compiled compiled = context_.compile_text(kRelu).value();
  const std::array inputs{buffer(x_.data(), kShape)};
  const std::array results{buffer(y_.data(), kShape)};
  const auto wrong =
      compiled.call(std::array{buffer(x_.data(), kShape, {}, PASSNET_CUDA)}, results);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().id, "buffer-device");
  EXPECT_EQ(wrong.error().text, "expected input 0 on the device cpu, found a buffer on cuda");
  const auto unknown = compiled.call(
      inputs, std::array{buffer(y_.data(), kShape, {}, static_cast<passnet_device>(9))});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().text,
            "expected result 0 on the device cpu, found a buffer on an unknown one");
  int stream = 0;
  const auto streamed = compiled.call_in_stream(&stream, inputs, results);
  ASSERT_FALSE(streamed);
  EXPECT_EQ(streamed.error().id, "stream-without-gpu");
  EXPECT_EQ(streamed.error().text,
            "expected no stream for a graph that runs on the CPU, found one");
  EXPECT_FALSE(compiled.call_in_stream(&stream, inputs));
  EXPECT_EQ(y_[1], 0);
}

TEST_F(GpuApi, DlpackHasTheFirstGpuAndNoOther) {
  std::array<int64_t, 1> shape = kShape;
  DLManagedTensor tensor{.dl_tensor = {.data = x_.data(),
                                       .device = {.device_type = 2, .device_id = 0},
                                       .ndim = 1,
                                       .dtype = {.code = 2, .bits = 32, .lanes = 1},
                                       .shape = shape.data(),
                                       .strides = nullptr,
                                       .byte_offset = 4},
                         .manager_ctx = nullptr,
                         .deleter = nullptr};
  passnet_buffer imported;
  passnet_error error;
  ASSERT_EQ(passnet_buffer_from_dlpack(&tensor, &imported, &error), PASSNET_OK) << error.text;
  EXPECT_EQ(imported.device, PASSNET_CUDA);
  EXPECT_EQ(imported.data, x_.data() + 1);
  tensor.dl_tensor.device.device_id = 1;
  EXPECT_EQ(passnet_buffer_from_dlpack(&tensor, &imported, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_STREQ(error.id, "dlpack-device");
  EXPECT_STREQ(error.text,
               "expected a tensor on the CPU or on the first GPU, found one on device 1 of the "
               "type 2");
}

TEST_F(GpuApi, ResultsOnTheCpuSayThatTheyAre) {
  Compiled compiled = context_.compile_text(kRelu).value();
  auto tensors = compiled.call(std::array{buffer(x_.data(), kShape)}).value();
  EXPECT_EQ(tensors.front().buffer().device, PASSNET_CPU);
  DLManagedTensor* const exported = std::move(tensors.front()).to_dlpack();
  EXPECT_EQ(exported->dl_tensor.device.device_type, kDlpackCpu);
  exported->deleter(exported);
  EXPECT_EQ(passnet_context_device(nullptr), PASSNET_CPU);
}

}  // namespace
}  // namespace passnet::api
