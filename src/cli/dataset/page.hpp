// A dataset as one page of pictures.
#pragma once

#include "dataset/overview.hpp"

#include <string>
#include <string_view>

namespace passnet {

// Returns UTF-8 HTML without scripts or anything to load; `title` is text.
std::string dataset_page(std::string_view title, const Overview& all);

}  // namespace passnet
