#include "frontend/onnx/wire.hpp"

#include <bit>
#include <cstring>

namespace passnet {
namespace {

constexpr size_t kMaxMessages = 4'194'304;

// Reads a varint at `place`, and moves it behind; false if there is none.
bool read_varint(std::span<const std::byte> bytes, size_t& place, uint64_t& value) {
  value = 0;
  for (int shift = 0; shift < 70; shift += 7) {
    if (place == bytes.size()) return false;
    const auto byte = std::to_integer<uint64_t>(bytes[place++]);
    if (shift < 64) value |= (byte & 0x7F) << shift;
    if ((byte & 0x80) == 0) return true;
  }
  return false;
}

std::unexpected<Diagnostic> flaw_at(const WireFile& file, const std::byte* at,
                                    std::string_view what) {
  return fail({}, "bad-onnx", "expected {} at byte {} of '{}'", what, at - file.bytes.data(),
              file.path);
}

}  // namespace

float WireField::real() const { return std::bit_cast<float>(static_cast<uint32_t>(value)); }

Result<WireMessage> WireMessage::open(WireFile& file, std::span<std::byte> bytes) {
  if (++file.messages <= kMaxMessages) return WireMessage(file, bytes);
  return fail({}, "bad-onnx", "expected at most {} messages in '{}', found more", kMaxMessages,
              file.path);
}

std::unexpected<Diagnostic> WireMessage::flaw(std::string_view what) const {
  return flaw_at(*file_, bytes_.data() + place_, what);
}

Result<uint64_t> WireMessage::varint() {
  uint64_t value = 0;
  if (!read_varint(bytes_, place_, value)) return flaw("a number of protocol buffers");
  return value;
}

Result<uint64_t> WireMessage::fixed(size_t size) {
  if (bytes_.size() - place_ < size) return flaw(fmt::format("{} bytes of a number", size));
  uint64_t value = 0;
  std::memcpy(&value, bytes_.data() + place_, size);  // both are little-endian
  place_ += size;
  return value;
}

Result<WireField> WireMessage::next() {
  const uint64_t key = TRY(varint());
  WireField field{.number = static_cast<uint32_t>(key >> 3),
                  .type = static_cast<WireType>(key & 7)};
  if (field.number == 0 || key >> 32 != 0) return flaw("a field of protocol buffers");
  switch (key & 7) {
    case 0:
      field.value = TRY(varint());
      return field;
    case 1:
      field.value = TRY(fixed(8));
      return field;
    case 5:
      field.value = TRY(fixed(4));
      return field;
    case 2:
      break;
    default:
      return flaw("a field of protocol buffers");
  }
  const uint64_t size = TRY(varint());
  if (size > bytes_.size() - place_) return flaw(fmt::format("{} bytes of a field", size));
  field.bytes = bytes_.subspan(place_, size);
  place_ += size;
  return field;
}

Result<std::vector<uint64_t>> packed_varints(const WireFile& file, std::span<std::byte> bytes,
                                             size_t most) {
  std::vector<uint64_t> result;
  for (size_t place = 0; place < bytes.size();) {
    uint64_t value = 0;
    const std::byte* const at = bytes.data() + place;
    if (!read_varint(bytes, place, value)) return flaw_at(file, at, "a number of protocol buffers");
    if (result.size() == most) return flaw_at(file, at, fmt::format("at most {} numbers", most));
    result.push_back(value);
  }
  return result;
}

}  // namespace passnet
