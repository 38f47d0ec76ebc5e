// Bytes of a file that is plain, gzip or zstd.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace passnet {

// Decodes while it reads; memory is bounded whatever sizes the file states (zstd: windows of at
// most 128 MiB).
class ByteStream {
 public:
  // Tells the form by the first bytes, or by the ending `.zst`. "unreadable-file".
  static Result<ByteStream> open(const std::string& path);

  // Returns the number of bytes read into `bytes`, 0 at the end. Returns a sentence for data that
  // does not decode or ends early: bytes before the flaw come first, and it comes once.
  std::expected<size_t, std::string> read(std::span<char> bytes);

 private:
  struct CloseGzip {
    void operator()(void* file) const;
  };
  struct CloseZstd {
    void operator()(struct ZstdReader* reader) const;
  };
  ByteStream() = default;

  std::unique_ptr<void, CloseGzip> gzip_;  // also reads plain files
  std::unique_ptr<struct ZstdReader, CloseZstd> zstd_;
};

}  // namespace passnet
