// Columns: runs of lanes of one expression, and the functions over them.
//
// A lane is stored as float for f32, f16 and bf16 (the latter rounded), double for f64, int64_t for
// integers (wrapped to their width), a byte for bool, std::complex<float> for c64.
#pragma once

#include "kernel/scalar.hpp"
#include "type/dtype.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

// The bytes of one lane.
size_t lane_size(DType dtype);

// Computes out[i] = op(a[i], b[i], c[i]) for i < count; operands that the op does not have are
// null.
using ColumnFunction = void (*)(const void* a, const void* b, const void* c, void* out,
                                size_t count);

// The function of `op` over operands of `dtype` (kSelect: of its branches); null if the dtype does
// not support the op. Integer results still need `wrap_column`.
ColumnFunction column_function(ScalarOp op, DType dtype);
inline bool has_function(ScalarOp op, DType dtype) { return column_function(op, dtype) != nullptr; }

// Wraps integer lanes to the width of `dtype`; nothing for other dtypes.
void wrap_column(DType dtype, void* lanes, size_t count);

// Converts lanes of `from` to lanes of `to`, as ATen casts: floats to integers truncate, NaN gives
// the lowest integer; to bool is != 0; complex to real takes the real part.
void cast_column(DType from, DType to, const void* in, void* out, size_t count);

// Sets out[i] to element offset + i * stride of `data`, stored as `dtype`.
void load_column(DType dtype, const std::byte* data, int64_t offset, int64_t stride, void* out,
                 size_t count);
// Loads with one offset per lane.
void gather_column(DType dtype, const std::byte* data, const int64_t* offsets, void* out,
                   size_t count);
// The inverse of load_column; rounds f32 lanes to f16 and bf16.
void store_column(DType dtype, const void* in, std::byte* data, int64_t offset, int64_t stride,
                  size_t count);

// True if elements of `dtype` in memory are lanes already.
bool is_lane(DType dtype);

// Sets lanes[1..count) to lanes[0].
void fill_column(DType dtype, void* lanes, size_t count);

}  // namespace passnet
