#include "dataset/store/text_blob.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <memory>
#include <zstd.h>

namespace passnet {
namespace {

constexpr int kLevel = 3;
constexpr int kFileLevel = 19;
constexpr uint64_t kMaxText = uint64_t{1} << 30;

}  // namespace

TextPacker::TextPacker() : context_(ZSTD_createCCtx()) {}
void TextPacker::Close::operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }

std::string TextPacker::pack(std::string_view text) {
  space_.resize(std::max(space_.size(), ZSTD_compressBound(text.size())));
  const size_t size = ZSTD_compressCCtx(context_.get(), space_.data(), space_.size(), text.data(),
                                        text.size(), kLevel);
  CHECK(ZSTD_isError(size) == 0);
  return space_.substr(0, size);
}

std::string pack_file(std::string_view text) {
  const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context(ZSTD_createCCtx(),
                                                                     &ZSTD_freeCCtx);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kFileLevel);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  std::string bytes(ZSTD_compressBound(text.size()), '\0');
  const size_t size =
      ZSTD_compress2(context.get(), bytes.data(), bytes.size(), text.data(), text.size());
  CHECK(ZSTD_isError(size) == 0);
  bytes.resize(size);
  return bytes;
}

Result<std::string> unpack_text(std::string_view blob) {
  const uint64_t size = ZSTD_getFrameContentSize(blob.data(), blob.size());
  if (size <= kMaxText) {
    std::string text(size, '\0');
    const size_t count = ZSTD_decompress(text.data(), text.size(), blob.data(), blob.size());
    if (ZSTD_isError(count) == 0 && count == size) return text;
  }
  return fail({}, "broken-text", "expected a compressed text, found {} bytes that do not decode",
              blob.size());
}

}  // namespace passnet
