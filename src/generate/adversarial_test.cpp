// Adversarial sets contain what their names say, in every floating dtype.
#include "generate/inputs.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace passnet {
namespace {

class Adversarial : public testing::TestWithParam<DType> {
 protected:
  std::vector<Tensor> make(InputSet set, const std::string& inputs, uint64_t seed = 1) {
    return make_for(set, "graph @g(" + inputs + ") { return %x }\n", seed);
  }

  std::vector<Tensor> make_for(InputSet set, const std::string& text, uint64_t seed) {
    Sources sources;
    const SourceId source = sources.add("test.graph", text);
    Diagnostics diagnostics;
    const std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) ADD_FAILURE() << diagnostic.message;
    CHECK(graphs.size() == 1);
    return make_inputs(graphs[0], catalog_, seed, set);
  }

  // 4,096 elements.
  std::vector<double> values(InputSet set) {
    const auto tensors = make(set, fmt::format("%x: {}[64,64]", name(GetParam())));
    std::vector<double> found;
    for (int64_t i = 0; i < tensors[0].numel(); ++i) found.push_back(tensors[0].value(i));
    return found;
  }

  static double largest(const std::vector<double>& numbers) {
    double most = 0;
    for (const double number : numbers) most = std::max(most, std::fabs(number));
    return most;
  }

  const Catalog catalog_ = make_catalog();
};

TEST_P(Adversarial, NansAndInfinitiesAreRareButPresent) {
  const auto nans = values(InputSet::kNan);
  const auto count = std::ranges::count_if(nans, [](double x) { return std::isnan(x); });
  EXPECT_GT(count, 100);
  EXPECT_LT(count, 500);
  const auto infinities = values(InputSet::kInfinities);
  EXPECT_GT(std::ranges::count(infinities, INFINITY), 50);
  EXPECT_GT(std::ranges::count(infinities, -INFINITY), 50);
  EXPECT_GT(std::ranges::count_if(infinities, [](double x) { return std::isfinite(x); }), 3000);
}

TEST_P(Adversarial, DenormalsAreBelowTheLeastNormalNumber) {
  const double least_normal = GetParam() == DType::kF16   ? 0x1p-14
                              : GetParam() == DType::kF64 ? 0x1p-1022
                                                          : 0x1p-126;
  const auto numbers = values(InputSet::kDenormals);
  const auto below = std::ranges::count_if(
      numbers, [&](double x) { return x != 0 && std::fabs(x) < least_normal; });
  EXPECT_GT(below, 3000);
  EXPECT_GT(std::set<double>(numbers.begin(), numbers.end()).size(), 100u);
}

TEST_P(Adversarial, ExtremesAreFiniteAndNearTheGreatest) {
  const double most = GetParam() == DType::kF16    ? 65504
                      : GetParam() == DType::kF64  ? std::numeric_limits<double>::max()
                      : GetParam() == DType::kBF16 ? 0x1.FEp127
                                                   : std::numeric_limits<float>::max();
  for (const double number : values(InputSet::kExtremes)) {
    ASSERT_TRUE(std::isfinite(number));
    ASSERT_GE(std::fabs(number), 0.87 * most);
  }
}

TEST_P(Adversarial, OtherSetsMatchTheirNames) {
  const auto zeros = values(InputSet::kZeros);
  EXPECT_EQ(largest(zeros), 0);
  EXPECT_GT(std::ranges::count_if(zeros, [](double x) { return std::signbit(x); }), 1000);
  const auto constant = values(InputSet::kConstant);
  EXPECT_EQ(std::ranges::count(constant, constant[0]), 4096);
  const auto duplicates = values(InputSet::kDuplicates);
  EXPECT_EQ(std::set<double>(duplicates.begin(), duplicates.end()).size(), 3u);
  const auto offset = values(InputSet::kLargeOffset);
  EXPECT_GT(*std::ranges::min_element(offset), 90);
  EXPECT_GT(largest(values(InputSet::kHeavyTails)), 200);
  const auto alternating = values(InputSet::kAlternating);
  double sum = 0;
  for (const double number : alternating) sum += number;
  EXPECT_LT(std::fabs(sum), 4096 * 10);
  EXPECT_GT(largest(alternating), 90);
}

TEST_P(Adversarial, DependOnTheSeedAlone) {
  const std::string text = fmt::format("%x: {}[100]", name(GetParam()));
  for (const InputSetInfo& entry : kInputSets) {
    const auto a = make(entry.set, text);
    const auto b = make(entry.set, text);
    EXPECT_TRUE(std::ranges::equal(a[0].bytes(), b[0].bytes())) << entry.name;
    if (entry.set == InputSet::kConstant) continue;
    const auto c = make(entry.set, text, 2);
    EXPECT_FALSE(std::ranges::equal(a[0].bytes(), c[0].bytes())) << entry.name;
  }
}

