#include "generate/draw_input.hpp"

#include "generate/random_bits.hpp"
#include "tensor/half.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

template <class T, class Element>
void fill(Tensor& tensor, Element element) {
  const std::span<T> elements = tensor.as<T>();
  for (size_t i = 0; i < elements.size(); ++i) elements[i] = element(i);
}

// The bits of the value, or of the number before it if it rounds to more than `most`.
template <uint16_t (*narrow)(float), float (*widen)(uint16_t)>
void fill_half(Tensor& tensor, const RealSource& source) {
  fill<uint16_t>(tensor, [&](size_t i) {
    const uint16_t bits = narrow(static_cast<float>(source(i)));
    const bool is_above = static_cast<double>(widen(bits)) > source.most();
    return is_above && source.most() > 0 ? static_cast<uint16_t>(bits - 1) : bits;
  });
}

float rounded_within(double value, double most) {
  const auto rounded = static_cast<float>(value);
  return static_cast<double>(rounded) > most ? std::nextafterf(rounded, -INFINITY) : rounded;
}

void fill_real(Tensor& tensor, const RealSource& source) {
  switch (tensor.type().dtype) {
    case DType::kF64:
      return fill<double>(tensor, source);
    case DType::kF32:
      return fill<float>(tensor,
                         [&](size_t i) { return rounded_within(source(i), source.most()); });
    case DType::kF16:
      return fill_half<f32_to_f16, f16_to_f32>(tensor, source);
    case DType::kBF16:
      return fill_half<f32_to_bf16, bf16_to_f32>(tensor, source);
    case DType::kC64: {
      using Complex = std::array<float, 2>;
      return fill<Complex>(tensor, [&](size_t i) {
        return Complex{static_cast<float>(source(2 * i)), static_cast<float>(source(2 * i + 1))};
      });
    }
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
      UNREACHABLE();
  }
}

void fill_bool(Tensor& tensor, const InputDraw& draw) {
  const auto& mean = draw.facts->mean;
  const double share = mean && std::isfinite(*mean) ? std::clamp(*mean, 0.0, 1.0) : 0.5;
  const uint64_t stuck = draw.set == InputSet::kConstant ? ~uint64_t{0} : 0;
  fill<uint8_t>(tensor, [&](size_t i) {
    const bool drawn = random_uniform(draw.key, stuck != 0 ? 0 : i) < share;
    return static_cast<uint8_t>(draw.domain.contains(drawn) ? drawn : !drawn);
  });
}

// Fills in the literal data; integers are clamped to the domain.
void fill_data(Tensor& tensor, const InputDraw& draw) {
  const std::vector<double>& data = draw.facts->data;
  const DType dtype = tensor.type().dtype;
  const bool whole = is_integral(dtype) && dtype != DType::kBool && draw.domain.has_interval();
  const IntegerSource integers(draw, tensor.numel());
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    tensor.set_value(i, data[static_cast<size_t>(i) % data.size()]);
    if (whole) tensor.set_integer(i, integers.fitted(tensor.integer(i)));
  }
}

// Applies the domain's demands on places: rows in ascending order, or the first entry of each.
void arrange_rows(Tensor& tensor, const Domain& domain) {
  const Shape& shape = tensor.type().shape;
  const int64_t extent = shape.empty() ? 1 : shape.back();
  if (tensor.numel() == 0 || extent == 0 || (!domain.sorted && !domain.first)) return;
  for (int64_t row = 0; row < tensor.numel(); row += extent) {
    if (domain.first) tensor.set_value(row, *domain.first);
    if (!domain.sorted) continue;
    std::vector<double> values;
    values.reserve(static_cast<size_t>(extent));
    for (int64_t i = 0; i < extent; ++i) values.push_back(tensor.value(row + i));
    std::ranges::sort(values);
    for (int64_t i = 0; i < extent; ++i) tensor.set_value(row + i, values[static_cast<size_t>(i)]);
  }
}

Tensor draw_elements(const TensorType& type, const InputDraw& draw) {
  Tensor tensor(type);
  if (!draw.facts->data.empty()) {
    fill_data(tensor, draw);
    return tensor;
  }
  if (type.dtype == DType::kBool) {
    fill_bool(tensor, draw);
  } else if (is_integral(type.dtype)) {
    const IntegerSource source(draw, tensor.numel());
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      tensor.set_integer(i, source(static_cast<uint64_t>(i)));
    }
  } else {
    fill_real(tensor, RealSource(draw));
  }
  arrange_rows(tensor, draw.domain);
  return tensor;
}

// The number of elements from the first in memory to the last.
int64_t memory_span(const TensorType& type, const Strides& strides) {
  if (type.numel() == 0) return 0;
  int64_t span = 1;
  for (size_t dim = 0; dim < type.rank(); ++dim) span += (type.shape[dim] - 1) * strides[dim];
  return span;
}

}  // namespace

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

Tensor draw_input(const TensorType& type, const InputDraw& draw) {
  const auto& strides = draw.facts->strides;
  if (!draw.facts->data.empty() || !strides || !overlaps(type, *strides)) {
    return draw_elements(type, draw);
  }
  const Tensor memory = draw_elements({type.dtype, {memory_span(type, *strides)}}, draw);
  return pack(type, *strides, memory.bytes().data());
}

}  // namespace passnet
