# FFTW in single precision (libfftw3-dev) as the target FFTW::single; there is no such target with
# -DPASSNET_FFTW=OFF or where the library is missing.
option(PASSNET_FFTW "Compute Fourier transforms by FFTW" ON)
if(NOT PASSNET_FFTW)
  message(STATUS "FFTW is left out: Fourier transforms become generated kernels")
  return()
endif()
find_path(FFTW_INCLUDE_FOLDER fftw3.h)
find_library(FFTW_LIBRARY fftw3f)
find_library(FFTW_THREADS_LIBRARY fftw3f_threads)
mark_as_advanced(FFTW_INCLUDE_FOLDER FFTW_LIBRARY FFTW_THREADS_LIBRARY)
if(NOT FFTW_INCLUDE_FOLDER OR NOT FFTW_LIBRARY OR NOT FFTW_THREADS_LIBRARY)
  message(STATUS "FFTW is missing: Fourier transforms become generated kernels")
  return()
endif()
add_library(FFTW::single UNKNOWN IMPORTED)
set_target_properties(FFTW::single PROPERTIES
  IMPORTED_LOCATION "${FFTW_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${FFTW_INCLUDE_FOLDER}"
  INTERFACE_LINK_LIBRARIES "${FFTW_THREADS_LIBRARY};${FFTW_LIBRARY}")
