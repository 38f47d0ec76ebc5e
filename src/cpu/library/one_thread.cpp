#include "cpu/library/one_thread.hpp"

#include <dlfcn.h>

namespace passnet {

OpenMp OpenMp::find() {
  return {
      .set_threads = reinterpret_cast<void (*)(int)>(dlsym(RTLD_DEFAULT, "omp_set_num_threads")),
      .max_threads = reinterpret_cast<int (*)()>(dlsym(RTLD_DEFAULT, "omp_get_max_threads"))};
}

}  // namespace passnet
