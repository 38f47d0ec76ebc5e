#include "codegen/cpp/cpp_target.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

namespace passnet {

StageTarget::StageTarget(const Kernel& kernel, const CpuRows& group, size_t stage,
                         const CppScope& scope, const StageExprs& exprs, CppWriter& writer)
    : kernel_(kernel),
      group_(group),
      at_(stage),
      scheduled_(group.stages[stage]),
      stage_(kernel.stages[scheduled_.stage]),
      scope_(scope),
      exprs_(exprs),
      writer_(writer) {}

std::string StageTarget::value() const {
  const std::string& text = exprs_.text(stage_.value);
  const bool is_truth = kernel_.expr(stage_.value).dtype == DType::kBool;
  return is_truth ? fmt::format("uint8_t({})", text) : text;
}

std::string StageTarget::strip_element(std::string_view array) const {
  return fmt::format("{0}[i{1} - start{1}]", array, scheduled_.innermost());
}

std::string StageTarget::place(std::string_view last) const {
  const std::string& local = scope_.locals[stage_.target.index];
  if (!local.empty()) return group_.in_strips ? strip_element(local) : local;
  const CppPointer& pointer = scope_.targets[at_];
  return fmt::format("{}[{}]", pointer.name,
                     exprs_.offset(scheduled_.nest.target, pointer, stage_.target_index, last));
}

std::string StageTarget::from(const std::string& begin) const {
  const std::string& local = tile_.empty() ? scope_.locals[stage_.target.index] : tile_;
  if (local.empty()) {
    const int64_t stride = scheduled_.nest.target.strides[scheduled_.innermost()];
    const bool skips = scheduled_.in_vectors() && stride == kEveryOther;
    return fmt::format(fmt::runtime(skips ? "pn::every_other(&{})" : "&{}"), place(begin));
  }
  return fmt::format("{} + ({} - start{})", local, begin, group_.rows - 1);
}

bool StageTarget::is_strip_of_floats() const {
  return group_.in_strips && group_.is_local(stage_.target) &&
         kernel_.buffer(stage_.target).dtype == DType::kF32;
}

void StageTarget::store_value() {
  if (scheduled_.in_vectors()) {
    writer_.line("return {};", vector_value());
    return;
  }
  if (!tile_.empty()) {
    writer_.line("{} = {};", strip_element(tile_), value());
    return;
  }
  if (scheduled_.rounds) {
    writer_.line("{} = {};", place(), exprs_.text(scheduled_.stored));
    return;
  }
  if (scheduled_.narrows) return store(exprs_.text(scheduled_.stored), DType::kF32);
  const Expr& value = kernel_.expr(stage_.value);
  if (value.op == ScalarOp::kLoad && group_.holds_floats(kernel_, value.buffer) &&
      group_.holds_floats(kernel_, stage_.target)) {
    writer_.line("{} = {};", place(), exprs_.local_element(value.buffer));
    return;
  }
  store(exprs_.text(stage_.value), value.dtype);
}

void StageTarget::store(const std::string& text, DType dtype) {
  const DType target = kernel_.buffer(stage_.target).dtype;
  if (scheduled_.narrows) {
    const std::string single = dtype == DType::kF32 ? text : fmt::format("float({})", text);
    writer_.line("narrow[i{0} - chunk{0}] = {1};", scheduled_.innermost(), single);
    return;
  }
  const std::string place = this->place();
  if (group_.holds_floats(kernel_, stage_.target)) {
    if (dtype == DType::kF16)
      writer_.line("{} = {};", place, exprs_.cast(DType::kF32, dtype, text));
    else
      writer_.line("{} = pn::rounded<pn::f16>({});", place,
                   dtype == DType::kF64 ? fmt::format("float({})", text) : text);
    return;
  }
  std::string stored = text;
  if (target == DType::kBool)
    stored = fmt::format("uint8_t({} != 0)", text);
  else if (target != dtype)
    stored = exprs_.cast(target, dtype, text);
  if (accumulates(stage_.store)) {
    stored = cpp_accumulated(stage_.store, target, place, stored);
  }
  writer_.line("{} = {};", place, stored);
}

}  // namespace passnet
