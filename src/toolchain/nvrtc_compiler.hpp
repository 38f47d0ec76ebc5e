// Compiles CUDA texts for a GPU's architecture: NVRTC in child processes with limits, its results
// cached by content.
//
// A child reads no file but NVRTC's own (Landlock, if the kernel has it), has no descriptor of
// ours, and is limited in processor time and wall time; `#include` finds only the job's headers.
// Nothing of CUDA is needed to build this program, and no GPU to compile for one.
#pragma once

#include "diag/diagnostic.hpp"
#include "kernel/target.hpp"
#include "toolchain/artifact_cache.hpp"
#include "toolchain/compile_job.hpp"
#include "toolchain/nvrtc_child.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct NvrtcOptions {
  const Target* target = &default_target(Device::kCuda);
  NvrtcForm form = NvrtcForm::kCubin;
  std::filesystem::path library;       // empty: `find_nvrtc()`
  std::filesystem::path cache_folder;  // empty: `default_cache_folder()`
  uint64_t cache_bytes = uint64_t{2} << 30;
  Limits limits = {.cpu_s = 60, .wall_s = 120};  // of each source
};

// NVRTC, found and identified. Single-threaded.
class NvrtcCompiler {
 public:
  // Errors: `nvrtc-not-found`, `nvrtc-not-usable`, `cache-not-writable`, `nvrtc-not-started`.
  static Result<NvrtcCompiler> open(const NvrtcOptions& options = {});

  // Returns outcomes in the order of the jobs: artifacts are files that hold a cubin or PTX. At
  // most `max_parallel` children work at once, each on several sources. Errors:
  // `cache-not-writable`, `nvrtc-not-started`; errors in a source are part of its outcome.
  Result<std::vector<CompileOutcome>> compile_all(std::span<const CompileJob> jobs,
                                                  size_t max_parallel);

  const Target& target() const { return *options_.target; }
  const std::filesystem::path& library() const { return options_.library; }
  // `13.0`
  std::string_view version() const { return version_; }
  // The options of every source.
  const std::vector<std::string>& flags() const { return flags_; }
  Digest key(const CompileJob& job) const;

 private:
  friend class NvrtcBatch;
  NvrtcCompiler(ArtifactCache cache, NvrtcOptions options, std::string version);

  ArtifactCache cache_;
  NvrtcOptions options_;
  std::string version_;
  std::vector<std::string> flags_;
};

}  // namespace passnet
