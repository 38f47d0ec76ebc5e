// Content hashes: SHA-256, so that neither caches nor names can be made to collide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

// Serializes fields unambiguously (tag and length before each) and hashes them.
class Hasher {
 public:
  Hasher& add(std::string_view text);
  Hasher& add(int64_t value);
  Hasher& add(const Digest& digest);
  // Adds the fields of another one.
  Hasher& add(const Hasher& fields);
  Digest finish() const;

 private:
  std::string buffer_;
};

}  // namespace passnet
