#include "eval/side/core_share.hpp"

#include "sandbox/clock.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace passnet {
namespace {

constexpr int kSteps = 600;

// Six chains, which are as many additions as a core starts at once. No compiler may shorten them.
int64_t time_sums() {
  uint64_t a = 1, b = 2, c = 3, d = 4, e = 5, f = 6;
  const int64_t begin = now_ns();
  for (int i = 0; i < kSteps; ++i) {
    ++a, ++b, ++c, ++d, ++e, ++f;
    asm volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
  }
  return now_ns() - begin;
}

int64_t time_products() {
  uint64_t value = 1;
  const int64_t begin = now_ns();
  for (int i = 0; i < kSteps; ++i) {
    value *= value;
    asm volatile("" : "+r"(value));
  }
  return now_ns() - begin;
}

// Each is timed twice: a thread is seldom interrupted in both, and two times of products that
// differ tell nothing.
double measure_this_core() {
  constexpr double kInterrupted = 1.1;
  const int64_t products = time_products();
  const int64_t sums = std::min(time_sums(), time_sums());
  const auto [shorter, longer] = std::minmax({products, time_products()});
  if (static_cast<double>(longer) > kInterrupted * static_cast<double>(shorter)) {
    return std::numeric_limits<double>::infinity();
  }
  return static_cast<double>(sums) / static_cast<double>(shorter);
}

}  // namespace

double measure_core_load(ThreadPool* pool) {
  if (pool == nullptr) return measure_this_core();
  std::vector<double> loads(pool->size());
  const auto run = [](void* data, int64_t begin, int64_t end) {
    for (int64_t thread = begin; thread < end; ++thread) {
      static_cast<double*>(data)[thread] = measure_this_core();
    }
  };
  pool->parallel_for(static_cast<int64_t>(loads.size()), 1, run, loads.data());
  return std::ranges::max(loads);
}

bool CoreShare::is_shared(double load) {
  constexpr double kMuchAbove = 1.12;
  constexpr uint32_t kPerLeast = 50;
  const double last = static_cast<double>(counts_.size() - 1);
  ++counts_[static_cast<size_t>(std::min(load * kPerUnit, last))];
  ++count_;
  size_t least = 0;
  for (uint32_t below = counts_[0]; below * kPerLeast < count_;) below += counts_[++least];
  return load * kPerUnit > kMuchAbove * static_cast<double>(least + 1);
}

}  // namespace passnet
