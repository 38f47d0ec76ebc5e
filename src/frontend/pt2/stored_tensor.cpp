#include "frontend/pt2/stored_tensor.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

struct ScalarTypeNumber {
  int64_t number;
  DType dtype;
};
// c10/core/ScalarType.h, plus one.
constexpr std::array<ScalarTypeNumber, kDTypes.size()> kScalarTypes{{
    {1, DType::kU8},
    {2, DType::kI8},
    {3, DType::kI16},
    {4, DType::kI32},
    {5, DType::kI64},
    {6, DType::kF16},
    {7, DType::kF32},
    {8, DType::kF64},
    {10, DType::kC64},
    {12, DType::kBool},
    {13, DType::kBF16},
}};

}  // namespace

std::optional<DType> dtype_from_scalar_type(int64_t number) {
  const auto* const found = std::ranges::find(kScalarTypes, number, &ScalarTypeNumber::number);
  if (found == kScalarTypes.end()) return std::nullopt;
  return found->dtype;
}

bool StoredTensor::fits() const {
  if (!is_sane(type) || strides.size() != type.rank() || offset < 0) return false;
  if (type.numel() == 0) return true;
  int64_t last = offset;
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    int64_t reach = 0;
    if (strides[dim] < 0 || __builtin_mul_overflow(strides[dim], type.shape[dim] - 1, &reach) ||
        __builtin_add_overflow(last, reach, &last)) {
      return false;
    }
  }
  return static_cast<uint64_t>(last) < storage.size() / byte_size(type.dtype);
}

Result<Tensor> StoredTensor::contents(FileMemory& memory) const {
  const auto size = byte_size(type.dtype);
  const auto bytes = static_cast<size_t>(type.bytes());
  if (bytes == 0) return Tensor(type);
  const std::span<std::byte> from = storage.subspan(static_cast<size_t>(offset) * size);
  const bool is_aligned = reinterpret_cast<uintptr_t>(from.data()) % size == 0;
  if (is_aligned && is_contiguous(type.shape, strides)) {
    return Tensor::borrow(type, from.first(bytes));
  }
  if (!memory.charge(bytes)) {
    return fail({}, "archive-too-large", "expected tensors in '{}' of about its size, found {}",
                memory.path(), to_string(type));
  }
  return pack(type, strides, from.data());
}

InputFacts facts_of(const Tensor& contents, bool is_constant) {
  constexpr int64_t kMaxData = 1024;
  constexpr int64_t kRun = 1024;
  constexpr int64_t kRuns = 64;
  InputFacts facts;
  const int64_t numel = contents.numel();
  const DType dtype = contents.type().dtype;
  if (numel == 0 || is_complex(dtype)) return facts;
  if (numel <= kMaxData && (is_constant || !is_float(dtype))) {
    for (int64_t i = 0; i < numel; ++i) facts.data.push_back(contents.value(i));
    return facts;
  }
  // Neighbors share pages: of a mapped file few are read.
  const int64_t step = std::max(numel / kRuns, kRun);
  double count = 0;
  double mean = 0;
  double squares = 0;  // of the deviations
  for (int64_t begin = 0; begin < numel; begin += step) {
    for (int64_t i = begin; i < std::min(begin + kRun, numel); ++i) {
      const double value = contents.value(i);
      if (!std::isfinite(value)) continue;
      count += 1;
      const double deviation = value - mean;
      mean += deviation / count;
      squares += deviation * (value - mean);
      facts.min = std::min(facts.min.value_or(value), value);
      facts.max = std::max(facts.max.value_or(value), value);
    }
  }
  if (count > 0) facts.mean = mean;
  if (count > 0) facts.std = std::sqrt(squares / count);
  return facts;
}

}  // namespace passnet
