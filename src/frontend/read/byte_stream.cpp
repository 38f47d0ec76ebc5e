#include "frontend/read/byte_stream.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <vector>
#include <zstd.h>

namespace passnet {
namespace {

constexpr int kMaxWindow = 27;  // log2 of bytes
constexpr std::array<unsigned char, 4> kZstdMagic{0x28, 0xb5, 0x2f, 0xfd};

bool is_zstd(const std::string& path, std::FILE* file) {
  std::array<unsigned char, kZstdMagic.size()> begin{};
  const size_t count = std::fread(begin.data(), 1, begin.size(), file);
  (void)std::fseek(file, 0, SEEK_SET);
  return path.ends_with(".zst") || (count == begin.size() && begin == kZstdMagic);
}

}  // namespace

// A file with the state of its decoder.
struct ZstdReader {
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file;
  std::unique_ptr<ZSTD_DCtx, size_t (*)(ZSTD_DCtx*)> context;
  std::vector<char> encoded;
  size_t begin = 0;
  size_t end = 0;
  bool within_frame = false;

  std::expected<size_t, std::string> read(std::span<char> bytes) {
    ZSTD_outBuffer out{bytes.data(), bytes.size(), 0};
    while (out.pos == 0) {
      if (begin == end) {
        begin = 0;
        end = std::fread(encoded.data(), 1, encoded.size(), file.get());
        if (std::ferror(file.get()) != 0) return std::unexpected("the file cannot be read");
      }
      if (end == 0) {
        if (!within_frame) return 0;
        within_frame = false;
        return std::unexpected("unexpected end of file");
      }
      ZSTD_inBuffer in{encoded.data() + begin, end - begin, 0};
      const size_t left = ZSTD_decompressStream(context.get(), &out, &in);
      begin += in.pos;
      if (ZSTD_isError(left) != 0) {
        return std::unexpected(fmt::format("invalid zstd data: {}", ZSTD_getErrorName(left)));
      }
      within_frame = left != 0;
    }
    return out.pos;
  }
};

void ByteStream::CloseGzip::operator()(void* file) const { gzclose(static_cast<gzFile>(file)); }
void ByteStream::CloseZstd::operator()(ZstdReader* reader) const { delete reader; }

Result<ByteStream> ByteStream::open(const std::string& path) {
  std::error_code error;
  ByteStream stream;
  const auto unreadable = [&] {
    return fail({}, "unreadable-file", "cannot read '{}': {}", path, std::strerror(errno));
  };
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
    errno = std::filesystem::is_directory(status) ? EISDIR : EINVAL;  // a pipe may never begin
    return unreadable();
  }
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) return unreadable();
  if (is_zstd(path, file.get())) {
    stream.zstd_.reset(new ZstdReader{.file = std::move(file),
                                      .context = {ZSTD_createDCtx(), ZSTD_freeDCtx},
                                      .encoded = std::vector<char>(ZSTD_DStreamInSize())});
    ZSTD_DCtx_setParameter(stream.zstd_->context.get(), ZSTD_d_windowLogMax, kMaxWindow);
    return stream;
  }
  stream.gzip_.reset(gzopen(path.c_str(), "rb"));
  if (!stream.gzip_) return unreadable();
  return stream;
}

std::expected<size_t, std::string> ByteStream::read(std::span<char> bytes) {
  if (zstd_) return zstd_->read(bytes);
  const auto file = static_cast<gzFile>(gzip_.get());
  const int count = gzread(file, bytes.data(), static_cast<unsigned>(bytes.size()));
  if (count > 0) return static_cast<size_t>(count);
  int code = Z_OK;
  const char* const text = gzerror(file, &code);
  if (count == 0 && (code == Z_OK || code == Z_STREAM_END)) return 0;
  return std::unexpected(text);
}

}  // namespace passnet
