// Conversions of the element type, and ops that change neither elements nor shape.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

Result<Types> infer_to(const OpCall& call) { return Types{{call.dtype(1), call.tensor(0).shape}}; }

constexpr OpDef kConvertOps[] = {
    {.schema = "to(Tensor self, dtype dtype) -> Tensor",
     .doc = "the elements as another dtype; floats to integers truncate. Moving between devices, "
            "memory formats and copies of equal dtype are left out by importers",
     .spellings = kSpellings<
         ".to(self, dtype: dtype, non_blocking=False, copy=False, *, memory_format=None)",
         ".to(self, other: tensor, non_blocking=False, copy=False, *, memory_format=None) "
         "=> to(self, dtype=dtype(other))",
         ".to(self, device: device, dtype: dtype, non_blocking=False, copy=False, *, "
         "memory_format=None)",
         ".to(self, device: device, dtype: none, non_blocking=False, copy=False, *, "
         "memory_format=None) => self",
         ".to(self, device: device, non_blocking=False, copy=False, *, memory_format=None) "
         "=> self",
         ".to(self, dtype: none, non_blocking=False, copy=False, *, memory_format=None) => self",
         "torch._to_copy(input, *, dtype: dtype, non_blocking=False, **options)",
         "torch._to_copy(input, *, dtype: none=None, non_blocking=False, **options) => input",
         ".type(self, dtype: dtype, non_blocking=False)",
         ".type_as(self, other) => to(self, dtype=dtype(other))",
         ".float(self, memory_format=None) => to(self, dtype=f32)",
         ".double(self, memory_format=None) => to(self, dtype=f64)",
         ".half(self, memory_format=None) => to(self, dtype=f16)",
         ".bfloat16(self, memory_format=None) => to(self, dtype=bf16)",
         ".long(self, memory_format=None) => to(self, dtype=i64)",
         ".int(self, memory_format=None) => to(self, dtype=i32)",
         ".short(self, memory_format=None) => to(self, dtype=i16)",
         ".char(self, memory_format=None) => to(self, dtype=i8)",
         ".byte(self, memory_format=None) => to(self, dtype=u8)",
         ".bool(self, memory_format=None) => to(self, dtype=bool)",
         ".contiguous(self, memory_format=None) => self",
         ".clone(self, *, memory_format=None) => self",
         "torch.clone(input, *, memory_format=None) => input", ".detach(self) => self",
         "torch.detach(input) => input", "torch.alias(input) => input",
         "torch.lift_fresh(input) => input", "torch.lift_fresh_copy(input) => input",
         "torch._C._autograd._get_data_attr(input) => input",
         ".cpu(self, memory_format=None) => self",
         ".cuda(self, device=None, non_blocking=False, memory_format=None) => self",
         ".requires_grad_(self, requires_grad=True) => self", "operator.pos(self) => self",
         "torch.positive(input) => input", ".positive(self) => self">,
     .infer = infer_to,
     .body = "self",
     .needs = hands_on<0>,
     .example = "(%x: f32[4]) %y = to(%x, bf16) : bf16[4]"},
};

}  // namespace

std::span<const OpDef> convert_ops() { return kConvertOps; }

}  // namespace passnet
