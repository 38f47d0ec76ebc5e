#include "correct/compare.hpp"

#include "base/thread_pool.hpp"
#include "support/tensors.hpp"
#include "tensor/half.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace passnet {
namespace {

// The min t at which it passes; 5 for none. Checks that the passes are nested.
int smallest(const Comparison& comparison) {
  int t = kMinTolerance;
  while (t <= kMaxTolerance && !comparison.correct_at(t)) ++t;
  for (int later = t; later <= kMaxTolerance; ++later) EXPECT_TRUE(comparison.correct_at(later));
  return t;
}

TEST(Tolerance, IsAssertClosesDefaultAtMinusFive) {
  EXPECT_EQ(tolerance(DType::kF32, -5).rtol, 1.3e-6);
  EXPECT_EQ(tolerance(DType::kF32, -5).atol, 1e-5);
  EXPECT_EQ(tolerance(DType::kF16, -5).rtol, 1e-3);
  EXPECT_EQ(tolerance(DType::kF16, -5).atol, 1e-5);
  EXPECT_EQ(tolerance(DType::kBF16, -5).rtol, 1.6e-2);
  EXPECT_EQ(tolerance(DType::kBF16, -5).atol, 1e-5);
  EXPECT_EQ(tolerance(DType::kF64, -5).rtol, 1e-7);
  EXPECT_EQ(tolerance(DType::kF64, -5).atol, 1e-7);
}

TEST(Tolerance, RoundsToThreeDigits) {
  EXPECT_EQ(tolerance(DType::kF32, -4).rtol, 1.96e-5);  // 10^-4.7088 = 1.9552e-5
  EXPECT_EQ(tolerance(DType::kF32, 1).rtol, 15.0);      // 10^1.1772 = 15.038
  EXPECT_EQ(tolerance(DType::kBF16, -1).rtol, 0.437);   // 10^-0.3592 = 0.43732
  EXPECT_EQ(tolerance(DType::kF16, -4).rtol, 3.98e-3);  // 10^-2.4 = 3.9811e-3
  EXPECT_EQ(tolerance(DType::kF64, 3).atol, 1.58e4);    // 10^4.2 = 15848.9
  for (const DTypeInfo& dtype : kDTypes) {
    for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
      const Tolerance at = tolerance(dtype.dtype, t);
      if (dtype.kind != DTypeKind::kFloat) {
        EXPECT_EQ(at.rtol, 0);
        EXPECT_EQ(at.atol, 0);
      } else if (t > kMinTolerance) {
        EXPECT_GT(at.rtol, tolerance(dtype.dtype, t - 1).rtol);
        EXPECT_GT(at.atol, tolerance(dtype.dtype, t - 1).atol);
      } else {
        EXPECT_GT(at.rtol, 0);
      }
    }
  }
}

TEST(Compare, ScalesByTheReferenceAlone) {
  // 1e6 is within 15 · 1e6 of 1, but not within 15 · 1 + 10.
  const Comparison huge = compare(tensor_of(DType::kF32, {1e6}), tensor_of(DType::kF32, {1}));
  EXPECT_FALSE(huge.correct_at(1));
  const Comparison small = compare(tensor_of(DType::kF32, {1}), tensor_of(DType::kF32, {1e6}));
  EXPECT_TRUE(small.correct_at(1));
}

TEST(Compare, PassesUpToTheBound) {
  // At t = -5, f32: 1e-5 + 1.3e-6 · 64 = 9.32e-5.
  EXPECT_TRUE(compare(tensor_of(DType::kF64, {0}), tensor_of(DType::kF64, {1e-7})).correct_at(-5));
  EXPECT_EQ(smallest(compare(tensor_of(DType::kF32, {64 + 9.15e-5}), tensor_of(DType::kF32, {64}))),
            -5);
  EXPECT_EQ(smallest(compare(tensor_of(DType::kF32, {64 + 9.92e-5}), tensor_of(DType::kF32, {64}))),
            -4);
  EXPECT_EQ(smallest(compare(tensor_of(DType::kBF16, {1.015625}), tensor_of(DType::kBF16, {1}))),
            -5);
  EXPECT_EQ(smallest(compare(tensor_of(DType::kF16, {1.0009765625}), tensor_of(DType::kF16, {1}))),
            -5);
  EXPECT_EQ(smallest(compare(tensor_of(DType::kF16, {1.001953125}), tensor_of(DType::kF16, {1}))),
            -4);
}

