#include "cli/gpu_target.hpp"

#include "kernel/target.hpp"

namespace passnet {

bool names_gpu(const TargetArguments& arguments) {
  const Target* const target = find_target(arguments.arch);
  return arguments.device == info(Device::kCuda).name ||
         (target != nullptr && target->device == Device::kCuda);
}

Result<std::unique_ptr<Gpu>> open_gpu(const TargetArguments& arguments) {
  TRY(choose_target(arguments, TargetUse::kText));
  const std::string arch = named_gpu_arch(arguments);
  return Gpu::open({.arch = arch, .line_info = arguments.line_info});
}

}  // namespace passnet
