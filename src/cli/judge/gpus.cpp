#include "cli/judge/gpus.hpp"

#include "base/thread_count.hpp"
#include "cli/choices.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <sched.h>

namespace passnet {
namespace {

constexpr const char* kVisible = "CUDA_VISIBLE_DEVICES";

std::vector<std::string> visible_gpus() {
  if (const char* const named = std::getenv(kVisible)) return split_list(named);
  std::vector<std::string> gpus;
  // The driver numbers what a container shows of these from 0 on.
  for (int file = 0; file < 256; ++file) {
    std::error_code error;
    if (!std::filesystem::exists(fmt::format("/dev/nvidia{}", file), error)) continue;
    gpus.push_back(std::to_string(gpus.size()));
  }
  return gpus;
}

}  // namespace

Result<std::vector<std::string>> choose_gpus(size_t count) {
  std::vector<std::string> gpus = visible_gpus();
  if (gpus.empty() || gpus.size() < count) {
    return fail({}, "gpus-not-found", "expected {} GPUs for --gpus, found {}",
                count == 0 ? "some" : std::to_string(count), gpus.size());
  }
  if (count > 0) gpus.resize(count);
  return gpus;
}

void keep_gpu(const std::vector<std::string>& gpus, size_t number) {
  setenv(kVisible, gpus[number].c_str(), 1);
  const size_t part = usable_processors() / gpus.size();
  constexpr size_t kLeast = 2;
  cpu_set_t all;
  if (part < kLeast || sched_getaffinity(0, sizeof all, &all) != 0) return;
  cpu_set_t own;
  CPU_ZERO(&own);
  for (size_t processor = 0, index = 0; processor < CPU_SETSIZE; ++processor) {
    if (!CPU_ISSET(processor, &all)) continue;
    if (index / part == number) CPU_SET(processor, &own);
    ++index;
  }
  sched_setaffinity(0, sizeof own, &own);
}

}  // namespace passnet
