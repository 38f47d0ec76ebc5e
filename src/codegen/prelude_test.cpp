// long file: its tests share one library of kernels, which takes seconds to compile.
// The prelude's float functions against the correctly rounded results, over every exponent; with
// PASSNET_EXHAUSTIVE set, over every float.
#include "tensor/half.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <stdlib.h>
#include <vector>

namespace passnet {
namespace {

struct Function {
  const char* name;
  double (*exact)(double);
  double ulps;            // the most that the prelude's comment promises, with the half of rounding
  bool in_lanes = false;  // also of a vector of floats
};

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
double rsqrt(double x) { return 1 / std::sqrt(x); }
double reciprocal(double x) { return 1 / x; }

const Function kFunctions[] = {
    {"exp", std::exp, 1, true},
    {"exp2", std::exp2, 1, true},
    {"expm1", std::expm1, 1, true},
    {"log", std::log, 1, true},
    {"log1p", std::log1p, 1, true},
    {"log2", std::log2, 0.51},
    {"log10", std::log10, 0.51},
    {"sin", std::sin, 1},
    {"cos", std::cos, 1},
    {"tan", std::tan, 0.51},
    {"tanh", std::tanh, 1, true},
    {"atanh", std::atanh, 1, true},
    {"erf", std::erf, 1, true},
    {"sigmoid", sigmoid, 3, true},
    {"sqrt", std::sqrt, 0.5, true},
    {"rsqrt", rsqrt, 1.6, true},
    {"reciprocal", reciprocal, 0.5, true},
    {"floor", std::floor, 0, true},
    {"ceil", std::ceil, 0, true},
    {"trunc", std::trunc, 0, true},
    {"round", std::nearbyint, 0, true},
    {"asin", std::asin, 0.51},
    {"acos", std::acos, 0.51},
    {"atan", std::atan, 0.51},
    {"sinh", std::sinh, 0.51},
    {"cosh", std::cosh, 0.51},
    {"erfc", std::erfc, 0.6},
};

// The prelude's functions as loops, in a library of their own.
class PreludeLibrary {
 public:
  // `wanted`: the functions to compile; all of `kFunctions` where it is empty.
  explicit PreludeLibrary(const std::string& compiler,
                          const std::vector<std::string>& wanted = {}) {
    std::string path = std::filesystem::temp_directory_path() / "passnet-prelude-XXXXXX";
    folder_ = mkdtemp(path.data());
    std::ofstream text(folder_ / "prelude.cpp");
    text << "#include \"cpu.hpp\"\n";
    const auto is_wanted = [&](const std::string& name, bool is_function) {
      return wanted.empty() ? is_function : std::ranges::find(wanted, name) != wanted.end();
    };
    const auto loop = [&](const std::string& name, const char* from, const char* to,
                          const std::string& value, bool is_function = false) {
      if (!is_wanted(name, is_function)) return;
      const std::string symbol = "test_" + name;
      text << "extern \"C\" void " << symbol << "(const " << from << "* __restrict x, const "
           << from << "* __restrict y, " << to << "* __restrict out, int64_t count) {\n"
           << "  for (int64_t i = 0; i < count; ++i) out[i] = " << value << ";\n}\n";
    };
    const auto lanes = [&](const std::string& name, const char* from, const char* to,
                           const std::string& value, bool is_function = false) {
      if (!is_wanted("lanes_" + name, is_function)) return;
      const std::string symbol = "test_lanes_" + name;
      text << "extern \"C\" void " << symbol << "(const " << from << "* x, const void*, " << to
           << "* out, int64_t count) {\n"
           << "  pn::store_vectors<true, 4>(out, 0, count, [&]<class F>(int64_t i)\n"
              "      __attribute__((always_inline)) -> F {\n"
              "    const F v = pn::load_lanes<F>(x + i);\n"
           << "    return " << value << ";\n  });\n}\n";
    };
    for (const Function& function : kFunctions) {
      if (function.in_lanes) {
        lanes(function.name, "float", "float", std::string("pn::") + function.name + "(v)", true);
      }
      loop(function.name, "float", "float", std::string("pn::") + function.name + "(x[i])", true);
    }
    for (const char* binary : {"pow", "min", "max", "floor_div", "remainder", "fmod"}) {
      loop(binary, "float", "float", std::string("pn::") + binary + "(x[i], y[i])");
    }
    loop("erf_plus_one", "float", "float", "pn::erf_plus_one(x[i])");
    lanes("erf_plus_one", "float", "float", "pn::erf_plus_one(v)");
    lanes("to_f16", "float", "pn::f16", "v");
    lanes("to_bf16", "float", "pn::bf16", "v");
    lanes("round_bf16", "float", "float", "pn::rounded<pn::bf16>(v)");
    lanes("round_f16", "float", "float", "pn::rounded<pn::f16>(v)");
    lanes("from_f16", "pn::f16", "float", "v");
    lanes("from_bf16", "pn::bf16", "float", "v");
    loop("to_f16", "float", "pn::f16", "pn::to_f16(x[i])");
    loop("to_bf16", "float", "pn::bf16", "pn::to_bf16(x[i])");
    loop("from_f16", "pn::f16", "float", "pn::to_float(x[i])");
    text << "extern \"C\" void widen(float* to, const pn::f16* from, int64_t count) {\n"
            "  pn::widen(to, from, count);\n}\n"
            "extern \"C\" void narrow(pn::f16* to, const float* from, int64_t count) {\n"
            "  pn::narrow(to, from, count);\n}\n"
            "extern \"C\" float sum(const float* x, int64_t count) {\n"
            "  return pn::reduce<pn::Sum, float>(0, count, [&](int64_t i)\n"
            "      __attribute__((always_inline)) { return x[i]; });\n}\n"
            "extern \"C\" float lanes_sum(const float* x, int64_t count) {\n"
            "  return pn::reduce_vectors<pn::Sum>(0, count, [&]<class F>(int64_t i)\n"
            "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i); });\n}\n"
            "template <bool kTwice, int kGroup>\n"
            "void cover(const float* x, float* out, float* slots, int64_t begin, int64_t end) {\n"
            "  pn::store_vectors<kTwice, kGroup>(out, begin, end, [&]<class F>(int64_t i)\n"
            "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i); });\n"
            "  pn::in_vectors<kTwice, kGroup>(begin, end, [&]<class F>(int64_t i, int64_t slot)\n"
            "      __attribute__((always_inline)) {\n"
            "    pn::store_lanes(slots + slot, pn::load_lanes<F>(x + i)); });\n}\n"
            "extern \"C\" void cover(int kind, const float* x, float* out, float* slots,\n"
            "                      int64_t begin, int64_t end) {\n"
            "  (kind == 0 ? cover<true, 4> : kind == 1 ? cover<true, 2> : kind == 2 ? cover<true, "
            "1>\n"
            "   : kind == 3 ? cover<false, 4> : cover<false, 1>)(x, out, slots, begin, end);\n}\n"
            "extern \"C\" void divide(const pn::c64* a, const pn::c64* b, pn::c64* out) {\n"
            "  *out = *a / *b;\n}\n"
            "extern \"C\" void add_to(float* sums, const float* x, int64_t count) {\n"
            "  pn::combine_vectors<pn::Sum>(sums, 0, count, [&]<class F>(int64_t i)\n"
            "      __attribute__((always_inline)) -> F { return pn::load_lanes<F>(x + i); });\n}\n";
    // x: [rows, columns], the columns of a row side by side.
    const auto columns = [&](const std::string& name, const char* op, const char* total,
                             const char* known) {
      text << "extern \"C\" void " << name << "(" << total
           << "* sums, const float* x, int64_t columns, int64_t rows) {\n"
           << "  pn::combine_columns<pn::" << op << ", " << known
           << ">(sums, 3, columns + 3, rows, [&]<class F>(int64_t row, int64_t i)\n"
              "      __attribute__((always_inline)) -> F {\n"
              "    return pn::load_lanes<F>(x + row * columns + (i - 3));\n  });\n}\n";
    };
    columns("column_sums", "Sum", "double", "0");
    columns("column_maxima", "Max", "float", "0");
    for (const char* known : {"16", "49", "300"}) {
      columns(std::string("column_sums_") + known, "Sum", "double", known);
    }
    text.close();
    const std::string command =
        compiler +
        " -std=c++20 -O3 -march=native -shared -fPIC -fno-math-errno -fno-trapping-math"
        " -ffp-contract=off -fopenmp-simd -nostdlib -w -I" PASSNET_SOURCE_DIR "/device " +
        (folder_ / "prelude.cpp").string() + " -o " + (folder_ / "prelude.so").string();
    if (std::system(command.c_str()) != 0) return;
    library_ = dlopen((folder_ / "prelude.so").c_str(), RTLD_NOW | RTLD_LOCAL);
  }
  ~PreludeLibrary() {
    if (library_ != nullptr) dlclose(library_);
    std::filesystem::remove_all(folder_);
  }
  PreludeLibrary(const PreludeLibrary&) = delete;
  PreludeLibrary& operator=(const PreludeLibrary&) = delete;

