#include "cuda/library/product_call.hpp"

#include "cuda/frame.hpp"
#include "support/fake_cuda.hpp"
#include "support/test_products.hpp"

namespace passnet {
namespace {

Tensor counted(const TensorType& type, float step) {
  Tensor tensor(type);
  float value = 1;
  for (float& element : tensor.as<float>()) element = value, value += step;
  return tensor;
}

// Runs a product of [rows, depth] and [depth, columns], or its transpose, on the fake device, and
// compares with the sums.
void expect_product(Product product, bool is_transposed, bool has_addend) {
  const int64_t rows = 3;
  const int64_t columns = 4;
  const int64_t depth = 5;
  product.has_addend = has_addend;
  const auto block = [](int64_t elements, BlockRole role) {
    return Block{.bytes = 4 * elements, .role = role, .contents = {}};
  };
  Plan plan{.blocks = {block(rows * depth, BlockRole::kInput),
                       block(depth * columns, BlockRole::kInput),
                       block(rows * columns, BlockRole::kResult),
                       block(rows * columns, BlockRole::kInput)}};
  const auto place = [](uint32_t at, Shape shape) {
    return Placement{.block = {at},
                     .type = {.dtype = DType::kF32, .shape = shape},
                     .strides = contiguous_strides(shape)};
  };
  plan.inputs = {place(0, {rows, depth}),
                 is_transposed ? place(1, {columns, depth}) : place(1, {depth, columns}),
                 place(3, {rows, columns})};
  plan.results = {place(2, {rows, columns})};
  LibraryStep step{.call = product, .buffers = {{0}, {1}, {2}}};
  if (has_addend) step.buffers.push_back({3});
  plan.steps.emplace_back(step);

  FakeCuda cuda;
  DevicePool pool(cuda.device());
  const std::string path = PASSNET_FAKE_CUDA;
  const BlasDriver driver = BlasDriver::load(std::span(&path, 1)).value();
  EXPECT_EQ(driver.version(), "13.1.0");
  Choices choices;
  const auto library = MatrixLibrary::open(driver, pool, choices).value();
  const std::vector<std::string> labels{"linear"};
  auto frame =
      CudaFrame::create(plan, {}, labels, pool, {.libraries = {.matrix = library.get()}}).value();
  const std::array inputs{counted(plan.inputs[0].type, 1), counted(plan.inputs[1].type, 0.5F),
                          counted(plan.inputs[2].type, 100)};
  ASSERT_TRUE(frame->set_inputs(inputs));
  // The algorithm that the heuristic names first is measured, too.
  EXPECT_NE(cuda.take_log().find("multiply slowly\n"), std::string::npos);
  ASSERT_TRUE(frame->run());
  EXPECT_EQ(cuda.take_log(), "node child\ninstantiate\nlaunch graph\nmultiply\n");
  const auto result = frame->results()->front().clone();
  const auto left = inputs[0].as<float>();
  const auto right = inputs[1].as<float>();
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < columns; ++c) {
      float sum = has_addend
                      ? inputs[2].as<float>()[static_cast<size_t>(product.rows[0].addend * r + c)]
                      : 0;
      for (int64_t d = 0; d < depth; ++d) {
        const int64_t at = is_transposed ? c * depth + d : d * columns + c;
        sum += left[static_cast<size_t>(r * depth + d)] * right[static_cast<size_t>(at)];
      }
      EXPECT_EQ(result.as<float>()[static_cast<size_t>(r * columns + c)], sum) << r << ", " << c;
    }
  }
  // A moved operand is recorded again.
  const DeviceMemory other = pool.allocate(256).value();
  frame->executable().place({2}, other.address());
  ASSERT_TRUE(frame->run());
  EXPECT_EQ(cuda.take_log(), "move child\nlaunch graph\nmultiply\n");
}

TEST(CudaProduct, ComputesOnTheDevice) {
  expect_product(contiguous_product(1, 3, 4, 5), false, false);
  expect_product(contiguous_product(1, 3, 4, 5), false, true);
  Product linear = contiguous_product(1, 3, 4, 5);
  linear.columns[0].right = 5;
  linear.depth[0].right = 1;
  linear.rows[0].addend = 0;
  expect_product(linear, true, true);
}

TEST(CudaProduct, NeedsTheLibrary) {
  const std::string missing = "/nowhere/libcublasLt.so.13";
  const auto driver = BlasDriver::load(std::span(&missing, 1));
  ASSERT_FALSE(driver);
  EXPECT_EQ(driver.error().message, "expected cuBLASLt, found no library of that name");
  FakeCuda cuda;
  Plan plan;
  plan.steps.emplace_back(LibraryStep{.call = contiguous_product(1, 3, 4, 5)});
  const std::vector<std::string> labels{"linear"};
  const auto executable = CudaExecutable::load(plan, {}, labels, cuda.device(), {});
  ASSERT_FALSE(executable);
  EXPECT_EQ(executable.error().id, "matrix-library-missing");
  EXPECT_EQ(executable.error().message, "expected cuBLASLt for linear, found none");
}

}  // namespace
}  // namespace passnet
