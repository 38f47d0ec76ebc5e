// A compiled graph on either device, as the interfaces of C and Python call it.
#pragma once

#include "api/callable_graph.hpp"
#include "api/gpu/gpu_callable.hpp"

#include <memory>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace passnet {

class Callable {
 public:
  explicit Callable(std::unique_ptr<CallableGraph> graph) : graph_(std::move(graph)) {}
  explicit Callable(std::unique_ptr<GpuCallable> graph) : graph_(std::move(graph)) {}

  const CallLayout& layout() const {
    return std::visit([](const auto& graph) -> const CallLayout& { return graph->layout(); },
                      graph_);
  }
  const passnet_facts& facts() const {
    return std::visit([](const auto& graph) -> const passnet_facts& { return graph->facts(); },
                      graph_);
  }

  // See `passnet_call_in_stream`; `stream` is null or the caller's. Errors: those of the graph's
  // device; "stream-without-gpu".
  Result<void> call(std::span<const CallBuffer> inputs, std::span<const CallBuffer> results,
                    void* stream) const;
  // See `passnet_call_allocating_in_stream`; the errors are the same.
  Result<std::vector<OwnedTensor>> call(std::span<const CallBuffer> inputs, void* stream) const;

 private:
  std::variant<std::unique_ptr<CallableGraph>, std::unique_ptr<GpuCallable>> graph_;
};

}  // namespace passnet
