// Lists of names that users write, separated by commas.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The entries of a list that is separated by commas, without empty ones.
std::vector<std::string> split_list(std::string_view text);

// True if an entry of the list names it, also as `resnet*`, and for an empty list: the meaning of
// every `--only`.
bool is_listed(std::string_view list, const std::string& name);

}  // namespace passnet
