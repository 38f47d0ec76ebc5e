// A profiler without a GPU: NVTX loads it, as NVTX_INJECTION64_PATH names it, and then calls its
// functions, which log the ranges. The interface is that of NVTX to profilers.
#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using Function = void (*)();

// The table of export 1: `functions_of` finds the places of the functions of a module.
struct Callbacks {
  size_t bytes;
  int (*functions_of)(int module, Function*** places, unsigned* count);
};

constexpr uint32_t kCallbacks = 1;
constexpr int kCore = 1;       // the module of ranges without a domain
constexpr unsigned kPush = 9;  // nvtxRangePushA
constexpr unsigned kPop = 11;  // nvtxRangePop

std::string& lines() {
  static std::string own;
  return own;
}

int& depth() {
  static int own = 0;
  return own;
}

int push(const char* name) {
  lines() += std::string(2 * static_cast<size_t>(depth()), ' ') + name + "\n";
  return depth()++;
}

int pop() { return --depth(); }

}  // namespace

extern "C" int InitializeInjectionNvtx2(const void* (*find_export)(uint32_t id)) {
  const auto* const callbacks = static_cast<const Callbacks*>(find_export(kCallbacks));
  Function** places = nullptr;
  unsigned count = 0;
  if (callbacks == nullptr || callbacks->functions_of(kCore, &places, &count) == 0) return 0;
  if (count <= kPop) return 0;
  *places[kPush] = reinterpret_cast<Function>(push);
  *places[kPop] = reinterpret_cast<Function>(pop);
  return 1;
}

// The ranges since the program began, one per line, those within others indented.
extern "C" const char* fake_profiler_log() { return lines().c_str(); }
// The number of ranges that have not ended.
extern "C" int fake_profiler_open() { return depth(); }
