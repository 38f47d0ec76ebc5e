# What the service on evaluations uses where it is found: cpp-httplib (libcpp-httplib-dev) as
# httplib::httplib for `passnet serve`. libpq is loaded at run time.
# Its header must be read with the definitions that its library was compiled with.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(HTTPLIB QUIET IMPORTED_TARGET cpp-httplib)
endif()
if(TARGET PkgConfig::HTTPLIB)
  add_library(httplib::httplib ALIAS PkgConfig::HTTPLIB)
else()
  message(STATUS "cpp-httplib is missing: `passnet serve` is left out")
endif()
