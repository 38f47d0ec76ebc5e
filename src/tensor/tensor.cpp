#include "tensor/tensor.hpp"

#include "tensor/elements.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <new>
#include <sys/mman.h>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kAlignment = 64;

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
  return visit_elements(type_.dtype, [&]<class Element> {
    return Element::read(load<typename Element::Stored>(data_.get(), index));
  });
}

void Tensor::set_value(int64_t index, double value) {
  CHECK(index >= 0 && index < numel());
  visit_elements(type_.dtype,
                 [&]<class Element> { store(data_.get(), index, Element::write(value)); });
}

void Tensor::read(int64_t first, std::span<double> values) const {
  CHECK(first >= 0 && first + std::ssize(values) <= numel());
  visit_elements(type_.dtype, [&]<class Element> {
    const auto from = as<typename Element::Stored>().subspan(static_cast<size_t>(first));
    std::ranges::transform(from.first(values.size()), values.begin(),
                           [](auto stored) { return Element::read(stored); });
  });
}

void Tensor::write(int64_t first, std::span<const double> values) {
  CHECK(first >= 0 && first + std::ssize(values) <= numel());
  visit_elements(type_.dtype, [&]<class Element> {
    const auto to = as<typename Element::Stored>().subspan(static_cast<size_t>(first));
    std::ranges::transform(values, to.begin(), [](double x) { return Element::write(x); });
  });
}

int64_t Tensor::integer(int64_t index) const {
  CHECK(index >= 0 && index < numel());
  return visit_elements(type_.dtype, [&]<class Element> {
    const auto stored = load<typename Element::Stored>(data_.get(), index);
    if constexpr (IntegerElement<Element>) return static_cast<int64_t>(stored);
    return truncate<int64_t>(Element::read(stored));
  });
}

void Tensor::set_integer(int64_t index, int64_t value) {
  CHECK(index >= 0 && index < numel());
  visit_elements(type_.dtype, [&]<class Element> {
    if constexpr (IntegerElement<Element>) {
      store(data_.get(), index, static_cast<typename Element::Stored>(value));
    } else {
      store(data_.get(), index, Element::write(static_cast<double>(value)));
    }
  });
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
