// Zip archives for tests of what reads them.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Entries are added in order; `finish` returns the archive.
class ZipWriter {
 public:
  // Stores the contents, aligned to 64 bytes.
  void add(std::string_view name, std::string_view contents) {
    std::string extra;
    const size_t begin = bytes_.size() + kLocalSize + name.size();
    const size_t misfit = (begin + 4) % 64;
    extra.assign(4 + (misfit == 0 ? 0 : 64 - misfit), '\0');
    add_entry(name, contents, contents, 0, extra);
  }
  void add_deflated(std::string_view name, std::string_view contents) {
    std::string packed(contents.size() + 100, '\0');
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(contents.data()));
    stream.avail_in = static_cast<uInt>(contents.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    add_entry(name, contents, packed, 8, "");
  }
  std::string finish() const {
    std::string result = bytes_ + directory_;
    put(result, 0x06054b50, 4);
    put(result, 0, 4);
    put(result, count_, 2);
    put(result, count_, 2);
    put(result, directory_.size(), 4);
    put(result, bytes_.size(), 4);
    put(result, 0, 2);
    return result;
  }

 private:
  static constexpr size_t kLocalSize = 30;

  static void put(std::string& to, uint64_t number, size_t count) {
    for (size_t i = 0; i < count; ++i) to += static_cast<char>(number >> (8 * i) & 0xff);
  }

  void add_entry(std::string_view name, std::string_view contents, std::string_view packed,
                 uint64_t method, std::string_view extra) {
    const size_t place = bytes_.size();
    const uint64_t checksum =
        crc32_z(0, reinterpret_cast<const Bytef*>(contents.data()), contents.size());
    const auto shared = [&](std::string& to) {
      put(to, 20, 2);
      put(to, 0, 2);
      put(to, method, 2);
      put(to, 0, 4);
      put(to, checksum, 4);
      put(to, packed.size(), 4);
      put(to, contents.size(), 4);
      put(to, name.size(), 2);
    };
    put(bytes_, 0x04034b50, 4);
    shared(bytes_);
    put(bytes_, extra.size(), 2);
    bytes_.append(name).append(extra).append(packed);
    put(directory_, 0x02014b50, 4);
    put(directory_, 20, 2);
    shared(directory_);
    put(directory_, 0, 2);  // extra
    put(directory_, 0, 2);  // comment
    put(directory_, 0, 8);  // disk, attributes
    put(directory_, place, 4);
    directory_.append(name);
    ++count_;
  }

  std::string bytes_;
  std::string directory_;
  uint64_t count_ = 0;
};

}  // namespace passnet
