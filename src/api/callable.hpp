// A compiled graph on either device, as the interfaces of C and Python call it.
#pragma once

#include "api/callable_graph.hpp"
#include "api/gpu/gpu_callable.hpp"
#include "frontend/fx/imported_graph.hpp"

#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace passnet {

class Callable {
 public:
  Callable(std::unique_ptr<CallableGraph> graph, InputContents contents)
      : graph_(std::move(graph)), contents_(std::move(contents)) {}
  Callable(std::unique_ptr<GpuCallable> graph, InputContents contents)
      : graph_(std::move(graph)), contents_(std::move(contents)) {}

  const CallLayout& layout() const {
    return std::visit([](const auto& graph) -> const CallLayout& { return graph->layout(); },
                      graph_);
  }
  const passnet_facts& facts() const {
    return std::visit([](const auto& graph) -> const passnet_facts& { return graph->facts(); },
                      graph_);
  }

  // See `passnet_thaw`.
  void thaw() const {
    std::visit([](const auto& graph) { graph->thaw(); }, graph_);
  }

  // Returns the contents that the source holds for an input; nullptr: none.
  const Tensor* contents(size_t input) const { return contents_.find(input); }

  // See `passnet_call_in_stream`; `stream` is null or the caller's. Errors: those of the graph's
  // device; "stream-without-gpu".
  Result<void> call(std::span<const CallBuffer> inputs, std::span<const CallBuffer> results,
                    void* stream) const;
  // See `passnet_call_allocating_in_stream`; the errors are the same.
  Result<std::vector<OwnedTensor>> call(std::span<const CallBuffer> inputs, void* stream) const;

 private:
  // The buffers of a call, in which those without an address are the source's.
  struct Inputs {
    std::span<const CallBuffer> buffers;
    std::vector<CallBuffer> own;            // what `buffers` is, if some are the source's
    std::unique_lock<std::mutex> changing;  // held if the graph changes one of those
  };
  Inputs complete(std::span<const CallBuffer> inputs) const;

  std::variant<std::unique_ptr<CallableGraph>, std::unique_ptr<GpuCallable>> graph_;
  InputContents contents_;
  std::unique_ptr<std::mutex> changing_ = std::make_unique<std::mutex>();
};

}  // namespace passnet
