#include "library/find_fourier.hpp"

#include "kernel/costs/library.hpp"
#include "ops/contract/fft_plan.hpp"

namespace passnet {

std::optional<Fourier> find_fourier(const OpCall& call, const Layout& input,
                                    const LibraryRules& rules) {
  const TensorType& self = call.tensor(0);
  const FourierPlan plan = *plan_fourier(call);
  const bool is_known = self.dtype == DType::kF32 || self.dtype == DType::kC64;
  if (!is_known || plan.lines.empty() || self.numel() == 0) return std::nullopt;
  Fourier found{.has_real_operand = self.dtype == DType::kF32,
                .has_half_result = plan.half == FourierHalf::kResult,
                .has_real_result = plan.half == FourierHalf::kOperand,
                .inverse = plan.inverse,
                .factor = plan.factor,
                .start = input.offset,
                .shape = self.shape,
                .strides = input.strides};
  for (const FourierLine& line : plan.lines) found.dims.push_back({line.dim, line.length});
  if (numel(result_shape(found)) < rules.min_transformed) return std::nullopt;
  return found;
}

}  // namespace passnet
