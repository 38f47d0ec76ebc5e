// Names the work of this program for NVIDIA's profilers, by the functions of their library NVTX,
// which is found when a profiler watches. Names and types are those of its own interface
// (nvToolsExt.h).
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace passnet {

// The files of NVTX: that of CUDA 13, and that of CUDA 12 and older.
inline constexpr std::array<std::string_view, 2> kNvtxLibraries{"libnvtx3interop.so.1",
                                                                "libnvToolsExt.so.1"};

// The loaded functions, which stay loaded as long as the program; none unless `load` found them.
class Nvtx {
 public:
  // True if a profiler watches this process: it names its own library in NVTX_INJECTION64_PATH.
  static bool is_watched();
  // Loads the first of these paths, or names that the loader finds, that is NVTX. If none is, no
  // range is recorded.
  static Nvtx load(std::span<const std::string> paths);

 private:
  friend class NvtxRange;
  int (*push_)(const char* name) = nullptr;
  int (*pop_)() = nullptr;
};

// A span of time of this thread, from its construction to its destruction, under a name. Ranges of
// a thread nest. Without NVTX, it costs one test of a pointer.
class NvtxRange {
 public:
  NvtxRange(const Nvtx& nvtx, const char* name) : pop_(nvtx.pop_) {
    if (pop_ != nullptr) nvtx.push_(name);
  }
  NvtxRange(const NvtxRange&) = delete;
  NvtxRange& operator=(const NvtxRange&) = delete;
  ~NvtxRange() {
    if (pop_ != nullptr) pop_();
  }

 private:
  int (*pop_)();
};

}  // namespace passnet
