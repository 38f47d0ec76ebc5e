// The side of a comparison that PyTorch runs: a graph loaded into the child, with its memory.
#pragma once

#include "eval/record/verdict.hpp"
#include "eval/torch/torch_child.hpp"
#include "eval/torch/torch_program.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class TorchMode : uint8_t { kEager, kInductor, kInductorGraphs };

// As the child calls them.
inline constexpr std::array<std::string_view, 3> kTorchModes{"eager", "inductor",
                                                             "inductor-graphs"};
constexpr std::string_view name(TorchMode mode) { return kTorchModes[static_cast<size_t>(mode)]; }

// What kept a program from being loaded or a call from ending.
struct TorchFailure {
  Verdict verdict = Verdict::kCrash;
  std::string message;  // one lower-case sentence
};

class TorchSide {
 public:
  // Loads the program and, where `mode` compiles, compiles it, with these inputs in place.
  // `child` must outlive the side.
  static std::expected<TorchSide, TorchFailure> load(TorchChild& child, TorchMode mode,
                                                     const Graph& graph, const Catalog& catalog,
                                                     std::string_view source,
                                                     std::span<const Tensor> inputs);

  TorchSide(TorchSide&&) noexcept;
  TorchSide& operator=(TorchSide&&) noexcept = delete;
  // Lets the child forget the program.
  ~TorchSide();

  // One call on these inputs; µs by the child's own clock, read right around the call.
  std::expected<double, TorchFailure> call(std::span<const Tensor> inputs, double timeout_s);
  // Into tensors of the results' types.
  void read_results(std::span<Tensor> to) const;
  double compile_ms() const { return compile_ms_; }

 private:
  TorchSide(TorchChild& child) : child_(&child) {}
  void set_inputs(std::span<const Tensor> inputs);

  TorchChild* child_;
  TorchPlaces places_;
  SharedMemory memory_;
  int64_t program_ = 0;
  double compile_ms_ = 0;
};

}  // namespace passnet
