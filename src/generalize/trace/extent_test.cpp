#include "generalize/trace/extent.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace passnet {
namespace {

class Extents : public testing::Test {
 protected:
  Extent symbol(int64_t value) { return table_.add_symbol(value, SymbolOrigin::kInput); }
  std::string print(const Extent& extent) {
    std::vector<std::string> names;
    for (size_t i = 0; i < table_.size(); ++i) names.push_back(std::string(1, char('a' + i)));
    return table_.print(table_.resolve(extent), names);
  }

  ExtentTable table_;
};

TEST_F(Extents, ArithmeticIsOfPolynomials) {
  const Extent a = symbol(3);
  const Extent b = symbol(5);
  EXPECT_EQ(print((a + b) * (a - b)), "a*a - b*b");
  EXPECT_EQ(print(a * constant_extent(2) + constant_extent(1)), "2*a + 1");
  EXPECT_EQ(table_.value(a * b + constant_extent(1)), 16);
  EXPECT_TRUE((a - a).is_constant());
}

TEST_F(Extents, QuotientsKeepWhatIsExact) {
  const Extent a = symbol(7);
  EXPECT_EQ(print(table_.floor_divide(a * constant_extent(4) + constant_extent(5), 2)), "2*a + 2");
  const Extent half = table_.floor_divide(a - constant_extent(1), 2);
  EXPECT_EQ(table_.value(half), 3);
  const std::array<int64_t, 2> values{10, 0};
  EXPECT_EQ(table_.evaluate(half, values), 4);
}

TEST_F(Extents, UnifySolvesForASymbol) {
  const Extent a = symbol(196);
  const Extent b = symbol(197);
  table_.unify(b, a + constant_extent(1));
  EXPECT_EQ(print(b), "a + 1");
}

TEST_F(Extents, UnifyMakesAHalvedExtentEven) {
  const Extent a = symbol(64);
  table_.unify(table_.floor_divide(a, 2) * constant_extent(2), a);
  EXPECT_EQ(print(a), "2*c");
}

TEST_F(Extents, UnifyMakesNestedHalvesExact) {
  const Extent a = symbol(64);
  const auto strided = [&](const Extent& extent) {
    return table_.floor_divide(extent - constant_extent(1), 2) + constant_extent(1);
  };
  table_.unify(strided(strided(a)), table_.floor_divide(table_.floor_divide(a, 2), 2));
  EXPECT_FALSE(table_.resolve(a).is_constant()) << print(a);
  EXPECT_EQ(print(strided(strided(table_.resolve(a)))),
            print(table_.floor_divide(table_.floor_divide(table_.resolve(a), 2), 2)));
}

TEST_F(Extents, UnifyMatchesProductsFactorByFactor) {
  const Extent a = symbol(4);
  const Extent b = symbol(1);
  const Extent c = symbol(1);
  const Extent d = symbol(4);
  table_.unify(a * b, c * d);
  EXPECT_EQ(print(a), print(d));
  EXPECT_EQ(print(b), print(c));
  EXPECT_NE(print(a), print(b));
}

TEST_F(Extents, UnifyPinsTheLargerFactor) {
  const Extent batch = symbol(1);
  const Extent other = symbol(1);
  const Extent heads = symbol(4);
  table_.unify(batch * constant_extent(4), other * heads);
  EXPECT_EQ(print(heads), "4");
  EXPECT_EQ(print(batch), print(other));
  EXPECT_FALSE(table_.resolve(batch).is_constant());
}

TEST_F(Extents, UnifyPinsWhatNothingSolves) {
  const Extent a = symbol(6);
  table_.unify(a * a, constant_extent(36));
  EXPECT_EQ(print(a), "6");
}

TEST_F(Extents, DividingMakesASymbolAMultiple) {
  const Extent a = symbol(6);
  EXPECT_EQ(print(table_.divide(a, 3)), "b");
  EXPECT_EQ(print(a), "3*b");
}

TEST_F(Extents, FactorsOfASumAreItsCommonOnes) {
  const Extent a = symbol(2);
  const Extent b = symbol(3);
  const auto factored = table_.factor((a * b + a) * constant_extent(6));
  EXPECT_EQ(factored.coefficient, 6);
  ASSERT_EQ(factored.factors.size(), 2u);
  EXPECT_EQ(print(factored.factors[0]), "a");
  EXPECT_EQ(print(factored.factors[1]), "b + 1");
}

TEST_F(Extents, EvaluationRefusesOverflow) {
  const Extent a = symbol(2);
  const std::array<int64_t, 1> values{int64_t{1} << 40};
  EXPECT_FALSE(table_.evaluate(a * a, values).has_value());
}

}  // namespace
}  // namespace passnet
