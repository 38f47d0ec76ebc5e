// A worker of a service: claims jobs for its machine's device, has them judged, stores the records.
#pragma once

#include "service/store/store.hpp"
#include "service/worker/judge_process.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace passnet {

struct ServiceWorkerOptions {
  std::string name;  // unique among the workers of a state
  size_t most_jobs = 64;
  std::chrono::milliseconds lease{30'000};
  // A judge that says nothing for so long is ended, and its jobs are tried again.
  std::chrono::milliseconds patience{300'000};
};

class ServiceWorker {
 public:
  // `stop_fd` becomes readable when the worker shall end. All must outlive it. Errors: those of the
  // database.
  static Result<ServiceWorker> open(Store& store, const Catalog& catalog,
                                    const WorkerMachine& machine,
                                    const ServiceWorkerOptions& options, int stop_fd,
                                    std::function<void(const std::string&)> log);

  // Works until it is stopped; then gives back what it holds. Errors: those of the database and of
  // starting a judge, if they last.
  Result<void> run();

 private:
  using Clock = std::chrono::steady_clock;
  enum class Wait : uint8_t { kReady, kTime, kStop };

  ServiceWorker(Store& store, const Catalog& catalog, const WorkerMachine& machine,
                const ServiceWorkerOptions& options, int stop_fd,
                std::function<void(const std::string&)> log)
      : store_(store),
        catalog_(catalog),
        machine_(machine),
        options_(options),
        stop_fd_(stop_fd),
        log_(std::move(log)) {}

  // One batch while it is judged.
  struct Work {
    LeasedBatch batch;
    std::vector<JobResult> results;  // that are not stored yet
    std::vector<int64_t> open;       // the evaluations without a result
    Clock::time_point moved;         // when the judge last said something
    Clock::time_point prolonged;
    bool ended = false;  // the judge is done with it
    std::string error;   // why those that are open have no record
  };
  Wait wait_for(int fd, std::chrono::milliseconds most) const;
  Result<bool> judge(LeasedBatch batch);
  Result<bool> step(Work& work);
  void take_messages(Work& work);
  void abandon(Work& work, const std::string& reason);
  Result<void> prolong(Work& work);
  Result<void> store_results(Work& work);
  Result<void> start_judge();

  Store& store_;
  const Catalog& catalog_;
  WorkerMachine machine_;
  ServiceWorkerOptions options_;
  int stop_fd_;
  std::function<void(const std::string&)> log_;
  std::optional<ForkedChild> judge_;
};

}  // namespace passnet
