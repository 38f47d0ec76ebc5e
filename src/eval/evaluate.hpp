// Evaluation: graphs and a submission in, records out.
#pragma once

#include "eval/evaluate_options.hpp"
#include "eval/judge/judge.hpp"
#include "eval/judge_machine.hpp"
#include "eval/record/record.hpp"
#include "eval/submission.hpp"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Holds the state that all evaluations of a run share: the machine and PyTorch's processes.
class Evaluator {
 public:
  // `submission` may be null if `passes` is no candidate.
  static Result<Evaluator> open(const Catalog& catalog, const Submission* submission,
                                const EvaluateOptions& options, const CppCompilerOptions& compiler);

  // See JudgeMachine.
  std::vector<std::string> missing_layers() const { return machine_.missing_layers(); }

  struct Callbacks {
    std::function<void(const std::string& label)> compiled = [](const std::string&) {};
    std::function<void(const Record&)> judged = [](const Record&) {};
  };
  // Builds the kernels of all subjects (several compilers at once), then judges those that are
  // closed in turns, a few together, and others alone. Records come in the order of the subjects.
  // An error is an infrastructure failure; a fault of a candidate is its record's verdict.
  Result<void> evaluate(std::span<const Subject> subjects, const Callbacks& callbacks);

 private:
  explicit Evaluator(JudgeMachine machine) : machine_(std::move(machine)) {}
  Result<void> start_torch(const CandidateKind& kind);
  Candidate make_candidate(const CandidateKind& kind, const Subject& subject);
  // The graph after the submission's passes.
  struct Rewritten {
    Graph graph;
    std::vector<PassReport> reports;
  };
  // None: the candidate's failure says why.
  std::optional<Rewritten> rewrite(Candidate& candidate, const Subject& subject) const;
  void compile(Candidate& candidate, const Subject& subject);
  JudgedGraph prepare(const Subject& subject);
  // Compares graphs after passes with those before.
  void prove(std::span<JudgedGraph> graphs) const;
  Result<void> build(std::span<JudgedGraph> graphs, const Callbacks& callbacks);
  Origin origin_of(const Subject& subject) const;
  Result<std::vector<std::vector<Outcome>>> judge_again_where_lost(
      std::span<const JudgedGraph* const> graphs);
  Result<void> judge_together(std::span<JudgedGraph> graphs, const Callbacks& callbacks);
  Record record_of(const Subject& subject, const Candidate& candidate,
                   const Outcome* outcome) const;

  const Catalog* catalog_ = nullptr;
  const Submission* submission_ = nullptr;
  EvaluateOptions options_;
  JudgeMachine machine_;
  std::string compiler_name_;
  std::array<std::optional<TorchChild>, kTorchModes.size()> torch_;  // by mode, if needed
  std::map<std::string, std::string> versions_;
  Digest judged_;         // the submission that was judged last
  int32_t timeouts_ = 0;  // the graphs on which it timed out
};

}  // namespace passnet
