// Assertions for our own bugs: no user input may reach one.
#pragma once

#include <source_location>
#include <string_view>

namespace passnet {

// Prints the location and `what` to standard error and aborts.
[[noreturn]] void fail_check(std::string_view what,
                             std::source_location where = std::source_location::current());

}  // namespace passnet

#define CHECK(condition)                 \
  do {                                   \
    if (!(condition)) [[unlikely]]       \
      ::passnet::fail_check(#condition); \
  } while (false)

#define UNREACHABLE() ::passnet::fail_check("unreachable")
