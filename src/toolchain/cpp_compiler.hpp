// Compiles generated C++ to shared objects: a C++ compiler in child processes with limits, its
// results cached by content.
//
// The jail: CPU time, wall time, address space, output and file sizes are limited everywhere;
// `#include` finds the job's headers alone (-nostdinc); where the system permits namespaces, a
// compiler's root holds its own files and the job's folder, and there is no network and no other
// process; where the kernel has Landlock, no other file can be opened by whatever means. `layers()`
// says what stands.
#pragma once

#include "base/hash.hpp"
#include "diag/diagnostic.hpp"
#include "sandbox/command.hpp"
#include "toolchain/artifact_cache.hpp"
#include "toolchain/compiler_identity.hpp"
#include "toolchain/compiler_log.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace passnet {

struct NamedText {
  std::string name;  // a plain file name, found by #include "name"
  std::string text;
};

struct CompileJob {
  std::string source;
  std::vector<NamedText> headers;    // all that `#include` finds
  std::string label;                 // how messages call the source: `silu.cpp`; no part of the key
  std::vector<std::string> defines;  // NAME or NAME=VALUE
};

// Why no artifact came: not the user's machine, but what was compiled.
struct CompileFailure {
  Ending ending = Ending::kExited;
  std::string summary;  // one lower-case sentence
  std::vector<CompileMessage> messages;
  std::string log;  // the compiler's output without paths of this machine
};

struct Artifact {
  std::filesystem::path path;  // of a shared object that does nothing merely by being loaded
  Digest key;                  // of everything that it was made from
  Digest content;              // of the file
  double compile_ms = 0;       // 0 from the cache
  bool from_cache = false;
};

using CompileOutcome = std::variant<Artifact, CompileFailure>;

struct CppCompilerOptions {
  std::string compiler = "c++";        // a name looked up in PATH, or a path
  std::filesystem::path cache_folder;  // empty: `default_cache_folder()`
  uint64_t cache_bytes = uint64_t{2} << 30;
  Limits limits = {.cpu_s = 60, .wall_s = 120};
  bool system_headers = false;  // #include <…> finds the system's and the compiler's
  std::vector<std::string> extra_flags;
  Layers left_out;  // by a test: `is_left_out`
};

// A compiler found and identified. Single-threaded.
class CppCompiler {
 public:
  // Errors: `compiler-not-found`, `compiler-not-usable`, `cache-not-writable`.
  static Result<CppCompiler> open(const CppCompilerOptions& options = {});

  // Errors are the machine's (`cache-not-writable`, `command-not-started`) or the caller's
  // (`header-name-invalid`); what is wrong in the source is the outcome.
  Result<CompileOutcome> compile(const CompileJob& job);

  // Called as soon as an outcome is known.
  using Progress = std::function<void(size_t index, const CompileOutcome& outcome)>;
  // Outcomes in the order of the jobs; at most `max_parallel` compilers at once. Equal jobs compile
  // once: the later ones' artifacts count as cached.
  Result<std::vector<CompileOutcome>> compile_all(std::span<const CompileJob> jobs,
                                                  size_t max_parallel,
                                                  const Progress& progress = {});

  // Whether it compiles at all. Errors: `compiler-not-usable`; the machine's.
  Result<void> check();

  // `g++ (Debian 12.2.0-14) 12.2.0`
  std::string_view version() const { return identity_.version; }
  // What every job compiles with, `-march=native` as such: `processor()` resolves it.
  const std::vector<std::string>& flags() const { return flags_; }
  std::string_view processor() const { return processor_; }
  const ArtifactCache& cache() const { return cache_; }
  // What the system permits (`find_namespaces`).
  const Namespaces& permitted_namespaces() const { return permitted_; }
  // The defenses that stand around a compiler process.
  Layers layers() const { return layers_; }
  Digest key(const CompileJob& job) const;

 private:
  friend class CompileBatch;
  CppCompiler(ArtifactCache cache, CompilerIdentity identity, const CppCompilerOptions& options);

  CppCompilerOptions options_;
  ArtifactCache cache_;
  CompilerIdentity identity_;
  std::string processor_;
  std::vector<std::string> flags_;
  FileView files_;
  Namespaces permitted_;
  Namespaces namespaces_;  // of these, what is not left out
  Layers layers_;
};

}  // namespace passnet
