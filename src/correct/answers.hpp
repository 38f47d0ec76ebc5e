// The answers of a candidate as judged.
#pragma once

#include "correct/compare.hpp"
#include "correct/verdict.hpp"

#include <string>
#include <utility>

namespace passnet {

// The verdict on the results of a candidate, and the t at which they are right.
struct Answers {
  Verdict verdict = Verdict::kPass;
  std::string detail;              // one sentence, or empty
  Correctness correct{};           // on all inputs
  Correctness correct_on_valid{};  // on valid inputs alone
  std::string not_robust;          // where a proved candidate differs (`judge_adversarial`)

  // A failure is wrong at every t.
  void fail(Failure failure) {
    verdict = failure.verdict;
    detail = std::move(failure.message);
    correct.fill(false);
    correct_on_valid.fill(false);
  }
};

}  // namespace passnet
