// Compiles generated C++ to shared objects: a C++ compiler in child processes with limits, its
// results cached by content.
//
// The sandbox: CPU time, wall time, address space, output and file sizes are always limited;
// `#include` finds only the job's headers (-nostdinc); if the system permits namespaces, a
// compiler's root contains only its own files and the job's folder, and there is no network and no
// other process; if the kernel has Landlock, no other file can be opened by any means. `layers()`
// names the active layers.
#pragma once

#include "diag/diagnostic.hpp"
#include "toolchain/artifact_cache.hpp"
#include "toolchain/compile_job.hpp"
#include "toolchain/compiler_identity.hpp"
#include "toolchain/job_outcomes.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Target;

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
  static Result<CppCompiler> open(const Target& target, const CppCompilerOptions& options = {});

  // Errors are infrastructure failures (`cache-not-writable`, `command-not-started`,
  // `compiler-not-usable` if it hangs) or the caller's (`header-name-invalid`); errors in the
  // source are part of the outcome.
  Result<CompileOutcome> compile(const CompileJob& job);

  using Progress = JobOutcomes::Progress;
  // Returns outcomes in the order of the jobs. Equal jobs compile once: the later ones' artifacts
  // count as cached.
  Result<std::vector<CompileOutcome>> compile_all(std::span<const CompileJob> jobs,
                                                  const Progress& progress = {});

  static constexpr const char* kNothing = "extern \"C\" void passnet_nothing() {}\n";
  // Checks that it compiles a job that must compile, by default an empty function. Errors:
  // `compiler-not-usable`; infrastructure failures.
  Result<void> check(const CompileJob& job = {.source = kNothing});

  const Target& target() const { return target_; }
  // `g++ (Debian 12.2.0-14) 12.2.0`
  std::string_view version() const { return identity_.version; }
  // The flags of every job, including `-march=native`, which `processor()` resolves.
  const std::vector<std::string>& flags() const { return flags_; }
  // The processor that artifacts depend on; empty if the flags name the instructions.
  std::string_view processor() const { return processor_; }
  const ArtifactCache& cache() const { return cache_; }
  // The namespaces that the system permits (`find_namespaces`).
  const Namespaces& permitted_namespaces() const { return permitted_; }
  // The layers that are active around a compiler process.
  Layers layers() const { return layers_; }
  Digest key(const CompileJob& job) const;

 private:
  friend class CompileBatch;
  // The error, if a text that computes nothing did not compile in time: "compiler-not-usable".
  Result<void> check_ending(const CommandResult& result) const;
  // The compiler in its sandbox, with the flags of every job, to be run in the folder.
  Command command(const std::filesystem::path& folder) const;
  CppCompiler(const Target& target, ArtifactCache cache, CompilerIdentity identity,
              const Namespaces& permitted, const CppCompilerOptions& options);

  std::reference_wrapper<const Target> target_;
  CppCompilerOptions options_;
  ArtifactCache cache_;
  CompilerIdentity identity_;
  std::string processor_;
  std::vector<std::string> flags_;
  FileView files_;
  Namespaces permitted_;
  Namespaces namespaces_;  // those of them that are not left out
  Layers layers_;
  std::map<Digest, std::string> precompiled_;  // what was parsed of headers; empty: not yet, or
                                               // not possible
};

}  // namespace passnet
