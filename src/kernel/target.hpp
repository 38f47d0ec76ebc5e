// The machine that graphs are compiled for: one record with all that compilation assumes about it.
//
// Every tuning constant is a field here. A default value is the one of `x86-64-v4`; the other
// records, in target.cpp, state where they differ. A new constant is one line: a field with its
// value, its unit and its reason.
#pragma once

#include "kernel/device.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace passnet {

// Bytes.
struct CacheSizes {
  int64_t line = 64;
  int64_t first = 32 << 10;  // of one core
  int64_t second = 1 << 20;  // of one core
};

// Which values are computed again and which are stored (src/fuse, src/lower).
struct FusionCosts {
  size_t max_group = 48;  // computations of one launch: longer groups are cut, in program order
  double max_reads = 4;   // of an element that is computed anew for each
};

// The order and the sizes of loops (src/codegen).
struct ScheduleCosts {
  size_t max_group_stages = 24;  // stages that are tried as one row group
  int64_t max_parts = 16;        // into which a reduction for few results is split
};

// What a library computes in place of generated loops (src/library, src/runtime).
struct LibraryRules {
  int64_t min_products = 512;           // multiplications of a matrix product
  int64_t max_epilogue_columns = 8192;  // elements of a row that stays in the first cache
};

// How a compiler makes kernels for the target (src/toolchain).
struct ToolchainRules {
  std::string_view instructions = "-march=native";
  std::span<const std::string_view> tuning = {};  // further flags
  bool is_native = false;   // the flags mean other instructions on another processor
  size_t max_parallel = 2;  // compilers at once: each wants some 200 MB and a core
};

// Immutable. All records live as long as the program.
struct Target {
  Device device = Device::kCpu;
  std::string_view arch;        // as `--arch` names it
  int64_t vector_floats = 16;   // elements of type f32 in a vector register
  int64_t multiprocessors = 0;  // of a GPU
  CacheSizes cache = {};
  FusionCosts fusion = {};
  ScheduleCosts schedule = {};
  LibraryRules library = {};
  ToolchainRules toolchain = {};
};

// Every record, `native` first.
std::span<const Target> targets();
// The processor that this program runs on, with all of its instructions.
const Target& native_target();
// Null for a name that no record has.
const Target* find_target(std::string_view arch);
// True if the processor that this program runs on has the target's instructions.
bool runs_here(const Target& target);

}  // namespace passnet
