#include "interpret/field/field.hpp"

#include "base/random_bits.hpp"
#include "interpret/field/power.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace passnet {
namespace {

// Primes p = 2q + 1 with q prime, modulo which -1 is no square, and 2, 3, 5, 7, 11 and 13 are.
constexpr auto kPrimes =
    std::to_array<uint32_t>({2147454839, 2147365919, 2147363039, 2147345639, 2147155799, 2147146559,
                             2147139959, 2147091119, 2147035799, 2147024879, 2147019839, 2147016959,
                             2147003759, 2146968599, 2146949999, 2146941359});

constexpr int kNaturalScale = 32;

// Random functions are told apart by their use.
enum class Use : uint64_t { kGenerator, kElement, kOther, kMagnitude };

uint64_t mixed(uint64_t key, Use use) { return random_bits(key, static_cast<uint64_t>(use)); }

uint32_t prime_of(uint64_t key) { return kPrimes[random_bits(key, ~uint64_t{0}) % kPrimes.size()]; }

struct Quotient {
  int64_t numerator = 0;
  int64_t denominator = 1;
  bool is_within(int64_t most) const {
    return numerator <= most && denominator <= most && numerator * denominator <= most;
  }
};

// The quotient of least denominator in [low, high], 0 < low <= high: of continued fractions.
Quotient simplest(long double low, long double high) {
  constexpr int kMost = 40;
  constexpr long double kLimit = 0x1p62L;
  std::array<int64_t, kMost> terms{};
  int count = 0;
  for (;;) {
    const long double whole = std::floor(low);
    const bool is_last = whole == low || whole + 1 <= high || count + 1 == kMost;
    const long double term = is_last && whole != low ? whole + 1 : whole;
    terms[static_cast<size_t>(count++)] = static_cast<int64_t>(std::min(term, kLimit));
    if (is_last) break;
    const long double next = 1 / (high - whole);
    high = 1 / (low - whole);
    low = next;
  }
  // One that overflows, which takes many terms, is still a function of the constant.
  uint64_t numerator = static_cast<uint64_t>(terms[static_cast<size_t>(--count)]);
  uint64_t denominator = 1;
  while (count > 0) {
    const uint64_t above = static_cast<uint64_t>(terms[static_cast<size_t>(--count)]) * numerator;
    denominator = std::exchange(numerator, above + denominator);
  }
  return {static_cast<int64_t>(numerator), static_cast<int64_t>(denominator)};
}

Quotient simplest_near(double value, long double share) {
  const auto exact = static_cast<long double>(value);
  return simplest(exact * (1 - share), exact * (1 + share));
}

// Jacobi's symbol by reciprocity, which is fast for small numbers.
bool is_square(uint32_t number, uint32_t prime) {
  bool is_positive = true;
  while (number != 0) {
    const int twos = std::countr_zero(number);
    number >>= twos;
    const uint32_t rest = prime % 8;
    if (twos % 2 != 0 && (rest == 3 || rest == 5)) is_positive = !is_positive;
    if (number % 4 == 3 && prime % 4 == 3) is_positive = !is_positive;
    const uint32_t other = prime % number;
    prime = number;
    number = other;
  }
  return is_positive;
}

}  // namespace

Field::Field(uint64_t key, Pole pole)
    : key_(key),
      pole_(pole),
      p_(prime_of(key)),
      q_((p_.prime() - 1) / 2),
      known_form_{.p = p_, .q = q_},
      random_words_{.p = p_, .q = q_, .key = mixed(key, Use::kElement)} {
  // A square has order q, or 1.
  const auto root = static_cast<uint32_t>(2 + mixed(key, Use::kGenerator) % (p_.prime() - 3));
  uint32_t base = p_.mul(p_.from(root), p_.from(root));
  for (auto& table : powers_) {
    table[0] = p_.one();
    for (size_t i = 1; i < table.size(); ++i) table[i] = p_.mul(table[i - 1], base);
    base = p_.mul(table.back(), base);
  }
  constexpr auto kScale = static_cast<uint32_t>(kKnownScale);
  known_form_.scales = {p_.from(kScale), q_.from(kScale)};
  known_form_.step = 1 / kKnownScale;
  natural_step_ = from_quotient(1, kNaturalScale);
}

