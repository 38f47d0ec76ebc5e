// The inputs and results of a compiled graph as its callers see them, and the checks of their
// buffers.
#pragma once

#include "api/buffers.hpp"
#include "ir/graph.hpp"
#include "runtime/plan.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class CallLayout {
 public:
  struct InputSlot {
    std::string name;
    TensorType type;
    Strides strides;  // the graph was compiled for these
    BlockId block;
    int64_t bytes = 0;      // those of the type
    bool is_dense = false;  // the strides are row-major
    bool mutated = false;
    bool viewed = false;  // some results are views of it
  };
  struct ResultSlot {
    std::string name;
    Placement placement;
    Strides strides;  // used if the library allocates it
    int64_t bytes = 0;
    bool is_dense = false;  // the placement's strides are row-major
    bool is_whole = false;  // its elements are one piece of memory, dim by dim in any order
    int64_t view_of = -1;   // the input that it is a view of, unless the graph changes that input
  };
  // New contents of an input, written back when the call is over.
  struct WriteBack {
    uint32_t input = 0;
    Placement from;
    bool staged = false;  // they are in an input that is changed too, and are saved first
    size_t staging_offset = 0;
  };
  // A block that the plan writes results to, and the result whose buffer can be that block if it
  // has the plan's strides.
  struct ResultBlock {
    BlockId block;
    std::optional<uint32_t> direct;
  };

  CallLayout(const Graph& graph, const Plan& plan, Device device);

  // Errors: "buffer-count", those of `check_buffer`, "buffers-overlap".
  Result<void> check_inputs(std::span<const CallBuffer> inputs) const;
  Result<void> check_results(std::span<const CallBuffer> inputs,
                             std::span<const CallBuffer> results) const;
  // True if the buffer of a result shares memory with one of the inputs. Both were checked.
  bool overlaps_inputs(size_t result, std::span<const CallBuffer> inputs,
                       std::span<const CallBuffer> results) const;

  const std::vector<InputSlot>& inputs() const { return inputs_; }
  const std::vector<ResultSlot>& results() const { return results_; }
  const std::vector<WriteBack>& write_backs() const { return write_backs_; }
  const std::vector<ResultBlock>& result_blocks() const { return result_blocks_; }
  size_t staging_bytes() const { return staging_bytes_; }  // of all staged contents
  Device device() const { return device_; }

 private:
  void describe_inputs(const Graph& graph, const Plan& plan);
  void describe_results(const Graph& graph, const Plan& plan);
  void add_write_back(uint32_t input, const Placement& from);
  int64_t input_of(BlockId block) const;  // -1: none
  ByteRange input_range(size_t input, std::span<const CallBuffer> inputs) const;
  ByteRange result_range(size_t result, std::span<const CallBuffer> results) const;

  Device device_;
  std::vector<InputSlot> inputs_;
  std::vector<ResultSlot> results_;
  std::vector<WriteBack> write_backs_;
  size_t staging_bytes_ = 0;
  std::vector<ResultBlock> result_blocks_;
};

// Returns the first byte of a placement in its block, which is at `block`.
inline std::byte* address_in(std::byte* block, const Placement& placement) {
  return block + placement.offset * static_cast<int64_t>(byte_size(placement.type.dtype));
}

}  // namespace passnet
