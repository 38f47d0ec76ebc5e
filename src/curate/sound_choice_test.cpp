#include "curate/sound_choice.hpp"

#include "curate/screen.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

// 12 op sequences of 4 graphs; every third graph has a result that no input changes.
class SoundChoice : public testing::Test {
 protected:
  SoundChoice() {
    constexpr const char* kOps[] = {"relu", "exp", "sin", "cos",  "tanh",    "neg",
                                    "abs",  "erf", "log", "sqrt", "sigmoid", "floor"};
    const SpecimenMaker maker(catalog_);
    for (const char* op : kOps) {
      for (int i = 0; i < 4; ++i) {
        const int factor = (specimens_.size() % 3 == 0) ? 0 : 2;
        Sources sources;
        Diagnostics diagnostics;
        const SourceId source = sources.add(
            "g.graph", fmt::format("graph @g(%x: f32[{}]) {{\n  %0 = {}(%x)\n  %1 = mul(%0, {})\n"
                                   "  return %1\n}}\n",
                                   64 + i, op, factor));
        const std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
        specimens_.push_back(maker.make(graphs.at(0)));
        if (factor == 0) flawed_.insert(specimens_.back().hash);
      }
    }
    specimens_ = merge_specimens(std::move(specimens_));
  }

  Examine examine() {
    return [this](std::span<const size_t> chosen) {
      std::vector<Screening> screenings;
      for (const size_t i : chosen) {
        EXPECT_TRUE(examined_.insert(specimens_[i].hash).second) << "examined twice";
        Screening screening{.was_run = true};
        if (flawed_.contains(specimens_[i].hash)) screening.flaw = Flaw::kConstant;
        screenings.push_back(screening);
      }
      return screenings;
    };
  }

  const Catalog catalog_ = make_catalog();
  std::vector<Specimen> specimens_;
  std::set<Digest> flawed_;
  std::set<Digest> examined_;
};

TEST_F(SoundChoice, ChosenGraphsHaveNoFlawAndOthersAreNotRun) {
  const CurateOptions options{.tasks = 4, .graphs = 12, .most = 3};
  const SoundCuration sound = curate_sound(specimens_, options, examine());
  EXPECT_EQ(sound.curation.tasks.size(), 4U);
  EXPECT_EQ(sound.run, examined_.size());
  EXPECT_LT(examined_.size(), 36U);  // of 48
  EXPECT_FALSE(sound.flawed.empty());
  for (const FlawedChoice& choice : sound.flawed) EXPECT_TRUE(flawed_.contains(choice.hash));
  EXPECT_EQ(specimens_.size(), 48 - sound.flawed.size());
  for (const CuratedTask& task : sound.curation.tasks) {
    EXPECT_GE(task.members.size(), 2U);
    for (const size_t member : task.members) {
      EXPECT_TRUE(examined_.contains(specimens_[member].hash));
      EXPECT_FALSE(flawed_.contains(specimens_[member].hash));
    }
  }
}

TEST_F(SoundChoice, VariantsAreNotRunAgain) {
  for (Specimen& specimen : specimens_) specimen.origin = specimen.hash;
  specimens_.resize(3);
  specimens_.front().origin.reset();
  for (Specimen& specimen : specimens_) specimen.op_sequence = specimens_.front().op_sequence;
  flawed_.clear();
  const SoundCuration sound = curate_sound(specimens_, {.tasks = 1}, examine());
  ASSERT_EQ(sound.curation.tasks.size(), 1U);
  EXPECT_EQ(sound.curation.tasks[0].members.size(), 3U);
  EXPECT_EQ(examined_.size(), 1U);
}

// The screening that a command uses finds the flaw that the fixture plants.
TEST_F(SoundChoice, TextsAreRead) {
  for (const Specimen& specimen : specimens_) {
    const Graph graph = parse_specimen(specimen, catalog_);
    const Screening screening = screen(graph, catalog_, {.min_us = 0});
    EXPECT_EQ(screening.flaw == Flaw::kConstant, flawed_.contains(specimen.hash)) << specimen.text;
    EXPECT_FALSE(screen_structure(graph, catalog_, {.min_us = 0}).flaw);
  }
}

}  // namespace
}  // namespace passnet
