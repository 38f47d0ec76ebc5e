// A compiler's output: structured messages, and text without paths of this machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// One message of the compiler; line and column are 1-based, 0 where it names no place.
struct CompileMessage {
  // kContext: gcc's `required from here`, which leads to the error behind it.
  enum class Kind : uint8_t { kError, kWarning, kNote, kContext };
  Kind kind = Kind::kError;
  std::string file;  // as in the log; empty where none is named
  uint32_t line = 0;
  uint32_t column = 0;
  std::string text;
};

// Absolute paths of two components or more become their last one; control bytes, spaces.
std::string scrub_log(std::string_view log);

// The lines `file:line:column: error: text` (and warnings, notes, contexts, those without a place),
// in order; at most `limit`.
std::vector<CompileMessage> parse_log(std::string_view log, size_t limit = 50);

}  // namespace passnet
