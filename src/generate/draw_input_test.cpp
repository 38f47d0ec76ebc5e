// Draws of every dtype and set are the recorded ones, and an element depends on no other.
#include "generate/draw_input.hpp"

#include "base/hash.hpp"
#include "base/thread_pool.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <vector>

namespace passnet {
namespace {

struct Drawn {
  InputFacts facts;
  Domain domain;
};

// Facts and domains that together reach every case of a distribution.
std::vector<Drawn> all_cases() {
  return {{},
          {.facts = {.mean = 0.2, .std = 0.05}},
          {.facts = {.mean = 60.0, .std = 2.5, .min = 55.0, .max = 62.0}},
          {.facts = {.min = -3.0, .max = 11.0}},
          {.domain = {.least = 0, .most = 0.3}},
          {.domain = {.least = 0, .most = 6}},
          {.domain = {.least = 1, .nonzero = true}},
          {.domain = {.most = 0.1}},
          {.domain = {.least = 2, .most = 4999, .distinct = true}},
          {.domain = {.additive_mask = true}},
          {.domain = {.sorted = true, .first = 1}}};
}

std::vector<InputSet> drawn_sets() {
  std::vector<InputSet> sets{InputSet::kSmall, InputSet::kValid};
  sets.insert(sets.end(), kUniformSets.begin(), kUniformSets.end());
  return sets;
}

// A sum of everything that is drawn in a dtype.
uint64_t sum_of_draws(DType dtype) {
  Hasher hasher;
  for (const InputSet set : drawn_sets()) {
    for (const Drawn& drawn : all_cases()) {
      for (const Shape& shape : {Shape{}, Shape{33, 79}}) {
        const Tensor tensor =
            draw_input({.dtype = dtype, .shape = shape}, {.dtype = dtype,
                                                          .facts = &drawn.facts,
                                                          .domain = drawn.domain,
                                                          .set = set,
                                                          .key = 0x123456789abcdef});
        hasher.add(static_cast<int64_t>(checksum64(tensor.bytes())));
      }
    }
  }
  const Digest digest = hasher.finish();
  return checksum64(std::as_bytes(std::span(digest.bytes)));
}

struct Recorded {
  DType dtype;
  uint64_t sum;
};

// Records name seeds: these sums, of a program that drew one element after the other, may not
// change.
class DrawInput : public testing::TestWithParam<Recorded> {};

TEST_P(DrawInput, DrawsWhatItAlwaysDrew) {
  EXPECT_EQ(sum_of_draws(GetParam().dtype), GetParam().sum);
}

INSTANTIATE_TEST_SUITE_P(DTypes, DrawInput,
                         testing::Values(Recorded{DType::kF64, 0x7cb7e84099f28390},
                                         Recorded{DType::kF32, 0x6477e36b8f8795bd},
                                         Recorded{DType::kF16, 0x0f01eaf66a2a898e},
                                         Recorded{DType::kBF16, 0x109a20cca7d303ee},
                                         Recorded{DType::kC64, 0x94c42846e18f79b2},
                                         Recorded{DType::kI64, 0xab388ffbc234f2af},
                                         Recorded{DType::kI32, 0x5a04b4a803c59ec1},
                                         Recorded{DType::kI16, 0x483e2ba56c165e2e},
                                         Recorded{DType::kI8, 0x6a9b85d2cd71ac8d},
                                         Recorded{DType::kU8, 0x5b506d564d665d0f},
                                         Recorded{DType::kBool, 0xe651f7edc0892679}),
                         [](const auto& test) { return std::string(name(test.param.dtype)); });

TEST(RealSource, DrawsEveryElementAlone) {
  for (const InputSet set : drawn_sets()) {
    for (const Drawn& drawn : all_cases()) {
      const RealSource source(
          {.facts = &drawn.facts, .domain = drawn.domain, .set = set, .key = 7});
      std::vector<double> all(100);
      source.draw(1000, all);
      for (size_t i = 0; i < all.size(); ++i) {
        double one = 0;
        source.draw(1000 + i, {&one, 1});
        EXPECT_EQ(std::bit_cast<uint64_t>(one), std::bit_cast<uint64_t>(all[i]))
            << info(set).name << " at " << i;
      }
    }
  }
}

TEST(DrawInput, APoolDrawsTheSame) {
  ThreadPool pool(3);
  for (const DType dtype : {DType::kBF16, DType::kF32, DType::kF64, DType::kC64, DType::kI64,
                            DType::kI8, DType::kBool}) {
    for (const Drawn& drawn : all_cases()) {
      InputDraw draw{.dtype = dtype, .facts = &drawn.facts, .domain = drawn.domain, .key = 7};
      const TensorType type{.dtype = dtype, .shape = {3, 100001}};
      const Tensor alone = draw_input(type, draw);
      draw.pool = &pool;
      EXPECT_TRUE(std::ranges::equal(alone.bytes(), draw_input(type, draw).bytes()));
    }
  }
}

}  // namespace
}  // namespace passnet
