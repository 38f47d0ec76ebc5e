// Evaluation: graphs and a submission in, records out.
#pragma once

#include "eval/judge.hpp"
#include "eval/record.hpp"
#include "eval/submission.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct EvaluateOptions {
  std::vector<std::string> candidates{"passes"};  // `passes`, `op-by-op`
  std::string baseline = "op-by-op";
  std::string pipeline = "passes-only";
  JudgeOptions judge;
};

// What this version can run; "not-available" names what it cannot.
Result<void> check_evaluate_options(const EvaluateOptions& options);

// A graph to judge.
struct Subject {
  std::optional<std::string> task;
  std::string name;
  Graph graph;
  std::string source;             // that holds it, for the record
  std::optional<uint64_t> seed;   // to judge again; else the options'
  std::vector<uint64_t> secrets;  // likewise
};

// Holds what all evaluations of a run share: the compiler, and the cost of an empty call.
class Evaluator {
 public:
  // `submission` may be null where `passes` is no candidate.
  static Result<Evaluator> open(const Catalogue& catalogue, const Submission* submission,
                                const EvaluateOptions& options, const CppCompilerOptions& compiler);

  struct Callbacks {
    std::function<void(const std::string& label)> compiled = [](const std::string&) {};
    std::function<void(const Record&)> judged = [](const Record&) {};
  };
  // Builds the kernels of all subjects (several compilers at once), then judges one by one. The
  // error is the machine's; what is wrong with a candidate is its record's verdict.
  Result<void> evaluate(std::span<const Subject> subjects, const Callbacks& callbacks);

 private:
  struct Prepared;
  Evaluator(CppCompiler compiler) : compiler_(std::move(compiler)) {}
  Prepared prepare(const Subject& subject) const;
  Result<void> build(std::span<Prepared> prepared, const Callbacks& callbacks);
  Origin origin_of(const Subject& subject) const;
  void judge_one(Prepared& prepared, const Callbacks& callbacks) const;

  const Catalogue* catalogue_ = nullptr;
  const Submission* submission_ = nullptr;
  EvaluateOptions options_;
  CppCompiler compiler_;
  std::unique_ptr<Nursery> nursery_;  // opened before any graph is loaded
  std::string compiler_name_;
  std::map<std::string, std::string> versions_;
  double empty_call_us_ = 0;
};

}  // namespace passnet
