// The part that `eval` and `bench` share: options, graphs as subjects, and the run itself.
#pragma once

#include "cli/judge/earlier_records.hpp"
#include "cli/session.hpp"
#include "eval/evaluate.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace passnet {

struct JudgingArguments {
  std::vector<std::string> graphs;
  std::string passes;
  TargetArguments target;
  std::string candidates;  // separated by commas; empty: the passes, or without any `default`
  std::string baseline;    // empty: the pipeline without the passes
  std::string compiler = "c++";
  std::optional<uint64_t> seed;
  std::string only;                            // tasks or graphs, separated by commas; empty: all
  std::optional<std::set<std::string>> tasks;  // the tasks of a split; nullopt: all
  size_t per_task = 0;                         // first graphs of each task; 0: all
  bool counts = false;      // counts the graphs first, so that progress shows the time left
  std::string left_out;     // in a program that can leave layers out
  EvaluateOptions options;  // the rest
  size_t threads = 0;       // of `options`; 0: one per core
  size_t gpus = 1;          // that judge side by side; 0: all
  std::string accept{name(EvaluateOptions().accept)};
  bool allow_native = false;
};

void add_pipeline_option(CliCommand command, std::string& pipeline);

void add_judging_options(CliCommand command, Session& session, JudgingArguments& arguments);

// Judges every graph of the sources that `earlier` lacks, calling `judged` with each record (false:
// stop). Keeps of `earlier` what is done; all of that must be of this run. Returns an exit code:
// kBadInput if something could not be read, kDoesNotHold if a verdict is no right one, or a record
// is not correct at t = -5.
int judge_graphs(Session& session, const JudgingArguments& arguments, EarlierRecords& earlier,
                 const std::function<bool(const Record&)>& judged);

}  // namespace passnet