FieldWord Field::from_integer(int64_t value) const {
  return pack(p_.from_signed(value), q_.from_signed(value));
}

FieldWord Field::from_flag(double value) const {
  if (std::isnan(value)) return kNotANumber;
  return value > 0 ? kPositive : kNegative;
}

FieldWord Field::from_quotient(int64_t numerator, int64_t denominator) const {
  return one(ScalarOp::kDiv, from_integer(numerator), from_integer(denominator));
}

FieldWord Field::from_constant(double value, DType dtype) const {
  const double most = float_limits(dtype).most;
  if (dtype != DType::kF64) value = static_cast<float>(value);
  if (!(std::fabs(value) < std::min(kInfinite, most))) return from_flag(value);
  if (value == 0) return 0;
  if (value < 0) return one(ScalarOp::kNeg, from_constant(-value, dtype));
  constexpr double kLeast = 0x1p-60;
  if (value < kLeast || value > 1 / kLeast) {  // a simple number times a power of 2
    int exponent = 0;
    const FieldWord mantissa = from_constant(std::frexp(value, &exponent), dtype);
    const FieldWord power = one(ScalarOp::kPow, from_integer(2), from_integer(exponent));
    return one(ScalarOp::kMul, mantissa, power);
  }
  // Half of the distance to the next number.
  const long double share = dtype == DType::kF64 ? 0x1p-53L : 0x1p-24L;
  const Quotient own = simplest_near(value, share);
  constexpr int64_t kSimple = 1 << 16;
  constexpr int64_t kSimpleSquare = 1 << 14;
  if (own.is_within(kSimple)) return from_quotient(own.numerator, own.denominator);
  const Quotient square = simplest_near(value * value, 2 * share);
  if (square.is_within(kSimpleSquare)) {
    return one(ScalarOp::kSqrt, from_quotient(square.numerator, square.denominator));
  }
  const auto log = [&](int64_t number) { return one(ScalarOp::kLog, from_integer(number)); };
  const auto is_near = [&](double other) {
    return std::fabs(value - other) <= other * static_cast<double>(2 * share);
  };
  using namespace std::numbers;
  if (is_near(ln2)) return log(2);
  if (is_near(ln10)) return log(10);
  if (is_near(log2e)) return one(ScalarOp::kReciprocal, log(2));
  if (is_near(log10e)) return one(ScalarOp::kReciprocal, log(10));
  return from_quotient(own.numerator, own.denominator);
}

FieldWord Field::from_double(double value) const {
  constexpr double kInteger = 0x1p62;
  if (!std::isfinite(value)) return from_flag(value);
  if (std::fabs(value) < kInteger && value == std::trunc(value)) {
    return from_integer(static_cast<int64_t>(value));
  }
  const double scaled = value * kKnownScale;
  if (std::fabs(scaled) < 0x1p40 && scaled == std::trunc(scaled)) {
    return from_quotient(static_cast<int64_t>(scaled), static_cast<int64_t>(kKnownScale));
  }
  return from_constant(value, DType::kF64);
}

FieldWord Field::from_natural(double value) const {
  constexpr double kScale = kNaturalScale;
  constexpr double kMost = 0x1p15;
  if (std::isnan(value)) return kNotANumber;
  auto scaled = static_cast<int64_t>(std::round(std::clamp(value, -kMost, kMost) * kScale));
  while (scaled != 0 && !is_square(static_cast<uint32_t>(std::abs(scaled)), p_.prime())) {
    scaled += scaled > 0 ? 1 : -1;
  }
  return pack(p_.mul(p_.from_signed(scaled), low(natural_step_)),
              q_.mul(q_.from_signed(scaled), high(natural_step_)));
}

