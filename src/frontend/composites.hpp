// Functions of PyTorch that are programs of other functions, such as its fused encoder layer: the
// importer runs the program in place of the call.
#pragma once

#include <span>
#include <string_view>

namespace passnet {

struct CompositeText {
  std::string_view signature;  // as of a spelling (ops/spelling.md)
  std::string_view body;       // statements of captured source, indented; the last one returns
};

std::span<const CompositeText> composite_texts();
std::span<const CompositeText> signal_composite_texts();
std::span<const CompositeText> aten_composite_texts();
std::span<const CompositeText> loss_composite_texts();

}  // namespace passnet
