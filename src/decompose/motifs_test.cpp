#include "decompose/motifs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>

namespace passnet {
namespace {

// One unit of one node for each letter.
std::vector<Unit> program(std::string_view letters) {
  std::vector<Unit> units;
  for (size_t i = 0; i < letters.size(); ++i) {
    units.push_back({.start = i, .count = 1, .content = static_cast<uint64_t>(letters[i])});
  }
  return units;
}

// `abc 0.0 0.7 1.2`: the letters, and the graph and unit of each occurrence.
std::vector<std::string> find(const std::vector<std::string>& texts,
                              const MotifOptions& options = {}) {
  std::vector<std::vector<Unit>> programs;
  for (const std::string& text : texts) programs.push_back(program(text));
  std::vector<std::string> lines;
  for (const Motif& motif : find_motifs(programs, options)) {
    const auto [graph, unit] = motif.occurrences.front();
    lines.push_back(texts[graph].substr(unit, motif.units));
    for (const auto& place : motif.occurrences) {
      lines.back() += fmt::format(" {}.{}", place.graph, place.unit);
    }
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Motifs, AreMaximalRepeats) {
  EXPECT_EQ(find({"xabcy", "zabcw"}), Lines{"abc 0.1 1.1"});
  EXPECT_EQ(find({"xabcyabz"}), Lines{"ab 0.1 0.5"});
  EXPECT_EQ(find({"abc", "xbcy"}), Lines{"bc 0.1 1.1"});
  EXPECT_EQ(find({"abcd", "efgh"}), Lines{});
}

TEST(Motifs, OfAStackOfLayersOnePeriodCounts) {
  const Lines found = find({"xabcabcabcy"});
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front(), "abc 0.1 0.4 0.7");
}

TEST(Motifs, NeverCrossGraphsAndKeepTheirBounds) {
  EXPECT_EQ(find({"ab", "cab", "c"}), Lines{"ab 0.0 1.1"});
  EXPECT_EQ(find({"abcdef", "abcdef"}, {.max_units = 3}), Lines{"abc 0.0 1.0"});
  EXPECT_EQ(find({"abcdef", "abcdef"}, {.max_nodes = 2}), Lines{"ab 0.0 1.0"});
}

TEST(Motifs, AreNeighbors) {
  std::vector<std::vector<Unit>> programs{program("abcd"), program("abcd")};
  for (auto& units : programs) units[2].start = units[3].start++;
  for (const Motif& motif : find_motifs(programs)) EXPECT_EQ(motif.units, 2u);
  EXPECT_EQ(find_motifs(programs).size(), 2u);
}

// Each motif occurs where it says, at least twice.
TEST(Motifs, OfRandomProgramsAreRepeats) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::string> texts(1 + random() % 4);
    for (std::string& text : texts) {
      for (size_t i = 0; i < random() % 30; ++i) text += static_cast<char>('a' + random() % 3);
    }
    std::vector<std::vector<Unit>> programs;
    for (const std::string& text : texts) programs.push_back(program(text));
    for (const Motif& motif : find_motifs(programs, {.max_units = 5})) {
      ASSERT_GE(motif.occurrences.size(), 2u);
      ASSERT_GE(motif.units, 2u);
      ASSERT_LE(motif.units, 5u);
      const auto text_at = [&](const MotifOccurrence& place) {
        return texts[place.graph].substr(place.unit, motif.units);
      };
      const std::string letters = text_at(motif.occurrences.front());
      for (const auto& place : motif.occurrences) EXPECT_EQ(text_at(place), letters);
      EXPECT_TRUE(std::ranges::is_sorted(motif.occurrences));
    }
  }
}

TEST(Motifs, AreFoundWhereverTheyOccur) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::string> texts(2);
    for (std::string& text : texts) {
      for (size_t i = 0; i < random() % 30; ++i) text += static_cast<char>('a' + random() % 3);
      text.insert(random() % (text.size() + 1), "WXYZ");
    }
    const Lines found = find(texts);
    EXPECT_TRUE(std::ranges::any_of(found, [](const auto& line) { return line.contains("WXYZ"); }))
        << texts[0] << ' ' << texts[1];
  }
}

}  // namespace
}  // namespace passnet
