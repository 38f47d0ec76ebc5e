// For tests without a GPU: generated CUDA texts, compiled by the C++ compiler and run block by
// block and thread by thread.
#pragma once

#include "compile/compiled.hpp"
#include "compile/prelude.hpp"
#include "support/attend.hpp"
#include "support/convolve.hpp"
#include "support/test_plans.hpp"

#include <array>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The kernels of many graphs, compiled together; the counterpart of `TestKernels`.
class CudaKernels {
 public:
  CudaKernels() = default;
  CudaKernels(const CudaKernels&) = delete;
  CudaKernels& operator=(const CudaKernels&) = delete;
  ~CudaKernels() {
    if (library_ != nullptr) dlclose(library_);
    std::filesystem::remove_all(folder_);
  }

  // Returns the number of the text.
  size_t add(const std::string& source) {
    return numbers_.try_emplace(source, numbers_.size()).first->second;
  }

  bool compile() {
    std::string name = std::filesystem::temp_directory_path() / "passnet-cuda-XXXXXX";
    folder_ = mkdtemp(name.data());
    for (const NamedText& header : prelude_headers(Device::kCuda)) {
      std::ofstream(folder_ / header.name) << header.text;
    }
    std::ofstream text(folder_ / "kernels.cpp");
    text << "#include \"" PASSNET_SOURCE_DIR "/tests/support/cuda_on_host.hpp\"\n";
    for (const auto& [source, number] : numbers_) text << with_callers(source, number);
    text.close();
    const std::string path = (folder_ / "kernels").string();
    const std::string command =
        "c++ -std=c++20 -O1 -w -shared -fPIC -ffp-contract=off " + path + ".cpp -o " + path + ".so";
    if (std::system(command.c_str()) != 0) return false;
    library_ = dlopen((path + ".so").c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library_ == nullptr) ADD_FAILURE() << dlerror();
    return library_ != nullptr;
  }

  void launch(size_t number, const KernelLaunch& launch, std::vector<int64_t> words) const {
    using Caller = void(const int64_t*, const int64_t*, const int64_t*);
    const std::string symbol = fmt::format("call{}_{}", number, launch.entry);
    auto* const caller = reinterpret_cast<Caller*>(dlsym(library_, symbol.c_str()));
    ASSERT_NE(caller, nullptr) << symbol;
    // The blocks of a cluster wait for each other, and one does the work of all.
    constexpr std::array<int64_t, 3> kOne{1, 1, 1};
    const auto& grid = launch.shape.cluster > 1 ? kOne : launch.shape.grid;
    caller(words.data(), grid.data(), launch.shape.block.data());
  }

 private:
  // The text with names of its own, and a function that calls each entry for every thread.
  static std::string with_callers(const std::string& source, size_t number) {
    static const std::regex kEntry(
        R"(void (?:__launch_bounds__\([\d, ]+\) )?(\w+)\(\s*const __grid_constant__ )"
        R"(pn::Arguments<(\d+), (\d+)> a\))");
    const bool waits = source.find("_team<") != std::string::npos ||
                       source.find("combine_positions<") != std::string::npos ||
                       source.find("combine_columns<") != std::string::npos ||
                       source.find("scan_warp<") != std::string::npos ||
                       source.find("wait_for_cluster") != std::string::npos ||
                       source.find("_tiles.cuh") != std::string::npos ||
                       source.find("__sync") != std::string::npos;
    std::string callers;
    for (std::sregex_iterator at(source.begin(), source.end(), kEntry), end; at != end; ++at) {
      const std::string entry = (*at)[1];
      callers += fmt::format(
          "extern \"C\" void call{0}_{1}(const int64_t* words, const int64_t* grid, const int64_t* "
          "block) {{\n  pn::Arguments<{2}, {3}> a;\n"
          "  __builtin_memcpy(&a, words, sizeof a);\n"
          "  run_grid(grid, block, {4}, [](void* a) {{\n"
          "    own{0}_{1}(*static_cast<pn::Arguments<{2}, {3}>*>(a)); }}, &a);\n}}\n",
          number, entry, (*at)[2].str(), (*at)[3].str(), waits);
    }
    return std::regex_replace(source, kEntry,
                              fmt::format("void own{}_$1(pn::Arguments<$2, $3> a)", number)) +
           callers;
  }

