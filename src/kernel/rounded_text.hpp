// Scalar text whose `rounded(x)` rounds to the dtype of an op's result, as ATen casts operands and
// numbers to that dtype before some ops compute.
#pragma once

#include "kernel/scalar_text.hpp"

namespace passnet {

// As `instantiate`, where `rounded(x)` has the precision of `result`; there it has that of
// `compute`.
ExprId instantiate_rounded(const ScalarText& text, DType compute, DType result,
                           const ScalarBinding& binding, KernelBuilder& builder);

}  // namespace passnet
