// The prelude's conversions of f16 and bf16 against the host's, over every exponent; with
// PASSNET_EXHAUSTIVE set, over every float.
#include "support/prelude_library.hpp"
#include "tensor/half.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

PreludeText conversions() {
  PreludeText text;
  text.loop("to_f16", "float", "pn::f16", "pn::to_f16(x[i])")
      .loop("to_bf16", "float", "pn::bf16", "pn::to_bf16(x[i])")
      .loop("from_f16", "pn::f16", "float", "pn::to_float(x[i])")
      .loop("one_to_f16", "float", "pn::f16", "pn::cast_one<pn::f16>(x[i])")
      .loop("one_from_f16", "pn::f16", "float", "pn::cast_one<float>(x[i])")
      .lanes("to_f16", "float", "pn::f16", "v")
      .lanes("to_bf16", "float", "pn::bf16", "pn::clean_nan(v)")
      .lanes("round_bf16", "float", "float", "pn::rounded<pn::bf16>(pn::clean_nan(v))")
      .lanes("round_f16", "float", "float", "pn::rounded<pn::f16>(v)")
      .lanes("from_f16", "pn::f16", "float", "v")
      .lanes("from_bf16", "pn::bf16", "float", "v")
      .add(
          "extern \"C\" void widen(float* to, const pn::f16* from, int64_t count) {\n"
          "  pn::widen(to, from, count);\n}\n"
          "template <class T, pn::PairOrder kOrder>\n"
          "bool agree(const T* from, int64_t i) {\n"
          "  const pn::floats lanes = pn::load_pairs<pn::floats, kOrder>(from, i);\n"
          "  const pn::truths odd = pn::has_bit<pn::floats>(i, true);\n"
          "  bool agrees = true;\n"
          "  for (int32_t lane = 0; lane < pn::kFloats; ++lane) {\n"
          "    agrees &= lanes.v[lane] == pn::load_pairs<float, kOrder>(from, i + lane);\n"
          "    agrees &= (odd.v[lane] != 0) == pn::has_bit<float>(i + lane, true);\n"
          "  }\n"
          "  return agrees;\n}\n"
          "template <class T> bool all_agree(const T* from, int64_t i) {\n"
          "  return agree<T, pn::PairOrder::kSwapped>(from, i) &&\n"
          "         agree<T, pn::PairOrder::kFirst>(from, i) &&\n"
          "         agree<T, pn::PairOrder::kRepeated>(from, i);\n}\n"
          "extern \"C\" bool pairs_f16(const pn::f16* from, int64_t i) {\n"
          "  return all_agree(from, i);\n}\n"
          "extern \"C\" bool pairs_bf16(const pn::bf16* from, int64_t i) {\n"
          "  return all_agree(from, i);\n}\n"
          "extern \"C\" bool pairs_f32(const float* from, int64_t i) {\n"
          "  return all_agree(from, i);\n}\n"
          "extern \"C\" void narrow(pn::f16* to, const float* from, int64_t count) {\n"
          "  pn::narrow(to, from, count);\n}\n"
          "extern \"C\" void round_run(float* values, int64_t count) {\n"
          "  pn::round_run(values, count);\n}\n");
  return text;
}

