#include "cpu/library/ordering_call.hpp"

#include "cpu/library/library_tiles.hpp"
#include "runtime/plan.hpp"
#include "tensor/tensor.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

namespace passnet {
namespace {

// Draws elements with ties, and for floats NaN, infinities and zeros of both signs.
Tensor draw(DType dtype, int64_t count, uint32_t seed, int64_t levels) {
  Tensor tensor({dtype, {count}});
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  constexpr std::array kSpecial{std::nan(""), kInfinity, -kInfinity, 0.0, -0.0};
  for (int64_t i = 0; i < count; ++i) {
    seed = seed * 1664525u + 1013904223u;
    const auto level = static_cast<double>(static_cast<int64_t>(seed >> 8) % levels);
    const bool is_special = is_float(dtype) && seed % 13 == 0;
    const double value = dtype == DType::kBool ? std::fmod(level, 2)
                         : dtype == DType::kU8 ? std::fmod(level, 256)
                                               : std::fmod(level, 128) - 60;
    tensor.set_value(i, is_special ? kSpecial[seed % kSpecial.size()] : value);
  }
  return tensor;
}

// The positions of a row in order.
std::vector<int64_t> positions_in_order(const Tensor& tensor, const Ordering& ordering,
                                        int64_t start) {
  std::vector<int64_t> positions(static_cast<size_t>(ordering.extent));
  std::iota(positions.begin(), positions.end(), 0);
  std::ranges::stable_sort(positions, [&](int64_t a, int64_t b) {
    double left = tensor.value(start + a * ordering.stride);
    double right = tensor.value(start + b * ordering.stride);
    if (ordering.descending) std::swap(left, right);
    return left < right || (!std::isnan(left) && std::isnan(right));
  });
  return positions;
}

// Runs the ordering of a contiguous tensor [rows, extent, columns] along its middle dim.
void check(Ordering ordering, int64_t rows, int64_t columns, int64_t levels, size_t threads) {
  SCOPED_TRACE(fmt::format("{} extent {} first {} count {} descending {}", name(ordering.dtype),
                           ordering.extent, ordering.first, ordering.count, ordering.descending));
  const Tensor input = draw(ordering.dtype, rows * ordering.extent * columns, 7, levels);
  ordering.stride = columns;
  ordering.output_stride = columns;
  ordering.rows = {
      {.extent = rows, .input = ordering.extent * columns, .output = ordering.count * columns},
      {.extent = columns, .input = 1, .output = 1}};
  Tensor values({ordering.dtype, {rows * ordering.count * columns}});
  Tensor places({DType::kI64, {rows * ordering.count * columns}});
  OrderingCall call(ordering, {.min_ordered_share = 1}, threads);
  std::vector<std::byte> memory(call.scratch_bytes() + kBlockAlignment);
  void* scratch = memory.data();
  size_t space = memory.size();
  ASSERT_NE(std::align(kBlockAlignment, call.scratch_bytes(), scratch, space), nullptr);
  const std::array buffers{const_cast<std::byte*>(input.bytes().data()), values.bytes().data(),
                           places.bytes().data()};
  call.bind(buffers, static_cast<std::byte*>(scratch));
  EXPECT_LE(call.shares(), threads);
  for (size_t share = 0; share < call.shares(); ++share) call.run_share(share);
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t column = 0; column < columns; ++column) {
      const int64_t start = row * ordering.extent * columns + column;
      const auto expected = positions_in_order(input, ordering, start);
      for (int64_t i = 0; i < ordering.count; ++i) {
        const int64_t at = (row * ordering.count + i) * columns + column;
        const int64_t place = expected[static_cast<size_t>(ordering.first + i)];
        ASSERT_EQ(static_cast<int64_t>(places.value(at)), place) << "row " << row << " place " << i;
        const double value = input.value(start + place * columns);
        ASSERT_TRUE(values.value(at) == value || std::isnan(value)) << row << " " << i;
        ASSERT_EQ(std::signbit(values.value(at)), std::signbit(value));
      }
    }
  }
}

TEST(OrderingCall, SortsRowsOfEveryDtype) {
  for (const DTypeInfo& dtype : kDTypes) {
    if (is_complex(dtype.dtype)) continue;
    for (const int64_t extent : {2, 17, 64, 65, 300, 2500}) {
      for (const bool descending : {false, true}) {
        check({.dtype = dtype.dtype, .descending = descending, .count = extent, .extent = extent},
              3, 2, extent > 64 ? 1 << 20 : 9, 2);
      }
    }
  }
}

TEST(OrderingCall, SelectsTheFirstElements) {
  for (const DType dtype : {DType::kF32, DType::kF64, DType::kBF16, DType::kI64, DType::kI8}) {
    for (const int64_t extent : {20, 100, 1000, 5000}) {
      for (const int64_t count : {int64_t{1}, int64_t{5}, extent / 4, extent / 4 + 1, extent - 1}) {
        check({.dtype = dtype, .descending = true, .count = count, .extent = extent}, 4, 1, 1 << 20,
              3);
        check({.dtype = dtype, .count = count, .extent = extent}, 1, 3, 4, 1);
      }
    }
  }
}

TEST(OrderingCall, SelectsOneElement) {
  for (const DType dtype : {DType::kF32, DType::kF64, DType::kF16, DType::kI32, DType::kU8}) {
    for (const int64_t extent : {2, 50, 1000, 5000}) {
      for (const int64_t first : {int64_t{0}, extent / 3, extent / 2, extent - 1}) {
        for (const int64_t levels : {1, 3, 1 << 20}) {
          check({.dtype = dtype, .first = first, .count = 1, .extent = extent}, 2, 1, levels, 2);
        }
      }
    }
  }
}

}  // namespace
}  // namespace passnet
