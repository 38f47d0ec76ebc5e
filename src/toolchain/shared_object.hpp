// What a shared object would run or pull in merely by being loaded, or reach once it is called.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// A kernel's object must do nothing before it is called (no constructors, destructors or resolver
// functions, no other libraries, no thread-local storage, no executable stack), and may import
// functions of `is_allowed_import` alone. The reason why this one is not so; nullopt where it is.
// Reads 64-bit little-endian ELF as the loader does, and calls what it cannot follow a reason.
std::optional<std::string> find_objection(std::string_view object);

// The mathematics library's functions of float, double and their complex numbers; memcpy and its
// kin; and what compilers call for arithmetic that the machine lacks.
bool is_allowed_import(std::string_view symbol);

}  // namespace passnet
