// The workbench of a task: the tools with which an author, a model or a program, writes passes.
//
// Every answer is text for a language model: short, cut to a limit, with the texts of kernels,
// compilers and files quoted as data. It never contains a hidden graph, a seed, or anything of the
// machine.
#pragma once

#include "agent/workbench/author_task.hpp"
#include "agent/workbench/instruments.hpp"
#include "agent/workbench/tools.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct WorkbenchOptions {
  size_t answer_bytes = 6000;  // of the longest part of an answer
  size_t proofs = 8;           // instances of each dtype in a proof
  double proof_s = 10;         // of running them, at most
  double shrink_s = 3;         // for reducing a failure
  uint64_t proof_seed = 1;
};

struct ToolAnswer {
  std::string text;
  bool ok = true;  // false: the call or the pass is wrong, does not match, or is refuted
  std::vector<Record> records;  // of an evaluation, one per graph
};

// The answers on texts that several workbenches of a task share: models often write the same one.
struct DraftMemory {
  std::map<std::string, std::vector<Record>> evaluations;  // by canonical text
  std::map<std::string, ToolAnswer> proofs;                // by text
};

// Not for several threads at once.
class Workbench {
 public:
  // The task, the instruments, and the memory if there is one must outlive the workbench.
  Workbench(const AuthorTask& task, Instruments& instruments, const WorkbenchOptions& options = {},
            DraftMemory* memory = nullptr);

  // Calls a tool by its name; unknown tools and wrong arguments are answered, not errors. Errors
  // are infrastructure failures, here and below.
  Result<ToolAnswer> call(std::string_view tool, const nlohmann::json& arguments);

  // Graphs are shown ones, counted from 1.
  Result<ToolAnswer> show_graph(size_t graph = 1);
  Result<ToolAnswer> read_docs(std::string_view topic);
  Result<ToolAnswer> check_pass(const std::string& text);
  Result<ToolAnswer> explain_pass(const std::string& text, size_t graph = 1);
  Result<ToolAnswer> prove_pass(const std::string& text);
  // Judges on the graphs that are shown and those for drafts; texts that are equal up to comments
  // and spacing are judged once. Of those for drafts, no value is told.
  Result<ToolAnswer> evaluate_pass(const std::string& text);
  // Accepts the text if it has no errors and was not judged to be right on no graph; later ones are
  // refused.
  Result<ToolAnswer> submit_pass(const std::string& text);

  const AuthorTask& task() const { return task_; }
  // The text that was submitted.
  const std::optional<std::string>& submission() const { return submission_; }
  // Continues earlier work: an evaluation that was made, a submission that was accepted.
  void remember(std::string text, std::vector<Record> records);
  void restore_submission(std::string text) { submission_ = std::move(text); }
  // The evaluated text with the best score among those that are right on every graph.
  std::optional<std::string> best_evaluated() const;
  // The records of the last evaluation of this text; null if there was none.
  const std::vector<Record>* evaluation_of(const std::string& text) const;

 private:
  struct Parsed;
  Parsed parse(const std::string& text) const;
  ToolAnswer answer_errors(const Parsed& parsed) const;
  Result<std::string> describe_cost(const Graph& graph);
  Result<std::string> recipe();
  ToolAnswer describe_evaluation(const std::vector<Record>& records) const;
  ToolAnswer unknown_graph() const;
  Result<ToolAnswer> prove(const Parsed& parsed);
  bool is_right_nowhere(const std::string& text) const;
  Result<std::vector<Record>> judge_draft(const std::string& text, const std::string& key,
                                          Parsed& parsed);
  std::string key_of(const std::string& text) const;

  const AuthorTask& task_;
  Instruments& instruments_;
  WorkbenchOptions options_;
  DraftMemory* memory_;
  std::optional<std::string> submission_;
  struct Evaluated {
    std::string text;
    std::vector<Record> records;
  };
  std::map<std::string, Evaluated> evaluations_;  // by canonical text
};

// The text of a shown graph for authors: without the statistics of its inputs.
std::string text_for_authors(const Graph& graph, const Catalog& catalog);

// The score of the records of one task: docs/metrics.md; nullopt over no graph.
std::optional<double> score_of(std::span<const Record> records);

// That score with the default compiler as the baseline; none if it was not judged with them.
std::optional<double> score_over_default(std::span<const Record> records);

// True if every record passed, or was only disturbed, and is right at t = -5.
bool all_right(std::span<const Record> records);

}  // namespace passnet
