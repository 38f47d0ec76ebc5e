// The dtype that operands of different dtypes combine to: PyTorch's `torch.result_type`.
#pragma once

#include "type/shape.hpp"

#include <span>

namespace passnet {

// Higher categories decide, unless a lower one has a higher kind (bool < integer < float).
enum class PromotionCategory : uint8_t {
  kDimensioned,  // a tensor with at least one dim
  kZeroDim,      // a tensor of rank 0
  kNumber,       // a Python number: bool is kBool, int is kI64, float counts as f32, the default
};

struct PromotionOperand {
  DType dtype = DType::kF32;
  PromotionCategory category = PromotionCategory::kDimensioned;
};

inline PromotionOperand promotion_operand(const TensorType& type) {
  return {type.dtype,
          type.rank() > 0 ? PromotionCategory::kDimensioned : PromotionCategory::kZeroDim};
}

// at::native::result_type with the default dtype f32; f32 without operands.
DType result_type(std::span<const PromotionOperand> operands);

}  // namespace passnet
