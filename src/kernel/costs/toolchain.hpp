// Settings of compilers of kernels for the target (src/toolchain).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace passnet {

struct ToolchainRules {
  std::string_view instructions = "-march=native";
  std::string_view features = {};  // further ones, behind the name of a GPU's instructions
  std::span<const std::string_view> tuning = {};  // further flags
  bool is_native = false;   // the flags mean other instructions on another processor
  size_t max_parallel = 2;  // compilers at once: each needs some 200 MB and a core
};

}  // namespace passnet
