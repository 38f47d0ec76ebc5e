// The compiler that a Python package brings, for systems that have none.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace passnet {

// The program of the package `ziglang`: a compiler, a linker and their libraries in one file.
inline constexpr std::string_view kPythonCompiler = "zig";

// Returns that program if it is installed beside this code: where this code, a program or a
// library, is in the packages of a Python (`site-packages/passnet/…`), and ziglang is there, too.
std::optional<std::filesystem::path> find_python_compiler();

// The folder `site-packages` or `dist-packages` above a file; nullopt if there is none.
std::optional<std::filesystem::path> packages_above(const std::filesystem::path& file);

}  // namespace passnet
