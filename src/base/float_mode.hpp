// The floating-point mode of the calling thread: rounding, flushing of denormals, exception masks.
#pragma once

#include <cstdint>

namespace passnet {

// The control bits of MXCSR (x86-64) or FPCR (AArch64), without the sticky flags; 0 elsewhere.
inline uint32_t float_mode() {
#if defined(__x86_64__)
  return __builtin_ia32_stmxcsr() & ~0x3fu;
#elif defined(__aarch64__)
  uint64_t mode = 0;
  asm volatile("mrs %0, fpcr" : "=r"(mode));
  return static_cast<uint32_t>(mode);
#else
  return 0;
#endif
}

inline void set_float_mode(uint32_t mode) {
#if defined(__x86_64__)
  __builtin_ia32_ldmxcsr(mode);
#elif defined(__aarch64__)
  asm volatile("msr fpcr, %0" : : "r"(uint64_t{mode}));
#else
  static_cast<void>(mode);
#endif
}

// Rounds to nearest, keeps denormals, has no traps: the mode in which all results are computed.
#if defined(__x86_64__)
inline constexpr uint32_t kDefaultFloatMode = 0x1f80;
#else
inline constexpr uint32_t kDefaultFloatMode = 0;
#endif

// While it lives, the calling thread computes in the default mode.
class DefaultFloatMode {
 public:
  DefaultFloatMode() : before_(float_mode()) {
    if (before_ != kDefaultFloatMode) set_float_mode(kDefaultFloatMode);
  }
  ~DefaultFloatMode() {
    if (before_ != kDefaultFloatMode) set_float_mode(before_);
  }
  DefaultFloatMode(const DefaultFloatMode&) = delete;
  DefaultFloatMode& operator=(const DefaultFloatMode&) = delete;

 private:
  uint32_t before_;
};

}  // namespace passnet
