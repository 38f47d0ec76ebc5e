// Content hashes: SHA-256, so that neither caches nor names can be made to collide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

namespace passnet {

struct Digest {
  std::array<uint8_t, 32> bytes{};

  // 64 lower-case hexadecimal digits.
  std::string hex() const;
  friend auto operator<=>(const Digest&, const Digest&) = default;
};

Digest sha256(std::span<const std::byte> data);
Digest sha256(std::string_view text);

// A fast 64-bit content check (not collision-resistant), for comparing buffers over time.
uint64_t checksum64(std::span<const std::byte> data);

// 128 bits that tell contents apart within one process, and differ from process to process: quicker
// than a digest, but safe only from chance, not from an adversary.
struct Fingerprint {
  uint64_t high = 0;
  uint64_t low = 0;

  friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

// A hash of a fingerprint for tables of the standard library.
struct FingerprintHash {
  size_t operator()(const Fingerprint& fingerprint) const { return fingerprint.low; }
};

// Serializes fields unambiguously (tag and length before each) and hashes them.
class Hasher {
 public:
  Hasher& add(std::string_view text) {
    add(static_cast<int64_t>(text.size()));
    return append(text.data(), text.size());
  }
  Hasher& add(int64_t value) { return add_field('i', &value, sizeof value); }
  Hasher& add(const Digest& digest) {
    return add_field('d', digest.bytes.data(), sizeof digest.bytes);
  }
  // Adds the fields of another one.
  Hasher& add(const Hasher& fields) { return append(fields.bytes().data(), fields.bytes().size()); }
  Digest finish() const;
  Fingerprint fingerprint() const;

 private:
  Hasher& add_field(char tag, const void* content, size_t size) {
    append(&tag, sizeof tag);
    return append(content, size);
  }
  Hasher& append(const void* content, size_t size) {
    if (!all_.empty() || size > first_.size() - size_) return spill(content, size);
    std::memcpy(first_.data() + size_, content, size);
    size_ += size;
    return *this;
  }
  Hasher& spill(const void* content, size_t size);
  std::string_view bytes() const {
    return all_.empty() ? std::string_view(first_.data(), size_) : all_;
  }

  std::array<char, 240> first_;  // the fields of most nodes need no other memory
  size_t size_ = 0;
  std::string all_;  // all bytes, once they do not fit in `first_`
};

}  // namespace passnet
