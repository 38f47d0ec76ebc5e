#include "cpu/library/double_matmul.hpp"

#include <algorithm>
#include <array>
#include <immintrin.h>

namespace passnet {
namespace {

constexpr int64_t kDepthBlock = 320;    // not tuning: a sum's order is the same on every machine
constexpr int64_t kRowBlock = 96;       // not tuning: rows that stay in any second-level cache
constexpr int64_t kColumnBlock = 1008;  // not tuning: a multiple of all widths of panels
constexpr int64_t kFewRows = 64;        // not tuning: with fewer, a copied element is rarely read

constexpr int64_t kLine = 8;  // not tuning: elements of a cache line

constexpr size_t kWideRows = 8;        // not tuning: 24 sums in 32 registers
constexpr size_t kWideColumns = 24;    // not tuning: likewise
constexpr size_t kNarrowRows = 4;      // not tuning: 12 sums in 16 registers
constexpr size_t kNarrowColumns = 12;  // not tuning: likewise

// The left factor of a block of sums: its rows, of which some may be equal.
struct LeftRows {
  std::array<const double*, kWideRows> first;
  int64_t depth_stride;
};

// Sums over `depth` products of a block of rows with a panel, contiguous columns of the right
// factor: sums[rows, columns]. Elements of the next depth are `right_stride` elements away.
using MultiplyBlock = void (*)(int64_t depth, const LeftRows& left, const double* right,
                               int64_t right_stride, double* sums);

[[gnu::target("avx512f")]] void multiply_wide(int64_t depth, const LeftRows& left,
                                              const double* right, int64_t right_stride,
                                              double* sums) {
  const std::array<const double*, kWideRows> rows = left.first;
  const int64_t step = left.depth_stride;
  __m512d sum[kWideRows][3];
  for (auto& row : sum) {
    for (__m512d& part : row) part = _mm512_setzero_pd();
  }
  for (int64_t k = 0; k < depth; ++k, right += right_stride) {
    const __m512d first = _mm512_loadu_pd(right);
    const __m512d second = _mm512_loadu_pd(right + 8);
    const __m512d third = _mm512_loadu_pd(right + 16);
#pragma GCC unroll 8
    for (size_t row = 0; row < kWideRows; ++row) {
      const __m512d factor = _mm512_set1_pd(rows[row][k * step]);
      sum[row][0] = _mm512_fmadd_pd(factor, first, sum[row][0]);
      sum[row][1] = _mm512_fmadd_pd(factor, second, sum[row][1]);
      sum[row][2] = _mm512_fmadd_pd(factor, third, sum[row][2]);
    }
  }
  for (const auto& row : sum) {
    for (const __m512d& part : row) {
      _mm512_storeu_pd(sums, part);
      sums += 8;
    }
  }
}

[[gnu::target("avx2,fma")]] void multiply_narrow(int64_t depth, const LeftRows& left,
                                                 const double* right, int64_t right_stride,
                                                 double* sums) {
  const std::array<const double*, kWideRows> rows = left.first;
  const int64_t step = left.depth_stride;
  __m256d sum[kNarrowRows][3];
  for (auto& row : sum) {
    for (__m256d& part : row) part = _mm256_setzero_pd();
  }
  for (int64_t k = 0; k < depth; ++k, right += right_stride) {
    const __m256d first = _mm256_loadu_pd(right);
    const __m256d second = _mm256_loadu_pd(right + 4);
    const __m256d third = _mm256_loadu_pd(right + 8);
#pragma GCC unroll 4
    for (size_t row = 0; row < kNarrowRows; ++row) {
      const __m256d factor = _mm256_set1_pd(rows[row][k * step]);
      sum[row][0] = _mm256_fmadd_pd(factor, first, sum[row][0]);
      sum[row][1] = _mm256_fmadd_pd(factor, second, sum[row][1]);
      sum[row][2] = _mm256_fmadd_pd(factor, third, sum[row][2]);
    }
  }
  for (const auto& row : sum) {
    for (const __m256d& part : row) {
      _mm256_storeu_pd(sums, part);
      sums += 4;
    }
  }
}

// Copies `used` columns of `depth` elements into a panel of `kWidth`, with zeros behind the last.
template <int64_t kWidth>
void pack_panel(const double* from, int64_t used, int64_t depth, int64_t stride,
                int64_t depth_stride, double* to) {
  if (used == kWidth && stride == 1) {
    for (int64_t k = 0; k < depth; ++k)
      std::copy_n(from + k * depth_stride, kWidth, to + k * kWidth);
    return;
  }
  if (used < kWidth) std::fill_n(to, kWidth * depth, 0.0);
  // Lines of the cache are read as a whole where columns are contiguous.
  for (int64_t first = 0; first < depth; first += kLine) {
    const int64_t end = std::min(first + kLine, depth);
    for (int64_t i = 0; i < used; ++i) {
      for (int64_t k = first; k < end; ++k)
        to[k * kWidth + i] = from[i * stride + k * depth_stride];
    }
  }
}

struct Blocks {
  int64_t rows;
  int64_t columns;
  MultiplyBlock multiply;
  void (*pack)(const double* from, int64_t used, int64_t depth, int64_t stride,
               int64_t depth_stride, double* to);
};

Blocks native_blocks() {
  if (__builtin_cpu_supports("avx512f")) {
    return {kWideRows, kWideColumns, multiply_wide, pack_panel<kWideColumns>};
  }
  return {kNarrowRows, kNarrowColumns, multiply_narrow, pack_panel<kNarrowColumns>};
}

// The depths of a product are cut into equal parts.
int64_t depth_part(int64_t depth) {
  const int64_t parts = std::max<int64_t>((depth + kDepthBlock - 1) / kDepthBlock, 1);
  return (depth + parts - 1) / parts;
}

// Columns of the target, and a part of the depth.
struct Part {
  int64_t column;
  int64_t columns;
  int64_t k;
  int64_t depth;
};

class Run {
 public:
  Run(const MatmulShape& shape, const MatmulOperands& operands)
      : shape_(shape),
        blocks_(native_blocks()),
        left_(reinterpret_cast<const double*>(operands.left)),
        right_(reinterpret_cast<const double*>(operands.right)),
        addend_(reinterpret_cast<const double*>(operands.addend)),
        target_(reinterpret_cast<double*>(operands.target)),
        packed_(reinterpret_cast<double*>(operands.scratch)) {}

