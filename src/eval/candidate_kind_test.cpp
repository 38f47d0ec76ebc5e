#include "eval/candidate_kind.hpp"

#include "eval/evaluate_options.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

TEST(CandidateKind, HasOneWayToRun) {
  std::set<std::string_view> names;
  for (const CandidateKind& kind : kCandidateKinds) {
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(find_candidate_kind(kind.name), &kind);
    const bool has_passes = kind.has_passes && !kind.torch;
    const int ways = has_passes + kind.pipeline.has_value() + kind.torch.has_value();
    EXPECT_EQ(ways, 1) << kind.name;
  }
  EXPECT_EQ(find_candidate_kind("magic"), nullptr);
}

// A row of either table is a candidate without another line anywhere.
TEST(CandidateKind, FollowsFromTheTables) {
  EXPECT_EQ(kCandidateKinds.size(), 1 + kPipelines.size() + kTorchModes.size());
  for (const PipelineInfo& entry : kPipelines) {
    const CandidateKind* const kind = find_candidate_kind(entry.name);
    ASSERT_NE(kind, nullptr) << entry.name;
    EXPECT_EQ(kind->pipeline, entry.pipeline);
    EXPECT_EQ(find_pipeline_after_passes(entry.after_passes), &entry);
  }
  for (const TorchModeInfo& entry : kTorchModes) {
    const CandidateKind* const kind = find_candidate_kind(entry.name);
    ASSERT_NE(kind, nullptr) << entry.name;
    EXPECT_EQ(kind->torch, entry.mode);
    EXPECT_EQ(info(entry.mode).name, entry.name);
  }
}

TEST(CandidateKind, TheDefaultsAreKnown) {
  const EvaluateOptions options;
  EXPECT_TRUE(check_evaluate_options(options).has_value());
  EXPECT_TRUE(find_candidate_kind(options.candidates.front())->has_passes);
  EXPECT_EQ(find_candidate_kind(options.baseline), &reference_kind());
}

TEST(CandidateKind, PublicPassesAreMeasuredByPyTorch) {
  EvaluateOptions options{.candidates = {"public"}};
  EXPECT_TRUE(options.has_public());
  const auto refused = check_evaluate_options(options);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "public-baseline");
  options.baseline = "inductor";
  EXPECT_TRUE(check_evaluate_options(options).has_value());
}

}  // namespace
}  // namespace passnet
