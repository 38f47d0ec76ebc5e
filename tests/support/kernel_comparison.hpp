// Kernels that are compiled, run, and compared with their interpretation.
#pragma once

#include "interpret/interpret_kernel.hpp"
#include "support/compiled_kernels.hpp"
#include "support/tensors.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace passnet::test_kernels {

inline constexpr DType kFloats[] = {DType::kF32, DType::kF64, DType::kF16, DType::kBF16};

// The tolerance of f32 arithmetic in another order.
inline double slack(DType dtype, double value) {
  const double unit = dtype == DType::kF64    ? 1e-13
                      : dtype == DType::kF32  ? 1e-5
                      : dtype == DType::kF16  ? 1.1e-3
                      : dtype == DType::kBF16 ? 8e-3
                                              : 0;
  return unit * (std::fabs(value) + (dtype == DType::kF32 ? 1 : 0.1));
}

// Kernels to be compiled together, and then compared with their interpretation.
class Comparison {
 public:
  explicit Comparison(std::string arch = "native") : compiled_(2, std::move(arch)) {}

  // Returns the text of the kernel.
  std::string add(std::string name, Kernel kernel, std::vector<Layout> layouts = {},
                  std::vector<Tensor> inputs = {}, CppNumbers numbers = CppNumbers::kParameters) {
    EXPECT_EQ(find_flaw(kernel), std::nullopt) << to_string(kernel);
    Case entry{.name = std::move(name), .kernel = std::move(kernel), .inputs = std::move(inputs)};
    for (uint32_t i = 0; entry.inputs.size() < kernel_inputs(entry.kernel); ++i) {
      entry.inputs.push_back(
          repeatable_values({entry.kernel.buffers[entry.inputs.size()].dtype,
                             entry.kernel.shape({static_cast<uint32_t>(entry.inputs.size())})},
                            i + 1));
    }
    entry.number = layouts.empty() ? compiled_.add(entry.kernel, numbers)
                                   : compiled_.add(entry.kernel, std::move(layouts), numbers);
    cases_.push_back(std::move(entry));
    return compiled_.source(cases_.back().number).text;
  }

  void run() {
    ASSERT_TRUE(compiled_.compile());
    for (const Case& entry : cases_) compare(entry);
  }

 private:
  struct Case {
    std::string name;
    Kernel kernel;
    std::vector<Tensor> inputs;
    size_t number = 0;
  };

  static size_t kernel_inputs(const Kernel& kernel) {
    size_t count = 0;
    for (const Buffer& buffer : kernel.buffers) count += buffer.role == BufferRole::kInput ? 1 : 0;
    return count;
  }

  void compare(const Case& entry) {
    std::vector<const Tensor*> inputs;
    for (const Tensor& input : entry.inputs) inputs.push_back(&input);
    const auto expected = interpret(entry.kernel, inputs);
    ASSERT_TRUE(expected.has_value()) << entry.name;
    const auto found = compiled_.run(entry.number, entry.kernel, inputs);
    for (size_t i = 0; i < found.size(); ++i) {
      const Tensor& left = (*expected)[i];
      for (int64_t at = 0; at < left.numel(); ++at) {
        const double want = left.value(at);
        const double have = found[i].value(at);
        if ((std::isnan(want) && std::isnan(have)) || want == have) continue;
        if (std::fabs(want - have) <= slack(left.type().dtype, want)) continue;
        ADD_FAILURE() << entry.name << " output " << i << " element " << at << ": expected " << want
                      << ", found " << have << "\n"
                      << to_string(entry.kernel) << compiled_.source(entry.number).text;
        break;
      }
    }
  }

  CompiledKernels compiled_;
  std::vector<Case> cases_;
};

}  // namespace passnet::test_kernels
