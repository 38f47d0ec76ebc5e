# The component `wheel`: what the Python package holds besides its modules (pyproject.toml), below the
# folder of the package. `cmake --install` without a component leaves it out.
set(wheel COMPONENT wheel EXCLUDE_FROM_ALL)
install(TARGETS passnet RUNTIME DESTINATION passnet/bin ${wheel})
install(DIRECTORY ${shipped_folders} DESTINATION passnet/share/passnet ${wheel})
install(FILES ${shipped_files} DESTINATION passnet/share/passnet ${wheel})
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/" DESTINATION passnet/share/doc/passnet ${wheel}
  FILES_MATCHING PATTERN "*.md" PATTERN "*.svg")

# The licenses of the Debian packages whose libraries auditwheel puts beside them (docs/licenses.md).
file(GLOB copyrights CONFIGURE_DEPENDS
  "/usr/share/doc/lib*absl*/copyright" "/usr/share/doc/libfmt[0-9]*/copyright"
  "/usr/share/doc/libssl3*/copyright" "/usr/share/doc/libdnnl[0-9]*/copyright"
  "/usr/share/doc/libgomp1/copyright" "/usr/share/doc/ocl-icd-libopencl1/copyright"
  "/usr/share/doc/libsqlite3-0/copyright" "/usr/share/doc/libzstd1/copyright"
  "/usr/share/doc/libcpp-httplib[0-9]*/copyright")
foreach(copyright IN LISTS copyrights)
  cmake_path(GET copyright PARENT_PATH package)
  cmake_path(GET package FILENAME package)
  install(FILES "${copyright}" RENAME "${package}"
    DESTINATION passnet/share/doc/passnet/licenses ${wheel})
endforeach()

# One file, by the name under which programs load it: a wheel would hold links as copies.
install(FILES "$<TARGET_FILE:passnet_shared>" DESTINATION passnet/lib
  RENAME libpassnet.so.${PROJECT_VERSION_MAJOR} ${wheel})
install(DIRECTORY "${api_headers}/passnet" DESTINATION passnet/include ${wheel})

add_custom_target(package_binding)
if(TARGET python_native)
  add_dependencies(package_binding python_native)
  install(TARGETS python_native LIBRARY DESTINATION passnet ${wheel})
endif()
