// A compiler's output: structured messages, and text without paths of this machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The form in which a compiler states the place of a message.
enum class LogStyle : uint8_t {
  kColons,       // `file:line:column: error: text`
  kParentheses,  // `file(line): error: text`, as CUDA's compilers write
};

// One message of the compiler; line and column are 1-based, 0 if it names no place.
struct CompileMessage {
  // kContext: gcc's `required from here`, which precedes the error that it leads to.
  enum class Kind : uint8_t { kError, kWarning, kNote, kContext };
  Kind kind = Kind::kError;
  std::string file;  // as in the log; empty if none is named
  uint32_t line = 0;
  uint32_t column = 0;
  std::string text;
};

// Shortens absolute paths of two components or more to their last; control bytes become spaces.
std::string scrub_log(std::string_view log);

// Parses the errors, warnings, notes and contexts, with or without a place, in order; at most
// `limit`.
std::vector<CompileMessage> parse_log(std::string_view log, LogStyle style, size_t limit = 50);

}  // namespace passnet
