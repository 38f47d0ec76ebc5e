// The op catalogue: every op that PassNet knows, one entry an op in src/ops/<family>.cpp.
#pragma once

#include "ir/op.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

// The entries that ship, family by family.
std::vector<std::span<const OpDef>> op_families();

// Built once by the command and passed on const.
Catalogue make_catalogue();

// docs/ops.md: every op with its schema, what it computes, how PyTorch spells it, an example.
std::string render_ops_markdown(const Catalogue& catalogue);

}  // namespace passnet
