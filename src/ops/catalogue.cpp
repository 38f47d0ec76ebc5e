#include "ops/catalogue.hpp"

#include "ops/families.hpp"

namespace passnet {

std::vector<std::span<const OpDef>> op_families() {
  return {
      pointwise_unary_ops(),
      pointwise_binary_ops(),
      special_ops(),
      comparison_ops(),
      activation_ops(),
      reduction_ops(),
      statistics_ops(),
      loss_ops(),
      scan_ops(),
      normalization_ops(),
      softmax_ops(),
      view_ops(),
      reshape_ops(),
      split_ops(),
      layout_ops(),
      pooling_ops(),
      convert_ops(),
      creation_ops(),
      indexing_ops(),
      matmul_ops(),
      convolution_ops(),
      convolution_transpose_ops(),
      attention_ops(),
      multi_head_attention_ops(),
      einsum_ops(),
      interpolate_ops(),
      sort_ops(),
      scatter_ops(),
      generate_ops(),
      weight_norm_ops(),
      im2col_ops(),
      grid_sample_ops(),
      fft_ops(),
  };
}

Catalogue make_catalogue() { return Catalogue(op_families()); }

std::string render_ops_markdown(const Catalogue& catalogue) {
  std::string text =
      "# Ops\n\nEvery op of the catalogue: its schema, what it computes, how PyTorch "
      "spells it, an example.\n";
  for (const Op& op : catalogue.ops()) {
    text += fmt::format("\n## {}\n\n`{}`\n\n{}.\n", op.name(), op.def.schema, op.def.doc);
    if (!op.def.body.empty())
      text += fmt::format("\n- computes `{}`\n", op.def.body);
    else if (op.def.view != nullptr)
      text += "\n- a view: nothing is computed or copied\n";
    else
      text += "\n- computed by its own kernel\n";
    if (op.def.commutative) text += "- its first two operands may be swapped\n";
    if (op.def.random) text += "- random: such graphs import, and are not judged\n";
    for (const std::string_view spelling : op.def.spellings) {
      text += fmt::format("- `{}`\n", spelling);
    }
    if (!op.def.example.empty()) text += fmt::format("\n```\n{}\n```\n", op.def.example);
  }
  return text;
}

}  // namespace passnet