TEST(Compare, EqualBuffersPassAtEveryTolerance) {
  for (const DTypeInfo& dtype : kDTypes) {
    const Tensor a = tensor_of(dtype.dtype, {0, 1, 2, 3});
    const Comparison same = compare(a, a.clone());
    EXPECT_EQ(smallest(same), kMinTolerance) << dtype.name;
    EXPECT_EQ(same.wrong, 0);
    EXPECT_EQ(same.first_wrong, -1);
    EXPECT_EQ(same.max_error_units, 0);
  }
  EXPECT_EQ(smallest(compare(Tensor(), Tensor())), kMinTolerance);
}

TEST(Compare, NanNeverPassesNotEvenBitwiseEqual) {
  for (const DType dtype : {DType::kF64, DType::kF32, DType::kF16, DType::kBF16, DType::kC64}) {
    const Tensor reference = tensor_of(dtype, {1, kNaN, 1});
    const Comparison same = compare(reference, reference.clone());
    EXPECT_EQ(smallest(same), 5);
    EXPECT_FALSE(same.new_nan_inf);
    EXPECT_EQ(same.wrong, 1);
    EXPECT_EQ(same.first_wrong, 1);
    EXPECT_EQ(same.max_error_units, kInf);
    const Comparison fresh = compare(reference, tensor_of(dtype, {1, 1, 1}));
    EXPECT_EQ(smallest(fresh), 5);
    EXPECT_TRUE(fresh.new_nan_inf);
  }
}

TEST(Compare, OnlyEqualInfinitiesPass) {
  for (const DType dtype : {DType::kF64, DType::kF32, DType::kF16, DType::kBF16}) {
    const Tensor up = tensor_of(dtype, {kInf, 0});
    EXPECT_EQ(smallest(compare(tensor_of(dtype, {kInf, 0}), up)), kMinTolerance);
    EXPECT_LE(smallest(compare(tensor_of(dtype, {kInf, 1e-7}), up)), -5);
    EXPECT_EQ(smallest(compare(tensor_of(dtype, {-kInf, 0}), up)), 5);
    const Comparison finite = compare(tensor_of(dtype, {3, 0}), up);
    EXPECT_EQ(smallest(finite), 5);
    EXPECT_FALSE(finite.new_nan_inf);
    const Comparison infinite = compare(up, tensor_of(dtype, {3, 0}));
    EXPECT_EQ(smallest(infinite), 5);
    EXPECT_TRUE(infinite.new_nan_inf);
  }
}

TEST(Compare, DifferencesThatOverflowNeverPass) {
  const Comparison far =
      compare(tensor_of(DType::kF64, {1.7e308}), tensor_of(DType::kF64, {-1.7e308}));
  EXPECT_EQ(smallest(far), 5);
  EXPECT_EQ(far.wrong, 1);
}

TEST(Compare, ZerosOfEitherSignAreEqual) {
  EXPECT_EQ(smallest(compare(tensor_of(DType::kF32, {-0.0}), tensor_of(DType::kF32, {0}))),
            kMinTolerance);
  EXPECT_EQ(smallest(compare(tensor_of(DType::kC64, {-0.0}), tensor_of(DType::kC64, {0}))),
            kMinTolerance);
}

TEST(Compare, IntegersBoolAndComplexNeedEquality) {
  for (const DType dtype :
       {DType::kI64, DType::kI32, DType::kI16, DType::kI8, DType::kU8, DType::kBool, DType::kC64}) {
    const Comparison off = compare(tensor_of(dtype, {0, 1, 0}), tensor_of(dtype, {0, 1, 1}));
    EXPECT_EQ(smallest(off), 5) << name(dtype);
    EXPECT_EQ(off.wrong, 1);
    EXPECT_EQ(off.first_wrong, 2);
    EXPECT_EQ(off.max_error_units, kInf);
    EXPECT_FALSE(off.new_nan_inf);
  }
}

