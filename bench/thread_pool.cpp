// Measures how long the pool's helpers take to come, by how long they have been idle and how long
// they spin before they sleep.
#include "base/thread_pool.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// range(0): µs that helpers spin; range(1): µs between loops, during which the caller sleeps.
void hand_over(benchmark::State& state) {
  passnet::ThreadPool pool(2, {}, std::chrono::microseconds(state.range(0)));
  const auto idle = std::chrono::microseconds(state.range(1));
  std::vector<double> times;
  const double processor = processor_seconds();
  const auto start = Clock::now();
  for (auto _ : state) {
    if (idle.count() > 0) std::this_thread::sleep_for(idle);
    const auto before = Clock::now();
    pool.wake(std::chrono::seconds(1));  // a loop's caller would take the helper's share
    times.push_back(std::chrono::duration<double>(Clock::now() - before).count());
    state.SetIterationTime(times.back());
  }
  const double wall = std::chrono::duration<double>(Clock::now() - start).count();
  // Selects the measurements that other work did not disturb.
  std::ranges::sort(times);
  state.counters["decile_us"] = times[times.size() / 10] * 1e6;
  state.counters["median_us"] = times[times.size() / 2] * 1e6;
  state.counters["processors"] = (processor_seconds() - processor) / wall;
}
BENCHMARK(hand_over)
    ->ArgNames({"spin_us", "idle_us"})
    ->Args({2000, 0})
    ->Args({2000, 200})
    ->Args({2000, 10000})
    ->Args({100, 0})
    ->Args({100, 200})
    ->Args({0, 0})
    ->Args({0, 200})
    ->Args({0, 10000})
    ->Iterations(500)
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
