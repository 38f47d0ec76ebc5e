// For tests of judging on GPUs: plans whose kernels are those of the driver without a GPU
// (tests/cuda).
#pragma once

#include "compile/compiled.hpp"

#include <fmt/format.h>

#include <bit>
#include <filesystem>
#include <fstream>
#include <unistd.h>
#include <utility>
#include <vector>

namespace passnet {

inline const TensorType kFourFloats{.dtype = DType::kF32, .shape = {4}};

// A plan of two inputs (blocks 0 and 1), a result (2) and a temporary (3), with these steps.
inline CompiledGraph fake_gpu_graph(std::vector<Step> steps) {
  CompiledGraph graph;
  for (const BlockRole role :
       {BlockRole::kInput, BlockRole::kInput, BlockRole::kResult, BlockRole::kTemporary}) {
    graph.plan.blocks.push_back({.bytes = 16, .role = role, .contents = {}});
  }
  graph.plan.inputs = {{.block = {0}, .type = kFourFloats, .strides = {1}},
                       {.block = {1}, .type = kFourFloats, .strides = {1}}};
  graph.plan.results = {{.block = {2}, .type = kFourFloats, .strides = {1}}};
  graph.plan.steps = std::move(steps);
  graph.origins.resize(graph.plan.steps.size());
  return graph;
}

// Adds the inputs.
inline Step fake_add(BlockId to) {
  return KernelLaunch{
      .buffers = {{0}, {1}, to}, .parameters = {4}, .shape = {}, .entry = "fake_add"};
}
// Multiplies the temporary into the result.
inline Step fake_scale(double factor) {
  return KernelLaunch{.buffers = {{3}, {2}},
                      .parameters = {4, std::bit_cast<int64_t>(factor)},
                      .shape = {},
                      .entry = "fake_scale"};
}
// Writes behind the result.
inline Step fake_overrun() {
  return KernelLaunch{.buffers = {{2}}, .parameters = {}, .shape = {}, .entry = "fake_overrun"};
}
// Doubles the first input in its place.
inline Step fake_spoil() {
  return KernelLaunch{.buffers = {{0}, {0}},
                      .parameters = {4, std::bit_cast<int64_t>(2.0)},
                      .shape = {},
                      .entry = "fake_scale"};
}
// Makes the driver say that the run has ended.
inline Step fake_forge() {
  return KernelLaunch{.buffers = {{2}}, .parameters = {}, .shape = {}, .entry = "fake_forge"};
}
// Takes 5 ms.
inline Step fake_slow() {
  return KernelLaunch{.buffers = {{2}}, .parameters = {}, .shape = {}, .entry = "fake_slow"};
}
inline Step fake_fault() {
  return KernelLaunch{.buffers = {{2}}, .parameters = {}, .shape = {}, .entry = "fake_fault"};
}

// The file of these kernels.
class FakeCubin {
 public:
  FakeCubin() {
    std::ofstream(path_[0]) << "fake_add fake_scale fake_fault fake_overrun fake_forge fake_slow";
  }
  ~FakeCubin() { std::filesystem::remove(path_[0]); }
  FakeCubin(const FakeCubin&) = delete;
  FakeCubin& operator=(const FakeCubin&) = delete;
  const std::vector<std::filesystem::path>& path() const { return path_; }

 private:
  std::vector<std::filesystem::path> path_{std::filesystem::temp_directory_path() /
                                           fmt::format("passnet_{}.cubin", getpid())};
};

}  // namespace passnet
