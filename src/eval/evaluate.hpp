// Evaluation: graphs and a submission in, records out.
#pragma once

#include "eval/evaluate_options.hpp"
#include "eval/judge/judge.hpp"
#include "eval/judge_machine.hpp"
#include "eval/record/record.hpp"
#include "eval/submission.hpp"
#include "eval/torch/torch_children.hpp"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

// Graphs to judge, with a submission.
struct JudgingRequest {
  std::span<const Subject> subjects;
  const Submission* submission = nullptr;  // may be null if `passes` is no candidate
  int32_t timeouts = 0;  // the graphs on which the submission timed out; counted on by `evaluate`
};

// The machine and PyTorch's processes, which all evaluations share.
struct EvaluatorTools {
  // Starts the processes of the baseline and of the candidates that PyTorch runs, if none live.
  Result<void> start_torch();

  const Catalog* catalog = nullptr;
  EvaluateOptions options;
  JudgeMachine machine;
  std::string compiler_name;
  TorchChildren torch;
  std::map<std::string, std::string> versions;
};

// Judges one request after the other. Nothing of a request is kept.
class Evaluator {
 public:
  static Result<Evaluator> open(const Catalog& catalog, const EvaluateOptions& options,
                                const CppCompilerOptions& compiler);

  // The machine that it judges on, which is free between requests.
  JudgeMachine& machine() { return tools_.machine; }
  // See JudgeMachine.
  std::vector<std::string> missing_layers() const { return tools_.machine.missing_layers(); }

  struct Callbacks {
    std::function<void(const std::string& label)> compiled = [](const std::string&) {};
    std::function<void(const Record&)> judged = [](const Record&) {};
    std::function<bool()> goes_on = [] { return true; };  // false: the evaluation is canceled
  };
  // Builds the kernels of all subjects (several compilers at once), then judges those that are
  // closed in turns, a few together, and others alone. Records come in the order of the subjects.
  // Errors: "judging-canceled"; others are infrastructure failures, since a fault of a candidate is
  // its record's verdict.
  Result<void> evaluate(JudgingRequest& request, const Callbacks& callbacks);

 private:
  explicit Evaluator(EvaluatorTools tools) : tools_(std::move(tools)) {}
  EvaluatorTools tools_;
};

}  // namespace passnet
