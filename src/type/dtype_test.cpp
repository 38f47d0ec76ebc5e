#include "type/dtype.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace passnet {
namespace {

// PyTorch's table of torch.promote_types, for results that are one of our dtypes.
TEST(Promote, IsPyTorchsTable) {
  constexpr DType u1 = DType::kU8, i1 = DType::kI8, i2 = DType::kI16, i4 = DType::kI32,
                  i8 = DType::kI64, f2 = DType::kF16, f4 = DType::kF32, f8 = DType::kF64,
                  c4 = DType::kC64, b1 = DType::kBool, bf = DType::kBF16;
  constexpr std::array<DType, 11> order{u1, i1, i2, i4, i8, f2, f4, f8, c4, b1, bf};
  constexpr std::array<std::array<DType, 11>, 11> table{{
      {u1, i2, i2, i4, i8, f2, f4, f8, c4, u1, bf},
      {i2, i1, i2, i4, i8, f2, f4, f8, c4, i1, bf},
      {i2, i2, i2, i4, i8, f2, f4, f8, c4, i2, bf},
      {i4, i4, i4, i4, i8, f2, f4, f8, c4, i4, bf},
      {i8, i8, i8, i8, i8, f2, f4, f8, c4, i8, bf},
      {f2, f2, f2, f2, f2, f2, f4, f8, c4, f2, f4},
      {f4, f4, f4, f4, f4, f4, f4, f8, c4, f4, f4},
      {f8, f8, f8, f8, f8, f8, f8, f8, c4, f8, f8},  // PyTorch: f64 with c64 is complex128
      {c4, c4, c4, c4, c4, c4, c4, c4, c4, c4, c4},
      {u1, i1, i2, i4, i8, f2, f4, f8, c4, b1, bf},
      {bf, bf, bf, bf, bf, f4, f4, f8, c4, bf, bf},
  }};
  for (size_t a = 0; a < order.size(); ++a) {
    for (size_t b = 0; b < order.size(); ++b) {
      EXPECT_EQ(promote(order[a], order[b]), table[a][b])
          << name(order[a]) << " with " << name(order[b]);
    }
  }
}

TEST(DType, NamesReadBack) {
  for (const DTypeInfo& entry : kDTypes) {
    EXPECT_EQ(dtype_from_name(entry.name), entry.dtype);
    EXPECT_EQ(dtype_from_torch_name(entry.torch_name), entry.dtype);
    EXPECT_EQ(dtype_from_torch_name("torch." + std::string(entry.torch_name)), entry.dtype);
  }
  EXPECT_EQ(dtype_from_torch_name("half"), DType::kF16);
  EXPECT_EQ(dtype_from_torch_name("torch.long"), DType::kI64);
  EXPECT_EQ(dtype_from_torch_name("f32"), std::nullopt);
  EXPECT_EQ(dtype_from_name("float32"), std::nullopt);
}

TEST(DType, OpMathWidensHalves) {
  for (const DTypeInfo& entry : kDTypes) {
    const bool half = entry.dtype == DType::kF16 || entry.dtype == DType::kBF16;
    EXPECT_EQ(opmath(entry.dtype), half ? DType::kF32 : entry.dtype);
  }
}

}  // namespace
}  // namespace passnet
