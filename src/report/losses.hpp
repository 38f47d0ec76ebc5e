// The losses of each candidate against the baseline, by groups of graphs.
#pragma once

#include "eval/record/score.hpp"
#include "report/html/gallery.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// One candidate over the graphs of a group, at t = -5.
struct GroupLoss {
  size_t graphs = 0;
  double es = 1;      // the group's ES(-5)
  double cost = 0;    // share by which the graphs that lose lower the candidate's whole ES(-5)
  size_t slower = 0;  // correct, and slower than the baseline
  size_t wrong = 0;
};

struct LossGroup {
  std::string name;
  std::vector<GroupLoss> by_candidate;  // in the order of the scores
};

// The groups of one kind, the most expensive first.
struct LossTable {
  std::string_view filter;  // name of the kind in the table of graphs
  std::string_view title;
  std::vector<LossGroup> groups;
};

// By op (a graph is in the group of each of its ops), family, size and dtype; without the
// graphs that the gallery does not hold. Groups of one kind but the ops' part the graphs.
std::vector<LossTable> find_losses(std::span<const Score> scores, std::span<const Record> records,
                                   const Gallery& gallery);

// The class of a graph that moves this many bytes: powers of 8 from 64 KiB on, `64 KiB … 512 KiB`.
std::string size_class(int64_t bytes);
// The sort key of size classes.
int size_rank(int64_t bytes);

}  // namespace passnet
