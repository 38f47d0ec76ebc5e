// Measures the cost of a call that does nothing.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/worker/fork_server.hpp"
#include "sandbox/worker/worker_options.hpp"

namespace passnet {

struct EmptyCall {
  double median_us = 0;
  Layers layers;  // around the worker
};

// Makes an empty call through a worker of this fork server. Errors: those of starting a worker;
// "call-failed".
Result<EmptyCall> time_empty_call(ForkServer& server, HandOver hand_over);

}  // namespace passnet
