#include "tensor/tensor.hpp"

#include "tensor/half.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>
#include <new>
#include <sys/mman.h>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kAlignment = 64;

// Truncates as cvttsd2si does: NaN and values out of range become the smallest integer.
template <class Int>
Int truncate(double value) {
  constexpr auto kLowest = std::numeric_limits<Int>::min();
  constexpr double kBound = -static_cast<double>(kLowest);  // 2^31 or 2^63, exact
  if (!(value > -kBound - 1 && value < kBound)) return kLowest;
  return static_cast<Int>(value);
}

template <class T>
T load(const std::byte* data, int64_t index) {
  T value;
  std::memcpy(&value, data + static_cast<size_t>(index) * sizeof(T), sizeof(T));
  return value;
}

template <class T>
void store(std::byte* data, int64_t index, T value) {
  std::memcpy(data + static_cast<size_t>(index) * sizeof(T), &value, sizeof(T));
}

// Copies `count` elements of `size` bytes, `step` bytes apart, to consecutive places.
void gather(std::byte* to, const std::byte* from, int64_t count, int64_t step, size_t size) {
  if (step == static_cast<int64_t>(size)) {
    std::memcpy(to, from, static_cast<size_t>(count) * size);
    return;
  }
  for (int64_t i = 0; i < count; ++i) {
    std::memcpy(to + static_cast<size_t>(i) * size, from + i * step, size);
  }
}

void take_large_pages(void* memory, size_t bytes) {
  constexpr uintptr_t kPage = 4096;
  const uintptr_t begin = (reinterpret_cast<uintptr_t>(memory) + kPage - 1) / kPage * kPage;
  const uintptr_t end = (reinterpret_cast<uintptr_t>(memory) + bytes) / kPage * kPage;
  // A refusal only costs time.
  (void)madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
}

}  // namespace

void Tensor::Free::operator()(std::byte*) const { std::free(base); }

Tensor::Tensor(TensorType type) {
  Result<Tensor> made = create(std::move(type));
  // Fails as the standard containers do: the program ends with "out of memory", not with a bug.
  if (!made && made.error().id == "tensor-out-of-memory") throw std::bad_alloc();
  if (!made) fail_check(made.error().message);
  *this = std::move(*made);
}

Result<Tensor> Tensor::create(TensorType type) {
  if (!is_sane(type)) {
    return fail({}, "shape-not-sane",
                "expected a shape of at most 2^48 bytes and 16 dimensions, "
                "found {}",
                to_string(type));
  }
  Tensor tensor;
  tensor.size_ = static_cast<size_t>(type.bytes());
  if (tensor.size_ > 0) {
    // Uses calloc instead of aligned_alloc: the kernel provides large blocks as untouched zero
    // pages.
    void* base = std::calloc(tensor.size_ + kAlignment, 1);
    if (base == nullptr) {
      return fail({}, "tensor-out-of-memory", "cannot allocate {} bytes for {}", tensor.size_,
                  to_string(type));
    }
    // The first touch of large memory takes as long as work on it, page by page.
    constexpr size_t kLarge = size_t{4} << 20;
    if (tensor.size_ >= kLarge) take_large_pages(base, tensor.size_ + kAlignment);
    const size_t misfit = reinterpret_cast<uintptr_t>(base) % kAlignment;
    const size_t skip = (kAlignment - misfit) % kAlignment;
    tensor.data_ = {static_cast<std::byte*>(base) + skip, Free{base}};
  }
  tensor.type_ = std::move(type);
  return tensor;
}

Tensor Tensor::borrow(TensorType type, std::span<std::byte> bytes) {
  CHECK(is_sane(type) && bytes.size() == static_cast<size_t>(type.bytes()));
  CHECK(reinterpret_cast<uintptr_t>(bytes.data()) % byte_size(type.dtype) == 0);
  Tensor tensor;
  tensor.size_ = bytes.size();
  tensor.type_ = std::move(type);
  if (!bytes.empty()) tensor.data_ = {bytes.data(), Free{nullptr}};
  return tensor;
}

double Tensor::value(int64_t index) const {
  CHECK(index >= 0 && index < numel());
  const std::byte* data = data_.get();
  switch (type_.dtype) {
    case DType::kF64:
      return load<double>(data, index);
    case DType::kF32:
      return load<float>(data, index);
    case DType::kF16:
      return f16_to_f32(load<uint16_t>(data, index));
    case DType::kBF16:
      return bf16_to_f32(load<uint16_t>(data, index));
    case DType::kC64:
      return load<std::array<float, 2>>(data, index)[0];
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
      return static_cast<double>(integer(index));
  }
  UNREACHABLE();
}

void Tensor::set_value(int64_t index, double value) {
  CHECK(index >= 0 && index < numel());
  std::byte* data = data_.get();
  const auto single = static_cast<float>(value);
  switch (type_.dtype) {
    case DType::kF64:
      return store(data, index, value);
    case DType::kF32:
      return store(data, index, single);
    case DType::kF16:
      return store(data, index, f32_to_f16(single));
    case DType::kBF16:
      return store(data, index, f32_to_bf16(single));
    case DType::kC64:
      return store(data, index, std::array{single, 0.0f});
    case DType::kI64:
      return store(data, index, truncate<int64_t>(value));
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
      return set_integer(index, truncate<int32_t>(value));
    case DType::kBool:
      return store<uint8_t>(data, index, value != 0);
  }
  UNREACHABLE();
}

