// Judges results on adversarial inputs by the reference's answers and by the graph computed in
// double (docs/metrics.md, conditioning).
#pragma once

#include "base/thread_pool.hpp"
#include "correct/conditioning.hpp"
#include "correct/double_time.hpp"
#include "generate/inputs.hpp"
#include "generate/random_stream.hpp"
#include "ir/op/op.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// Returns the number of elements of all inputs and values, without views.
int64_t count_elements(const Graph& graph, const Catalog& catalog);

// The relation of a result on valid inputs that misses t = -5 to the answer.
enum class Rounding : uint8_t {
  kWrong,       // it is further from the computation in double than rounding explains
  kOtherSteps,  // it is as close, but in half precision more than few elements differ
  kOtherOrder,  // it is as close, and differs as another order of sums does
};

// The ops whose factors of f32 the machine rounds to TF32 (10 bits), as PyTorch does on a GPU.
enum class Tf32 : uint8_t { kNone, kConvolutions };

// Holds one set of inputs at a time. The computation in double is slow; it runs only if a result is
// not close to the reference's, once per set.
class ResultJudge {
 public:
  // `pool`: for the computations in double, whose bits do not depend on it.
  ResultJudge(const Graph& subject, const Catalog& catalog, Tf32 tf32 = Tf32::kNone,
              ThreadPool* pool = nullptr);
  // False if the graph has no meaning in double, or would need too much memory there. Then results
  // are compared with the reference's alone: only well-conditioned inputs are fair.
  bool has_double() const { return in_double_.has_value(); }

  // Takes `inputs` of the graph and the answers of the reference. `time`: what computations may
  // take; a result that it does not suffice for passes. Null: as long as they need.
  void set(std::vector<Tensor> inputs, std::span<const Tensor> answers, DoubleTime* time = nullptr);
  std::span<const Tensor> inputs() const { return inputs_; }
  const Tensor& answer(size_t index) const { return answers_[index]; }
  // Compares result `index` at tolerance t.
  ConditionedComparison compare(size_t index, const Tensor& result, int t);
  // Judges result `index` on valid inputs, of which `wrong` elements miss t = -5.
  Rounding judge_rounding(size_t index, const Tensor& result, int64_t wrong);

 private:
  void compute_exact();
  void use_answers();
  // The places where rounding errors have no bound.
  struct Hazards {
    std::vector<int8_t> divisor_signs;  // -1, 0, 1: of all in double, in the order of divisions
  };
  // The relative errors of one draw: of the graph's values, and of the sums that an op keeps for
  // itself, in roundings as a function of the number of terms; 0 for none.
  struct RandomErrors {
    std::span<const double> units;  // by value
    double (*sum_roundings)(int64_t terms);
    const Hazards* hazards = nullptr;  // NaN: what they decide, in this draw
  };
  // The results in double where every value is off by its error, up or down at random, or with the
  // opposite sign; empty if that is refused.
  std::vector<Tensor> round_at_random(RandomStream& random, const RandomErrors& errors,
                                      double sign) const;
  // The results in double where every value that a computation must round is off by a few roundings
  // and is then rounded to its dtype, and terms of sums are off by up to `terms` (`term_errors`).
  // Errors depend on the draw and on the exact number alone: equal numbers stay equal, and what
  // only moves numbers, or computes them exactly, stays exact.
  std::vector<Tensor> round_like_kernels(uint64_t draw, double sign,
                                         std::span<const double> terms) const;
  // Visits the floating-point results of one draw, and of the same draw with opposite signs.
  template <class Visit>
  void for_each_sign(RandomStream& random, const RandomErrors& errors, Visit visit) const;
  // The spreads of the results where every value is rounded to the dtype that it has in the graph.
  void find_spreads();
  Hazards find_hazards() const;
  // The distances of single elements where the terms of sums are off by the errors of sums.
  void find_distances();
  // The distances of single integers from the answer where values are rounded like kernels do.
  void find_integer_distances();
  // By value: the relative error of a term of sums; 0 for what is no term, or never rounded.
  std::vector<double> term_errors() const;
  // The greatest relative error of rounding a sum that an op keeps for itself.
  double kept_sum_roundoff() const;
  // The greatest partial sum that cannot overflow.
  double most_sum() const;

  // True if there is time for as many computations, each as long as that of the answers.
  bool has_time(int computations);
  template <class Compute>
  void spend(Compute compute);

  const Catalog* catalog_;
  ThreadPool* pool_;
  DoubleTime* time_ = nullptr;
  double computation_s_ = 0;  // of the last answers in double
  std::optional<Graph> in_double_;
  std::vector<double> roundoff_;  // by value of that graph: of the dtype in the graph itself
  std::vector<DType> dtypes_;     // by value of that graph: in the graph itself
  std::vector<bool> is_input_;    // by value of that graph
  bool sums_in_f32_ = true;       // ops compute in f32: none of its values is f64
  std::vector<Tensor> inputs_;
  std::vector<Tensor> answers_;
  std::optional<std::vector<Tensor>> exact_;    // the answers themselves if double refuses
  std::vector<double> spreads_;                 // of results rounded at random; empty: not computed
  std::vector<std::vector<double>> distances_;  // by result and element; likewise
  std::vector<std::vector<double>> integer_distances_;  // likewise
};

}  // namespace passnet
