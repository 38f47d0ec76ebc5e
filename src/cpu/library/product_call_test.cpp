#include "cpu/library/product_call.hpp"

#include "cpu/library/cpu_library.hpp"
#include "cpu/library/library_tiles.hpp"
#include "tensor/half.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

// Memory of one dtype, filled with small numbers that bf16 holds exactly.
struct Memory {
  Memory(DType type, size_t count, uint32_t seed) : dtype(type), bytes(count * byte_size(type)) {
    for (size_t i = 0; i < count; ++i) {
      seed = seed * 1664525u + 1013904223u;
      set(i, static_cast<float>(static_cast<int>(seed >> 28) - 8) / 4);
    }
  }
  void set(size_t i, float value) {
    if (dtype == DType::kF64) {
      reinterpret_cast<double*>(bytes.data())[i] = static_cast<double>(value);
    } else if (dtype == DType::kF32) {
      reinterpret_cast<float*>(bytes.data())[i] = value;
    } else {
      reinterpret_cast<uint16_t*>(bytes.data())[i] = f32_to_bf16(value);
    }
  }
  float get(size_t i) const {
    if (dtype == DType::kF64) {
      return static_cast<float>(reinterpret_cast<const double*>(bytes.data())[i]);
    }
    if (dtype == DType::kF32) return reinterpret_cast<const float*>(bytes.data())[i];
    return bf16_to_f32(reinterpret_cast<const uint16_t*>(bytes.data())[i]);
  }
  DType dtype;
  std::vector<std::byte> bytes;
};

// Returns the offset of the last element, and one more.
size_t span_of(const Product& product, ProductStride tensor, int64_t start) {
  int64_t last = start;
  for (const auto* loops : {&product.batch, &product.rows, &product.columns, &product.depth}) {
    for (const ProductLoop& loop : *loops) last += (loop.extent - 1) * (loop.*tensor);
  }
  return static_cast<size_t>(last + 1);
}

class ProductCalls : public testing::Test {
 protected:
  explicit ProductCalls(DType dtype = DType::kF32) : dtype_(dtype) {}

  void SetUp() override {
    if (!cpu_library().multiplies(DType::kF32)) GTEST_SKIP() << "built without oneDNN";
  }

  // Runs all shares of the product, and compares each element with a sum in double.
  void check(Product product, size_t threads = 2) {
    product.dtype = dtype_;
    product.target_dtype = dtype_;
    Memory left(dtype_, span_of(product, &ProductLoop::left, product.left_start), 1);
    Memory right(dtype_, span_of(product, &ProductLoop::right, product.right_start), 2);
    Memory addend(dtype_, span_of(product, &ProductLoop::addend, product.addend_start), 3);
    Memory target(dtype_, span_of(product, &ProductLoop::target, product.target_start), 4);
    if (has_nan_) left.set(0, kNan);
    if (has_nan_) target.set(0, kNan);
    auto call = ProductCall::prepare(product, {}, threads);
    ASSERT_TRUE(call.has_value()) << call.error();
    std::vector<std::byte> scratch(call->scratch_bytes() + 64);
    void* place = scratch.data();
    size_t space = scratch.size();
    const std::array<std::byte*, 4> buffers{left.bytes.data(), right.bytes.data(),
                                            target.bytes.data(), addend.bytes.data()};
    call->bind(buffers,
               static_cast<std::byte*>(std::align(64, call->scratch_bytes(), place, space)));
    call->warm_up();
    for (size_t share = 0; share < call->shares(); ++share) call->run_share(share);
    shares_ = call->shares();
    const auto at = [&](const std::vector<ProductLoop>& loops, ProductStride tensor, int64_t i) {
      return offset_of(loops, tensor, i);
    };
    for (int64_t b = 0; b < iterations(product.batch); ++b) {
      for (int64_t r = 0; r < iterations(product.rows); ++r) {
        for (int64_t c = 0; c < iterations(product.columns); ++c) {
          double sum = 0;
          for (int64_t d = 0; d < iterations(product.depth); ++d) {
            const int64_t l = product.left_start + at(product.batch, &ProductLoop::left, b) +
                              at(product.rows, &ProductLoop::left, r) +
                              at(product.depth, &ProductLoop::left, d);
            const int64_t o = product.right_start + at(product.batch, &ProductLoop::right, b) +
                              at(product.columns, &ProductLoop::right, c) +
                              at(product.depth, &ProductLoop::right, d);
            sum += static_cast<double>(left.get(static_cast<size_t>(l))) *
                   static_cast<double>(right.get(static_cast<size_t>(o)));
          }
          if (product.has_addend) {
            const int64_t a = product.addend_start + at(product.batch, &ProductLoop::addend, b) +
                              at(product.rows, &ProductLoop::addend, r) +
                              at(product.columns, &ProductLoop::addend, c);
            sum += static_cast<double>(addend.get(static_cast<size_t>(a)));
          }
          const int64_t t = product.target_start + at(product.batch, &ProductLoop::target, b) +
                            at(product.rows, &ProductLoop::target, r) +
                            at(product.columns, &ProductLoop::target, c);
          const float found = target.get(static_cast<size_t>(t));
          if (std::isnan(sum)) {
            ASSERT_TRUE(std::isnan(found)) << b << ' ' << r << ' ' << c;
          } else {
            // Sums of quarters are exact in f32 and f64; bf16 rounds the result once.
            const float expected = dtype_ != DType::kBF16
                                       ? static_cast<float>(sum)
                                       : bf16_to_f32(f32_to_bf16(static_cast<float>(sum)));
            ASSERT_EQ(found, expected) << b << ' ' << r << ' ' << c;
          }
        }
      }
    }
  }

