// Arithmetic in a random finite field in place of floats: two computations are equal in it if they
// are equal over the real numbers, whatever their order, and differ with a probability near 1 if
// they are not (Schwartz, Zippel: two polynomials of degree d agree at a random point of a field of
// p elements with probability at most d/p).
//
// A word holds a number modulo a prime p = 2q + 1 and one modulo the prime q, or a flag: infinite,
// or not a number. Sums, products and quotients are exact modulo both. exp(x) is g^x with g of
// order q: its residue modulo p comes from that of x modulo q, so that exp(a + b) is
// exp(a)·exp(b), and tanh and the like are quotients of it. Square roots are powers, as -1 has none
// and small primes have one: sqrt(x)² is x where the sign of x (its Legendre symbol) is positive.
// Other functions (log, erf, sin …) are random ones of the residue modulo p, odd where they are.
//
// Numbers with few bits are known as such. An element has no place in an order: comparisons, max,
// floor and conversions to integers are those of the numbers that elements represent, which
// another run computes (sightings.hpp); of the number itself if it is known. Without them, elements
// appear as random numbers of their sign. All of it depends on a key.
#pragma once

#include "interpret/field/known.hpp"
#include "interpret/field/modulus.hpp"
#include "interpret/field/random_column.hpp"
#include "kernel/scalar_math.hpp"
#include "type/dtype.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace passnet {

// An element; 0 is zero.
using FieldWord = uint64_t;

// The numbers that the first two operands represent, where an op decides; null: these appear by
// themselves.
struct OperandNumbers {
  const double* a = nullptr;
  const double* b = nullptr;
};

// The quotient of a number by zero, and 1 / sqrt(0).
enum class Pole : uint8_t {
  kInfinite,    // as of floats
  kNotANumber,  // so that all which depends on it is none either
};

class Field {
 public:
  explicit Field(uint64_t key, Pole pole = Pole::kInfinite);

  // The least magnitude of constants that are infinite: masks are made of such.
  static constexpr double kInfinite = 0x1.FEp127;  // the greatest of bf16

  FieldWord from_integer(int64_t value) const;
  // A constant of a float dtype: the simplest quotient that rounds to it, the root of a simple one,
  // or a logarithm of 2 or 10 if it is near one; infinite if it is the greatest of its dtype, too.
  FieldWord from_constant(double value, DType dtype) const;
  // A multiple of 1/32 near the value, in the same order, whose quotients by small numbers appear
  // with its sign.
  FieldWord from_natural(double value) const;
  // Any element, with the same probability.
  FieldWord random(uint64_t position) const;
  // Any element of the number's sign that is not known; 0 of 0.
  FieldWord random_like(double number, uint64_t position) const;
  // Draws these for a column, of which `positions` and `out` have as many.
  void random_like(std::span<const double> numbers, const uint64_t* positions,
                   FieldWord* out) const;

  // The number, if it is a multiple of 2^-20 with few bits.
  std::optional<double> known(FieldWord word) const;
  double apparent(FieldWord word) const;
  // True if a maximum (minimum) of two elements that represent equal numbers is `a`, whatever the
  // order in which it meets them. A known number comes last, so that a bound which others only
  // reach by rounding changes nothing.
  bool precedes(FieldWord a, FieldWord b, bool is_maximum) const;
  // True if two results are equal: flags, and residues modulo p.
  static bool equal(FieldWord a, FieldWord b);
  // True if the op is a random function of its operands.
  static bool is_random(ScalarOp op);
  static bool is_finite(FieldWord word) { return (word & kFlags) == 0; }
  static bool is_nan(FieldWord word) { return word == kNotANumber; }
  static FieldWord not_a_number() { return kNotANumber; }

  FieldWord add(FieldWord a, FieldWord b) const { return one(ScalarOp::kAdd, a, b); }
  // The negative of a finite one.
  FieldWord negated(FieldWord word) const { return pack(p_.neg(low(word)), q_.neg(high(word))); }
  // sum += values; the sum of a block.
  FieldWord sum(FieldWord start, std::span<const FieldWord> values) const;

