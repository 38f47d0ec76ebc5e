// The prelude's pairs of vectors against its vectors one after the other, over every length, for
// this machine and for one with shorter vectors.
#include "support/prelude_library.hpp"
#include "tensor/half.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

constexpr int64_t kMost = 150;
constexpr int64_t kBegin = 3;

// NAME(x, y, out, slots, begin, end): out = x · y as both loops store it, y being floats, and by
// way of slots; NAME_sum: the sum of the products.
std::string loops(const std::string& name, const std::string& known, int group, bool in_order) {
  const std::string pairs =
      std::string(in_order ? "true, " : "false, ") + std::to_string(group) + known;
  const std::string vectors = "true, " + std::to_string(group) + known;
  const std::string body =
      "      __attribute__((always_inline)) -> F {\n"
      "    return pn::load_lanes<F>(x + i) * pn::load_lanes<F>(y + i); }";
  return "extern \"C\" void " + name +
         "(const pn::bf16* x, const float* y, pn::bf16* out, pn::bf16* expected,\n"
         "    pn::bf16* by_slots, float* slots, int64_t begin, int64_t end) {\n"
         "  pn::store_pairs<" +
         pairs + ">(out, begin, end, [&]<class F>(auto i)\n" + body +
         ");\n"
         "  pn::store_vectors<" +
         vectors + ">(expected, begin, end, [&]<class F>(int64_t i)\n" + body +
         ");\n"
         "  pn::in_pairs<" +
         std::to_string(group) + known +
         ">(begin, end, [&]<class F>(auto i, int64_t slot) __attribute__((always_inline)) {\n"
         "    pn::store_lanes(slots + slot, pn::load_lanes<F>(x + i)); });\n"
         "  pn::store_pairs<" +
         pairs +
         ">(by_slots, begin, end, [&]<class F>(auto i, int64_t slot)\n"
         "      __attribute__((always_inline)) -> F {\n"
         "    return pn::load_lanes<F>(slots + slot) * pn::load_lanes<F>(y + i); });\n}\n";
}

PreludeText pairs() {
  PreludeText text;
  for (const int group : {1, 2, 4}) {
    const std::string name = fmt::format("cover_{}", group);
    text.add(loops(name, "", group, group == 4));
    for (const int64_t known : {15, 16, 17, 33, 49, 64, 98, 150}) {
      text.add(
          loops(fmt::format("{}_{}", name, known), fmt::format(", {}", known), group, group == 2));
    }
  }
  for (const std::string lanes : {"16", "32", "64"}) {
    for (const std::string loop : {"pairs", "vectors"}) {
      text.add(
          fmt::format("extern \"C\" float sum_{0}_{1}(const pn::bf16* x, const float* y, "
                      "int64_t begin, int64_t end) {{\n"
                      "  return pn::reduce_{0}<pn::Sum, {1}>(begin, end, [&]<class F>({2} i)\n"
                      "      __attribute__((always_inline)) -> F {{\n"
                      "    return pn::load_lanes<F>(x + i) * pn::load_lanes<F>(y + i); }});\n}}\n",
                      loop, lanes, loop == "pairs" ? "auto" : "int64_t"));
    }
  }
  return text;
}

class PreludePairs : public testing::TestWithParam<std::string> {
 protected:
  PreludePairs() : library_(pairs(), "c++", GetParam()) {}
  void SetUp() override {
    if (GetParam() != "native" && __builtin_cpu_supports("avx2") == 0) GTEST_SKIP() << "needs AVX2";
    ASSERT_TRUE(library_.loaded());
  }

  PreludeLibrary library_;
};

using Cover = void(const uint16_t*, const float*, uint16_t*, uint16_t*, uint16_t*, float*, int64_t,
                   int64_t);

TEST_P(PreludePairs, StoreWhatVectorsStore) {
  std::vector<uint16_t> x(kBegin + kMost);
  std::vector<float> y(kBegin + kMost);
  for (size_t i = 0; i < x.size(); ++i) {
    x[i] = f32_to_bf16(0.37f * static_cast<float>(i) - 11.0f);
    y[i] = 1.0f + static_cast<float>(i) / 77.0f;
  }
  x[kBegin + 5] = 0x7fff;  // NaN with every bit of its payload
  x[kBegin + 7] = 0x7f80;
  x[kBegin + 9] = 0x0003;  // a denormal
  const auto check = [&](const std::string& name, int64_t count) {
    std::vector<uint16_t> out(kMost + 40, 7);
    std::vector<uint16_t> expected = out;
    std::vector<uint16_t> by_slots = out;
    std::vector<float> slots(kMost + 64);
    library_.function<Cover>(name)(x.data(), y.data(), out.data(), expected.data(), by_slots.data(),
                                   slots.data(), kBegin, kBegin + count);
    for (size_t i = 0; i < out.size(); ++i) {
      ASSERT_EQ(out[i], expected[i]) << name << " " << count << " " << i;
      ASSERT_EQ(by_slots[i], expected[i]) << name << " " << count << " " << i;
      ASSERT_TRUE(static_cast<int64_t>(i) < count || out[i] == 7);
    }
    if (count <= 20) return;
    EXPECT_TRUE(std::isnan(bf16_to_f32(out[5])));
    ASSERT_EQ(out[20], f32_to_bf16(bf16_to_f32(x[kBegin + 20]) * y[kBegin + 20]));
  };
  for (const int group : {1, 2, 4}) {
    const std::string name = fmt::format("cover_{}", group);
    for (int64_t count = 0; count <= kMost; ++count) check(name, count);
    for (const int64_t known : {15, 16, 17, 33, 49, 64, 98, 150}) {
      check(name + "_" + std::to_string(known), known);
    }
  }
}

TEST_P(PreludePairs, AddUpInTheOrderOfVectors) {
  constexpr int64_t kLong = 9000;  // more than two blocks
  std::vector<uint16_t> x(kLong);
  std::vector<float> y(kLong);
  for (size_t i = 0; i < x.size(); ++i) {
    x[i] = f32_to_bf16(std::sin(static_cast<float>(i)));
    y[i] = std::cos(0.7f * static_cast<float>(i));
  }
  using Sum = float(const uint16_t*, const float*, int64_t, int64_t);
  for (const char* lanes : {"16", "32", "64"}) {
    auto* const in_pairs = library_.function<Sum>(std::string("sum_pairs_") + lanes);
    auto* const in_vectors = library_.function<Sum>(std::string("sum_vectors_") + lanes);
    for (int64_t count = 0; count < kLong; count += count < kMost ? 1 : 1777) {
      ASSERT_EQ(in_pairs(x.data(), y.data(), 0, count), in_vectors(x.data(), y.data(), 0, count))
          << lanes << " " << count;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Archs, PreludePairs, testing::Values("native", "x86-64-v3"),
                         [](const auto& arch) {
                           return arch.param == "native" ? "Native" : "Avx2";
                         });

}  // namespace
}  // namespace passnet
