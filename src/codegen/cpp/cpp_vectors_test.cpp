// Loops that run in vectors of the prelude although their operands are transposed, integers, every
// other element, or few.
#include "codegen/cpp/cpp.hpp"
#include "kernel/builder.hpp"
#include "support/kernel_comparison.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

using namespace test_kernels;

using test_kernels::Comparison;
using test_kernels::kFloats;

// out[i, j] = x[i, j] - y[i, j]
Kernel difference(DType dtype, const Shape& shape) {
  return test_kernels::binary(ScalarOp::kSub, {dtype, shape});
}

TEST(CppVectors, TilesOfTransposedOperandsAreTurned) {
  Comparison all;
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16, DType::kI32, DType::kI64}) {
    for (const Shape& shape : {Shape{70, 40}, Shape{33, 100}, Shape{9, 64}}) {
      const Layout plain{.strides = {shape[1], 1}};
      const Layout across{.strides = {1, shape[0]}};
      const Layout apart{.strides = {1, 3 * shape[0]}, .offset = 5};
      for (const CppNumbers numbers : {CppNumbers::kParameters, CppNumbers::kLiterals}) {
        all.add("difference", difference(dtype, shape), {plain, across, plain}, {}, numbers);
        all.add("difference", difference(dtype, shape), {apart, across, plain}, {}, numbers);
        all.add("copy", test_kernels::permute(dtype, shape, {1, 0}),
                {plain, {.strides = {shape[0], 1}}}, {}, numbers);
      }
    }
  }
  all.run();
  for (const DType dtype : {DType::kF32, DType::kF16}) {
    const Kernel kernel = difference(dtype, {70, 40});
    const std::vector<Layout> layouts{
        {.strides = {40, 1}}, {.strides = {1, 70}}, {.strides = {40, 1}}};
    const std::string text = print_kernel(kernel, layouts).text;
    EXPECT_NE(text.find("pn::transpose<32>(turned"), std::string::npos) << text;
    EXPECT_NE(text.find("pn::load_lanes<F>(turned"), std::string::npos) << text;
  }
}

TEST(CppVectors, ShortRowsAreOneVector) {
  Comparison all;
  for (const DType dtype : kFloats) {
    for (const int64_t row : {1, 3, 4, 7, 8, 14, 15}) {
      const Layout apart{.strides = {row + 2, 1}, .offset = 3};
      const Layout plain{.strides = {row, 1}};
      const Kernel kernel = difference(dtype, {33, row});
      all.add("difference", kernel, {apart, plain, plain}, {}, CppNumbers::kLiterals);
      all.add("difference", kernel, {apart, plain, apart}, {}, CppNumbers::kLiterals);
      all.add("silu", test_kernels::silu({dtype, {33, row}}), {apart, plain}, {},
              CppNumbers::kLiterals);
      const std::string text =
          print_kernel(kernel, std::vector<Layout>{apart, plain, plain}, CppNumbers::kLiterals)
              .text;
      EXPECT_EQ(text.find("store_few") != std::string::npos, dtype != DType::kF64 && row >= 4)
          << text;
    }
  }
  all.run();
}

// out = float(x) * 2, or x != 0.
Kernel from_integers(DType from, DType to, int64_t count) {
  KernelBuilder b("from_integers");
  const BufferId x = b.input("x", {from, {count}});
  const BufferId out = b.output("out", {to, {count}});
  ExprId value = b.cast(b.load(x, {b.index(0)}), to);
  if (to != DType::kBool) {
    const ExprId wide = b.cast(value, DType::kF32);
    value = b.cast(b.apply(ScalarOp::kAdd, {wide, wide}), to);
  }
  b.map(b.extents(out), out, {b.index(0)}, value);
  return b.take();
}