void Tensor::read(int64_t first, std::span<double> values) const {
  CHECK(first >= 0 && first + std::ssize(values) <= numel());
  const auto read_as = [&]<class T>(T, auto widen) {
    const std::span<const T> from = as<T>().subspan(static_cast<size_t>(first), values.size());
    std::ranges::transform(from, values.begin(), widen);
  };
  switch (type_.dtype) {
    case DType::kF64:
      return read_as(double{}, std::identity{});
    case DType::kF32:
      return read_as(float{}, std::identity{});
    case DType::kF16:
      return read_as(uint16_t{}, f16_to_f32);
    case DType::kBF16:
      return read_as(uint16_t{}, bf16_to_f32);
    case DType::kC64:
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
      for (double& number : values) number = value(first++);
      return;
  }
  UNREACHABLE();
}

void Tensor::write(int64_t first, std::span<const double> values) {
  CHECK(first >= 0 && first + std::ssize(values) <= numel());
  const auto write_as = [&]<class T>(T, auto narrow) {
    const std::span<T> to = as<T>().subspan(static_cast<size_t>(first), values.size());
    std::ranges::transform(values, to.begin(), narrow);
  };
  switch (type_.dtype) {
    case DType::kF64:
      return write_as(double{}, std::identity{});
    case DType::kF32:
      return write_as(float{}, [](double number) { return static_cast<float>(number); });
    case DType::kF16:
      return write_as(uint16_t{}, [](double x) { return f32_to_f16(static_cast<float>(x)); });
    case DType::kBF16:
      return write_as(uint16_t{}, [](double x) { return f32_to_bf16(static_cast<float>(x)); });
    case DType::kC64:
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
      for (const double number : values) set_value(first++, number);
      return;
  }
  UNREACHABLE();
}

int64_t Tensor::integer(int64_t index) const {
  CHECK(index >= 0 && index < numel());
  const std::byte* data = data_.get();
  switch (type_.dtype) {
    case DType::kI64:
      return load<int64_t>(data, index);
    case DType::kI32:
      return load<int32_t>(data, index);
    case DType::kI16:
      return load<int16_t>(data, index);
    case DType::kI8:
      return load<int8_t>(data, index);
    case DType::kU8:
      return load<uint8_t>(data, index);
    case DType::kBool:
      return load<uint8_t>(data, index) != 0 ? 1 : 0;
    case DType::kF64:
    case DType::kF32:
    case DType::kF16:
    case DType::kBF16:
    case DType::kC64:
      return truncate<int64_t>(value(index));
  }
  UNREACHABLE();
}

void Tensor::set_integer(int64_t index, int64_t value) {
  CHECK(index >= 0 && index < numel());
  std::byte* data = data_.get();
  switch (type_.dtype) {
    case DType::kI64:
      return store(data, index, value);
    case DType::kI32:
      return store(data, index, static_cast<int32_t>(value));
    case DType::kI16:
      return store(data, index, static_cast<int16_t>(value));
    case DType::kI8:
      return store(data, index, static_cast<int8_t>(value));
    case DType::kU8:
      return store(data, index, static_cast<uint8_t>(value));
    case DType::kBool:
      return store<uint8_t>(data, index, value != 0);
    case DType::kF64:
    case DType::kF32:
    case DType::kF16:
    case DType::kBF16:
    case DType::kC64:
      return set_value(index, static_cast<double>(value));
  }
  UNREACHABLE();
}

Tensor Tensor::clone() const {
  Tensor copy(type_);
  if (size_ > 0) std::memcpy(copy.data_.get(), data_.get(), size_);
  return copy;
}

Tensor convert(const Tensor& tensor, DType dtype) {
  const DType from = tensor.type().dtype;
  if (from == dtype) return tensor.clone();
  Tensor converted({.dtype = dtype, .shape = tensor.type().shape});
  constexpr int64_t kBlock = 1024;
  std::array<double, kBlock> block;
  for (int64_t at = 0; at < tensor.numel(); at += kBlock) {
    const auto size = static_cast<size_t>(std::min(kBlock, tensor.numel() - at));
    const std::span<double> values = std::span(block).first(size);
    tensor.read(at, values);
    converted.write(at, values);
  }
  return converted;
}

Tensor pack(const TensorType& type, std::span<const int64_t> strides, const std::byte* data) {
  CHECK(strides.size() == type.rank());
  Tensor packed(type);
  if (packed.numel() == 0) return packed;
  const auto size = static_cast<int64_t>(byte_size(type.dtype));
  const size_t outer = type.rank() > 0 ? type.rank() - 1 : 0;
  const int64_t row = type.rank() > 0 ? type.shape.back() : 1;
  const int64_t step = type.rank() > 0 ? strides.back() * size : size;
  Shape index(outer, 0);
  int64_t offset = 0;  // in elements, of the row at `index`
  std::byte* to = packed.bytes().data();
  for (int64_t rows = packed.numel() / row; rows > 0; --rows) {
    gather(to, data + offset * size, row, step, static_cast<size_t>(size));
    to += row * size;
    for (size_t dim = outer; dim-- > 0;) {
      offset += strides[dim];
      if (++index[dim] < type.shape[dim]) break;
      offset -= strides[dim] * type.shape[dim];
      index[dim] = 0;
    }
  }
  return packed;
}

}  // namespace passnet
