// The prelude's loops, over every length: each element counts once.
#include "support/prelude_library.hpp"
#include "tensor/half.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <sys/mman.h>
#include <unistd.h>

namespace passnet {
namespace {

// Elements that end where memory does: the next page cannot be accessed.
template <class T>
class PageEnd {
 public:
  explicit PageEnd(size_t count) : page_(static_cast<size_t>(sysconf(_SC_PAGESIZE))) {
    map_ = static_cast<char*>(
        mmap(nullptr, 2 * page_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    EXPECT_NE(static_cast<void*>(map_), MAP_FAILED);
    EXPECT_EQ(mprotect(map_ + page_, page_, PROT_NONE), 0);
    data_ = reinterpret_cast<T*>(map_ + page_) - count;
  }
  PageEnd(const PageEnd&) = delete;
  PageEnd& operator=(const PageEnd&) = delete;
  ~PageEnd() { munmap(map_, 2 * page_); }
  T* data() const { return data_; }

 private:
  size_t page_;
  char* map_ = nullptr;
  T* data_ = nullptr;
};

// x: [rows, columns], the columns of a row contiguous.
std::string columns(const std::string& name, const std::string& op, const std::string& total,
                    const std::string& known) {
  return "extern \"C\" void " + name + "(" + total +
         "* sums, const float* x, int64_t columns, int64_t rows) {\n"
         "  pn::combine_columns<pn::" +
         op + ", " + known +
         ">(sums, 3, columns + 3, rows, [&]<class F>(int64_t row, int64_t i)\n"
         "      __attribute__((always_inline)) -> F {\n"
         "    return pn::load_lanes<F>(x + row * columns + (i - 3));\n  });\n}\n";
}

// Counts around the widths and groups of vectors of any machine.
constexpr std::array<int64_t, 12> kKnownCounts{1, 7, 8, 16, 17, 30, 48, 64, 90, 96, 120, 150};

// The lengths of short loops that are one vector.
constexpr int64_t kFewest = 4;
constexpr int64_t kMostFew = 19;

// The types of results that vectors of floats become, in this file and in the prelude.
constexpr std::array<std::pair<const char*, const char*>, 3> kFloatTypes{
    {{"float", "float"}, {"f16", "pn::f16"}, {"bf16", "pn::bf16"}}};

// The loops of `cover` and `lanes_sum` where the number of elements is known: cover_COUNT and
// lanes_sum_COUNT.
std::string known_loops(int64_t count) {
  std::string text = fmt::format(
      "extern \"C\" float lanes_sum_{0}(const float* x) {{\n"
      "  return pn::reduce_vectors<pn::Sum, 32, {0}>(0, {0}, [&]<class F>(int64_t i)\n"
      "      __attribute__((always_inline)) -> F {{ return pn::load_lanes<F>(x + i); }});\n}}\n"
      "extern \"C\" void cover_{0}(int kind, const float* x, float* out, float* slots,\n"
      "                          int64_t begin) {{\n"
      "  (",
      count);
  for (const char* kind : {"true, 4", "true, 2", "true, 1", "false, 4", "false, 1"}) {
    text += fmt::format("kind-- == 0 ? cover<{}, {}> : ", kind, count);
  }
  return text + fmt::format("nullptr)(x, out, slots, begin, begin + {});\n}}\n", count);
}

PreludeText loops() {
  PreludeText text;
  text.add(
      "extern \"C\" float sum(const float* x, int64_t count) {\n"
      "  return pn::reduce<pn::Sum, float>(0, count, [&](int64_t i)\n"
      "      __attribute__((always_inline)) { return x[i]; });\n}\n"
      "extern \"C\" float lanes_sum(const float* x, int64_t count) {\n"
      "  return pn::reduce_vectors<pn::Sum>(0, count, [&]<class F>(int64_t i)\n"
      "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i); });\n}\n"
      "template <bool kTwice, int kGroup, int64_t kKnown = 0>\n"
      "void cover(const float* x, float* out, float* slots, int64_t begin, int64_t end) {\n"
      "  pn::store_vectors<kTwice, kGroup, kKnown>(out, begin, end, [&]<class F>(int64_t i)\n"
      "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i); });\n"
      "  pn::in_vectors<kTwice, kGroup, kKnown>(begin, end, [&]<class F>(int64_t i, int64_t slot)\n"
      "      __attribute__((always_inline)) {\n"
      "    pn::store_lanes(slots + slot, pn::load_lanes<F>(x + i)); });\n}\n"
      "extern \"C\" void cover(int kind, const float* x, float* out, float* slots,\n"
      "                      int64_t begin, int64_t end) {\n"
      "  (kind == 0 ? cover<true, 4> : kind == 1 ? cover<true, 2> : kind == 2 ? cover<true, "
      "1>\n"
      "   : kind == 3 ? cover<false, 4> : cover<false, 1>)(x, out, slots, begin, end);\n}\n"
      "extern \"C\" void in_order(const float* x, float* out, int64_t begin, int64_t end) {\n"
      "  pn::store_in_order<true, 4>(out, begin, end, [&]<class F>(int64_t i)\n"
      "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i); });\n}\n"
      "extern \"C\" void strip(const float* x, float* out, double* sums, float* singles,\n"
      "                      int64_t begin, int64_t end) {\n"
      "  pn::store_strip(out, begin, end, [&]<class F>(int64_t i)\n"
      "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i) + 1.0f; });\n"
      "  pn::fill_strip<double>(sums, end - begin, 2.0f);\n"
      "  pn::cast_strip(singles, sums, end - begin);\n}\n"
      "extern \"C\" void add_to(float* sums, const float* x, int64_t count) {\n"
      "  pn::combine_vectors<pn::Sum>(sums, 0, count, [&]<class F>(int64_t i)\n"
      "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i); });\n}\n");
  for (int64_t count = kFewest; count < kMostFew; ++count) {
    for (const char* type : {"float", "pn::f16", "pn::bf16"}) {
      text.add(fmt::format(
          "extern \"C\" void few_{0}_{2}(const {1}* x, {1}* out) {{\n"
          "  pn::store_few<{2}>(out, 3, [&]<class F>(int64_t i) __attribute__((always_inline)) -> "
          "F "
          "{{\n    return pn::load_few<F, {2}>(x + i); }});\n}}\n"
          "extern \"C\" void few_truths_{0}_{2}(const {1}* x, uint8_t* out) {{\n"
          "  pn::store_few<{2}>(out, 3, [&]<class F>(int64_t i) __attribute__((always_inline))\n"
          "      -> pn::Truth<F> {{ return pn::load_few<F, {2}>(x + i) > 1.0f; }});\n}}\n",
          std::string_view(type).substr(std::string_view(type).find(':') == 2 ? 4 : 0), type,
          count));
    }
  }
  for (const auto& [name, type] : kFloatTypes) {
    text.add(fmt::format(
        "extern \"C\" void every_other_{}(const float* x, {}* out, int64_t count) {{\n"
        "  pn::store_vectors<true, 2>(pn::every_other(out), 5, count + 5, [&]<class F>(int64_t i)\n"
        "      __attribute__((always_inline)) -> F {{ return pn::load_lanes<F>(x + (i - 5)); }});"
        "\n}}\n",
        name, type));
  }
  for (const char* type : {"uint16_t", "float"}) {
    text.add(
        fmt::format("extern \"C\" void transpose_{0}({0}* to, const {0}* from, int64_t stride,\n"
                    "                      int64_t rows, int64_t columns) {{\n"
                    "  pn::transpose<20>(to, from, stride, rows, columns);\n}}\n",
                    type));
  }
  for (const int64_t count : kKnownCounts) text.add(known_loops(count));
  text.add(columns("column_sums", "Sum", "double", "0"));
  text.add(columns("column_maxima", "Max", "float", "0"));
  for (const char* known : {"16", "49", "300"}) {
    text.add(columns(std::string("column_sums_") + known, "Sum", "double", known));
  }
  return text;
}

// For any group, each element is stored once in its place, and no two vectors share a slot.
TEST(PreludeLoops, VectorsCoverEveryLength) {
  constexpr int64_t kMost = 150;
  constexpr int64_t kBegin = 3;
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  const auto cover =
      library.function<void(int, const float*, float*, float*, int64_t, int64_t)>("cover");
  using Known = void(int, const float*, float*, float*, int64_t);
  std::vector<float> x(kBegin + kMost);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i + 1);
  const auto check = [&](int kind, int64_t count, bool is_known) {
    std::vector<float> out(kMost + 16);
    std::vector<float> slots(kMost + 64);
    if (is_known) {
      const auto known = library.function<Known>(fmt::format("cover_{}", count));
      known(kind, x.data(), out.data(), slots.data(), kBegin);
    } else {
      cover(kind, x.data(), out.data(), slots.data(), kBegin, kBegin + count);
    }
    for (int64_t i = 0; i < kMost; ++i) {
      const auto at = static_cast<size_t>(i);
      ASSERT_EQ(out[at], i < count ? x[at + kBegin] : 0) << kind << " " << count << " " << i;
    }
    for (int64_t i = 0; i < count; ++i) {  // vectors choose the slot
      const float value = x[static_cast<size_t>(i + kBegin)];
      ASSERT_NE(std::ranges::find(slots, value), slots.end()) << kind << " " << count;
    }
    const auto last = std::ranges::find(slots, 0.0f) - slots.begin();
    ASSERT_LE(last, (count + 15) / 16 * 16) << kind << " " << count;
  };
  for (int kind = 0; kind < 5; ++kind) {
    for (int64_t count = 0; count <= kMost; ++count) check(kind, count, false);
    for (const int64_t count : kKnownCounts) check(kind, count, true);
  }
}

// Neither reads nor writes past the elements, which end where memory does.
template <class T>
void check_few(const PreludeLibrary& library, const std::string& type, T (*from_float)(float)) {
  constexpr size_t kBegin = 3;
  for (int64_t count = kFewest; count < kMostFew; ++count) {
    const auto size = static_cast<size_t>(count);
    const std::string name = fmt::format("{}_{}", type, count);
    const auto few = library.function<void(const T*, T*)>("few_" + name);
    const auto truths = library.function<void(const T*, uint8_t*)>("few_truths_" + name);
    const PageEnd<T> x(kBegin + size);
    for (size_t i = 0; i < kBegin + size; ++i) {
      x.data()[i] = from_float(static_cast<float>(i) / 4);
    }
    const PageEnd<T> out(size);
    const PageEnd<uint8_t> above(size);
    few(x.data(), out.data());
    truths(x.data(), above.data());
    for (size_t i = 0; i < size; ++i) {
      ASSERT_EQ(out.data()[i], x.data()[i + kBegin]) << name << " " << i;
      ASSERT_EQ(above.data()[i], i + kBegin > 4 ? 1 : 0) << name << " " << i;
    }
  }
}

TEST(PreludeLoops, FewElementsAreOneVector) {
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  check_few<float>(library, "float", [](float x) { return x; });
  check_few<uint16_t>(library, "f16", [](float x) { return f32_to_f16(x); });
  check_few<uint16_t>(library, "bf16", [](float x) { return f32_to_bf16(x); });
}

TEST(PreludeLoops, VectorsStoredInOrderCoverEveryLength) {
  constexpr int64_t kMost = 150;
  constexpr int64_t kBegin = 3;
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  const auto store = library.function<void(const float*, float*, int64_t, int64_t)>("in_order");
  std::vector<float> x(kBegin + kMost);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i + 1);
  for (int64_t count = 0; count <= kMost; ++count) {
    const PageEnd<float> out(static_cast<size_t>(count));
    store(x.data(), out.data(), kBegin, kBegin + count);
    for (int64_t i = 0; i < count; ++i)
      ASSERT_EQ(out.data()[i], x[static_cast<size_t>(i + kBegin)]) << count << " " << i;
  }
}

// Whole vectors: nothing after the last of them is written.
TEST(PreludeLoops, StripsAreStoredInWholeVectors) {
  constexpr int64_t kMost = 70;
  constexpr int64_t kBegin = 3;
  constexpr int64_t kVector = 16;  // the most floats of any machine
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  const auto strip =
      library.function<void(const float*, float*, double*, float*, int64_t, int64_t)>("strip");
  std::vector<float> x(kBegin + kMost + kVector);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i + 1);
  for (int64_t count = 0; count <= kMost; ++count) {
    std::vector<float> out(kMost + 2 * kVector, -1);
    std::vector<float> singles(out.size(), -1);
    std::vector<double> sums(out.size(), -1);
    strip(x.data(), out.data(), sums.data(), singles.data(), kBegin, kBegin + count);
    const auto written = static_cast<size_t>((count + kVector - 1) / kVector * kVector);
    for (size_t i = 0; i < out.size(); ++i) {
      if (i < static_cast<size_t>(count)) {
        ASSERT_EQ(out[i], x[i + kBegin] + 1) << count << " " << i;
        ASSERT_EQ(sums[i], 2) << count << " " << i;
        ASSERT_EQ(singles[i], 2) << count << " " << i;
      } else if (i >= written) {
        ASSERT_EQ(out[i], -1) << count << " " << i;
        ASSERT_EQ(sums[i], -1) << count << " " << i;
        ASSERT_EQ(singles[i], -1) << count << " " << i;
      }
    }
  }
}

// Leaves the elements between them alone, and those after the last one.
template <class T>
void check_every_other(const PreludeLibrary& library, const std::string& type,
                       T (*from_float)(float)) {
  constexpr int64_t kMost = 100;
  const auto store = library.function<void(const float*, T*, int64_t)>("every_other_" + type);
  std::vector<float> x(kMost);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i + 1);
  for (int64_t count = 0; count <= kMost; ++count) {
    const auto size = static_cast<size_t>(count > 0 ? 2 * count - 1 : 0);
    const PageEnd<T> out(size);
    std::fill_n(out.data(), size, T(0));
    store(x.data(), out.data(), count);
    for (size_t i = 0; i < size; ++i) {
      ASSERT_EQ(out.data()[i], i % 2 == 0 ? from_float(x[i / 2]) : T(0))
          << type << " " << count << " " << i;
    }
  }
}

