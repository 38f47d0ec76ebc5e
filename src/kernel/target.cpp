#include "kernel/target.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// By default, g++ and clang use 256 bits even if a processor has 512.
constexpr std::array<std::string_view, 1> kWideVectors{"-mprefer-vector-width=512"};
constexpr std::array<std::string_view, 1> kAnyProcessor{"-mtune=generic"};
constexpr std::array<std::string_view, 2> kAnyWideProcessor{kAnyProcessor[0], kWideVectors[0]};

#if defined(__x86_64__)
constexpr std::span<const std::string_view> kNativeTuning = kWideVectors;
#else
constexpr std::span<const std::string_view> kNativeTuning;
#endif

constexpr int64_t kWarp = 32;
constexpr int64_t kCluster = 8;  // blocks that every GPU with clusters runs together

// The instructions of NVRTC's `--gpu-architecture`. `vector_floats` is a warp: neighboring threads
// load neighboring elements. A computation costs a GPU less, compared with a load, than a CPU.
constexpr Target cuda_target(std::string_view arch, int64_t multiprocessors, bool since_sm_90) {
  return {.device = Device::kCuda,
          .arch = arch,
          .vector_floats = kWarp,
          .multiprocessors = multiprocessors,
          .cache_line = 128,
          .fusion = {.runs_small_maps_first = false, .joins_pieces = false},
          .schedule = {.min_shared_rows = 1},
          .library = {.min_products = 32'768,
                      .min_convolution_products = 1 << 20,
                      .takes_windows = false,
                      .runs_epilogues = false},
          .plan = {.max_private_bytes = 0},  // all multiprocessors share the cache
          .cuda = {.warp = kWarp,
                   .programmatic = since_sm_90,
                   .max_cluster = since_sm_90 ? kCluster : 1},
          .toolchain = {.instructions = arch, .tuning = {}}};
}

// `native` keeps the values of x86-64-v4 also on processors without AVX-512. `vector_floats` = 8
// gives other lengths of strips and nothing else: 5 of 445 subgraphs of real models change, all of
// them norms over channels, to 0.82 to 1.13 times their speed on an AMD EPYC with AVX2.
constexpr std::array<Target, 6> kTargets{{
    {
        .arch = "native",
        .toolchain = {.tuning = kNativeTuning, .is_native = true},
    },
    {
        .arch = "x86-64-v4",
        .toolchain = {.instructions = "-march=x86-64-v4", .tuning = kAnyWideProcessor},
    },
    {
        .arch = "x86-64-v3",
        .vector_floats = 8,
        .toolchain = {.instructions = "-march=x86-64-v3", .tuning = kAnyProcessor},
    },
    cuda_target("sm_80", 108, false),
    cuda_target("sm_90", 132, true),
    cuda_target("sm_100", 148, true),
}};

}  // namespace

std::span<const Target> targets() { return kTargets; }

const Target& native_target() { return kTargets.front(); }

const Target* find_target(std::string_view arch) {
  const auto found = std::ranges::find(kTargets, arch, &Target::arch);
  return found == kTargets.end() ? nullptr : &*found;
}

const Target& default_target(Device device) {
  if (device == Device::kCpu) return native_target();
  return *std::ranges::find(kTargets, "sm_90", &Target::arch);
}

bool runs_here(const Target& target) {
  if (target.device != Device::kCpu) return false;
  if (target.toolchain.is_native) return true;
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (target.arch == "x86-64-v3") return __builtin_cpu_supports("x86-64-v3") != 0;
  if (target.arch == "x86-64-v4") return __builtin_cpu_supports("x86-64-v4") != 0;
#endif
  return false;
}

}  // namespace passnet
