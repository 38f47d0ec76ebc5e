#include "base/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace passnet {

void fail_check(std::string_view what, std::source_location where) {
  std::fprintf(stderr, "%s:%u: check failed in %s: %.*s\n", where.file_name(), where.line(),
               where.function_name(), static_cast<int>(what.size()), what.data());
  std::abort();
}

}  // namespace passnet