  // [rows, depth] by [depth, columns], all row-major.
  static Product plain(int64_t rows, int64_t columns, int64_t depth) {
    return {.rows = {{.extent = rows, .left = depth, .target = columns}},
            .columns = {{.extent = columns, .right = 1, .target = 1}},
            .depth = {{.extent = depth, .left = 1, .right = columns}}};
  }

  // A convolution of `image` by `image` with three by three taps over `channels`.
  static Product convolution(int64_t channels, int64_t results, int64_t image) {
    const int64_t out = image - 2;
    return {.rows = {{.extent = results, .left = channels * 9, .target = out * out, .addend = 1}},
            .columns = {{.extent = out, .right = image, .target = out},
                        {.extent = out, .right = 1, .target = 1}},
            .depth = {{.extent = channels, .left = 9, .right = image * image},
                      {.extent = 3, .left = 3, .right = image},
                      {.extent = 3, .left = 1, .right = 1}}};
  }

  DType dtype_;
  bool has_nan_ = false;
  size_t shares_ = 0;
};

class NarrowProductCalls : public ProductCalls {
 protected:
  NarrowProductCalls() : ProductCalls(DType::kBF16) {}
};

TEST_F(ProductCalls, MultiplyMatrices) {
  check(plain(5, 7, 9));
  check(plain(2, 2, 1));
  check(plain(1, 33, 20));
  check(plain(64, 1, 20));
}

TEST_F(ProductCalls, ShareLargeWorkBetweenThreads) {
  check(plain(130, 250, 100));
  EXPECT_EQ(shares_, 2u);
  check(plain(400, 45, 150), 3);
  EXPECT_EQ(shares_, 3u);
  check(plain(5, 7, 9), 3);
  EXPECT_EQ(shares_, 1u);
}

TEST_F(ProductCalls, ReadTransposedFactorsWhereTheyLie) {
  check({.rows = {{.extent = 9, .left = 1, .target = 12}},
         .columns = {{.extent = 12, .right = 30, .target = 1}},
         .depth = {{.extent = 30, .left = 9, .right = 1}}});
}

TEST_F(ProductCalls, PackFactorsWithoutADenseSide) {
  check({.left_start = 3,
         .right_start = 5,
         .rows = {{.extent = 9, .left = 200, .target = 12}},
         .columns = {{.extent = 12, .right = 2, .target = 1}},
         .depth = {{.extent = 30, .left = 3, .right = 70}}});
}

TEST_F(ProductCalls, PackWindowsOfConvolutions) {
  check(convolution(3, 5, 8));
  check(convolution(40, 70, 40));
  check(convolution(64, 96, 9), 2);
}

TEST_F(ProductCalls, AddARowAColumnOrATensor) {
  Product row = plain(20, 30, 10);
  row.has_addend = true;
  row.columns[0].addend = 1;
  check(row);
  Product column = plain(20, 30, 10);
  column.has_addend = true;
  column.rows[0].addend = 2;
  column.addend_start = 1;
  check(column);
  Product tensor = plain(20, 30, 10);
  tensor.has_addend = true;
  tensor.rows[0].addend = 1;
  tensor.columns[0].addend = 20;
  check(tensor);
  Product windows = convolution(40, 70, 40);
  windows.has_addend = true;
  check(windows);
}

