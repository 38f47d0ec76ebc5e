// A call of a handwritten kernel: the graph's description of it, and the arguments that its entry
// point passes on.
#pragma once

#include "base/small_vector.hpp"
#include "type/shape.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

// The split of a launch among the threads of a GPU. CPU kernels distribute their own loops and keep
// the default.
struct LaunchShape {
  std::array<int64_t, 3> grid{1, 1, 1};   // blocks
  std::array<int64_t, 3> block{1, 1, 1};  // threads
  int64_t shared_bytes = 0;               // dynamic shared memory per block
  int64_t cluster = 1;                    // blocks per cluster
  friend bool operator==(const LaunchShape&, const LaunchShape&) = default;
};

// An argument in one position of a kernel: a value, none (a null pointer), or a list of values of
// one dtype. The name `x` gives the type alias `x_t`.
struct LaunchOperand {
  std::string name;              // an identifier, unique among operands and results
  std::optional<uint32_t> list;  // the number of values of a list
  bool strided = false;          // takes strides; otherwise it is contiguous
  size_t value_count() const { return list.value_or(1); }
  friend bool operator==(const LaunchOperand&, const LaunchOperand&) = default;
};

struct LaunchResult {
  TensorType type;
  std::string name;  // as an operand's
  friend bool operator==(const LaunchResult&, const LaunchResult&) = default;
};

// The arguments of a kernel besides tensors: int64_t or double parameters, or pointers to int64_t,
// in the order of `args = […]`.
using LaunchArgument = std::variant<int64_t, double, Integers>;

struct Launch {
  std::string kernel;
  std::vector<LaunchOperand> operands;
  std::vector<LaunchResult> results;
  std::vector<TensorType> scratch;
  std::vector<LaunchArgument> arguments;
  LaunchShape shape;
  // Returns the number of values of all operands, absent ones included.
  size_t value_count() const {
    size_t count = 0;
    for (const LaunchOperand& operand : operands) count += operand.value_count();
    return count;
  }
  std::vector<TensorType> result_types() const {
    std::vector<TensorType> types;
    for (const LaunchResult& result : results) types.push_back(result.type);
    return types;
  }
  friend bool operator==(const Launch&, const Launch&) = default;
};

}  // namespace passnet
