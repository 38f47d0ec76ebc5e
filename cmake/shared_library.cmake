# libpassnet.so exports the C interface and nothing else. The build tree has its headers as they are
# installed, for the examples and for use without installing.
include(GNUInstallDirs)

set(api_headers "${CMAKE_BINARY_DIR}/include")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
  "${PROJECT_SOURCE_DIR}/src/api/passnet.h" "${PROJECT_SOURCE_DIR}/src/api/passnet.hpp")
foreach(header passnet.h passnet.hpp)
  file(READ "${PROJECT_SOURCE_DIR}/src/api/${header}" text)
  string(REPLACE "#include \"api/passnet.h\"" "#include <passnet/passnet.h>" text "${text}")
  file(CONFIGURE OUTPUT "${api_headers}/passnet/${header}" CONTENT "${text}" @ONLY)
endforeach()

# All of the module, of which only the interface is visible; the linker drops what it does not need.
add_library(passnet_shared SHARED "${CMAKE_BINARY_DIR}/generated/empty.cpp")
target_link_libraries(passnet_shared PRIVATE "$<LINK_LIBRARY:WHOLE_ARCHIVE,api>")
target_include_directories(passnet_shared INTERFACE
  "$<BUILD_INTERFACE:${api_headers}>" "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
set_target_properties(passnet_shared PROPERTIES
  OUTPUT_NAME passnet EXPORT_NAME passnet
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
  LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}"
  LINK_DEPENDS "${PROJECT_SOURCE_DIR}/cmake/libpassnet.map")
target_link_options(passnet_shared PRIVATE
  "LINKER:--version-script=${PROJECT_SOURCE_DIR}/cmake/libpassnet.map" "LINKER:--gc-sections")
add_library(passnet::passnet ALIAS passnet_shared)

# `cmake --install build`: the library, its headers, a CMake package and a pkg-config file.
install(TARGETS passnet_shared EXPORT passnet-targets
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library)
install(DIRECTORY "${api_headers}/passnet" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  COMPONENT library)
install(EXPORT passnet-targets NAMESPACE passnet:: FILE passnet-config.cmake
  DESTINATION "${CMAKE_INSTALL_LIBDIR}/cmake/passnet" COMPONENT library)
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/passnet.pc" @ONLY CONTENT [[
prefix=@CMAKE_INSTALL_PREFIX@
libdir=${prefix}/@CMAKE_INSTALL_LIBDIR@
includedir=${prefix}/@CMAKE_INSTALL_INCLUDEDIR@

Name: passnet
Description: Compiles tensor graphs and runs them
Version: @PROJECT_VERSION@
Cflags: -I${includedir}
Libs: -L${libdir} -lpassnet
]])
install(FILES "${CMAKE_BINARY_DIR}/passnet.pc"
  DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT library)
