#include "eval/gpu/gpu_poison.hpp"

#include "tensor/tensor.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace passnet {
namespace {

TEST(GpuPoison, LooksLikeResults) {
  for (const DTypeInfo& entry : kDTypes) {
    std::vector<std::byte> bytes = draw_poison(entry.dtype, 3);
    const Tensor tensor = Tensor::borrow(
        {.dtype = entry.dtype, .shape = {static_cast<int64_t>(bytes.size() / entry.bytes)}}, bytes);
    std::set<double> values;
    for (int64_t i = 0; i < 1000; ++i) {
      const double value = tensor.value(i);
      values.insert(value);
      EXPECT_TRUE(std::isfinite(value)) << entry.name;
      EXPECT_LE(std::abs(value), 127) << entry.name;
      if (is_float(entry.dtype)) {
        EXPECT_GE(std::abs(value), 0.5) << entry.name;
      }
    }
    EXPECT_GE(values.size(), entry.dtype == DType::kBool ? 2u : 100u) << entry.name;
    EXPECT_NE(bytes, draw_poison(entry.dtype, 4)) << entry.name;
  }
}

}  // namespace
}  // namespace passnet
