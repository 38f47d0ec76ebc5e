#include "tensor/summary.hpp"

#include "base/check.hpp"
#include "tensor/half.hpp"

#include <array>
#include <complex>

namespace passnet {
namespace {

// `value` gives an element as a double.
template <class T, class Value>
TensorSummary summarize_elements(std::span<const T> elements, Value value) {
  constexpr size_t kChains = 8;  // so that additions overlap
  std::array<double, kChains> sums{};
  TensorSummary summary;
  for (size_t i = 0; i < elements.size(); ++i) {
    const double number = value(elements[i]);
    // Comparisons with NaN are false, which leaves it out.
    summary.min = number < summary.min ? number : summary.min;
    summary.max = number > summary.max ? number : summary.max;
    summary.nan += number != number ? 1 : 0;
    sums[i % kChains] += number == number ? number : 0;
  }
  for (const double chain : sums) summary.sum += chain;
  return summary;
}

template <class T>
TensorSummary summarize_numbers(const Tensor& tensor) {
  return summarize_elements(tensor.as<T>(), [](T element) { return static_cast<double>(element); });
}

}  // namespace

TensorSummary summarize(const Tensor& tensor) {
  switch (tensor.type().dtype) {
    case DType::kF64:
      return summarize_numbers<double>(tensor);
    case DType::kF32:
      return summarize_numbers<float>(tensor);
    case DType::kF16:
      return summarize_elements(tensor.as<uint16_t>(),
                                [](uint16_t bits) -> double { return f16_to_f32(bits); });
    case DType::kBF16:
      return summarize_elements(tensor.as<uint16_t>(),
                                [](uint16_t bits) -> double { return bf16_to_f32(bits); });
    case DType::kI64:
      return summarize_numbers<int64_t>(tensor);
    case DType::kI32:
      return summarize_numbers<int32_t>(tensor);
    case DType::kI16:
      return summarize_numbers<int16_t>(tensor);
    case DType::kI8:
      return summarize_numbers<int8_t>(tensor);
    case DType::kU8:
      return summarize_numbers<uint8_t>(tensor);
    case DType::kBool:
      return summarize_elements(tensor.as<uint8_t>(),
                                [](uint8_t byte) { return byte != 0 ? 1.0 : 0.0; });
    case DType::kC64:
      return summarize_elements(tensor.as<std::complex<float>>(),
                                [](std::complex<float> number) -> double { return number.real(); });
  }
  UNREACHABLE();
}

}  // namespace passnet
