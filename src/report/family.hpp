// Derives the model family of a graph from names.
#pragma once

#include <string>
#include <string_view>

namespace passnet {

// The family of `timm/tf_efficientnet_b0`,
// `efficientnet.batch_norm_silu/efficientnet.batch_norm_silu.3`: efficientnet. The longest name of
// a known architecture in the model's name (the last part of the path, up to a point), else its
// first word of more than two letters, else that part itself.
std::string model_family(std::string_view name);

}  // namespace passnet
