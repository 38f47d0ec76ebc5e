// FFTW in single precision, found and loaded when it is first called: its license is the GPL, which
// the program itself is not under. Names and types are those of its own interface (fftw3.h).
#pragma once

#include <expected>
#include <string>

namespace passnet {

struct FftwPlanObject;
using FftwComplex = float[2];

// Members have the names of the functions without `fftwf_`. The library stays loaded as long as the
// process.
struct FftwLibrary {
  // The error is one sentence.
  static std::expected<FftwLibrary, std::string> load();

  const char* version;  // `fftw-3.3.10-sse2-avx`
  void (*make_planner_thread_safe)();
  void* (*malloc)(size_t bytes);
  void (*free)(void* memory);
  FftwPlanObject* (*plan_dft_1d)(int length, FftwComplex* from, FftwComplex* to, int sign,
                                 unsigned flags);
  FftwPlanObject* (*plan_dft_r2c_1d)(int length, float* from, FftwComplex* to, unsigned flags);
  FftwPlanObject* (*plan_dft_c2r_1d)(int length, FftwComplex* from, float* to, unsigned flags);
  void (*destroy_plan)(FftwPlanObject* plan);
  void (*execute_dft)(const FftwPlanObject* plan, FftwComplex* from, FftwComplex* to);
  void (*execute_dft_r2c)(const FftwPlanObject* plan, float* from, FftwComplex* to);
  void (*execute_dft_c2r)(const FftwPlanObject* plan, FftwComplex* from, float* to);
};

}  // namespace passnet
