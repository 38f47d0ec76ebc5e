// The prelude's float functions against the correctly rounded results, over every exponent; with
// PASSNET_EXHAUSTIVE set, over every float.
#include "support/prelude_library.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <random>

namespace passnet {
namespace {

struct Function {
  const char* name;
  double (*exact)(double);
  double ulps;  // the max error that the prelude's comment states, plus the half of rounding
  bool in_lanes = false;  // also for a vector of floats
};

// e^-x of a float overflows below the bound.
double sigmoid(double x) { return x < -88.7228394 ? 0 : 1 / (1 + std::exp(-x)); }
double exp_plus_one(double x) { return 1 + std::exp(x); }
double rsqrt(double x) { return 1 / std::sqrt(x); }
double reciprocal(double x) { return 1 / x; }

const Function kFunctions[] = {
    {"exp", std::exp, 1, true},      {"exp2", std::exp2, 1, true},
    {"expm1", std::expm1, 1, true},  {"log", std::log, 1, true},
    {"log1p", std::log1p, 1, true},  {"log2", std::log2, 0.51},
    {"log10", std::log10, 0.51},     {"sin", std::sin, 1, true},
    {"cos", std::cos, 1, true},      {"tan", std::tan, 0.51},
    {"tanh", std::tanh, 1, true},    {"atanh", std::atanh, 1, true},
    {"erf", std::erf, 1, true},      {"exp_plus_one", exp_plus_one, 1.5, true},
    {"sigmoid", sigmoid, 2.2, true}, {"sqrt", std::sqrt, 0.5, true},
    {"rsqrt", rsqrt, 1.6, true},     {"reciprocal", reciprocal, 0.5, true},
    {"floor", std::floor, 0, true},  {"ceil", std::ceil, 0, true},
    {"trunc", std::trunc, 0, true},  {"round", std::nearbyint, 0, true},
    {"asin", std::asin, 0.51},       {"acos", std::acos, 0.51},
    {"atan", std::atan, 0.51},       {"sinh", std::sinh, 0.51},
    {"cosh", std::cosh, 0.51},       {"erfc", std::erfc, 0.6},
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

// Returns the distance of `found` from `exact`, in units of the last place of a float there.
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

TEST(PreludeFunctions, FunctionsOfAFloatAreAccurate) {
  const auto x = sample_floats();
  PreludeText text;
  for (const Function& function : kFunctions) {
    const std::string name = function.name;
    text.loop(name, "float", "float", "pn::" + name + "(x[i])");
    if (function.in_lanes) text.lanes(name, "float", "float", "pn::" + name + "(v)");
  }
  std::vector<std::unique_ptr<PreludeLibrary>> libraries;
  for (const std::string& compiler : compilers()) {
    libraries.push_back(std::make_unique<PreludeLibrary>(text, compiler));
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

// Doubles of every exponent, and those next to multiples of π/2.
std::vector<double> sample_doubles() {
  constexpr size_t kCount = 16;
  std::mt19937_64 random(1);
  const auto fraction = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  std::vector<double> x{0.0, -0.0, INFINITY, -INFINITY, NAN};
  for (int exponent = -1074; exponent < 1024; ++exponent) {
    for (size_t i = 0; i < kCount; ++i) {
      x.push_back(std::ldexp(i % 2 == 0 ? 1 + fraction() : -1 - fraction(), exponent));
    }
  }
  for (int exponent = 0; exponent < 62; ++exponent) {
    for (size_t i = 0; i < kCount; ++i) {
      const long double turns = std::floor(std::ldexp(1 + fraction(), exponent));
      x.push_back(static_cast<double>(turns * (std::numbers::pi_v<long double> / 2)));
    }
  }
  return x;
}

// The distance from an exact result, in units of the last place of a double there.
double double_ulps(double found, long double exact) {
  if (std::isnan(exact)) return std::isnan(found) ? 0 : INFINITY;
  if (exact == 0) return found == 0 && std::signbit(found) == std::signbit(exact) ? 0 : INFINITY;
  int exponent = 0;
  std::frexp(exact, &exponent);
  const long double unit = std::ldexp(1.0L, std::max(exponent - 53, -1074));
  return static_cast<double>(std::fabs(static_cast<long double>(found) - exact) / unit);
}

TEST(PreludeFunctions, SinesOfADoubleAreAccurate) {
  const std::vector<double> x = sample_doubles();
  const PreludeText text = PreludeText()
                               .loop("sin", "double", "double", "pn::sin(x[i])")
                               .loop("cos", "double", "double", "pn::cos(x[i])");
  for (const std::string& compiler : compilers()) {
    const PreludeLibrary library(text, compiler);
    ASSERT_TRUE(library.loaded()) << compiler;
    const auto sines = library.map<double>("sin", x);
    const auto cosines = library.map<double>("cos", x);
    for (size_t i = 0; i < x.size(); ++i) {
      EXPECT_LE(double_ulps(sines[i], std::sin(static_cast<long double>(x[i]))), 0.76) << x[i];
      EXPECT_LE(double_ulps(cosines[i], std::cos(static_cast<long double>(x[i]))), 0.76) << x[i];
    }
  }
}

struct FunctionPlusOne {
  const char* name;
  double (*exact)(double);
  double error;  // absolute
  float none;    // up to here it is exactly 0
};

TEST(PreludeFunctions, FunctionsPlusOneAreCloseAndVanish) {
  const FunctionPlusOne functions[] = {
      {"erf_plus_one", [](double x) { return std::erfc(-x); }, 4.1e-7, -4},
      {"tanh_plus_one", [](double x) { return 2 / (1 + std::exp(-2 * x)); }, 2.5e-7, -9.02f},
  };
  const auto x = sample_floats();
  PreludeText text;
  for (const FunctionPlusOne& function : functions) {
    const std::string name = function.name;
    text.loop(name, "float", "float", "pn::" + name + "(x[i])");
    text.lanes(name, "float", "float", "pn::" + name + "(v)");
  }
  const PreludeLibrary library(text);
  ASSERT_TRUE(library.loaded());
  for (const FunctionPlusOne& function : functions) {
    for (const std::string& name :
         {std::string(function.name), "lanes_" + std::string(function.name)}) {
      const auto found = library.map<float>(name, x);
      for (size_t i = 0; i < x.size(); ++i) {
        if (std::isnan(x[i])) {
          EXPECT_TRUE(std::isnan(found[i]));
          continue;
        }
        const double exact = function.exact(static_cast<double>(x[i]));
        ASSERT_NEAR(static_cast<double>(found[i]), exact, function.error) << name << " " << x[i];
        if (x[i] <= function.none) {
          ASSERT_EQ(found[i], 0.0f) << name << " " << x[i];
        }
      }
    }
  }
}

TEST(PreludeFunctions, PowersOfEveryKind) {
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
  const PreludeLibrary library(PreludeText().loop("pow", "float", "float", "pn::pow(x[i], y[i])"));
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

TEST(PreludeFunctions, MinimaAndMaximaKeepNan) {
  const PreludeLibrary library(PreludeText()
                                   .loop("min", "float", "float", "pn::min(x[i], y[i])")
                                   .loop("max", "float", "float", "pn::max(x[i], y[i])"));
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

TEST(PreludeFunctions, ComplexNumbersDivideByInfiniteOnes) {
  const PreludeLibrary library(PreludeText().add(
      "extern \"C\" void divide(const pn::c64* a, const pn::c64* b, pn::c64* out) {\n"
      "  *out = *a / *b;\n}\n"));
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

}  // namespace
}  // namespace passnet
