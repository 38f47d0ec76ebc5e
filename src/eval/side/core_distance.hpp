// Measures how far apart the processors are on which the threads of a worker run.
#pragma once

#include "sandbox/worker/processors.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace passnet {

// True if a message of `ns` takes much longer than the usual one, and longer than among near
// processors of any machine.
bool is_distant_beside(double ns, double usual_ns);

// Returns the time of a message from a thread to others and back, in ns: the median of some.
using SendMessages = std::function<double()>;

// Messages from the thread that runs a worker's calls to all of its helpers. Null where there are
// none: without processors, or with one thread.
SendMessages messages_of(const std::optional<Processors>& processors, size_t threads);

// The processors of a virtual machine move: at times they share a cache, at times they do not. A
// line that another thread has written then takes several times as long to read, and launches that
// threads share change their speedups (docs/performance.md, distant cores).
class CoreDistance {
 public:
  // Without messages the distance is always 0. `earlier`: what `usual_ns` was in earlier runs on
  // this machine, the latest last.
  explicit CoreDistance(SendMessages send = {}, std::vector<double> earlier = {})
      : send_(std::move(send)), earlier_(std::move(earlier)) {}

  // Returns the time of a message, in ns.
  double measure();
  // Does the same, and where the processors are distant lets them rest and measures again, for up
  // to 20 ms, or for less where that was in vain before: hosts leave running processors where they
  // are, and place one that wakes near the one that woke it.
  double bring_near();
  // True if a message takes much longer than is usual on this machine: the lower median of earlier
  // runs and this one.
  bool is_distant(double ns) const;
  // The median of this run; none if nothing was measured.
  std::optional<double> usual_ns() const;
  // Returns those of the runs so far that the next one needs to know, this one last.
  std::vector<double> runs() const;

 private:
  double keep(double ns);

  SendMessages send_;
  std::vector<double> earlier_;
  std::vector<double> measured_;
  bool in_vain_ = false;
};

// The distances at which the rounds of one graph were timed.
class RoundDistances {
 public:
  // Null: no processors are distant.
  explicit RoundDistances(CoreDistance* measure) : measure_(measure) {}

  // Notes if any side's threads work together; before the first call nothing is known about it.
  void set_used(bool used) { used_ = used; }
  void begin_round() { ns_ = 0; }
  // Called around what is timed, once or more in a round. False: the round will not count.
  bool begin_timing();
  void end_timing();
  // True if the round counts: its processors were not distant, or nothing used them.
  bool end_round();
  // The median of the rounds that count, in ns; none if one thread did everything.
  std::optional<double> median_ns() const;

 private:
  CoreDistance* measure_;
  bool used_ = true;
  double ns_ = 0;  // the longest of this round
  std::vector<double> all_ns_;
};

}  // namespace passnet