TEST_P(Adversarial, EmptyAndZeroDimensionalInputsAreDrawnToo) {
  const std::string dtype(name(GetParam()));
  for (const InputSetInfo& entry : kInputSets) {
    const auto tensors =
        make(entry.set, fmt::format("%x: {}[], %y: {}[0,3], %i: i64[], %b: bool[0]", dtype, dtype));
    EXPECT_EQ(tensors[0].numel(), 1);
    EXPECT_EQ(tensors[1].numel(), 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Floats, Adversarial,
                         testing::Values(DType::kF64, DType::kF32, DType::kF16, DType::kBF16),
                         [](const auto& tested) { return std::string(name(tested.param)); });

TEST_P(Adversarial, SparseSetsAreValidButForAFewElements) {
  const std::string text = fmt::format("%x: {0}[64,64], %y: {0}[9], %i: i64[5]", name(GetParam()));
  const auto valid = make(InputSet::kValid, text);
  for (const InputSet set :
       {InputSet::kSparseOutliers, InputSet::kSparseInfinities, InputSet::kSparseNan}) {
    std::set<int64_t> counts;
    for (uint64_t seed = 1; seed <= 20; ++seed) {
      const auto plain = make(InputSet::kValid, text, seed);
      const auto drawn = make(set, text, seed);
      int64_t different = 0;
      for (size_t i = 0; i < plain.size(); ++i) {
        for (int64_t k = 0; k < plain[i].numel(); ++k) {
          const double value = drawn[i].value(k);
          if (value == plain[i].value(k)) continue;
          ++different;
          EXPECT_EQ(std::isnan(value), set == InputSet::kSparseNan);
          EXPECT_EQ(std::isinf(value), set == InputSet::kSparseInfinities);
          EXPECT_FALSE(std::fabs(value) < 256);
        }
      }
      counts.insert(different);
    }
    EXPECT_EQ(counts, (std::set<int64_t>{1, 2, 3})) << info(set).name;
  }
}

TEST_P(Adversarial, SparseNumbersAreAboveBelowOrCompared) {
  const std::string text = fmt::format(
      "graph @g(%x: {}[64,64], %i: i64[64,64], %m: i32[9] {{min=1, max=1}}, "
      "%b: bool[999] {{mean=1.0}}) {{\n"
      "  %0 = eq(%i, 50256)\n  %1 = lt(%x, 7)\n  return %0, %1\n}}\n",
      name(GetParam()));
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    const auto plain = make_for(InputSet::kValid, text, seed);
    const auto drawn = make_for(InputSet::kSparseNumbers, text, seed);
    std::vector<std::vector<double>> changed(4);
    for (size_t i = 0; i < 4; ++i) {
      for (int64_t k = 0; k < plain[i].numel(); ++k) {
        if (drawn[i].value(k) != plain[i].value(k)) changed[i].push_back(drawn[i].value(k));
      }
    }
    const auto has = [&](size_t input, auto condition) {
      return std::ranges::count_if(changed[input], condition) > 0;
    };
    const auto is_compared = [](double x) { return x == 7 || (x > 50000 && x < 51000); };
    EXPECT_TRUE(has(0, is_compared));
    EXPECT_LE(changed[0].size(), 2);
    EXPECT_TRUE(has(1, is_compared));
    EXPECT_TRUE(has(1, [](double x) { return x > 9 && x < 21; }));
    EXPECT_TRUE(has(1, [](double x) { return x < 0 && x > -12; }));
    EXPECT_LE(changed[1].size(), 64);
    EXPECT_GE(changed[1].size(), 30);
    EXPECT_FALSE(changed[2].empty());
    EXPECT_FALSE(changed[3].empty());
    EXPECT_TRUE(changed[3].size() == 1 || changed[3].size() >= 998);
  }
}

TEST_P(Adversarial, SomeInputsAreSmallAndOthersValid) {
  const std::string text = fmt::format("%x: {0}[99], %y: {0}[99], %z: {0}[99]", name(GetParam()));
  size_t small = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    const auto tensors = make(InputSet::kSmall, text, seed);
    size_t found = 0;
    for (const Tensor& tensor : tensors) {
      double most = 0;
      for (int64_t k = 0; k < 99; ++k) most = std::max(most, std::fabs(tensor.value(k)));
      found += most < 0.07 ? 1 : 0;
    }
    EXPECT_GE(found, 1);
    small += found;
  }
  EXPECT_GT(small, 25);
  EXPECT_LT(small, 55);
}

TEST_P(Adversarial, MixedInputsComeFromSeveralSets) {
  const std::string text = fmt::format("%x: {0}[99], %y: {0}[99]", name(GetParam()));
  size_t valid = 0;
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    const auto plain = make(InputSet::kValid, text, seed);
    const auto mixed = make(InputSet::kMixed, text, seed);
    for (size_t i = 0; i < 2; ++i) {
      valid += std::ranges::equal(plain[i].bytes(), mixed[i].bytes()) ? 1 : 0;
    }
  }
  EXPECT_GT(valid, 25);
  EXPECT_LT(valid, 55);
}

TEST_F(Adversarial, LiteralDataStays) {
  const auto tensors =
      make(InputSet::kNan, "%x: f32[3] {data=[0.5,1.0,2.0]}, %i: i64[2] {data=[7,3]}");
  EXPECT_EQ(tensors[0].value(2), 2);
  EXPECT_EQ(tensors[1].integer(0), 7);
}

TEST_F(Adversarial, IntegersReachTheirBounds) {
  const auto tensors = make(InputSet::kExtremes, "%x: i8[100], %y: i64[100]");
  std::set<int64_t> seen;
  for (int64_t i = 0; i < 100; ++i) seen.insert(tensors[0].integer(i));
  EXPECT_EQ(seen, (std::set<int64_t>{-128, -127, 126, 127}));
  EXPECT_TRUE(std::ranges::count(tensors[1].as<int64_t>(), INT64_MIN) > 0);
}

TEST(InputSets, AreFoundByName) {
  for (const InputSetInfo& entry : kInputSets) {
    EXPECT_EQ(input_set_from_name(entry.name), entry.set);
    EXPECT_EQ(info(entry.set).name, entry.name);
  }
  EXPECT_EQ(input_set_from_name("nasty"), std::nullopt);
}

}  // namespace
}  // namespace passnet
