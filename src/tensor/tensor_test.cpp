#include "tensor/tensor.hpp"

#include "tensor/half.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

namespace passnet {
namespace {

TEST(Half, EveryF16ReadsAsTheCompilersOwn) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    const auto half = static_cast<uint16_t>(bits);
    const auto expected = static_cast<float>(std::bit_cast<_Float16>(half));
    const float found = f16_to_f32(half);
    if (std::isnan(expected)) {
      EXPECT_TRUE(std::isnan(found)) << bits;
      EXPECT_EQ(f32_to_f16(found) | 0x200, half | 0x200);
    } else {
      EXPECT_EQ(std::bit_cast<uint32_t>(found), std::bit_cast<uint32_t>(expected)) << bits;
      EXPECT_EQ(f32_to_f16(found), half) << bits;
    }
  }
}

TEST(Half, RoundsF32AsTheCompilerDoes) {
  std::mt19937 random(3);
  for (int i = 0; i < 2'000'000; ++i) {
    // Half of the draws are where f16 is subnormal, overflows or ties.
    uint32_t bits = static_cast<uint32_t>(random());
    if (i % 2 == 0) bits = (bits & 0x80001fffu) | ((0x30000000u + (bits >> 3)) & 0x7fffe000u);
    if (i % 4 == 0) bits = (bits & ~0x1fffu) | 0x1000u;
    const auto value = std::bit_cast<float>(bits);
    if (std::isnan(value)) continue;
    const auto expected = std::bit_cast<uint16_t>(static_cast<_Float16>(value));
    ASSERT_EQ(f32_to_f16(value), expected) << value;
  }
  EXPECT_EQ(f32_to_f16(65519.996f), 0x7bff);
  EXPECT_EQ(f32_to_f16(65520.0f), 0x7c00);
}

TEST(Half, RoundsF32ToBf16NearestEven) {
  EXPECT_EQ(f32_to_bf16(std::bit_cast<float>(0x3f808000u)), 0x3f80);
  EXPECT_EQ(f32_to_bf16(std::bit_cast<float>(0x3f818000u)), 0x3f82);
  EXPECT_EQ(f32_to_bf16(std::bit_cast<float>(0x3f808001u)), 0x3f81);
  EXPECT_EQ(f32_to_bf16(std::numeric_limits<float>::max()), 0x7f80);
  EXPECT_TRUE(std::isnan(bf16_to_f32(f32_to_bf16(std::bit_cast<float>(0x7f800001u)))));
}

TEST(Tensor, IsAlignedAndZero) {
  for (const int64_t size : {1, 7, 100'000}) {
    const Tensor tensor({DType::kF32, {size}});
    EXPECT_EQ(reinterpret_cast<uintptr_t>(tensor.bytes().data()) % 64, 0u);
    for (const float value : tensor.as<float>()) EXPECT_EQ(value, 0);
  }
  EXPECT_EQ(Tensor().numel(), 0);
  EXPECT_TRUE(Tensor({DType::kI64, {3, 0}}).bytes().empty());
  EXPECT_EQ(Tensor({DType::kI64, {}}).numel(), 1);
}

TEST(Tensor, CreateRefusesImpossibleShapes) {
  EXPECT_EQ(Tensor::create({DType::kF32, {-1}}).error().id, "shape-not-sane");
  EXPECT_TRUE(
      Tensor::create({DType::kF32, {-1}})
          .error()
          .message.contains("expected a shape of at most 2^48 bytes and 16 dimensions, found"));
  EXPECT_EQ(Tensor::create({DType::kF32, {int64_t{1} << 40, 1 << 20}}).error().id,
            "shape-not-sane");
  // The type is sane, but exceeds the 128 TiB of a user's address space.
  EXPECT_EQ(Tensor::create({DType::kI8, {int64_t{1} << 48}}).error().id, "tensor-out-of-memory");
}

TEST(Tensor, ValuesRoundTripInEveryDType) {
  for (const DTypeInfo& dtype : kDTypes) {
    Tensor tensor({dtype.dtype, {2, 2}});
    tensor.set_value(3, 1);
    tensor.set_integer(2, 1);
    EXPECT_EQ(tensor.value(3), 1) << dtype.name;
    EXPECT_EQ(tensor.value(2), 1);
    EXPECT_EQ(tensor.integer(3), 1);
    EXPECT_EQ(tensor.value(0), 0);
  }
}

TEST(Tensor, StoringConvertsAsPyTorchDoes) {
  Tensor integers({DType::kI32, {3}});
  integers.set_value(0, -2.9);
  integers.set_value(1, 1e20);
  integers.set_value(2, std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(integers.integer(0), -2);
  EXPECT_EQ(integers.integer(1), std::numeric_limits<int32_t>::min());
  EXPECT_EQ(integers.integer(2), std::numeric_limits<int32_t>::min());
  Tensor bytes({DType::kU8, {2}});
  bytes.set_value(0, -1);
  bytes.set_integer(1, 258);
  EXPECT_EQ(bytes.integer(0), 255);
  EXPECT_EQ(bytes.integer(1), 2);
  Tensor flags({DType::kBool, {2}});
  flags.set_value(0, 0.25);
  flags.set_value(1, std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(flags.integer(0), 1);
  EXPECT_EQ(flags.integer(1), 1);
  Tensor wide({DType::kI64, {2}});
  wide.set_integer(0, (int64_t{1} << 53) + 1);
  wide.set_value(1, -0x1p63);
  EXPECT_EQ(wide.integer(0), (int64_t{1} << 53) + 1);
  EXPECT_EQ(wide.integer(1), std::numeric_limits<int64_t>::min());
}

TEST(Tensor, CloneIsIndependent) {
  Tensor a({DType::kF32, {2}});
  Tensor b = a.clone();
  b.set_value(0, 5);
  EXPECT_EQ(a.value(0), 0);
  EXPECT_EQ(b.type(), a.type());
}

TEST(Pack, FollowsStrides) {
  std::vector<int32_t> data(24);
  for (int32_t i = 0; i < 24; ++i) data[static_cast<size_t>(i)] = i;
  const auto* bytes = reinterpret_cast<const std::byte*>(data.data());
  const TensorType type{DType::kI32, {2, 3, 4}};
  const std::vector<Strides> cases = {{12, 4, 1}, {1, 2, 6}, {0, 4, 1}, {12, 1, 3}, {0, 0, 0}};
  for (const Strides& strides : cases) {
    const Tensor packed = pack(type, strides, bytes);
    for (int64_t a = 0, at = 0; a < 2; ++a) {
      for (int64_t b = 0; b < 3; ++b) {
        for (int64_t c = 0; c < 4; ++c, ++at) {
          EXPECT_EQ(packed.integer(at), a * strides[0] + b * strides[1] + c * strides[2]);
        }
      }
    }
  }
  EXPECT_EQ(pack({DType::kI32, {}}, {}, bytes + 20).integer(0), 5);
  EXPECT_TRUE(pack({DType::kI32, {2, 0}}, Strides{1, 1}, bytes).bytes().empty());
}

}  // namespace
}  // namespace passnet
