// Makes a library of passes from submissions that beat the default compiler.
#pragma once

#include "agent/workbench/author_task.hpp"
#include "agent/workbench/instruments.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct LearnOptions {
  double least_gain = 1.05;  // geometric mean where a pass is applied
  double loss = 0.97;        // slower than this, and surely so, on any graph: it loses there
  size_t per_task = 4;       // graphs of a task that are evidence for a pass
};

// A text with passes, and where it came from, as a noun phrase. One of the library has a guard on
// its region already: it stays as it is, or is dropped.
struct LearnSource {
  std::string text;
  std::string origin;
  bool is_known = false;
};

struct LearnedFile {
  std::string name;  // of the pass
  std::string text;
  double gain = 1;
  size_t graphs = 0;    // of its evidence, where it is applied
  std::string dropped;  // why it is not in the library; empty: it is
};

struct LearnedLibrary {
  std::vector<LearnedFile> kept;  // in the order of application: the greatest gains first
  std::vector<LearnedFile> dropped;
};

// Says why a pass that was judged must not be learned, however fast it is: it is wrong, or not
// proved. Empty: it may be.
std::string problem_of(const Record& record);

// Judges each pass on the graphs of the tasks that it matches, gives it a guard on where it gains,
// then judges all of them together and drops what loses. A pass that is wrong or not proved on a
// graph is dropped. The instruments' pipeline is `full`. `advanced` hears of each pass that was
// judged, and how many there are. Errors are infrastructure failures.
Result<LearnedLibrary> learn(
    std::span<const LearnSource> sources, std::span<const AuthorTask> tasks,
    Instruments& instruments, const LearnOptions& options,
    const std::function<void(const std::string& pass, size_t of)>& advanced);

}  // namespace passnet