TEST(CppVectors, IntegersAreCastInVectors) {
  Comparison all;
  for (const DType from : {DType::kI32, DType::kI64}) {
    for (const DType to : {DType::kF32, DType::kF16, DType::kBF16, DType::kBool}) {
      const Kernel kernel = from_integers(from, to, 45);
      Tensor numbers({from, {45}});
      for (int64_t i = 0; i < 45; ++i) {  // around what floats hold exactly, and past it
        const int64_t power = int64_t{1} << (from == DType::kI32 ? i % 31 : i);
        numbers.set_integer(i, i % 5 == 0 ? 0 : (i % 2 == 0 ? power + i % 4 : -power - 1));
      }
      std::vector<Tensor> inputs;
      inputs.push_back(std::move(numbers));
      all.add("from_integers", kernel, {}, std::move(inputs));
      const std::string text = print_kernel(kernel, contiguous_layouts(kernel)).text;
      EXPECT_NE(text.find("pn::load_lanes<F>(x"), std::string::npos) << text;
    }
  }
  all.run();
}

TEST(CppVectors, EveryOtherElementIsCopiedInVectors) {
  Comparison all;
  const Layout skipping{.strides = {200, 2}, .offset = 1};
  const Layout plain{.strides = {90, 1}};
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16, DType::kI64}) {
    const Kernel copy = test_kernels::permute(dtype, {7, 90}, {0, 1});
    const auto check = [&](const Layout& from, const Layout& to, std::string_view expected) {
      all.add("copy", copy, {from, to});
      const std::string text = print_kernel(copy, std::vector<Layout>{from, to}).text;
      EXPECT_EQ(text.find(expected) != std::string::npos, dtype != DType::kI64) << text;
    };
    check(skipping, plain, "pn::load_every_other");
    check(plain, skipping, "pn::every_other(");
    check(skipping, skipping, "pn::every_other(");
  }
  all.run();
}

// y[i, d] = x[i, d / 2], or of the exponentials of x, which a stage stores before.
Kernel repeat_twice(DType dtype, bool of_powers) {
  KernelBuilder b("repeat_twice");
  const BufferId x = b.input("x", {dtype, {7, 45}});
  const BufferId y = b.output("y", {dtype, {7, 90}});
  BufferId from = x;
  const auto i = indices(b, 2);
  if (of_powers) {
    from = b.temporary("powers", dtype, b.extents(x));
    const ExprId power = b.apply(ScalarOp::kExp, {b.cast(b.load(x, i), DType::kF32)});
    b.map(b.extents(x), from, i, b.cast(power, dtype));
  }
  b.map(b.extents(y), y, i,
        b.load(from, {i[0], b.apply(ScalarOp::kFloorDiv, {i[1], b.integer(2)})}));
  return b.take();
}

TEST(CppVectors, ElementsAreRepeatedInOneLoop) {
  Comparison all;
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16}) {
    for (const bool of_powers : {false, true}) {
      const Kernel kernel = repeat_twice(dtype, of_powers);
      all.add("repeat_twice", kernel);
      const Layout in{.strides = {45, 1}};
      const Layout out{.strides = {90, 1}};
      const std::string text = print_kernel(kernel, std::vector<Layout>{in, out}).text;
      EXPECT_NE(text.find("pn::load_pairs<F, pn::PairOrder::kRepeated>"), std::string::npos)
          << text;
      EXPECT_EQ(text.find("pn::every_other("), std::string::npos) << text;
    }
  }
  all.run();
}

TEST(CppVectors, Bf16RunsInPairs) {
  if (__builtin_cpu_supports("avx2") == 0) GTEST_SKIP() << "needs AVX2";
  Comparison all("x86-64-v3");  // `native` may be wider
  const auto add = [&](const std::string& name, const Kernel& kernel, std::string_view loop,
                       CppNumbers numbers = CppNumbers::kLiterals) {
    const std::string text = all.add(name, kernel, {}, {}, numbers);
    EXPECT_NE(text.find(loop), std::string::npos) << text;
  };
  for (const int64_t row : {20, 49, 160, 1024}) {
    add("difference", difference(DType::kBF16, {9, row}), "pn::store_pairs<");
    add("silu", test_kernels::silu({DType::kBF16, {9, row}}), "pn::store_pairs<",
        CppNumbers::kParameters);
    add("tanh", test_kernels::pointwise("tanh(tanh(x))", {DType::kBF16, {9, row}}), "pn::store_");
  }
  for (const int64_t row : {768, 777, 1024}) {
    add("layer_norm", test_kernels::layer_norm(DType::kBF16, {5, row}), "pn::reduce_pairs<");
    // Loops that share slots run in pairs if the row is whole pairs.
    add("softmax", test_kernels::softmax(DType::kBF16, {5, row}),
        row == 777 ? "pn::store_vectors<" : "pn::store_pairs<");
  }
  all.run();
}

