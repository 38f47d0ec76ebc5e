#include "generate/draw_input.hpp"

#include "base/random_bits.hpp"
#include "base/thread_pool.hpp"
#include "tensor/elements.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace passnet {
namespace {

constexpr size_t kBlock = 1024;  // elements, whose doubles stay in the cache
constexpr int64_t kGrain = 64;   // blocks that are worth a thread

// Calls fill(at, part) with blocks of the elements, each from position `at` on.
template <class T, class Fill>
void for_each_block(ThreadPool* pool, std::span<T> elements, Fill fill) {
  const auto blocks = static_cast<int64_t>((elements.size() + kBlock - 1) / kBlock);
  for_each_part(pool, blocks, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t block = begin; block < end; ++block) {
      const size_t at = static_cast<size_t>(block) * kBlock;
      fill(at, elements.subspan(at, std::min(kBlock, elements.size() - at)));
    }
  });
}

template <class T, class Element>
void fill(ThreadPool* pool, Tensor& tensor, Element element) {
  for_each_block(pool, tensor.as<T>(), [&](size_t at, std::span<T> part) {
    for (size_t i = 0; i < part.size(); ++i) part[i] = static_cast<T>(element(at + i));
  });
}

template <class T, class Round>
void fill_rounded(ThreadPool* pool, std::span<T> elements, const RealSource& source, Round round) {
  for_each_block(pool, elements, [&](size_t at, std::span<T> part) {
    std::array<double, kBlock> block;
    const std::span<double> drawn = std::span(block).first(part.size());
    source.draw(at, drawn);
    std::ranges::transform(drawn, part.begin(), round);
  });
}

// Writes the bits of each value, or of the number before it if it rounds to more than `most`.
template <class Element>
void fill_half(ThreadPool* pool, Tensor& tensor, const RealSource& source) {
  const double most = source.most();
  const std::span<uint16_t> elements = tensor.as<uint16_t>();
  const auto round = [](double value) { return Element::write(value); };
  if (!(most > 0) || std::isinf(most)) return fill_rounded(pool, elements, source, round);
  fill_rounded(pool, elements, source, [&](double value) {
    const uint16_t bits = round(value);
    return static_cast<uint16_t>(Element::read(bits) > most ? bits - 1 : bits);
  });
}

void fill_single(ThreadPool* pool, Tensor& tensor, const RealSource& source) {
  const double most = source.most();
  const auto round = [](double value) { return static_cast<float>(value); };
  if (std::isinf(most)) return fill_rounded(pool, tensor.as<float>(), source, round);
  fill_rounded(pool, tensor.as<float>(), source, [&](double value) {
    const float rounded = round(value);
    return static_cast<double>(rounded) > most ? std::nextafterf(rounded, -INFINITY) : rounded;
  });
}

// The parts of an element are two elements of the source.
void fill_complex(ThreadPool* pool, Tensor& tensor, const RealSource& source) {
  const std::span parts(reinterpret_cast<float*>(tensor.bytes().data()),
                        tensor.bytes().size() / sizeof(float));
  fill_rounded(pool, parts, source, [](double value) { return static_cast<float>(value); });
}

void fill_real(ThreadPool* pool, Tensor& tensor, const RealSource& source) {
  visit_elements(tensor.type().dtype, [&]<class Element> {
    if constexpr (std::same_as<Element, NumberElement<double>>) {
      fill_rounded(pool, tensor.as<double>(), source, std::identity{});
    } else if constexpr (std::same_as<Element, NumberElement<float>>) {
      fill_single(pool, tensor, source);
    } else if constexpr (FloatElement<Element>) {
      fill_half<Element>(pool, tensor, source);
    } else if constexpr (std::same_as<Element, ComplexElement>) {
      fill_complex(pool, tensor, source);
    } else {
      UNREACHABLE();
    }
  });
}

void fill_integer(ThreadPool* pool, Tensor& tensor, const IntegerSource& source) {
  visit_elements(tensor.type().dtype, [&]<class Element> {
    if constexpr (IntegerElement<Element>) {
      fill<typename Element::Stored>(pool, tensor, source);
    } else {
      UNREACHABLE();
    }
  });
}

void fill_bool(Tensor& tensor, const InputDraw& draw) {
  const auto& mean = draw.facts->mean;
  const double share = mean && std::isfinite(*mean) ? std::clamp(*mean, 0.0, 1.0) : 0.5;
  const uint64_t stuck = draw.set == InputSet::kConstant ? ~uint64_t{0} : 0;
  fill<uint8_t>(draw.pool, tensor, [&](size_t i) {
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
    fill_integer(draw.pool, tensor, IntegerSource(draw, tensor.numel()));
  } else {
    fill_real(draw.pool, tensor, RealSource(draw));
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
