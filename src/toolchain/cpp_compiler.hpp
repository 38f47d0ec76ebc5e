// Compiles generated C++ to shared objects: a C++ compiler in child processes with limits, its
// results cached by content.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/hash.hpp"
#include "diag/diagnostic.hpp"
#include "sandbox/command.hpp"
#include "toolchain/artifact_cache.hpp"

namespace passnet {

struct NamedText {
  std::string name;  // a plain file name, included as "name"
  std::string text;
};

struct CompileJob {
  std::string source;
  std::vector<NamedText> headers;  // all that `#include` finds
  std::string label;               // how messages call the source: `silu.cpp`
  std::vector<std::string> defines;  // NAME=VALUE
};

// One message of the compiler; line and column are 1-based, 0 where it names no place.
struct CompileMessage {
  enum class Kind : uint8_t { kError, kWarning, kNote };
  Kind kind = Kind::kError;
  std::string file;  // the job's label, or the name of one of its headers
  uint32_t line = 0;
  uint32_t column = 0;
  std::string text;
};

// Why no artifact came: not the user's machine, but what was compiled.
struct CompileFailure {
  Ending ending = Ending::kExited;
  std::string summary;  // one lower-case sentence
  std::vector<CompileMessage> messages;
  std::string log;  // the compiler's output without paths of this machine
};

struct Artifact {
  std::filesystem::path path;  // of a shared object
  Digest key;                  // of everything that it was made from
  Digest content;              // of the file
  double compile_ms = 0;       // 0 from the cache
  bool from_cache = false;
};

using CompileOutcome = std::variant<Artifact, CompileFailure>;

struct CppCompilerOptions {
  std::string compiler = "c++";       // a name looked up in PATH, or a path
  std::filesystem::path cache_folder;  // empty: `default_cache_folder()`
  uint64_t cache_bytes = uint64_t{2} << 30;
  Limits limits = {.cpu_s = 60, .wall_s = 120};
  std::vector<std::string> extra_flags;
};

// A compiler found and identified. Single-threaded.
class CppCompiler {
 public:
  // Errors: `compiler-not-found`, `compiler-not-usable`, `cache-not-writable`.
  static Result<CppCompiler> open(const CppCompilerOptions& options = {});

  // Errors are the machine's (no room, no process); what is wrong in the source is the outcome.
  Result<CompileOutcome> compile(const CompileJob& job);

  // Each as soon as it is known: its index, and its outcome. Equal jobs compile once.
  using Progress = std::function<void(size_t index, const CompileOutcome& outcome)>;
  // Outcomes in the order of the jobs; at most `max_parallel` compilers at once.
  Result<std::vector<CompileOutcome>> compile_all(std::span<const CompileJob> jobs,
                                                  size_t max_parallel,
                                                  const Progress& progress = {});

  // `g++ (Debian 12.2.0-14) 12.2.0`.
  std::string_view version() const { return version_; }
  // The flags that every job compiles with; `cpu()` resolves `-march=native`.
  const std::vector<std::string>& flags() const { return flags_; }
  std::string_view cpu() const { return cpu_; }
  const ArtifactCache& cache() const { return cache_; }
  // The defences that stand around a compiler process.
  Layers layers() const { return layers_; }
  Digest key(const CompileJob& job) const;

 private:
  struct Batch;
  CppCompiler(ArtifactCache cache, const CppCompilerOptions& options);

  CppCompilerOptions options_;
  ArtifactCache cache_;
  std::filesystem::path driver_;
  std::string version_;
  std::string cpu_;
  std::vector<std::string> flags_;
  Layers layers_;
};

}  // namespace passnet