  // Σ left · right, as sums of the products of residues by 2^32 (mod p, and mod q).
  struct Products {
    uint64_t low = 0;   // of the low halves of the products
    uint64_t high = 0;  // of the high ones
  };
  FieldWord from_products(const Products& modulo_p, const Products& modulo_q) const;

  // As column_function(op, dtype) for f64 operands, with words for doubles; all but kSelect.
  void apply(ScalarOp op, const void* a, const void* b, const void* c, void* out, size_t count,
             OperandNumbers numbers = {}) const;
  // As cast_column with words for floats; one of the dtypes is a float.
  void cast(DType from, DType to, const void* in, void* out, size_t count,
            const double* numbers = nullptr) const;
  void apparent(std::span<const FieldWord> words, std::span<double> out) const;
  // As above, but words that are not known appear as the numbers, unless these are null.
  void apparent(std::span<const FieldWord> words, const double* numbers,
                std::span<double> out) const;

 private:
  static constexpr uint64_t kFlagLow = uint64_t{1} << 31;   // infinite: one of them, by sign
  static constexpr uint64_t kFlagHigh = uint64_t{1} << 63;  // not a number: both
  static constexpr uint64_t kFlags = kFlagLow | kFlagHigh;
  static constexpr FieldWord kPositive = kFlagLow;
  static constexpr FieldWord kNegative = kFlagHigh;
  static constexpr FieldWord kNotANumber = kFlags;
  static constexpr size_t kChunk = kMostPowers;
  static constexpr double kKnownScale = 0x1p20;
  using Words = std::span<const FieldWord>;
  using Numbers = OperandNumbers;

  static uint32_t low(FieldWord word) { return static_cast<uint32_t>(word); }
  static uint32_t high(FieldWord word) { return static_cast<uint32_t>(word >> 32); }
  static FieldWord pack(uint32_t low, uint32_t high) {
    return low | static_cast<uint64_t>(high) << 32;
  }

  // One chunk.
  void apply(ScalarOp op, Words a, Words b, Words c, Numbers numbers, FieldWord* out) const;
  void arithmetic(ScalarOp op, Words a, Words b, Words c, FieldWord* out) const;
  void power(Words a, int64_t exponent, FieldWord* out) const;
  void root(Words a, bool inverse, FieldWord* out) const;
  template <class Change>
  void each_residue(Words a, FieldWord* out, Change change) const;
  void exponential(ScalarOp op, Words a, FieldWord* out) const;
  void hyperbolic(ScalarOp op, Words a, FieldWord* out) const;
  void function(ScalarOp op, Words a, Words b, FieldWord* out) const;
  void order(ScalarOp op, Words a, Words b, Numbers numbers, Truth* out) const;
  void choose(ScalarOp op, Words a, Words b, Numbers numbers, FieldWord* out) const;
  void quotient(ScalarOp op, Words a, Words b, Numbers numbers, FieldWord* out) const;
  void raise(Words a, Words b, FieldWord* out) const;
  // Lanes whose operands are flagged, zero or known, by what doubles give; the others stay.
  void mend(ScalarOp op, Words a, Words b, Words c, FieldWord* out) const;

  static void mend_sums(ScalarOp op, Words a, Words b, FieldWord* out);
  static std::optional<FieldWord> of_flags(ScalarOp op, FieldWord a, FieldWord b, FieldWord c);

  FieldWord one(ScalarOp op, FieldWord a, FieldWord b = 0) const;
  std::optional<double> certain(FieldWord word) const;
  void known(Words words, KnownNumbers& found) const;  // at most a chunk
  FieldWord from_flag(double value) const;
  FieldWord from_double(double value) const;  // a result of doubles
  FieldWord from_quotient(int64_t numerator, int64_t denominator) const;
  // Modulo q, of a result whose own residue says nothing there.
  uint32_t other(uint32_t low) const;
  double magnitude(uint32_t low) const;

  uint64_t key_;
  Pole pole_;
  Modulus p_;
  Modulus q_;
  KnownForm known_form_;
  RandomWords random_words_;
  FieldWord natural_step_ = 0;                         // 1/32
  std::array<std::array<uint32_t, 256>, 4> powers_{};  // g^(i·2^(8·j))
};

}  // namespace passnet
