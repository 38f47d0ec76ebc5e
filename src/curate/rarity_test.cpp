#include "curate/rarity.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

Specimen specimen(const char* name, const char* sequence, const char* shape,
                  std::vector<Occurrence> occurrences) {
  return {.hash = sha256(name),
          .op_sequence = sequence,
          .shape_class = shape,
          .floor_us = 2,
          .occurrences = std::move(occurrences)};
}

// Four models of two families; `add` is in all, `exp` in one.
std::vector<Specimen> four_models() {
  return {
      specimen("0", "add", "1d",
               {{.model = "a", .family = "f"},
                {.model = "b", .family = "f"},
                {.model = "c", .family = "g"},
                {.model = "d", .family = "g"}}),
      specimen("1", "exp", "1d", {{.model = "a", .family = "f"}}),
      specimen("2", "add", "2d", {{.model = "c", .family = "g"}, {.model = "d", .family = "g"}})};
}

TEST(Rarities, BitsOfTheShareOfModelsAndFamilies) {
  const auto found = rarities(four_models());
  EXPECT_DOUBLE_EQ(found[0].sequence_models, 0);
  EXPECT_DOUBLE_EQ(found[1].sequence_models, 2);    // one of four
  EXPECT_DOUBLE_EQ(found[1].sequence_families, 1);  // one of two
  EXPECT_DOUBLE_EQ(found[2].sequence_models, 0);
  EXPECT_DOUBLE_EQ(found[2].shape_models, 1);  // two of four
  EXPECT_DOUBLE_EQ(found[2].shape_families, 1);
  EXPECT_DOUBLE_EQ(found[1].tail(), 1.5);
  EXPECT_DOUBLE_EQ(found[2].tail(), 0.5);
}

TEST(Rarities, AVariantHasTheModelsOfItsOrigin) {
  std::vector<Specimen> specimens = four_models();
  specimens.push_back(specimen("3", "exp", "3d", {}));
  specimens.back().origin = specimens[1].hash;
  const auto found = rarities(specimens);
  EXPECT_DOUBLE_EQ(found[3].sequence_models, 2);
  EXPECT_DOUBLE_EQ(found[3].shape_models, 2);
  EXPECT_TRUE(rarities({}).empty());
}

TEST(Headrooms, AreLogarithmsOfTheTimeOverTheFloor) {
  const std::vector<Specimen> specimens = four_models();
  const Measurement measurements[] = {{specimens[0].hash, "eager", 16},
                                      {specimens[0].hash, "eager", 8},
                                      {specimens[0].hash, "default", 2},
                                      {specimens[1].hash, "eager", 0},
                                      {sha256("else"), "eager", 4}};
  const auto found = headrooms(specimens, measurements);
  EXPECT_EQ(found[0], (std::map<std::string, double>{{"default", 0}, {"eager", 2}}));
  EXPECT_TRUE(found[1].empty());
  EXPECT_TRUE(found[2].empty());
}

}  // namespace
}  // namespace passnet
