#include "api/call_layout.hpp"

#include <algorithm>

namespace passnet {
namespace {

Result<void> check_count(size_t found, size_t expected, std::string_view role) {
  if (found == expected) return {};
  return fail({}, "buffer-count", "expected {} buffers of {}, found {}", expected, role, found);
}

std::unexpected<Diagnostic> overlap(std::string_view role, size_t index, std::string_view other,
                                    size_t other_index) {
  return fail({}, "buffers-overlap",
              "expected {} {} and {} {} to share no memory, found that they overlap", role, index,
              other, other_index);
}

bool is_whole(const Placement& placement) {
  return storage_bytes(placement.type, placement.strides, 0) == placement.type.bytes();
}

}  // namespace

CallLayout::CallLayout(const Graph& graph, const Plan& plan, Device device) : device_(device) {
  describe_inputs(graph, plan);
  describe_results(graph, plan);
}

void CallLayout::describe_inputs(const Graph& graph, const Plan& plan) {
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const Placement& placement = plan.inputs[i];
    inputs_.push_back({.name = graph.value(graph.inputs()[i].value).name,
                       .type = placement.type,
                       .strides = placement.strides,
                       .block = placement.block,
                       .bytes = placement.type.bytes(),
                       .is_dense = is_contiguous(placement.type.shape, placement.strides)});
  }
  for (const GraphResult& result : graph.results()) {
    if (result.mutates) inputs_[*result.mutates].mutated = true;
  }
}

int64_t CallLayout::input_of(BlockId block) const {
  const auto found = std::ranges::find(inputs_, block, &InputSlot::block);
  return found == inputs_.end() ? -1 : found - inputs_.begin();
}

void CallLayout::describe_results(const Graph& graph, const Plan& plan) {
  std::vector<std::optional<uint32_t>> direct(plan.blocks.size());
  for (size_t i = 0; i < graph.results().size(); ++i) {
    const Placement& placement = plan.results[i];
    const GraphResult& result = graph.results()[i];
    if (result.mutates) {
      add_write_back(*result.mutates, placement);
      continue;
    }
    ResultSlot& described = results_.emplace_back(
        ResultSlot{.name = graph.value(result.value).name,
                   .placement = placement,
                   .strides = placement.strides,
                   .bytes = placement.type.bytes(),
                   .is_dense = is_contiguous(placement.type.shape, placement.strides),
                   .is_whole = is_whole(placement)});
    const int64_t input = input_of(placement.block);
    if (input >= 0) {
      inputs_[static_cast<size_t>(input)].viewed = true;
      if (!inputs_[static_cast<size_t>(input)].mutated) {
        described.view_of = input;
      } else if (device_ == Device::kCpu) {  // a GPU copies whole blocks
        described.strides = contiguous_strides(placement.type.shape);
      }
    }
    const bool fills = described.is_whole && placement.offset == 0 &&
                       described.bytes == plan.blocks[placement.block.index].bytes;
    auto& known = direct[placement.block.index];
    if (fills && !known) known = static_cast<uint32_t>(results_.size() - 1);
  }
  for (uint32_t block = 0; block < plan.blocks.size(); ++block) {
    if (plan.blocks[block].role != BlockRole::kResult) continue;
    result_blocks_.push_back({.block = {block}, .direct = direct[block]});
  }
}

void CallLayout::add_write_back(uint32_t input, const Placement& from) {
  const int64_t holder = input_of(from.block);
  const bool staged = holder >= 0 && inputs_[static_cast<size_t>(holder)].mutated;
  write_backs_.push_back(
      {.input = input, .from = from, .staged = staged, .staging_offset = staging_bytes_});
  if (staged) staging_bytes_ += static_cast<size_t>(from.type.bytes());
}

Result<void> CallLayout::check_inputs(std::span<const CallBuffer> inputs) const {
  TRY(check_count(inputs.size(), inputs_.size(), "inputs"));
  for (size_t i = 0; i < inputs.size(); ++i) {
    const InputSlot& input = inputs_[i];
    if (fits_plainly(inputs[i], input.type, device_)) continue;
    const BufferUse use = input.mutated ? BufferUse::kWritten : BufferUse::kRead;
    TRY(check_buffer(inputs[i], input.type, device_, use, {"input", i}));
  }
  for (const WriteBack& change : write_backs_) {
    const ByteRange range = input_range(change.input, inputs);
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (i != change.input && range.overlaps(input_range(i, inputs))) {
        return overlap("input", change.input, "input", i);
      }
    }
  }
  return {};
}

Result<void> CallLayout::check_results(std::span<const CallBuffer> inputs,
                                       std::span<const CallBuffer> results) const {
  TRY(check_count(results.size(), results_.size(), "results"));
  for (size_t i = 0; i < results.size(); ++i) {
    const TensorType& type = results_[i].placement.type;
    if (!fits_plainly(results[i], type, device_)) {
      TRY(check_buffer(results[i], type, device_, BufferUse::kWritten, {"result", i}));
    }
    const ByteRange range = result_range(i, results);
    for (size_t other = 0; other < i; ++other) {
      if (range.overlaps(result_range(other, results))) {
        return overlap("result", i, "result", other);
      }
    }
    for (size_t input = 0; input < inputs.size(); ++input) {
      if ((inputs_[input].mutated || inputs_[input].viewed) &&
          range.overlaps(input_range(input, inputs))) {
        return overlap("result", i, "input", input);
      }
    }
  }
  return {};
}

ByteRange CallLayout::input_range(size_t input, std::span<const CallBuffer> inputs) const {
  return range_of(inputs[input], inputs_[input].type, inputs_[input].bytes);
}

ByteRange CallLayout::result_range(size_t result, std::span<const CallBuffer> results) const {
  return range_of(results[result], results_[result].placement.type, results_[result].bytes);
}

bool CallLayout::overlaps_inputs(size_t result, std::span<const CallBuffer> inputs,
                                 std::span<const CallBuffer> results) const {
  const ByteRange range = result_range(result, results);
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (range.overlaps(input_range(i, inputs))) return true;
  }
  return false;
}

}  // namespace passnet
