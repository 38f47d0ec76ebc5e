# embed_files(MODULE NAME file…): embeds files as constants of the program. MODULE, and only MODULE,
# can then include "embedded/NAME.hpp": in namespace passnet::NAME one `std::string_view` constant per
# file (device/cpu_prelude.hpp is kCpuPreludeHpp) and `kFiles`, all of them with their file names,
# in the order given. Paths are relative to the repository.
function(embed_files module name)
  get_target_property(kind ${module} TYPE)
  if(kind STREQUAL "INTERFACE_LIBRARY")
    message(FATAL_ERROR "embed_files(${module} ${name}): the module has no source file")
  endif()
  set(inputs)
  foreach(file IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" NORMALIZE)
    list(APPEND inputs "${file}")
  endforeach()
  set(root "${CMAKE_BINARY_DIR}/generated/${module}")
  set(stem "${root}/embedded/${name}")
  set(script "${PROJECT_SOURCE_DIR}/tools/embed_files.py")
  add_custom_command(
    OUTPUT "${stem}.cpp" "${stem}.hpp"
    COMMAND Python3::Interpreter "${script}" --name ${name} --stem "${stem}" ${inputs}
    DEPENDS "${script}" ${inputs}
    COMMENT "Embedding ${name}"
    VERBATIM)
  target_sources(${module} PRIVATE "${stem}.cpp" "${stem}.hpp")
  target_include_directories(${module} PRIVATE "${root}")
endfunction()
