// The machine that graphs are compiled for: one record with all that compilation assumes about it.
//
// A record names the machine and refers to tuning constants, which kernel/costs declares in one
// header per reader. A default value there is the one of `x86-64-v4`; the records in target.cpp
// state where they differ. A new constant is one line: a field with its value, its unit and its
// reason.
#pragma once

#include "kernel/device.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace passnet {

struct LoweringCosts;
struct FusionCosts;
struct ScheduleCosts;
struct LibraryRules;
struct PlanRules;
struct RooflineRules;
struct CudaCosts;
struct ToolchainRules;

// Immutable. All records live as long as the program.
struct Target {
  Device device = Device::kCpu;
  std::string_view arch;        // as `--arch` names it
  int64_t vector_floats = 16;   // elements of type f32 in a vector register
  int64_t multiprocessors = 0;  // of a GPU
  int64_t cache_line = 64;      // bytes
  bool programmatic = false;    // a launch may start, and wait, before the one before it has ended
  // Never null.
  const LoweringCosts* lower;
  const FusionCosts* fusion;
  const ScheduleCosts* schedule;
  const LibraryRules* library;
  const PlanRules* plan;
  const RooflineRules* roofline;
  const CudaCosts* cuda;
  const ToolchainRules* toolchain;
};

// Every record, `native` first.
std::span<const Target> targets();
// The processor that this program runs on, with all of its instructions.
const Target& native_target();
// Returns null if no record has the name.
const Target* find_target(std::string_view arch);
// The record that `--device` names alone: `native` of the CPU, `sm_90` of CUDA.
const Target& default_target(Device device);
// True if the processor that this program runs on has the target's instructions; false for a GPU.
bool runs_here(const Target& target);

}  // namespace passnet
