// libFuzzer target: a scalar expression never crashes its parser, and expressions over the names a
// to d that parse become kernels without flaws.
#include "base/check.hpp"
#include "kernel/builder.hpp"
#include "kernel/scalar_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

using namespace passnet;  // NOLINT: of a program

// Accepts expressions of floats in which exactly the operands that must be bools are bools, as in
// the entries of the catalog. Others are our own mistakes, which a CHECK reports.
bool is_typed(const ScalarText& text) {
  std::vector<bool> is_bool;
  for (const ScalarText::Node& node : text.nodes) {
    if (node.kind != ScalarText::Kind::kApply) {
      const bool known = node.kind == ScalarText::Kind::kNumber ||
                         (node.name.size() == 1 && node.name[0] >= 'a' && node.name[0] <= 'd');
      if (!known) return false;
      is_bool.push_back(node.kind == ScalarText::Kind::kHas);
      continue;
    }
    using enum ScalarOp;
    const auto one_of = [&](std::initializer_list<ScalarOp> ops) {
      return std::ranges::find(ops, node.op) != ops.end();
    };
    const bool is_integral = one_of({kBitNot, kBitAnd, kBitOr, kBitXor, kShiftLeft, kShiftRight});
    if (is_integral) return false;
    for (size_t i = 0; i < node.operands.size(); ++i) {
      const bool wants_bool = one_of({kNot, kAnd, kOr, kXor}) || (node.op == kSelect && i == 0);
      if (is_bool[node.operands[i]] != wants_bool) return false;
    }
    is_bool.push_back(info(node.op).result == ScalarResult::kBool);
  }
  return !is_bool.empty() && !is_bool.back();
}

}  // namespace

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto text = parse_scalar_text({reinterpret_cast<const char*>(data), size});
  if (!text || !is_typed(*text)) return 0;
  KernelBuilder builder("fuzz");
  const TensorType type{DType::kF32, {4}};
  std::vector<BufferId> inputs;
  for (const char* name : {"a", "b", "c", "d"}) inputs.push_back(builder.input(name, type));
  const BufferId output = builder.output("out", type);
  const ScalarBinding binding{
      .value =
          [&](std::string_view name) {
            return builder.load(inputs[static_cast<size_t>(name[0] - 'a')], {builder.index(0)});
          },
      .has = [](std::string_view name) { return name == "a"; },
  };
  const ExprId value = instantiate(*text, DType::kF32, binding, builder);
  builder.map(builder.extents(output), output, {builder.index(0)}, value);
  CHECK(!find_flaw(builder.take()));
  return 0;
}