// rows = 2 · x, which the same row reads: sums = the sum of its rows
Kernel doubled_and_summed(const Shape& shape) {
  KernelBuilder b("doubled_and_summed");
  const BufferId x = b.input("x", {DType::kBF16, shape});
  const BufferId rows = b.output("rows", {DType::kBF16, shape});
  const BufferId sums = b.output("sums", {DType::kF32, {shape[0]}});
  const ExprIds element{b.index(0), b.index(1)};
  const ExprId value = test_kernels::load_wide(b, x, element);
  b.map(b.extents(x), rows, element, b.cast(b.apply(ScalarOp::kAdd, {value, value}), DType::kBF16));
  b.reduce(b.extents(x), 1, Combine::kSum, test_kernels::load_wide(b, rows, element), sums,
           {b.index(0)});
  return b.take();
}

// A load that follows overlapping stores waits for them.
TEST(CppVectors, PairsThatAreReadLaterDoNotOverlap) {
  if (__builtin_cpu_supports("avx2") == 0) GTEST_SKIP() << "needs AVX2";
  Comparison all("x86-64-v3");
  for (const int64_t row : {64, 416, 424, 1000}) {
    const std::string text =
        all.add("doubled_and_summed", doubled_and_summed({3, row}), {}, {}, CppNumbers::kLiterals);
    EXPECT_EQ(text.find("pn::store_pairs<") != std::string::npos, row % 32 == 0) << text;
  }
  all.run();
}

// out = bf16(x) + bf16(y), y being wider
Kernel sum_with(DType wider, const Shape& shape) {
  KernelBuilder b("sum_with");
  const BufferId x = b.input("x", {DType::kBF16, shape});
  const BufferId y = b.input("y", {wider, shape});
  const BufferId out = b.output("out", {DType::kBF16, shape});
  const auto rounded = [&](BufferId from) {
    const ExprId value = b.cast(b.load(from, {b.index(0)}), DType::kF32);
    return b.cast(b.cast(value, DType::kBF16), DType::kF32);
  };
  const ExprId sum = b.apply(ScalarOp::kAdd, {rounded(x), rounded(y)});
  b.map(b.extents(out), out, {b.index(0)}, b.cast(sum, DType::kBF16));
  return b.take();
}

// Rounded as a number, NaN with low bits would become -0.
TEST(CppVectors, NanOfWiderInputsStaysNan) {
  for (const std::string arch : {"native", "x86-64-v3"}) {
    if (arch != "native" && __builtin_cpu_supports("avx2") == 0) continue;
    Comparison all(arch);
    for (const DType wider : {DType::kF32, DType::kF16, DType::kF64}) {
      Tensor y = repeatable_values({wider, {90}}, 2);
      for (int64_t i = 0; i < 90; i += 7) {
        std::byte* const element = y.bytes().data() + static_cast<size_t>(i) * byte_size(wider);
        std::fill_n(element, byte_size(wider), std::byte{0xff});
        element[byte_size(wider) - 1] = std::byte{0x7f};
      }
      std::vector<Tensor> inputs;
      inputs.push_back(repeatable_values({DType::kBF16, {90}}, 1));
      inputs.push_back(std::move(y));
      const std::string text = all.add("sum_with", sum_with(wider, {90}), {}, std::move(inputs));
      EXPECT_NE(text.find("pn::clean_nan"), std::string::npos) << text;
    }
    all.run();
  }
}

}  // namespace
}  // namespace passnet
