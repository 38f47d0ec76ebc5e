// Which C++ compiler this is, on which processor, with which flags: what a cached artifact is from.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/command.hpp"
#include "toolchain/artifact_cache.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class CompilerFamily : uint8_t { kGcc, kClang };

struct CompilerIdentity {
  std::filesystem::path driver;  // absolute
  CompilerFamily family = CompilerFamily::kGcc;
  std::string version;  // the first line of --version
  Digest digest;        // of the version, and of the driver's path, size and time
};

// Finds `compiler` (a path, or a name in PATH; links to ccache are passed over: the cache here is
// keyed more tightly) and asks it for its version, unless the cache remembers the unchanged file.
// Errors: `compiler-not-found`, `compiler-not-usable`, `cache-not-writable`.
Result<CompilerIdentity> identify_compiler(std::string_view compiler, const ArtifactCache& cache);

// The processor that `-march=native` resolves to: vendor, family, model, stepping and features.
std::string processor_identity();

// The flags of every job. Optimized, one shared object, nothing exported by accident, no start
// files, and arithmetic as written: no contraction (a candidate, like the reference, rounds after
// each operation unless it calls fma), no reordering; only errno and traps are given up.
std::vector<std::string> compile_flags(CompilerFamily family, bool system_headers);
// After the source file: what the linker needs.
std::vector<std::string> link_flags(CompilerFamily family);

// What a compiler must reach: itself, its helpers, its libraries, and system headers if wanted.
FileView compiler_files(const CompilerIdentity& identity, bool system_headers);

}  // namespace passnet
