#include "inputs/inputs.hpp"

#include "inputs/random.hpp"
#include "inputs/requirements.hpp"
#include "tensor/half.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace passnet {
namespace {

// Elements that must keep away from 0 are at least this large.
constexpr double kLeastSize = 0.1;
constexpr int64_t kMostInteger = 9;

std::optional<double> finite(const std::optional<double>& fact) {
  return fact && std::isfinite(*fact) ? fact : std::nullopt;
}

// How the elements of one floating input are drawn.
struct RealSource {
  uint64_t key = 0;
  bool uniform = false;
  double mean = 0;  // or the least, when uniform
  double std = 1;   // or the range, when uniform
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  Requirement requirement;
  double least_size = kLeastSize;

  double operator()(uint64_t position) const {
    double value =
        mean + std * (uniform ? random_uniform(key, position) : random_normal(key, position));
    value = std::clamp(value, least, most);
    if (requirement.unit) value = 2 * random_uniform(key, position) - 1;
    if (requirement.positive) return std::max(std::fabs(value), least_size);
    if (requirement.nonzero && std::fabs(value) < least_size) {
      return value < 0 ? -least_size : least_size;
    }
    return value;
  }
};

RealSource real_source(const InputFacts& facts, const Requirement& requirement, uint64_t key) {
  RealSource source{.key = key, .requirement = requirement};
  const auto mean = finite(facts.mean);
  const auto std = finite(facts.std);
  const auto least = finite(facts.min);
  const auto most = finite(facts.max);
  if (least && most && *least <= *most && !mean && !std) {
    source.uniform = true;
    source.mean = *least;
    source.std = *most - *least;
  } else {
    source.mean = mean.value_or(0);
    source.std = std::fabs(std.value_or(1));
  }
  if (!least || !most || *least <= *most) {
    source.least = least.value_or(source.least);
    source.most = most.value_or(source.most);
  }
  // Small numbers that are meant stay small: running variances of 1e-3 are common.
  if (source.mean > 0 && source.mean < 1) source.least_size = kLeastSize * source.mean;
  return source;
}

// The inclusive range that integers are drawn from.
struct IntegerRange {
  int64_t least = 0;
  int64_t most = kMostInteger;
};

// The least and the greatest that the dtype holds, as far as inputs may need them.
IntegerRange dtype_range(DType dtype) {
  constexpr int64_t kFar = int64_t{1} << 53;
  const auto bits = static_cast<int>(8 * byte_size(dtype));
  if (dtype == DType::kU8) return {0, 255};
  if (bits >= 64) return {-kFar, kFar};
  return {-(int64_t{1} << (bits - 1)), (int64_t{1} << (bits - 1)) - 1};
}

IntegerRange integer_range(DType dtype, const InputFacts& facts, const Requirement& requirement) {
  const IntegerRange limits = dtype_range(dtype);
  const auto within = [&](double value) {
    return static_cast<int64_t>(std::clamp(std::round(value), static_cast<double>(limits.least),
                                           static_cast<double>(limits.most)));
  };
  IntegerRange range;
  const auto least = finite(facts.min);
  const auto most = finite(facts.max);
  const auto mean = finite(facts.mean);
  if (least || most) {
    range.least = within(least.value_or(std::min(0.0, *(most ? most : least))));
    range.most = within(most.value_or(static_cast<double>(range.least + kMostInteger)));
  } else if (mean) {
    const double spread = 2 * std::fabs(finite(facts.std).value_or(0));
    range = {within(*mean - spread), within(*mean + spread)};
  }
  if (range.least > range.most) std::swap(range.least, range.most);
  if (requirement.is_index()) {
    const int64_t last = std::max<int64_t>(requirement.index_limit - 1, 0);
    range.least = std::clamp<int64_t>(range.least, 0, last);
    range.most = std::clamp<int64_t>(range.most, range.least, last);
  } else if (requirement.positive || requirement.nonzero) {
    range.least = std::max<int64_t>(range.least, 1);
    range.most = std::max(range.most, range.least);
  }
  return range;
}

template <class T, class Element>
void fill(Tensor& tensor, Element element) {
  const std::span<T> elements = tensor.as<T>();
  for (size_t i = 0; i < elements.size(); ++i) elements[i] = element(i);
}

void fill_real(Tensor& tensor, const RealSource& source) {
  switch (tensor.type().dtype) {
    case DType::kF64:
      return fill<double>(tensor, source);
    case DType::kF32:
      return fill<float>(tensor, [&](size_t i) { return static_cast<float>(source(i)); });
    case DType::kF16:
      return fill<uint16_t>(tensor,
                            [&](size_t i) { return f32_to_f16(static_cast<float>(source(i))); });
    case DType::kBF16:
      return fill<uint16_t>(tensor,
                            [&](size_t i) { return f32_to_bf16(static_cast<float>(source(i))); });
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
    case DType::kC64:
      for (int64_t i = 0; i < tensor.numel(); ++i) {
        tensor.set_value(i, source(static_cast<uint64_t>(i)));
      }
  }
}

// The elements from the first in memory to the last.
int64_t memory_span(const TensorType& type, const Strides& strides) {
  if (type.numel() == 0) return 0;
  int64_t span = 1;
  for (size_t dim = 0; dim < type.rank(); ++dim) span += (type.shape[dim] - 1) * strides[dim];
  return span;
}

// Whether elements of the input may share memory: then they must be equal.
bool overlaps(const TensorType& type, const Strides& strides) {
  std::vector<std::pair<int64_t, int64_t>> dims;  // stride, extent
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    if (type.shape[dim] > 1) dims.emplace_back(strides[dim], type.shape[dim]);
  }
  std::ranges::sort(dims);
  int64_t reach = 0;  // of the dims so far, from one element to the furthest
  for (const auto& [stride, extent] : dims) {
    if (stride <= reach) return true;
    reach += (extent - 1) * stride;
  }
  return false;
}

