#include "api/callable.hpp"

namespace passnet {
namespace {

Result<void> demand_no_stream(const void* stream) {
  if (stream == nullptr) return {};
  return fail({}, "stream-without-gpu",
              "expected no stream for a graph that runs on the CPU, found one");
}

}  // namespace

Result<void> Callable::call(std::span<const CallBuffer> inputs, std::span<const CallBuffer> results,
                            void* stream) const {
  if (const auto* gpu = std::get_if<std::unique_ptr<GpuCallable>>(&graph_)) {
    return (*gpu)->call(inputs, results, static_cast<CudaStream>(stream));
  }
  TRY(demand_no_stream(stream));
  return std::get<std::unique_ptr<CallableGraph>>(graph_)->call(inputs, results);
}

Result<std::vector<OwnedTensor>> Callable::call(std::span<const CallBuffer> inputs,
                                                void* stream) const {
  if (const auto* gpu = std::get_if<std::unique_ptr<GpuCallable>>(&graph_)) {
    return (*gpu)->call(inputs, static_cast<CudaStream>(stream));
  }
  TRY(demand_no_stream(stream));
  return std::get<std::unique_ptr<CallableGraph>>(graph_)->call(inputs);
}

}  // namespace passnet
