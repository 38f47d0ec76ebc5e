#include "cpu/library/fourier/fourier_call.hpp"

#include "cpu/library/library_tiles.hpp"
#include "runtime/plan.hpp"
#include "tensor/tensor.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <numeric>

namespace passnet {
namespace {

using Complex = std::complex<double>;

// Values whose lines differ by orders of magnitude: none may leak into another.
std::vector<float> draw(int64_t count, int64_t line) {
  std::vector<float> values;
  uint32_t seed = 1;
  for (int64_t i = 0; i < count; ++i) {
    seed = seed * 1664525u + 1013904223u;
    const double value = static_cast<double>(seed >> 8) / (1 << 23) - 1;
    values.push_back(static_cast<float>(value * std::pow(10.0, i / line % 9 * 3 - 12)));
  }
  return values;
}

std::vector<Complex> transform(const std::vector<Complex>& line, bool inverse) {
  const size_t count = line.size();
  std::vector<Complex> turns;
  for (size_t k = 0; k < count; ++k) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(count);
    turns.emplace_back(std::cos(angle), inverse ? std::sin(angle) : -std::sin(angle));
  }
  std::vector<Complex> result(count);
  for (size_t k = 0; k < count; ++k) {
    for (size_t j = 0; j < count; ++j) result[k] += line[j] * turns[j * k % count];
  }
  return result;
}

struct LineCase {
  LineKind kind;
  int64_t length;
  bool inverse;
  int64_t lines;
  int64_t extent;        // of the operand's lines
  int64_t stride;        // of their elements
  bool is_real = false;  // the operand of a complex transform
};

// Runs the transform of lines [lines, extent], of which elements or lines are contiguous, and
// compares each line with a sum in double.
void check(const LineCase& test) {
  SCOPED_TRACE(fmt::format("kind {} length {} inverse {} lines {} extent {} stride {} real {}",
                           static_cast<int>(test.kind), test.length, test.inverse, test.lines,
                           test.extent, test.stride, test.is_real));
  const bool is_mirror = test.kind == LineKind::kMirror;
  const bool is_real = test.kind == LineKind::kHalf || test.is_real;
  const int64_t next = test.stride == 1 ? test.extent : 1;
  const Fourier fourier{.has_real_operand = is_real,
                        .has_half_result = test.kind == LineKind::kHalf,
                        .has_real_result = is_mirror,
                        .inverse = test.inverse,
                        .factor = 0.5,
                        .shape = {test.lines, test.extent},
                        .strides = {next, test.stride},
                        .dims = {{.dim = 1, .length = test.length}}};
  const int64_t width = is_real ? 1 : 2;
  const std::vector<float> operand =
      draw(test.lines * test.extent * width, (test.stride == 1 ? test.extent : 1) * width);
  const int64_t results = numel(result_shape(fourier)) / test.lines;
  std::vector<float> found(static_cast<size_t>(test.lines * results * (is_mirror ? 1 : 2)));
  auto call = FourierCall::prepare(fourier, {.min_transformed_share = 64}, 2);
  ASSERT_TRUE(call) << call.error();
  std::vector<std::byte> memory(call->scratch_bytes() + kBlockAlignment);
  void* scratch = memory.data();
  size_t space = memory.size();
  ASSERT_NE(std::align(kBlockAlignment, call->scratch_bytes(), scratch, space), nullptr);
  const std::array buffers{reinterpret_cast<std::byte*>(const_cast<float*>(operand.data())),
                           reinterpret_cast<std::byte*>(found.data())};
  call->bind(buffers, static_cast<std::byte*>(scratch));
  call->begin(0);
  for (size_t share = 0; share < call->shares(); ++share) call->run_share(share);

  const auto float_of = [](const std::vector<float>& from, int64_t at) {
    return static_cast<double>(from[static_cast<size_t>(at)]);
  };
  for (int64_t line = 0; line < test.lines; ++line) {
    std::vector<Complex> values(static_cast<size_t>(test.length));
    const int64_t used = std::min(test.extent, is_mirror ? test.length / 2 + 1 : test.length);
    double size = 0;
    for (int64_t i = 0; i < used; ++i) {
      const int64_t at = (line * next + i * test.stride) * width;
      Complex value(float_of(operand, at), is_real ? 0 : float_of(operand, at + 1));
      if (is_mirror && (i == 0 || 2 * i == test.length)) value = value.real();
      // The library's own signs, see `Fourier`: a mirrored half always is one of a plus.
      if (is_mirror && !test.inverse) value = std::conj(value);
      values[static_cast<size_t>(i)] = value;
      if (is_mirror && i > 0) values[static_cast<size_t>(test.length - i)] = std::conj(value);
      size += std::norm(value);
    }
    const auto expected = transform(values, test.inverse || is_mirror);
    const double bound = 1e-6 * std::sqrt(size * static_cast<double>(test.length));
    for (int64_t i = 0; i < results; ++i) {
      const int64_t at = line * results + i;
      const Complex value = is_mirror
                                ? Complex(float_of(found, at))
                                : Complex(float_of(found, 2 * at), float_of(found, 2 * at + 1));
      ASSERT_LE(std::abs(value - 0.5 * expected[static_cast<size_t>(i)]), bound)
          << "line " << line << " element " << i << " of " << results;
    }
  }
}

constexpr std::array kKinds{LineKind::kComplex, LineKind::kHalf, LineKind::kMirror};

TEST(FourierCall, TransformsLinesOfEveryLength) {
  for (int64_t length = 1; length <= 45; ++length) {
    for (const LineKind kind : kKinds) {
      const int64_t extent = kind == LineKind::kMirror ? length / 2 + 1 : length;
      for (const bool inverse : {false, true}) {
        check({.kind = kind,
               .length = length,
               .inverse = inverse,
               .lines = 19,
               .extent = extent,
               .stride = 1});
      }
    }
  }
  for (const int64_t length : {121, 128, 169, 251, 256, 480, 499, 512, 998, 1000, 1024, 1155}) {
    for (const LineKind kind : kKinds) {
      const int64_t extent = kind == LineKind::kMirror ? length / 2 + 1 : length;
      check({.kind = kind,
             .length = length,
             .inverse = true,
             .lines = 9,
             .extent = extent,
             .stride = 1});
    }
  }
}

TEST(FourierCall, TransformsAnyNumberOfLines) {
  for (int64_t lines = 1; lines <= 40; ++lines) {
    for (const LineKind kind : kKinds) {
      const int64_t extent = kind == LineKind::kMirror ? 13 : 24;
      check({.kind = kind,
             .length = 24,
             .inverse = false,
             .lines = lines,
             .extent = extent,
             .stride = 1});
      check({.kind = kind,
             .length = 24,
             .inverse = false,
             .lines = lines,
             .extent = extent,
             .stride = lines});
    }
  }
}

TEST(FourierCall, CutsAndPadsLines) {
  for (const int64_t length : {15, 16, 60, 61}) {
    for (const int64_t extent : {1, 2, 7, 8, 9, 30, 59, 60, 80}) {
      for (const LineKind kind : kKinds) {
        for (const int64_t stride : {1, 32, 33}) {
          check({.kind = kind,
                 .length = length,
                 .inverse = true,
                 .lines = stride == 1 ? 17 : stride,
                 .extent = extent,
                 .stride = stride});
        }
      }
    }
  }
}

TEST(FourierCall, TransformsRealNumbersAsComplexOnes) {
  for (const int64_t stride : {1, 32, 20}) {
    for (const LineKind kind : {LineKind::kComplex, LineKind::kMirror}) {
      check({.kind = kind,
             .length = 40,
             .inverse = false,
             .lines = stride == 1 ? 33 : stride,
             .extent = 21,
             .stride = stride,
             .is_real = true});
    }
  }
}

// Both kinds of vectors that this processor has give the same numbers.
TEST(LaneTransform, HasTheSameValuesInNarrowerVectors) {
  if (native_lanes() != &kLanesOf16) GTEST_SKIP() << "no vectors of two widths";
  for (const LineKind kind : kKinds) {
    for (const int64_t length : {2, 30, 77, 94, 104, 256}) {
      std::vector<std::vector<float>> results;
      for (const LaneSteps* const steps : {&kLanesOf16, &kLanesOf8}) {
        const LaneTransform transform(*steps, kind, length, false);
        const auto floats = static_cast<size_t>(transform.floats());
        std::vector<float> memory(2 * floats + 16);
        void* place = memory.data();
        size_t space = memory.size() * sizeof(float);
        auto* const rows = static_cast<float*>(std::align(kBlockAlignment, 1, place, space));
        for (int64_t row = 0; row < transform.operand_rows(); ++row) {
          rows[row * 2 * steps->width] = static_cast<float>(row * row % 11);
          rows[row * 2 * steps->width + steps->width] = static_cast<float>(row % 7);
        }
        transform.run(rows, rows + floats);
        std::vector<float>& result = results.emplace_back();
        for (const int32_t row : transform.places()) {
          result.push_back(rows[row * 2 * steps->width]);
          result.push_back(rows[row * 2 * steps->width + steps->width]);
        }
      }
      EXPECT_EQ(results[0], results[1]) << length;
    }
  }
}

}  // namespace
}  // namespace passnet
