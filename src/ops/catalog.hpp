// The op catalog: all ops, one entry per op in src/ops/<group>/<family>.cpp.
#pragma once

#include "ir/op/op.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The entries that ship, by family.
std::vector<OpFamily> op_families();

// Built once by the command and passed as const.
Catalog make_catalog();

// The meaning that the entry gives: body, view or lower.
std::string_view meaning(const OpDef& def);

// Renders docs/ops.md: every op, by family, with its schema, its meaning, PyTorch's spellings, an
// example.
std::string render_ops_markdown(const Catalog& catalog);

}  // namespace passnet