  bool loaded() const { return library_ != nullptr; }

  template <class To, class From>
  std::vector<To> map(const std::string& name, const std::vector<From>& x,
                      const std::vector<From>& y = {}) const {
    std::vector<To> out(x.size());
    function<void(const From*, const From*, To*, int64_t)>("test_" + name)(
        x.data(), y.data(), out.data(), static_cast<int64_t>(x.size()));
    return out;
  }
  template <class Signature>
  Signature* function(const std::string& name) const {
    return reinterpret_cast<Signature*>(dlsym(library_, name.c_str()));
  }

 private:
  std::filesystem::path folder_;
  void* library_ = nullptr;
};

std::vector<std::string> compilers() {
  std::vector<std::string> found{"c++"};
  for (const char* other : {"clang++-19", "clang++"}) {
    if (std::system((std::string("command -v ") + other + " > /dev/null").c_str()) == 0) {
      found.emplace_back(other);
      break;
    }
  }
  return found;
}

// Floats of every sign, exponent and many fractions: `step` apart in their bits.
std::vector<float> sample(uint32_t step) {
  std::vector<float> list;
  for (uint64_t bits = 0; bits < uint64_t{1} << 32; bits += step) {
    list.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  }
  for (const float special : {0.0f, -0.0f, INFINITY, -INFINITY, NAN, 1.0f, -1.0f, 0.5f, -0.5f}) {
    list.push_back(special);
  }
  return list;
}

uint32_t sample_step() { return std::getenv("PASSNET_EXHAUSTIVE") != nullptr ? 1 : 997; }

// How far `found` is from `exact`, in units of the last place of a float there.
double ulps(float found, double exact) {
  const auto rounded = static_cast<float>(exact);
  if (std::isnan(rounded) || std::isnan(found)) {
    return std::isnan(rounded) && std::isnan(found) ? 0 : INFINITY;
  }
  if (std::isinf(rounded) || std::isinf(found)) return rounded == found ? 0 : 1;
  if (exact == 0 && found == 0) return std::signbit(found) == std::signbit(exact) ? 0 : INFINITY;
  int exponent = 0;
  std::frexp(exact, &exponent);
  const double unit = std::ldexp(1.0, std::max(exponent - 24, -149));
  return std::fabs(static_cast<double>(found) - exact) / unit;
}

// The exact results, computed once for every compiler.
std::vector<double> exact_results(const Function& function, const std::vector<float>& x) {
  std::vector<double> results;
  results.reserve(x.size());
  for (const float value : x) results.push_back(function.exact(static_cast<double>(value)));
  return results;
}

TEST(Prelude, FunctionsOfAFloatAreAccurate) {
  const auto x = sample(sample_step());
  std::vector<std::unique_ptr<PreludeLibrary>> libraries;
  for (const std::string& compiler : compilers()) {
    libraries.push_back(std::make_unique<PreludeLibrary>(compiler));
    ASSERT_TRUE(libraries.back()->loaded()) << compiler;
  }
  for (const Function& function : kFunctions) {
    const auto exact = exact_results(function, x);
    const auto check = [&](const std::string& compiler, const std::string& name,
                           const std::vector<float>& found) {
      double worst = 0;
      float at = 0;
      for (size_t i = 0; i < x.size(); ++i) {
        const double error = ulps(found[i], exact[i]);
        if (error > worst) {
          worst = error;
          at = x[i];
        }
      }
      EXPECT_LE(worst, function.ulps) << compiler << " " << name << "(" << at << ")";
    };
    for (size_t number = 0; number < libraries.size(); ++number) {
      const std::string compiler = compilers()[number];
      for (const std::string& name :
           {std::string(function.name), "lanes_" + std::string(function.name)}) {
        if (name != function.name && !function.in_lanes) continue;
        check(compiler, name, libraries[number]->map<float>(name, x));
      }
    }
  }
}

// Whatever the group, each element is stored once in its place, and no two vectors share a slot.
TEST(Prelude, VectorsCoverEveryLength) {
  constexpr int64_t kMost = 150;
  constexpr int64_t kBegin = 3;
  const PreludeLibrary library("c++", {});
  ASSERT_TRUE(library.loaded());
  const auto cover =
      library.function<void(int, const float*, float*, float*, int64_t, int64_t)>("cover");
  std::vector<float> x(kBegin + kMost);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i + 1);
  for (int kind = 0; kind < 5; ++kind) {
    for (int64_t count = 0; count <= kMost; ++count) {
      std::vector<float> out(kMost + 16);
      std::vector<float> slots(kMost + 64);
      cover(kind, x.data(), out.data(), slots.data(), kBegin, kBegin + count);
      for (int64_t i = 0; i < kMost; ++i) {
        const auto at = static_cast<size_t>(i);
        ASSERT_EQ(out[at], i < count ? x[at + kBegin] : 0) << kind << " " << count << " " << i;
      }
      for (int64_t i = 0; i < count; ++i) {  // where an element lies in vectors is theirs to say
        const float value = x[static_cast<size_t>(i + kBegin)];
        ASSERT_NE(std::ranges::find(slots, value), slots.end()) << kind << " " << count;
      }
      const auto last = std::ranges::find(slots, 0.0f) - slots.begin();
      ASSERT_LE(last, (count + 15) / 16 * 16) << kind << " " << count;
    }
  }
}

TEST(Prelude, ErfPlusOneIsCloseAndVanishes) {
  const auto x = sample(sample_step());
  const PreludeLibrary library("c++", {"erf_plus_one", "lanes_erf_plus_one"});
  ASSERT_TRUE(library.loaded());
  for (const char* name : {"erf_plus_one", "lanes_erf_plus_one"}) {
    const auto found = library.map<float>(name, x);
    for (size_t i = 0; i < x.size(); ++i) {
      if (std::isnan(x[i])) {
        EXPECT_TRUE(std::isnan(found[i]));
        continue;
      }
      ASSERT_NEAR(static_cast<double>(found[i]), std::erfc(-static_cast<double>(x[i])), 2.5e-7)
          << name << " " << x[i];
      if (x[i] < -10) {
        ASSERT_EQ(found[i], 0.0f) << name << " " << x[i];
      }
    }
  }
}

TEST(Prelude, PowersOfEveryKind) {
  const std::vector<float> values{0.0f,   -0.0f,    1.0f,      -1.0f, 0.5f,   -0.5f,
                                  2.0f,   -2.0f,    3.0f,      -3.0f, 1e30f,  1e-30f,
                                  -1e30f, INFINITY, -INFINITY, NAN,   1e-40f, 2.5f,
                                  10.0f,  0.999f,   1.001f,    7.25f, -7.0f,  126.0f};
  std::vector<float> x;
  std::vector<float> y;
  for (const float a : values) {
    for (const float b : values) {
      x.push_back(a);
      y.push_back(b);
    }
  }
  const PreludeLibrary library("c++", {"pow"});
  ASSERT_TRUE(library.loaded());
  const auto found = library.map<float>("pow", x, y);
  for (size_t i = 0; i < x.size(); ++i) {
    const double exact = std::pow(static_cast<double>(x[i]), static_cast<double>(y[i]));
    EXPECT_LE(ulps(found[i], exact), 1) << "pow(" << x[i] << ", " << y[i] << ")";
    const auto rounded = static_cast<float>(exact);
    if (!std::isnan(rounded)) {
      EXPECT_EQ(std::signbit(found[i]), std::signbit(rounded))
          << "pow(" << x[i] << ", " << y[i] << ")";
    }
  }
}

TEST(Prelude, MinimaAndMaximaKeepNan) {
  const PreludeLibrary library("c++", {"min", "max"});
  ASSERT_TRUE(library.loaded());
  const std::vector<float> x{1, NAN, 2, -INFINITY};
  const std::vector<float> y{NAN, 1, 3, 5};
  const auto largest = library.map<float>("max", x, y);
  const auto least = library.map<float>("min", x, y);
  EXPECT_TRUE(std::isnan(largest[0]) && std::isnan(largest[1]));
  EXPECT_TRUE(std::isnan(least[0]) && std::isnan(least[1]));
  EXPECT_EQ(largest[2], 3);
  EXPECT_EQ(least[3], -INFINITY);
}

TEST(Prelude, ComplexNumbersDivideByInfiniteOnes) {
  const PreludeLibrary library("c++", {});
  ASSERT_TRUE(library.loaded());
  const auto divide = library.function<void(const float*, const float*, float*)>("divide");
  const float a[2] = {1, -2};
  const float infinite[2] = {INFINITY, 0};
  const float plain[2] = {3, 4};
  float out[2];
  divide(a, infinite, out);
  EXPECT_EQ(out[0], 0);
  EXPECT_EQ(out[1], 0);
  divide(a, plain, out);
  EXPECT_FLOAT_EQ(out[0], -0.2F);
  EXPECT_FLOAT_EQ(out[1], -0.4F);
}

TEST(Prelude, HalvesRoundToNearestEven) {
  const auto x = sample(sample_step());
  const PreludeLibrary library(
      "c++", {"to_f16", "to_bf16", "from_f16", "lanes_to_f16", "lanes_to_bf16", "lanes_round_f16",
              "lanes_round_bf16", "lanes_from_f16", "lanes_from_bf16"});
  ASSERT_TRUE(library.loaded());
  const auto f16 = library.map<uint16_t>("to_f16", x);
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
                  std::isnan(f16_to_f32(run[i])));
      EXPECT_TRUE(std::isnan(f16_to_f32(f16_lanes[i])) && std::isnan(bf16_to_f32(bf16_lanes[i])) &&
                  std::isnan(f16_rounded[i]) && std::isnan(bf16_rounded[i]));
      continue;
    }
    ASSERT_EQ(f16[i], f32_to_f16(x[i])) << x[i];
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
  const auto lanes = library.map<float>("lanes_from_f16", all);
  const auto bf16_widened = library.map<float>("lanes_from_bf16", all);
  std::vector<float> widened(all.size());
  const auto widen = library.function<void(float*, const uint16_t*, int64_t)>("widen");
  widen(widened.data(), all.data(), 65536);
  for (size_t i = 0; i < all.size(); ++i) {
    const float exact = f16_to_f32(all[i]);
    if (std::isnan(exact)) continue;
    ASSERT_EQ(one_by_one[i], exact);
    ASSERT_EQ(lanes[i], exact);
    ASSERT_EQ(widened[i], exact);
  }
  for (size_t i = 0; i < all.size(); ++i) {
    ASSERT_EQ(std::bit_cast<uint32_t>(bf16_widened[i]),
              std::bit_cast<uint32_t>(bf16_to_f32(all[i])));
  }
  for (int64_t count = 0; count < 70; ++count) {  // no run writes past its end
    std::vector<float> to(80, -1.0f);
    widen(to.data(), all.data() + 15360, count);
    for (size_t i = 0; i < 80; ++i) {
      ASSERT_EQ(to[i], static_cast<int64_t>(i) < count ? f16_to_f32(all[15360 + i]) : -1.0f);
    }
  }
}

