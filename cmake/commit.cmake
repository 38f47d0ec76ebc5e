# The library program_commit, which knows the commit that is built. Every build asks for it; only a
# new one compiles this one file, and links again what names it.
set(PASSNET_COMMIT "" CACHE STRING
  "The commit that records name; empty: that of the checkout, `unknown` outside of one")
set(commit_source "${CMAKE_BINARY_DIR}/generated/program_commit.cpp")
add_custom_target(find_commit
  COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/write_commit.py"
    "${PROJECT_SOURCE_DIR}" "${commit_source}" "--commit=${PASSNET_COMMIT}"
  BYPRODUCTS "${commit_source}"
  COMMENT "Asking for the commit"
  VERBATIM)
add_library(program_commit STATIC "${commit_source}")
target_include_directories(program_commit PRIVATE "${PROJECT_SOURCE_DIR}/src")
add_dependencies(program_commit find_commit)
