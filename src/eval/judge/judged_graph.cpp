#include "eval/judge/judged_graph.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace passnet {

void pass_on_failures(JudgedGraph& graph) {
  for (const Candidate* measure :
       {&graph.reference, graph.baseline ? &*graph.baseline : &graph.reference}) {
    if (!measure->failure) continue;
    for (Candidate& candidate : graph.candidates) {
      if (candidate.failure) continue;
      candidate.failure =
          Failure{.verdict = Verdict::kReferenceFail, .message = measure->failure->message};
    }
  }
}

size_t count_together(std::span<const JudgedGraph> graphs) {
  constexpr size_t kMost = 16;
  constexpr uint64_t kMostBytes = uint64_t{128} << 20;
  uint64_t bytes = 0;
  for (size_t count = 0; count < std::min(graphs.size(), kMost); ++count) {
    std::vector<const Candidate*> sides{&graphs[count].reference};
    if (graphs[count].baseline) sides.push_back(&*graphs[count].baseline);
    for (const Candidate& candidate : graphs[count].candidates) sides.push_back(&candidate);
    for (const Candidate* const side : sides) bytes += side->buffer_bytes();
    const bool is_closed = std::ranges::all_of(sides, &Candidate::is_closed);
    if (!is_closed || bytes > kMostBytes) return std::max<size_t>(count, 1);
  }
  return std::min(graphs.size(), kMost);
}

}  // namespace passnet
