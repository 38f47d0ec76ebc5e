#include "cpu/library/fourier/fftw_library.hpp"

#include "base/loaded_functions.hpp"

namespace passnet {

std::expected<FftwLibrary, std::string> FftwLibrary::load() {
  // It loads the library that it makes safe for threads, whose symbols are found through it.
  void* const library = load_library("libfftw3f_threads.so.3");
  if (library == nullptr) return std::unexpected("FFTW is not installed");
  FftwLibrary found{};
  LoadedFunctions functions(library);
  functions.find("fftwf_version", found.version)
      .find("fftwf_make_planner_thread_safe", found.make_planner_thread_safe)
      .find("fftwf_malloc", found.malloc)
      .find("fftwf_free", found.free)
      .find("fftwf_plan_dft_1d", found.plan_dft_1d)
      .find("fftwf_plan_dft_r2c_1d", found.plan_dft_r2c_1d)
      .find("fftwf_plan_dft_c2r_1d", found.plan_dft_c2r_1d)
      .find("fftwf_destroy_plan", found.destroy_plan)
      .find("fftwf_execute_dft", found.execute_dft)
      .find("fftwf_execute_dft_r2c", found.execute_dft_r2c)
      .find("fftwf_execute_dft_c2r", found.execute_dft_c2r);
  if (!functions.are_whole()) return std::unexpected("FFTW lacks a function");
  return found;
}

}  // namespace passnet
