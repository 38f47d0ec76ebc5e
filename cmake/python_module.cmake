# Builds the Python binding passnet._native if PASSNET_PYTHON has its headers and nanobind exists
# (tools/get_nanobind.py puts it into the build tree). Otherwise one line says that it is left out.
if(PASSNET_SANITIZE)
  message(STATUS "The Python binding is left out: Python runs without the sanitizers")
  return()
endif()
if(DEFINED SKBUILD AND NOT PASSNET_PYTHON)
  set(PASSNET_PYTHON "${Python3_EXECUTABLE}")  # for which the wheel is built
endif()
find_program(PASSNET_PYTHON python3 DOC "The Python that the binding is built for")
set(python_packages "${CMAKE_BINARY_DIR}/python-packages")
execute_process(
  COMMAND "${PASSNET_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/get_nanobind.py" --describe
    "${python_packages}"
  OUTPUT_VARIABLE described ERROR_VARIABLE described_error
  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
if(failed)
  message(STATUS "The Python binding is left out: ${described_error}")
  return()
endif()
list(GET described 0 python_include)
list(GET described 1 python_suffix)
list(GET described 2 nanobind_folder)

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/python/native/*.cpp")
add_library(python_native MODULE ${sources})
target_link_libraries(python_native PRIVATE api)
target_include_directories(python_native PRIVATE "${PROJECT_SOURCE_DIR}/python")

add_library(nanobind_runtime STATIC "${nanobind_folder}/src/nb_combined.cpp")
target_include_directories(nanobind_runtime SYSTEM PUBLIC "${python_include}"
  "${nanobind_folder}/include")
target_include_directories(nanobind_runtime SYSTEM PRIVATE
  "${nanobind_folder}/ext/robin_map/include")
target_compile_options(nanobind_runtime PRIVATE -w -fno-strict-aliasing)
target_link_libraries(python_native PRIVATE nanobind_runtime)
set_target_properties(python_native PROPERTIES
  PREFIX "" OUTPUT_NAME "_native" SUFFIX "${python_suffix}"
  LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/python")
target_link_options(python_native PRIVATE "LINKER:--gc-sections")

# `cmake --install build --component python`: the package with its binding, to be put on PYTHONPATH,
# and beside it the metadata in which PyTorch finds the backend `passnet` of torch.compile.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/python/passnet"
  "${PROJECT_SOURCE_DIR}/python/passnet-${PROJECT_VERSION}.dist-info"
  DESTINATION lib/passnet/python COMPONENT python PATTERN __pycache__ EXCLUDE)
install(TARGETS python_native DESTINATION lib/passnet/python/passnet COMPONENT python)
