// Checks of what a shared object would run or load merely by being loaded, or could call.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// A kernel's object must do nothing before it is called (no constructors, destructors or resolver
// functions, no other libraries, no thread-local storage, no executable stack), and may import only
// functions of `is_allowed_import`. Returns the reason why this one does not comply; nullopt if it
// does. Reads 64-bit little-endian ELF as the loader does; structures that it cannot follow are a
// reason.
std::optional<std::string> find_objection(std::string_view object);

// Allows the mathematics library's functions of float, double and complex numbers; memcpy and
// similar functions; and functions that compilers call for arithmetic that the machine lacks.
bool is_allowed_import(std::string_view symbol);

}  // namespace passnet
