#include "cpu/library/fourier/fftw_library.hpp"

#include <dlfcn.h>

namespace passnet {
namespace {

template <class Symbol>
bool find_symbol(void* library, const char* name, Symbol& symbol) {
  symbol = reinterpret_cast<Symbol>(dlsym(library, name));
  return symbol != nullptr;
}

}  // namespace

std::expected<FftwLibrary, std::string> FftwLibrary::load() {
  // It loads the library that it makes safe for threads, whose symbols are found through it.
  void* const library = dlopen("libfftw3f_threads.so.3", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (library == nullptr) return std::unexpected("FFTW is not installed");
  FftwLibrary found{};
  const bool is_whole =
      find_symbol(library, "fftwf_version", found.version) &&
      find_symbol(library, "fftwf_make_planner_thread_safe", found.make_planner_thread_safe) &&
      find_symbol(library, "fftwf_malloc", found.malloc) &&
      find_symbol(library, "fftwf_free", found.free) &&
      find_symbol(library, "fftwf_plan_dft_1d", found.plan_dft_1d) &&
      find_symbol(library, "fftwf_plan_dft_r2c_1d", found.plan_dft_r2c_1d) &&
      find_symbol(library, "fftwf_plan_dft_c2r_1d", found.plan_dft_c2r_1d) &&
      find_symbol(library, "fftwf_destroy_plan", found.destroy_plan) &&
      find_symbol(library, "fftwf_execute_dft", found.execute_dft) &&
      find_symbol(library, "fftwf_execute_dft_r2c", found.execute_dft_r2c) &&
      find_symbol(library, "fftwf_execute_dft_c2r", found.execute_dft_c2r);
  if (!is_whole) return std::unexpected("FFTW lacks a function");
  return found;
}

}  // namespace passnet
