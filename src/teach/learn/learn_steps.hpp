// Learns which of the small passes compose to something faster than the default compiler.
#pragma once

#include "lower/learned.hpp"
#include "teach/learn/learn.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct LearnedSteps {
  std::vector<LearnedStep> kept;  // in the order in which they compose
  struct Dropped {
    std::string name;
    std::string reason;
  };
  std::vector<Dropped> dropped;
};

// Composes the steps on graphs of the tasks, and judges what comes out against the default
// compiler. While a graph loses, or is wrong or not proved, the step with the least gain of those
// that applied there is dropped, and the graphs where it took part are composed and judged again.
// Of the others those stay that took part in a gain, and those that `known` counts graphs of. The
// instruments' pipeline is `full`. `advanced` hears of each judged graph, and how many there are so
// far.
// Errors are infrastructure failures.
Result<LearnedSteps> learn_steps(
    std::span<const LearnedStep> known, std::span<const AuthorTask> tasks, Instruments& instruments,
    const LearnOptions& options,
    const std::function<void(const std::string& graph, size_t of)>& advanced);

}  // namespace passnet
