#include "cli/help_format.hpp"

#include "base/utf8.hpp"
#include "cli/output.hpp"
#include "report/table.hpp"

#include <algorithm>
#include <sstream>
#include <unistd.h>

namespace passnet {
namespace {

constexpr size_t kColumn = 30;

// Lines beyond 120 columns are hard to read.
size_t help_width() {
  constexpr size_t kWidest = 120;
  return std::min(terminal_width(STDOUT_FILENO).value_or(kTerminalWidth), kWidest);
}

// A name and its description; a long name has a line of its own.
std::string two_columns(const std::string& name, const std::string& description) {
  std::string text = "  " + name;
  if (description.empty()) return text + "\n";
  const size_t used = count_characters(text);
  text += used + 1 > kColumn ? "\n" + std::string(kColumn, ' ') : std::string(kColumn - used, ' ');
  return text + wrap_text(description, kColumn, kColumn, help_width()) + "\n";
}

}  // namespace

std::string wrap_text(const std::string& text, size_t used, size_t indent, size_t width) {
  std::string wrapped;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line); used = indent) {
    if (!wrapped.empty()) wrapped += "\n" + std::string(indent, ' ');
    std::istringstream words(line);
    bool begins = true;
    for (std::string word; words >> word; begins = false) {
      if (!begins && used + 1 + count_characters(word) > width) {
        wrapped += "\n" + std::string(indent, ' ');
        used = indent;
        begins = true;
      }
      wrapped += (begins ? "" : " ") + word;
      used += count_characters(word) + (begins ? 0 : 1);
    }
  }
  return wrapped;
}

std::string HelpFormat::make_option(const CLI::Option* option, bool is_positional) const {
  return two_columns(make_option_name(option, is_positional) + make_option_opts(option),
                     make_option_desc(option));
}

std::string HelpFormat::make_subcommand(const CLI::App* command) const {
  return two_columns(command->get_display_name(true), command->get_description());
}

std::string HelpFormat::make_description(const CLI::App* command) const {
  return wrap_text(command->get_description(), 0, 0, help_width()) + "\n";
}

}  // namespace passnet
