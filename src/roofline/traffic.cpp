#include "roofline/traffic.hpp"

#include "base/check.hpp"
#include "kernel/analysis/demand.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

// Elements of storages, marked when they are found.
class Marks {
 public:
  explicit Marks(const LoopProgram& program) : program_(program) {}

  ElementSet& operator[](StorageId id) {
    const auto known = sets_.find(id.index);
    if (known != sets_.end()) return known->second;
    const Storage& storage = program_.storage(id);
    int64_t last = 0;
    for (size_t dim = 0; dim < storage.strides.size(); ++dim) {
      last += (storage.type.shape[dim] - 1) * storage.strides[dim];
    }
    const int64_t elements = storage.type.numel() == 0 ? 0 : last + 1;
    return sets_.emplace(id.index, ElementSet(elements)).first->second;
  }

  // The elements of a window; all of its storage if its elements have another size.
  void add(const Window& window, std::span<const IndexRuns> dims) {
    ElementSet& set = (*this)[window.storage];
    const DType dtype = program_.storage(window.storage).type.dtype;
    if (byte_size(window.type.dtype) == byte_size(dtype)) {
      set.add_box(dims, window.layout);
    } else if (std::ranges::none_of(dims, [](const IndexRuns& runs) { return runs.empty(); })) {
      set.add_all();
    }
  }
  void add(const Window& window) { add(window, whole_box(window.type.shape)); }

  int64_t bytes() const {
    int64_t total = 0;
    for (const auto& [index, set] : sets_) total += bytes_of({index}, set);
    return total;
  }
  // Counts only the graph's inputs.
  int64_t input_bytes() const {
    int64_t total = 0;
    for (const auto& [index, set] : sets_) {
      if (program_.storages[index].input) total += bytes_of({index}, set);
    }
    return total;
  }

 private:
  int64_t bytes_of(StorageId id, const ElementSet& set) const {
    return set.count() * static_cast<int64_t>(byte_size(program_.storage(id).type.dtype));
  }

  const LoopProgram& program_;
  std::map<uint32_t, ElementSet> sets_;
};

Window whole_window(const LoopProgram& program, StorageId id) {
  const TensorType& type = program.storage(id).type;
  return {.storage = id, .type = type, .layout = {.strides = contiguous_strides(type.shape)}};
}

// Counts all iterations of all stages.
Traffic traffic(const LoopProgram& program, const Kernel& kernel, std::span<const Window> inputs,
                std::span<const StorageId> outputs) {
  Marks read(program);
  std::map<uint32_t, ElementSet> written;
  for (const Stage& stage : kernel.stages) {
    const std::vector<IndexRuns> loops = whole_loops(kernel, stage);
    for (const TouchedBox& box : touched_loads(kernel, stage, loops)) {
      if (kernel.buffer(box.buffer).role != BufferRole::kInput) continue;
      read.add(inputs[box.buffer.index], box.dims);
    }
    if (kernel.buffer(stage.target).role != BufferRole::kOutput) continue;
    const Shape shape = kernel.shape(stage.target);
    ElementSet& set = written.try_emplace(stage.target.index, numel(shape)).first->second;
    set.add_box(touched_target(kernel, stage, loops).dims, {.strides = contiguous_strides(shape)});
  }
  Traffic result{.read = read.bytes()};
  for (const auto& [buffer, set] : written) {
    const StorageId storage = outputs[buffer - inputs.size()];
    result.written +=
        set.count() * static_cast<int64_t>(byte_size(program.storage(storage).type.dtype));
  }
  return result;
}

// Walks from the results of a program to the elements that they need.
class Demand {
 public:
  explicit Demand(const LoopProgram& program) : program_(program), needed_(program) {}

  Traffic run() {
    Marks results(program_);
    for (const Window& result : program_.results) {
      if (program_.storage(result.storage).input) continue;
      results.add(result);
      needed_.add(result);
    }
    for (size_t i = program_.computations.size(); i-- > 0;) ask(program_.computations[i]);
    return {.read = needed_.input_bytes(), .written = results.bytes()};
  }

 private:
  void ask(const Computation& computation) {
    if (computation.is_launch()) {
      for (const Window& operand : computation.operands) needed_.add(operand);
      return;
    }
    walk_demand(
        computation.kernel, UnknownAccess::kFewest,
        [&](BufferId id) -> ElementSet& {
          return needed_[computation.results[id.index - computation.operands.size()]];
        },
        [&](const TouchedBox& box) {
          needed_.add(computation.operands[box.buffer.index], box.dims);
        });
  }

  const LoopProgram& program_;
  Marks needed_;
};

}  // namespace

Traffic traffic(const LoopProgram& program, const Computation& computation) {
  if (!computation.is_launch()) {
    return traffic(program, computation.kernel, computation.operands, computation.results);
  }
  Marks read(program);
  Marks written(program);
  for (const Window& operand : computation.operands) read.add(operand);
  for (const StorageId result : computation.results) written.add(whole_window(program, result));
  return {.read = read.bytes(), .written = written.bytes()};
}

Traffic traffic(const LoopProgram& program, const FusedKernel& fused) {
  return traffic(program, fused.kernel, fused.inputs, fused.outputs);
}

Traffic least_traffic(const LoopProgram& program) { return Demand(program).run(); }

}  // namespace passnet
