#include "interpret/field/field.hpp"

#include "base/random_bits.hpp"
#include "interpret/field/retype.hpp"
#include "interpret/interpret_kernel.hpp"
#include "kernel/builder.hpp"
#include "support/rational.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <vector>

namespace passnet {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool is_prime(uint64_t number) {
  for (uint64_t divisor = 2; divisor * divisor <= number; ++divisor) {
    if (number % divisor == 0) return false;
  }
  return number > 1;
}

class Words {
 public:
  explicit Words(uint64_t key) : field(key) {}
  FieldWord apply(ScalarOp op, FieldWord a, FieldWord b = 0, FieldWord c = 0) const {
    FieldWord out = 0;
    field.apply(op, &a, &b, &c, &out, 1);
    return out;
  }
  bool truth(ScalarOp op, FieldWord a, FieldWord b = 0) const {
    uint8_t out = 0;
    field.apply(op, &a, &b, nullptr, &out, 1);
    return out != 0;
  }
  FieldWord of(const Rational& value) const {
    const auto word = [&](__int128 part) { return field.from_integer(static_cast<int64_t>(part)); };
    return apply(ScalarOp::kDiv, word(value.above), word(value.below));
  }
  FieldWord number(double value) const { return field.from_constant(value, DType::kF32); }

