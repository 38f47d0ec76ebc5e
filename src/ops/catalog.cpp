#include "ops/catalog.hpp"

#include "ops/example.hpp"
#include "ops/families.hpp"

namespace passnet {

std::vector<OpFamily> op_families() {
  return {
      {"pointwise, one operand", pointwise_unary_ops()},
      {"pointwise, several operands", pointwise_binary_ops()},
      {"special function", special_ops()},
      {"comparison", comparison_ops()},
      {"activation", activation_ops()},
      {"reduction", reduction_ops()},
      {"statistics", statistics_ops()},
      {"loss", loss_ops()},
      {"running reduction", scan_ops()},
      {"normalization", normalization_ops()},
      {"softmax", softmax_ops()},
      {"view", view_ops()},
      {"reshape", reshape_ops()},
      {"split", split_ops()},
      {"layout", layout_ops()},
      {"pooling", pooling_ops()},
      {"conversion", convert_ops()},
      {"creation", creation_ops()},
      {"indexing", indexing_ops()},
      {"matrix product", matmul_ops()},
      {"product", product_ops()},
      {"convolution", convolution_ops()},
      {"transposed convolution", convolution_transpose_ops()},
      {"attention", attention_ops()},
      {"multi-head attention", multi_head_attention_ops()},
      {"einsum", einsum_ops()},
      {"interpolation", interpolate_ops()},
      {"sorting", sort_ops()},
      {"search", search_ops()},
      {"scatter", scatter_ops()},
      {"generation", generate_ops()},
      {"weight norm", weight_norm_ops()},
      {"columns and pixels", im2col_ops()},
      {"grid sampling", grid_sample_ops()},
      {"Fourier transform", fft_ops()},
      {"placement", place_ops()},
      {"flat positions", take_ops()},
  };
}

std::unordered_map<std::string_view, std::string_view> op_family_names() {
  std::unordered_map<std::string_view, std::string_view> names;
  for (const OpFamily& family : op_families()) {
    for (const OpDef& def : family.ops) {
      names.emplace(def.schema.substr(0, def.schema.find('(')), family.name);
    }
  }
  return names;
}

Catalog make_catalog() {
  std::vector<std::span<const OpDef>> families;
  for (const OpFamily& family : op_families()) families.push_back(family.ops);
  return Catalog(families);
}

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
