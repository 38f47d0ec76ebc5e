// Arithmetic modulo an odd prime below 2^31, in Montgomery's form: a is stored as a·2^32 mod p.
#pragma once

#include <cstdint>

namespace passnet {

class Modulus {
 public:
  constexpr explicit Modulus(uint32_t prime) : prime_(prime) {
    // Newton's iteration doubles the bits of the inverse modulo 2^32.
    uint32_t inverse = 1;
    for (int bits = 1; bits < 32; bits *= 2) inverse *= 2 - prime * inverse;
    negative_inverse_ = 0 - inverse;
    one_ = static_cast<uint32_t>((uint64_t{1} << 32) % prime);
    square_ = static_cast<uint32_t>(static_cast<uint64_t>(one_) * one_ % prime);
  }

  constexpr uint32_t prime() const { return prime_; }
  constexpr uint32_t one() const { return one_; }

  constexpr uint32_t add(uint32_t a, uint32_t b) const { return below(a + b); }
  constexpr uint32_t sub(uint32_t a, uint32_t b) const { return below(a + prime_ - b); }
  constexpr uint32_t neg(uint32_t a) const { return below(prime_ - a); }
  constexpr uint32_t mul(uint32_t a, uint32_t b) const {
    return reduce(static_cast<uint64_t>(a) * b);
  }
  constexpr uint32_t power(uint32_t a, uint64_t exponent) const {
    uint32_t result = one_;
    for (; exponent != 0; exponent >>= 1, a = mul(a, a)) {
      if ((exponent & 1) != 0) result = mul(result, a);
    }
    return result;
  }

  // From and to integers in [0, p).
  constexpr uint32_t from(uint32_t value) const { return mul(value, square_); }
  constexpr uint32_t plain(uint32_t a) const { return reduce(a); }
  // From any integer.
  constexpr uint32_t from_signed(int64_t value) const {
    const int64_t rest = value % static_cast<int64_t>(prime_);
    return from(static_cast<uint32_t>(rest < 0 ? rest + prime_ : rest));
  }
  // The integer of least magnitude.
  constexpr int64_t centered(uint32_t a) const {
    const int64_t value = plain(a);
    return value > prime_ / 2 ? value - prime_ : value;
  }

 private:
  constexpr uint32_t below(uint32_t a) const { return a >= prime_ ? a - prime_ : a; }
  constexpr uint32_t reduce(uint64_t a) const {
    const uint32_t multiple = static_cast<uint32_t>(a) * negative_inverse_;
    return below(static_cast<uint32_t>((a + static_cast<uint64_t>(multiple) * prime_) >> 32));
  }

  uint32_t prime_;
  uint32_t negative_inverse_ = 0;  // of p, modulo 2^32
  uint32_t one_ = 0;               // 2^32 mod p
  uint32_t square_ = 0;            // 2^64 mod p
};

}  // namespace passnet
