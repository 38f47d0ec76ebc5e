#include "generate/inputs.hpp"

#include "generate/draw_input.hpp"
#include "generate/random_bits.hpp"
#include "generate/requirements.hpp"

#include <cmath>
#include <utility>

namespace passnet {
namespace {

// The facts with an eighth of the mean as deviation, or an eighth, if they say constant.
InputFacts varied(InputFacts facts) {
  constexpr double kShare = 0.125;
  const bool is_point = facts.min && facts.min == facts.max;
  if (!facts.data.empty() || !(is_point || facts.std.value_or(1) == 0)) return facts;
  const double middle = facts.mean.value_or(facts.min.value_or(0));
  if (!std::isfinite(middle)) return facts;
  return {.strides = std::move(facts.strides),
          .mean = middle,
          .std = middle == 0 ? kShare : kShare * std::fabs(middle)};
}

// An element that differs from all others, in a set that is valid otherwise.
double outlier(InputSet set, DType dtype, uint64_t bits) {
  if (set == InputSet::kSparseNan) return std::numeric_limits<double>::quiet_NaN();
  const double sign = (bits & 1) != 0 ? -1 : 1;
  if (set == InputSet::kSparseInfinities) return sign * INFINITY;
  const int most = dtype == DType::kF16 ? 14 : 30;
  return sign * std::ldexp(1.0, static_cast<int>(random_integer(bits, 0, 8, most)));
}

}  // namespace

InputMaker::InputMaker(const Graph& graph, const Catalog& catalog, InputSet set,
                       bool varies_constants)
    : set_(set) {
  const std::vector<Domain> preferred = find_requirements(graph, catalog, true);
  const std::vector<Domain> required = find_requirements(graph, catalog, false);
  for (const GraphInput& input : graph.inputs()) {
    const TensorType& type = graph.type(input.value);
    const bool varies = varies_constants && !is_integral(type.dtype);
    inputs_.push_back({.type = type,
                       .facts = varies ? varied(input.facts) : input.facts,
                       .preferred = preferred[input.value.index],
                       .required = required[input.value.index]});
  }
}

bool InputMaker::is_elementwise(size_t index) const {
  const Input& input = inputs_[index];
  const Domain& domain = input.preferred;
  return !domain.distinct && !domain.sorted && !domain.first && !input.shares_memory();
}

bool InputMaker::Input::shares_memory() const {
  return facts.strides && overlaps(type, *facts.strides);
}

// The set that this input is drawn from.
InputSet InputMaker::set_of(size_t index, uint64_t seed) const {
  const uint64_t bits = random_bits(~seed, index);
  if (set_ == InputSet::kMixed) {
    return bits % 2 == 0 ? InputSet::kValid : kInputSets[1 + bits / 2 % kUniformSets].set;
  }
  if (set_ == InputSet::kSmall) {
    const bool is_chosen = random_bits(~seed, size()) % size() == index;
    return is_chosen || bits % 2 == 0 ? set_ : InputSet::kValid;
  }
  return is_sparse(set_) || set_ == InputSet::kMaskedRows ? InputSet::kValid : set_;
}

// Overwrites one to three elements of all inputs together.
void InputMaker::add_outliers(size_t index, uint64_t seed, Tensor& tensor) const {
  std::vector<size_t> fit;
  for (size_t i = 0; i < size(); ++i) {
    const Input& input = inputs_[i];
    if (is_float(input.type.dtype) && input.type.numel() > 0 && input.facts.data.empty() &&
        !input.required.has_interval() && !input.shares_memory()) {
      fit.push_back(i);
    }
  }
  if (fit.empty()) return;
  const uint64_t count = 1 + random_bits(~seed, 0) % 3;
  for (uint64_t i = 1; i <= count; ++i) {
    if (fit[random_bits(~seed, 3 * i) % fit.size()] != index) continue;
    const auto place = random_bits(~seed, 3 * i + 1) % static_cast<uint64_t>(tensor.numel());
    tensor.set_value(static_cast<int64_t>(place),
                     outlier(set_, tensor.type().dtype, random_bits(~seed, 3 * i + 2)));
  }
}

// Gives some rows of a mask, at least one, no element to keep.
void InputMaker::mask_rows(size_t index, uint64_t seed, Tensor& tensor) const {
  const Input& input = inputs_[index];
  const Domain& domain = input.preferred;
  const bool is_bool = tensor.type().dtype == DType::kBool && domain.first;
  if (!(is_bool || domain.additive_mask) || tensor.numel() == 0 || input.shares_memory()) return;
  if (!input.facts.data.empty()) return;
  const int64_t extent = tensor.type().rank() == 0 ? 1 : tensor.type().shape.back();
  const auto rows = static_cast<uint64_t>(tensor.numel() / extent);
  const uint64_t chosen = random_bits(~seed, index) % rows;
  for (uint64_t row = 0; row < rows; ++row) {
    if (row != chosen && random_bits(seed, row) % 8 != 0) continue;
    for (int64_t i = 0; i < extent; ++i) {
      tensor.set_value(static_cast<int64_t>(row) * extent + i,
                       is_bool ? 1 - *domain.first : -INFINITY);
    }
  }
}

Tensor InputMaker::make(size_t index, uint64_t seed) const {
  const Input& input = inputs_[index];
  const InputSet set = set_of(index, seed);
  Tensor tensor =
      draw_input(input.type, {.dtype = input.type.dtype,
                              .facts = &input.facts,
                              .domain = is_adversarial(set) ? input.required : input.preferred,
                              .set = set,
                              .key = random_bits(seed, static_cast<uint64_t>(index))});
  if (set_ == InputSet::kMaskedRows) mask_rows(index, seed, tensor);
  if (is_sparse(set_)) add_outliers(index, seed, tensor);
  return tensor;
}

std::vector<Tensor> InputMaker::make_all(uint64_t seed) const {
  std::vector<Tensor> tensors;
  tensors.reserve(size());
  for (size_t i = 0; i < size(); ++i) tensors.push_back(make(i, seed));
  return tensors;
}

std::vector<Tensor> make_inputs(const Graph& graph, const Catalog& catalog, uint64_t seed,
                                InputSet set) {
  return InputMaker(graph, catalog, set).make_all(seed);
}

}  // namespace passnet
