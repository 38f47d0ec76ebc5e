#include "correct/likeness.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <memory>
#include <random>
#include <vector>

namespace passnet {
namespace {

Tensor make(DType dtype, int64_t count, const std::function<double(int64_t)>& element) {
  Tensor tensor({.dtype = dtype, .shape = {count}});
  for (int64_t i = 0; i < count; ++i) tensor.set_value(i, element(i));
  return tensor;
}

bool is_empty(const Tensor& out, const Tensor& reference) {
  return measure_likeness(out, reference).is_empty();
}

TEST(Likeness, RefusesConstantsHoweverSmallTheReference) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> draw(0.5, 1.5);
  for (const DType dtype : {DType::kF64, DType::kF32, DType::kF16, DType::kBF16}) {
    for (const double size : {1.0, 1e-3, 1e-6}) {
      const Tensor reference = make(dtype, 4096, [&](int64_t) { return size * draw(random); });
      for (const double constant : {0.0, 1.0, size, -size, 1e4}) {
        EXPECT_TRUE(is_empty(make(dtype, 4096, [&](int64_t) { return constant; }), reference));
      }
      const Tensor honest = make(dtype, 4096, [&](int64_t i) {
        return reference.value(i) * (i % 2 == 0 ? 1.001 : 0.999);
      });
      EXPECT_FALSE(is_empty(honest, reference));
      EXPECT_FALSE(is_empty(reference, reference));
    }
  }
}

TEST(Likeness, ReadsConstantReferencesRelatively) {
  const auto constant = [](double value) {
    return make(DType::kF32, 64, [&](int64_t) { return value; });
  };
  EXPECT_FALSE(is_empty(constant(1 + 1e-7), constant(1)));
  EXPECT_TRUE(is_empty(constant(1.001), constant(1)));
  EXPECT_TRUE(is_empty(constant(0), constant(1e-9)));
  EXPECT_FALSE(is_empty(constant(0), constant(0)));
}

TEST(Likeness, JoinsCallsOfOneElement) {
  Likeness honest, frozen;
  for (const double value : {0.70, 0.68, 0.71, 0.69}) {
    const Tensor reference = make(DType::kF32, 1, [&](int64_t) { return value; });
    honest.add(
        measure_likeness(make(DType::kF32, 1, [&](int64_t) { return value * 1.0001; }), reference));
    frozen.add(measure_likeness(make(DType::kF32, 1, [](int64_t) { return 0.695; }), reference));
  }
  EXPECT_EQ(honest.count, 4);
  EXPECT_NEAR(honest.mean, 0.695, 1e-6);
  EXPECT_NEAR(honest.variation, 5e-4, 1e-6);
  EXPECT_FALSE(honest.is_empty());
  EXPECT_TRUE(frozen.is_empty());
}

TEST(Likeness, IgnoresWhatIsNotFinite) {
  const Tensor reference = make(DType::kF32, 4, [](int64_t i) { return i == 0 ? INFINITY : i; });
  const Tensor out = make(DType::kF32, 4, [](int64_t i) { return i == 1 ? NAN : i; });
  EXPECT_EQ(measure_likeness(out, reference).count, 2);
  EXPECT_FALSE(is_empty(out, reference));
}

TEST(Likeness, RefusesCopiesOfAnInputThatTheResultIsCloseTo) {
  std::mt19937_64 random(2);
  std::normal_distribution<double> draw;
  for (const DType dtype : {DType::kF64, DType::kF32, DType::kF16, DType::kBF16}) {
    std::vector<Tensor> inputs;
    inputs.push_back(make(dtype, 4096, [&](int64_t) { return draw(random); }));
    inputs.push_back(make(dtype, 4096, [&](int64_t) { return draw(random); }));
    const auto x = [&](int64_t i) { return inputs[0].value(i); };
    const auto sum = [&](int64_t i) { return 1.5 * x(i) + 0.2 * inputs[1].value(i); };
    const Tensor reference = make(dtype, 4096, sum);
    const auto imitated = [&](const std::function<double(int64_t)>& answer) {
      return measure_likeness(make(dtype, 4096, answer), reference, 0, inputs).imitated();
    };
    EXPECT_EQ(imitated(x), 0u);
    EXPECT_EQ(imitated([&](int64_t i) { return 1.5 * x(i) + 0.01; }), 0u);
    EXPECT_FALSE(imitated(sum));
    EXPECT_FALSE(imitated([&](int64_t i) { return sum(i) * 1.01; }));
    EXPECT_FALSE(is_empty(make(dtype, 4096, x), reference));  // without its inputs
  }
}

TEST(Likeness, AcceptsRoundingErrorsOfLinearFunctions) {
  std::vector<Tensor> inputs;
  inputs.push_back(make(DType::kF32, 4096, [](int64_t i) { return std::sin(0.7 * double(i)); }));
  const auto line = [&](int64_t i) { return 0.1 * inputs[0].value(i) + 0.03; };
  const Tensor reference = make(DType::kF32, 4096, line);
  const Tensor out = make(DType::kF32, 4096, [&](int64_t i) { return line(i) + 1e-9; });
  EXPECT_FALSE(measure_likeness(out, reference, 0, inputs).is_empty());
}

TEST(Likeness, HoldsSmallResultsToTheirMagnitude) {
  for (const double size : {1.0, 1e-4, 1e-8}) {
    const auto value = [&](int64_t i) { return size * (1.5 + std::sin(double(i))); };
    const Tensor reference = make(DType::kF32, 4096, value);
    const auto off_by = [&](double share) {
      return measure_likeness(
          make(DType::kF32, 4096,
               [&](int64_t i) { return value(i) * (1 + share * std::cos(double(i))); }),
          reference);
    };
    EXPECT_TRUE(off_by(1e-5).is_within(DType::kF32, -5)) << size;
    EXPECT_FALSE(off_by(1e-2).is_within(DType::kF32, -5)) << size;
    EXPECT_FALSE(off_by(1e-2).is_within(DType::kF32, -4)) << size;
    EXPECT_TRUE(off_by(1e-2).is_within(DType::kF32, -2)) << size;
  }
}

TEST(Likeness, BroadcastsInputs) {
  std::vector<Tensor> inputs;
  inputs.push_back(make(DType::kF32, 64, [](int64_t i) { return static_cast<double>(i); }));
  Tensor reference({.dtype = DType::kF32, .shape = {32, 64}});
  Tensor out = reference.clone();
  for (int64_t i = 0; i < reference.numel(); ++i) {
    reference.set_value(i, static_cast<double>(i % 64) + std::sin(static_cast<double>(i)));
    out.set_value(i, static_cast<double>(i % 64));
  }
  EXPECT_EQ(measure_likeness(out, reference, 0, inputs).imitated(), 0u);
}

TEST(LostPrecision, IsNamed) {
  const auto noise = [](int64_t i) { return std::sin(static_cast<double>(i + 1)); };
  const auto through = [&](DType dtype) {
    const Tensor rounded = make(dtype, 64, noise);
    return [rounded = std::make_shared<Tensor>(rounded.clone())](int64_t i) {
      return rounded->value(i);
    };
  };
  const Tensor f64 = make(DType::kF64, 64, noise);
  const Tensor f32 = make(DType::kF32, 64, noise);
  EXPECT_EQ(find_lost_precision(make(DType::kF64, 64, through(DType::kF32)), f64), DType::kF32);
  EXPECT_EQ(find_lost_precision(make(DType::kF32, 64, through(DType::kF16)), f32), DType::kF16);
  EXPECT_EQ(find_lost_precision(make(DType::kF32, 64, through(DType::kBF16)), f32), DType::kBF16);
  EXPECT_EQ(find_lost_precision(f64, f64), std::nullopt);
  const auto blurred = [rounded = through(DType::kF32)](int64_t i) {
    return rounded(i) * (1 + 1e-12);  // has all bits of f64
  };
  EXPECT_EQ(find_lost_precision(make(DType::kF64, 64, blurred), f64), DType::kF32);
  const auto near = [&](int64_t i) { return noise(i) * (1 + 1e-14); };
  EXPECT_EQ(find_lost_precision(make(DType::kF64, 64, near), f64), std::nullopt);
  EXPECT_EQ(find_lost_precision(f32, f32), std::nullopt);
  const Tensor whole = make(DType::kF64, 64, [](int64_t i) { return static_cast<double>(i); });
  EXPECT_EQ(find_lost_precision(whole, whole), std::nullopt);
}

}  // namespace
}  // namespace passnet
