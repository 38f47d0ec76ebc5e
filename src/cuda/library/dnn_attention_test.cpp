#include "cuda/library/dnn_attention.hpp"

#include "cuda/frame.hpp"
#include "support/attend.hpp"
#include "support/fake_cuda.hpp"

namespace passnet {
namespace {

// Two heads of a query for each of key and value, whose tensors one projection holds; causal, with
// a mask that repeats.
Attention shared_heads() {
  return {.mask_dtype = DType::kF32,
          .is_causal = true,
          .scale = 0.5F,
          .batch = 2,
          .heads = 4,
          .key_heads = 2,
          .queries = 3,
          .keys = 5,
          .width = 8,
          .query = {.start = 8, .strides = {96, 8, 32, 1}},
          .key = {.strides = {160, 16, 32, 1}},
          .value = {.start = 8, .strides = {160, 16, 32, 1}},
          .mask = {.start = 1, .strides = {0, 15, 5, 1}}};
}

Tensor numbered(DType dtype, int64_t elements, int64_t seed) {
  Tensor tensor({.dtype = dtype, .shape = {elements}});
  for (int64_t i = 0; i < elements; ++i) {
    tensor.set_value(i, 0.125 * static_cast<double>((i * 7 + seed) % 23 - 11));
  }
  return tensor;
}

std::vector<float> numbers_of(const Tensor& tensor) {
  std::vector<float> numbers;
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    numbers.push_back(static_cast<float>(tensor.value(i)));
  }
  return numbers;
}

// A plan of one call, over a block for each operand of `LibraryCall`.
Plan attention_plan(const Attention& attention, const std::array<TensorType, 5>& types) {
  Plan plan;
  for (uint32_t i = 0; i < types.size(); ++i) {
    const bool is_result = i == 2;
    plan.blocks.push_back({.bytes = types[i].bytes(),
                           .role = is_result ? BlockRole::kResult : BlockRole::kInput,
                           .contents = {}});
    (is_result ? plan.results : plan.inputs)
        .push_back({.block = {i}, .type = types[i], .strides = {1}});
  }
  plan.steps.emplace_back(LibraryStep{.call = attention, .buffers = {{0}, {1}, {2}, {3}, {4}}});
  return plan;
}

TEST(CudaAttention, IsDescribedAsGraph) {
  const Attention attention = shared_heads();
  const std::array inputs{numbered(DType::kF16, 200, 1), numbered(DType::kF16, 320, 5),
                          numbered(DType::kF16, 328, 9), numbered(DType::kF32, 61, 2)};
  const TensorType result{DType::kF16, {2 * 4 * 3 * 8}};
  const Plan plan = attention_plan(
      attention, {inputs[0].type(), inputs[1].type(), result, inputs[2].type(), inputs[3].type()});
  FakeCuda cuda;
  DevicePool pool(cuda.device());
  Choices choices;
  const std::string path = PASSNET_FAKE_CUDA;
  const auto library =
      DnnLibrary::open(DnnDriver::load(std::span(&path, 1)).value(), pool, choices).value();
  const std::vector<std::string> labels{"attention"};
  auto frame =
      CudaFrame::create(plan, {}, labels, pool, {.libraries = {.dnn = library.get()}}).value();
  ASSERT_TRUE(frame->set_inputs(inputs));
  cuda.take_log();
  ASSERT_TRUE(frame->run());
  EXPECT_EQ(cuda.take_log(), "node child\ninstantiate\nlaunch graph\nrun a graph\n");
  const auto found = frame->results().value();
  const std::vector<float> expected =
      attend(attention, numbers_of(inputs[0]), numbers_of(inputs[1]), numbers_of(inputs[2]),
             numbers_of(inputs[3]));
  ASSERT_EQ(found[0].numel(), std::ssize(expected));
  for (size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(found[0].value(static_cast<int64_t>(i)), static_cast<double>(expected[i]), 2e-3)
        << i;
  }
}

TEST(CudaAttention, RowsBeginAtVectors) {
  EXPECT_TRUE(fits_dnn(shared_heads()));
  const auto differs = [](const auto& change) {
    Attention attention = shared_heads();
    change(attention);
    return !fits_dnn(attention);
  };
  EXPECT_TRUE(differs([](Attention& own) { own.dtype = DType::kF32; }));
  EXPECT_TRUE(differs([](Attention& own) { own.width = 12; }));
  EXPECT_TRUE(differs([](Attention& own) { own.query.start = 4; }));
  EXPECT_TRUE(differs([](Attention& own) { own.key.strides[2] = 36; }));
  EXPECT_TRUE(differs([](Attention& own) { own.value.strides = {160, 16, 8, 8}; }));
  EXPECT_TRUE(differs([](Attention& own) { own.mask.strides[3] = 2; }));
}

}  // namespace
}  // namespace passnet
