# Makes a library with tests from a folder of src/.
include(GoogleTest)

# Headers of libraries that most sources read, compiled once: parsing them is half of a build. Sources
# still include what they use; `make lint` compiles every header without these.
set(precompiled_headers
  <absl/container/inlined_vector.h> <fmt/format.h> <fmt/ranges.h>
  <algorithm> <array> <bit> <cmath> <cstdint> <expected> <filesystem> <functional> <limits> <map>
  <memory> <numeric> <optional> <ranges> <set> <span> <string> <string_view> <tuple> <unordered_map>
  <utility> <variant> <vector>)
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/empty.cpp" CONTENT "")
add_library(precompiled OBJECT "${CMAKE_BINARY_DIR}/generated/empty.cpp")
target_link_libraries(precompiled PRIVATE absl::inlined_vector fmt::fmt)
target_precompile_headers(precompiled PRIVATE ${precompiled_headers})
# A program, since programs are compiled with other flags (-fPIE) than libraries.
add_executable(precompiled_tests EXCLUDE_FROM_ALL "${CMAKE_BINARY_DIR}/generated/empty.cpp")
target_link_libraries(precompiled_tests PRIVATE absl::inlined_vector fmt::fmt GTest::gtest_main)
target_precompile_headers(precompiled_tests PRIVATE ${precompiled_headers} <gtest/gtest.h>)
# Code of tests runs briefly: -O1 takes three quarters of the time of -O2 to compile.
set(test_options $<$<CONFIG:Release>:-O1>)
target_compile_options(precompiled_tests PRIVATE ${test_options})

# add_test_program(NAME SOURCES file… [DEPENDS target…]): a GoogleTest program `NAME`, its cases known
# to ctest; built by the target `tests`, not by default.
function(add_test_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
  add_executable(${name} EXCLUDE_FROM_ALL ${arg_SOURCES})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS} test_support GTest::gtest_main)
  target_precompile_headers(${name} REUSE_FROM precompiled_tests)
  target_compile_options(${name} PRIVATE ${test_options})
  target_compile_definitions(${name} PRIVATE PASSNET_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  gtest_discover_tests(${name} TEST_PREFIX "${name}/" DISCOVERY_MODE PRE_TEST
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" PROPERTIES TIMEOUT 300
    # The program handles refused allocations itself, also under the sanitizer.
    ENVIRONMENT "ASAN_OPTIONS=allocator_may_return_null=1")
  add_dependencies(tests ${name})
endfunction()

# add_module(NAME [DEPENDS module…] [TEST_DEPENDS module…] [LIBRARIES target…] [TEST_LIBRARIES target…])
#   library NAME        the *.cpp in and below src/NAME without *_test.cpp and main.cpp; DEPENDS and
#                       LIBRARIES are linked PUBLIC. Without a source file it is an INTERFACE library.
#   program NAME_test   the *_test.cpp in and below src/NAME, when there are any; sees TEST_DEPENDS
#                       and tests/support too.
# DEPENDS and TEST_DEPENDS are also read by tools/check_includes.py.
function(add_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;TEST_DEPENDS;LIBRARIES;TEST_LIBRARIES")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "add_module(${name}): unexpected '${arg_UNPARSED_ARGUMENTS}'")
  endif()
  set(folder "${PROJECT_SOURCE_DIR}/src/${name}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  set(test_sources ${sources})
  list(FILTER test_sources INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")

  if(sources)
    set(scope PUBLIC)
    add_library(${name} STATIC ${sources})
    target_precompile_headers(${name} REUSE_FROM precompiled)
  else()
    set(scope INTERFACE)
    add_library(${name} INTERFACE)
  endif()
  target_include_directories(${name} ${scope} "${PROJECT_SOURCE_DIR}/src")
  target_link_libraries(${name} ${scope} ${arg_DEPENDS} ${arg_LIBRARIES})

  # The target all_verify_interface_header_sets compiles each header by itself: they are self-contained.
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${folder}/*.hpp")
  list(FILTER headers EXCLUDE REGEX "_test\\.hpp$")
  if(headers)
    target_sources(${name} ${scope} FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/src"
      FILES ${headers})
    set_target_properties(${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
  endif()

  if(test_sources)
    add_test_program(${name}_test SOURCES ${test_sources}
      DEPENDS ${name} ${arg_TEST_DEPENDS} ${arg_TEST_LIBRARIES})
  endif()
endfunction()

# add_program(NAME MODULE module): the program of src/MODULE/main.cpp, in the root of the build
# tree; nothing while that file does not exist.
function(add_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MODULE" "")
  file(GLOB main CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${arg_MODULE}/main.cpp")
  if(main)
    add_executable(${name} ${main})
    target_link_libraries(${name} PRIVATE ${arg_MODULE})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
  endif()
endfunction()
