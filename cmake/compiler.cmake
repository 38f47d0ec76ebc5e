# Sets the language, warnings and flags of all our targets.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()

# No -DNDEBUG: CHECK is part of the program in every build.
set(CMAKE_CXX_FLAGS_RELEASE "-O2")
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g -fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS")

# The reference semantics round after every operation: the compiler may not contract a*b+c.
add_compile_options(-ffp-contract=off)

add_compile_definitions(PASSNET_VERSION="${PROJECT_VERSION}")

option(PASSNET_SANITIZE "Build with address and undefined-behavior sanitizers" OFF)
if(PASSNET_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all)
  add_link_options(-fsanitize=address,undefined)
endif()

add_compile_options(
  -Wall -Wextra -Wshadow -Wswitch-enum -Wnon-virtual-dtor -Woverloaded-virtual -Wunused
  -Wcast-qual -Wvla -Wdate-time
  -Wno-missing-field-initializers) # fields left out of designated initializers mean their default
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False alarms of g++ 12 and 13 inside std::string, std::optional, std::variant and std::expected.
  add_compile_options(
    -Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow
    -Wno-stringop-overread -Wno-dangling-pointer)
  if(CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
    add_compile_options(-Wno-dangling-reference)
  endif()
  if(CMAKE_UNITY_BUILD)
    # Meant for headers; a source that is compiled with others is included, too.
    add_compile_options(-Wno-subobject-linkage)
  endif()
else()
  # clang reports the temporary buffer inside libstdc++ 12's own std::stable_sort.
  add_compile_options(-Wno-deprecated-declarations)
endif()

# Warnings are errors with the compilers that the project is checked with; a user's newer compiler
# only prints them.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\.")
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^19\\."))
  set(known_compiler ON)
else()
  set(known_compiler OFF)
endif()
option(PASSNET_WERROR "Warnings are errors" ${known_compiler})
if(PASSNET_WERROR)
  add_compile_options(-Werror)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # With precompiled headers it must be told that sources do not look at the time.
  set(CMAKE_CXX_COMPILER_LAUNCHER
    env CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE_PROGRAM}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()
