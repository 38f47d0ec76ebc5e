#include "codegen/cuda/cuda_combine.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

#include <fmt/format.h>

namespace passnet {
namespace {

bool adds(const Stage& stage) {
  return stage.combine == Combine::kSum || stage.combine == Combine::kProduct;
}

}  // namespace

CudaCombine::CudaCombine(const Kernel& kernel, const Stage& stage, int64_t iterations,
                         int64_t max_chain)
    : stage_(stage),
      dtype_(kernel.expr(stage.value).dtype),
      type_(cpp_value_type(dtype_)),
      op_(cpp_combine(stage.combine, dtype_)),
      is_wide_(dtype_ == DType::kF32 && adds(stage) &&
               (stage.kind == StageKind::kScan || iterations > max_chain)) {}

bool CudaCombine::gives_position() const {
  return stage_.combine == Combine::kArgMax || stage_.combine == Combine::kArgMin;
}

std::string CudaCombine::better() const {
  const char* const sign = stage_.combine == Combine::kArgMax ? ">" : "<";
  if (!is_float(dtype_)) return fmt::format("(candidate {} best)", sign);
  return fmt::format("((candidate {} best) | ((candidate != candidate) & (best == best)))", sign);
}

std::string CudaCombine::start() const {
  if (!is_complex(dtype_)) return fmt::format("{}::start<{}>", op_, type_);
  return stage_.combine == Combine::kSum ? "pn::c64{0.0f, 0.0f}" : "pn::c64{1.0f, 0.0f}";
}

std::string CudaCombine::step(std::string_view sum, std::string_view type,
                              std::string_view value) const {
  if (is_complex(dtype_)) {
    return fmt::format("{0} = {0} {1} {2};", sum, stage_.combine == Combine::kSum ? '+' : '*',
                       value);
  }
  return fmt::format("{0} = {1}::combine<{2}>({0}, {2}({3}));", sum, op_, type, value);
}

std::string CudaCombine::store(DType target, const std::string& place, const std::string& text,
                               DType dtype) const {
  std::string stored = text;
  if (target == DType::kBool) {
    stored = fmt::format("uint8_t({} != 0)", text);
  } else if (target != dtype) {
    stored = fmt::format("pn::cast<{}>({})", cpp_memory_type(target), text);
  }
  if (accumulates(stage_.store)) stored = cpp_accumulated(stage_.store, target, place, stored);
  return fmt::format("{} = {};", place, stored);
}

}  // namespace passnet