  std::filesystem::path folder_;
  void* library_ = nullptr;
  std::map<std::string, size_t> numbers_;
};

// Returns the numbers of a block from an element on.
inline std::vector<float> numbers_of(std::span<const std::byte> block, DType dtype, int64_t start) {
  const auto size = static_cast<int64_t>(byte_size(dtype));
  Tensor tensor({.dtype = dtype, .shape = {std::ssize(block) / size}});
  std::ranges::copy(block.first(static_cast<size_t>(tensor.type().bytes())),
                    tensor.bytes().begin());
  std::vector<float> numbers;
  for (int64_t i = start; i < tensor.type().numel(); ++i) {
    numbers.push_back(static_cast<float>(tensor.value(i)));
  }
  return numbers;
}

// Rounds the result of a call to its block.
inline void store_rounded(std::span<const float> result, DType dtype, std::span<std::byte> block) {
  Tensor rounded({.dtype = dtype, .shape = {std::ssize(result)}});
  for (size_t i = 0; i < result.size(); ++i) {
    rounded.set_value(static_cast<int64_t>(i), static_cast<double>(result[i]));
  }
  std::ranges::copy(rounded.bytes(), block.begin());
}

template <class Bytes>
void run_convolution(const Convolution& convolution, std::span<const BlockId> buffers,
                     const Bytes& bytes) {
  const DType dtype = convolution.dtype;
  store_rounded(convolve(convolution, numbers_of(bytes(buffers[0]), dtype, convolution.input_start),
                         numbers_of(bytes(buffers[1]), dtype, convolution.weight_start)),
                dtype, bytes(buffers[2]));
}

template <class Bytes>
void run_attention(const Attention& attention, std::span<const BlockId> buffers,
                   const Bytes& bytes) {
  const DType dtype = attention.dtype;
  std::vector<float> mask;
  if (attention.mask_dtype) mask = numbers_of(bytes(buffers[4]), *attention.mask_dtype, 0);
  store_rounded(attend(attention, numbers_of(bytes(buffers[0]), dtype, 0),
                       numbers_of(bytes(buffers[1]), dtype, 0),
                       numbers_of(bytes(buffers[3]), dtype, 0), mask),
                dtype, bytes(buffers[2]));
}

// Returns the results of a plan for a GPU, run in this process on separate memory. Its library
// calls run on the library of CPUs, convolutions and attentions as loops.
inline std::vector<Tensor> run_plan(const CompiledGraph& compiled, std::span<const size_t> numbers,
                                    const CudaKernels& kernels, std::span<const Tensor> inputs) {
  const Plan& plan = compiled.plan;
  std::vector<ExactBlock> memory;
  for (const Block& block : plan.blocks) {
    memory.emplace_back(static_cast<size_t>(block.bytes));
    std::ranges::copy(block.contents, memory.back().bytes().begin());
  }
  const auto bytes = [&](BlockId id) { return memory[id.index].bytes(); };
  for (size_t i = 0; i < inputs.size(); ++i) {
    scatter(inputs[i], plan.inputs[i], bytes(plan.inputs[i].block));
  }
  for (const Step& step : plan.steps) {
    if (const auto* library = std::get_if<LibraryStep>(&step)) {
      if (const auto* convolution = std::get_if<Convolution>(&library->call)) {
        run_convolution(*convolution, library->buffers, bytes);
        continue;
      }
      if (const auto* attention = std::get_if<Attention>(&library->call)) {
        run_attention(*attention, library->buffers, bytes);
        continue;
      }
      run_library_step(*library, nullptr, bytes);
      continue;
    }
    const auto& launch = std::get<KernelLaunch>(step);
    std::vector<int64_t> words;
    for (const BlockId id : launch.buffers) {
      words.push_back(reinterpret_cast<int64_t>(bytes(id).data()));
    }
    words.insert(words.end(), launch.parameters.begin(), launch.parameters.end());
    kernels.launch(numbers[launch.kernel], launch, std::move(words));
  }
  std::vector<Tensor> results;
  for (const Placement& result : plan.results) {
    results.push_back(gather(result, bytes(result.block)));
  }
  return results;
}

}  // namespace passnet