  void run(const Part& part) {
    for (int64_t row = 0; row < shape_.rows; row += kRowBlock) {
      for (int64_t j = 0; j < part.columns; j += blocks_.columns) run_panel(part, row, j);
    }
  }

 private:
  // Adds up the rows of a block at `row` and the columns of a panel at `j` of the part.
  void run_panel(const Part& part, int64_t row, int64_t j) {
    const int64_t used = std::min(blocks_.columns, part.columns - j);
    const double* panel =
        right_ + part.k * shape_.right_depth + (part.column + j) * shape_.right_column;
    int64_t stride = shape_.right_depth;
    const bool is_whole = used == blocks_.columns && shape_.right_column == 1;
    if (!is_whole || shape_.rows > kFewRows) {
      double* const own = packed_ + j * part.depth;
      if (row == 0) blocks_.pack(panel, used, part.depth, shape_.right_column, stride, own);
      panel = own;
      stride = blocks_.columns;
    }
    const int64_t end = std::min(row + kRowBlock, shape_.rows);
    for (int64_t first = row; first < end; first += blocks_.rows) {
      LeftRows rows{.depth_stride = shape_.left_depth};
      for (int64_t i = 0; i < blocks_.rows; ++i) {
        const int64_t at = std::min(first + i, end - 1);
        rows.first[static_cast<size_t>(i)] =
            left_ + at * shape_.left_row + part.k * shape_.left_depth;
      }
      blocks_.multiply(part.depth, rows, panel, stride, sums_.data());
      store(part, first, std::min(blocks_.rows, end - first), part.column + j, used);
    }
  }

  void store(const Part& part, int64_t row, int64_t rows, int64_t column, int64_t columns) {
    const bool adds = part.k > 0 || shape_.addend == MatmulAddend::kTarget;
    const double* const vector =
        !adds && shape_.addend == MatmulAddend::kColumns ? addend_ + column : nullptr;
    for (int64_t i = 0; i < rows; ++i) {
      double* const to = target_ + (row + i) * shape_.target_row + column;
      const double* const sums = sums_.data() + i * blocks_.columns;
      const double* const addend = adds ? to : vector;
      if (addend == nullptr) {
        std::copy_n(sums, columns, to);
      } else {
        for (int64_t x = 0; x < columns; ++x) to[x] = sums[x] + addend[x];
      }
    }
  }

  const MatmulShape& shape_;
  Blocks blocks_;
  const double* left_;
  const double* right_;
  const double* addend_;
  double* target_;
  double* packed_;
  std::array<double, kWideRows * kWideColumns> sums_;
};

}  // namespace

bool DoubleMatmul::is_available() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

size_t DoubleMatmul::scratch_bytes() const {
  const auto panel = static_cast<int64_t>(kWideColumns);
  const int64_t columns = std::min((shape_.columns + panel - 1) / panel * panel, kColumnBlock);
  return static_cast<size_t>(columns * depth_part(shape_.depth)) * sizeof(double);
}

bool DoubleMatmul::run(const MatmulOperands& operands) const {
  Run product(shape_, operands);
  const int64_t depth = depth_part(shape_.depth);
  for (int64_t column = 0; column < shape_.columns; column += kColumnBlock) {
    for (int64_t k = 0; k < shape_.depth; k += depth) {
      product.run({.column = column,
                   .columns = std::min(kColumnBlock, shape_.columns - column),
                   .k = k,
                   .depth = std::min(depth, shape_.depth - k)});
    }
  }
  return true;
}

}  // namespace passnet
