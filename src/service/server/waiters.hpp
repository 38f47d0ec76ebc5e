// Clients that wait for evaluations to finish. One thread asks the state for all of them.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <list>
#include <mutex>
#include <set>
#include <span>
#include <vector>

namespace passnet {

// Any thread may use it.
class Waiters {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // The evaluations that one client waits for. It registers when it is made: what finishes later is
  // not missed, so the state is asked after that for what has finished before.
  class Waiting {
   public:
    Waiting(Waiters& waiters, std::span<const int64_t> ids);
    ~Waiting();
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

    // Notes that these have finished.
    void take(std::span<const int64_t> finished);
    // Waits until all have finished, the time has come, or the server stops.
    void wait_for_all(Time until);
    // Waits until some have finished that were not returned before, and returns them.
    std::vector<int64_t> wait_for_some(Time until);
    // True if no evaluation is left that `wait_for_some` has not returned.
    bool done();

   private:
    friend class Waiters;
    Waiters& waiters_;
    std::set<int64_t> open_;
    std::vector<int64_t> news_;
    std::condition_variable changed_;
    std::list<Waiting*>::iterator place_;
  };

  // The ids that somebody waits for.
  std::vector<int64_t> awaited();
  // Wakes the clients that wait for these.
  void finish(std::span<const int64_t> ids);
  // Ends all waiting, for good.
  void stop();
  bool stopped();
  size_t count();

 private:
  std::mutex mutex_;
  std::list<Waiting*> waiting_;
  bool stopped_ = false;
};

}  // namespace passnet