TEST(PreludeConversions, HalvesRoundToNearestEven) {
  const auto x = sample_floats();
  const PreludeLibrary library(conversions());
  ASSERT_TRUE(library.loaded());
  const auto f16 = library.map<uint16_t>("to_f16", x);
  const auto f16_alone = library.map<uint16_t>("one_to_f16", x);
  const auto bf16 = library.map<uint16_t>("to_bf16", x);
  const auto f16_lanes = library.map<uint16_t>("lanes_to_f16", x);
  const auto bf16_lanes = library.map<uint16_t>("lanes_to_bf16", x);
  const auto f16_rounded = library.map<float>("lanes_round_f16", x);
  const auto bf16_rounded = library.map<float>("lanes_round_bf16", x);
  std::vector<uint16_t> run(x.size());
  library.function<void(uint16_t*, const float*, int64_t)>("narrow")(
      run.data(), x.data(), static_cast<int64_t>(x.size()));
  for (size_t i = 0; i < x.size(); ++i) {
    if (std::isnan(x[i])) {
      EXPECT_TRUE(std::isnan(f16_to_f32(f16[i])) && std::isnan(bf16_to_f32(bf16[i])) &&
                  std::isnan(f16_to_f32(f16_alone[i])) && std::isnan(f16_to_f32(run[i])));
      EXPECT_TRUE(std::isnan(f16_to_f32(f16_lanes[i])) && std::isnan(bf16_to_f32(bf16_lanes[i])) &&
                  std::isnan(f16_rounded[i]) && std::isnan(bf16_rounded[i]));
      continue;
    }
    ASSERT_EQ(f16[i], f32_to_f16(x[i])) << x[i];
    ASSERT_EQ(f16_alone[i], f16[i]) << x[i];
    ASSERT_EQ(run[i], f16[i]) << x[i];
    ASSERT_EQ(bf16[i], f32_to_bf16(x[i])) << x[i];
    ASSERT_EQ(f16_lanes[i], f16[i]) << x[i];
    ASSERT_EQ(bf16_lanes[i], bf16[i]) << x[i];
    ASSERT_EQ(std::bit_cast<uint32_t>(f16_rounded[i]), std::bit_cast<uint32_t>(f16_to_f32(f16[i])))
        << x[i];
    ASSERT_EQ(std::bit_cast<uint32_t>(bf16_rounded[i]),
              std::bit_cast<uint32_t>(bf16_to_f32(bf16[i])))
        << x[i];
  }
  std::vector<uint16_t> all(65536);
  for (size_t i = 0; i < all.size(); ++i) all[i] = static_cast<uint16_t>(i);
  const auto one_by_one = library.map<float>("from_f16", all);
  const auto alone = library.map<float>("one_from_f16", all);
  const auto lanes = library.map<float>("lanes_from_f16", all);
  const auto bf16_widened = library.map<float>("lanes_from_bf16", all);
  std::vector<float> widened(all.size());
  const auto widen = library.function<void(float*, const uint16_t*, int64_t)>("widen");
  widen(widened.data(), all.data(), 65536);
  for (size_t i = 0; i < all.size(); ++i) {
    const float exact = f16_to_f32(all[i]);
    if (std::isnan(exact)) continue;
    ASSERT_EQ(one_by_one[i], exact);
    ASSERT_EQ(alone[i], exact);
    ASSERT_EQ(lanes[i], exact);
    ASSERT_EQ(widened[i], exact);
  }
  for (size_t i = 0; i < all.size(); ++i) {
    ASSERT_EQ(std::bit_cast<uint32_t>(bf16_widened[i]),
              std::bit_cast<uint32_t>(bf16_to_f32(all[i])));
  }
  for (int64_t count = 0; count < 70; ++count) {  // nothing is written past the end
    std::vector<float> to(80, -1.0f);
    widen(to.data(), all.data() + 15360, count);
    for (size_t i = 0; i < 80; ++i) {
      ASSERT_EQ(to[i], static_cast<int64_t>(i) < count ? f16_to_f32(all[15360 + i]) : -1.0f);
    }
  }
  const auto narrow = library.function<void(uint16_t*, const float*, int64_t)>("narrow");
  const auto round_run = library.function<void(float*, int64_t)>("round_run");
  std::vector<float> fine(80);
  for (size_t i = 0; i < 80; ++i) fine[i] = 1.0f + static_cast<float>(i) / 5000;
  for (int64_t count = 0; count < 70; ++count) {
    std::vector<uint16_t> to(80, 7);
    narrow(to.data(), fine.data(), count);
    std::vector<float> rounded = fine;
    round_run(rounded.data(), count);
    for (size_t i = 0; i < 80; ++i) {
      const bool is_covered = static_cast<int64_t>(i) < count;
      ASSERT_EQ(to[i], is_covered ? f32_to_f16(fine[i]) : 7);
      ASSERT_EQ(rounded[i], is_covered ? f16_to_f32(f32_to_f16(fine[i])) : fine[i]);
    }
  }
}

// Numbers are stored by other instructions than NaN, several vectors at a time.
TEST(PreludeConversions, OneNanAmongNumbersStaysWhereItIs) {
  const PreludeLibrary library(conversions());
  ASSERT_TRUE(library.loaded());
  for (size_t place = 0; place < 70; ++place) {
    std::vector<float> x(70);
    for (size_t i = 0; i < x.size(); ++i) x[i] = 0.123f * static_cast<float>(i + 1);
    x[place] = std::bit_cast<float>(0x7fffffffu);  // rounded as a number, it would become -0
    const auto found = library.map<uint16_t>("lanes_to_bf16", x);
    for (size_t i = 0; i < x.size(); ++i) {
      if (i == place) {
        EXPECT_TRUE(std::isnan(bf16_to_f32(found[i]))) << place;
      } else {
        EXPECT_EQ(found[i], f32_to_bf16(x[i])) << place << " " << i;
      }
    }
  }
}

TEST(PreludeConversions, ElementsWithoutAVectorRoundAsVectorsDo) {
  const PreludeLibrary library(conversions());
  ASSERT_TRUE(library.loaded());
  const auto samples = sample_floats();
  for (size_t first = 0; first + 3 <= samples.size(); first += 301) {
    const std::vector<float> x(samples.begin() + static_cast<ptrdiff_t>(first),
                               samples.begin() + static_cast<ptrdiff_t>(first) + 3);
    const auto narrowed = library.map<uint16_t>("lanes_to_f16", x);
    const auto widened = library.map<float>("lanes_from_f16", narrowed);
    for (size_t i = 0; i < x.size(); ++i) {
      if (std::isnan(x[i])) {
        EXPECT_TRUE(std::isnan(widened[i]));
      } else {
        ASSERT_EQ(narrowed[i], f32_to_f16(x[i])) << x[i];
        ASSERT_EQ(widened[i], f16_to_f32(narrowed[i])) << x[i];
      }
    }
  }
}

TEST(PreludeConversions, LanesReadPairsAsSingleElementsDo) {
  const PreludeLibrary library(conversions());
  ASSERT_TRUE(library.loaded());
  std::vector<float> floats;
  std::vector<uint16_t> f16;
  std::vector<uint16_t> bf16;
  for (int i = 0; i < 64; ++i) {
    floats.push_back(static_cast<float>(i));
    f16.push_back(f32_to_f16(floats.back()));
    bf16.push_back(f32_to_bf16(floats.back()));
  }
  for (int64_t i = 0; i <= 40; i += 2) {
    EXPECT_TRUE(library.function<bool(const float*, int64_t)>("pairs_f32")(floats.data(), i)) << i;
    EXPECT_TRUE(library.function<bool(const uint16_t*, int64_t)>("pairs_f16")(f16.data(), i)) << i;
    EXPECT_TRUE(library.function<bool(const uint16_t*, int64_t)>("pairs_bf16")(bf16.data(), i))
        << i;
  }
}

}  // namespace
}  // namespace passnet
