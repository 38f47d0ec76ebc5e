// Compiles CUDA texts to machine code: NVRTC in processes of its own, its results cached by
// content.
#pragma once

#include "diag/diagnostic.hpp"
#include "toolchain/artifact_cache.hpp"
#include "toolchain/compile_job.hpp"
#include "toolchain/job_outcomes.hpp"
#include "toolchain/nvrtc_process.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Target;

struct NvrtcCompilerOptions {
  std::filesystem::path library;       // empty: `find_nvrtc`
  std::filesystem::path cache_folder;  // empty: `default_cache_folder()`
  uint64_t cache_bytes = uint64_t{2} << 30;
  Limits limits = {.cpu_s = 60, .wall_s = 120};
  // Machine code names the lines of its source, which is a file in the cache, and of included texts
  // and `#line`, as files of the current folder.
  bool line_info = false;
};

// Returns the path of the newest NVRTC of `nvidia_library_folders`; empty if there is none.
std::filesystem::path find_nvrtc();

// NVRTC for one architecture. Its processes start when they are first needed, and serve all later
// texts. Single-threaded.
class NvrtcCompiler {
 public:
  // Errors: "nvrtc-not-found", "nvrtc-not-usable", "nvrtc-not-started", `cache-not-writable`.
  static Result<NvrtcCompiler> open(const Target& target, const NvrtcCompilerOptions& options = {});

  using Progress = JobOutcomes::Progress;
  // Returns outcomes in the order of the jobs; an artifact is a cubin. Equal jobs compile once: the
  // later ones' artifacts count as cached. Errors: "nvrtc-not-started", `cache-not-writable`.
  Result<std::vector<CompileOutcome>> compile_all(std::span<const CompileJob> jobs,
                                                  const Progress& progress = {});
  Result<CompileOutcome> compile(const CompileJob& job);
  // Returns the text in PTX, which the cache keeps beside the machine code. Errors: those of
  // `compile_all`; "ptx-not-made" if the text does not compile.
  Result<std::string> ptx(const CompileJob& job);

  const Target& target() const { return target_; }
  bool has_line_info() const { return options_.line_info; }
  // The version of NVRTC: `13.0`.
  const std::string& version() const { return version_; }
  const std::filesystem::path& library() const { return options_.library; }
  const std::vector<std::string>& flags() const { return flags_; }
  const ArtifactCache& cache() const { return cache_; }
  Digest key(const CompileJob& job) const;

 private:
  friend class NvrtcBatch;
  NvrtcCompiler(const Target& target, ArtifactCache cache, NvrtcCompilerOptions options);
  Result<void> identify();
  Digest ptx_key(const CompileJob& job) const;
  // Returns the job with a file that holds its source, if there is line information. Errors:
  // `cache-not-writable`.
  Result<CompileJob> with_file(const CompileJob& job) const;
  // Returns a process that has nothing to do. Error: "nvrtc-not-started".
  Result<NvrtcProcess> take_process();

  std::reference_wrapper<const Target> target_;
  NvrtcCompilerOptions options_;
  ArtifactCache cache_;
  std::vector<std::string> flags_;
  std::string version_;
  Digest identity_;                 // of the library
  std::vector<NvrtcProcess> idle_;  // they wait for texts
};

}  // namespace passnet
