#include "ops/contract/contraction.hpp"

#include "base/check.hpp"
#include "ops/infer.hpp"

namespace passnet {

void append_contraction(KernelBuilder& builder, const Contraction& contraction, BufferId target,
                        const std::function<ExprId(ExprId sum)>& finish, ExprIds place) {
  const auto kept = loop_indices(builder, contraction.kept());
  if (place.empty()) place = kept;
  if (!finish) {
    builder.reduce(contraction.loops, contraction.reduced, Combine::kSum, contraction.value, target,
                   std::move(place));
    return;
  }
  const ParameterIds outer(contraction.loops.begin(),
                           contraction.loops.begin() + static_cast<ptrdiff_t>(contraction.kept()));
  const BufferId sums = builder.temporary("sums", builder.dtype(contraction.value), outer);
  builder.reduce(contraction.loops, contraction.reduced, Combine::kSum, contraction.value, sums,
                 kept);
  builder.map(outer, target, std::move(place), finish(builder.load(sums, kept)));
}

Result<void> expect_one_dtype(const OpCall& call) {
  const auto& parameters = call.op().schema.parameters;
  std::optional<DType> first;
  const auto meet = [&](const TensorType& type) -> Result<void> {
    if (!first) first = type.dtype;
    if (*first == type.dtype) return {};
    return call.fail("dtype-mismatch",
                     "'{}' expects operands of one dtype, found {} and {}, which PyTorch "
                     "multiplies only under autocast",
                     call.op().name(), name(*first), name(type.dtype));
  };
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (!parameters[i].takes_values() || !call.has(i)) continue;
    if (parameters[i].kind == ParameterKind::kTensorList) {
      for (const TensorType& type : call.tensors(i)) TRY(meet(type));
    } else if (call.is_tensor(i)) {
      TRY(meet(call.tensor(i)));
    }
  }
  return {};
}

Result<void> expect_one_number_dtype(const OpCall& call) {
  TRY(expect_one_dtype(call));
  if (call.tensor(0).dtype != DType::kBool) return {};
  return refuse_dtype(call, DType::kBool, "numbers");
}

}  // namespace passnet