TEST(PreludeLoops, EveryOtherElementIsStored) {
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  check_every_other<float>(library, "float", [](float x) { return x; });
  check_every_other<uint16_t>(library, "f16", [](float x) { return f32_to_f16(x); });
  check_every_other<uint16_t>(library, "bf16", [](float x) { return f32_to_bf16(x); });
}

template <class T>
void check_transposes(const PreludeLibrary& library, const std::string& type) {
  constexpr int64_t kWidth = 20;
  constexpr int64_t kStride = 27;
  const auto transpose =
      library.function<void(T*, const T*, int64_t, int64_t, int64_t)>("transpose_" + type);
  std::vector<T> from(kWidth * kStride);
  for (size_t i = 0; i < from.size(); ++i) from[i] = static_cast<T>(i + 1);
  for (int64_t rows = 0; rows <= kWidth; ++rows) {
    for (int64_t columns = 0; columns <= kWidth; ++columns) {
      std::vector<T> to(kWidth * kWidth);
      transpose(to.data(), from.data(), kStride, rows, columns);
      for (int64_t i = 0; i < kWidth; ++i) {
        for (int64_t j = 0; j < kWidth; ++j) {
          const bool is_inside = i < rows && j < columns;
          const T expected = is_inside ? from[static_cast<size_t>(i + j * kStride)] : T(0);
          ASSERT_EQ(to[static_cast<size_t>(i * kWidth + j)], expected)
              << type << " " << rows << " " << columns << " " << i << " " << j;
        }
      }
    }
  }
}

