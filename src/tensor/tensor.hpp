// Host tensors: contiguous, typed, aligned memory with value semantics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "base/check.hpp"
#include "type/shape.hpp"

namespace passnet {

// Contiguous elements of `type`, 64-byte aligned. Moves cheaply; copies are explicit (`clone`).
class Tensor {
 public:
  Tensor() = default;
  // Zero-filled.
  explicit Tensor(TensorType type);

  const TensorType& type() const { return type_; }
  int64_t numel() const { return type_.numel(); }
  std::span<std::byte> bytes() { return {data_.get(), size_}; }
  std::span<const std::byte> bytes() const { return {data_.get(), size_}; }

  // The elements as T, whose size must be the dtype's (uint16_t for f16 and bf16).
  template <class T>
  std::span<T> as() {
    CHECK(sizeof(T) == byte_size(type_.dtype));
    return {reinterpret_cast<T*>(data_.get()), size_ / sizeof(T)};
  }
  template <class T>
  std::span<const T> as() const {
    CHECK(sizeof(T) == byte_size(type_.dtype));
    return {reinterpret_cast<const T*>(data_.get()), size_ / sizeof(T)};
  }

  // Element `index` in row-major order, converted; complex values give their real part.
  double value(int64_t index) const;
  // Stores `value`, rounded to the dtype as ATen does (integers truncate, bool is value != 0).
  void set_value(int64_t index, double value);
  // Exact for integers beyond 2^53; floats truncate.
  int64_t integer(int64_t index) const;
  void set_integer(int64_t index, int64_t value);

  Tensor clone() const;

 private:
  struct Free {
    void operator()(std::byte* data) const;
  };
  TensorType type_;
  size_t size_ = 0;
  std::unique_ptr<std::byte[], Free> data_;
};

// Elements gathered through `strides` (in elements, ≥ 0) from `data`, which spans them all.
Tensor pack(const TensorType& type, std::span<const int64_t> strides, const std::byte* data);

}  // namespace passnet