FieldWord Field::random(uint64_t position) const {
  const uint64_t bits = random_bits(random_words_.key, position);
  const auto below = [](uint64_t half, uint32_t prime) {
    return static_cast<uint32_t>(half * prime >> 32);
  };
  return pack(below(low(bits), p_.prime()), below(high(bits), q_.prime()));
}

// The sign is the Legendre symbol: that of a square is positive, of its negative negative.
FieldWord Field::random_like(double number, uint64_t position) const {
  if (number == 0) return 0;
  for (;; position = random_bits(position, 0)) {
    const uint64_t bits = random_bits(random_words_.key, position);
    const FieldWord word = random_words_.word(bits, number < 0);
    if (!known(word)) return word;
  }
}

void Field::random_like(std::span<const double> numbers, const uint64_t* positions,
                        FieldWord* out) const {
  RandomColumn from{};
  RandomColumn words;
  std::array<double, kChunk> signs{};
  KnownNumbers found;
  for (size_t begin = 0; begin < numbers.size(); begin += kChunk) {
    const size_t count = std::min(kChunk, numbers.size() - begin);
    std::copy_n(positions + begin, count, from.begin());
    std::copy_n(numbers.begin() + static_cast<ptrdiff_t>(begin), count, signs.begin());
    random_words_.fill(from, signs, words);
    find_known(known_form_, words.data(), count, found);
    for (size_t i = 0; i < count; ++i) {
      const bool is_other = found.is_known[i] != 0 || low(words[i]) == 0 || signs[i] == 0;
      out[begin + i] = is_other ? random_like(signs[i], from[i]) : words[i];
    }
  }
}

std::optional<double> Field::known(FieldWord word) const {
  if (!is_finite(word)) return std::nullopt;
  if (low(word) == 0) return 0;
  double number = 0;
  return known_form_.find(low(word), high(word), number) ? std::optional(number) : std::nullopt;
}

void Field::known(Words words, KnownNumbers& found) const {
  constexpr size_t kFew = 4;
  if (words.size() < kFew) {
    for (size_t i = 0; i < words.size(); ++i) {
      const auto number = known(words[i]);
      found.is_known[i] = number ? 1 : 0;
      found.numbers[i] = number.value_or(0);
    }
    return;
  }
  std::array<FieldWord, kChunk> column{};
  for (size_t i = 0; i < words.size(); ++i) column[i] = words[i] & ~kFlags;
  find_known(known_form_, column.data(), words.size(), found);
  for (size_t i = 0; i < words.size(); ++i) {
    if (!is_finite(words[i])) {
      found.is_known[i] = 0;
    } else if (low(words[i]) == 0) {
      found.is_known[i] = 1;
      found.numbers[i] = 0;
    }
  }
}

double Field::magnitude(uint32_t low) const {
  constexpr uint64_t kExponents = 40;  // from 2^-20 up to 2^20
  const uint64_t bits = random_bits(mixed(key_, Use::kMagnitude), low);
  const uint64_t exponent = 1023 - kExponents / 2 + bits % kExponents;
  return std::bit_cast<double>(exponent << 52 | bits >> 12);
}

uint32_t Field::other(uint32_t low) const {
  return static_cast<uint32_t>(random_bits(mixed(key_, Use::kOther), low) % q_.prime());
}

double Field::apparent(FieldWord word) const {
  double result = 0;
  apparent(std::span(&word, 1), std::span(&result, 1));
  return result;
}

// The double as which a word that is known, or is not finite, appears.
std::optional<double> Field::certain(FieldWord word) const {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (word == kNotANumber) return std::numeric_limits<double>::quiet_NaN();
  if (!is_finite(word)) return word == kPositive ? kInfinity : -kInfinity;
  return known(word);
}