TEST(PreludeLoops, TilesOfEverySizeAreTransposed) {
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  check_transposes<uint16_t>(library, "uint16_t");
  check_transposes<float>(library, "float");
}

TEST(PreludeLoops, SumsOfEveryLength) {
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  std::vector<float> x(10'000);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 7) - 2;
  for (const char* name : {"sum", "lanes_sum"}) {
    const auto sum = library.function<float(const float*, int64_t)>(name);
    double exact = 0;
    for (size_t count = 0; count < 400; ++count) {
      EXPECT_EQ(sum(x.data(), static_cast<int64_t>(count)), static_cast<float>(exact)) << count;
      exact += x[count];
    }
    exact = 0;
    for (const float value : x) exact += value;
    EXPECT_EQ(sum(x.data(), 10'000), static_cast<float>(exact));
  }
  for (const int64_t count : kKnownCounts) {
    const auto known = library.function<float(const float*)>(fmt::format("lanes_sum_{}", count));
    EXPECT_EQ(known(x.data()), std::accumulate(x.begin(), x.begin() + count, 0.0f)) << count;
  }
}

TEST(PreludeLoops, LanesOfEveryNumberAddOnce) {
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  std::vector<float> x(200);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 7) - 2;
  const auto add_to = library.function<void(float*, const float*, int64_t)>("add_to");
  for (size_t count = 0; count < 190; ++count) {
    std::vector<float> sums(200, 0.5f);
    add_to(sums.data(), x.data(), static_cast<int64_t>(count));
    for (size_t i = 0; i < sums.size(); ++i) {
      ASSERT_EQ(sums[i], i < count ? x[i] + 0.5f : 0.5f) << count << " " << i;
    }
  }
}

TEST(PreludeLoops, ColumnsOfEveryNumberCombineOnce) {
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  using Sums = void(double*, const float*, int64_t, int64_t);
  const auto check_sums = [&](const std::string& name, size_t columns, size_t rows) {
    std::vector<float> x(columns * rows);
    for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 11) - 4;
    std::vector<double> sums(columns + 20, 0.5);
    library.function<Sums>(name)(sums.data(), x.data(), static_cast<int64_t>(columns),
                                 static_cast<int64_t>(rows));
    for (size_t i = 0; i < sums.size(); ++i) {
      double exact = 0.5;
      for (size_t row = 0; i < columns && row < rows; ++row) exact += x[row * columns + i];
      ASSERT_EQ(sums[i], exact) << name << " " << columns << " " << rows << " " << i;
    }
  };
  for (const size_t rows : {0u, 1u, 3u, 64u, 70u, 300u}) {
    for (size_t columns = 0; columns < 200; ++columns) check_sums("column_sums", columns, rows);
    check_sums("column_sums_16", 16, rows);
    check_sums("column_sums_49", 49, rows);
    check_sums("column_sums_300", 300, rows);
  }
}

TEST(PreludeLoops, ColumnsKeepWhatIsNoNumber) {
  const PreludeLibrary library(loops());
  ASSERT_TRUE(library.loaded());
  const auto maxima =
      library.function<void(float*, const float*, int64_t, int64_t)>("column_maxima");
  for (const size_t columns : {5u, 16u, 49u, 100u}) {
    constexpr size_t kRowCount = 9;
    std::vector<float> x(columns * kRowCount);
    for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i * 7 % 31) - 40;
    for (size_t row = 0; row < kRowCount; ++row)
      x[row * columns + row % columns] = std::numeric_limits<float>::quiet_NaN();
    std::vector<float> found(columns, -std::numeric_limits<float>::infinity());
    maxima(found.data(), x.data(), static_cast<int64_t>(columns), kRowCount);
    for (size_t i = 0; i < columns; ++i) {
      bool is_number = true;
      float largest = -std::numeric_limits<float>::infinity();
      for (size_t row = 0; row < kRowCount; ++row) {
        const float value = x[row * columns + i];
        is_number = is_number && !std::isnan(value);
        largest = std::max(largest, value);
      }
      if (is_number)
        EXPECT_EQ(found[i], largest) << columns << " " << i;
      else
        EXPECT_TRUE(std::isnan(found[i])) << columns << " " << i;
    }
  }
}

}  // namespace
}  // namespace passnet
