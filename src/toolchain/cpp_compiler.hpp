// Compiles generated C++ to shared objects: a C++ compiler in child processes with limits, its
// results cached by content.
//
// The sandbox: CPU time, wall time, address space, output and file sizes are always limited;
// `#include` finds only the job's headers (-nostdinc); if the system permits namespaces, a
// compiler's root contains only its own files and the job's folder, and there is no network and no
// other process; if the kernel has Landlock, no other file can be opened by any means. `layers()`
// names the active layers.
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
  std::vector<NamedText> headers;    // everything that `#include` finds
  std::string label;                 // the source's name in messages: `silu.cpp`; not part of the
                                     // key
  std::vector<std::string> defines;  // NAME or NAME=VALUE
};

// The reason why there is no artifact: not the user's machine, but the compiled text.
struct CompileFailure {
  Ending ending = Ending::kExited;
  std::string summary;  // one lower-case sentence
  std::vector<CompileMessage> messages;
  std::string log;  // the compiler's output without paths of this machine
};

struct Artifact {
  std::filesystem::path path;  // of a shared object whose loading runs no code
  Digest key;                  // of everything that it was made from
  Digest content;              // of the file
  double compile_ms = 0;       // 0 if from the cache
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

// A compiler that was found and identified. Single-threaded.
class CppCompiler {
 public:
  // Errors: `compiler-not-found`, `compiler-not-usable`, `cache-not-writable`.
  static Result<CppCompiler> open(const CppCompilerOptions& options = {});

  // Errors are infrastructure failures (`cache-not-writable`, `command-not-started`) or the
  // caller's (`header-name-invalid`); errors in the source are part of the outcome.
  Result<CompileOutcome> compile(const CompileJob& job);

  // Called as soon as an outcome is known.
  using Progress = std::function<void(size_t index, const CompileOutcome& outcome)>;
  // Returns outcomes in the order of the jobs; at most `max_parallel` compilers run at once. Equal
  // jobs compile once: the later ones' artifacts count as cached.
  Result<std::vector<CompileOutcome>> compile_all(std::span<const CompileJob> jobs,
                                                  size_t max_parallel,
                                                  const Progress& progress = {});

  // Checks that it compiles at all. Errors: `compiler-not-usable`; infrastructure failures.
  Result<void> check();

  // `g++ (Debian 12.2.0-14) 12.2.0`
  std::string_view version() const { return identity_.version; }
  // The flags of every job, including `-march=native`, which `processor()` resolves.
  const std::vector<std::string>& flags() const { return flags_; }
  std::string_view processor() const { return processor_; }
  const ArtifactCache& cache() const { return cache_; }
  // The namespaces that the system permits (`find_namespaces`).
  const Namespaces& permitted_namespaces() const { return permitted_; }
  // The layers that are active around a compiler process.
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
  Namespaces namespaces_;  // those of them that are not left out
  Layers layers_;
};

}  // namespace passnet
