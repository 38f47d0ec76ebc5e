#include "ops/catalog.hpp"

#include "ops/example.hpp"
#include "ops/families.hpp"

namespace passnet {

std::vector<OpFamily> op_families() {
  return {
      {"pointwise, one operand", OpGroup::kPointwise, pointwise_unary_ops()},
      {"pointwise, several operands", OpGroup::kPointwise, pointwise_binary_ops()},
      {"special function", OpGroup::kPointwise, special_ops()},
      {"comparison", OpGroup::kPointwise, comparison_ops()},
      {"activation", OpGroup::kActivation, activation_ops()},
      {"reduction", OpGroup::kReduction, reduction_ops()},
      {"statistics", OpGroup::kReduction, statistics_ops()},
      {"loss", OpGroup::kReduction, loss_ops(), Autocast::kRaises},
      {"running reduction", OpGroup::kReduction, scan_ops()},
      {"normalization", OpGroup::kNormalization, normalization_ops()},
      {"softmax", OpGroup::kReduction, softmax_ops(), Autocast::kRaisesOnCuda},
      {"view", OpGroup::kMovement, view_ops()},
      {"reshape", OpGroup::kMovement, reshape_ops()},
      {"split", OpGroup::kMovement, split_ops()},
      {"layout", OpGroup::kMovement, layout_ops()},
      {"pooling", OpGroup::kConvolution, pooling_ops()},
      {"conversion", OpGroup::kPointwise, convert_ops()},
      {"creation", OpGroup::kOther, creation_ops()},
      {"indexing", OpGroup::kMovement, indexing_ops()},
      {"matrix product", OpGroup::kMatrix, matmul_ops(), Autocast::kLowers},
      {"product", OpGroup::kMatrix, product_ops(), Autocast::kLowers},
      {"convolution", OpGroup::kConvolution, convolution_ops(), Autocast::kLowers},
      {"transposed convolution", OpGroup::kConvolution, convolution_transpose_ops(),
       Autocast::kLowers},
      {"attention", OpGroup::kMatrix, attention_ops(), Autocast::kLowers},
      {"multi-head attention", OpGroup::kMatrix, multi_head_attention_ops(), Autocast::kLowers},
      {"einsum", OpGroup::kMatrix, einsum_ops(), Autocast::kLowers},
      {"interpolation", OpGroup::kMovement, interpolate_ops()},
      {"sorting", OpGroup::kReduction, sort_ops()},
      {"search", OpGroup::kReduction, search_ops()},
      {"scatter", OpGroup::kMovement, scatter_ops()},
      {"generation", OpGroup::kOther, generate_ops()},
      {"weight norm", OpGroup::kNormalization, weight_norm_ops()},
      {"columns and pixels", OpGroup::kMovement, im2col_ops()},
      {"grid sampling", OpGroup::kMovement, grid_sample_ops(), Autocast::kRaises},
      {"Fourier transform", OpGroup::kOther, fft_ops()},
      {"placement", OpGroup::kMovement, place_ops()},
      {"flat positions", OpGroup::kMovement, take_ops()},
  };
}

Catalog make_catalog() { return Catalog(op_families()); }

std::string_view meaning(const OpDef& def) {
  if (!def.body.empty()) return "body";
  if (def.view != nullptr) return "view";
  return "lower";
}

namespace {

std::string render_op(const Op& op, std::span<const DType> dtypes) {
  std::string text =
      fmt::format("\n### {}\n\n`{}`\n\n{}.\n\n", op.name(), op.def.schema, op.def.doc);
  if (!op.def.body.empty())
    text += fmt::format("- computes `{}`\n", op.def.body);
  else if (op.def.view != nullptr)
    text += "- a view: nothing is computed or copied\n";
  else
    text += "- computed by its own kernel\n";
  if (!op.def.library.empty()) text += fmt::format("- library: {}\n", op.def.library);
  if (op.def.commutative) text += "- its first two operands may be swapped\n";
  if (op.def.random) text += "- random: such graphs import but are not judged\n";
  if (!dtypes.empty()) {
    text += "- dtypes:";
    for (const DType dtype : dtypes) text += fmt::format(" {}", name(dtype));
    text += '\n';
  }
  if (!op.def.spellings.empty()) text += "- in PyTorch:";
  for (size_t i = 0; i < op.def.spellings.size(); ++i) {
    text += fmt::format("{} `{}`", i == 0 ? "" : ",", op.def.spellings[i]);
  }
  if (!op.def.spellings.empty()) text += '\n';
  if (!op.def.example.empty()) text += fmt::format("\n```\n{}\n```\n", op.def.example);
  return text;
}

std::string anchor(std::string_view title) {
  std::string text;
  for (const char c : title) {
    if (c == ' ') text += '-';
    if (c == '-' || c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) text += c;
    if (c >= 'A' && c <= 'Z') text += static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

}  // namespace

std::string render_ops_markdown(const Catalog& catalog) {
  std::string text = fmt::format(
      "# Ops\n\nEvery op of the catalog, {} in all: its schema, what it computes, the dtypes "
      "that its "
      "first operand (or its result) may have, how PyTorch's graphs spell it, an example. `passnet "
      "ops "
      "conv` shows those whose name, family, meaning or spelling contains a word.\n\n"
      "| family | ops |\n| --- | --- |\n",
      catalog.ops().size() - 1);
  for (const OpFamily& family : op_families()) {
    std::string ops;
    for (const OpDef& def : family.ops) {
      const std::string_view op = def.schema.substr(0, def.schema.find('('));
      ops += fmt::format("{}[{}](#{})", ops.empty() ? "" : ", ", op, anchor(op));
    }
    text += fmt::format("| [{0}](#{1}) | {2} |\n", family.name, anchor(family.name), ops);
  }
  for (const OpFamily& family : op_families()) {
    text += fmt::format("\n## {}\n", family.name);
    for (const OpDef& def : family.ops) {
      const Op& op = *catalog.find(def.schema.substr(0, def.schema.find('(')));
      text += render_op(op, allowed_dtypes(catalog, op));
    }
  }
  const Op& launch = catalog.op(catalog.launch());
  return text + "\n## kernels of passes\n" + render_op(launch, {});
}

}  // namespace passnet
