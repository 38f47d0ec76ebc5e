// The identity of a C++ compiler, its processor and flags, from which cached artifacts are made.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/command.hpp"
#include "toolchain/artifact_cache.hpp"
#include "toolchain/compiler_log.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Target;

// kZig: the program of the Python package `ziglang`, which contains clang and a linker.
enum class CompilerFamily : uint8_t { kGcc, kClang, kZig };

struct CompilerFamilyInfo {
  CompilerFamily family;
  LogStyle log;  // of its messages
  // A file of this ending beside a header is what the compiler parsed of it.
  std::string_view precompiled;
  bool finds_precompiled;  // in the header's place; else it is told, and the header guards itself
  // The command of the driver that compiles, and the one that links; empty: the driver does both.
  std::string_view compile_command;
  std::string_view link_command;
};

inline constexpr std::array<CompilerFamilyInfo, 3> kCompilerFamilies{{
    {CompilerFamily::kGcc, LogStyle::kColons, ".gch", true, "", ""},
    {CompilerFamily::kClang, LogStyle::kColons, ".pch", false, "", ""},
    {CompilerFamily::kZig, LogStyle::kColons, ".pch", false, "clang", "ld.lld"},
}};

constexpr const CompilerFamilyInfo& info(CompilerFamily family) {
  return kCompilerFamilies[static_cast<size_t>(family)];
}

struct CompilerIdentity {
  // The driver with the command that compiles.
  std::vector<std::string> words() const;

  std::filesystem::path driver;  // absolute
  CompilerFamily family = CompilerFamily::kGcc;
  std::string version;  // the first line of --version
  Digest digest;        // of the version, and of the driver's path, size and time
};

// The compiler of a user who names none.
inline constexpr std::string_view kDefaultCompiler = "c++";

// Finds `compiler` (a path, or a name in PATH; links to ccache are skipped, because this cache has
// stricter keys) and asks it for its version, in the sandbox of compilers, unless the cache has the
// unchanged file. Where there is no default compiler, the one is found that `find_python_compiler`
// finds. Errors: `compiler-not-found`, `compiler-not-usable`, `cache-not-writable`.
Result<CompilerIdentity> identify_compiler(std::string_view compiler, const ArtifactCache& cache,
                                           const Namespaces& namespaces);

// The processor that `-march=native` resolves to: vendor, family, model, stepping and features.
std::string processor_identity();

// The flags of every job for the target: optimized, one shared object, no accidental exports, no
// start files, and arithmetic as written, without contraction (a candidate, like the reference,
// rounds after each operation unless it calls fma) or reordering; only errno and traps are given
// up.
std::vector<std::string> compile_flags(CompilerFamily family, const Target& target,
                                       bool system_headers);
// The flags after the source or object file, for the linker.
std::vector<std::string> link_flags(CompilerFamily family);

// The files that a compiler must reach: itself, its libraries, and system headers if wanted.
FileView compiler_files(const CompilerIdentity& identity, bool system_headers);

}  // namespace passnet
