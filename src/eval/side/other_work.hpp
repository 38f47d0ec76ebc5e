// Measures how busy other programs keep the processors while a graph is judged.
#pragma once

#include "sandbox/worker/processors.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace passnet {

// Processor time of an interval, in ns, over all of its processors.
struct ProcessorUse {
  int64_t total = 0;
  int64_t idle = 0;
  int64_t own = 0;  // of this program and its processes
};

// Returns the part of the processor time that this program left of which others made use, in [0,
// 1]; 0 if it left none.
double share_of_others(const ProcessorUse& use);

// Returns the time that these processors were idle since the system started, in ns, from the text
// of /proc/stat; nothing if it lacks one of them.
std::optional<int64_t> read_idle_ns(std::string_view stat, const cpu_set_t& processors);

// Measures from its construction on. Work that does not make the program's threads wait still
// shares caches, memory and execution units with them.
class OtherWork {
 public:
  // `own_ns` returns the processor time of the program's living workers.
  explicit OtherWork(const std::optional<Processors>& processors, std::function<int64_t()> own_ns);

  // Returns share_of_others() since then; 0 where the system does not tell.
  double share() const;

 private:
  struct Reading {
    int64_t at_ns = 0;
    std::optional<int64_t> idle_ns;
    int64_t own_ns = 0;
  };
  Reading read() const;

  cpu_set_t processors_{};
  std::function<int64_t()> own_ns_;
  Reading begin_;
};

}  // namespace passnet
