#include "type/dtype.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

constexpr bool table_in_order() {
  for (size_t i = 0; i < kDTypes.size(); ++i) {
    if (static_cast<size_t>(kDTypes[i].dtype) != i) return false;
  }
  return true;
}
static_assert(table_in_order());

constexpr std::array<std::pair<std::string_view, DType>, 7> kAliases{{
    {"double", DType::kF64},
    {"float", DType::kF32},
    {"half", DType::kF16},
    {"long", DType::kI64},
    {"int", DType::kI32},
    {"short", DType::kI16},
    {"cfloat", DType::kC64},
}};

// Orders dtypes within a kind: the wider wins; f16 with bf16 is handled separately.
constexpr int width_rank(DType dtype) { return static_cast<int>(byte_size(dtype)); }

DType promote_integers(DType a, DType b) {
  if (a == DType::kBool) return b;
  if (b == DType::kBool) return a;
  if (a == DType::kU8 || b == DType::kU8) {
    const DType other = a == DType::kU8 ? b : a;
    return other == DType::kI8 ? DType::kI16 : other;
  }
  return width_rank(a) >= width_rank(b) ? a : b;
}

}  // namespace

std::optional<DType> dtype_from_name(std::string_view name) {
  for (const DTypeInfo& entry : kDTypes) {
    if (entry.name == name) return entry.dtype;
  }
  return std::nullopt;
}

std::optional<DType> dtype_from_torch_name(std::string_view name) {
  if (name.starts_with("torch.")) name.remove_prefix(6);
  for (const DTypeInfo& entry : kDTypes) {
    if (entry.torch_name == name) return entry.dtype;
  }
  const auto alias = std::ranges::find(kAliases, name, &std::pair<std::string_view, DType>::first);
  if (alias != kAliases.end()) return alias->second;
  return std::nullopt;
}

DType promote(DType a, DType b) {
  if (a == b) return a;
  if (is_complex(a) || is_complex(b)) return DType::kC64;  // f64 with c64 would be complex128
  if (is_float(a) && is_float(b)) {
    if (byte_size(a) == byte_size(b)) return DType::kF32;  // f16 with bf16
    return width_rank(a) > width_rank(b) ? a : b;
  }
  if (is_float(a)) return a;
  if (is_float(b)) return b;
  return promote_integers(a, b);
}

}  // namespace passnet
