// Measures the state of a service: workers without judges claim jobs and settle them, each with a
// connection of its own. On PostgreSQL too, where PASSNET_POSTGRES names a server.
#include "base/check.hpp"
#include "service/store/store.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <thread>
#include <vector>

namespace passnet {
namespace {

constexpr std::chrono::milliseconds kLease{60'000};
constexpr size_t kEvaluations = 2000;
constexpr size_t kWorkers = 4;

void submit_all(Store& store) {
  std::vector<NewEvaluation> evaluations;
  for (size_t i = 0; i < kEvaluations; ++i) {
    evaluations.push_back({.passes = fmt::format("passes {}", i / 16),
                           .settings = "{}",
                           .graph = fmt::format("graph {}", i % 100),
                           .task = {},
                           .name = fmt::format("g{}", i),
                           .source = "",
                           .device = "cpu",
                           .uses_cache = false});
  }
  CHECK(store.submit("a", evaluations));
}

void work(const std::string& address, const std::string& name, size_t most) {
  auto store = Store::open(address, "judge");
  CHECK(store && store->greet(name, "cpu"));
  while (true) {
    const auto batch = store->claim(name, "cpu", most, kLease);
    CHECK(batch);
    if (batch->jobs.empty()) return;
    std::vector<JobResult> results;
    for (const LeasedJob& job : batch->jobs) {
      results.push_back(
          {.evaluation = job.evaluation, .record = std::string(3000, 'x'), .reason = {}});
    }
    const auto settled = store->settle(name, batch->lease, results);
    CHECK(settled && settled->size() == results.size());
  }
}

// The argument is how many jobs a worker claims and settles at a time.
void claim_and_settle(benchmark::State& state, const std::string& address) {
  auto store = Store::open(address, "judge");
  CHECK(store && store->put_tenant({.name = "a"}));
  for (auto _ : state) {
    state.PauseTiming();
    submit_all(*store);
    state.ResumeTiming();
    std::vector<std::thread> workers;
    for (size_t i = 0; i < kWorkers; ++i) {
      workers.emplace_back(work, address, fmt::format("w{}", i),
                           static_cast<size_t>(state.range(0)));
    }
    for (std::thread& worker : workers) worker.join();
  }
  state.SetItemsProcessed(state.iterations() * static_cast<int64_t>(kEvaluations));
}

void register_on(const char* database, const std::string& address) {
  benchmark::RegisterBenchmark(database, claim_and_settle, address)
      ->Arg(1)
      ->Arg(16)
      ->UseRealTime()
      ->Iterations(1);
}

}  // namespace
}  // namespace passnet

int main(int argc, char** argv) {
  const auto folder = std::filesystem::temp_directory_path() / "passnet-service-bench";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  passnet::register_on("SQLite", folder / "state.db");
  if (const char* const server = std::getenv("PASSNET_POSTGRES")) {
    passnet::register_on("PostgreSQL", server);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  std::filesystem::remove_all(folder);
}