TEST(Compare, BoolsAreTrueHoweverTheyAreStored) {
  Tensor two({DType::kBool, {1}});
  two.as<uint8_t>()[0] = 2;
  EXPECT_EQ(smallest(compare(two, tensor_of(DType::kBool, {1}))), kMinTolerance);
  EXPECT_EQ(smallest(compare(two, tensor_of(DType::kBool, {0}))), 5);
}

TEST(Compare, OtherTypesAreNotCompared) {
  const Comparison dtype = compare(tensor_of(DType::kF16, {1}), tensor_of(DType::kF32, {1}));
  EXPECT_FALSE(dtype.same_type);
  EXPECT_EQ(smallest(dtype), 5);
  const Comparison shape = compare(Tensor({DType::kF32, {2, 3}}), Tensor({DType::kF32, {3, 2}}));
  EXPECT_FALSE(shape.same_type);
  EXPECT_EQ(smallest(shape), 5);
}

// Compares every finding with the definition, element by element, for sizes around the block's.
TEST(Compare, AgreesWithTheDefinition) {
  std::mt19937 random(7);
  for (const DType dtype : {DType::kF64, DType::kF32, DType::kF16, DType::kBF16}) {
    for (const int64_t size : {1, 3, 1023, 1024, 1025, 5000}) {
      Tensor reference({dtype, {size}});
      Tensor out({dtype, {size}});
      std::normal_distribution<double> value(0, 3);
      std::uniform_real_distribution<double> digits(-9, size % 2 == 0 ? -3 : 1);
      for (int64_t i = 0; i < size; ++i) {
        reference.set_value(i, value(random));
        const bool exact = random() % 3 == 0;
        const double error = exact ? 0 : std::pow(10, digits(random)) * value(random);
        out.set_value(i, reference.value(i) + error);
      }
      const Comparison found = compare(out, reference);
      double units = 0;
      for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
        const Tolerance at = tolerance(dtype, t);
        int64_t wrong = 0;
        int64_t first = -1;
        for (int64_t i = 0; i < size; ++i) {
          const double difference = std::abs(out.value(i) - reference.value(i));
          const double allowed = at.atol + at.rtol * std::abs(reference.value(i));
          if (t == -5) units = std::max(units, difference / allowed);
          if (difference <= allowed) continue;
          if (first < 0) first = i;
          ++wrong;
        }
        EXPECT_EQ(found.correct_at(t), wrong == 0) << t;
        if (t != -5) continue;
        EXPECT_EQ(found.wrong, wrong);
        EXPECT_EQ(found.first_wrong, first);
      }
      EXPECT_DOUBLE_EQ(found.max_error_units, units);
    }
  }
}

TEST(Compare, APoolFindsTheSame) {
  constexpr int64_t kElements = 300001;
  ThreadPool pool(3);
  Tensor reference({.dtype = DType::kF32, .shape = {kElements}});
  std::ranges::fill(reference.as<float>(), 1.0F);
  Tensor out = reference.clone();
  for (const int64_t place : {kElements - 1, int64_t{150000}, int64_t{149000}}) {
    out.set_value(place, place % 2 == 0 ? 1.5 : kInfinity);
    const Comparison alone = compare(out, reference);
    const Comparison shared = compare(out, reference, &pool);
    EXPECT_EQ(shared.correct, alone.correct);
    EXPECT_EQ(shared.wrong, alone.wrong);
    EXPECT_EQ(shared.first_wrong, place);
    EXPECT_EQ(alone.first_wrong, place);
    EXPECT_EQ(shared.max_error_units, alone.max_error_units);
    EXPECT_EQ(shared.new_nan_inf, alone.new_nan_inf);
  }
}

}  // namespace
}  // namespace passnet
