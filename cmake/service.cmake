# What the service on evaluations uses where it is found: libpq (libpq-dev) as PostgreSQL::PostgreSQL
# for a state that machines share, and cpp-httplib (libcpp-httplib-dev) as httplib::httplib for
# `passnet serve`. CMake's own FindPostgreSQL asks for the server's headers too.
find_path(LIBPQ_INCLUDE_FOLDER libpq-fe.h PATH_SUFFIXES postgresql)
find_library(LIBPQ_LIBRARY pq)
mark_as_advanced(LIBPQ_INCLUDE_FOLDER LIBPQ_LIBRARY)
if(LIBPQ_INCLUDE_FOLDER AND LIBPQ_LIBRARY)
  add_library(PostgreSQL::PostgreSQL UNKNOWN IMPORTED)
  set_target_properties(PostgreSQL::PostgreSQL PROPERTIES
    IMPORTED_LOCATION "${LIBPQ_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${LIBPQ_INCLUDE_FOLDER}")
else()
  message(STATUS "libpq is missing: the state of a service is a file of SQLite")
endif()

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
