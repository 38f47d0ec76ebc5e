// Calls of cuDNN: a graph of its operations, and the engine that runs it.
#pragma once

#include "cuda/library/dnn_library.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A tensor of a call, and the part of its block that it covers.
struct DnnTensor {
  int64_t start_bytes = 0;
  int64_t end_bytes = 0;
};

// A computation as cuDNN takes it. The number of an operand, counted from 1, is the unique id of
// its tensor; those of the scalars follow, and that of the scratch memory.
struct DnnGraph {
  std::string text;                        // all that the choice of an engine depends on
  std::vector<DnnDescriptor> descriptors;  // of tensors and of what operations refer to
  std::vector<DnnDescriptor> operations;
  std::vector<DnnTensor> operands;
  std::vector<float> scalars;
  int64_t scratch_bytes = 0;  // 0: no tensor is scratch memory
  bool allows_tensor_cores = false;
};

class CudaDnnCall {
 public:
  // Takes the engine that was chosen before, or measures those that cuDNN's heuristic names first.
  // No engine reduces in f16, transforms windows (Winograd, Fourier) or adds in varying order.
  // `library` must outlive the call. Error: "cuda-call-failed", also if no engine computes it.
  static Result<CudaDnnCall> prepare(DnnLibrary& library, DnnGraph graph);

  void place(size_t operand, DeviceAddress address) { operands_[operand] = address; }
  // Hands the call to a stream.
  Result<void> enqueue(CudaStream stream);

 private:
  struct Engine {
    size_t number = 0;  // in the order of the heuristic
    DnnDescriptor plan;
    int64_t workspace_bytes = 0;
  };
  explicit CudaDnnCall(DnnLibrary& library) : library_(&library) {}
  Result<std::vector<DnnDescriptor>> list_configurations();
  Result<void> choose(std::span<const DnnDescriptor> configurations);
  std::optional<Engine> make_engine(std::span<const DnnDescriptor> configurations, size_t number);
  bool is_exact(const DnnDescriptor& configuration) const;
  Result<Engine> fastest(std::vector<Engine> engines);
  Result<double> measure(const Engine& engine, std::span<const DeviceAddress> addresses);
  Result<void> run(const Engine& engine, std::span<const DeviceAddress> addresses,
                   CudaStream stream);

  DnnLibrary* library_;
  DnnGraph graph_;
  DnnDescriptor operation_graph_;
  Engine engine_;
  std::vector<DeviceAddress> operands_;
};

}  // namespace passnet
