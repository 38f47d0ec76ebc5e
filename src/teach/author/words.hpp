// The sentences of an author: reasons, diagnoses and decisions, varied by a stream of choices, and
// true of the graphs at hand.
#pragma once

#include "eval/record/record.hpp"
#include "generate/random_stream.hpp"
#include "teach/author/mistakes.hpp"
#include "teach/author/task_facts.hpp"
#include "teach/write/candidates.hpp"

#include <optional>
#include <span>
#include <string>

namespace passnet {

// Before the first look at a graph.
std::string words_of_looking(const TaskFacts& facts, RandomStream& stream);
// Before a look at another graph.
std::string words_of_comparing(size_t graph, RandomStream& stream);
// States the graph's cost, what may be saved, and the idea of the first version.
std::string words_of_plan(const TaskFacts& facts, const PassVersion& version, RandomStream& stream);
// Names what a tool has found: the mistake, and its repair.
std::string words_of_repair(const MistakenPass& made, RandomStream& stream);
// States the outcome of an evaluation; without a score, nothing could be timed.
std::string words_of_figures(std::span<const Record> records, std::optional<double> score,
                             RandomStream& stream);
// The idea of a better version.
std::string words_of_improvement(const PassVersion& version, const TaskFacts& facts,
                                 RandomStream& stream);
// A later version is better if its score is this many times that of an earlier one; otherwise the
// earlier one stays.
inline constexpr double kClearGain = 1.02;

// Compares a later version with an earlier one; a score of 0 is none.
std::string words_of_comparison(double before, double after, RandomStream& stream);
// Before a proof, and before the submission.
std::string words_of_proving(RandomStream& stream);
std::string words_of_submission(const TaskFacts& facts, RandomStream& stream);

}  // namespace passnet