// The same input drawn once for each place in memory, then read through the strides.
Tensor make_overlapping(const TensorType& type, const InputFacts& facts,
                        const Requirement& requirement, uint64_t key);

Tensor make_input(const TensorType& type, const InputFacts& facts, const Requirement& requirement,
                  uint64_t key) {
  if (facts.data.empty() && facts.strides && overlaps(type, *facts.strides)) {
    return make_overlapping(type, facts, requirement, key);
  }
  Tensor tensor(type);
  if (!facts.data.empty()) {
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      tensor.set_value(i, facts.data[static_cast<size_t>(i) % facts.data.size()]);
    }
  } else if (type.dtype == DType::kBool) {
    const double share = std::clamp(finite(facts.mean).value_or(0.5), 0.0, 1.0);
    fill<uint8_t>(tensor,
                  [&](size_t i) { return static_cast<uint8_t>(random_uniform(key, i) < share); });
  } else if (is_integral(type.dtype)) {
    const IntegerRange range = integer_range(type.dtype, facts, requirement);
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      tensor.set_integer(i, random_integer(key, static_cast<uint64_t>(i), range.least, range.most));
    }
  } else {
    fill_real(tensor, real_source(facts, requirement, key));
  }
  return tensor;
}

Tensor make_overlapping(const TensorType& type, const InputFacts& facts,
                        const Requirement& requirement, uint64_t key) {
  const int64_t span = memory_span(type, *facts.strides);
  InputFacts flat = facts;
  flat.strides.reset();
  const Tensor memory = make_input({type.dtype, {span}}, flat, requirement, key);
  return pack(type, *facts.strides, memory.bytes().data());
}

}  // namespace

std::vector<Tensor> make_inputs(const Graph& graph, const Catalogue& catalogue, uint64_t seed) {
  const std::vector<Requirement> requirements = find_requirements(graph, catalogue);
  std::vector<Tensor> tensors;
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const GraphInput& input = graph.inputs()[i];
    tensors.push_back(make_input(graph.type(input.value), input.facts,
                                 requirements[input.value.index],
                                 random_bits(seed, static_cast<uint64_t>(i))));
  }
  return tensors;
}

}  // namespace passnet
