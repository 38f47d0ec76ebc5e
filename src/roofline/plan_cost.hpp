// The bytes and FLOPs of a compiled graph, launch by launch, and the min that it could need.
#pragma once

#include "compile/compiled.hpp"
#include "roofline/traffic.hpp"

#include <map>
#include <vector>

namespace passnet {

struct StepCost {
  Traffic traffic;
  int64_t scratch_bytes = 0;  // written and read again within the launch
  double flops = 0;           // none are known of an author's kernel
};

struct PlanCost {
  std::vector<StepCost> steps;
  Traffic moved;                          // by all steps
  Traffic least;                          // see `least_traffic`
  double flops = 0;                       // of all steps
  std::map<DType, double> library_flops;  // by the dtype of the factors
  int64_t arena_bytes = 0;                // temporaries, which share memory, and constants
  size_t ops = 0;                         // nodes that compute outside of the libraries
  size_t library_calls = 0;
  bool is_transcendental = false;  // some kernel computes exp, tanh, erf, a power, …
};

PlanCost plan_cost(const CompiledGraph& compiled);

}  // namespace passnet
