#include "kernel/target.hpp"

#include "kernel/costs/cuda.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/costs/lowering.hpp"
#include "kernel/costs/plan.hpp"
#include "kernel/costs/roofline.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/costs/toolchain.hpp"

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

constexpr LoweringCosts kLowering;
constexpr RooflineRules kRoofline;

constexpr FusionCosts kCpuFusion;
constexpr ScheduleCosts kCpuSchedule;
constexpr LibraryRules kCpuLibrary;
constexpr PlanRules kCpuPlan;
constexpr CudaCosts kNoCuda;

constexpr ToolchainRules kNative{.tuning = kNativeTuning, .is_native = true};
constexpr ToolchainRules kV4{.instructions = "-march=x86-64-v4", .tuning = kAnyWideProcessor};
constexpr ToolchainRules kV3{.instructions = "-march=x86-64-v3", .tuning = kAnyProcessor};

constexpr Target cpu_target(std::string_view arch, int64_t vector_floats,
                            const ToolchainRules& toolchain) {
  return {.arch = arch,
          .vector_floats = vector_floats,
          .lower = &kLowering,
          .fusion = &kCpuFusion,
          .schedule = &kCpuSchedule,
          .library = &kCpuLibrary,
          .plan = &kCpuPlan,
          .roofline = &kRoofline,
          .cuda = &kNoCuda,
          .toolchain = &toolchain};
}

constexpr int64_t kWarp = 32;

// A computation costs a GPU less, compared with a load, than a CPU.
constexpr FusionCosts kCudaFusion{.runs_small_maps_first = false, .joins_pieces = false};
constexpr ScheduleCosts kCudaSchedule{.min_shared_rows = 1};
constexpr LibraryRules kCudaLibrary{.min_products = 32'768,
                                    .min_convolution_products = 1 << 20,
                                    .max_stencil_taps = 9,
                                    .min_packed_depth = 1,
                                    .takes_windows = false,
                                    .runs_epilogues = false};
constexpr LibraryRules kHopperLibrary = [] {
  LibraryRules rules = kCudaLibrary;
  rules.max_attention_width = 256;
  return rules;
}();
constexpr PlanRules kCudaPlan{.shares_blocks = false};  // a frame places them (runtime/temporaries)
constexpr CudaCosts kCuda{.warp = kWarp};
// Clusters that run together on every GPU.
constexpr CudaCosts kClusters{.warp = kWarp, .tile_bytes = 224 << 10, .max_cluster = 8};

// NVRTC's `--gpu-architecture`, with what only GPUs of one version have (products of warpgroups).
constexpr ToolchainRules kSm80{.instructions = "sm_80"};
constexpr ToolchainRules kSm90{.instructions = "sm_90", .features = "a"};
constexpr ToolchainRules kSm100{.instructions = "sm_100"};

// `vector_floats` is a warp: neighboring threads load neighboring elements.
constexpr Target cuda_target(const ToolchainRules& toolchain, int64_t multiprocessors,
                             bool since_sm_90) {
  return {.device = Device::kCuda,
          .arch = toolchain.instructions,
          .vector_floats = kWarp,
          .multiprocessors = multiprocessors,
          .cache_line = 128,
          .programmatic = since_sm_90,
          .lower = &kLowering,
          .fusion = &kCudaFusion,
          .schedule = &kCudaSchedule,
          .library = since_sm_90 ? &kHopperLibrary : &kCudaLibrary,
          .plan = &kCudaPlan,
          .roofline = &kRoofline,
          .cuda = since_sm_90 ? &kClusters : &kCuda,
          .toolchain = &toolchain};
}

// `native` keeps the values of x86-64-v4 also on processors without AVX-512. `vector_floats` = 8
// gives other lengths of strips and nothing else: 5 of 445 subgraphs of real models change, all of
// them norms over channels, to 0.82 to 1.13 times their speed on an AMD EPYC with AVX2.
constexpr std::array<Target, 6> kTargets{{
    cpu_target(kNativeArch, 16, kNative),
    cpu_target("x86-64-v4", 16, kV4),
    cpu_target("x86-64-v3", 8, kV3),
    cuda_target(kSm80, 108, false),
    cuda_target(kSm90, 132, true),
    cuda_target(kSm100, 148, true),
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
  if (target.toolchain->is_native) return true;
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (target.arch == "x86-64-v3") return __builtin_cpu_supports("x86-64-v3") != 0;
  if (target.arch == "x86-64-v4") return __builtin_cpu_supports("x86-64-v4") != 0;
#endif
  return false;
}

}  // namespace passnet
