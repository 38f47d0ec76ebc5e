// What a shared object would run or pull in merely by being loaded.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// A kernel's object must do nothing before it is called: no constructors, destructors or resolver
// functions, no other libraries. The reason why this one would; nullopt where it is inert. Reads
// 64-bit little-endian ELF as the loader does, and calls what it cannot follow a reason.
std::optional<std::string> find_load_time_effect(std::string_view object);

}  // namespace passnet
