#include "curate/curate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace passnet {
namespace {

constexpr const char* kFamilies[] = {"bert", "resnet", "vit", "whisper", "gpt"};
constexpr const char* kCategories[] = {"language", "vision", "vision", "audio", "language"};
constexpr const char* kGroups[] = {"activation", "normalization", "softmax"};

// 300 op sequences of 1 to 12 graphs of models, each with a variant of bf16.
std::vector<Specimen> many_specimens() {
  std::vector<Specimen> specimens;
  for (size_t i = 0; i < 300; ++i) {
    for (size_t j = 0; j < 1 + i % 12; ++j) {
      const size_t family = (i * i + j) % 5;
      Specimen specimen{.hash = sha256(fmt::format("{} {}", i, j)),
                        .op_sequence = fmt::format("add relu op{}", i),
                        .op_group = kGroups[i % 3],
                        .shape_class = fmt::format("3d 4^{} even", 5 + j % 4),
                        .elements = int64_t{1} << (10 + (i + 2 * j) % 14),
                        .computing_ops = 3};
      specimen.least_bytes = specimen.peak_bytes = 8 * specimen.elements;
      specimen.occurrences.push_back({.package = "p",
                                      .model = fmt::format("{}-{}", kFamilies[family], i % 7),
                                      .family = kFamilies[family],
                                      .category = kCategories[family]});
      Specimen variant = specimen;
      variant.hash = sha256(fmt::format("{} {} bf16", i, j));
      variant.dtype = DType::kBF16;
      variant.origin = specimen.hash;
      variant.variant = "bf16";
      specimens.push_back(std::move(specimen));
      specimens.push_back(std::move(variant));
    }
  }
  return merge_specimens(std::move(specimens));
}

std::vector<std::string> summary(const Curation& curation, std::span<const Specimen> specimens) {
  std::vector<std::string> lines;
  for (const CuratedTask& task : curation.tasks) {
    std::string line = fmt::format("{} {}", task.name, info(task.split).name);
    for (const size_t member : task.members) line += " " + specimens[member].hash.hex();
    lines.push_back(std::move(line));
  }
  return lines;
}

class CurateMany : public testing::TestWithParam<uint64_t> {
 protected:
  const std::vector<Specimen> specimens_ = many_specimens();
  const CurateOptions options_{.tasks = 100, .graphs = 600, .most = 10, .seed = GetParam()};
  const Curation curation_ = curate(specimens_, options_);
};
INSTANTIATE_TEST_SUITE_P(Seeds, CurateMany, testing::Values(0, 1, 17));

TEST_P(CurateMany, BoundsHold) {
  EXPECT_EQ(curation_.tasks.size(), 100U);
  size_t graphs = 0;
  std::set<std::string> names;
  for (const CuratedTask& task : curation_.tasks) {
    EXPECT_GE(task.members.size(), 2U) << task.name;
    EXPECT_LE(task.members.size(), 10U);
    graphs += task.members.size();
    EXPECT_TRUE(names.insert(task.name).second);
    for (const size_t member : task.members) {
      EXPECT_EQ(specimens_[member].op_sequence, task.op_sequence);
    }
    EXPECT_TRUE(std::ranges::is_sorted(task.members, {},
                                       [&](size_t member) { return specimens_[member].elements; }));
  }
  EXPECT_LE(graphs, 600U);
  EXPECT_GE(graphs, 500U);
}

TEST_P(CurateMany, NoGraphIsTwiceAndNoVariantIsApartFromItsOrigin) {
  std::set<Digest> hashes;
  std::map<Digest, SuiteSplit> splits;
  for (const CuratedTask& task : curation_.tasks) {
    for (const size_t member : task.members) {
      EXPECT_TRUE(hashes.insert(specimens_[member].hash).second);
      const auto [place, is_new] = splits.emplace(specimens_[member].root(), task.split);
      EXPECT_TRUE(is_new || place->second == task.split);
    }
  }
}

TEST_P(CurateMany, SplitsHaveTheirSharesAndHardSharesNoSequence) {
  std::map<SuiteSplit, size_t> counts;
  std::map<std::string, std::set<SuiteSplit>> splits;
  for (const CuratedTask& task : curation_.tasks) {
    ++counts[task.split];
    splits[task.op_sequence].insert(task.split);
  }
  for (const SplitInfo& split : kSplits) {
    EXPECT_NEAR(static_cast<double>(counts[split.split]), 100 * split.share, 1.5) << split.name;
  }
  size_t shared = 0;
  for (const auto& [sequence, found] : splits) {
    if (found.size() == 1) continue;
    EXPECT_EQ(found, (std::set{SuiteSplit::kTrain, SuiteSplit::kHeldOut})) << sequence;
    ++shared;
  }
  EXPECT_EQ(shared, 10U);
}

TEST_P(CurateMany, StrataAreNearTheirQuotas) {
  EXPECT_FALSE(curation_.quotas.empty());
  std::map<Axis, size_t> sums;
  for (const QuotaLine& line : curation_.quotas) {
    sums[line.axis] += line.tasks;
    if (line.axis != Axis::kCategory && line.axis != Axis::kOpGroup) continue;
    EXPECT_NEAR(static_cast<double>(line.tasks), line.quota, 8) << line.stratum;
  }
  for (const auto& [axis, sum] : sums) EXPECT_EQ(sum, 100U) << info(axis).name;
}

TEST_P(CurateMany, DependsOnTheSeedAndNotOnTheOrder) {
  EXPECT_EQ(summary(curate(specimens_, options_), specimens_), summary(curation_, specimens_));
  std::vector<Specimen> reversed = specimens_;
  std::ranges::reverse(reversed);
  EXPECT_EQ(summary(curate(reversed, options_), reversed), summary(curation_, specimens_));
  CurateOptions other = options_;
  other.seed = 99;
  EXPECT_NE(summary(curate(specimens_, other), specimens_), summary(curation_, specimens_));
}

TEST(Curate, BoundsLeaveOutWhatAMachineCannotRun) {
  Specimen specimen{.op_sequence = "add relu", .elements = 100, .computing_ops = 2};
  EXPECT_TRUE(is_within(specimen, {}));
  EXPECT_FALSE(is_within(specimen, {.max_elements = 99}));
  EXPECT_FALSE(is_within(specimen, {.min_computing_ops = 3}));
  EXPECT_FALSE(is_within(specimen, {.max_ops = 1}));
  specimen.flops = specimen.op_by_op_us = 10;
  EXPECT_FALSE(is_within(specimen, {.max_flops = 9}));
  EXPECT_FALSE(is_within(specimen, {.max_us = 9}));
  specimen.peak_bytes = 10;
  EXPECT_FALSE(is_within(specimen, {.max_bytes = 9}));
}

TEST(Curate, FewerTasksThanAskedForIfThereAreNotEnough) {
  const std::vector<Specimen> specimens = many_specimens();
  const Curation all = curate(specimens, {.tasks = 1000, .graphs = 100'000, .least = 6});
  EXPECT_EQ(all.candidates, 250U);
  EXPECT_EQ(all.tasks.size(), 250U);
  EXPECT_TRUE(curate({}, {}).tasks.empty());
}

TEST(Curate, GraphsOfModelsComeBeforeVariants) {
  const std::vector<Specimen> specimens = many_specimens();
  const Curation chosen = curate(specimens, {.tasks = 300, .graphs = 300 * 6, .most = 6});
  for (const CuratedTask& task : chosen.tasks) {
    const auto real = static_cast<size_t>(std::ranges::count_if(
        task.members, [&](size_t member) { return !specimens[member].origin; }));
    std::set<Digest> roots;
    for (const size_t member : task.members) roots.insert(specimens[member].root());
    EXPECT_EQ(real, roots.size());
    const bool is_filled = real < task.members.size();
    EXPECT_EQ(task.members.size(), is_filled ? std::min<size_t>(6, 2 * real) : real);
  }
}

TEST(Quotas, RareStrataGetMoreThanTheirShare) {
  const auto found = quotas({{"a", 1}, {"b", 9}, {"c", 0}}, 8);
  EXPECT_DOUBLE_EQ(found.at("a"), 2);
  EXPECT_DOUBLE_EQ(found.at("b"), 6);
  EXPECT_DOUBLE_EQ(found.at("c"), 0);
}

TEST(TaskName, NamesTheFirstOps) {
  EXPECT_TRUE(task_name("add relu").starts_with("add_relu."));
  EXPECT_TRUE(task_name("a b c d e").starts_with("a_b_c_d."));
  EXPECT_NE(task_name("a b c d e"), task_name("a b c d f"));
}

TEST(MergeSpecimens, UnitesOccurrencesAndPrefersGraphsOfModels) {
  const Digest hash = sha256("x");
  std::vector<Specimen> specimens(3);
  for (Specimen& specimen : specimens) specimen.hash = hash;
  specimens[0].origin = sha256("y");
  specimens[1].occurrences = {{.model = "b"}};
  specimens[2].occurrences = {{.model = "a"}, {.model = "b"}};
  const auto merged = merge_specimens(specimens);
  ASSERT_EQ(merged.size(), 1U);
  EXPECT_FALSE(merged[0].origin.has_value());
  ASSERT_EQ(merged[0].occurrences.size(), 2U);
  EXPECT_EQ(merged[0].occurrences[0].model, "a");
}

}  // namespace
}  // namespace passnet
