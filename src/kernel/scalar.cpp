#include "kernel/scalar.hpp"

namespace passnet {
namespace {

constexpr bool table_in_order() {
  for (size_t i = 0; i < kScalarOps.size(); ++i) {
    if (static_cast<size_t>(kScalarOps[i].op) != i) return false;
  }
  return static_cast<size_t>(ScalarOp::kSelect) + 1 == kScalarOps.size();
}
static_assert(table_in_order());

}  // namespace

std::optional<ScalarOp> scalar_op_from_name(std::string_view name) {
  for (const ScalarOpInfo& entry : kScalarOps) {
    const bool is_named = entry.result != ScalarResult::kSpecial && !is_check(entry.op);
    if (is_named && entry.name == name) return entry.op;
  }
  return std::nullopt;
}

}  // namespace passnet
