// libFuzzer target: the lines of a list of launches never crash its parser, and what parses are
// units and pieces of which each begins at or after the one before it.
#include "base/check.hpp"
#include "dataset/build/launch_list.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

constexpr size_t kDigits = 16;  // of a key

// The key whose first digits begin at this place of the text; all zeros if there are none.
passnet::Digest key_at(std::string_view text, size_t at) {
  passnet::Digest key;
  uint64_t number = 0;
  const std::string_view digits = text.substr(at, kDigits);
  std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  for (size_t i = 0; i < sizeof number; ++i) {
    key.bytes[i] = static_cast<uint8_t>(number >> (8 * (sizeof number - 1 - i)));
  }
  return key;
}

void check_entries(const passnet::LaunchList& list, const passnet::Digest& key) {
  if (const auto* const units = list.units(key)) {
    size_t end = 0;
    for (const passnet::Unit& unit : *units) {
      CHECK(unit.start >= end && unit.count > 0 && unit.computing <= unit.count);
      end = unit.start + unit.count;
      CHECK(end > unit.start);
    }
  }
  if (const auto* const pieces = list.typical(key)) {
    CHECK(std::ranges::is_sorted(*pieces));
    for (const passnet::Piece& piece : *pieces) {
      CHECK(piece.count > 0 && piece.start + piece.count > piece.start);
    }
  }
  CHECK(list.launches(key).value_or(0) >= 0);
}

}  // namespace

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  passnet::LaunchList list;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    const auto added = list.add(line);
    CHECK(added || !added.error().empty());
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  for (size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1)) {
    check_entries(list, key_at(text, at + 1));
  }
  return 0;
}
