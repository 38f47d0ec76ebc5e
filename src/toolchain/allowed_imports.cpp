// The functions that a kernel may call in its worker: they only compute.
#include "toolchain/shared_object.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Each is also allowed with the suffix f.
constexpr std::array<std::string_view, 77> kMathematics{
    "acos",      "acosh",    "asin",      "asinh",     "atan",  "atan2",     "atanh",  "cbrt",
    "ceil",      "copysign", "cos",       "cosh",      "erf",   "erfc",      "exp",    "exp10",
    "exp2",      "expm1",    "fabs",      "fdim",      "floor", "fma",       "fmax",   "fmin",
    "fmod",      "frexp",    "hypot",     "ilogb",     "j0",    "j1",        "ldexp",  "lgamma",
    "llrint",    "llround",  "log",       "log10",     "log1p", "log2",      "logb",   "lrint",
    "lround",    "modf",     "nearbyint", "nextafter", "pow",   "remainder", "rint",   "round",
    "roundeven", "scalbn",   "sin",       "sincos",    "sinh",  "sqrt",      "tan",    "tanh",
    "tgamma",    "trunc",    "y0",        "y1",        "cabs",  "cacos",     "cacosh", "casin",
    "casinh",    "catan",    "catanh",    "ccos",      "ccosh", "cexp",      "clog",   "cpow",
    "csin",      "csinh",    "csqrt",     "ctan",      "ctanh"};

constexpr std::array<std::string_view, 5> kMemory{"memcpy", "memmove", "memset", "memcmp",
                                                  "__stack_chk_fail"};

// Functions of the compilers' run-time libraries: conversions with 16-bit floats, complex products
// and quotients, integer powers, 128-bit integers.
constexpr std::array<std::string_view, 28> kArithmetic{
    "__extendhfsf2", "__extendhfdf2", "__truncsfhf2",   "__truncdfhf2",   "__extendbfsf2",
    "__truncsfbf2",  "__truncdfbf2",  "__gnu_h2f_ieee", "__gnu_f2h_ieee", "__mulsc3",
    "__muldc3",      "__divsc3",      "__divdc3",       "__powisf2",      "__powidf2",
    "__divti3",      "__modti3",      "__udivti3",      "__umodti3",      "__multi3",
    "__floattisf",   "__floattidf",   "__floatuntisf",  "__floatuntidf",  "__fixsfti",
    "__fixdfti",     "__fixunssfti",  "__fixunsdfti"};

}  // namespace

bool is_allowed_import(std::string_view symbol) {
  const auto is_in = [](const auto& list, std::string_view name) {
    return std::ranges::find(list, name) != list.end();
  };
  if (is_in(kMemory, symbol) || is_in(kArithmetic, symbol) || is_in(kMathematics, symbol))
    return true;
  return symbol.ends_with('f') && is_in(kMathematics, symbol.substr(0, symbol.size() - 1));
}

}  // namespace passnet
