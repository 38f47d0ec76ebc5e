// Evaluation: graphs and a submission in, records out.
#pragma once

#include "eval/entrant.hpp"
#include "eval/judge.hpp"
#include "eval/record/record.hpp"
#include "eval/submission.hpp"
#include "kernel/target.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct EvaluateOptions {
  const Target* target = &native_target();
  std::vector<std::string> candidates{"passes"};  // names of entrants
  std::string baseline = "op-by-op";              // likewise
  std::string pipeline = "passes-only";           // the name of a treatment
  std::string python = "python3";                 // that has PyTorch, where an entrant needs it
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

// Holds what all evaluations of a run share: the compiler, PyTorch's processes, and the cost of an
// empty call.
class Evaluator {
 public:
  // `submission` may be null where `passes` is no candidate.
  static Result<Evaluator> open(const Catalog& catalog, const Submission* submission,
                                const EvaluateOptions& options, const CppCompilerOptions& compiler);

  // The layers around compilers and workers that this system does not permit, as records would name
  // them: `compiler:landlock`, `seccomp`, …
  std::vector<std::string> missing_layers() const;

  struct Callbacks {
    std::function<void(const std::string& label)> compiled = [](const std::string&) {};
    std::function<void(const Record&)> judged = [](const Record&) {};
  };
  // Builds the kernels of all subjects (several compilers at once), then judges one by one. The
  // error is the machine's; what is wrong with a candidate is its record's verdict.
  Result<void> evaluate(std::span<const Subject> subjects, const Callbacks& callbacks);

 private:
  struct Candidate;
  struct Prepared;
  Evaluator(CppCompiler compiler) : compiler_(std::move(compiler)) {}
  Result<void> start_torch(std::string_view entrant);
  Contestant contestant(const Candidate& candidate);
  Candidate compile(const Entrant& entrant, const Subject& subject) const;
  Prepared prepare(const Subject& subject) const;
  Result<void> build(std::span<Prepared> prepared, const Callbacks& callbacks);
  Origin origin_of(const Subject& subject) const;
  Result<std::vector<Outcome>> judge_again_where_lost(const Subject& subject, const Lineup& lineup,
                                                      const JudgeOptions& options);
  Result<void> judge_one(Prepared& prepared, const Callbacks& callbacks);
  Record record_of(const Prepared& prepared, const Candidate& candidate, const Outcome* outcome,
                   uint64_t seed) const;

  const Catalog* catalog_ = nullptr;
  const Submission* submission_ = nullptr;
  EvaluateOptions options_;
  CppCompiler compiler_;
  std::unique_ptr<Nursery> nursery_;  // opened before any graph is loaded
  std::string compiler_name_;
  std::array<std::optional<TorchChild>, kTorchModes.size()> torch_;  // by mode, where needed
  std::map<std::string, std::string> versions_;
  double empty_call_us_ = 0;
  Layers worker_layers_;  // of an empty call's worker
  MemoryPace pace_;
};

}  // namespace passnet
