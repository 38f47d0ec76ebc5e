// Draws inputs for a graph: valid ones from known facts and the needs of its ops, and adversarial
// ones that show how an implementation behaves at the limits of its dtypes.
#pragma once

#include "generate/input_set.hpp"
#include "ir/op/needs.hpp"
#include "ir/op/op.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace passnet {

class ThreadPool;

// Draws the inputs of a graph, one by one.
class InputMaker {
 public:
  // If `varies_constants`, floating inputs that the facts say are constant vary by an eighth.
  InputMaker(const Graph& graph, const Catalog& catalog, InputSet set = InputSet::kValid,
             bool varies_constants = false);

  size_t size() const { return inputs_.size(); }
  // Returns the same for the same graph, seed and set on every machine. Facts decide (literal data;
  // mean and std; min and max); without facts floats are standard normal, integers 0 to 9 or in the
  // range that their readers allow, bools uniform. The needs of the ops that read an input apply
  // too (`NeedsFunction`); adversarial sets only keep those whose violation ops refuse.
  // A pool draws large inputs faster.
  Tensor make(size_t index, uint64_t seed, ThreadPool* pool = nullptr) const;
  std::vector<Tensor> make_all(uint64_t seed, ThreadPool* pool = nullptr) const;
  // False if an element's value depends on others': positions must be distinct or in ascending
  // order, rows keep an element, elements share memory.
  bool is_elementwise(size_t index) const;
  // The element of a mask of integers or bools by which it keeps others, of which each row needs
  // one; none: it is no such mask.
  std::optional<double> kept_element(size_t index) const;
  // The elements that its readers do not refuse.
  const Domain& required(size_t index) const { return inputs_[index].required; }
  // True if the facts state the contents.
  bool is_literal(size_t index) const { return !inputs_[index].facts.data.empty(); }

 private:
  struct Input {
    TensorType type;
    InputFacts facts;
    Domain preferred;  // of valid inputs
    Domain required;   // of all inputs

    bool shares_memory() const;
  };

  InputSet set_of(size_t index, uint64_t seed) const;
  void add_outliers(size_t index, uint64_t seed, Tensor& tensor) const;
  void add_numbers(size_t index, uint64_t seed, Tensor& tensor) const;
  void mask_rows(size_t index, uint64_t seed, Tensor& tensor) const;

  std::vector<Input> inputs_;
  InputSet set_;
  std::vector<double> compared_;  // numbers with which the graph compares elements
};

// InputMaker::make_all().
std::vector<Tensor> make_inputs(const Graph& graph, const Catalog& catalog, uint64_t seed,
                                InputSet set = InputSet::kValid);

}  // namespace passnet
