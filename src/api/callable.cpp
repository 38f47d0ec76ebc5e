#include "api/callable.hpp"

#include <algorithm>

namespace passnet {
namespace {

Result<void> demand_no_stream(const void* stream) {
  if (stream == nullptr) return {};
  return fail({}, "stream-without-gpu",
              "expected no stream for a graph that runs on the CPU, found one");
}

}  // namespace

Callable::Inputs Callable::complete(std::span<const CallBuffer> inputs) const {
  Inputs result{.buffers = inputs};
  if (contents_.tensors.empty() || layout().device() != Device::kCpu) return result;
  const size_t count = std::min(inputs.size(), layout().inputs().size());
  for (size_t i = 0; i < count; ++i) {
    const Tensor* const held = contents_.find(i);
    if (inputs[i].data != nullptr || held == nullptr) continue;
    if (result.own.empty()) result.own.assign(inputs.begin(), inputs.end());
    const TensorType& type = held->type();
    result.own[i] = {.data = const_cast<std::byte*>(held->bytes().data()),
                     .dtype = static_cast<passnet_dtype>(type.dtype),
                     .rank = static_cast<int32_t>(type.rank()),
                     .shape = type.shape.data(),
                     .strides = nullptr,
                     .device = PASSNET_CPU};
    if (layout().inputs()[i].mutated && !result.changing) {
      result.changing = std::unique_lock(*changing_);
    }
  }
  if (!result.own.empty()) result.buffers = result.own;
  return result;
}

Result<void> Callable::call(std::span<const CallBuffer> given, std::span<const CallBuffer> results,
                            void* stream) const {
  const Inputs completed = complete(given);
  const std::span<const CallBuffer> inputs = completed.buffers;
  if (const auto* gpu = std::get_if<std::unique_ptr<GpuCallable>>(&graph_)) {
    return (*gpu)->call(inputs, results, static_cast<CudaStream>(stream));
  }
  TRY(demand_no_stream(stream));
  return std::get<std::unique_ptr<CallableGraph>>(graph_)->call(inputs, results);
}

Result<std::vector<OwnedTensor>> Callable::call(std::span<const CallBuffer> given,
                                                void* stream) const {
  const Inputs completed = complete(given);
  const std::span<const CallBuffer> inputs = completed.buffers;
  if (const auto* gpu = std::get_if<std::unique_ptr<GpuCallable>>(&graph_)) {
    return (*gpu)->call(inputs, static_cast<CudaStream>(stream));
  }
  TRY(demand_no_stream(stream));
  return std::get<std::unique_ptr<CallableGraph>>(graph_)->call(inputs);
}

}  // namespace passnet