  Field field;
};

TEST(Field, PrimesAreWhatRootsAndExponentialsNeed) {
  for (uint64_t key = 0; key < 200; ++key) {
    const Words words(key);
    // The order of exp's results is that of the second prime, an odd one: 1 / x is x to it less 1.
    const FieldWord x = words.field.random(1);
    EXPECT_TRUE(Field::equal(words.apply(ScalarOp::kMul, x, words.apply(ScalarOp::kReciprocal, x)),
                             words.number(1)));
    for (const double small : {2.0, 3.0, 5.0, 7.0, 11.0, 13.0}) {
      const FieldWord root = words.apply(ScalarOp::kSqrt, words.number(small));
      EXPECT_TRUE(Field::equal(words.apply(ScalarOp::kMul, root, root), words.number(small)));
    }
  }
  EXPECT_TRUE(is_prime(2147454839) && is_prime((2147454839 - 1) / 2));
}

// Long columns take other paths than single elements do.
TEST(Field, ColumnsAreTheirElements) {
  for (const size_t count : {1, 15, 40, 128, 300}) {
    const Words words(count);
    std::vector<FieldWord> column;
    std::vector<double> numbers;
    std::vector<uint64_t> positions;
    for (size_t i = 0; i < count; ++i) {
      const uint64_t bits = random_bits(count, i);
      positions.push_back(bits);
      numbers.push_back(bits % 7 == 0 ? 0 : static_cast<double>(bits % 5) - 2);
      const double known = static_cast<double>(bits % 2000) / 16 - 40;
      column.push_back(bits % 3 == 0   ? words.field.random(bits)
                       : bits % 3 == 1 ? words.number(numbers.back() = known)
                                       : words.number(bits % 11 < 9 ? 0 : kInfinity));
      if (bits % 31 == 0) column.back() = words.number(kInfinity - kInfinity);
    }
    std::vector<double> seen(count);
    std::vector<double> given(count);
    words.field.apparent(column, seen);
    words.field.apparent(column, numbers.data(), given);
    std::vector<FieldWord> inverse(count);
    std::vector<FieldWord> root(count);
    std::vector<FieldWord> like(count);
    words.field.apply(ScalarOp::kReciprocal, column.data(), nullptr, nullptr, inverse.data(),
                      count);
    words.field.apply(ScalarOp::kSqrt, column.data(), nullptr, nullptr, root.data(), count);
    words.field.random_like(numbers, positions.data(), like.data());
    const auto is_same = [](double a, double b) {
      return a == b || (std::isnan(a) && std::isnan(b));
    };
    for (size_t i = 0; i < count; ++i) {
      EXPECT_PRED2(is_same, seen[i], words.field.apparent(column[i]));
      const bool is_number = Field::is_finite(column[i]) && !words.field.known(column[i]);
      EXPECT_PRED2(is_same, given[i], is_number ? numbers[i] : seen[i]);
      EXPECT_EQ(inverse[i], words.apply(ScalarOp::kReciprocal, column[i]));
      EXPECT_EQ(root[i], words.apply(ScalarOp::kSqrt, column[i]));
      EXPECT_EQ(like[i], words.field.random_like(numbers[i], positions[i]));
    }
  }
}

// 10,000 random expressions of sums, differences, products, quotients and powers.
TEST(Field, EqualsExactArithmetic) {
  uint64_t position = 0;
  const auto draw = [&](uint64_t count) { return random_bits(7, position++) % count; };
  int compared = 0;
  while (compared < 10000) {
    const Words words(draw(1000));
    Rational value{static_cast<int>(draw(41)) - 20, 1};
    FieldWord word = words.of(value);
    for (int step = 0; step < 6; ++step) {
      const Rational other =
          Rational{static_cast<int>(draw(41)) - 20, 1 + static_cast<int>(draw(9))}.lowest();
      const FieldWord second = words.of(other);
      Rational next = value;
      FieldWord found = word;
      switch (draw(5)) {
        case 0:
          next = {value.above * other.below + other.above * value.below, value.below * other.below};
          found = words.apply(ScalarOp::kAdd, word, second);
          break;
        case 1:
          next = {value.above * other.below - other.above * value.below, value.below * other.below};
          found = words.apply(ScalarOp::kSub, word, second);
          break;
        case 2:
          next = {value.above * other.above, value.below * other.below};
          found = words.apply(ScalarOp::kMul, word, second);
          break;
        case 3:
          if (other.above == 0) continue;
          next = {value.above * other.below, value.below * other.above};
          found = words.apply(ScalarOp::kDiv, word, second);
          break;
        default:
          next = {value.above * value.above, value.below * value.below};
          found = words.apply(ScalarOp::kPow, word, words.number(2));
      }
      next = next.lowest();
      if (!next.fits()) break;
      value = next;
      word = found;
    }
    ASSERT_TRUE(Field::equal(word, words.of(value)));
    ++compared;
  }
}

// Elements that are not equal are so in a field with probability 1/p: of n random ones, n²/2p
// pairs.
TEST(Field, CollidesAsOftenAsItHasElements) {
  constexpr uint64_t kCount = uint64_t{1} << 18;
  constexpr int kFields = 4;
  int64_t collisions = 0;
  for (uint64_t key = 0; key < kFields; ++key) {
    const Words words(key);
    std::vector<uint32_t> residues;
    for (uint64_t i = 0; i < kCount; ++i) {
      residues.push_back(static_cast<uint32_t>(words.field.random(i)));
    }
    std::ranges::sort(residues);
    for (size_t i = 1; i < kCount; ++i) collisions += residues[i] == residues[i - 1] ? 1 : 0;
  }
  constexpr double kExpected = kFields * static_cast<double>(kCount) * kCount / 2 / 2147454839;
  EXPECT_NEAR(static_cast<double>(collisions), kExpected, 5 * std::sqrt(kExpected));  // 64, 40
}

TEST(Field, ExponentialsOfSumsAreProducts) {
  for (uint64_t key = 0; key < 50; ++key) {
    const Words words(key);
    const FieldWord a = words.field.random(1);
    const FieldWord b = words.field.random(2);
    const FieldWord product =
        words.apply(ScalarOp::kMul, words.apply(ScalarOp::kExp, a), words.apply(ScalarOp::kExp, b));
    EXPECT_TRUE(
        Field::equal(words.apply(ScalarOp::kExp, words.apply(ScalarOp::kAdd, a, b)), product));
    EXPECT_FALSE(Field::equal(words.apply(ScalarOp::kExp, a), words.apply(ScalarOp::kExp, b)));
    EXPECT_TRUE(words.truth(ScalarOp::kGt, words.apply(ScalarOp::kExp, a), 0));
    const FieldWord halved =
        words.apply(ScalarOp::kExp, words.apply(ScalarOp::kMul, a, words.number(0.5)));
    EXPECT_TRUE(Field::equal(words.apply(ScalarOp::kSqrt, words.apply(ScalarOp::kExp, a)), halved));
  }
}

TEST(Field, KnownNumbersAreThoseOfDoubles) {
  const Words words(3);
  const std::vector<double> numbers{-3, -0.5, 0, 1, 2.25, 6, 1000};
  for (const double a : numbers) {
    EXPECT_EQ(words.field.known(words.number(a)), a);
    for (const double b : numbers) {
      EXPECT_EQ(words.truth(ScalarOp::kLt, words.number(a), words.number(b)), a < b);
      EXPECT_EQ(words.truth(ScalarOp::kEq, words.number(a), words.number(b)), a == b);
      EXPECT_EQ(words.field.apparent(words.apply(ScalarOp::kMax, words.number(a), words.number(b))),
                std::max(a, b));
    }
    EXPECT_EQ(words.field.apparent(words.apply(ScalarOp::kFloor, words.number(a))), std::floor(a));
  }
}

TEST(Field, SignsAreThoseOfProducts) {
  for (uint64_t key = 0; key < 50; ++key) {
    const Words words(key);
    const FieldWord a = words.field.random(1);
    const FieldWord b = words.field.random(2);
    const auto sign = [&](FieldWord word) { return words.field.apparent(word) < 0; };
    EXPECT_EQ(sign(words.apply(ScalarOp::kMul, a, b)), sign(a) != sign(b));
    EXPECT_EQ(sign(words.apply(ScalarOp::kNeg, a)), !sign(a));
    EXPECT_EQ(words.field.apparent(words.apply(ScalarOp::kNeg, a)), -words.field.apparent(a));
  }
}

TEST(Field, NaturalNumbersKeepTheirOrderAndTheirSignsInQuotients) {
  const Words words(17);
  double last = -kInfinity;
  for (double value = -4; value <= 4; value += 0.01) {
    const FieldWord word = words.field.from_natural(value);
    const double seen = words.field.apparent(word);
    EXPECT_GE(seen, last);
    EXPECT_NEAR(seen, value, 1);
    last = seen;
    const FieldWord third = words.apply(ScalarOp::kDiv, word, words.number(3));
    EXPECT_EQ(words.field.apparent(third) < 0, seen < 0);
  }
}

TEST(Field, FlagsFollowTheRulesOfFloats) {
  const Words words(5);
  const FieldWord x = words.field.random(1);
  const FieldWord infinite = words.number(kInfinity);
  const auto seen = [&](FieldWord word) { return words.field.apparent(word); };
  EXPECT_EQ(words.apply(ScalarOp::kExp, words.number(-kInfinity)), 0u);
  EXPECT_EQ(words.apply(ScalarOp::kDiv, x, infinite), 0u);
  EXPECT_EQ(seen(words.apply(ScalarOp::kAdd, x, infinite)), kInfinity);
  EXPECT_TRUE(std::isnan(seen(words.apply(ScalarOp::kSub, infinite, infinite))));
  EXPECT_TRUE(std::isnan(seen(words.apply(ScalarOp::kMul, infinite, 0))));
  EXPECT_TRUE(std::isnan(seen(words.apply(ScalarOp::kDiv, 0, 0))));
  EXPECT_EQ(std::fabs(seen(words.apply(ScalarOp::kDiv, x, 0))), kInfinity);
  EXPECT_TRUE(std::isnan(seen(words.apply(ScalarOp::kSqrt, words.number(-4)))));
  EXPECT_EQ(seen(words.apply(ScalarOp::kTanh, infinite)), 1);
  EXPECT_EQ(seen(words.apply(ScalarOp::kLog, 0)), -kInfinity);
  EXPECT_FALSE(words.truth(ScalarOp::kEq, words.number(std::nan("")), words.number(std::nan(""))));
}

TEST(Field, ConstantsAreTheSimplestNumbersThatRoundToThem) {
  const Words words(11);
  const auto quotient = [&](int above, int below) { return words.of({above, below}); };
  EXPECT_TRUE(Field::equal(words.number(0.1), quotient(1, 10)));
  EXPECT_TRUE(Field::equal(words.number(0.1F), quotient(1, 10)));
  EXPECT_TRUE(Field::equal(words.number(1.0F / 768), quotient(1, 768)));
  EXPECT_TRUE(Field::equal(words.number(1e-12), words.number(1e-12F)));
  EXPECT_TRUE(Field::equal(words.number(std::numbers::sqrt2 / 2),
                           words.apply(ScalarOp::kSqrt, quotient(1, 2))));
  EXPECT_TRUE(
      Field::equal(words.number(std::numbers::ln2), words.apply(ScalarOp::kLog, words.number(2))));
  EXPECT_EQ(words.field.apparent(words.number(-3.4028234663852886e+38)), -kInfinity);
  EXPECT_EQ(words.field.apparent(words.field.from_constant(-65504, DType::kF16)), -kInfinity);
}

// An element that is taken for a number by chance compares by its own.
TEST(Field, ElementsThatLookKnownAppearAsTheirNumbers) {
  const Field field(5);
  FieldWord word = 0;
  uint64_t position = 0;
  do {
    word = field.random(position++);
  } while (std::fabs(field.known(word).value_or(0)) < 1e3);
  constexpr double kNumber = 0.5;
  double appears = 0;
  field.apparent(std::span(&word, 1), &kNumber, std::span(&appears, 1));
  EXPECT_EQ(appears, kNumber);
  const FieldWord exact = field.from_integer(3);
  constexpr double kRounded = 3 + 1e-9;
  field.apparent(std::span(&exact, 1), &kRounded, std::span(&appears, 1));
  EXPECT_EQ(appears, 3);
}

}  // namespace
}  // namespace passnet
