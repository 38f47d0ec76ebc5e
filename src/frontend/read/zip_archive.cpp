#include "frontend/read/zip_archive.hpp"

#include <zlib.h>

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

constexpr uint32_t kEndSignature = 0x06054b50;
constexpr uint32_t kEnd64Signature = 0x06064b50;
constexpr uint32_t kLocator64Signature = 0x07064b50;
constexpr uint32_t kCentralSignature = 0x02014b50;
constexpr uint32_t kLocalSignature = 0x04034b50;
constexpr uint64_t kEndSize = 22;
constexpr uint64_t kEnd64Size = 56;
constexpr uint64_t kLocator64Size = 20;
constexpr uint64_t kCentralSize = 46;
constexpr uint64_t kLocalSize = 30;
constexpr uint64_t kMaxComment = 0xffff;
constexpr uint32_t kIn64Bits = 0xffffffff;  // in a field of 32 bits: see the extra field
constexpr uint16_t kExtra64 = 1;
constexpr uint16_t kStored = 0;
constexpr uint16_t kDeflated = 8;

}  // namespace

// Reads little-endian numbers of the directory; the caller has checked the bounds.
class ZipDirectory {
 public:
  ZipDirectory(std::span<std::byte> bytes, ZipArchive& archive)
      : bytes_(bytes), archive_(archive) {}

  Result<void> read() {
    const auto end = find_end();
    if (!end) {
      return flaw("zip-directory", 0, "expected a zip archive, found no directory at its end");
    }
    uint64_t count = number(*end + 10, 2);
    uint64_t size = number(*end + 12, 4);
    uint64_t begin = number(*end + 16, 4);
    if (const auto wide = find_end64(*end)) {
      count = number(*wide + 32, 8);
      size = number(*wide + 40, 8);
      begin = number(*wide + 48, 8);
    }
    if (begin > *end || size > *end - begin || count > size / kCentralSize) {
      return flaw("zip-directory", *end,
                  "expected a directory of {} entries within the archive, found {} bytes at {}",
                  count, size, begin);
    }
    uint64_t at = begin;
    for (uint64_t i = 0; i < count; ++i) at = TRY(read_entry(at, begin + size));
    return {};
  }

 private:
  template <class... Args>
  std::unexpected<Diagnostic> flaw(std::string_view id, uint64_t at,
                                   fmt::format_string<Args...> text, Args&&... args) const {
    return fail({}, id, "'{}', byte {}: {}", archive_.name_, at,
                fmt::format(text, std::forward<Args>(args)...));
  }

  uint64_t number(uint64_t at, size_t count) const {
    uint64_t result = 0;
    for (size_t i = count; i-- > 0;) result = result << 8 | static_cast<uint8_t>(bytes_[at + i]);
    return result;
  }

  // The record at the end of the archive, which only a comment follows.
  std::optional<uint64_t> find_end() const {
    if (bytes_.size() < kEndSize) return std::nullopt;
    const uint64_t last = bytes_.size() - kEndSize;
    const uint64_t first = last > kMaxComment ? last - kMaxComment : 0;
    for (uint64_t at = last + 1; at-- > first;) {
      if (number(at, 4) == kEndSignature && number(at + 20, 2) == last - at) return at;
    }
    return std::nullopt;
  }

  std::optional<uint64_t> find_end64(uint64_t end) const {
    if (end < kLocator64Size || number(end - kLocator64Size, 4) != kLocator64Signature) {
      return std::nullopt;
    }
    const uint64_t at = number(end - kLocator64Size + 8, 8);
    if (end < kEnd64Size || at > end - kEnd64Size || number(at, 4) != kEnd64Signature) {
      return std::nullopt;
    }
    return at;
  }

  // Replaces the fields that are in 64 bits by those of the extra field.
  void widen(uint64_t extra, uint64_t extra_size, uint64_t& size, uint64_t& packed,
             uint64_t& place) const {
    const uint64_t end = extra + extra_size;
    while (extra + 4 <= end) {
      const uint64_t length = number(extra + 2, 2);
      uint64_t field = extra + 4;
      const uint64_t field_end = std::min(end, field + length);
      if (number(extra, 2) == kExtra64) {
        for (uint64_t* const value : {&size, &packed, &place}) {
          if (*value != kIn64Bits || field + 8 > field_end) continue;
          *value = number(field, 8);
          field += 8;
        }
      }
      extra += 4 + length;
    }
  }

