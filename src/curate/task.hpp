// Groups specimens by op sequence into candidates for tasks, and chooses the graphs of a task.
#pragma once

#include "curate/rarity.hpp"
#include "curate/strata.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

// Bounds on the graphs of a suite, so that the machine that judges it can run every one of them.
struct TaskBounds {
  int64_t max_elements = int64_t{1} << 26;  // of the largest value
  int64_t max_bytes = int64_t{1} << 28;     // alive at once
  double max_flops = 2e9;
  double max_us = 5000;  // estimated, op by op
  size_t min_computing_ops = 2;
  size_t max_ops = 60;
};

bool is_within(const Specimen& specimen, const TaskBounds& bounds);

// Graphs of one op sequence. Members are indices of specimens: those of models, then variants.
struct TaskCandidate {
  std::string op_sequence;
  std::vector<size_t> members;
  size_t real = 0;  // the number of members that are no variants
  Strata strata;
  double tail = 0;  // mean rarity of the members
};

// Groups the specimens within the bounds by op sequence, if at least `least` of them share it; one
// of them at least is no variant. Sorted by op sequence.
std::vector<TaskCandidate> group_by_sequence(std::span<const Specimen> specimens,
                                             std::span<const Rarity> rarities,
                                             const TaskBounds& bounds, size_t least);

// Chooses up to `most` members that differ in size, dtype, shape class and family: farthest-point
// sampling, graphs of models before variants. The first is the one with most occurrences. In
// ascending order of elements.
std::vector<size_t> choose_members(std::span<const Specimen> specimens,
                                   std::span<const size_t> members, size_t most);

// `add_layer_norm.3fa2c1`: the first four ops, and the start of the sequence's hash.
std::string task_name(const std::string& op_sequence);

}  // namespace passnet
