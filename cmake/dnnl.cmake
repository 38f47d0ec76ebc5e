# oneDNN (libdnnl-dev), any version from 2.6 on. Its own package file is passed by: it asks for the
# development files of OpenMP and OpenCL, which nothing of ours includes.
find_path(DNNL_INCLUDE_FOLDER oneapi/dnnl/dnnl.hpp REQUIRED)
find_library(DNNL_LIBRARY dnnl REQUIRED)
mark_as_advanced(DNNL_INCLUDE_FOLDER DNNL_LIBRARY)
add_library(DNNL::dnnl UNKNOWN IMPORTED)
set_target_properties(DNNL::dnnl PROPERTIES
  IMPORTED_LOCATION "${DNNL_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${DNNL_INCLUDE_FOLDER}")
