// Formats help: two columns, wrapped at the width of the terminal, or at 100. Only command_line.cpp
// includes it.
#pragma once

#include <CLI/CLI.hpp>

#include <cstddef>
#include <string>

namespace passnet {

class HelpFormat : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
  std::string make_subcommand(const CLI::App* command) const override;
  std::string make_description(const CLI::App* command) const override;
};

// Keeps the lines of a text, and breaks them at spaces where they exceed `width` columns; all but
// the first begin with `indent` spaces. The first line already holds `used` columns.
std::string wrap_text(const std::string& text, size_t used, size_t indent, size_t width);

}  // namespace passnet
