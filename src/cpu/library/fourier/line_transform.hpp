// FFTW's transform of one line, where FFTW is installed.
#pragma once

#include <complex>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>

namespace passnet {

enum class LineKind : uint8_t {
  kComplex,
  kHalf,    // real numbers to the first half of their transform
  kMirror,  // and back: the plus is in the exponent
};

// A plan of the library, chosen without measuring; any threads may run it at the same time.
class LineTransform {
 public:
  // `inverse`: the sign of complex transforms. The error is one sentence.
  static std::expected<LineTransform, std::string> create(LineKind kind, int64_t length,
                                                          bool inverse);
  LineTransform(LineTransform&&) noexcept;
  LineTransform& operator=(LineTransform&&) noexcept;
  ~LineTransform();

  // Transforms a line, of `float` where it is real. Both are aligned as blocks are; the operand is
  // overwritten.
  void run(void* operand, void* result) const;

 private:
  struct State;
  explicit LineTransform(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// False where FFTW is not installed.
bool has_fourier_library();

// Returns the name and the version of the library, for records; empty where there is none.
std::string fourier_library_version();

}  // namespace passnet
