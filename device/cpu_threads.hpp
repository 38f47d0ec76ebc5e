// The host that calls a kernel, and loops that threads share.
#pragma once

#include "scalar.hpp"

namespace pn {

// ---- the host ----

// The data that the caller of a kernel passes to it.
struct Context {
  void (*parallel_for)(Context*, int64_t count, int64_t grain,
                       void (*body)(void*, int64_t begin, int64_t end), void* data);
  int32_t threads;
};

// Set by the entry point of each kernel before anything else runs.
static Context* host = nullptr;

// `body` is called as body(int64_t begin, int64_t end), from several threads at once.
template <class Body>
inline void parallel_for(int64_t count, int64_t grain, Body body) {
  if (count <= grain || host == nullptr || host->threads <= 1) {
    if (count > 0) body(int64_t{0}, count);
    return;
  }
  host->parallel_for(
      host, count, grain,
      [](void* data, int64_t begin, int64_t end) { (*static_cast<Body*>(data))(begin, end); },
      &body);
}

}  // namespace pn