  // Returns the place of the next entry.
  Result<uint64_t> read_entry(uint64_t at, uint64_t end) {
    if (end - at < kCentralSize || number(at, 4) != kCentralSignature) {
      return flaw("zip-directory", at, "expected an entry of the directory, found other bytes");
    }
    const uint64_t name_size = number(at + 28, 2);
    const uint64_t extra_size = number(at + 30, 2);
    const uint64_t next = at + kCentralSize + name_size + extra_size + number(at + 32, 2);
    if (next > end)
      return flaw("zip-directory", at, "expected an entry that ends in the directory");
    const auto* const text = reinterpret_cast<const char*>(&bytes_[at + kCentralSize]);
    ZipEntry entry{.name = std::string(text, name_size), .size = number(at + 24, 4)};
    uint64_t packed = number(at + 20, 4);
    uint64_t place = number(at + 42, 4);
    widen(at + kCentralSize + name_size, extra_size, entry.size, packed, place);
    entry.checksum = static_cast<uint32_t>(number(at + 16, 4));
    const uint64_t method = number(at + 10, 2);
    entry.is_deflated = method == kDeflated;
    const bool is_encrypted = (number(at + 8, 2) & 1) != 0;
    if (is_encrypted || (method != kStored && method != kDeflated)) {
      return flaw("zip-entry", at, "expected a stored or deflated entry, found '{}' {}", entry.name,
                  is_encrypted ? "encrypted" : "in another form");
    }
    if (!entry.is_deflated && packed != entry.size) {
      return flaw("zip-entry", at, "expected '{}' to be stored in its {} bytes, found {}",
                  entry.name, entry.size, packed);
    }
    if (bytes_.size() < kLocalSize || place > bytes_.size() - kLocalSize ||
        number(place, 4) != kLocalSignature) {
      return flaw("zip-entry", at, "expected the header of '{}' at byte {}", entry.name, place);
    }
    const uint64_t data = place + kLocalSize + number(place + 26, 2) + number(place + 28, 2);
    if (data > bytes_.size() || packed > bytes_.size() - data) {
      return flaw("zip-entry", at, "expected '{}' to end within the archive, found {} bytes at {}",
                  entry.name, packed, data);
    }
    entry.data = bytes_.subspan(data, packed);
    if (!archive_.places_.emplace(entry.name, archive_.entries_.size()).second) {
      return flaw("zip-repeated", at, "expected every name once, found '{}' twice", entry.name);
    }
    archive_.entries_.push_back(std::move(entry));
    return next;
  }

  std::span<std::byte> bytes_;
  ZipArchive& archive_;
};

Result<ZipArchive> ZipArchive::open(FileMemory& memory, std::span<std::byte> bytes,
                                    std::string name) {
  ZipArchive archive(memory, std::move(name));
  TRY(ZipDirectory(bytes, archive).read());
  return archive;
}

const ZipEntry* ZipArchive::find(std::string_view name) const {
  const auto found = places_.find(std::string(name));
  return found == places_.end() ? nullptr : &entries_[found->second];
}

std::string ZipArchive::label(const ZipEntry& entry) const { return name_ + "/" + entry.name; }

Result<std::span<std::byte>> ZipArchive::read(const ZipEntry& entry) const {
  if (!entry.is_deflated) return entry.data;
  const std::span<std::byte> contents = TRY(memory_->allocate(entry.size));
  z_stream stream{};
  constexpr int kRaw = -MAX_WBITS;
  bool is_whole = inflateInit2(&stream, kRaw) == Z_OK;
  const bool is_open = is_whole;
  size_t read = 0;
  size_t written = 0;
  // zlib counts in 32 bits.
  constexpr size_t kStep = size_t{1} << 30;
  int status = Z_OK;
  while (is_whole && status == Z_OK) {
    const size_t given = std::min(kStep, entry.data.size() - read);
    const size_t room = std::min(kStep, contents.size() - written);
    stream.next_in = reinterpret_cast<Bytef*>(entry.data.data() + read);
    stream.avail_in = static_cast<uInt>(given);
    stream.next_out = reinterpret_cast<Bytef*>(contents.data() + written);
    stream.avail_out = static_cast<uInt>(room);
    status = inflate(&stream, Z_NO_FLUSH);
    read += given - stream.avail_in;
    written += room - stream.avail_out;
  }
  if (is_open) inflateEnd(&stream);
  is_whole = is_whole && status == Z_STREAM_END && written == contents.size();
  const auto* const bytes = reinterpret_cast<const Bytef*>(contents.data());
  if (!is_whole || crc32_z(0, bytes, contents.size()) != entry.checksum) {
    return fail({}, "zip-inflate", "expected {} bytes in '{}', found others", entry.size,
                label(entry));
  }
  return contents;
}

}  // namespace passnet
