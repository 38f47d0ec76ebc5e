// Host tensors: contiguous, typed, aligned memory with value semantics.
#pragma once

#include "base/check.hpp"
#include "diag/diagnostic.hpp"
#include "type/shape.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace passnet {

// Contiguous elements of `type`, 64-byte aligned unless borrowed; moves are cheap, `clone` copies.
class Tensor {
 public:
  // f32[0]
  Tensor() = default;
  // Zero-filled; `type` must be sane and fit in memory. For sizes that a user names, use `create`.
  explicit Tensor(TensorType type);
  // Returns a zero-filled tensor; fails if the shape is not sane or there is not enough memory.
  static Result<Tensor> create(TensorType type);
  // Returns a tensor in memory of someone else, which must outlive it and is not freed; `bytes` are
  // those of the type and aligned to its elements.
  static Tensor borrow(TensorType type, std::span<std::byte> bytes);

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
  // Stores `value`, rounded to the dtype as ATen does (integers truncate, bool is value != 0); a
  // value out of an integer type's range is converted as x86 does, like in PyTorch.
  void set_value(int64_t index, double value);
  // `value` and `set_value` of the elements from `first` on; much faster where there are many.
  void read(int64_t first, std::span<double> values) const;
  void write(int64_t first, std::span<const double> values);
  // Exact for integers beyond 2^53; floats truncate, and narrower integers wrap on storing.
  int64_t integer(int64_t index) const;
  void set_integer(int64_t index, int64_t value);

  Tensor clone() const;

 private:
  // `data_` points to the first aligned byte of the allocation at `base` (null: borrowed).
  struct Free {
    void* base;
    void operator()(std::byte* data) const;
  };
  TensorType type_{.dtype = DType::kF32, .shape = {0}};
  size_t size_ = 0;
  std::unique_ptr<std::byte[], Free> data_;
};

// The elements as another dtype, as `value` and `set_value` convert them.
Tensor convert(const Tensor& tensor, DType dtype);

// Elements gathered through `strides` (in elements, ≥ 0) from `data`, which spans them all.
Tensor pack(const TensorType& type, std::span<const int64_t> strides, const std::byte* data);

}  // namespace passnet
