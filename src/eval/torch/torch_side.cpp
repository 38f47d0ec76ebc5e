#include "eval/torch/torch_side.hpp"

#include "base/hash.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

constexpr double kLoadS = 300;

Failure failure_of(TorchSilence silence, double timeout_s) {
  switch (silence) {
    case TorchSilence::kDied:
      return {.verdict = Verdict::kCrash, .message = "the PyTorch process died"};
    case TorchSilence::kLate:
      return {.verdict = Verdict::kTimeout,
              .message = fmt::format("PyTorch did not end within {:.3f} s", timeout_s)};
  }
  UNREACHABLE();
}

Failure failure_of(const nlohmann::json& answer) {
  const std::string kind = answer.value("kind", "");
  const Verdict verdict = kind == "compile"       ? Verdict::kCompileError
                          : kind == "dtype_shape" ? Verdict::kDtypeShape
                                                  : Verdict::kCrash;
  return {.verdict = verdict, .message = answer.value("error", "")};
}

}  // namespace

std::expected<TorchSide, Failure> TorchSide::load(TorchChild& child, TorchMode mode,
                                                  const Graph& graph, const Catalog& catalog,
                                                  std::string_view source,
                                                  std::span<const Tensor> inputs, Device device) {
  TorchSide side(child);
  side.places_ = lay_out_for_torch(graph);
  auto memory = SharedMemory::create(side.places_.layout.total_bytes);
  if (!memory) return std::unexpected(Failure{.message = memory.error().message});
  side.memory_ = *std::move(memory);
  for (const Placement& place : side.places_.results) side.results_.emplace_back(place.type);
  side.mutates_ = std::ranges::any_of(
      graph.results(), [](const GraphResult& result) { return result.mutates.has_value(); });
  side.set_inputs(inputs, false);
  auto request = torch_program(graph, catalog, side.places_, source);
  if (!request) {
    return std::unexpected(
        Failure{.verdict = Verdict::kCompileError,
                .message = "the graph holds kernels, which PyTorch does not know"});
  }
  const int64_t program = child.next_program();
  (*request)["do"] = "load";
  (*request)["program"] = program;
  (*request)["mode"] = name(mode);
  (*request)["device"] = info(device).name;
  const auto answer = child.ask(*request, kLoadS, &side.memory_);
  if (!answer) return std::unexpected(failure_of(answer.error(), kLoadS));
  if (answer->contains("error")) return std::unexpected(failure_of(*answer));
  side.program_ = program;
  side.compile_ms_ = answer->value("ms", 0.0);
  return side;
}

TorchSide::TorchSide(TorchSide&& other) noexcept
    : child_(other.child_),
      places_(std::move(other.places_)),
      memory_(std::move(other.memory_)),
      results_(std::move(other.results_)),
      program_(std::exchange(other.program_, 0)),
      mutates_(other.mutates_),
      compile_ms_(other.compile_ms_) {}

TorchSide::~TorchSide() {
  constexpr double kDropS = 30;
  if (program_ == 0 || !child_->alive()) return;
  (void)child_->ask({{"do", "drop"}, {"program", program_}}, kDropS);
}

void TorchSide::set_inputs(std::span<const Tensor> inputs, bool /*late*/) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Placement& place = places_.inputs[i];
    scatter(inputs[i], place, places_.layout.buffer(memory_, place.block.index));
  }
  has_new_inputs_ = true;
}

SideCall TorchSide::call(double timeout_s, bool /*float_mode*/) {
  const bool is_new = std::exchange(has_new_inputs_, false);
  const auto answer =
      child_->ask({{"do", "call"}, {"program", program_}, {"measures_device", is_new}}, timeout_s);
  if (!answer) return {.failure = failure_of(answer.error(), timeout_s)};
  if (answer->contains("error")) return {.failure = failure_of(*answer)};
  SideCall call{.us = answer->value("ns", 0.0) / 1000,
                .lost_us = answer->value("lost_ns", 0.0) / 1000};
  if (answer->contains("device_ns")) call.device_us = answer->value("device_ns", 0.0) / 1000;
  return call;
}

Tensor& TorchSide::read_result(size_t index) {
  const Placement& place = places_.results[index];
  gather_into(results_[index], place, places_.layout.buffer(memory_, place.block.index));
  return results_[index];
}

std::span<const Tensor> TorchSide::read_results() {
  for (size_t i = 0; i < results_.size(); ++i) read_result(i);
  return results_;
}

ComparedResult TorchSide::compare(size_t result, const Tensor& answer, ThreadPool* pool) {
  const Tensor& own = read_result(result);
  return {.comparison = passnet::compare(own, answer, pool), .checksum = checksum64(own.bytes())};
}

void TorchSide::forget_results() {
  for (Tensor& result : results_) std::ranges::fill(result.bytes(), std::byte{});
}

}  // namespace passnet
