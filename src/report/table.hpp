// Text tables for terminals.
#pragma once

#include "diag/render.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class Align { kLeft, kRight };
enum class Tone { kPlain, kGood, kBad, kFaint };

struct Column {
  std::string title;
  Align align = Align::kRight;
};

struct Cell {
  std::string text;
  Tone tone = Tone::kPlain;
};

struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;  // each as long as `columns`
};

inline constexpr size_t kTerminalWidth = 100;

// Prints lines of at most `width` columns: if the table is wider, its widest left-aligned columns
// lose the middle of their texts. Control characters of titles and
// cells are shown as `?`.
std::string render(const Table& table, Color color = Color::kNever, size_t width = kTerminalWidth);

}  // namespace passnet