TEST(Prelude, SumsOfEveryLength) {
  const PreludeLibrary library("c++", {"none"});
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
}

TEST(Prelude, LanesOfEveryNumberAddOnce) {
  const PreludeLibrary library("c++", {"none"});
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

TEST(Prelude, ColumnsOfEveryNumberCombineOnce) {
  const PreludeLibrary library("c++", {"none"});
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

TEST(Prelude, ColumnsKeepWhatIsNoNumber) {
  const PreludeLibrary library("c++", {"none"});
  ASSERT_TRUE(library.loaded());
  const auto maxima =
      library.function<void(float*, const float*, int64_t, int64_t)>("column_maxima");
  for (const size_t columns : {5u, 16u, 49u, 100u}) {
    constexpr size_t kRows = 9;
    std::vector<float> x(columns * kRows);
    for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i * 7 % 31) - 40;
    for (size_t row = 0; row < kRows; ++row)
      x[row * columns + row % columns] = std::numeric_limits<float>::quiet_NaN();
    std::vector<float> found(columns, -std::numeric_limits<float>::infinity());
    maxima(found.data(), x.data(), static_cast<int64_t>(columns), kRows);
    for (size_t i = 0; i < columns; ++i) {
      bool is_number = true;
      float largest = -std::numeric_limits<float>::infinity();
      for (size_t row = 0; row < kRows; ++row) {
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
