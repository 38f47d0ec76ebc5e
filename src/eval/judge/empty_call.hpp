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

// Makes empty calls through a worker of this fork server, which times them itself if it is joint,
// as for closed kernels. A worker that ends early is tried again. Errors: those of starting a worker;
// "call-failed".
Result<EmptyCall> time_empty_call(ForkServer& server, bool is_joint);

}  // namespace passnet
