#include "eval/gpu/gpu_side.hpp"

#include "base/random_bits.hpp"
#include "correct/compare.hpp"
#include "correct/element_blocks.hpp"
#include "eval/gpu/gpu_link.hpp"
#include "eval/gpu/gpu_poison.hpp"

#include <algorithm>
#include <utility>

namespace passnet {

// Places contiguous tensors one behind the other; returns the offset behind them.
size_t GpuSide::place_tensors(size_t at, std::span<const Placement> tensors,
                              std::vector<Place>& places) {
  for (const Placement& tensor : tensors) {
    places.push_back({.offset = at, .type = tensor.type});
    at += align_up(byte_size(tensor.type.dtype) * static_cast<size_t>(tensor.type.numel()));
  }
  return at;
}

Result<std::vector<GpuSide>> GpuSide::start(GpuWorker& worker, std::span<const GpuSidePlan> plans,
                                            uint64_t seed, const GpuWalls& walls,
                                            ThreadPool* pool) {
  // Few sizes, which a pool of device memory keeps.
  constexpr uint64_t kPaddings = 16;
  constexpr size_t kPaddingBytes = (size_t{1} << 20) + 256;
  GpuRequest request{.padding_bytes = random_bits(seed, 0) % kPaddings * kPaddingBytes,
                     .is_native = walls.is_native};
  for (const GpuSidePlan& plan : plans) {
    GpuPlan& one = request.plans.emplace_back();
    one.cubins = {plan.cubins.begin(), plan.cubins.end()};
    one.plan = plan.compiled->plan;
    for (const StepOrigin& origin : plan.compiled->origins) one.labels.push_back(origin.label);
  }
  for (const Placement& input : request.plans.front().plan.inputs) {
    request.inputs.push_back(input.type);
  }
  // The offsets have the same size in bytes, whatever they are.
  request.inputs_at = align_up(to_bytes(request).size());
  std::vector<Place> inputs;
  size_t end = place_tensors(request.inputs_at, request.plans.front().plan.inputs, inputs);
  std::vector<std::vector<Place>> results(plans.size());
  for (size_t i = 0; i < plans.size(); ++i) {
    request.plans[i].results_at = end;
    end = place_tensors(end, request.plans[i].plan.results, results[i]);
  }
  std::vector<std::optional<Failure>> failures = TRY(worker.take(request, end));
  std::vector<GpuSide> sides;
  for (uint32_t i = 0; i < plans.size(); ++i) {
    GpuSide& side = sides.emplace_back(GpuSide(worker));
    side.number_ = i;
    side.pool_ = pool;
    side.inputs_ = inputs;
    side.results_ = std::move(results[i]);
    side.walls_ = walls;
    side.placements_ = plans[i].compiled->plan.results;
    side.failure_ = std::move(failures[i]);
  }
  return sides;
}

void GpuSide::set_inputs(std::span<const Tensor> inputs, bool /*late*/) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    copy_large(pool_, inputs[i].bytes(), worker_->arena().subspan(inputs_[i].offset));
  }
  has_new_inputs_ = true;
}

void GpuSide::poison(uint64_t round) {
  poison_seed_ = random_bits(round, number_);
  poison_ = static_cast<uint8_t>(poison_seed_);
}

SideCall GpuSide::call(double timeout_s, bool /*float_mode*/) {
  if (failure_) return {.failure = failure_};
  // Another side's fault has ended it.
  if (!worker_->alive()) return {.interrupted = true};
  GpuLink& link = worker_->link();
  link.has_new_inputs = has_new_inputs_;
  link.measures_device = has_new_inputs_;
  link.is_first = std::exchange(seen_others_, worker_->others()) != worker_->others();
  link.poison = poison_;
  link.poison_seed = poison_seed_;
  link.is_sealed = walls_.is_sealed;
  if (walls_.rival != nullptr) walls_.rival->note_others();
  SideCall call = worker_->call(GpuTask::kRun, number_, timeout_s);
  if (call.failure || call.interrupted) return call;
  if (walls_.is_sealed) call.outside_us = link.idle_us;
  if (std::exchange(has_new_inputs_, false)) {
    call.device_us = link.device_us;
    if (link.cold_us > 0) call.cold_us = link.cold_us;
    has_changed_gaps_ = link.has_changed_gaps;
    has_changed_inputs_ = link.has_changed_inputs;
  }
  return call;
}

std::span<const Tensor> GpuSide::read_results() {
  if (in_arena_.empty()) {
    for (const Place& place : results_) {
      const auto bytes = static_cast<size_t>(place.type.bytes());
      in_arena_.push_back(
          Tensor::borrow(place.type, worker_->arena().subspan(place.offset, bytes)));
    }
  }
  return in_arena_;
}

ComparedResult GpuSide::compare(size_t result, const Tensor& answer, ThreadPool* pool) {
  return {.comparison = passnet::compare(read_results()[result], answer, pool)};
}

std::optional<Failure> GpuSide::inspect(std::span<const Tensor> /*inputs*/,
                                        const Inspection& what) const {
  if (what.red_zones && has_changed_gaps_) {
    return Failure{.verdict = Verdict::kRedzone,
                   .message = "a write outside of the buffers of the kernels"};
  }
  if (what.inputs && has_changed_inputs_) {
    return Failure{.verdict = Verdict::kInputChanged,
                   .message = "the contents of an input changed"};
  }
  return std::nullopt;
}

bool GpuSide::unwritten(size_t index, int64_t element) const {
  const size_t size = byte_size(results_[index].type.dtype);
  const size_t offset = results_[index].offset + static_cast<size_t>(element) * size;
  if (walls_.is_native) {
    const Placement& placement = placements_[index];
    int64_t place = placement.offset;
    for (size_t dim = placement.type.rank(); dim-- > 0;) {
      place += element % placement.type.shape[dim] * placement.strides[dim];
      element /= placement.type.shape[dim];
    }
    const std::vector<std::byte> tile = draw_poison(placement.type.dtype, poison_seed_);
    const size_t at = static_cast<size_t>(place) * size % tile.size();
    return std::ranges::equal(worker_->arena().subspan(offset, size),
                              std::span(tile).subspan(at, size));
  }
  return std::ranges::all_of(worker_->arena().subspan(offset, size),
                             [&](std::byte byte) { return byte == std::byte{poison_}; });
}

}  // namespace passnet
