// The wire format of protocol buffers: the fields of a message, in place.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace passnet {

enum class WireType : uint8_t { kVarint = 0, kFixed64 = 1, kBytes = 2, kFixed32 = 5 };

struct WireField {
  uint32_t number = 0;
  WireType type = WireType::kVarint;
  uint64_t value = 0;          // of all types but kBytes
  std::span<std::byte> bytes;  // of kBytes: in the file

  std::string_view text() const {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
  int64_t integer() const { return static_cast<int64_t>(value); }
  float real() const;  // of kFixed32
};

// A file whose contents are one message, and the number of messages read from it so far.
struct WireFile {
  std::string path;
  std::span<std::byte> bytes;
  size_t messages = 0;
};

// Reads the fields of a message one after the other. What follows a field that no reader expects is
// skipped by its length.
class WireMessage {
 public:
  // `bytes` are part of the file. "bad-onnx" after 4,194,304 messages.
  static Result<WireMessage> open(WireFile& file, std::span<std::byte> bytes);

  bool at_end() const { return place_ == bytes_.size(); }
  // The next field, which there is. "bad-onnx".
  Result<WireField> next();
  // Locates a flaw in the file: a diagnostic of our own at this message.
  std::unexpected<Diagnostic> flaw(std::string_view what) const;

 private:
  WireMessage(const WireFile& file, std::span<std::byte> bytes) : file_(&file), bytes_(bytes) {}
  Result<uint64_t> varint();
  Result<uint64_t> fixed(size_t size);

  const WireFile* file_;
  std::span<std::byte> bytes_;
  size_t place_ = 0;
};

// The numbers of a packed field. "bad-onnx".
Result<std::vector<uint64_t>> packed_varints(const WireFile& file, std::span<std::byte> bytes,
                                             size_t most);

}  // namespace passnet
