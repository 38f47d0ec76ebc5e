// Compresses text for a page that unpacks it itself.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Returns Base64 of the zlib stream of the text, which a browser's `DecompressionStream("deflate")`
// reads.
std::string pack(std::string_view text);

// JSON values in blocks, each a packed JSON array: a page unpacks the block that it needs.
// Consecutive values share a block, and thus repeated text.
class PackedBlocks {
 public:
  struct Place {
    size_t block = 0;
    size_t index = 0;
  };
  // `json` is the text of a JSON value.
  Place add(std::string_view json);
  // Returns all blocks; nothing may be added afterwards.
  const std::vector<std::string>& finish();

 private:
  void flush();
  std::vector<std::string> blocks_;
  std::string open_;
  size_t count_ = 0;
};

}  // namespace passnet
