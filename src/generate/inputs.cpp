#include "generate/inputs.hpp"

#include "generate/compared_numbers.hpp"
#include "generate/distribution.hpp"
#include "generate/draw_input.hpp"
#include "generate/random_stream.hpp"
#include "generate/requirements.hpp"

#include <algorithm>
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

// Up to two of the compared numbers, the second one with its neighbors; for integers also a number
// above all elements, one below all, and 0 or 1.
std::vector<double> rare_numbers(const Tensor& tensor, std::span<const double> compared,
                                 RandomStream& random) {
  constexpr double kMost = 0x1p40;
  std::vector<double> numbers;
  if (is_integral(tensor.type().dtype)) {
    double least = kMost;
    double most = -kMost;
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      least = std::min(least, tensor.value(i));
      most = std::max(most, tensor.value(i));
    }
    const auto range = static_cast<int64_t>(std::min(most - least + 1, kMost));
    const auto step = [&] { return static_cast<double>(1 + random.between(0, range)); };
    numbers = {std::clamp(most, -kMost, kMost) + step(), std::clamp(least, -kMost, kMost) - step(),
               most == 0 ? 1.0 : 0.0};
  }
  for (size_t i = 0; i < 2 && !compared.empty(); ++i) {
    const double number = std::clamp(compared[random.below(compared.size())], -kMost, kMost);
    numbers.push_back(i == 0 ? number : number + static_cast<double>(random.between(-1, 1)));
  }
  return numbers;
}

// Makes all bools of each row equal, but in most rows for one.
void set_uniform_rows(Tensor& tensor, const Domain& domain, RandomStream& random) {
  const int64_t extent = tensor.type().rank() == 0 ? 1 : tensor.type().shape.back();
  for (int64_t row = 0; row < tensor.numel(); row += extent) {
    const double value = random.percent(50) && domain.contains(0) ? 0 : 1;
    if (!domain.contains(value)) continue;
    for (int64_t i = 0; i < extent; ++i) tensor.set_value(row + i, value);
    const bool has_other = random.percent(75) && domain.contains(1 - value);
    const int64_t place = row + random.between(0, extent - 1);
    if (has_other) tensor.set_value(place, 1 - value);
  }
}

}  // namespace

InputMaker::InputMaker(const Graph& graph, const Catalog& catalog, InputSet set,
                       bool varies_constants)
    : set_(set) {
  if (set == InputSet::kSparseNumbers) compared_ = find_compared_numbers(graph, catalog);
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

std::optional<double> InputMaker::kept_element(size_t index) const {
  const Input& input = inputs_[index];
  if (!is_integral(input.type.dtype) || input.shares_memory()) return std::nullopt;
  return input.preferred.first;
}

bool InputMaker::Input::shares_memory() const {
  return facts.strides && overlaps(type, *facts.strides);
}

// The set that this input is drawn from.
InputSet InputMaker::set_of(size_t index, uint64_t seed) const {
  const uint64_t bits = random_bits(~seed, index);
  if (set_ == InputSet::kMixed) {
    return bits % 2 == 0 ? InputSet::kValid : kUniformSets[bits / 2 % kUniformSets.size()];
  }
  if (set_ == InputSet::kSmall) {
    const bool is_chosen = random_bits(~seed, size()) % size() == index;
    return is_chosen || bits % 2 == 0 ? set_ : InputSet::kValid;
  }
  return info(set_).reach == InputReach::kAll ? set_ : InputSet::kValid;
}

// Overwrites one to three elements of all inputs together, the first one in the largest.
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
  const size_t largest =
      *std::ranges::max_element(fit, {}, [&](size_t i) { return inputs_[i].type.numel(); });
  const uint64_t count = 1 + random_bits(~seed, 0) % 3;
  for (uint64_t i = 1; i <= count; ++i) {
    const size_t chosen = i == 1 ? largest : fit[random_bits(~seed, 3 * i) % fit.size()];
    if (chosen != index) continue;
    const auto place = random_bits(~seed, 3 * i + 1) % static_cast<uint64_t>(tensor.numel());
    tensor.set_value(static_cast<int64_t>(place),
                     outlier(set_, tensor.type().dtype, random_bits(~seed, 3 * i + 2)));
  }
}

// Overwrites some elements with numbers that are rarely drawn.
void InputMaker::add_numbers(size_t index, uint64_t seed, Tensor& tensor) const {
  const Input& input = inputs_[index];
  const Domain& domain = input.required;
  const DType dtype = tensor.type().dtype;
  if (tensor.numel() == 0 || !input.facts.data.empty() || input.shares_memory() ||
      is_complex(dtype) || domain.distinct || domain.sorted || domain.first) {
    return;
  }
  RandomStream random(random_bits(~seed, index));
  const auto extent =
      static_cast<size_t>(tensor.type().rank() == 0 ? 1 : tensor.type().shape.back());
  const size_t rows = static_cast<size_t>(tensor.numel()) / extent;
  if (dtype == DType::kBool) return set_uniform_rows(tensor, domain, random);
  const std::vector<double> numbers = rare_numbers(tensor, compared_, random);
  const IntegerSource integers({.dtype = dtype, .facts = &input.facts, .domain = domain},
                               tensor.numel());
  const size_t count = is_integral(dtype) ? std::max(rows, numbers.size()) : numbers.size();
  for (size_t i = 0; i < count; ++i) {
    const double number = numbers[i < numbers.size() ? i : random.below(numbers.size())];
    const auto place = static_cast<int64_t>(i % rows * extent + random.below(extent));
    if (is_integral(dtype)) {
      tensor.set_integer(place, integers.fitted(static_cast<int64_t>(number)));
    } else if (domain.contains(number)) {
      tensor.set_value(place, number);
    }
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

Tensor InputMaker::make(size_t index, uint64_t seed, ThreadPool* pool) const {
  const Input& input = inputs_[index];
  const InputSet set = set_of(index, seed);
  Tensor tensor =
      draw_input(input.type, {.dtype = input.type.dtype,
                              .facts = &input.facts,
                              .domain = is_adversarial(set) ? input.required : input.preferred,
                              .set = set,
                              .key = random_bits(seed, static_cast<uint64_t>(index)),
                              .pool = pool});
  if (set_ == InputSet::kMaskedRows) mask_rows(index, seed, tensor);
  if (set_ == InputSet::kSparseNumbers) {
    add_numbers(index, seed, tensor);
  } else if (info(set_).reach == InputReach::kFew) {
    add_outliers(index, seed, tensor);
  }
  return tensor;
}

std::vector<Tensor> InputMaker::make_all(uint64_t seed, ThreadPool* pool) const {
  std::vector<Tensor> tensors;
  tensors.reserve(size());
  for (size_t i = 0; i < size(); ++i) tensors.push_back(make(i, seed, pool));
  return tensors;
}

std::vector<Tensor> make_inputs(const Graph& graph, const Catalog& catalog, uint64_t seed,
                                InputSet set) {
  return InputMaker(graph, catalog, set).make_all(seed);
}

}  // namespace passnet
