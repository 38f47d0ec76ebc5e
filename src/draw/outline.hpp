// The contents of a picture of a graph: boxes with their texts, and arrows between them. Weights
// are shown in the boxes that read them; repeated parts are one box that holds their first copy.
#pragma once

#include "draw/layers.hpp"
#include "ir/cost.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class BoxKind : uint8_t { kOp, kView, kInput, kResult, kRepeat };

// The colors of boxes.
struct OpGroupInfo {
  OpGroup group;
  std::string_view css;   // class
  std::string_view name;  // in the legend
};
inline constexpr std::array<OpGroupInfo, 9> kOpGroups{{
    {OpGroup::kMatrix, "matrix", "matrix products, attention"},
    {OpGroup::kConvolution, "conv", "convolutions, pooling"},
    {OpGroup::kNormalization, "norm", "normalizations"},
    {OpGroup::kActivation, "act", "activations"},
    {OpGroup::kPointwise, "point", "pointwise"},
    {OpGroup::kReduction, "reduce", "reductions, softmax"},
    {OpGroup::kMovement, "move", "views and data movement"},
    {OpGroup::kLaunch, "launch", "kernels of passes"},
    {OpGroup::kOther, "other", "other"},
}};

struct Box {
  BoxKind kind = BoxKind::kOp;
  OpGroup group = OpGroup::kOther;
  std::string id;  // of the value that it computes or represents
  std::string title;
  std::vector<std::string> lines;  // small ones below the title
  std::string below;               // the type of the result, if it differs from the operand's
  std::string tooltip;
  size_t picture = 0;  // kRepeat: which of `Outline::pictures` is inside
  bool is_marked = false;
  Size size;

  // The space that it takes in its layer, including `below`, which is centered under it.
  Size room() const;
};

// One level: the graph, or the inside of a repeated part. Boxes in program order.
struct OutlinePicture {
  std::vector<Box> boxes;
  std::vector<Arrow> arrows;
  std::vector<std::string> arrow_types;  // by arrow: of the value that it carries
  LayeredPicture layout;                 // set by `lay_out`
};

struct Outline {
  std::string name;
  std::vector<OutlinePicture> pictures;  // the first is the whole
  bool has(OpGroup group) const;
};

struct OutlineOptions {
  bool expand = false;       // draw every copy of a repeated part
  std::vector<bool> marked;  // nodes by index whose boxes are highlighted; those beyond its end are
                             // not
};

// Includes sizes and positions, so that printers decide nothing.
Outline outline(const Graph& graph, const Catalog& catalog, const GraphCost& cost,
                const OutlineOptions& options = {});

// The padding around the picture within a repeated part.
inline constexpr double kRepeatPadding = 12;
inline constexpr double kRepeatTitle = 24;
inline constexpr double kCharacter = 7.3;       // width of a character of a title
inline constexpr double kSmallCharacter = 6.1;  // and of other lines

}  // namespace passnet
