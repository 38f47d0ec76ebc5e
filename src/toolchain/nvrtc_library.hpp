// NVIDIA's run-time compiler NVRTC, loaded from a file. Names and types are those of its own
// interface (nvrtc.h).
#pragma once

#include "toolchain/compile_job.hpp"

#include <expected>
#include <filesystem>
#include <span>
#include <string>

namespace passnet {

struct NvrtcProgramObject;
using NvrtcStatus = int;

// Members have the names of the functions without `nvrtc`.
struct NvrtcFunctions {
  NvrtcStatus (*version)(int* major, int* minor);
  NvrtcStatus (*create)(NvrtcProgramObject** program, const char* text, const char* name,
                        int header_count, const char* const* headers,
                        const char* const* include_names);
  NvrtcStatus (*destroy)(NvrtcProgramObject** program);
  NvrtcStatus (*compile)(NvrtcProgramObject* program, int option_count, const char* const* options);
  NvrtcStatus (*log_size)(NvrtcProgramObject* program, size_t* bytes);
  NvrtcStatus (*log)(NvrtcProgramObject* program, char* text);
  NvrtcStatus (*cubin_size)(NvrtcProgramObject* program, size_t* bytes);
  NvrtcStatus (*cubin)(NvrtcProgramObject* program, char* content);
  NvrtcStatus (*ptx_size)(NvrtcProgramObject* program, size_t* bytes);
  NvrtcStatus (*ptx)(NvrtcProgramObject* program, char* text);
};

// The result of compiling one text; without a cubin if it has errors, which the log states.
struct NvrtcResult {
  std::string cubin;
  std::string ptx;
  std::string log;
};

// The loaded library. It stays loaded as long as the process.
class NvrtcLibrary {
 public:
  // Loads the library, and its built-in functions from the same folder, which it would otherwise
  // only find through the environment. The error is one sentence.
  static std::expected<NvrtcLibrary, std::string> load(const std::filesystem::path& path);
  // `13.0`.
  std::string version() const;
  NvrtcResult compile(const CompileJob& job, std::span<const std::string> options) const;

 private:
  NvrtcFunctions functions_{};
};

}  // namespace passnet
