// Texts as zstd-compressed blobs.
#pragma once

#include "diag/diagnostic.hpp"

#include <memory>
#include <string>
#include <string_view>

struct ZSTD_CCtx_s;

namespace passnet {

// Compresses text after text; not for several threads at once.
class TextPacker {
 public:
  TextPacker();
  std::string pack(std::string_view text);

 private:
  struct Close {
    void operator()(ZSTD_CCtx_s* context) const;
  };
  std::unique_ptr<ZSTD_CCtx_s, Close> context_;
  std::string space_;  // for the longest blob of a text
};

// The bytes of a zstd file: small, and with a checksum.
std::string pack_file(std::string_view text);

// Errors: "broken-text" (no such blob, or a text of over 1 GiB).
Result<std::string> unpack_text(std::string_view blob);

}  // namespace passnet