void Field::apparent(std::span<const FieldWord> words, std::span<double> out) const {
  std::array<uint32_t, kChunk> unknown{};
  std::array<size_t, kChunk> places{};
  KnownNumbers found;
  const bool is_uniform = std::ranges::all_of(words, [&](FieldWord w) { return w == words[0]; });
  const size_t all = is_uniform ? std::min<size_t>(words.size(), 1) : words.size();
  for (size_t begin = 0; begin < all; begin += kChunk) {
    const size_t end = std::min(all, begin + kChunk);
    known(words.subspan(begin, end - begin), found);
    size_t count = 0;
    for (size_t i = begin; i < end; ++i) {
      if (found.is_known[i - begin] != 0) {
        out[i] = found.numbers[i - begin];
      } else if (!is_finite(words[i])) {
        out[i] = *certain(words[i]);
      } else {
        unknown[count] = low(words[i]);
        places[count++] = i;
      }
    }
    power_column(p_, std::span(unknown).first(count), q_.prime());  // Euler: ±1
    for (size_t i = 0; i < count; ++i) {
      const bool is_negative = unknown[i] != p_.one();
      const uint32_t own = low(words[places[i]]);
      const double value = magnitude(is_negative ? p_.neg(own) : own);
      out[places[i]] = is_negative ? -value : value;
    }
  }
  if (is_uniform && !words.empty()) std::ranges::fill(out.first(words.size()), out[0]);
}

void Field::apparent(std::span<const FieldWord> words, const double* numbers,
                     std::span<double> out) const {
  constexpr double kFar = 0.01;
  if (numbers == nullptr) return apparent(words, out);
  KnownNumbers found;
  for (size_t begin = 0; begin < words.size(); begin += kChunk) {
    const size_t end = std::min(words.size(), begin + kChunk);
    known(words.subspan(begin, end - begin), found);
    for (size_t i = begin; i < end; ++i) {
      const double own = found.numbers[i - begin];
      // One word in 2^20 is taken for a number by chance, which is far from its own.
      const bool is_far = own != 0 && std::fabs(own - numbers[i]) > kFar * (1 + std::fabs(own));
      if (found.is_known[i - begin] != 0 && !is_far) {
        out[i] = own;
      } else {
        out[i] = is_finite(words[i]) ? numbers[i] : *certain(words[i]);
      }
    }
  }
}

bool Field::precedes(FieldWord a, FieldWord b, bool is_maximum) const {
  const bool is_known = certain(a).has_value();
  if (is_known != certain(b).has_value()) return !is_known;
  return is_maximum ? low(a) > low(b) : low(a) < low(b);
}

bool Field::equal(FieldWord a, FieldWord b) {
  return (a & kFlags) == (b & kFlags) && low(a) == low(b);
}

FieldWord Field::sum(FieldWord start, std::span<const FieldWord> values) const {
  uint64_t lows = low(start);
  uint64_t highs = high(start);
  uint64_t flags = start;
  for (const FieldWord value : values) {
    lows += low(value);
    highs += high(value);
    flags |= value;
  }
  if (!is_finite(flags)) return flags & kFlags;  // both infinities are not a number
  return pack(static_cast<uint32_t>(lows % p_.prime()), static_cast<uint32_t>(highs % q_.prime()));
}

FieldWord Field::from_products(const Products& modulo_p, const Products& modulo_q) const {
  // A residue is a number by 2^32, a product of two by 2^64.
  const auto residue = [](const Modulus& modulus, const Products& products) {
    const uint64_t prime = modulus.prime();
    const uint64_t high = (products.high % prime << 32) % prime;
    return modulus.plain(static_cast<uint32_t>((high + products.low) % prime));
  };
  return pack(residue(p_, modulo_p), residue(q_, modulo_q));
}

FieldWord Field::one(ScalarOp op, FieldWord a, FieldWord b) const {
  FieldWord result = 0;
  apply(op, &a, &b, &b, &result, 1);
  return result;
}

}  // namespace passnet