// Several threads write parts of each row, which the library does slowly, with a shorter last tile.
TEST_F(ProductCalls, CollectTilesOfLongSums) {
  for (const int64_t rows : {2, 20, 70}) {
    check(plain(rows, 333, 300), 3);
    EXPECT_EQ(shares_ > 1, rows > 2);
    Product bias = plain(rows, 333, 300);
    bias.has_addend = true;
    bias.columns[0].addend = 1;
    check(bias, 3);
    Product tensor = plain(rows, 1040, 260);
    tensor.has_addend = true;
    tensor.rows[0].addend = 1040;
    tensor.columns[0].addend = 1;
    tensor.rows[0].target = 1100;
    check(tensor, 2);
    check(tensor, 1);
  }
}

TEST_F(ProductCalls, BroadcastOverBatches) {
  Product product = plain(6, 8, 10);
  product.batch = {{.extent = 3, .left = 60, .right = 0, .target = 96},
                   {.extent = 2, .left = 0, .right = 80, .target = 48}};
  check(product);
}

TEST_F(ProductCalls, HandOnNanAndForgetTheTarget) {
  has_nan_ = true;
  check(plain(6, 8, 10));
  Product column = plain(6, 8, 10);
  column.has_addend = true;
  column.rows[0].addend = 1;
  check(column);
}

TEST_F(NarrowProductCalls, RoundOnce) {
  if (!cpu_library().multiplies(DType::kBF16)) GTEST_SKIP() << "no bf16 on this processor";
  check(plain(33, 65, 40));
  check(plain(65, 333, 300), 3);
  check(convolution(17, 20, 12));
  Product column = convolution(17, 20, 12);
  column.has_addend = true;
  check(column);
}

class DoubleProductCalls : public ProductCalls {
 protected:
  DoubleProductCalls() : ProductCalls(DType::kF64) {}

  void SetUp() override {
    if (!cpu_library().multiplies(DType::kF64)) GTEST_SKIP() << "needs AVX2";
  }
};

TEST_F(DoubleProductCalls, MultiplyMatricesOfAllSizes) {
  check(plain(2, 2, 1));
  check(plain(5, 7, 9));
  check(plain(1, 33, 20));
  check(plain(9, 25, 700));
  check(plain(130, 250, 330), 3);
  check(plain(3, 1100, 40), 1);
}

TEST_F(DoubleProductCalls, TakeTransposedFactorsAndWindows) {
  check({.rows = {{.extent = 90, .left = 1, .target = 50}},
         .columns = {{.extent = 50, .right = 30, .target = 1}},
         .depth = {{.extent = 30, .left = 90, .right = 1}}});
  check(convolution(17, 20, 12));
}

TEST_F(DoubleProductCalls, AddARowOrATensor) {
  Product row = plain(20, 30, 400);
  row.has_addend = true;
  row.columns[0].addend = 1;
  check(row);
  Product tensor = plain(20, 30, 400);
  tensor.has_addend = true;
  tensor.rows[0].addend = 1;
  tensor.columns[0].addend = 20;
  check(tensor);
}

TEST_F(DoubleProductCalls, HandOnNanAndForgetTheTarget) {
  has_nan_ = true;
  check(plain(6, 30, 700));
}

TEST(CpuLibrary, MultipliesSinglePrecisionUnlessThereIsNone) {
  const bool exists = library_version() != "none";
  EXPECT_EQ(library_version().starts_with("oneDNN "), exists);
  EXPECT_EQ(cpu_library().multiplies(DType::kF32), exists);
  EXPECT_EQ(cpu_library().multiplies(DType::kF64), DoubleMatmul::is_available());
}

TEST(UniformStride, SpansLoopsThatContinueEachOther) {
  const std::vector<ProductLoop> loops{{.extent = 3, .left = 8, .right = 9},
                                       {.extent = 1, .left = 77, .right = 77},
                                       {.extent = 4, .left = 2, .right = 2}};
  EXPECT_EQ(uniform_stride(loops, &ProductLoop::left), 2);
  EXPECT_EQ(uniform_stride(loops, &ProductLoop::right), std::nullopt);
  EXPECT_EQ(uniform_stride({}, &ProductLoop::left), 0);
  EXPECT_EQ(offset_of(loops, &ProductLoop::right, 6), 13);
  EXPECT_EQ(offsets(loops, &ProductLoop::right)[6], 13);
}

}  // namespace
}  // namespace passnet
