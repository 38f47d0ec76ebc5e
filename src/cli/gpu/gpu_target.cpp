#include "cli/gpu/gpu_target.hpp"

#include "kernel/target.hpp"

namespace passnet {

bool names_gpu(const TargetArguments& arguments) {
  const Target* const target = find_target(arguments.arch);
  return arguments.device == info(Device::kCuda).name ||
         (target != nullptr && target->device == Device::kCuda);
}

Result<std::unique_ptr<Gpu>> open_gpu(const TargetArguments& arguments) {
  TRY(choose_target(arguments, TargetUse::kText));
  // The name of the default stands for whatever the device is.
  const bool names_arch = arguments.arch != kNativeArch;
  return Gpu::open(
      {.arch = names_arch ? arguments.arch : std::string_view(), .line_info = arguments.line_info});
}

}  // namespace passnet
