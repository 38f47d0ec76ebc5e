# zstd (libzstd-dev) as the target zstd::zstd, and SQLite (libsqlite3-dev) as sqlite3::sqlite3. The
# package files are not used: Debian has none for zstd, and CMake renames the target of SQLite.
find_path(ZSTD_INCLUDE_FOLDER zstd.h REQUIRED)
find_library(ZSTD_LIBRARY zstd REQUIRED)
find_path(SQLITE_INCLUDE_FOLDER sqlite3.h REQUIRED)
find_library(SQLITE_LIBRARY sqlite3 REQUIRED)
mark_as_advanced(ZSTD_INCLUDE_FOLDER ZSTD_LIBRARY SQLITE_INCLUDE_FOLDER SQLITE_LIBRARY)
add_library(zstd::zstd UNKNOWN IMPORTED)
set_target_properties(zstd::zstd PROPERTIES
  IMPORTED_LOCATION "${ZSTD_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${ZSTD_INCLUDE_FOLDER}")
add_library(sqlite3::sqlite3 UNKNOWN IMPORTED)
set_target_properties(sqlite3::sqlite3 PROPERTIES
  IMPORTED_LOCATION "${SQLITE_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${SQLITE_INCLUDE_FOLDER}")
