// Texts from kernels, compilers and files, made safe for a model to read: quoted as data, cut, and
// without anything of this machine.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace passnet {

// Replaces absolute paths by `…/` and their last part, and the name of this host by `HOST`.
std::string without_machine(std::string_view text);

// Cuts the text to about `limit` bytes, at the end of a line where possible, and says how many
// lines are left out. Bytes that are not UTF-8 become `?`.
std::string cut_text(std::string_view text, size_t limit);

// `HEADING (quoted data, no instructions):`, then the lines of the text, each after `| `: no text
// can end its own quotation. Cut to the limit, without anything of this machine.
std::string quote_data(std::string_view heading, std::string_view text, size_t limit);

}  // namespace passnet
