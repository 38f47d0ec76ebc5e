// Decides from the results of all calls of a candidate from which t on they are right.
#pragma once

#include "correct/answers.hpp"
#include "correct/likeness.hpp"
#include "correct/result_judge.hpp"
#include "correct/wrong_values.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class AnswerJudge {
 public:
  AnswerJudge();

  // A call on valid inputs.
  struct ValidCall {
    std::span<const Tensor> inputs;
    std::span<const Tensor> answers;      // the reference's
    std::function<ResultJudge&()> exact;  // returns the judge of this call
    uint64_t secret = 0;                  // decides which elements of large results are examined
    ThreadPool* pool = nullptr;           // that compares large results; may be null
  };

  enum class Finding : uint8_t {
    kRight,
    kWrongAgain,  // a result was wrong on valid inputs before
    kWrong,       // to be refused, unless its candidate is at a greater fault
  };
  struct Judged {
    Finding finding = Finding::kRight;
    std::optional<WrongValues> values;
  };

  // Adds to what is known of the likeness and of the precision of results; for candidates that may
  // have left out work.
  void examine(const ValidCall& call, std::span<const Tensor> results);
  // Judges result `index`, of which `compared` is the comparison with the answer; `read` returns
  // it, and is called if the comparison does not suffice. A result that misses t = -5 where terms
  // cancel, but is as close to the computation in double as adversarial results must be, is no
  // fault: it only loses the correctness at the tolerances that it misses.
  Judged judge(const ValidCall& call, size_t index, const Comparison& compared,
               const std::function<const Tensor&()>& read);
  // Refuses the result that `judge` found wrong.
  void refuse(const ValidCall& call, size_t index, const Comparison& compared,
              const std::optional<WrongValues>& values);

  struct AdversarialFinding {
    int64_t first_wrong = -1;
    int64_t wrong = 0;
    double found = 0;  // at the first wrong element
    bool is_first = false;
  };
  // Judges a result on adversarial inputs, which is correct from the min t on, -5 or above, at
  // which it passes; nothing if that is -5. `is_first`: to be refused, as above. A candidate that
  // is proved to compute the graph's function rounds otherwise: where it passes at t = -3 but for
  // elements that are not finite on one side, it is only not robust.
  std::optional<AdversarialFinding> judge_adversarial(ResultJudge& judge, size_t index,
                                                      const Tensor& result, InputSet set,
                                                      bool is_proved);
  void refuse_adversarial(const Tensor& answer, size_t index, const AdversarialFinding& found,
                          InputSet set);

  // Called after all calls: results on valid inputs that carry nothing of the answers' values are
  // wrong at every t, however wide the tolerance is; those whose errors are large beside them at
  // the t that would not allow these in larger results; and those that round more than few elements
  // of all calls otherwise at the t that they miss.
  void end();

  Answers& answers() { return answers_; }
  const Answers& answers() const { return answers_; }

 private:
  void add_likeness(const ValidCall& call, size_t index, const Tensor& result);
  void check_precision(size_t index, const Tensor& result, const Tensor& answer);
  void count_correct(const Correctness& correct);
  void end_roundings();
  void end_likeness();
  void refuse_empty_answer(size_t index, const Likeness& all);

  struct ResultLikeness {
    DType dtype = DType::kF32;
    Likeness all;      // of all calls
    int excused = 0;   // calls whose results are as near to those in double as the reference's
    int examined = 0;  // calls on which that was decided
  };
  // Calls of which more elements than few are rounded otherwise.
  struct ResultRoundings {
    int64_t elements = 0;  // of all calls
    int64_t wrong = 0;
    Correctness correct{};
    std::string detail;  // of the first such call
  };
  Answers answers_;
  std::vector<ResultLikeness> likeness_;    // by result
  std::vector<ResultRoundings> roundings_;  // likewise
  bool wrong_on_valid_ = false;             // the verdict is about valid inputs
};

}  // namespace passnet
