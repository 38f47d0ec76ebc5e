// Text compressed for a page that unpacks it itself.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Returns Base64 of the zlib stream of the text, which a browser's `DecompressionStream("deflate")`
// reads.
std::string pack(std::string_view text);

// JSON values in blocks, each a packed JSON array: a page unpacks the block that it needs. Values
// that follow each other share a block, and so what they have in common.
class PackedBlocks {
 public:
  struct Place {
    size_t block = 0;
    size_t index = 0;
  };
  // `json` is the text of a JSON value.
  Place add(std::string_view json);
  // All blocks; after this nothing is added.
  const std::vector<std::string>& finish();

 private:
  void flush();
  std::vector<std::string> blocks_;
  std::string open_;
  size_t count_ = 0;
};

}  // namespace passnet
