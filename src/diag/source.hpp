// Source texts and places in them.
#pragma once

#include "base/id.hpp"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace passnet {

struct SourceTag;
using SourceId = Id<SourceTag>;

// Bytes [begin, end) of a source; an invalid `source` means "no place in a text".
struct Span {
  SourceId source;
  uint32_t begin = 0;
  uint32_t end = 0;
};

// Spans from the first byte of `first` to the last of `last`; both are in one source.
Span join(Span first, Span last);

// A 1-based position; columns count bytes.
struct Location {
  uint32_t line = 1;
  uint32_t column = 1;
};

// Owns the texts that diagnostics point into. The addresses of texts are stable.
class Sources {
 public:
  // `first_line` is the line of the file at which the text begins.
  SourceId add(std::string name, std::string text, uint32_t first_line = 1);
  std::string_view name(SourceId id) const;
  std::string_view text(SourceId id) const;
  std::string_view text(Span span) const;
  Location location(Span span) const;
  // The whole line that contains the span's first byte, without its newline.
  std::string_view line(Span span) const;

 private:
  struct Source {
    std::string name;
    std::string text;
    uint32_t first_line = 1;
  };
  std::deque<Source> sources_;
};

}  // namespace passnet
