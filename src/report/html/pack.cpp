#include "report/html/pack.hpp"

#include "base/check.hpp"

#include <zlib.h>

#include <cstdint>

namespace passnet {
namespace {

constexpr size_t kBlock = 192 << 10;  // unpacks in a few milliseconds
constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](size_t at) -> uint32_t {
      return at < bytes.size() ? static_cast<uint8_t>(bytes[at]) : 0;
    };
    const uint32_t three = byte(i) << 16 | byte(i + 1) << 8 | byte(i + 2);
    text += kDigits[three >> 18];
    text += kDigits[three >> 12 & 63];
    text += i + 1 < bytes.size() ? kDigits[three >> 6 & 63] : '=';
    text += i + 2 < bytes.size() ? kDigits[three & 63] : '=';
  }
  return text;
}

}  // namespace

std::string pack(std::string_view text) {
  uLongf size = compressBound(text.size());
  std::string packed(size, '\0');
  const int code =
      compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
                reinterpret_cast<const Bytef*>(text.data()), text.size(), Z_BEST_COMPRESSION);
  CHECK(code == Z_OK);
  packed.resize(size);
  return base64(packed);
}

PackedBlocks::Place PackedBlocks::add(std::string_view json) {
  if (open_.size() >= kBlock) flush();
  open_ += open_.empty() ? '[' : ',';
  open_ += json;
  return {.block = blocks_.size(), .index = count_++};
}

const std::vector<std::string>& PackedBlocks::finish() {
  if (count_ > 0) flush();
  return blocks_;
}

void PackedBlocks::flush() {
  open_ += ']';
  blocks_.push_back(pack(open_));
  open_.clear();
  count_ = 0;
}

}  // namespace passnet
