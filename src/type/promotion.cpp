#include "type/promotion.hpp"

#include <array>
#include <optional>

namespace passnet {
namespace {

using Category = std::optional<DType>;

Category promote_present(Category a, Category b) {
  if (!a) return b;
  if (!b) return a;
  return promote(*a, *b);
}

// A higher category keeps its dtype unless the lower one is of a higher kind.
Category combine(Category higher, Category lower) {
  if (!higher || !lower) return promote_present(higher, lower);
  if (is_complex(*higher)) return higher;
  if (is_float(*higher)) return is_complex(*lower) ? DType::kC64 : higher;
  if (*higher == DType::kBool || is_float(*lower) || is_complex(*lower)) {
    return promote(*higher, *lower);
  }
  return higher;
}

}  // namespace

DType result_type(std::span<const PromotionOperand> operands) {
  std::array<Category, 3> categories;
  for (const PromotionOperand& operand : operands) {
    const bool is_number = operand.category == PromotionCategory::kNumber;
    const DType dtype = is_number && is_float(operand.dtype) ? DType::kF32 : operand.dtype;
    Category& category = categories[static_cast<size_t>(operand.category)];
    category = promote_present(category, dtype);
  }
  return combine(categories[0], combine(categories[1], categories[2])).value_or(DType::kF32);
}

}  // namespace passnet
