// Judges parts of a graph by the time that a candidate takes against another.
#pragma once

#include "cli/bisect/bisect_arguments.hpp"
#include "decompose/bisect.hpp"
#include "eval/evaluate.hpp"

#include <optional>
#include <string>

namespace passnet {

class SlowJudge {
 public:
  // See `WrongJudge::open`; "graphs-need-cuda".
  static Result<SlowJudge> open(Session& session, const BisectArguments& arguments,
                                const Submission* submission,
                                const std::optional<std::string>& task);

  // A part is faulty if the candidate is right and slower: with 95 %, if judged again. It is known
  // not to be if no pass matches. Errors: those of judging and of `apply`.
  Result<PartVerdict> judge(const Graph& part);

  // True if a pass matches, or if there are none. Errors: those of `apply`.
  Result<bool> is_changed(const Graph& part) const;

 private:
  SlowJudge(Evaluator evaluator, const Submission* submission, std::optional<std::string> task)
      : evaluator_(std::move(evaluator)), submission_(submission), task_(std::move(task)) {}

  Evaluator evaluator_;
  const Catalog* catalog_ = nullptr;
  const Target* target_ = nullptr;
  bool has_passes_ = false;
  const Submission* submission_;
  std::optional<std::string> task_;
};

}  // namespace passnet
