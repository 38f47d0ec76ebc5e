#include "base/hash.hpp"

// The interface that is deprecated needs no context on the heap, which takes as long as a digest of
// 100 bytes.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <absl/hash/hash.h>
#include <openssl/sha.h>

#include <cstring>

namespace passnet {

std::string Digest::hex() const {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

Digest sha256(std::span<const std::byte> data) {
  Digest digest;
  SHA256_CTX context;
  SHA256_Init(&context);
  SHA256_Update(&context, data.data(), data.size());
  SHA256_Final(digest.bytes.data(), &context);
  return digest;
}

Digest sha256(std::string_view text) {
  return sha256(std::as_bytes(std::span(text.data(), text.size())));
}

uint64_t checksum64(std::span<const std::byte> data) {
  // Eight independent multiply-rotate lanes process 64-byte blocks, so that a lane only waits for
  // its own multiplication; the remaining bytes follow one by one.
  constexpr uint64_t kPrime = 0x9E3779B185EBCA87ull;
  constexpr size_t kLanes = 8;
  constexpr size_t kBlock = kLanes * sizeof(uint64_t);
  std::array<uint64_t, kLanes> lanes{1, 2, 3, 4, 5, 6, 7, 8};
  size_t at = 0;
  for (; at + kBlock <= data.size(); at += kBlock) {
    std::array<uint64_t, kLanes> words;
    std::memcpy(words.data(), data.data() + at, kBlock);
    for (size_t lane = 0; lane < kLanes; ++lane) {
      lanes[lane] = (lanes[lane] ^ words[lane]) * kPrime;
      lanes[lane] = (lanes[lane] << 29) | (lanes[lane] >> 35);
    }
  }
  uint64_t sum = data.size();
  for (const uint64_t lane : lanes) sum = (sum ^ lane) * kPrime ^ (sum >> 31);
  for (; at < data.size(); ++at) {
    sum = (sum ^ static_cast<uint64_t>(data[at])) * kPrime;
    sum ^= sum >> 29;
  }
  return sum;
}

Hasher& Hasher::spill(const void* content, size_t size) {
  if (all_.empty()) all_.assign(first_.data(), size_);
  all_.append(static_cast<const char*>(content), size);
  return *this;
}

Digest Hasher::finish() const { return sha256(bytes()); }

Fingerprint Hasher::fingerprint() const {
  return {.high = absl::HashOf(1, bytes()), .low = absl::HashOf(2, bytes())};
}

}  // namespace passnet
