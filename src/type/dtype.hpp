// Element types, and the rules by which ATen combines them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace passnet {

enum class DType : uint8_t {
  kF64,
  kF32,
  kF16,
  kBF16,
  kI64,
  kI32,
  kI16,
  kI8,
  kU8,
  kBool,
  kC64,
};

enum class DTypeKind : uint8_t { kBool, kInteger, kFloat, kComplex };

struct DTypeInfo {
  DType dtype;
  std::string_view name;        // in graph text: f32
  std::string_view torch_name;  // PyTorch's: float32
  DTypeKind kind;
  size_t bytes;
};

inline constexpr std::array<DTypeInfo, 11> kDTypes{{
    {DType::kF64, "f64", "float64", DTypeKind::kFloat, 8},
    {DType::kF32, "f32", "float32", DTypeKind::kFloat, 4},
    {DType::kF16, "f16", "float16", DTypeKind::kFloat, 2},
    {DType::kBF16, "bf16", "bfloat16", DTypeKind::kFloat, 2},
    {DType::kI64, "i64", "int64", DTypeKind::kInteger, 8},
    {DType::kI32, "i32", "int32", DTypeKind::kInteger, 4},
    {DType::kI16, "i16", "int16", DTypeKind::kInteger, 2},
    {DType::kI8, "i8", "int8", DTypeKind::kInteger, 1},
    {DType::kU8, "u8", "uint8", DTypeKind::kInteger, 1},
    {DType::kBool, "bool", "bool", DTypeKind::kBool, 1},
    {DType::kC64, "c64", "complex64", DTypeKind::kComplex, 8},
}};

constexpr const DTypeInfo& info(DType dtype) { return kDTypes[static_cast<size_t>(dtype)]; }
constexpr std::string_view name(DType dtype) { return info(dtype).name; }
constexpr std::string_view torch_name(DType dtype) { return info(dtype).torch_name; }
constexpr size_t byte_size(DType dtype) { return info(dtype).bytes; }
constexpr bool is_float(DType dtype) { return info(dtype).kind == DTypeKind::kFloat; }
constexpr bool is_complex(DType dtype) { return info(dtype).kind == DTypeKind::kComplex; }
constexpr bool is_integral(DType dtype) {  // bool included, as c10::isIntegralType(…, true)
  return info(dtype).kind == DTypeKind::kInteger || info(dtype).kind == DTypeKind::kBool;
}

struct FloatLimits {
  double most = 0;
  double least_normal = 0;
  double least = 0;  // above 0
};

// Those of a dtype of floating point; of f32 for others, such as c64, whose parts are.
constexpr FloatLimits float_limits(DType dtype) {
  if (dtype == DType::kF64) return {0x1.FFFFFFFFFFFFFp1023, 0x1p-1022, 0x1p-1074};
  if (dtype == DType::kF16) return {65504, 0x1p-14, 0x1p-24};
  if (dtype == DType::kBF16) return {0x1.FEp127, 0x1p-126, 0x1p-133};
  return {0x1.FFFFFEp127, 0x1p-126, 0x1p-149};
}

// Parses `f32`.
std::optional<DType> dtype_from_name(std::string_view name);
// Parses `float32`, or one of PyTorch's aliases (`float`, `half`, `long`, …), with or without
// `torch.`.
std::optional<DType> dtype_from_torch_name(std::string_view name);

// c10::promoteTypes: the smallest type that both convert to, by PyTorch's table.
DType promote(DType a, DType b);

// at::OpMathType: f32 for f16 and bf16, the type itself otherwise.
constexpr DType opmath(DType dtype) {
  return dtype == DType::kF16 || dtype == DType::kBF16 ? DType::kF32 : dtype;
}

}  // namespace passnet
