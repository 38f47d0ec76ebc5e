# oneDNN (libdnnl-dev), any version from 2.6 on, as the target DNNL::dnnl; there is no such target
# with -DPASSNET_ONEDNN=OFF or where the library is missing. Its own package file is not used: it
# asks for the development files of OpenMP and OpenCL, which nothing of ours includes.
option(PASSNET_ONEDNN "Compute products and convolutions by oneDNN" ON)
if(NOT PASSNET_ONEDNN)
  message(STATUS "oneDNN is left out: products and convolutions become generated kernels")
  return()
endif()
find_path(DNNL_INCLUDE_FOLDER oneapi/dnnl/dnnl.hpp)
find_library(DNNL_LIBRARY dnnl)
mark_as_advanced(DNNL_INCLUDE_FOLDER DNNL_LIBRARY)
if(NOT DNNL_INCLUDE_FOLDER OR NOT DNNL_LIBRARY)
  message(STATUS "oneDNN is missing: products and convolutions become generated kernels")
  return()
endif()
add_library(DNNL::dnnl UNKNOWN IMPORTED)
set_target_properties(DNNL::dnnl PROPERTIES
  IMPORTED_LOCATION "${DNNL_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${DNNL_INCLUDE_FOLDER}")
